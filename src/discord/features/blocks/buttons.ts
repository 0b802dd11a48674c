import { pagePress } from '../../road/press.js'

/** The page of blocked people; `set`: with what is chosen in its select. */
export const blocksPress = pagePress('blocks')
