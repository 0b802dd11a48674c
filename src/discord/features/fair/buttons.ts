import { tablePress } from '../../road/press.js'

/** How the match was shuffled. */
export const checkPress = tablePress('check')
