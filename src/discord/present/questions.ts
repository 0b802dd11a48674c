import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import type { Page } from '../message.js'
import { commitmentLine } from './fair.js'
import { button, lines, page, rows } from './parts.js'

/** One short text without buttons. */
export const presentNotice = (text: string): Page => page({ head: text })

/** What else a table offers: its rules, leaving, closing. */
export function presentMore(view: TableView, t: T): Page {
  const table = view.id
  return page({
    head: lines(t('more.text', { number: view.number }), commitmentLine(view.commitment, t)),
    rows: rows([
      button({ do: 'table-rules', table }, t('button.table-rules')),
      button({ do: 'ask-leave', table }, t('button.ask-leave')),
      button({ do: 'ask-close', table }, t('button.ask-close')),
    ]),
  })
}

/** Asks once more before somebody leaves. */
export function presentAskLeave(view: TableView, t: T): Page {
  const table = view.id
  const { number } = view
  return page({
    head: view.status === 'lobby' ? t('leave.lobby', { number }) : t('leave.ask', { number }),
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
