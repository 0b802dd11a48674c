import { at, herzZehn, karoAss, karoDame, kreuzBube } from '../card.js'
import type { ScoreLine } from '../result-of-deal.js'
import type { Seat } from '../seat.js'
import type { Options } from './options.js'
import { isTrump } from './order.js'
import { eyesIn, faceAt, partyIndex, partyOf, seatAt, winnerOf } from './played.js'
import type { PackedTrick, PlayedDeal } from './played.js'

/** Appends the lines of one special point in a finished deal (TSR 7.2.3), judged by the final parties. */
export type SpecialJudge = (deal: PlayedDeal, lines: ScoreLine[]) => void

const against = (deal: PlayedDeal, one: Seat, other: Seat): boolean =>
  partyIndex(deal.re, one) !== partyIndex(deal.re, other)

/** Index of the card that won a trick. */
const winningIndex = (trick: PackedTrick): number => (winnerOf(trick) - (trick >>> 20)) & 3

const doppelkopf: SpecialJudge = (deal, lines) => {
  deal.tricks.forEach((trick, index) => {
    if (eyesIn(trick) < 40) return
    const seat = winnerOf(trick)
    lines.push({ code: 'doppelkopf', for: partyOf(deal.re, seat), points: 1, seat, trick: index })
  })
}

const fuchs: SpecialJudge = (deal, lines) => {
  if (!isTrump(deal.order, karoAss)) return
  const caught = (trick: PackedTrick, safe: number, where: { readonly trick?: number }): void => {
    const seat = winnerOf(trick)
    for (let card = 0; card < 4; card++) {
      if (faceAt(trick, card) !== karoAss) continue
      const from = seatAt(trick, card)
      if (from === safe || !against(deal, seat, from)) continue
      lines.push({ code: 'fuchs', for: partyOf(deal.re, seat), points: 1, seat, from, ...where })
    }
  }
  deal.tricks.forEach((trick, index) => caught(trick, deal.schwein, { trick: index }))
  // All cards that are left go to whoever has the rest, so a Fuchs among them is caught, unless it might have been a Schweinchen.
  for (const trick of deal.rest) caught(trick, deal.pair, {})
}

/** The last trick; null where it was not played. */
function lastTrick(deal: PlayedDeal): { trick: PackedTrick; index: number; seat: Seat; face: number } | null {
  if (deal.rest.length > 0) return null
  const index = deal.tricks.length - 1
  const trick = at(deal.tricks, index)
  return { trick, index, seat: winnerOf(trick), face: faceAt(trick, winningIndex(trick)) }
}

const karlchen: SpecialJudge = (deal, lines) => {
  const last = lastTrick(deal)
  if (last === null) return
  const { index, seat, face } = last
  if (face === kreuzBube && isTrump(deal.order, face))
    lines.push({ code: 'karlchen', for: partyOf(deal.re, seat), points: 1, seat, trick: index })
}

const karlchenCaught: SpecialJudge = (deal, lines) => {
  const last = lastTrick(deal)
  if (last === null) return
  const { trick, index, seat, face } = last
  if (!isTrump(deal.order, face) || !isTrump(deal.order, kreuzBube) || face === kreuzBube) return
  if (deal.options.karlchenCaught === 'karoDame' && face !== karoDame) return
  for (let card = 0; card < 4; card++) {
    const from = seatAt(trick, card)
    if (faceAt(trick, card) !== kreuzBube || !against(deal, seat, from)) continue
    lines.push({ code: 'karlchenCaught', for: partyOf(deal.re, seat), points: 1, seat, from, trick: index })
    return
  }
}

const dulleCaught: SpecialJudge = (deal, lines) => {
  deal.tricks.forEach((trick, index) => {
    const seat = winnerOf(trick)
    if (faceAt(trick, winningIndex(trick)) !== herzZehn || !isTrump(deal.order, herzZehn)) return
    for (let card = 0; card < winningIndex(trick); card++) {
      const from = seatAt(trick, card)
      if (faceAt(trick, card) !== herzZehn || !against(deal, seat, from)) continue
      lines.push({ code: 'dulle', for: partyOf(deal.re, seat), points: 1, seat, from, trick: index })
    }
  })
}

const fuchsAmEnd: SpecialJudge = (deal, lines) => {
  const last = lastTrick(deal)
  if (last === null) return
  const { index, seat, face } = last
  if (face !== karoAss || !isTrump(deal.order, face) || seat === deal.schwein) return
  lines.push({ code: 'fuchsAmEnd', for: partyOf(deal.re, seat), points: 1, seat, trick: index })
}

/** Whether Herz went round: four side-suit Herz cards in one trick. */
export const herzWentRound = (deal: PlayedDeal, trick: PackedTrick): boolean =>
  [0, 1, 2, 3].every((card) => deal.order.classOf[faceAt(trick, card)] === 2)

const herzstich: SpecialJudge = (deal, lines) => {
  deal.tricks.forEach((trick, index) => {
    if (!herzWentRound(deal, trick)) return
    const seat = winnerOf(trick)
    lines.push({ code: 'herzstich', for: partyOf(deal.re, seat), points: 1, seat, trick: index })
  })
}

/** The judges that a rule set's switches call for, in the order of their lines. */
export function judgesOf(options: Options): readonly SpecialJudge[] {
  const judges: SpecialJudge[] = []
  if (options.doppelkopf) judges.push(doppelkopf)
  if (options.fuchs) judges.push(fuchs)
  if (options.karlchen) judges.push(karlchen)
  if (options.karlchenCaught !== 'off') judges.push(karlchenCaught)
  if (options.dullePoint) judges.push(dulleCaught)
  if (options.fuchsAmEnd) judges.push(fuchsAmEnd)
  if (options.herzstich) judges.push(herzstich)
  return judges
}
