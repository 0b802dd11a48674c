import { tablePress } from '../../road/press.js'

export const standUpPress = tablePress('stand-up')
export const fillPress = tablePress('fill')
/** A select: the chosen value is the level of one more computer player. */
export const addComputerPress = tablePress('add-computer')
export const unfillPress = tablePress('unfill')
export const shufflePress = tablePress('shuffle')
export const startPress = tablePress('start')
export const cancelPress = tablePress('cancel')
/** A select: the chosen value is the person to invite. */
export const invitePress = tablePress('invite')
/** An invitation is taken up. */
export const acceptPress = tablePress('accept')
export const rematchPress = tablePress('rematch')
