import { apply, at, formatRecord, isOver, judge, resultOf, shuffledHands, startDeal, viewOf } from '../engine/index.js'
import type { Action, Deal, DealSetup, RuleSet, Seat } from '../engine/index.js'
import type { ComputerPlayer } from '../players/index.js'
import { UsageError } from './help.js'
import { LineWriter } from './lines.js'
import { diceOf, onTurn, playAtRandom } from './random-deal.js'
import { Summary } from './summary.js'

/** What to simulate. */
export interface Simulation {
  readonly rules: RuleSet
  readonly games: number
  readonly seed: string
  /** Levels of the computer players by seat. */
  readonly players: readonly string[]
  readonly records: boolean
}

interface Finished {
  readonly deal: Deal
  readonly actions: readonly Action[]
}

/** The players of the four seats; null where all play at random, which needs no views. */
async function playersFor(levels: readonly string[]): Promise<readonly ComputerPlayer[] | null> {
  if (levels.every((level) => level === 'random')) return null
  const { players, computerLevels } = await import('../players/index.js')
  return levels.map((level) => {
    const player = Object.hasOwn(players, level) ? players[level] : undefined
    if (!player) throw new UsageError(`--players: there is no player ${level}; there are ${computerLevels.join(', ')}`)
    return player
  })
}

/** Plays a deal by computer players; each is asked when its turn comes, until it does more than announce. */
function playByPlayers(setup: DealSetup, players: readonly ComputerPlayer[], seed: string): Finished {
  const started = startDeal(setup)
  if (!started.ok) throw new Error(`a shuffled deal was refused: ${started.refusal.code}`)
  let deal = started.value
  const actions: Action[] = []
  while (!isOver(deal)) {
    const seat = onTurn(deal)
    const move = at(players, seat).choose(viewOf(deal, seat), `${seed}/${seat}`)
    if (!move) throw new Error(`seat ${seat} is silent on its turn`)
    const action: Action = { ...move, seat }
    const done = apply(deal, action)
    if (!done.ok) throw new Error(`seat ${seat} did something illegal: ${done.refusal.code}`)
    actions.push(action)
    deal = done.value.deal
  }
  return { deal, actions }
}

function playOne(setup: DealSetup, players: readonly ComputerPlayer[] | null, seed: string): Finished {
  if (players) return playByPlayers(setup, players, seed)
  const played = playAtRandom(setup, diceOf(`${seed}/play`))
  if (!played.ok) throw new Error(`a shuffled deal was refused: ${played.refusal.code}`)
  return played.value
}

/** One deal as a record with what the judge says of it. */
function recordLine(setup: DealSetup, actions: readonly Action[]): string {
  const record = { setup, actions }
  return formatRecord({ ...record, result: judge(formatRecord(record)) })
}

/**
 * Plays deals, the dealer moving on each time, and prints the summary or the records.
 * @throws UsageError for a player that does not exist
 */
export async function simulate({ rules, games, seed, players: levels, records }: Simulation): Promise<number> {
  const players = await playersFor(levels)
  const output = new LineWriter()
  const summary = new Summary()
  const begin = performance.now()
  for (let game = 0; game < games; game++) {
    const dealSeed = `${seed}/${game}`
    const setup: DealSetup = { rules, dealer: (game % 4) as Seat, hands: shuffledHands(rules, dealSeed) }
    const { deal, actions } = playOne(setup, players, dealSeed)
    if (records) await output.write(recordLine(setup, actions))
    else summary.add(resultOf(deal)?.points ?? [0, 0, 0, 0])
  }
  if (!records) {
    const seconds = (performance.now() - begin) / 1000
    await output.write(summary.text(rules.preset, levels, seconds))
  }
  await output.flush()
  return 0
}
