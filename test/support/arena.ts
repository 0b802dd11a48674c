import {
  apply,
  bySeat,
  legalActions,
  resultOf,
  seatAfter,
  seats,
  shuffledHands,
  startDeal,
  turnOf,
  viewOf,
} from '../../src/engine/index.js'
import type { Action, BySeat, Deal, DealResult, DealSetup, RuleSet, Seat } from '../../src/engine/index.js'
import { players } from '../../src/players/index.js'
import type { ComputerPlayer } from '../../src/players/player.js'

/** A deal played to its end: everything that was done, in order, and what came of it. */
export interface PlayedDeal {
  readonly actions: readonly Action[]
  readonly result: DealResult
}

/** What a player does on its turn; where only one action is legal, nobody need think. */
function chosen(deal: Deal, seat: Seat, player: ComputerPlayer, seed: string): Action {
  const [only, second] = legalActions(deal, seat)
  if (only !== undefined && second === undefined) return only
  const move = player.choose(viewOf(deal, seat), seed)
  if (move === null) throw new Error(`${player.level} is silent on its turn`)
  return { ...move, seat }
}

/**
 * Lets four computer players play a deal.
 * @param seed what chance the players have depends on it; take another one than the shuffle's
 * @throws Error if the setup is no deal, or a player chooses a move that the engine refuses
 */
export function playDeal(setup: DealSetup, seated: BySeat<ComputerPlayer>, seed: string): PlayedDeal {
  const started = startDeal(setup)
  if (!started.ok) throw new Error(`no deal: ${started.refusal.code}`)
  const actions: Action[] = []
  let deal = started.value
  for (let seat = turnOf(deal); seat !== null; seat = turnOf(deal)) {
    const action = chosen(deal, seat, seated[seat], seed)
    const done = apply(deal, action)
    if (!done.ok) throw new Error(`${seated[seat].level} chose ${JSON.stringify(action)}: ${done.refusal.code}`)
    actions.push(action)
    deal = done.value.deal
  }
  const result = resultOf(deal)
  if (result === null) throw new Error('the deal stopped before its end')
  return { actions, result }
}

/** Who plays how many games with whom. */
export interface ArenaSetup {
  /** One level for each player; each must be in `players`. */
  readonly levels: BySeat<string>
  /** Number of games, at least 1. */
  readonly games: number
  readonly seed: string
  readonly rules: RuleSet
  /** The players change seats from game to game, so that nobody keeps a neighbour's luck; else player and seat are the same. */
  readonly rotated?: boolean
  /** Which games count; left out: all. */
  readonly counts?: (result: DealResult) => boolean
}

/** A mean per game and the half width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number
  readonly margin: number
}

export interface ArenaResult {
  /** Number of games that counted. */
  readonly games: number
  /** Points per game of each player, in the order of `levels`. */
  readonly points: BySeat<Estimate>
}

function estimate(sum: number, squares: number, count: number): Estimate {
  const mean = count === 0 ? 0 : sum / count
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1))
  return { mean, margin: count === 0 ? 0 : 1.96 * Math.sqrt(variance / count) }
}

/**
 * Plays seeded deals, the dealer going round, and averages the points. The same setup gives the same figures.
 * @throws Error for a level that is not known, and as `playDeal`
 */
export function playArena(setup: ArenaSetup): ArenaResult {
  const entrants = setup.levels.map((level) => {
    const player = Object.hasOwn(players, level) ? players[level] : undefined
    if (player === undefined) throw new Error(`unknown level: ${level}`)
    return player
  }) as unknown as BySeat<ComputerPlayer>
  const sums: [number, number, number, number] = [0, 0, 0, 0]
  const squares: [number, number, number, number] = [0, 0, 0, 0]
  let count = 0
  for (let game = 0; game < setup.games; game++) {
    const shift = setup.rotated === true ? Math.floor(game / 4) : 0
    const dealer = (game % 4) as Seat
    const hands = shuffledHands(setup.rules, `${setup.seed} deal ${game}`)
    const seated = bySeat((seat) => entrants[seatAfter(seat, -shift)])
    const { result } = playDeal({ rules: setup.rules, dealer, hands }, seated, `${setup.seed} players ${game}`)
    if (setup.counts?.(result) === false) continue
    count += 1
    for (const entrant of seats) {
      const points = result.points[seatAfter(entrant, shift)]
      sums[entrant] += points
      squares[entrant] += points * points
    }
  }
  return { games: count, points: bySeat((entrant) => estimate(sums[entrant], squares[entrant], count)) }
}
