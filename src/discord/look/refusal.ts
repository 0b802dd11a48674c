import { reservationKinds } from '../../engine/index.js'
import type { Call, View } from '../../engine/index.js'
import type { PlainKey, T } from '../../i18n/index.js'
import type { TableRefusal } from '../../table/intent.js'
import type { TableView } from '../../table/view.js'
import type { RoadPages } from '../road/dispatch.js'
import { callName, capital, cardText, partyName, reservationName, whoInBold } from './names.js'
import { presentNotice } from './parts.js'
import { switchName, switchNamed } from './switches.js'
import { suspensionText } from './table-lines.js'

/** The number of the viewer's own card that closes a deadline: with 12 dealt and 11 needed, the second. */
export function cardOfDeadline(deal: View, needed: number): number {
  const seat = deal.viewer === 'spectator' ? 0 : deal.viewer
  const played = deal.trick !== null && (seat - deal.trick.leader + 4) % 4 < deal.trick.cards.length ? 1 : 0
  return deal.handSizes[seat] + deal.tricks.length + played - needed + 1
}

type Code = TableRefusal['code']
type Say<C extends Code> = (
  refusal: Extract<TableRefusal, { code: C }>,
  t: T,
  view: TableView | null,
  call: Call | undefined,
) => string
/** The refusals whose words need nothing to be filled with, and say all. */
type Plain = { [C in Code]: `refusal.${C}` extends PlainKey ? C : never }[Code]

/** A word for each of the others; a plain one may have its own. */
type Words = { [C in Exclude<Code, Plain>]: Say<C> } & { [C in Plain]?: Say<C> }

function switchWord(name: string, t: T): string {
  const known = switchNamed(name)
  return known ? switchName(known, t) : name
}

const freePlaces = (view: TableView): number => view.places.filter((occupant) => occupant === null).length

const timeOfDay = (ms: number): string => `<t:${Math.ceil(ms / 1000)}:T>`

/** A new code without words does not compile. */
const words: Words = {
  'unknown-rules': ({ what }, t) => t('refusal.unknown-rules', { what }),
  'unknown-switch': ({ what }, t) => t('refusal.unknown-switch', { what }),
  'bad-switch-value': ({ what, allowed }, t) => t('refusal.bad-switch-value', { what: switchWord(what, t), allowed }),
  'switch-conflict': ({ what, other }, t) =>
    t('refusal.switch-conflict', { what: switchWord(what, t), other: switchWord(other, t) }),
  'wrong-deck': ({ what }, t) => t('refusal.wrong-deck', { what }),
  'result-differs': ({ key }, t) => t('refusal.result-differs', { key }),
  'not-your-turn': ({ turn }, t, view) =>
    turn === null || !view ? t('refusal.no-turn') : t('refusal.not-your-turn', { name: whoInBold(view, turn, t) }),
  'not-now': ({ what }, t) => {
    if (what === 'advance') return t('refusal.turn-came')
    return t(what === 'own-question' ? 'refusal.own-question' : 'refusal.not-now')
  },
  'card-not-held': ({ card }, t) => t('refusal.card-not-held', { card: cardText(card, t) }),
  'must-follow': ({ led }, t) => capital(t('refusal.must-follow', { led: t(`suit.${led}`) })),
  'reservation-not-allowed': ({ kind }, t) => {
    const known = reservationKinds.find((name) => name === kind)
    return capital(t('refusal.reservation-not-allowed', { kind: known ? reservationName(known, t) : kind }))
  },
  'wrong-card-count': ({ needed }, t) => t('refusal.wrong-card-count', { needed }),
  'must-play': ({ card }, t) => t('refusal.must-play', { card: cardText(card, t) }),
  'announce-too-late': (refusal, t, view, call) => {
    if ('trick' in refusal) return t('refusal.announce-trick-over', { trick: refusal.trick })
    const card = deadline(view, refusal.needed)
    return call
      ? capital(t('refusal.call-too-late', { call: callName(call, t), card }))
      : t('refusal.announce-too-late', { card })
  },
  'announce-wrong-party': (_, t, view) => {
    const own = view?.deal?.ownParty
    return own ? t('refusal.announce-wrong-party', { party: partyName(own, t) }) : t('refusal.announce-wrong-side')
  },
  'already-seated': (_, t, view) =>
    view ? t('refusal.already-seated', { number: view.number }) : t('refusal.already-seated-here'),
  'not-seated': (_, t, view) => {
    if (view === null || view.room === '') return t('refusal.not-seated')
    const { number, room } = view
    return view.status === 'lobby' && freePlaces(view) > 0
      ? t('refusal.not-seated-free', { number })
      : t('hand.spectator', { number, room: `<#${room}>` })
  },
  'seats-empty': ({ free }, t) => t('refusal.seats-empty', { free }),
  'host-only': (_, t, view) =>
    view ? t('refusal.host-only', { name: `<@${view.host}>` }) : t('refusal.host-only-plain'),
  suspended: ({ why }, t, view) => t('refusal.suspended', { why: suspensionText(why, view, t) }),
  'start-later': ({ at }, t, view) => t('refusal.start-later', { name: `<@${view?.host ?? 0}>`, time: timeOfDay(at) }),
  'places-kept': ({ until }, t) => t('refusal.places-kept', { time: timeOfDay(until) }),
  'bad-clock': ({ least, most }, t) =>
    t('refusal.bad-clock', { least: Math.round(least / 1000), most: Math.round(most / 86_400_000) }),
  'unknown-level': ({ what }, t) => t('refusal.unknown-level', { what }),
  'bad-game-count': ({ least, most }, t) => t('refusal.bad-game-count', { least, most }),
}

/** The own card that closes a deadline; without a deal at hand that of a deck with Neunen. */
const deadline = (view: TableView | null, needed: number): number =>
  view?.deal ? cardOfDeadline(view.deal, needed) : Math.max(1, 13 - needed)

/**
 * Why something was refused, kindly and exactly.
 * @param view the table as the person sees it; null when there is none
 * @param call what was to be announced
 */
export function refusalText(t: T, refusal: TableRefusal, view: TableView | null, call?: Call): string {
  const { code } = refusal
  const say = words[code] as Say<Code> | undefined
  return say ? say(refusal, t, view, call) : t(`refusal.${code as Plain}`)
}

/** What is said on the road itself, whoever was asked. */
export const roadPages: RoadPages = {
  oldButton: (t) => presentNotice(t('error.old-button')),
  shuttingDown: (t) => presentNotice(t('refusal.shutting-down')),
  fault: (t, number) => presentNotice(t('error.ours', { number })),
}
