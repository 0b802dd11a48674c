import { pagePress } from '../../road/press.js'

export const reviewPress = pagePress('review')
