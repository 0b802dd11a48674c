import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import { isComputer, isPerson } from '../../look/names.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { pflichtLine } from '../../look/pflichtsolo.js'
import { standingByName } from '../../look/standing-now.js'
import { countVoided } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { commitmentLine } from '../fair/page.js'
import { hostPress } from '../host/buttons.js'
import { mayPassHost } from '../host/page.js'
import { learnButton, practiceButton } from '../learn/offer.js'
import { dismissPress } from '../dismiss-button.js'
import { sheetButton } from '../sheet-button.js'
import { tableRulesPress } from '../rules/buttons.js'
import {
  askClosePress,
  askLeavePress,
  closePress,
  joinPress,
  leavePress,
  pausePress,
  takeSeatPress,
  voteNoPress,
  voteYesPress,
} from './buttons.js'

/** Yes and no, while a vote runs. */
export const voteButtons = ({ closeVote, id: table }: TableView, t: T): readonly Button[] =>
  closeVote === null
    ? []
    : [button(voteYesPress({ table }), t('button.agree')), button(voteNoPress({ table }), t('button.disagree'))]

/** What the table's message offers about who plays on: a computer player's place. */
export const peopleButtons = (view: TableView, t: T): readonly Button[] =>
  view.places.some(isComputer) ? [button(takeSeatPress({ table: view.id }), t('button.take-seat'))] : []

/** How many finished games count. */
const counting = (view: TableView): number => view.sheet.length - countVoided(view)

/** Asks once more before somebody asks all others whether the match ends. */
export function presentAskVote(view: TableView, t: T): Page {
  const { id: table, number } = view
  return page({
    head: lines(`**${t('vote.title')}**`, t('vote.ask', { number, done: counting(view) }), pflichtLine(view, t)),
    accent: 'brass',
    rows: rows([
      button(voteYesPress({ table }), t('button.ask-vote'), { style: 'danger' }),
      button(dismissPress({ table }), t('button.dismiss')),
    ]),
  })
}

/** A word to somebody for whom a computer plays on, and the way back to the own seat. */
export function presentReturn(
  view: TableView,
  t: T,
  text: 'refusal.not-seated-back' | 'done.left-back',
  notice?: string,
): Page {
  return page({
    head: lines(notice, t(text, { number: view.number })),
    accent: 'brass',
    rows: rows([button(joinPress({ table: view.id }), t('button.return'), { style: 'go' })]),
  })
}

/** Whether the viewer may stop the match for a while. */
const mayPause = ({ status, place, suspended }: TableView): boolean =>
  (status === 'playing' || status === 'between') && suspended === null && place !== null

/** A computer player sits in a match that runs: somebody may take its place. */
export const playsOn = ({ status, places, suspended }: TableView): boolean =>
  (status === 'playing' || status === 'between') && suspended === null && places.some(isComputer)

/**
 * What else a table offers: its rules, leaving or coming back, closing.
 * @param more what other features offer there
 * @param mayClose whether the reader may close the table, or ask for it
 */
export function presentMore(view: TableView, t: T, more: readonly Button[] = [], mayClose = view.place !== null): Page {
  const table = view.id
  return page({
    head: lines(t('more.text', { number: view.number }), standingByName(view, t), commitmentLine(view.commitment, t)),
    rows: rows([
      button(tableRulesPress({ table }), t('button.table-rules')),
      sheetButton(view, t),
      view.mayReturn === null
        ? button(askLeavePress({ table }), t('button.ask-leave'), { off: view.place === null })
        : button(joinPress({ table }), t('button.return'), { style: 'go' }),
      button(pausePress({ table }), t('button.pause'), { off: !mayPause(view) }),
      ...more,
      button(askClosePress({ table }), t('button.ask-close'), { off: !mayClose }),
      ...(mayPassHost(view) ? [button(hostPress({ table }), t('button.host'))] : []),
      ...(view.place === null && view.mayReturn === null && playsOn(view)
        ? [button(takeSeatPress({ table }), t('button.take-seat'), { style: 'go' })]
        : []),
    ]),
  })
}

const presentAskStop = (view: TableView, t: T): Page =>
  page({
    head: t('practice.ask-stop'),
    accent: 'brass',
    rows: rows([
      button(leavePress({ table: view.id }), t('button.stop'), { style: 'danger' }),
      button(dismissPress({ table: view.id }), t('button.dismiss')),
    ]),
  })

/** Somebody has stopped practising. */
const presentPracticeLeft = (t: T): Page =>
  page({ head: t('practice.left'), rows: rows([practiceButton(t), learnButton(t)]) })

/** Tells somebody that they have left, and how to come back. */
export function presentLeft(before: TableView, now: TableView, t: T): Page {
  if (isPractice(before)) return presentPracticeLeft(t)
  return now.mayReturn !== null
    ? presentReturn(now, t, 'done.left-back')
    : presentNotice(t('done.left', { number: before.number }))
}

/** Asks once more before somebody leaves a table, or gives up a practice that runs. */
export function presentAskLeave(view: TableView, t: T): Page {
  if (isPractice(view)) return presentAskStop(view, t)
  const table = view.id
  const { number } = view
  const alone = view.places.filter(isPerson).length <= 1
  return page({
    head: t(view.status === 'lobby' ? 'leave.lobby' : alone ? 'leave.last' : 'leave.ask', { number }),
    accent: 'brass',
    rows: rows([
      button(leavePress({ table }), t('button.leave'), { style: 'danger' }),
      button(dismissPress({ table }), t('button.dismiss')),
    ]),
  })
}

/** Between two games none is lost. */
const whatEnds = ({ status }: TableView) => (status === 'between' ? 'close.ask-between' : 'close.ask')

/** Asks once more before a table is closed for everybody. */
export function presentAskClose(view: TableView, t: T): Page {
  const table = view.id
  return page({
    head:
      view.status === 'lobby'
        ? t('close.ask-lobby', { number: view.number })
        : lines(t(whatEnds(view), { number: view.number, done: counting(view) }), pflichtLine(view, t)),
    accent: 'brass',
    rows: rows([
      button(closePress({ table }), t('button.close'), { style: 'danger' }),
      button(dismissPress({ table }), t('button.dismiss')),
    ]),
  })
}
