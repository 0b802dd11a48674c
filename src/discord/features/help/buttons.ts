import { pagePress } from '../../road/press.js'

export const helpPress = pagePress('help')
