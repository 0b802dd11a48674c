import type { Action } from './action.js'
import { cardOf } from './card.js'
import { apply, legalActions, startDeal, turnOf } from './deal.js'
import { formatMove, parseAction } from './notation.js'
import { parseHead } from './record.js'
import type { DealResult, ScoreLine } from './result-of-deal.js'
import type { Refusal } from './result.js'
import { eyesIn, faceAt, leaderOf, winnerOf } from './rules/played.js'
import { bySeat } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { stateOf } from './state.js'
import type { Deal } from './state.js'

/** What is said of a record that cannot be right. */
export interface BadRecord {
  readonly ok: false
  /** Index of the action; -1: the record itself. */
  readonly at: number
  /** The action as it stands in the record, null for the record itself. */
  readonly action: unknown
  readonly code: Refusal['code']
  readonly message: string
}

/** What is said of a record that stops before the deal is over. */
export interface OpenRecord {
  readonly ok: true
  readonly over: false
  readonly turn: Seat | null
  /** Each seat's legal actions in a record's words without the seat, sorted; a gift as "gibt 3". */
  readonly legal: BySeat<readonly string[]>
}

/** What is said of a whole deal. */
export interface JudgedDeal extends Omit<DealResult, 'pflicht' | 'bock'> {
  readonly ok: true
  readonly over: true
  readonly tricks: readonly { leader: Seat; cards: readonly string[]; winner: Seat; eyes: number }[]
  /** What in it starts a Bockrunde, in alphabetical order; left out where nothing does. */
  readonly startsBock?: readonly string[]
}

export type Judgement = BadRecord | OpenRecord | JudgedDeal

/** Puts a refusal into words; the plain form is its code and its data. */
export type Wording = (refusal: Refusal) => string

/** A refusal as its code and data, "must-follow (led: trump)". */
export function plainWording(refusal: Refusal): string {
  const { code, ...data } = refusal
  const parts = Object.entries(data).map(([key, value]) => `${key}: ${String(value)}`)
  return parts.length > 0 ? `${code} (${parts.join(', ')})` : code
}

function publicLine(line: ScoreLine): ScoreLine {
  if ('times' in line) return line
  const { code, points, by } = line
  return { code, for: line.for, points, ...(by && { by }) }
}

/** The judgement on a deal that is over. */
function judged(deal: Deal, result: DealResult): JudgedDeal {
  const tricks = stateOf(deal).tricks.map((trick) => ({
    leader: leaderOf(trick),
    cards: [0, 1, 2, 3].map((index) => cardOf(faceAt(trick, index))),
    winner: winnerOf(trick),
    eyes: eyesIn(trick),
  }))
  const { game, soloist, parties, announced, eyes, tricksWon, winner, lines, value, points, nextDealer, bock, rest } =
    result
  return {
    ok: true,
    over: true,
    game,
    soloist,
    parties,
    announced,
    tricks,
    ...(rest && { rest }),
    eyes,
    tricksWon,
    winner,
    lines: lines.map(publicLine),
    value,
    points,
    nextDealer,
    ...(bock && { startsBock: [...bock].sort() }),
  }
}

/** A seat's legal actions in the words of a record, sorted; gifts shortened to their number. */
function legalTexts(deal: Deal, seat: Seat): string[] {
  const text = (action: Action): string => (action.type === 'give' ? `gibt ${action.cards.length}` : formatMove(action))
  return [...new Set(legalActions(deal, seat).map(text))].sort()
}

const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  )
}

/** The first key of a claimed result that the engine computes otherwise; keys it does not compute are passed over. */
function differing(claimed: unknown, computed: Judgement): string | null {
  if (claimed === undefined) return null
  if (typeof claimed !== 'object' || claimed === null || Array.isArray(claimed)) return 'result'
  const own = computed as unknown as Record<string, unknown>
  const other = claimed as Record<string, unknown>
  return Object.keys(other).find((key) => Object.hasOwn(own, key) && !same(other[key], own[key])) ?? null
}

/** What is said of a record, and the result of its deal where it was played to its end. */
export interface Examined {
  readonly judgement: Judgement
  readonly result: DealResult | null
}

/**
 * Plays a record and says what `judge` says of it.
 * @param source the JSON text of a record, or the object it stands for
 */
export function examine(source: unknown, wording: Wording): Examined {
  const fault = (at: number, action: unknown, refusal: Refusal): Examined => ({
    judgement: { ok: false, at, action, code: refusal.code, message: wording(refusal) },
    result: null,
  })
  const head = parseHead(source)
  if (!head.ok) return fault(-1, null, head.refusal)
  const started = startDeal(head.value.setup)
  if (!started.ok) return fault(-1, null, started.refusal)
  let deal = started.value
  for (const [at, text] of head.value.actions.entries()) {
    const action = parseAction(text)
    if (!action.ok) return fault(at, text, action.refusal)
    const done = apply(deal, action.value)
    if (!done.ok) return fault(at, text, done.refusal)
    deal = done.value.deal
  }
  const { result } = stateOf(deal)
  const judgement: Judgement = result
    ? judged(deal, result)
    : { ok: true, over: false, turn: turnOf(deal), legal: bySeat((seat) => legalTexts(deal, seat)) }
  const key = differing(head.value.result, judgement)
  return key === null ? { judgement, result } : fault(-1, null, { code: 'result-differs', key })
}

/**
 * What the engine says of a record: the result of a whole deal, what is legal in an unfinished one, or what is wrong.
 * @param source the JSON text of a record, or the object it stands for; any value at all is answered, nothing throws
 * @param wording makes the message of a bad record
 */
export const judge = (source: unknown, wording: Wording = plainWording): Judgement => examine(source, wording).judgement
