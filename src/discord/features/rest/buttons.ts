import { tablePress } from '../../road/press.js'

/** A table that rests goes on here. */
export const resumePress = tablePress('resume')
