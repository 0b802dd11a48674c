import type { PersonOption } from '../../src/playground/people.js'

/** Anna, who manages the server, and six more, in the order in which they sit down. */
export const sevenPeople: readonly PersonOption[] = [
  { key: 'anna', name: 'Anna', manager: true },
  { key: 'ben', name: 'Ben' },
  { key: 'clara', name: 'Clara' },
  { key: 'david', name: 'David' },
  { key: 'emil', name: 'Emil' },
  { key: 'frida', name: 'Frida' },
  { key: 'greta', name: 'Greta' },
]

/** The keys of the first so many of them. */
export const firstOf = (count: number): readonly string[] => sevenPeople.slice(0, count).map(({ key }) => key)
