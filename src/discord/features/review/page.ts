import { rankOf, seats, suitOf } from '../../../engine/index.js'
import type { Card, Seat } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { Review } from '../../../table/review.js'
import type { TableView } from '../../../table/view.js'
import { finishedLine } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import {
  callName,
  capital,
  cardNames,
  cardsText,
  gameLine,
  markOf,
  partyName,
  tableName,
  who,
} from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import { linesText, resultTitle } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { practiceButton } from '../learn/offer.js'
import { reviewPress } from './button.js'
import { handsPicture, heldAt } from './picture.js'
import type { Stage } from './picture.js'

/** The most options of a select. */
const mostOptions = 25

/** The state of the page as a custom id carries it. */
const dataOf = (view: TableView, stage: Stage | string): string => `${view.id}.${view.game}.${stage}`

/** What each seat said before the first card, and what was played. */
const startLines = (review: Review, t: T, look: Look): string[] => {
  const { view } = review
  const deal = view.deal
  if (!deal) return []
  const said = seats.map((step) => {
    const seat = ((deal.dealer + 1 + step) % 4) as Seat
    const word = deal.said[seat]
    return word && `${markOf(view, seat)} ${t(`table.said.${word}`)}`
  })
  return [t('review.start'), dots(...said), ...exchangeLines(review, t, look)]
}

/** The cards of one list that are not in the other, copies counted. */
function without(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = [...others]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function exchangeLines({ view, dealt, played }: Review, t: T, look: Look): string[] {
  const text = look.size === null ? cardNames : cardsText
  return seats.flatMap((seat) => {
    const gave = without(dealt[seat], played[seat])
    const got = without(played[seat], dealt[seat])
    return gave.length === 0
      ? []
      : [t('review.gave', { name: who(view, seat, t), cards: text(gave, t), got: text(got, t) })]
  })
}

/** One trick: who said what in it, who played what, who took it, and how many card points each party has now. */
function trickLines({ view, tricks }: Review, stage: Stage, t: T): string[] {
  const trick = view.deal?.tricks[stage - 1]
  const after = tricks[stage - 1]?.deal
  if (!trick || !after || !view.deal) return []
  const said = view.deal.announcements
    .filter(({ tricks: before }) => before === stage - 1)
    .map(({ seat, call }) => `💬 ${who(view, seat, t)}: **${capital(callName(call, t))}**`)
  const { result } = view.deal
  const sum = (party: 're' | 'kontra'): number =>
    seats.reduce<number>((eyes, seat) => eyes + (result?.parties[seat] === party ? after.eyesWon[seat] : 0), 0)
  return [
    ...said,
    `**${finishedLine(view, trick, stage, t)}**`,
    result ? t('review.sum', { re: sum('re'), kontra: sum('kontra') }) : '',
  ]
}

function endLines({ view }: Review, t: T): string[] {
  const row = view.sheet.at(-1)
  if (!row) return []
  return [
    `**${resultTitle(row.number, row.result, t)}**`,
    linesText(view, row.result, t),
    ...seats.map((seat) => dots(who(view, seat, t), partyName(row.result.parties[seat], t))),
  ]
}

/** The hands in words: with pictures as short signs, without them by name, a suit at a time. */
function handLines(review: Review, stage: Stage, t: T, look: Look): string[] {
  const trumps = review.view.deal?.trumps ?? []
  const group = (card: Card): string => (trumps.includes(card) ? 'trump' : suitOf(card))
  return seats.flatMap((seat) => {
    const held = heldAt(review, seat, stage)
    if (held.length === 0) return []
    if (look.size !== null) return [`-# ${who(review.view, seat, t)} ${cardsText(held, t)}`]
    const groups = (['trump', 'C', 'S', 'H', 'D'] as const).flatMap((name) => {
      const cards = held.filter((card) => group(card) === name)
      return cards.length === 0 ? [] : [`${t(`suit.${name}`)}: ${textOf(cards, name, t)}`]
    })
    return [`${who(review.view, seat, t)} ${groups.join('; ')}`]
  })
}

const textOf = (cards: readonly Card[], group: string, t: T): string =>
  group === 'trump' ? cardNames(cards, t) : cards.map((card) => t(`rank.${rankOf(card)}`)).join(', ')

interface ReviewOptions {
  readonly look: Look
  readonly stage: Stage
  /** A game runs at this table that is not shown yet. */
  readonly running?: boolean
}

/** A finished deal laid open, for whoever asks: all four hands, trick by trick, what was said and what came of it. */
export function presentReview(review: Review, t: T, { look, stage: wanted, running = false }: ReviewOptions): Page {
  const { view, tricks, games } = review
  const end = tricks.length + 1
  const stage = Math.max(0, Math.min(end, wanted))
  const facts = gameLine(view, t)
  const title = dots(tableName(view, t), t('table.game', { game: view.game, games: view.games }))
  const told =
    stage === 0 ? startLines(review, t, look) : stage === end ? endLines(review, t) : trickLines(review, stage, t)
  return page({
    head: lines(
      running && t('review.running'),
      `**${t('review.title')} · ${title}**`,
      facts && `-# ${capital(facts)}`,
      ...told,
    ),
    picture: handsPicture(review, stage, t, look),
    foot: lines(...handLines(review, stage === end ? 0 : stage, t, look)),
    rows: [
      ...rows([
        button(reviewPress({ state: dataOf(view, stage - 1) }), t('button.earlier'), {
          off: stage === 0,
        }),
        button(reviewPress({ state: dataOf(view, stage + 1) }), t('button.later'), {
          style: 'main',
          off: stage === end,
        }),
        // It has taken the place of the practice itself.
        ...(isPractice(view) ? [practiceButton(t)] : []),
      ]),
      select(
        reviewPress({ state: dataOf(view, 's') }),
        t('review.stage'),
        Array.from({ length: end + 1 }, (_, at) => ({
          label: at === 0 ? t('review.at-start') : at === end ? t('review.at-end') : stageLabel(review, at, t),
          value: `${at}`,
          default: at === stage,
        })),
      ),
      ...(games.length < 2
        ? []
        : [
            select(
              reviewPress({ state: dataOf(view, 'g') }),
              t('review.game'),
              games.slice(-mostOptions).map((game) => ({
                label: t('table.game', { game, games: view.games }),
                value: `${game}`,
                default: game === view.game,
              })),
            ),
          ]),
    ],
  })
}

function stageLabel({ view }: Review, stage: Stage, t: T): string {
  const trick = view.deal?.tricks[stage - 1]
  const winner = trick?.winner ?? null
  return dots(
    t('table.trick', { trick: stage }),
    winner !== null && markOf(view, winner),
    trick && t('table.eyes', { count: trick.eyes }),
  )
}

/** What a press or choice on the page asks for; null when the id is damaged. */
export function readReview(
  data: string,
  chosen: string | undefined,
): { readonly table: string; readonly game: number | undefined; readonly stage: Stage } | null {
  const [table, game, stage = '0'] = data.split('.')
  if (!table || (game !== undefined && !/^\d{1,4}$/.test(game))) return null
  if (stage === 'g') return /^\d{1,4}$/.test(chosen ?? '') ? { table, game: Number(chosen), stage: 0 } : null
  const at = stage === 's' ? (chosen ?? '') : stage
  return /^\d{1,2}$/.test(at) ? { table, game: game === undefined ? undefined : Number(game), stage: Number(at) } : null
}
