/** The seven Soli, by their names in a record. */
export const soloKinds = [
  'damensolo',
  'bubensolo',
  'fleischlos',
  'kreuzsolo',
  'piksolo',
  'herzsolo',
  'karosolo',
] as const
export type SoloKind = (typeof soloKinds)[number]

/** Everything that may be declared instead of "gesund". */
export const reservationKinds = ['hochzeit', 'armut', 'schmeissen', 'kartenabgabe', ...soloKinds] as const
export type ReservationKind = (typeof reservationKinds)[number]

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

/** Tells whether a game is one of the seven Soli. */
export const isSolo = (game: string): game is SoloKind => (soloKinds as readonly string[]).includes(game)
