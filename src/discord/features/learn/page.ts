import { presets, trumpsIn } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView, UserId } from '../../../table/view.js'
import { cardsLine, heldCards, trickLine } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import { cardNames, cardsText, cardText } from '../../look/names.js'
import { button, dots, lines, page, rows, withPictures } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { handPicture, tablePicture, trumpsPicture } from '../../look/pictures.js'
import { linesText } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { sceneOf } from './deals.js'
import { lessons } from './lessons.js'
import type { Question, Step } from './lessons.js'
import { learnPress, practiceButton } from './offer.js'

/** Where somebody is in the lessons; everything stands in the button, nothing is kept. */
export type LearnState =
  | { readonly at: 'lessons' }
  | { readonly at: 'done' }
  | { readonly at: 'step'; readonly lesson: number; readonly step: number; readonly answer: number | null }

/** Reads what a button of the lessons stands for; damaged ones lead to the list of lessons. */
export function readLearn(data: string): LearnState {
  if (data === 'done') return { at: 'done' }
  const [, first, second, , third] = /^(\d)\.(\d)(\.(\d{1,2}))?$/.exec(data) ?? []
  const [lesson, step] = [Number(first), Number(second)]
  if (!lessons[lesson]?.steps[step]) return { at: 'lessons' }
  return { at: 'step', lesson, step, answer: third === undefined ? null : Number(third) }
}

const to = (data: string, label: string, style: 'quiet' | 'go' | 'main' = 'quiet'): Button =>
  button(learnPress({ state: data }), label, { style })

/** The step that follows, across lessons; the end after the last one. */
function after(lesson: number, step: number): string {
  if (lessons[lesson]?.steps[step + 1]) return `${lesson}.${step + 1}`
  return lessons[lesson + 1] ? `${lesson + 1}.0` : 'done'
}

/** The step before, across lessons; the list before the first one. */
function before(lesson: number, step: number): string {
  if (step > 0) return `${lesson}.${step - 1}`
  const earlier = lessons[lesson - 1]
  return earlier ? `${lesson - 1}.${earlier.steps.length - 1}` : ''
}

/** What came of an answer: whether it was right, and why. */
function judged(asks: Question, answer: number, view: TableView | null, t: T): { right: boolean; why: string } | null {
  if (asks.kind === 'choice') {
    const option = asks.options[answer]
    return option ? { right: option.right, why: t(option.why) } : null
  }
  const card = view?.deal?.hand[answer]
  if (card === undefined || !view?.deal) return null
  return asks.right(card, view.deal)
    ? { right: true, why: t(asks.praise) }
    : { right: false, why: asks.why(card, view.deal, t) }
}

function answers(asks: Question, view: TableView | null, here: string, t: T, look: Look): Button[] {
  if (asks.kind === 'choice') return asks.options.map(({ label }, at) => to(`${here}.${at}`, label(t), 'main'))
  if (!view?.deal) return []
  return heldCards(view.deal, look).map(({ card, slot }) =>
    button(learnPress({ state: `${here}.${slot}` }), cardText(card, t), { emoji: look.emoji(card) }),
  )
}

/** What the pictures would say, for those who read none; the open trick stands in the text for everybody. */
function inWords(step: Step, view: TableView | null, t: T, look: Look): string {
  const deal = view?.deal
  const trumps = trumpsIn(presets.ddv)
  const text = look.size === null ? cardNames : cardsText
  return lines(
    step.shows.includes('trumps') && t('rules.trumps.order', { cards: text(trumps, t) }),
    step.shows.includes('hand') && deal && cardsLine(deal, t, look),
  )
}

function picturesOf(step: Step, view: TableView | null, t: T, look: Look): Parameters<typeof withPictures>[1] {
  return step.shows.map((what) => {
    if (what === 'trumps') return trumpsPicture(presets.ddv, t, look, 'normal')
    if (!view) return null
    return what === 'hand' ? handPicture(view, t, look) : tablePicture(view, t, look)
  })
}

interface LearnOptions {
  readonly look: Look
  readonly user: UserId
}

function presentStep(lesson: number, at: number, answer: number | null, t: T, { look, user }: LearnOptions): Page {
  const { name, steps } = lessons[lesson] ?? { name: 'learn.title', steps: [] }
  const step = steps[at]
  if (!step) return presentLessons(t)
  const here = `${lesson}.${at}`
  const view = step.scene ? sceneOf(step.scene, user, false) : null
  const outcome = step.asks && answer !== null ? judged(step.asks, answer, view, t) : null
  const solved = outcome?.right === true
  const shown = step.scene && solved ? sceneOf(step.scene, user, true) : view
  const hidden = step.late === true && !solved
  const result = step.scored === true && solved ? shown?.deal?.result : null
  const paragraphs = t(step.text).split('\n')
  // The question stands below the pictures, where the answers are.
  const question = step.asks ? paragraphs.pop() : null
  const told = page({
    head: lines(
      `**${t('learn.title')} · ${lesson + 1} ${t(name)}** · ${at + 1}/${steps.length}`,
      ...paragraphs,
      step.shows.includes('trick') && !hidden && shown?.deal && trickLine(shown, shown.deal, t, t('hand.you')),
    ),
    foot: lines(
      look.size === null && inWords(step, shown, t, look),
      question,
      outcome && `> ${t(outcome.right ? 'learn.right' : 'learn.wrong', { why: outcome.why })}`,
      result && shown && `> ${linesText(shown, result, t)}`,
    ),
    accent: step.asks && !solved ? 'brass' : 'felt',
    rows: [
      ...rows(step.asks && !solved ? answers(step.asks, view, here, t, look) : []),
      ...rows([
        to(before(lesson, at), t('button.earlier')),
        to(after(lesson, at), t('button.later'), step.asks && !solved ? 'quiet' : 'go'),
        ...(after(lesson, at) === 'done' ? [] : [to('done', t('button.stop'))]),
      ]),
    ],
  })
  return hidden ? told : withPictures(told, picturesOf(step, shown, t, look))
}

/** The list of lessons. */
function presentLessons(t: T): Page {
  const buttons = lessons.map(({ name }, at) => to(`${at}.0`, dots(`${at + 1}`, t(name)), at === 0 ? 'go' : 'quiet'))
  return page({
    head: lines(
      `**${t('learn.title')}**`,
      t('learn.about'),
      ...lessons.map(
        ({ name, steps }, at) => `${at + 1}. **${t(name)}** · ${t('learn.steps', { count: steps.length })}`,
      ),
    ),
    accent: 'brass',
    rows: [
      ...rows(buttons.slice(0, 2)),
      ...rows(buttons.slice(2, 4)),
      ...rows([...buttons.slice(4), practiceButton(t), to('done', t('button.stop'))]),
    ],
  })
}

/** After the last lesson, or when somebody has had enough. */
function presentDone(t: T): Page {
  return page({
    head: lines(`**${t('learn.title')}**`, t('learn.done')),
    rows: rows([practiceButton(t, 'go'), to('', t('button.lessons'))]),
  })
}

/** One page of the lessons, for their reader alone: all that it shows follows from the button that was pressed. */
export function presentLearn(state: LearnState, t: T, options: LearnOptions): Page {
  switch (state.at) {
    case 'lessons':
      return presentLessons(t)
    case 'done':
      return presentDone(t)
    case 'step':
      return presentStep(state.lesson, state.step, state.answer, t, options)
  }
}
