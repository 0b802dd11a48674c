import { pagePress } from '../../road/press.js'

export const learnPress = pagePress('learn')
/** Begins to practise, or goes on with it. */
export const practicePress = pagePress('practice')
