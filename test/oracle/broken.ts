import type { Dice } from '../../src/cli/random-deal.js'
import { FACES } from './cards.js'
import { at } from './deal.js'
import { KINDS } from './kinds.js'

type Json = Record<string, unknown>

const change = (record: Json, with_: Json): Json => ({ ...record, ...with_ })

const handsOf = (record: Json): string[][] => (record['hands'] as string[][]).map((hand) => [...hand])

/** The hands with one card of a seat changed. */
function withCard(record: Json, seat: number, card: unknown): Json {
  const hands: unknown[][] = handsOf(record)
  at(hands, seat)[0] = card
  return change(record, { hands })
}

function withSet(record: Json, set: Json): Json {
  return change(record, { set: { ...(record['set'] as Json | undefined), ...set } })
}

/** A card that nobody can have once more: both copies of it are dealt to other places. */
function thirdCard(record: Json): Json {
  const hands = handsOf(record)
  return withCard(record, 0, at(at(hands, 1), 1) === at(at(hands, 0), 0) ? at(at(hands, 2), 2) : at(at(hands, 1), 1))
}

/** Ways to make a record of a whole deal unfit, each of them one fault. */
const breaks: readonly ((record: Json, dice: Dice) => unknown)[] = [
  (record) => change(record, { doko: 2 }),
  (record) => change(record, { rules: 'skat' }),
  (record) => change(record, { rules: 7 }),
  (record) => change(record, { dealer: 4 }),
  (record) => change(record, { dealer: '1' }),
  (record) => change(record, { forced: -1 }),
  (record) => change(record, { owes: [true, false] }),
  (record) => change(record, { owes: [true, false, 1, true] }),
  (record, dice) => change(record, { bock: at([0, 65, 1.5, '2', null], dice.roll(5)) }),
  (record) => change(record, { hands: handsOf(record).slice(1) }),
  (record) => change(record, { hands: handsOf(record).map((hand, seat) => (seat === 2 ? hand.slice(1) : hand)) }),
  (record, dice) => withCard(record, dice.roll(4), 'C8'),
  (record, dice) => withCard(record, dice.roll(4), 12),
  thirdCard,
  (record) => withSet(record, { niner: true }),
  (record) => withSet(record, { nines: 9 }),
  (record) => withSet(record, { armut: true, kartenabgabe: true }),
  (record) => withSet(record, { karlchen: false, karlchenCaught: 'anyTrump' }),
  (record) => withSet(record, { schweine: 'off', superschweine: 'zehn' }),
  (record) => withSet(record, { score: 'minus', bookKeeping: 'onlyMinus', reKontra: 'add', feigheit: true }),
  (record) => withSet(record, { score: 'minus', bookKeeping: 'plusMinus' }),
  (record) => change(record, { set: [] }),
  (record) => change(record, { actions: 'none' }),
  (record) => change(record, { result: [] }),
  (record) => {
    const rest = { ...record }
    delete rest['hands']
    return rest
  },
  () => [],
  () => null,
  () => 12,
]

/** A record that is no longer one, by chance. */
export function broken(record: Json, dice: Dice): unknown {
  return at(breaks, dice.roll(breaks.length))(record, dice)
}

/** What a record may claim of its result: all that is true, or one thing of it changed. */
export function claimed(result: Json, dice: Dice): Json {
  const known = { ...result }
  delete known['lines']
  delete known['parties']
  const keys = Object.keys(known)
  return dice.roll(2) === 0 ? known : { ...known, [at(keys, dice.roll(keys.length))]: 99 }
}

const SAID = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz']
const RESERVED = ['gesund', ...KINDS.map((kind) => `vorbehalt ${kind}`)]
const CLAIMS = ['rest', 'gibt-auf', 'ja', 'weiter']
const ODD = [
  ...['nimmt', 'passt', 'genscher 0', 'genscher 1', 'genscher 2', 'genscher 3', 'genscher 4', 'krank', 'vorbehalt'],
  ...[
    'vorbehalt solo',
    'hochzeit',
    'vorbehalt armut lust',
    'gibt',
    'gibt 3',
    'gibt CA',
    'gibt DA DK D9',
    'gibt DA DA DA',
  ],
  ...[...CLAIMS, 'rest CA', 'gibt-auf 3', 'gibt XX', 'C1', 'ca', '', ' gesund'],
]

/** Words that might stand in the place of others: of the same kind, a card that the seat plays later, or anything odd. */
function otherWords(words: string, later: readonly string[], dice: Dice): string {
  const pick = (list: readonly string[]): string => list[dice.roll(list.length)] ?? ''
  const kind = dice.roll(8)
  if (kind === 0) return pick(ODD)
  if (kind === 1) return pick(FACES)
  if (kind < 4) return pick(SAID)
  if (CLAIMS.includes(words)) return pick(CLAIMS)
  if (RESERVED.includes(words)) return pick(RESERVED)
  if (words.startsWith('gibt')) return kind < 6 ? words.slice(0, -3) : `${words} ${pick(FACES)}`
  return pick(later)
}

/** Places in a record where something rarer than a card or a word of health is done, or has just been done. */
const rarePlaces = (actions: readonly string[]): number[] =>
  [...actions.keys()].filter((index) =>
    /(?!. gesund). [a-z]/.test(`${actions[index - 1] ?? ''};${actions[index] ?? ''}`),
  )

/** A beginning of a record's actions and one more that is done by chance, mostly against the rules. */
export function attempt(actions: readonly string[], dice: Dice): string[] {
  const rare = rarePlaces(actions)
  const place = dice.roll(4) === 0 ? dice.roll(actions.length + 1) : (rare[dice.roll(rare.length)] ?? 0)
  const [next = '0 CA'] = actions.slice(place)
  const seat = dice.roll(3) > 0 ? (next[0] ?? '0') : String(dice.roll(dice.roll(9) === 0 ? 5 : 4))
  const later = actions.slice(place).filter((action) => action.startsWith(seat) && /^. [A-Z]/.test(action))
  const isNearClaim = actions.slice(0, place).some((action) => /rest|gibt-auf/.test(action)) && dice.roll(2) === 0
  const words = otherWords(
    isNearClaim ? 'rest' : next.slice(2),
    later.map((action) => action.slice(2)),
    dice,
  )
  return [...actions.slice(0, place), `${seat} ${words}`]
}
