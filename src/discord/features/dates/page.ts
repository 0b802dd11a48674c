import type { T } from '../../../i18n/index.js'
import type { DateAnswer, PlannedDate } from '../../../table/company.js'
import type { UserId } from '../../../table/view.js'
import { button, dots, lines, page, rows, select } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { dateAnswerPress, dateCancelPress, dateChangePress, dateMovePress } from './buttons.js'
import { nameOf } from './suggest.js'

/** So many people are named in a line; of the others only the number stands there. */
const mostNamed = 20

/** A moment as everybody's own clock shows it. */
const stamp = (at: number, style: 'F' | 'R'): string => `<t:${Math.floor(at / 1000)}:${style}>`

/** Who has given an answer, whoever gave it first coming first. */
export const peopleWith = ({ answers }: PlannedDate, answer: DateAnswer): readonly UserId[] =>
  answers.filter((one) => one.answer === answer).map(({ user }) => user)

function named(people: readonly UserId[], t: T): string {
  const names = people.slice(0, mostNamed).map((user) => `<@${user}>`)
  const more = people.length - names.length
  return [...names, ...(more > 0 ? [t('editor.more', { count: more })] : [])].join(', ')
}

function answerLine(date: PlannedDate, answer: DateAnswer, t: T): string {
  const people = peopleWith(date, answer)
  const head = t(`date.${answer}`, { count: people.length })
  return people.length === 0 ? head : `${head}: ${named(people, t)}`
}

const answerButtons = ({ id: date }: PlannedDate, t: T) => [
  button(dateAnswerPress({ date, answer: 'yes' }), t('button.date-yes'), { style: 'go' }),
  button(dateAnswerPress({ date, answer: 'maybe' }), t('button.date-maybe')),
  button(dateAnswerPress({ date, answer: 'no' }), t('button.date-no')),
]

/** The message of a date, the same for all readers: when it is, who comes, and what became of it. */
export function presentDate(date: PlannedDate, t: T): Page {
  const { id, at, movedFrom, ending, maker } = date
  return page({
    head: lines(
      `**${t('date.title', { time: stamp(at, 'F') })}**`,
      dots(ending === null && stamp(at, 'R'), maker !== '' && t('date.by', { name: `<@${maker}>` })),
      movedFrom !== null && t('date.moved', { time: stamp(movedFrom, 'F') }),
      answerLine(date, 'yes', t),
      answerLine(date, 'maybe', t),
      answerLine(date, 'no', t),
      ending === null ? `-# ${t('date.about')}` : `**${t(`date.ending.${ending}`)}**`,
    ),
    accent: ending === null ? 'brass' : 'felt',
    rows: ending === null ? rows([...answerButtons(date, t), button(dateChangePress({ date: id }), t('button.date-change'))]) : [], // prettier-ignore
  })
}

/**
 * The message that calls people to a date shortly before it.
 * @param pings whom it may notify
 */
export function presentSoon(date: PlannedDate, t: T, pings: readonly UserId[]): Page {
  const coming = peopleWith(date, 'yes')
  const perhaps = peopleWith(date, 'maybe')
  const made = page({
    head: lines(
      `**${t('date.soon', { time: stamp(date.at, 'R') })}**`,
      coming.length > 0 && answerLine(date, 'yes', t),
      perhaps.length > 0 && answerLine(date, 'maybe', t),
    ),
    accent: 'brass',
    rows: rows(answerButtons(date, t)),
  })
  return { ...made, pings }
}

/** Tells those who wanted to come that a date was moved, or called off. */
export function presentChanged(date: PlannedDate, t: T, pings: readonly UserId[]): Page {
  const { at, movedFrom, state } = date
  const names = named([...peopleWith(date, 'yes'), ...peopleWith(date, 'maybe')], t)
  const text = state === 'over' || movedFrom === null
    ? t('date.call.cancelled', { names, time: stamp(at, 'F') })
    : t('date.call.moved', { names, time: stamp(at, 'F'), before: stamp(movedFrom, 'F') }) // prettier-ignore
  return { ...page({ head: text, accent: 'brass', rows: state === 'over' ? [] : rows(answerButtons(date, t)) }), pings }
}

/** Minutes by which a date may be moved in one step. */
const steps = [-1440, -120, -60, -30, -15, 15, 30, 60, 120, 1440, 2880, 7 * 1440]

/** The page on which a date is moved or called off, for those who may. */
export function presentChange(
  { id: date, at }: PlannedDate,
  t: T,
  { now, zone, saved }: { readonly now: number; readonly zone: string; readonly saved: boolean },
): Page {
  const times = steps.map((step) => at + step * 60_000).filter((time) => time > now)
  return page({
    head: lines(saved && t('me.saved'), `**${t('date.title', { time: stamp(at, 'F') })}**`, t('date.change.about')),
    accent: 'brass',
    rows: [
      select(
        dateMovePress({ date }),
        t('date.change.choose'),
        times.map((time) => ({ label: nameOf(time, zone, t), value: String(Math.floor(time / 1000)) })),
      ),
      ...rows([button(dateCancelPress({ date }), t('button.date-cancel'), { style: 'danger' })]),
    ],
  })
}
