import { apply, at, drawsOf, isOver, legalActions, seats, startDeal, turnOf } from '../engine/index.js'
import type { Action, Deal, DealSetup, Refusal, Result, Seat } from '../engine/index.js'

/** How often (one in so many) a seat declares something, unless asked otherwise, and how often somebody says what he may say. */
const usuallyDeclares = 8
const speaks = 40

/** A source of numbers that goes on by itself. */
export interface Dice {
  /** A whole number from 0 to `bound - 1`. */
  roll(bound: number): number
}

/** Dice thrown by a seeded generator. */
export const diceOf = (seed: string): Dice => ({ roll: drawsOf(seed) })

/**
 * The seat whose turn it is in a deal that is not over.
 * @throws Error for one that is
 */
export function onTurn(deal: Deal): Seat {
  const seat = turnOf(deal)
  if (seat === null) throw new Error('nobody is on turn: the deal is over')
  return seat
}

/** What a seat at random says out of turn, if anything. */
function remark(deal: Deal, dice: Dice): Action | null {
  if (dice.roll(speaks) !== 0) return null
  const seat = at(seats, dice.roll(4))
  const said = legalActions(deal, seat).filter(({ type }) => type === 'announce')
  return said[dice.roll(Math.max(said.length, 1))] ?? null
}

/** What a seat at random does in its turn: mostly healthy, any card as likely as the other; cards are listed before announcements. */
function turn(deal: Deal, seat: Seat, dice: Dice, declares: number): Action | undefined {
  const legal = legalActions(deal, seat)
  const first = legal[0]
  if (first?.type === 'healthy' && dice.roll(declares) !== 0) return first
  if (first?.type !== 'play') return legal[dice.roll(legal.length)]
  let cards = legal.length
  while (legal[cards - 1]?.type === 'announce') cards--
  return legal[dice.roll(cards)]
}

/**
 * Plays a whole deal at random, announcements out of turn included.
 * @param declares one in so many seats that could be healthy declares something instead
 * @returns the deal that is over and everything that was done; the refusal of `startDeal` for a wrong setup
 */
export function playAtRandom(
  setup: DealSetup,
  dice: Dice,
  declares = usuallyDeclares,
): Result<{ readonly deal: Deal; readonly actions: readonly Action[] }, Refusal> {
  const started = startDeal(setup)
  if (!started.ok) return started
  let deal = started.value
  const actions: Action[] = []
  while (!isOver(deal)) {
    const action = remark(deal, dice) ?? turn(deal, onTurn(deal), dice, declares)
    if (action === undefined) throw new Error('nothing is legal before the end of a deal')
    const done = apply(deal, action)
    if (!done.ok) throw new Error(`a legal action was refused: ${done.refusal.code}`)
    actions.push(action)
    deal = done.value.deal
  }
  return { ok: true, value: { deal, actions } }
}
