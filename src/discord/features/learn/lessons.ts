import { suitOf } from '../../../engine/index.js'
import type { Card, Seat, View } from '../../../engine/index.js'
import type { PlainKey, T } from '../../../i18n/index.js'
import { cardText, markOf } from '../../look/names.js'
import type { Scene } from './deals.js'

/** What a step shows: the order of the trumps, the trick on the table, the learner's hand. */
export type Shown = 'trumps' | 'trick' | 'hand'

/** An answer to choose. */
export interface Option {
  readonly label: (t: T) => string
  readonly right: boolean
  /** Why it is right or not. */
  readonly why: PlainKey
}

/** A question that is answered by pressing a card of the hand. */
export interface CardQuestion {
  readonly kind: 'card'
  readonly right: (card: Card, view: View) => boolean
  readonly praise: PlainKey
  /** Why another card is wrong, in words. */
  readonly why: (card: Card, view: View, t: T) => string
}

export type Question = CardQuestion | { readonly kind: 'choice'; readonly options: readonly Option[] }

export interface Step {
  readonly text: PlainKey
  /** Where the pictures come from; left out: no deal is needed. */
  readonly scene?: Scene
  readonly shows: readonly Shown[]
  /** Pictures come only with the right answer, since they would give it away. */
  readonly late?: boolean
  readonly asks?: Question
  /** With the right answer the lines of the deal's score are shown. */
  readonly scored?: boolean
}

export interface Lesson {
  readonly name: PlainKey
  readonly steps: readonly Step[]
}

const key =
  (name: PlainKey) =>
  (t: T): string =>
    t(name)
const place = (seat: Seat) => (): string => markOf({ seating: [0, 1, 2, 3] }, seat)
const figure = (count: number) => (): string => String(count)

const right = (label: Option['label'], why: PlainKey): Option => ({ label, right: true, why })
const wrong = (label: Option['label'], why: PlainKey): Option => ({ label, right: false, why })
const choose = (...options: readonly Option[]): Question => ({ kind: 'choice', options })

const isTrump = (card: Card, view: View): boolean => view.trumps.includes(card)

const trumps: Lesson = {
  name: 'learn.trumps',
  steps: [
    { text: 'learn.trumps.order', shows: ['trumps'] },
    {
      text: 'learn.trumps.highest',
      scene: 'one-hand',
      shows: ['hand'],
      asks: {
        kind: 'card',
        right: (card, { hand, trumps }) => card === trumps.find((trump) => hand.includes(trump)),
        praise: 'learn.trumps.highest.right',
        why: (card, view, t) =>
          t(isTrump(card, view) ? 'learn.trumps.lower' : 'learn.trumps.side', { card: cardText(card, t) }),
      },
    },
    {
      text: 'learn.trumps.ahead',
      scene: 'one-hand',
      shows: ['trick'],
      asks: choose(
        wrong(place(1), 'learn.trumps.ahead.jack'),
        wrong(place(2), 'learn.trumps.ahead.spade-jack'),
        right(place(3), 'learn.trumps.ahead.right'),
      ),
    },
    {
      text: 'learn.trumps.equal',
      scene: 'equal-cards',
      shows: ['trick'],
      asks: choose(
        wrong(place(1), 'learn.trumps.ahead.jack'),
        right(place(2), 'learn.trumps.equal.right'),
        wrong(place(3), 'learn.trumps.equal.later'),
      ),
    },
  ],
}

const following: Lesson = {
  name: 'learn.follow',
  steps: [
    {
      text: 'learn.follow.suit',
      scene: 'suit-led',
      shows: ['trick', 'hand'],
      asks: {
        kind: 'card',
        right: (card, view) => suitOf(card) === 'S' && !isTrump(card, view),
        praise: 'learn.follow.suit.right',
        why: (card, _view, t) => t('learn.follow.suit.must', { card: cardText(card, t) }),
      },
    },
    {
      text: 'learn.follow.ruff',
      scene: 'suit-missing',
      shows: ['trick', 'hand'],
      asks: {
        kind: 'card',
        right: isTrump,
        praise: 'learn.follow.ruff.right',
        why: (card, _view, t) => t('learn.follow.ruff.away', { card: cardText(card, t) }),
      },
    },
    {
      text: 'learn.follow.ten',
      scene: 'ten-led',
      shows: ['trick'],
      asks: choose(
        wrong(key('suit.H'), 'learn.follow.ten.heart'),
        right(key('suit.trump'), 'learn.follow.ten.right'),
        wrong(key('learn.option.nothing'), 'learn.follow.ten.nothing'),
      ),
    },
  ],
}

