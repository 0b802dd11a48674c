import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { presentNotice } from '../../look/parts.js'
import type { Page } from '../../road/message.js'

/** What stands in the channel while the match’s thread is being made. */
export const presentMoving = (view: TableView, t: T): Page => presentNotice(t('rooms.moving', { number: view.number }))

/** How a message is left behind whose table is shown in another room from now on. */
export const presentMoved = (view: TableView, room: string, t: T): Page =>
  presentNotice(t('rooms.moved', { number: view.number, room: `<#${room}>` }))
