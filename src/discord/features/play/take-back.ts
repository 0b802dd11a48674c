import type { T } from '../../../i18n/index.js'
import type { TableView, UserId } from '../../../table/view.js'
import { cardText, listOf, who } from '../../look/names.js'
import { button, dots, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { agreePress, disagreePress, takeBackPress } from './buttons.js'

/** Who is asked whether a card may be taken back, for everybody at the table; null while nobody is. */
export function takeBackLine(view: TableView, t: T): string | null {
  const { takeBack } = view
  if (takeBack === null) return null
  const { seat, card, agreed } = takeBack
  const names = agreed.map((user) => `<@${user}>`)
  return dots(
    t('take-back.ask', { name: who(view, seat, t), card: cardText(card, t) }),
    names.length > 0 && t('take-back.agreed', { names: listOf(names, t) }),
  )
}

/** Yes and no, while somebody is asked. */
export function takeBackButtons({ id: table, takeBack }: TableView, t: T): readonly Button[] {
  if (takeBack === null) return []
  const version = takeBack.since
  return [
    button(agreePress({ table, version }), t('button.agree'), { style: 'go' }),
    button(disagreePress({ table, version }), t('button.disagree')),
  ]
}

/** The person whose hand is shown; null for a hand that nobody holds. */
const ownerOf = ({ place, places }: TableView): UserId | null => {
  const occupant = place === null ? null : places[place]
  return occupant?.kind === 'person' ? occupant.user : null
}

/** Whether the owner of this hand is asked and has not answered. */
export function mustAnswer(view: TableView): boolean {
  const owner = ownerOf(view)
  const { takeBack, viewer } = view
  return takeBack !== null && owner !== null && takeBack.seat !== viewer && !takeBack.agreed.includes(owner)
}

/** The same in somebody's own hand: the question, or how it stands with what they have asked or said. */
export function takeBackInHand(view: TableView, t: T): { line: string | null; rows: ReturnType<typeof rows> } {
  const { takeBack, viewer } = view
  if (takeBack === null) return { line: null, rows: [] }
  if (mustAnswer(view)) return { line: takeBackLine(view, t), rows: rows(takeBackButtons(view, t)) }
  const own = takeBack.seat === viewer
  const line = own ? t('take-back.own', { card: cardText(takeBack.card, t) }) : t('take-back.said-yes')
  return { line, rows: [] }
}

/** Asks to take the own card back, as long as that is possible. */
export const takeBackButton = ({ id: table, version, mayTakeBack }: TableView, t: T): readonly Button[] =>
  mayTakeBack ? [button(takeBackPress({ table, version }), t('button.take-back'))] : []
