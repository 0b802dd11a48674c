import { tablePress } from '../road/press.js'

/** Puts a question away that only its reader sees. */
export const dismissPress = tablePress('dismiss')
