import { calls, cards, reservationKinds } from '../../../engine/index.js'
import { dealPress, oneOf, press, slotField, tableField, tablePress, versionField } from '../../road/press.js'

const inDeal = { table: tableField, version: versionField }
const card = oneOf(cards)

export const handPress = tablePress('hand')
/** The hand again, in place of whatever stands there. */
export const refreshPress = tablePress('refresh')
export const lastTrickPress = tablePress('last-trick')
export const whoSaidPress = tablePress('who-said')
/** Ready for the next game. */
export const continuePress = tablePress('continue')

export const playPress = press('play', { ...inDeal, slot: slotField, card })
export const healthyPress = dealPress('healthy')
/** A select: the chosen value is the ReservationKind. */
export const pickReservationPress = dealPress('pick-reservation')
export const reservePress = press('reserve', { ...inDeal, kind: oneOf(reservationKinds) })
export const takePress = dealPress('take')
export const passPress = dealPress('pass')
/** A select of the slots to give back in an Armut. */
export const givePress = dealPress('give')
/** A select: the chosen value is the seat, from 0. */
export const genscherPress = dealPress('genscher')
/** Opens the calls that may be made now. */
export const callsPress = dealPress('calls')
/** A high call: asks once more. */
export const weighPress = press('weigh', { ...inDeal, call: oneOf(calls) })
export const announcePress = press('announce', { ...inDeal, call: oneOf(calls) })

/** How the deal may be ended early, before anybody is asked. */
export const askClaimPress = dealPress('ask-claim')
export const claimPress = dealPress('claim')
export const giveUpPress = dealPress('give-up')
/** Answers to it. */
export const claimYesPress = dealPress('claim-yes')
export const claimNoPress = dealPress('claim-no')

/** Answers in advance of one's turn. `pick-later` is a select: the chosen value is the ReservationKind that is asked about. */
export const laterPress = press('later', { ...inDeal, slot: slotField, card })
export const healthyLaterPress = dealPress('healthy-later')
export const pickLaterPress = dealPress('pick-later')
/** The reservation that was asked about is what one means to say. */
export const reserveLaterPress = press('reserve-later', { ...inDeal, kind: oneOf(reservationKinds) })
/** What was said in advance is withdrawn. */
export const unsayPress = tablePress('unsay')

/** Asks for the own card back; the others agree or not. */
export const takeBackPress = dealPress('take-back')
export const agreePress = dealPress('agree')
export const disagreePress = dealPress('disagree')
