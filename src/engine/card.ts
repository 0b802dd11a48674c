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

/** What stands at an index of a list; `other` where the list is shorter, as it may be. */
export const atOr = <T>(list: ArrayLike<T>, index: number, other: T): T => list[index] ?? other

/** Ends a look beyond a list; apart from `at`, which stays short enough to be inlined. */
export function missing(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`nothing at ${index} of ${list.length}`)
}

/**
 * What stands at an index of a list that reaches there.
 * @throws RangeError where nothing does: a mistake of the engine's own, whatever was given to it
 */
export const at = <T>(list: ArrayLike<T>, index: number): T => list[index] ?? missing(list, index)

/**
 * A face as a number, 0 to 23: the index of its card in `cards`, so `suit * 6 + rank`. Hands are pairs of 24-bit masks
 * (held at least once, held twice); everything inside the engine counts in faces, cards appear only at its border.
 */
export type Face = number

/** Index of a suit's or rank's letter by its character code, -1 for other characters. */
const indexByCode = (letters: readonly string[]): readonly number[] =>
  Array.from({ length: 128 }, (_, code) => letters.indexOf(String.fromCharCode(code)))

const suitByCode = indexByCode(suits)
const rankByCode = indexByCode(ranks)

/** The face of a card; undefined for any other value. */
export function faceOf(card: unknown): Face | undefined {
  if (typeof card !== 'string' || card.length !== 2) return undefined
  const suit = atOr(suitByCode, card.charCodeAt(0), -1)
  const rank = atOr(rankByCode, card.charCodeAt(1), -1)
  return suit < 0 || rank < 0 ? undefined : suit * 6 + rank
}

/** The face of a known card. */
export const faceOfCard = (card: Card): Face => cards.indexOf(card)

/** The card of a face. */
export const cardOf = (face: Face): Card => cards[face] as Card

/** Card points by face. */
const eyesByFace: readonly number[] = cards.map(eyesOf)

/** Card points of a face. */
export const eyesOfFace = (face: Face): number => at(eyesByFace, face)

/** The four Neunen as a mask. */
export const nineMask = (1 << 5) | (1 << 11) | (1 << 17) | (1 << 23)

/** The four Könige as a mask. */
export const kingMask = (1 << 2) | (1 << 8) | (1 << 14) | (1 << 20)

/** The eight faces that are Volle, Asse and Zehnen, as a mask. */
export const fullMask = 0b11 | (0b11 << 6) | (0b11 << 12) | (0b11 << 18)

/** Faces that rules name. */
export const kreuzDame = 3
export const kreuzBube = 4
export const herzZehn = 13
export const karoAss = 18
export const karoKoenig = 20
export const karoDame = 21
export const karoBube = 22
export const karoNeun = 23

/** Number of bits set in a mask of up to 32 bits. */
export function bitCount(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Index of the lowest bit of a mask that is not 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** All copies that a hand (its two masks) holds, as faces in rising order. */
export function facesIn(once: number, twice: number): Face[] {
  const found: Face[] = []
  for (let rest = once; rest !== 0; rest &= rest - 1) {
    const face = lowestBit(rest)
    found.push(face)
    if ((twice >>> face) & 1) found.push(face)
  }
  return found
}
