import { pagePress } from '../../road/press.js'

export const privacyPress = pagePress('privacy')
