import { pagePress, tablePress } from '../../road/press.js'

/** Whether somebody is told of tables in this channel; `on` and `off` change it, `none` ends it on the whole server. */
export const bellPress = pagePress('bell')
/** Somebody who was called sits down; the call is there for the others too, so it stays as long as a seat is free. */
export const answerCallPress = tablePress('answer-call')
