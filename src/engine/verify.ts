import { examine, plainWording } from './judge.js'
import { commitmentOf, matchHands, matchKey } from './fair.js'
import { finishDeal, isMatchOver, nextDeal, startMatch, withGames } from './match.js'
import type { Match } from './match.js'
import type { MatchDeal, MatchRecord } from './match-record.js'
import { formatRecord, parseRecord } from './record.js'
import type { BadRecord, Wording } from './judge.js'
import { accept } from './result.js'
import type { Refusal, Result } from './result.js'
import { changedSwitches, switchIds } from './rules/options.js'
import { seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import type { Card } from './card.js'
import type { DealSetup } from './setup.js'

/** What is wrong with one deal of a match record. */
export type DealFault =
  /** The record cannot be read. */
  | { readonly code: 'unreadable'; readonly refusal: Refusal }
  /** A seat held other cards than the seed deals it. */
  | { readonly code: 'hands'; readonly seat: Seat }
  /** Another deal should come here, or (null) none. */
  | { readonly code: 'order'; readonly next: { readonly game: number; readonly redeal: number } | null }
  /** Rules, dealer, debts or Bock factor are not those of the match at this point. */
  | { readonly code: 'setup'; readonly key: string }
  /** It cannot have been played so. */
  | { readonly code: 'play'; readonly bad: BadRecord }
  /** It stops before its end, although the match went on. */
  | { readonly code: 'unfinished' }

/** What is said of one deal; `fault` null: it follows. */
export interface DealFinding {
  readonly game: number
  readonly redeal: number
  readonly fault: DealFault | null
}

/** What is said of a match record. */
export interface MatchFinding {
  /** Whether the seed is the one that the Mischprobe promised. */
  readonly committed: boolean
  readonly key: string
  readonly deals: readonly DealFinding[]
  /** Games that were played to their end. */
  readonly finished: number
}

/**
 * Checks a match: the seed against the Mischprobe, each deal's cards against seed and lobby, and whether the deals follow
 * one another as the rules say. After a deal that cannot have been played so, only the cards of the others are checked.
 * @param wording makes the message of a deal that cannot have been played so
 * @returns refusals of `startMatch`
 */
export function verifyMatch(record: MatchRecord, wording: Wording = plainWording): Result<MatchFinding, Refusal> {
  const { rules, games, places, firstDealer, seed, lobby } = record
  const key = matchKey(seed, lobby)
  const started = startMatch({ rules, games, places, firstDealer, seed: key })
  if (!started.ok) return started
  let match: Match | null = started.value
  let finished = 0
  const deals: DealFinding[] = []
  for (const [index, deal] of record.deals.entries()) {
    const last = index === record.deals.length - 1
    const checked = checkDeal(deal, { record, key, match, last, wording })
    deals.push({ game: deal.game, redeal: deal.redeal, fault: checked.fault })
    match = checked.match
    finished = match?.entries.length ?? finished
  }
  return accept({ committed: commitmentOf(seed) === record.commitment, key, deals, finished })
}

interface Checked {
  readonly fault: DealFault | null
  /** The match after this deal; null: it can no longer be told. */
  readonly match: Match | null
}

interface Place {
  readonly record: MatchRecord
  readonly key: string
  readonly match: Match | null
  readonly last: boolean
  readonly wording: Wording
}

function checkDeal(deal: MatchDeal, { record, key, match, last, wording }: Place): Checked {
  const read = parseRecord(deal.record)
  if (!read.ok) return { fault: { code: 'unreadable', refusal: read.refusal }, match: null }
  const { setup } = read.value
  const { judgement: bad, result } = examine(deal.record, wording)
  if (!bad.ok && bad.at === -1 && bad.code !== 'result-differs') return { fault: { code: 'play', bad }, match: null }
  const seat = otherHand(setup.hands, matchHands(record.rules, key, deal.game, deal.redeal))
  const hands: DealFault | null = seat === null ? null : { code: 'hands', seat }
  const order = match && outOfOrder(match, deal, setup)
  const play: DealFault | null = bad.ok ? null : { code: 'play', bad }
  const unfinished: DealFault | null = bad.ok && result === null && !last ? { code: 'unfinished' } : null
  const after = match && result && order === null ? lengthened(finishDeal(match, result), record) : null
  return { fault: hands ?? order ?? play ?? unfinished, match: after }
}

/** The match with the length that was agreed once so many of its games were finished. */
const lengthened = (match: Match, { lengths = [] }: MatchRecord): Match =>
  lengths.reduce(
    (found, { after, games }) => (after === match.entries.length ? withGames(found, games, false) : found),
    match,
  )

/** The first seat whose cards differ, in whatever order they stand. */
function otherHand(hands: BySeat<readonly Card[]>, expected: BySeat<readonly Card[]>): Seat | null {
  const text = (hand: readonly Card[]): string => [...hand].sort().join(' ')
  return seats.find((seat) => text(hands[seat]) !== text(expected[seat])) ?? null
}

function outOfOrder(match: Match, { game, redeal }: MatchDeal, setup: DealSetup): DealFault | null {
  if (isMatchOver(match)) return { code: 'order', next: null }
  const next = nextDeal(match)
  if (next.game !== game || match.redeals !== redeal) {
    return { code: 'order', next: { game: next.game, redeal: match.redeals } }
  }
  const [own, expected] = [headOf(setup), headOf(next.setup)]
  const key = Object.keys(expected).find((one) => JSON.stringify(own[one]) !== JSON.stringify(expected[one]))
  return key === undefined ? null : { code: 'setup', key }
}

/** What a record says of a setup beside its hands, with everything that it may leave out. */
function headOf({ rules, dealer, hands, owes, forced = null, bock = 1 }: DealSetup): Readonly<Record<string, unknown>> {
  const whole = { rules, dealer, hands, owes: owes ?? [false, false, false, false], forced, bock } as const
  const head = JSON.parse(formatRecord({ setup: whole, actions: [] })) as Record<string, unknown>
  const changed = new Map(changedSwitches(rules))
  const set = switchIds.map((id) => changed.get(id))
  return { ...head, set, hands: null }
}
