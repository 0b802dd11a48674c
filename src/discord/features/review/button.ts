import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { button } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { pagePress } from '../../road/press.js'

export const reviewPress = pagePress('review')

/** Lays a finished game open to whoever presses. */
export const reviewButton = (view: TableView, game: number, t: T): Button =>
  button(reviewPress({ state: `${view.id}.${game}.0` }), t('button.review'))
