import { seatAfter, seats } from '../../../engine/index.js'
import type { Card, Seat, TrickView } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { HandsModel, OpenCard } from '../../../render/hands.js'
import type { Review } from '../../../table/review.js'
import { altLimit, computerWord } from '../../look/alt.js'
import type { Look } from '../../look/look.js'
import { cardNames, signOf } from '../../look/names.js'
import { pictureOf } from '../../look/pictures.js'
import type { Picture } from '../../road/message.js'

/** Which part of a deal is laid open: 0 before the first card, then each trick, at last the end. */
export type Stage = number

/** The tricks that lie behind when a stage begins. */
const before = ({ view }: Review, stage: Stage): readonly TrickView[] =>
  view.deal?.tricks.slice(0, Math.max(0, stage - 1)) ?? []

const cardOf = (trick: TrickView | undefined, seat: Seat): Card | undefined =>
  trick?.cards.find((_, at) => seatAfter(trick.leader, at) === seat)

/** The cards that a seat still holds when a stage begins, the one that it plays there included. */
export function heldAt(review: Review, seat: Seat, stage: Stage): readonly Card[] {
  const left = [...review.played[seat]]
  for (const trick of before(review, stage)) {
    const card = cardOf(trick, seat)
    if (card !== undefined) left.splice(left.indexOf(card), 1)
  }
  return left
}

/** A seat's whole hand with what has become of each card. */
function openHand(review: Review, seat: Seat, stage: Stage): readonly OpenCard[] {
  const trumps = review.view.deal?.trumps ?? []
  const now = cardOf(review.view.deal?.tricks[stage - 1], seat)
  const gone = before(review, stage).map((trick) => cardOf(trick, seat))
  let marked = false
  return review.played[seat].map((card): OpenCard => {
    const at = gone.indexOf(card)
    if (at >= 0) gone.splice(at, 1)
    const isNow = at < 0 && !marked && card === now
    if (isNow) marked = true
    return { card, trump: trumps.includes(card), state: at >= 0 ? 'gone' : isNow ? 'now' : 'held' }
  })
}

/** All four hands at a stage of a finished deal. At its end all cards are shown as they were held. */
export function handsPicture(review: Review, stage: Stage, t: T, look: Look): Picture | null {
  const { view, tricks } = review
  const shown = stage > tricks.length ? 0 : stage
  const winner = view.deal?.tricks[shown - 1]?.winner
  const model: HandsModel = {
    hands: seats.map((seat) => ({
      person: view.seating[seat],
      computer: signOf(view.seats[seat]),
      ringed: seat === winner,
      cards: openHand(review, seat, shown),
    })),
  }
  const rows = seats.map((seat) =>
    t('alt.hands-row', {
      seat: view.seating[seat] + 1,
      cards: [...computerWord(view.seats[seat], t), cardNames(heldAt(review, seat, shown), t)].join(', '),
    }),
  )
  const alt = [t('alt.hands'), ...rows].join(' ')
  const fitting = alt.length <= altLimit ? alt : `${alt.slice(0, altLimit - 1)}…`
  return pictureOf('hands', drawHands, model, fitting, t, look)
}

const drawHands: Parameters<typeof pictureOf<HandsModel>>[1] = async (...given) =>
  (await import('../../../render/hands.js')).drawHands(...given)
