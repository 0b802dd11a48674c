import { tablePress } from '../../road/press.js'

export const joinPress = tablePress('join')
export const takeSeatPress = tablePress('take-seat')
/** `ask-…` opens a private question, the plain word does it. */
export const askLeavePress = tablePress('ask-leave')
export const leavePress = tablePress('leave')
export const pausePress = tablePress('pause')
export const askClosePress = tablePress('ask-close')
export const closePress = tablePress('close')
export const voteYesPress = tablePress('vote-yes')
export const voteNoPress = tablePress('vote-no')
export const morePress = tablePress('more')
