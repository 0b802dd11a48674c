import type { Party } from './announce.js'

/** What both parties have at the end of a deal. */
export interface Tally {
  eyes: Record<Party, number>
  tricksWon: Record<Party, number>
  /** Level a party, 0 to 5. */
  announced: Record<Party, number>
}

/**
 * Rules 7.1: rows are what Re said (nothing, Re, keine 90, 60, 30, schwarz), columns what Kontra said.
 * A number is the eyes that a party needs, `t` one trick, `all` every trick.
 */
const NEEDED: readonly (readonly string[])[] = [
  ['R121 K120', 'R120 K121', 'R90 K151', 'R60 K181', 'R30 K211', 'Rt Kall'],
  ['R121 K120', 'R121 K120', 'R90 K151', 'R60 K181', 'R30 K211', 'Rt Kall'],
  ['R151 K90', 'R151 K90', 'R151 K151', 'R151 K181', 'R151 K211', 'R151 Kall'],
  ['R181 K60', 'R181 K60', 'R181 K151', 'R181 K181', 'R181 K211', 'R181 Kall'],
  ['R211 K30', 'R211 K30', 'R211 K151', 'R211 K181', 'R211 K211', 'R211 Kall'],
  ['Rall Kt', 'Rall Kt', 'Rall K151', 'Rall K181', 'Rall K211', 'Rall Kall'],
]

function reached(need: string, eyes: number, ownTricks: number, otherTricks: number): boolean {
  if (need === 't') return ownTricks >= 1
  if (need === 'all') return otherTricks === 0
  return eyes >= Number(need)
}

/** The winning party by the tournament rules, or null when both parties missed what they said (7.1.3). */
export function tournamentWinner(tally: Tally): Party | null {
  const cell = NEEDED[tally.announced.re]?.[tally.announced.kontra]
  if (cell === undefined) throw new Error('no such level')
  const [re, kontra] = cell.split(' ')
  if (re === undefined || kontra === undefined) throw new Error('a broken table')
  if (reached(re.slice(1), tally.eyes.re, tally.tricksWon.re, tally.tricksWon.kontra)) return 're'
  if (reached(kontra.slice(1), tally.eyes.kontra, tally.tricksWon.kontra, tally.tricksWon.re)) return 'kontra'
  return null
}

/** Eyes below which the other party must stay, a level; schwarz counts eyes there, too. */
const MUST_STAY_BELOW = [241, 241, 90, 60, 30, 1]

/** The winning party in `willi`: who misses an own Absage loses; else Re needs 121; null when both missed theirs. */
export function williWinner(tally: Tally): Party | null {
  const reMissed = tally.eyes.kontra >= (MUST_STAY_BELOW[tally.announced.re] ?? 0)
  const kontraMissed = tally.eyes.re >= (MUST_STAY_BELOW[tally.announced.kontra] ?? 0)
  if (reMissed && kontraMissed) return null
  if (reMissed) return 'kontra'
  if (kontraMissed) return 're'
  return tally.eyes.re >= 121 ? 're' : 'kontra'
}

/** True if the party said an Absage and did not bring it home (by the eyes, as `willi` counts). */
export function missedAbsage(tally: Tally, party: Party): boolean {
  const other = party === 're' ? 'kontra' : 're'
  return tally.eyes[other] >= (MUST_STAY_BELOW[tally.announced[party]] ?? 0)
}
