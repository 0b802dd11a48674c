import { residents as sevenPeople } from '../../src/playground/people.js'

export { sevenPeople }

/** The keys of the first so many of them. */
export const firstOf = (count: number): readonly string[] => sevenPeople.slice(0, count).map(({ key }) => key)
