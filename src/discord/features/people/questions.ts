import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { commitmentLine } from '../fair/page.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { isComputer, isPerson } from '../../look/places.js'

/** One short text without buttons. */
export const presentNotice = (text: string): Page => page({ head: text })

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
    rows: rows([button({ do: 'join', table: view.id }, t('button.return'), { style: 'go' })]),
  })
}

/** A word to somebody who opens a table where they sit already, and the way to their hand once there is one. */
export const presentAlreadySeated = (view: TableView, t: T): Page =>
  page({
    head: t('refusal.already-seated', { number: view.number }),
    rows: view.status === 'lobby' ? [] : rows([button({ do: 'hand', table: view.id }, t('button.hand'))]),
  })

/** Whether the viewer may stop the match for a while. */
const mayPause = ({ status, place, suspended }: TableView): boolean =>
  (status === 'playing' || status === 'between') && suspended === null && place !== null

/** A computer player sits in a match that runs: somebody may take its place. */
const playsOn = ({ status, places, suspended }: TableView): boolean =>
  (status === 'playing' || status === 'between') && suspended === null && places.some(isComputer)

/** A word to somebody without a place where a computer player sits, which may be taken; null where there is none. */
export function presentSubstitute(view: TableView, t: T): Page | null {
  if (view.place !== null || !playsOn(view)) return null
  return page({
    head: t('refusal.not-seated-computer', { number: view.number }),
    rows: rows([button({ do: 'take-seat', table: view.id }, t('button.take-seat'), { style: 'go' })]),
  })
}

/** What else a table offers: its rules, leaving or coming back, closing. */
export function presentMore(view: TableView, t: T): Page {
  const table = view.id
  return page({
    head: lines(t('more.text', { number: view.number }), commitmentLine(view.commitment, t)),
    rows: rows([
      button({ do: 'table-rules', table }, t('button.table-rules')),
      view.mayReturn === null
        ? button({ do: 'ask-leave', table }, t('button.ask-leave'), { off: view.place === null })
        : button({ do: 'join', table }, t('button.return'), { style: 'go' }),
      button({ do: 'pause', table }, t('button.pause'), { off: !mayPause(view) }),
      button({ do: 'ask-close', table }, t('button.ask-close')),
      ...(view.place === null && view.mayReturn === null && playsOn(view)
        ? [button({ do: 'take-seat', table }, t('button.take-seat'), { style: 'go' })]
        : []),
    ]),
  })
}

/** Asks once more before somebody leaves. */
export function presentAskLeave(view: TableView, t: T): Page {
  const table = view.id
  const { number } = view
  const alone = view.places.filter(isPerson).length <= 1
  return page({
    head: t(view.status === 'lobby' ? 'leave.lobby' : alone ? 'leave.last' : 'leave.ask', { number }),
    accent: 'brass',
    rows: rows([
      button({ do: 'leave', table }, t('button.leave'), { style: 'danger' }),
      button({ do: 'dismiss', table }, t('button.dismiss')),
    ]),
  })
}

/** Asks once more before a table is closed for everybody. */
export function presentAskClose(view: TableView, t: T): Page {
  const table = view.id
  return page({
    head: t('close.ask', { number: view.number, done: view.sheet.length }),
    accent: 'brass',
    rows: rows([
      button({ do: 'close', table }, t('button.close'), { style: 'danger' }),
      button({ do: 'dismiss', table }, t('button.dismiss')),
    ]),
  })
}
