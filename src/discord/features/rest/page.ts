import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { presentNotice } from '../people/questions.js'

/** Why a table rests, and the way to go on with it here. */
export function presentResting(view: TableView, t: T, notice?: string): Page {
  const { id: table, number, suspended } = view
  const why = t(`suspension.${suspended ?? 'room-gone'}`)
  return page({
    head: lines(notice, `**${t('rest.title', { number })}**`, t('refusal.suspended', { why }), `-# ${t('rest.kept')}`),
    accent: 'brass',
    rows: rows([button({ do: 'resume', table }, t('button.resume'), { style: 'go' })]),
  })
}

/** What stands in the channel while the match’s thread is being made. */
export const presentMoving = (view: TableView, t: T): Page => presentNotice(t('rooms.moving', { number: view.number }))

/** How a message is left behind whose table is shown in another room from now on. */
export const presentMoved = (view: TableView, room: string, t: T): Page =>
  presentNotice(t('rooms.moved', { number: view.number, room: `<#${room}>` }))

/** Asks which of several resting tables is to go on. */
export const presentResumeChoice = (views: readonly TableView[], t: T): Page =>
  page({
    head: t('rest.which'),
    accent: 'brass',
    rows: rows(views.map(({ id: table, number }) => button({ do: 'resume', table }, t('rest.table', { number })))),
  })

/** The table goes on in this room. */
export const presentResumed = (view: TableView, t: T): Page =>
  presentNotice(t('rest.resumed', { number: view.number, room: `<#${view.room}>` }))

/** Nothing rests: where somebody’s table is. */
export const presentRunning = (view: TableView, t: T): Page =>
  presentNotice(t('rest.running', { number: view.number, room: `<#${view.room}>` }))
