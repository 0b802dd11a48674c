import { mayAnnounce, type AnnouncementAnswer } from './announce.js'
import { groupOf, removeOne, trickWinner, trumpsIn } from './cards.js'
import { at, nextSeat, partiesWith, type Deal } from './deal.js'
import { foxHasWon, heightOf } from './pigs.js'

/** Cards that every hand holds at the start of the play, and so the number of tricks. */
export const fullHand = (deal: Deal): number => (deal.options.nines ? 12 : 10)

/** Whether a card follows what was led, or cannot (5.2). */
export function follows(deal: Deal, seat: number, card: string): boolean {
  const lead = deal.table[0]
  if (lead === undefined) return true
  const ranks = deal.game
  const asked = groupOf(ranks, lead.card)
  if (asked.includes(card)) return true
  return !at(deal.hands, seat).some((held) => asked.includes(held))
}

/** What the deadlines say of an announcement by a seat now. */
export function announcementAnswer(deal: Deal, seat: number, level: number): AnnouncementAnswer {
  if (deal.parties === null) return 'not-cleared'
  const party = at(deal.parties, seat)
  const other = party === 're' ? 'kontra' : 're'
  return mayAnnounce({
    options: deal.options,
    party,
    level,
    own: deal.announced[party],
    other: deal.announced[other],
    cards: at(deal.hands, seat).length,
    played: deal.tricks.length * 4 + deal.table.length,
    cleared: true,
    shift: deal.shift,
    blocked: deal.lateReply[party],
  })
}

/** Takes an announcement down that was found to be allowed. */
export function announce(deal: Deal, seat: number, level: number): void {
  const late = announcementAnswer(deal, seat, level) === 'late-reply'
  const party = at(deal.parties ?? [], seat)
  deal.announced[party] = level
  deal.spoken.push({ seat, party })
  if (late && deal.options.lateReplyBlocks) deal.lateReply[party] = true
}

/** Puts a legal card on the table; the fourth ends the trick. */
export function playCard(deal: Deal, seat: number, card: string): void {
  const high = heightOf(deal, seat, card)
  removeOne(at(deal.hands, seat), card)
  deal.table.push({ seat, card, high })
  deal.turn = nextSeat(seat)
  if (deal.table.length === 4) endTrick(deal)
}

function endTrick(deal: Deal): void {
  const last = deal.tricks.length + 1 === fullHand(deal)
  const rule = deal.options.secondDulle
  const second = rule === 'second' || (rule === 'secondExceptLast' && !last)
  const best = at(deal.table, trickWinner(deal.game, deal.table, second))
  deal.tricks.push({ leader: at(deal.table, 0).seat, plays: deal.table, winner: best.seat })
  foxHasWon(deal, best.seat, best.card)
  deal.table = []
  deal.turn = best.seat
  if (deal.hochzeiter !== null && deal.parties === null) clear(deal, deal.hochzeiter)
  if (last) deal.phase = 'over'
}

/** Looks for the Hochzeit's partner in the trick that has just ended (4.4.3). */
function clear(deal: Deal, hochzeiter: number): void {
  const number = deal.tricks.length
  const trick = at(deal.tricks, number - 1)
  const led = trumpsIn('normal').includes(at(trick.plays, 0).card) ? 'trump' : 'side'
  if (trick.winner !== hochzeiter && (deal.seeks === 'any' || deal.seeks === led))
    deal.parties = partiesWith([hochzeiter, trick.winner])
  else if (number === 3) {
    deal.parties = partiesWith([hochzeiter])
    deal.soloist = hochzeiter
  } else return
  deal.shift = number - 1
}
