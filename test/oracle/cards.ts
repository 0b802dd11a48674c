/** Names of games that have ranks of their own; all others rank as `normal`. */
export type Ranks =
  'normal' | 'kreuzsolo' | 'piksolo' | 'herzsolo' | 'karosolo' | 'damensolo' | 'bubensolo' | 'fleischlos'

/** One card on the table; `high` marks a card above all trumps: 1 a Schweinchen, 2 a Superschwein, 0 neither. */
export interface Play {
  seat: number
  card: string
  high: 0 | 1 | 2
}

const list = (cards: string): string[] => cards.split(' ')

/** All 24 faces; each is in the pack twice. */
export const FACES = list('CA CT CK CQ CJ C9 SA ST SK SQ SJ S9 HA HT HK HQ HJ H9 DA DT DK DQ DJ D9')

/** Trumps, highest first (rules: ranks per game type). */
export const TRUMPS: Readonly<Record<Ranks, readonly string[]>> = {
  normal: list('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'),
  karosolo: list('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'),
  kreuzsolo: list('HT CQ SQ HQ DQ CJ SJ HJ DJ CA CT CK C9'),
  piksolo: list('HT CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9'),
  herzsolo: list('HT CQ SQ HQ DQ CJ SJ HJ DJ HA HK H9'),
  damensolo: list('CQ SQ HQ DQ'),
  bubensolo: list('CJ SJ HJ DJ'),
  fleischlos: [],
}

/** Side suits, highest card first. */
export const SIDE_SUITS: Readonly<Record<Ranks, readonly (readonly string[])[]>> = {
  normal: [list('CA CT CK C9'), list('SA ST SK S9'), list('HA HK H9')],
  karosolo: [list('CA CT CK C9'), list('SA ST SK S9'), list('HA HK H9')],
  kreuzsolo: [list('SA ST SK S9'), list('HA HK H9'), list('DA DT DK D9')],
  piksolo: [list('CA CT CK C9'), list('HA HK H9'), list('DA DT DK D9')],
  herzsolo: [list('CA CT CK C9'), list('SA ST SK S9'), list('DA DT DK D9')],
  damensolo: [list('CA CT CK CJ C9'), list('SA ST SK SJ S9'), list('HA HT HK HJ H9'), list('DA DT DK DJ D9')],
  bubensolo: [list('CA CT CK CQ C9'), list('SA ST SK SQ S9'), list('HA HT HK HQ H9'), list('DA DT DK DQ D9')],
  fleischlos: [
    list('CA CT CK CQ CJ C9'),
    list('SA ST SK SQ SJ S9'),
    list('HA HT HK HQ HJ H9'),
    list('DA DT DK DQ DJ D9'),
  ],
}

const EYES: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 }

/** Eyes of some cards together. */
export function eyesOf(cards: readonly string[]): number {
  let sum = 0
  for (const card of cards) sum += EYES[card.charAt(1)] ?? 0
  return sum
}

/** The trumps among some cards. */
export function trumpsAmong(ranks: Ranks, cards: readonly string[]): string[] {
  return cards.filter((card) => TRUMPS[ranks].includes(card))
}

/** The cards that belong together for following: all trumps, or the card's side suit. */
export function groupOf(ranks: Ranks, card: string): readonly string[] {
  if (TRUMPS[ranks].includes(card)) return TRUMPS[ranks]
  for (const suit of SIDE_SUITS[ranks]) if (suit.includes(card)) return suit
  throw new Error(`no such card: ${card}`)
}

/** Removes one copy of a card; false if it was not there. */
export function removeOne(cards: string[], card: string): boolean {
  const place = cards.indexOf(card)
  if (place < 0) return false
  cards.splice(place, 1)
  return true
}

/**
 * Who takes a trick (5.3.3; of equal cards the first, Herz-Zehn by the switch).
 * @param plays the cards in order, the first leads
 * @param secondDulle whether the second Herz-Zehn beats the first in this trick
 * @returns the index into `plays`
 */
export function trickWinner(ranks: Ranks, plays: readonly Play[], secondDulle = false): number {
  const lead = plays[0]
  if (lead === undefined) throw new Error('an empty trick')
  for (const height of [2, 1]) {
    const pig = plays.findIndex((play) => play.high === height)
    if (pig >= 0) return pig
  }
  const ledSuit = groupOf(ranks, lead.card)
  const highestFirst = ledSuit === TRUMPS[ranks] ? ledSuit : [...TRUMPS[ranks], ...ledSuit]
  const faces = plays.map((play) => play.card)
  for (const face of highestFirst) {
    const first = faces.indexOf(face)
    if (first < 0) continue
    if (face === 'HT' && secondDulle && TRUMPS[ranks].includes('HT')) return faces.lastIndexOf(face)
    return first
  }
  throw new Error('a trick without a winner')
}
