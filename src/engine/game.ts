import { soloKinds } from './rules/contract.js'
import type { SoloKind } from './rules/contract.js'

export { soloKinds } from './rules/contract.js'
export type { SoloKind } from './rules/contract.js'

/** A Solo that leaves a Pflichtsolo still owed, where the rule set allows one: "damensolo lust". */
export type LustKind = `${SoloKind} lust`
const lustKinds = soloKinds.map((kind): LustKind => `${kind} lust`)

/** A Hochzeit whose holder wants the first trick led with a side suit, or with a trump, to find the partner. */
const chosenHochzeiten = ['hochzeit fehl', 'hochzeit trumpf'] as const

/** What is declared apart from Soli that count as they are. */
const otherKinds = ['hochzeit', 'armut', 'schmeissen', 'kartenabgabe'] as const

/** Everything that may be declared instead of "gesund", by its words in a record. */
export type ReservationKind = (typeof otherKinds)[number] | SoloKind | (typeof chosenHochzeiten)[number] | LustKind
export const reservationKinds: readonly ReservationKind[] = [
  ...otherKinds,
  ...soloKinds,
  ...chosenHochzeiten,
  ...lustKinds,
]

/** Which foreign trick finds the partner in a Hochzeit: any, one led with a side suit, one led with a trump. */
export type Clearing = 'trick' | 'fehl' | 'trump'

/** The kind without what was chosen beside it: "hochzeit fehl" is a Hochzeit, "damensolo lust" a Damensolo. */
export const plainKind = (kind: ReservationKind): Exclude<ReservationKind, `${string} ${string}`> =>
  kind.split(' ')[0] as Exclude<ReservationKind, `${string} ${string}`>

/** Whether a Solo was declared as one that leaves the Pflichtsolo owed. */
export const isLust = (kind: ReservationKind): boolean => kind.endsWith(' lust')

/** What a deal turned out to be. */
export const gameKinds = [
  'normal',
  'hochzeit',
  'stille-hochzeit',
  'armut',
  'kartenabgabe',
  'redeal',
  ...soloKinds,
] as const
export type GameKind = (typeof gameKinds)[number]

/** Tells whether a game is a Solo. */
export const isSolo = (game: string): game is SoloKind => (soloKinds as readonly string[]).includes(game)
