import { rankOf, seats, suitOf } from '../../../engine/index.js'
import type { Card, Seat } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { Review } from '../../../table/review.js'
import type { TableView, UserId } from '../../../table/view.js'
import { finishedLine } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import {
  capital,
  cardNames,
  cardsText,
  gameLine,
  markOf,
  partyName,
  saidName,
  tableName,
  who,
} from '../../look/names.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import { linesText, restLine, resultTitle, struck } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { practiceButton } from '../learn/offer.js'
import { reviewPress } from './button.js'
import { handsPicture, heldAt } from './picture.js'
import type { Stage } from './picture.js'

/** The most options of a select. */
const mostOptions = 25

/** So many games stand in one select where there are more: the other options lead to those before and after. */
const gamesTogether = mostOptions - 2

/** Marks a press that shows the position to everybody. */
const toAll = 'all'

type Rows = Parameters<typeof page>[0]['rows']

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
    .map((said) => `💬 ${who(view, said.seat, t)}: **${capital(saidName(said, t))}**`)
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
    struck(row, `**${resultTitle(row.number, row.result, t)}**`),
    restLine(view, row.result, t) ?? '',
    struck(row, linesText(view, row.result, t)),
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

export interface ReviewOptions {
  readonly look: Look
  readonly stage: Stage
  /** A game runs in this channel that is not shown yet. */
  readonly running?: boolean
  /** What its reader is told above it. */
  readonly notice?: string
  /** Its reader may show the position to everybody. */
  readonly mayShow?: boolean
  /** It stands in the channel for everybody, because this person wished it. */
  readonly shownBy?: UserId
}

/** A finished deal laid open, for whoever asks: all four hands, trick by trick, what was said and what came of it. */
export function presentReview(review: Review, t: T, options: ReviewOptions): Page {
  const { look, stage: wanted, running = false, notice, shownBy } = options
  const { view, tricks } = review
  const end = tricks.length + 1
  const stage = Math.max(0, Math.min(end, wanted))
  const facts = gameLine(view, t)
  const title = dots(tableName(view, t), t('table.game', { game: view.game, games: view.games }))
  const told =
    stage === 0 ? startLines(review, t, look) : stage === end ? endLines(review, t) : trickLines(review, stage, t)
  return page({
    head: lines(
      notice,
      running && t('review.running'),
      shownBy !== undefined && t('review.shown-by', { name: `<@${shownBy}>` }),
      `**${t('review.title')} · ${title}**`,
      facts && `-# ${capital(facts)}`,
      review.voided.includes(view.game) && `**${t('result.voided')}**`,
      ...told,
    ),
    picture: handsPicture(review, stage, t, look),
    foot: lines(...handLines(review, stage === end ? 0 : stage, t, look)),
    rows:
      shownBy === undefined
        ? controls(review, stage, t, options)
        : rows([button(reviewPress({ state: dataOf(view, stage) }), t('button.review'))]),
  })
}

/** Trick by trick, to any trick, to another game of the match, and to everybody. */
function controls(review: Review, stage: Stage, t: T, { mayShow = false }: ReviewOptions): NonNullable<Rows> {
  const { view, tricks, games } = review
  const end = tricks.length + 1
  const press = (to: Stage | string) => reviewPress({ state: dataOf(view, to) })
  return [
    ...rows([
      button(press(stage - 1), t('button.earlier'), { off: stage === 0 }),
      button(press(stage + 1), t('button.later'), { style: 'main', off: stage === end }),
      ...(mayShow ? [button(press(`${stage}.${toAll}`), t('button.show-all'))] : []),
      // It has taken the place of the practice itself.
      ...(isPractice(view) ? [practiceButton(t)] : []),
    ]),
    select(
      press('s'),
      t('review.stage'),
      Array.from({ length: end + 1 }, (_, at) => ({
        label: at === 0 ? t('review.at-start') : at === end ? t('review.at-end') : stageLabel(review, at, t),
        value: `${at}`,
        default: at === stage,
      })),
    ),
    ...(games.length < 2 ? [] : [select(press('g'), t('review.game'), gameOptions(review, t))]),
  ]
}

/** The games of a match, where they are too many for one select those around the game that is shown. */
function gameOptions({ view, games, voided }: Review, t: T): Parameters<typeof select>[2] {
  const option = (game: number) => ({
    label: dots(t('table.game', { game, games: view.games }), voided.includes(game) && t('review.voided')),
    value: `${game}`,
    default: game === view.game,
  })
  if (games.length <= mostOptions) return games.map(option)
  const from = gamesTogether * Math.floor(games.indexOf(view.game) / gamesTogether)
  const others = (start: number) => {
    const [first, last] = [games[start], games.slice(start, start + gamesTogether).at(-1)]
    return first === undefined || last === undefined || start < 0
      ? []
      : [{ label: t('review.games', { from: first, to: last }), value: `${first}`, default: false }]
  }
  return [
    ...others(from - gamesTogether),
    ...games.slice(from, from + gamesTogether).map(option),
    ...others(from + gamesTogether),
  ]
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
): {
  readonly table: string
  readonly game: number | undefined
  readonly stage: Stage
  readonly toAll?: boolean
} | null {
  const [table, game, stage = '0', mark] = data.split('.')
  if (!table || (game !== undefined && !/^\d{1,4}$/.test(game))) return null
  if (stage === 'g') return /^\d{1,4}$/.test(chosen ?? '') ? { table, game: Number(chosen), stage: 0 } : null
  const at = stage === 's' ? (chosen ?? '') : stage
  if (!/^\d{1,2}$/.test(at)) return null
  const wanted = { table, game: game === undefined ? undefined : Number(game), stage: Number(at) }
  return mark === toAll ? { ...wanted, toAll: true } : wanted
}
