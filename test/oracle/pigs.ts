import { at, copies, type Deal } from './deal.js'

const SUPER_CARDS = { off: '', zehn: 'DT', neun: 'D9', koenig: 'DK' } as const

const isSuperCard = (deal: Deal, card: string): boolean => card === SUPER_CARDS[deal.options.superschweine]

/** Schweinchen are declared: whoever still holds both of the cards above them has Superschweine. */
function declare(deal: Deal): void {
  if (deal.superSeat !== undefined) return
  const seat = deal.hands.findIndex((hand) => copies(hand, SUPER_CARDS[deal.options.superschweine]) === 2)
  deal.superSeat = seat < 0 ? null : seat
}

/** Where Schweinchen are known from the start they are declared before the first lead. */
export function declareAtOnce(deal: Deal): void {
  if (deal.options.schweine === 'auto' && deal.bothFoxes !== null) declare(deal)
}

/** Whether a card that is about to be played is a Schweinchen (1) or a Superschwein (2); 0: neither. */
export function heightOf(deal: Deal, seat: number, card: string): 0 | 1 | 2 {
  if (isSuperCard(deal, card) && seat === deal.superSeat) return 2
  if (card !== 'DA' || seat !== deal.bothFoxes) return 0
  deal.foxesPlayed += 1
  if (deal.options.schweine === 'firstOnly') return deal.foxesPlayed === 1 ? 1 : 0
  if (deal.options.schweine === 'secondOnly') return deal.foxesPlayed === 2 && deal.firstFoxWon ? 1 : 0
  declare(deal)
  return 1
}

/** The first of two Karo-Asse has won its trick: where only the second is high it is so from now on. */
export function foxHasWon(deal: Deal, seat: number, card: string): void {
  if (card !== 'DA' || seat !== deal.bothFoxes || deal.foxesPlayed > 1) return
  deal.firstFoxWon = true
  if (deal.options.schweine === 'secondOnly' && copies(at(deal.hands, seat), 'DA') === 1) declare(deal)
}
