import { pagePress } from '../road/press.js'

/** The way to the page of one's own settings, from there and from the pages behind it. */
export const mePress = pagePress('me')
