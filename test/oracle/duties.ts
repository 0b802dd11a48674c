import { eyesOf } from './cards.js'
import { at, copies, partiesWith, type Deal } from './deal.js'
import { follows } from './play.js'

/** Two against two as the table sees it: no solo and no announced Hochzeit. */
const PARTNER_GAMES = ['normal', 'stille-hochzeit', 'armut', 'kartenabgabe']

/** Whether the seat on turn must say Re or Kontra before it leads to the second trick (9.9). */
export function mustAnnounce(deal: Deal): boolean {
  const least = deal.options.pflichtansage
  if (least === 0 || deal.phase !== 'play' || deal.tricks.length !== 1 || deal.table.length > 0) return false
  if (!PARTNER_GAMES.includes(deal.game)) return false
  const cards = at(deal.tricks, 0).plays.map((play) => play.card)
  return eyesOf(cards) >= least && deal.announced[at(deal.parties ?? [], deal.turn)] === 0
}

/** Whether the seat on turn must play a Karo-König now: it has called a Genscher and not played the first one yet. */
export function mustPlayKing(deal: Deal): boolean {
  return deal.genscher === deal.turn && copies(at(deal.hands, deal.turn), 'DK') === 2
}

/** Whether the seat on turn may name a partner now: a Normalspiel, both Karo-Könige, and the first could be played. */
export function mayGenscher(deal: Deal): boolean {
  if (!deal.options.genscher || deal.genscher !== null) return false
  if (deal.game !== 'normal' && deal.game !== 'stille-hochzeit') return false
  if (copies(at(deal.hands, deal.turn), 'DK') !== 2 || mustAnnounce(deal)) return false
  return follows(deal, deal.turn, 'DK')
}

/** The seat on turn and the named one are Re from now on; Absagen lapse. */
export function genscher(deal: Deal, partner: number): void {
  deal.genscher = deal.turn
  deal.game = 'normal'
  deal.soloist = null
  deal.parties = partiesWith([deal.turn, partner])
  deal.announced = { re: Math.min(deal.announced.re, 1), kontra: Math.min(deal.announced.kontra, 1) }
}
