import { dealPress, press, slotField, tableField, tablePress } from '../../road/press.js'

/** What takes everybody's consent, to choose from. */
export const changeMatchPress = tablePress('change-match')
/** Asks everybody for a match of so many games. */
export const lengthPress = press('length', { table: tableField, games: slotField })
/** A select: the chosen value is the number of the game to void, which is shown before anybody is asked. */
export const voidPress = tablePress('void')
/** Asks everybody to void this game. */
export const askVoidPress = press('ask-void', { table: tableField, game: slotField })
/** Answers; `version` is that of the question. */
export const consentPress = dealPress('consent')
export const refusePress = dealPress('refuse')
