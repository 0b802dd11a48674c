import { calls } from '../party.js'
import type { Call } from '../party.js'
import type { Refusal } from '../result.js'
import type { Options } from './options.js'
import { handSizeOf } from './variant.js'
import type { Variant } from './variant.js'

/** What decides whether a seat may announce. */
export interface Standing {
  /** The game type is settled and a Hochzeit cleared; `over`: no card is left to play. */
  readonly open: boolean
  /** Party of the speaker: 0 Re, 1 Kontra. */
  readonly party: 0 | 1
  readonly level: readonly [re: number, kontra: number]
  /** Parties (bit 1 Re, bit 2 Kontra) that a late reply bars from Absagen. */
  readonly barred: number
  /** Cards that the speaker holds. */
  readonly held: number
  /** Number of the Klärungsstich less 1; 0 without a Hochzeit. */
  readonly shift: number
  readonly tricksDone: number
  /** Whether a card of the next trick has been led. */
  readonly led: boolean
}

/** Level that a call stands for: Re and Kontra 1, schwarz 5. */
export const levelOf = (call: Call): 1 | 2 | 3 | 4 | 5 => Math.max(1, calls.indexOf(call)) as 1 | 2 | 3 | 4 | 5

/** Level numbers by index of a call. */
export const levelByCall: readonly number[] = calls.map(levelOf)

/**
 * Cards that the speaker must hold to go beyond level `from` (TSR 6.2.2, 6.3.4, 6.4.2): 11 for Re or Kontra down to 7 for
 * schwarz, two fewer without Neunen, one fewer for each trick before the Klärungsstich.
 */
export const cardsNeeded = (variant: Pick<Variant, 'handSize'>, from: number, shift: number): number =>
  variant.handSize - 1 - from - shift

/** Fewest cards at which anybody may still say anything, given the higher of both levels; 0 where tricks decide. */
export const leastHeld = (variant: Variant, level: number, shift: number): number =>
  variant.options.announce === 'hand' ? cardsNeeded(variant, level, shift) : 0

/** Where deadlines hang on tricks: the number of the trick that must still lie open to go beyond level `from`. */
const openTrick = (party: 0 | 1, from: number, shift: number): number => (from === 0 ? 1 + party : from + 2) + shift

/** Whether deadlines count cards in hand (else they hang on the open trick). */
export const byCardsIn = ({ announce }: Options): boolean => announce === 'hand'

/** The same of a compiled rule set. */
export const byCards = ({ options }: Variant): boolean => options.announce === 'hand'

/** The deadline of each call without a Hochzeit: cards that must be held, or the number of the trick that must lie open. */
export function deadlinesOf(options: Options): Readonly<Record<Call, number>> {
  const deadline = (call: Call): number => {
    const from = levelOf(call) - 1
    return byCardsIn(options)
      ? cardsNeeded({ handSize: handSizeOf(options) }, from, 0)
      : openTrick(call === 'kontra' ? 1 : 0, from, 0)
  }
  return Object.fromEntries(calls.map((call) => [call, deadline(call)])) as Record<Call, number>
}

/** Whether the lowest missing level of the speaker's party is still in time. */
function inTime(variant: Variant, now: Standing): boolean {
  const own = now.level[now.party]
  if (variant.options.announce === 'hand') return now.held >= cardsNeeded(variant, own, now.shift)
  const last = openTrick(now.party, own, now.shift)
  return now.tricksDone < last || (now.tricksDone === last && !now.led)
}

/** Whether the plain Re or Kontra is still in time as a reply (TSR 6.4.4): one card fewer than the other party's level needed. */
export function replyInTime(variant: Variant, now: Standing): boolean {
  const other = now.level[now.party === 0 ? 1 : 0]
  const { announce, reply } = variant.options
  if (!reply || announce !== 'hand' || now.level[now.party] > 0 || other === 0) return false
  return now.held >= cardsNeeded(variant, other, now.shift)
}

/** Cards that the speaker must hold for a call that is legal now; null where tricks decide. */
export function cardsNeededFor(variant: Variant, now: Standing, call: Call): number | null {
  if (variant.options.announce !== 'hand') return null
  const isReply = levelOf(call) === 1 && replyInTime(variant, now)
  const from = isReply ? now.level[now.party === 0 ? 1 : 0] : now.level[now.party]
  return cardsNeeded(variant, from, now.shift)
}

/** Whether a reply at this moment was too late for a first announcement. */
export const isLateReply = (variant: Variant, now: Standing): boolean =>
  now.level[now.party] === 0 && !inTime(variant, now)

/** Whether a reply at this moment bars the speaker's party from Absagen (TSR 6.4.4). */
export const replyBars = (variant: Variant, now: Standing): boolean =>
  variant.options.lateReplyBlocks && isLateReply(variant, now)

/**
 * The highest level that may be said now (0: nothing). Every level above the party's own up to it is allowed, as only the
 * lowest missing level has a deadline (TSR 6.4.3), unless levels are said one after another; after a late deadline only the
 * plain reply is left.
 */
export function highestLevel(variant: Variant, now: Standing): number {
  if (!now.open || (now.barred >>> now.party) & 1 || now.level[now.party] >= 5) return 0
  if (inTime(variant, now)) return variant.options.skipLevels ? 5 : now.level[now.party] + 1
  return replyInTime(variant, now) ? 1 : 0
}

/** Why a call is refused at this moment, or null (TSR section 6). */
export function refusalOf(variant: Variant, now: Standing, call: Call): Refusal | null {
  if (!now.open) return { code: 'announce-too-early' }
  if ((call === 're' && now.party === 1) || (call === 'kontra' && now.party === 0))
    return { code: 'announce-wrong-party' }
  const level = levelOf(call)
  const own = now.level[now.party]
  if (level <= own) return { code: 'announce-already' }
  if ((now.barred >>> now.party) & 1) return { code: 'announce-blocked' }
  if (level <= highestLevel(variant, now)) return null
  if (inTime(variant, now)) return { code: 'announce-skips' }
  if (!byCards(variant)) return { code: 'announce-too-late', trick: openTrick(now.party, own, now.shift) }
  const other = now.level[now.party === 0 ? 1 : 0]
  const from = level === 1 && variant.options.reply ? other : own
  return { code: 'announce-too-late', needed: cardsNeeded(variant, from, now.shift), held: now.held }
}
