import { pagePress } from '../../road/press.js'

export const settingsPress = pagePress('settings')
