import { cards, suitOf, suits } from '../card.js'
import type { Card, Rank, Suit } from '../card.js'
import type { SoloKind } from '../game.js'

/** A way to rank the cards: the Normalspiel's (also Hochzeit, Armut, Kartenabgabe) or that of a Solo. */
export type Contract = 'normal' | SoloKind

interface ContractRow {
  /** Ranks whose four cards are trump, highest first. */
  readonly pictures: readonly Rank[]
  /** The side suit that is trump below the pictures. */
  readonly suit: Suit | null
  /** Whether Herz-Zehn is the highest trump. */
  readonly dulle: boolean
}

const suitGame = (suit: Suit): ContractRow => ({ pictures: ['Q', 'J'], suit, dulle: true })
const pictureGame = (...pictures: Rank[]): ContractRow => ({ pictures, suit: null, dulle: false })

/** What is trump in each game (TSR 2.3.4 to 2.3.7). */
export const contracts: Readonly<Record<Contract, ContractRow>> = {
  normal: suitGame('D'),
  karosolo: suitGame('D'),
  herzsolo: suitGame('H'),
  piksolo: suitGame('S'),
  kreuzsolo: suitGame('C'),
  damensolo: pictureGame('Q'),
  bubensolo: pictureGame('J'),
  fleischlos: pictureGame(),
}

/**
 * The trumps of a contract, highest first.
 * @param raised cards that stand above everything else, highest first
 */
export function trumpsOf(contract: Contract, raised: readonly Card[] = []): Card[] {
  const { pictures, suit, dulle } = contracts[contract]
  const found: Card[] = dulle ? ['HT'] : []
  for (const rank of pictures) for (const of of suits) found.push(`${of}${rank}`)
  found.push(...cards.filter((card) => suitOf(card) === suit && !found.includes(card)))
  return [...raised, ...found.filter((card) => !raised.includes(card))]
}

/** The side-suit cards of one suit in a contract, highest first; a rank that is trump is left out. */
export const fehlOf = (contract: Contract, suit: Suit): Card[] => {
  const trumps = trumpsOf(contract)
  return cards.filter((card) => suitOf(card) === suit && !trumps.includes(card))
}