const parties: Lesson = {
  name: 'learn.party',
  steps: [
    {
      text: 'learn.party.own',
      scene: 'one-hand',
      shows: ['hand'],
      asks: choose(
        right(key('party.re'), 'learn.party.own.right'),
        wrong(key('party.kontra'), 'learn.party.own.wrong'),
      ),
    },
    {
      text: 'learn.party.partner',
      scene: 'partner-shown',
      shows: ['trick'],
      asks: choose(
        wrong(place(1), 'learn.party.partner.wrong'),
        right(place(2), 'learn.party.partner.right'),
        wrong(place(3), 'learn.party.partner.wrong'),
      ),
    },
    {
      text: 'learn.party.left',
      scene: 'both-shown',
      shows: ['trick', 'hand'],
      asks: choose(
        right(place(1), 'learn.party.left.right'),
        wrong(place(2), 'learn.party.left.wrong'),
        wrong(place(3), 'learn.party.left.wrong'),
      ),
    },
    {
      text: 'learn.party.wedding',
      scene: 'both-held',
      shows: ['hand'],
      asks: choose(
        wrong(key('button.healthy'), 'learn.party.wedding.alone'),
        right(key('game.hochzeit'), 'learn.party.wedding.right'),
      ),
    },
  ],
}

const calls: Lesson = {
  name: 'learn.calls',
  steps: [
    {
      text: 'learn.calls.time',
      scene: 'time-to-call',
      shows: ['hand'],
      asks: choose(
        right(key('learn.option.say-re'), 'learn.calls.time.right'),
        wrong(key('learn.option.play-ten'), 'learn.calls.time.played'),
        wrong(key('learn.option.wait'), 'learn.calls.time.played'),
      ),
    },
    {
      text: 'learn.calls.more',
      scene: 'called-re',
      shows: ['trick', 'hand'],
      asks: choose(
        wrong(key('call.re'), 'learn.calls.more.again'),
        right(key('call.keine90'), 'learn.calls.more.right'),
        wrong(key('learn.option.no-more'), 'learn.calls.more.none'),
      ),
    },
    {
      text: 'learn.calls.price',
      shows: [],
      asks: choose(
        wrong(key('party.re'), 'learn.calls.price.wrong'),
        right(key('party.kontra'), 'learn.calls.price.right'),
      ),
    },
  ],
}

const counting: Lesson = {
  name: 'learn.count',
  steps: [
    {
      text: 'learn.count.half',
      shows: ['trumps'],
      asks: choose(
        wrong(key('party.re'), 'learn.count.half.wrong'),
        right(key('party.kontra'), 'learn.count.half.right'),
      ),
    },
    {
      text: 'learn.count.eyes',
      scene: 'eyes',
      shows: ['trick'],
      late: true,
      asks: choose(
        wrong(figure(21), 'learn.count.eyes.wrong'),
        right(figure(25), 'learn.count.eyes.right'),
        wrong(figure(30), 'learn.count.eyes.wrong'),
      ),
    },
    {
      text: 'learn.count.special',
      scene: 'fox',
      shows: ['trick'],
      asks: choose(
        wrong(key('line.doppelkopf'), 'learn.count.special.doppelkopf'),
        right(key('line.fuchs'), 'learn.count.special.right'),
        wrong(key('line.karlchen'), 'learn.count.special.karlchen'),
      ),
    },
    {
      text: 'learn.count.deal',
      scene: 'whole',
      shows: [],
      scored: true,
      asks: choose(
        wrong(figure(1), 'learn.count.deal.one'),
        wrong(figure(2), 'learn.count.deal.two'),
        right(figure(3), 'learn.count.deal.right'),
      ),
    },
  ],
}

/** The five lessons in their order. */
export const lessons: readonly Lesson[] = [trumps, following, parties, calls, counting]
