import { pagePress } from '../../road/press.js'

/** The page of quiet hours and holidays; its state names the select that was used. */
export const quietPress = pagePress('quiet')
