import { cards, suitOf, suits } from '../card.js'
import type { Card, Rank, Suit } from '../card.js'
import type { SwitchId, switches } from './switches.js'

/** A way to rank the cards: which are trump, and in which order. */
interface ContractRow {
  /** Ranks whose four cards are trump, highest first. */
  readonly pictures: readonly Rank[]
  /** The side suit that is trump below the pictures. */
  readonly suit: Suit | null
  /** Whether Herz-Zehn is the highest trump. */
  readonly dulle: boolean
}

/** A switch that is on or off. */
type Flag = { [Id in SwitchId]: (typeof switches)[Id]['values'][number] extends boolean ? Id : never }[SwitchId]

/** A Solo: how it ranks the cards, and the switch that allows it. */
interface SoloRow extends ContractRow {
  readonly allowedBy: Flag
}

const suitGame = <S extends Suit>(suit: S) => ({ pictures: ['Q', 'J'], suit, dulle: true }) as const
const suitSolo = <S extends Suit>(suit: S) => ({ ...suitGame(suit), allowedBy: 'farbsoli' }) as const
const pictureSolo = <F extends Flag>(allowedBy: F, ...pictures: Rank[]) =>
  ({ pictures, suit: null, dulle: false, allowedBy }) as const

/**
 * Every Solo, one row each (TSR 2.3.5 to 2.3.7), in the order in which they are listed and, where the rule set ranks them, go
 * before one another. Names in records, kinds of games, orders of cards, what a hand may declare and how a computer player
 * weighs it follow from the row.
 */
export const soli = {
  damensolo: pictureSolo('damensolo', 'Q'),
  bubensolo: pictureSolo('bubensolo', 'J'),
  fleischlos: pictureSolo('fleischlos'),
  kreuzsolo: suitSolo('C'),
  piksolo: suitSolo('S'),
  herzsolo: suitSolo('H'),
  karosolo: suitSolo('D'),
} as const satisfies Readonly<Record<string, SoloRow>>

export type SoloKind = keyof typeof soli

/** The Soli by name, in the order of their table. */
export const soloKinds = Object.keys(soli) as readonly SoloKind[]

/** A Solo in which a side suit takes the place of Karo. */
export type SuitSolo = { [K in SoloKind]: (typeof soli)[K]['suit'] extends null ? never : K }[SoloKind]

/** Tells whether a Solo puts a side suit in the place of Karo; any other has its own words for what is trump. */
export const isSuitSolo = (kind: SoloKind): kind is SuitSolo => soli[kind].suit !== null

/** The side suit that such a Solo puts in the place of Karo. */
export const soloSuit = (kind: SuitSolo): Suit => soli[kind].suit

/** What a Solo is made of: a suit below the pictures, pictures alone, or no trump at all. */
export type SoloShape = 'suit' | 'pictures' | 'plain'

/** What a Solo is made of. */
export function shapeOf(kind: SoloKind): SoloShape {
  if (isSuitSolo(kind)) return 'suit'
  return soli[kind].pictures.length > 0 ? 'pictures' : 'plain'
}

/** A way to rank the cards by name: the Normalspiel's (also Hochzeit, Armut, Kartenabgabe) or that of a Solo. */
export type Contract = 'normal' | SoloKind

/** What is trump in each game (TSR 2.3.4 to 2.3.7). */
export const contracts: Readonly<Record<Contract, ContractRow>> = { normal: suitGame('D'), ...soli }

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
