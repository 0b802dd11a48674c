export const parties = ['re', 'kontra'] as const
export type Party = (typeof parties)[number]

/** One value per party. */
export type ByParty<T> = Readonly<Record<Party, T>>

/** The other party. */
export const opponents = (party: Party): Party => (party === 're' ? 'kontra' : 're')

/** What may be said, in rising order; the index plus one is the level of a party (re and kontra share level 1). */
export const calls = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz'] as const
export type Call = (typeof calls)[number]

/** Announcement level of a party: 0 nothing, 1 Re or Kontra, 2 keine 90, 3 keine 60, 4 keine 30, 5 schwarz. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5
