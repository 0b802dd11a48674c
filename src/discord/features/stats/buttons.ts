import { pagePress } from '../../road/press.js'

export const statsPress = pagePress('stats')
