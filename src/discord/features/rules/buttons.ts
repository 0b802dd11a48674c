import { pagePress, tablePress } from '../../road/press.js'

/** The rules of a table. */
export const tableRulesPress = tablePress('table-rules')
export const rulesPress = pagePress('rules')
export const editPress = pagePress('edit')
