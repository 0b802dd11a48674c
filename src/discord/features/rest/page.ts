import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { resumePress } from './buttons.js'

/** Why a table rests, and the way to go on with it here. */
export function presentResting(view: TableView, t: T, notice?: string): Page {
  const { id: table, number, suspended } = view
  const why = t(`suspension.${suspended ?? 'room-gone'}`)
  return page({
    head: lines(notice, `**${t('rest.title', { number })}**`, t('refusal.suspended', { why }), `-# ${t('rest.kept')}`),
    accent: 'brass',
    rows: rows([button(resumePress({ table }), t('button.resume'), { style: 'go' })]),
  })
}

/** Asks which of several resting tables is to go on. */
export const presentResumeChoice = (views: readonly TableView[], t: T): Page =>
  page({
    head: t('rest.which'),
    accent: 'brass',
    rows: rows(views.map(({ id: table, number }) => button(resumePress({ table }), t('rest.table', { number })))),
  })

/** The table goes on in this room. */
export const presentResumed = (view: TableView, t: T): Page =>
  presentNotice(t('rest.resumed', { number: view.number, room: `<#${view.room}>` }))

/** Nothing rests: where somebody’s table is. */
export const presentRunning = (view: TableView, t: T): Page =>
  presentNotice(t('rest.running', { number: view.number, room: `<#${view.room}>` }))
