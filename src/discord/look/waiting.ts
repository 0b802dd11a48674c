import type { T } from '../../i18n/index.js'
import { longTurn } from '../../table/view.js'
import type { TableView, UserId } from '../../table/view.js'
import { listOf, peopleAt } from './names.js'

/** Who has not pressed yet between two games, in the order of their places. */
export const awaitedBetween = (view: TableView): readonly UserId[] =>
  view.status === 'between' ? peopleAt(view).filter((user) => !view.ready.includes(user)) : []

/** Whether the viewer has pressed already. */
export function isReady({ place, places, ready }: TableView): boolean {
  const occupant = place === null ? null : places[place]
  return occupant?.kind === 'person' && ready.includes(occupant.user)
}

/** A moment as the reader's Discord shows it: soon as a countdown, else as a date. */
const moment = (at: number, soon: boolean): string => `<t:${Math.floor(at / 1000)}:${soon ? 'R' : 'f'}>`

/** What the next game waits for: for whose press, and until when at most; or for anybody to come back. */
export function waitingLine(view: TableView, t: T): string {
  const { nextAt, closesAt, clock } = view
  if (closesAt !== null) return t('result.waits-nobody', { time: moment(closesAt, false) })
  const awaited = awaitedBetween(view)
  const names = listOf(
    awaited.map((user) => `<@${user}>`),
    t,
  )
  const count = awaited.length
  if (nextAt === null) return t('result.waits', { names, count })
  return t('result.waits-until', { names, count, time: moment(nextAt, (clock.limit ?? 0) < longTurn) })
}
