import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import { button } from '../look/parts.js'
import type { Button } from '../look/parts.js'
import { pagePress } from '../road/press.js'

/** A page of a match's score sheet: table and page, from 0; without a page the last one. */
export const sheetPress = pagePress('scores')

/** Shows the score sheet of a match to whoever presses, also long after it has ended. */
export const sheetButton = ({ id, sheet }: Pick<TableView, 'id' | 'sheet'>, t: T): Button =>
  button(sheetPress({ state: id }), t('button.sheet'), { off: sheet.length === 0 })
