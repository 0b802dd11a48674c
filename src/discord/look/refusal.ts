import { reservationKinds } from '../../engine/index.js'
import type { Call, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { TableRefusal } from '../../table/intent.js'
import type { TableView } from '../../table/view.js'
import type { RoadPages } from '../road/dispatch.js'
import { callName, capital, cardText, partyName, reservationName, whoInBold } from './names.js'
import { presentNotice } from './parts.js'
import { switchName, switchNamed } from './switches.js'

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
type Words = { [C in Code]: Say<C> }

function switchWord(name: string, t: T): string {
  const known = switchNamed(name)
  return known ? switchName(known, t) : name
}

const freePlaces = (view: TableView): number => view.places.filter((occupant) => occupant === null).length

/** One entry for each code: a new code without words does not compile. */
const words: Words = {
  malformed: (_, t) => t('refusal.malformed'),
  'unknown-rules': ({ what }, t) => t('refusal.unknown-rules', { what }),
  'unknown-switch': ({ what }, t) => t('refusal.unknown-switch', { what }),
  'bad-switch-value': ({ what, allowed }, t) => t('refusal.bad-switch-value', { what: switchWord(what, t), allowed }),
  'switch-conflict': ({ what, other }, t) =>
    t('refusal.switch-conflict', { what: switchWord(what, t), other: switchWord(other, t) }),
  'wrong-deck': ({ what }, t) => t('refusal.wrong-deck', { what }),
  'result-differs': ({ key }, t) => t('refusal.result-differs', { key }),
  'deal-over': (_, t) => t('refusal.deal-over'),
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
    return t('refusal.reservation-not-allowed', { kind: known ? capital(reservationName(known, t)) : kind })
  },
  'must-name-solo': (_, t) => t('refusal.must-name-solo'),
  'wrong-card-count': ({ needed }, t) => t('refusal.wrong-card-count', { needed }),
  'announce-too-early': (_, t) => t('refusal.announce-too-early'),
  'must-play': ({ card }, t) => t('refusal.must-play', { card: cardText(card, t) }),
  'must-announce': (_, t) => t('refusal.must-announce'),
  'genscher-not-allowed': (_, t) => t('refusal.genscher-not-allowed'),
  'announce-too-late': (refusal, t, view, call) => {
    if ('trick' in refusal) return t('refusal.announce-trick-over', { trick: refusal.trick })
    const card = deadline(view, refusal.needed)
    return call
      ? t('refusal.call-too-late', { call: capital(callName(call, t)), card })
      : t('refusal.announce-too-late', { card })
  },
  'announce-wrong-party': (_, t, view) => {
    const own = view?.deal?.ownParty
    return own ? t('refusal.announce-wrong-party', { party: partyName(own, t) }) : t('refusal.announce-wrong-side')
  },
  'announce-already': (_, t) => t('refusal.announce-already'),
  'announce-skips': (_, t) => t('refusal.announce-skips'),
  'announce-blocked': (_, t) => t('refusal.announce-blocked'),
  'no-such-table': (_, t) => t('refusal.no-such-table'),
  'room-taken': (_, t) => t('refusal.room-taken'),
  'already-seated': (_, t, view) =>
    view ? t('refusal.already-seated', { number: view.number }) : t('refusal.already-seated-here'),
  'not-seated': (_, t, view) =>
    t(view?.status === 'lobby' && freePlaces(view) > 0 ? 'refusal.not-seated-free' : 'refusal.not-seated'),
  'table-full': (_, t) => t('refusal.table-full'),
  'not-in-lobby': (_, t) => t('refusal.not-in-lobby'),
  'seats-empty': ({ free }, t) => t('refusal.seats-empty', { free }),
  'host-only': (_, t, view) =>
    view ? t('refusal.host-only', { name: `<@${view.host}>` }) : t('refusal.host-only-plain'),
  'not-playing': (_, t) => t('refusal.not-playing'),
  'knows-a-hand': (_, t) => t('refusal.knows-a-hand'),
  'no-computer-seat': (_, t) => t('refusal.no-computer-seat'),
  'take-back-not-allowed': (_, t) => t('refusal.take-back-not-allowed'),
  'nothing-to-take-back': (_, t) => t('refusal.nothing-to-take-back'),
  suspended: ({ why }, t) => t('refusal.suspended', { why: t(`suspension.${why}`) }),
  'not-suspended': (_, t) => t('refusal.not-suspended'),
  'bad-clock': ({ least, most }, t) =>
    t('refusal.bad-clock', { least: Math.round(least / 1000), most: Math.round(most / 86_400_000) }),
  stale: (_, t) => t('refusal.stale'),
  'unknown-level': ({ what }, t) => t('refusal.unknown-level', { what }),
  'bad-game-count': ({ least, most }, t) => t('refusal.bad-game-count', { least, most }),
  'shutting-down': (_, t) => t('refusal.shutting-down'),
  'not-saved': (_, t) => t('refusal.not-saved'),
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
  const say = words[refusal.code] as (refusal: TableRefusal, t: T, view: TableView | null, call?: Call) => string
  return say(refusal, t, view, call)
}

/** What is said on the road itself, whoever was asked. */
export const roadPages: RoadPages = {
  oldButton: (t) => presentNotice(t('error.old-button')),
  shuttingDown: (t) => presentNotice(t('refusal.shutting-down')),
  fault: (t, number) => presentNotice(t('error.ours', { number })),
}
