import { dateAnswers } from '../../../table/company.js'
import { oneOf, press, tableField } from '../../road/press.js'

/** The id of a date is made like that of a table. */
const date = tableField

export const dateAnswerPress = press('date', { date, answer: oneOf(dateAnswers) })
/** Opens the page on which a date is moved or called off. */
export const dateChangePress = press('date-change', { date })
/** A select: the chosen value is the new time, in seconds since 1970. */
export const dateMovePress = press('date-move', { date })
export const dateCancelPress = press('date-cancel', { date })
