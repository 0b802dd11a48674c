import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import {
  commitmentOf,
  finishDeal,
  isMatchOver,
  matchDeal,
  matchKey,
  nextDeal,
  presets,
  resultOf,
  startMatch,
} from '../../src/engine/index.js'
import type { Match, MatchDeal, MatchRecord, RuleSet } from '../../src/engine/index.js'

/** A match played at random to its end, with everything that it takes to check it. */
export function playedMatch(games: number, rules: RuleSet = presets.hausrunde): MatchRecord {
  const [seed, lobby] = ['a seed', ['open anna - 0', 'start anna 1']]
  const started = startMatch({ rules, games, seed: matchKey(seed, lobby) })
  if (!started.ok) throw new Error(started.refusal.code)
  let match: Match = started.value
  const deals: MatchDeal[] = []
  while (!isMatchOver(match)) {
    const { setup, game } = nextDeal(match)
    const played = playAtRandom(setup, diceOf(`${game} ${match.redeals}`))
    const result = played.ok ? resultOf(played.value.deal) : null
    if (!played.ok || !result) throw new Error('not played')
    deals.push(matchDeal(game, match.redeals, { setup, actions: played.value.actions }))
    match = finishDeal(match, result)
  }
  return {
    rules: match.setup.rules,
    games,
    places: 4,
    firstDealer: 0,
    commitment: commitmentOf(seed),
    seed,
    lobby,
    deals,
  }
}
