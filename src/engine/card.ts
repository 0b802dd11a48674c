/** The four suits in the order Kreuz, Pik, Herz, Karo. */
export const suits = ['C', 'S', 'H', 'D'] as const
export type Suit = (typeof suits)[number]

/** The six ranks: Ass, Zehn, König, Dame, Bube, Neun. */
export const ranks = ['A', 'T', 'K', 'Q', 'J', '9'] as const
export type Rank = (typeof ranks)[number]

/** A card is its face: suit then rank, `CQ` is Kreuz-Dame. The two copies of a face have no identity of their own. */
export type Card = `${Suit}${Rank}`

/** All 24 faces, suit by suit. */
export const cards: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${suit}${rank}`))

const eyesOfRank: Record<Rank, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 }

/** The suit printed on a card (trump or not). */
export const suitOf = (card: Card): Suit => card[0] as Suit

/** The rank printed on a card. */
export const rankOf = (card: Card): Rank => card[1] as Rank

/** The card points (Augen) of a card: 0 to 11. */
export const eyesOf = (card: Card): number => eyesOfRank[rankOf(card)]

/** Tells whether any value is one of the 24 faces. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'string' && (cards as string[]).includes(value)
