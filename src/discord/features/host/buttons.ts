import { tablePress } from '../../road/press.js'

/** Opens what the host of a table may do. */
export const hostPress = tablePress('host')
/** Selects: the chosen value is a place with whoever the page showed there. */
export const passHostPress = tablePress('pass-host')
export const removePress = tablePress('remove')
/** A select: the chosen value is a number of games, or `suggested`. */
export const gamesPress = tablePress('games')
export const releasePress = tablePress('release')
