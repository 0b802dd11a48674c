import type { Party } from './announce.js'
import { trumpsIn } from './cards.js'
import type { Options } from './switches.js'
import { missedAbsage, type Tally } from './winner.js'

export type Line =
  { code: string; for: Party; points: number; by?: Party } | { code: 'factor'; times: number; why: string }

/** One special point that a party made. */
export interface Special {
  code: string
  for: Party
}

/** A finished deal, as far as its score depends on it. */
export interface Finished extends Tally {
  options: Options
  game: string
  soloist: number | null
  parties: readonly Party[]
  /** Whether a Genscher made the parties. */
  genscher: boolean
  specials: readonly Special[]
  bock: number
}

const ABSAGEN = ['no90', 'no60', 'no30', 'schwarz']
export const other = (party: Party): Party => (party === 're' ? 'kontra' : 're')

/** Points for keeping a party under 90, 60, 30, without a trick (7.2.2a). */
export function underLines(deal: Finished, kept: Party, by: Party): Line[] {
  const lines: Line[] = []
  if (deal.eyes[kept] < 90) lines.push({ code: 'under90', for: by, points: 1 })
  if (deal.eyes[kept] < 60) lines.push({ code: 'under60', for: by, points: 1 })
  if (deal.eyes[kept] < 30) lines.push({ code: 'under30', for: by, points: 1 })
  const schwarz = deal.options.score === 'minus' ? deal.eyes[kept] === 0 : deal.tricksWon[kept] === 0
  if (schwarz) lines.push({ code: 'noTrick', for: by, points: 1 })
  return lines
}

/** Points for what both parties said (7.2.2b-d). */
function saidLines(deal: Finished, winner: Party, pointsForAnsage: number): Line[] {
  const lines: Line[] = []
  for (const by of ['re', 'kontra'] as const) {
    const adds = deal.options.reKontra === 'add'
    if (adds && deal.announced[by] >= 1) lines.push({ code: by, for: winner, points: pointsForAnsage, by })
    ABSAGEN.forEach((code, index) => {
      if (deal.announced[by] >= index + 2) lines.push({ code, for: winner, points: 1, by })
    })
  }
  return lines
}

/** Points for reaching 30 eyes more than an Absage of the other party left (7.2.2e, f). */
function againstLines(deal: Finished, party: Party): Line[] {
  const lines: Line[] = []
  const said = deal.announced[other(party)]
  const eyes = deal.eyes[party]
  if (said >= 2 && eyes >= 120) lines.push({ code: 'against90', for: party, points: 1 })
  if (said >= 3 && eyes >= 90) lines.push({ code: 'against60', for: party, points: 1 })
  if (said >= 4 && eyes >= 60) lines.push({ code: 'against30', for: party, points: 1 })
  if (said >= 5 && eyes >= 30) lines.push({ code: 'againstSchwarz', for: party, points: 1 })
  return lines
}

/** Special points that count where somebody plays alone: in the books that leave them out, only what the switch lets in. */
function countsAlone({ options, game }: Finished, { code }: Special): boolean {
  if (options.specialsInSolo !== 'every') return options.specialsInSolo === 'doppelkopf' && code === 'doppelkopf'
  const trumps = trumpsIn(game)
  if (code.startsWith('fuchs')) return trumps.includes('DA')
  return code.startsWith('karlchen') ? trumps.includes('CJ') : true
}

function specialLines(deal: Finished): Line[] {
  const namedSolo = deal.soloist !== null && !['hochzeit', 'stille-hochzeit', 'kartenabgabe'].includes(deal.game)
  const off = deal.options.score === 'minus' ? namedSolo : deal.soloist !== null
  const counted = deal.specials.filter((special) => !off || countsAlone(deal, special))
  return counted.map(({ code, for: party }) => ({ code, for: party, points: 1 }))
}

/** Whether beating the Re party is worth a point of its own in this game. */
function alteCount(deal: Finished): boolean {
  if (deal.options.gegenDieAlten !== 'normal') return deal.options.gegenDieAlten === 'every'
  if (deal.genscher) return false
  if (deal.options.score !== 'minus') return deal.soloist === null && deal.game !== 'armut'
  return ['normal', 'hochzeit', 'stille-hochzeit', 'kartenabgabe'].includes(deal.game)
}

function tournamentLines(deal: Finished, winner: Party | null): Line[] {
  if (winner === null) {
    return [
      ...underLines(deal, 'kontra', 're'),
      ...underLines(deal, 're', 'kontra'),
      ...againstLines(deal, 're'),
      ...againstLines(deal, 'kontra'),
      ...specialLines(deal),
    ]
  }
  const lines: Line[] = [{ code: 'won', for: winner, points: 1 }]
  lines.push(...underLines(deal, other(winner), winner), ...saidLines(deal, winner, 2), ...againstLines(deal, winner))
  if (winner === 'kontra' && alteCount(deal)) lines.push({ code: 'gegenDieAlten', for: 'kontra', points: 1 })
  return [...lines, ...specialLines(deal)]
}

function hausrundeLines(deal: Finished, winner: Party | null): Line[] {
  if (winner === null) return specialLines(deal)
  const lines: Line[] = []
  const kontraSaidAndWon = winner === 'kontra' && deal.announced.kontra >= 1
  if (!(kontraSaidAndWon && deal.options.kontraWinPoint === 'unlessAnnounced')) {
    lines.push({ code: 'won', for: winner, points: 1 })
  }
  lines.push(...underLines(deal, other(winner), winner), ...saidLines(deal, winner, 1))
  if (winner === 'kontra' && alteCount(deal)) lines.push({ code: 'gegenDieAlten', for: 'kontra', points: 1 })
  return [...lines, ...specialLines(deal)]
}

function williLines(deal: Finished, winner: Party | null): Line[] {
  if (winner === null) return specialLines(deal)
  const loser = other(winner)
  const lines: Line[] = [{ code: 'won', for: winner, points: 1 }, ...underLines(deal, loser, winner)]
  for (const by of ['re', 'kontra'] as const) {
    if (deal.announced[by] >= 1) lines.push({ code: by, for: winner, points: 1, by })
  }
  const highest = ABSAGEN[deal.announced[winner] - 2]
  if (highest !== undefined) lines.push({ code: highest, for: winner, points: deal.announced[winner], by: winner })
  if (winner === 'kontra' && alteCount(deal)) lines.push({ code: 'gegenDieAlten', for: 'kontra', points: 1 })
  lines.push(...specialLines(deal))
  if (deal.announced[winner] >= 1) lines.push({ code: 'factor', times: 2, why: 'announced' })
  if (deal.announced[loser] >= 1) lines.push({ code: 'factor', times: 4, why: 'announcedAndLost' })
  if (missedAbsage(deal, loser)) lines.push({ code: 'factor', times: 2, why: 'absageMissed' })
  return lines
}

/** The lines of a book, without what multiplies all of it in a Bockrunde or by Re and Kontra. */
export function bookLines(deal: Finished, winner: Party | null): Line[] {
  if (deal.options.score === 'minus') return williLines(deal, winner)
  return deal.options.score === 'house' ? hausrundeLines(deal, winner) : tournamentLines(deal, winner)
}
