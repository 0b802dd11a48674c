import { pagePress } from '../../road/press.js'

export const mePress = pagePress('me')
