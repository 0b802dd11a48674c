import type { T } from '../../../i18n/index.js'
import type { TableRefusal } from '../../../table/intent.js'
import type { TableView } from '../../../table/view.js'
import { button, page, presentNotice, rows } from '../../look/parts.js'
import { refusalText } from '../../look/refusal.js'
import type { Page } from '../../road/message.js'
import type { Request } from '../../road/request.js'
import { presentRemoved } from '../host/page.js'
import { acceptPress } from '../lobby/buttons.js'
import { takeSeatPress } from '../people/buttons.js'
import { playsOn, presentReturn } from '../people/pages.js'
import { handPress } from '../play/buttons.js'
import { presentResting } from '../rest/page.js'

/** A word to somebody who opens a table where they sit already, and the way to their hand once there is one. */
const presentAlreadySeated = (view: TableView, t: T): Page =>
  page({
    head: t('refusal.already-seated', { number: view.number }),
    rows: view.status === 'lobby' ? [] : rows([button(handPress({ table: view.id }), t('button.hand'))]),
  })

/** A word to somebody without a place where a computer player sits, which may be taken; null where there is none. */
function presentSubstitute(view: TableView, t: T): Page | null {
  if (view.place !== null || !playsOn(view)) return null
  return page({
    head: t('refusal.not-seated-computer', { number: view.number, room: `<#${view.room}>` }),
    rows: rows([button(takeSeatPress({ table: view.id }), t('button.take-seat'), { style: 'go' })]),
  })
}

/** A word to somebody without a place at a table that still gathers people, and the way to the free one; null where there is none. */
function presentFreePlace(view: TableView, refusal: TableRefusal, t: T): Page | null {
  if (view.status !== 'lobby' || view.place !== null || !view.places.includes(null)) return null
  return page({
    head: refusalText(t, refusal, view),
    rows: rows([button(acceptPress({ table: view.id }), t('button.join'), { style: 'go' })]),
  })
}

/** A word about a table that has ended and can be looked at still: it is over, or was closed. */
function endedText({ status, number }: TableView, t: T): string {
  if (status === 'over') return t('refusal.match-over', { number })
  return status === 'closed' ? t('refusal.closed-already', { number }) : t('refusal.no-such-table')
}

/** Why something was refused, kindly and exactly, with the way out where there is one. */
export function refusalPage(
  refusal: TableRefusal,
  { t, user }: Pick<Request, 't' | 'user'>,
  view: TableView | null,
): Page {
  const { code } = refusal
  // Whoever was taken out of the lobby learns it with the next press, if no message of their own could tell.
  const out = view?.status === 'lobby' && view.place === null && view.lobby.removed.includes(user)
  if (view && out && (code === 'not-seated' || code === 'removed')) return presentRemoved(view, t)
  if (view && code === 'no-such-table') return presentNotice(endedText(view, t))
  const outside = code === 'not-seated' || code === 'not-in-lobby'
  if (view && view.mayReturn !== null && (code === 'not-seated' || code === 'room-taken')) {
    return presentReturn(view, t, 'refusal.not-seated-back')
  }
  if (view && view.place !== null && code === 'suspended') return presentResting(view, t)
  if (view && view.place !== null && code === 'room-taken') return presentAlreadySeated(view, t)
  const free = view && code === 'not-seated' ? presentFreePlace(view, refusal, t) : null
  return free ?? (view && outside ? presentSubstitute(view, t) : null) ?? presentNotice(refusalText(t, refusal, view))
}
