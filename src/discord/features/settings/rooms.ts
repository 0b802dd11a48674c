import type { ServerSettings } from '../../../table/ports.js'
import { presentNotice } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import type { Request } from '../../road/request.js'

/** Whether tables may be opened in a room: it, or the channel of the thread, is allowed, or all are. */
export const allows = ({ rooms }: ServerSettings, { room, parent }: Pick<Request, 'room' | 'parent'>): boolean =>
  rooms.length === 0 || rooms.includes(room) || (parent !== null && rooms.includes(parent))

/** Names the rooms where tables may be opened. */
export const elsewhere = ({ rooms }: ServerSettings, { t }: Pick<Request, 't'>): Page =>
  presentNotice(t('settings.rooms.only', { rooms: rooms.map((room) => `<#${room}>`).join(' ') }))
