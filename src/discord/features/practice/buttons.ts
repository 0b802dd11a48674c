import { tablePress } from '../../road/press.js'

/** What to do, and why. */
export const tipPress = tablePress('tip')
