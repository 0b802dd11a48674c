import { tablePress } from '../../road/press.js'

/** Every line of the result with its rule. */
export const whyPress = tablePress('why')
