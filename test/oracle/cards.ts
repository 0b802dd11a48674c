import { rankingOf } from './soli.js'

/** One card on the table; `high` marks a card above all trumps: 1 a Schweinchen, 2 a Superschwein, 0 neither. */
export interface Play {
  seat: number
  card: string
  high: 0 | 1 | 2
}

const list = (cards: string): string[] => cards.split(' ')

/** All 24 faces; each is in the pack twice. */
export const FACES = list('CA CT CK CQ CJ C9 SA ST SK SQ SJ S9 HA HT HK HQ HJ H9 DA DT DK DQ DJ D9')

/** The trumps of a game by its name, highest first. */
export const trumpsIn = (game: string): readonly string[] => rankingOf(game).trumps

const EYES: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 }

/** Eyes of some cards together. */
export function eyesOf(cards: readonly string[]): number {
  let sum = 0
  for (const card of cards) sum += EYES[card.charAt(1)] ?? 0
  return sum
}

/** The trumps among some cards. */
export function trumpsAmong(game: string, cards: readonly string[]): string[] {
  return cards.filter((card) => trumpsIn(game).includes(card))
}

/** The cards that belong together for following: all trumps, or the card's side suit. */
export function groupOf(game: string, card: string): readonly string[] {
  if (trumpsIn(game).includes(card)) return trumpsIn(game)
  for (const suit of rankingOf(game).sides) if (suit.includes(card)) return suit
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
export function trickWinner(game: string, plays: readonly Play[], secondDulle = false): number {
  const lead = plays[0]
  if (lead === undefined) throw new Error('an empty trick')
  for (const height of [2, 1]) {
    const pig = plays.findIndex((play) => play.high === height)
    if (pig >= 0) return pig
  }
  const ledSuit = groupOf(game, lead.card)
  const highestFirst = ledSuit === trumpsIn(game) ? ledSuit : [...trumpsIn(game), ...ledSuit]
  const faces = plays.map((play) => play.card)
  for (const face of highestFirst) {
    const first = faces.indexOf(face)
    if (first < 0) continue
    if (face === 'HT' && secondDulle && trumpsIn(game).includes('HT')) return faces.lastIndexOf(face)
    return first
  }
  throw new Error('a trick without a winner')
}
