import type { Party } from './announce.js'
import { bookLines, other, underLines, type Finished, type Line } from './books.js'
import { tournamentWinner, williWinner } from './winner.js'

export interface Score {
  winner: Party | null
  lines: Line[]
  value: number
  points: number[]
}

const ORDER =
  'won under90 under60 under30 noTrick re kontra no90 no60 no30 schwarz against90 against60 against30 againstSchwarz gegenDieAlten feigheit bock doppelkopf fuchs karlchen karlchenCaught dulle fuchsAmEnd herzstich factor'.split(
    ' ',
  )

const SPECIALS = 'gegenDieAlten doppelkopf fuchs karlchen karlchenCaught dulle fuchsAmEnd herzstich'.split(' ')

/** Levels that a party reached: won 1, the other party under 90, 60, 30 and without a trick one more each. */
function reachedLevels(deal: Finished, winner: Party): number {
  return 1 + underLines(deal, other(winner), winner).length
}

/** Whether the winners said too little for what they reached, two against two. */
function isCowardly(deal: Finished, winner: Party): boolean {
  return deal.options.feigheit && deal.soloist === null && reachedLevels(deal, winner) - deal.announced[winner] >= 3
}

/** The game's points go to the others, the special points stay; nobody has beaten the Kreuz-Damen. */
function handedOver(lines: readonly Line[], to: Party): Line[] {
  const kept = lines.filter((line) => line.code !== 'gegenDieAlten')
  const moved = kept.map((line) => ('times' in line || SPECIALS.includes(line.code) ? line : { ...line, for: to }))
  return [...moved, { code: 'feigheit', for: to, points: 0 }]
}

/** Sum of the lines for one party less those of the other, times all factors. */
function valueOf(lines: readonly Line[], side: Party): number {
  let sum = 0
  let times = 1
  for (const line of lines) {
    if ('times' in line) times *= line.times
    else sum += line.for === side ? line.points : 0 - line.points
  }
  return sum === 0 ? 0 : sum * times
}

/** Points of the game, which are no special points, once more: so often that they count `times` times then. */
function gameAgain(lines: readonly Line[], times: number, line: { code: string; by?: Party }): Line[] {
  const game = lines.filter((one) => !('times' in one) && !SPECIALS.includes(one.code))
  const re = valueOf(game, 're') * (times - 1)
  return re === 0 ? [] : [{ ...line, for: re > 0 ? 're' : 'kontra', points: Math.abs(re) }]
}

/** Re and Kontra where they double everything or the game; without a winner they do not count at all. */
function double(deal: Finished, winner: Party | null, lines: Line[]): void {
  const { reKontra } = deal.options
  if (reKontra === 'add' || winner === null) return
  for (const by of ['re', 'kontra'] as const) {
    if (deal.announced[by] === 0) continue
    if (reKontra === 'double') lines.push({ code: 'factor', times: 2, why: by })
    else lines.push(...gameAgain(lines, 2, { code: by, by }))
  }
}

/** What a Bockrunde adds: a factor, the game once more, or two points for the winners each time that it would double. */
function addBock({ bock, options }: Finished, winner: Party | null, lines: Line[]): void {
  if (bock === 1) return
  if (options.bockEffect === 'whole') lines.push({ code: 'factor', times: bock, why: 'bock' })
  else if (options.bockEffect === 'game') lines.push(...gameAgain(lines, bock, { code: 'bock' }))
  else if (winner !== null) lines.push({ code: 'bock', for: winner, points: 2 * Math.floor(Math.log2(bock)) })
}

/** Plus and minus that sum to zero, or only one of them; who plays alone gets it three times. */
function plusMinus(deal: Finished, winner: Party | null, value: number): number[] {
  const { bookKeeping, soloTriple } = deal.options
  const threefold = soloTriple === 'always' || winner !== 'kontra'
  return deal.parties.map((party, seat) => {
    const amount = seat === deal.soloist && threefold ? 3 * value : value
    const points = party === (winner ?? 're') ? amount : 0 - amount
    const unwritten = (bookKeeping === 'onlyPlus' && points < 0) || (bookKeeping === 'onlyMinus' && points > 0)
    return unwritten ? 0 : points
  })
}

/** Minus points, written positive, to the party that has the worse of it. */
function minusOnly(deal: Finished, winner: Party | null, value: number): number[] {
  const side = winner ?? 're'
  const payer = value > 0 ? other(side) : side
  return deal.parties.map((party) => (party === payer ? Math.abs(value) : 0))
}

/** Who won, why, and what each seat gets (7.1, 7.2; the private rounds' own counts). */
export function scoreOf(deal: Finished): Score {
  const minus = deal.options.score === 'minus'
  const best = minus ? williWinner(deal) : tournamentWinner(deal)
  const cowards = best !== null && isCowardly(deal, best)
  const winner = cowards ? other(best) : best
  const lines = cowards ? handedOver(bookLines(deal, best), other(best)) : bookLines(deal, best)
  double(deal, winner, lines)
  addBock(deal, winner, lines)
  lines.sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code))
  const value = valueOf(lines, winner ?? 're')
  return { winner, lines, value, points: minus ? minusOnly(deal, winner, value) : plusMinus(deal, winner, value) }
}
