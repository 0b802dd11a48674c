import { reservationKinds, seats } from '../../../engine/index.js'
import type { Move, ReservationKind } from '../../../engine/index.js'
import type { Intent, TableRefusal } from '../../../table/intent.js'
import type { Advance, TableView } from '../../../table/view.js'
import type { HandExtra } from '../../live/hand.js'
import { presentNotice } from '../../look/parts.js'
import { row } from '../../road/press.js'
import type { Fields, Press, PressRow, RowOptions, Values } from '../../road/press.js'
import { acknowledge, showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { atTable } from '../at-table.js'
import { keptFor, keptHere, tableMeant } from '../people/table-meant.js'
import type { Services } from '../services.js'
import * as press from './buttons.js'
import { presentLastTrick } from './last-trick.js'
import { presentWhoSaid } from './said.js'

/** The reservation that a select's value names. */
const reservationNamed = (value: string | undefined): ReservationKind | undefined =>
  reservationKinds.find((kind) => kind === value)

/** What somebody wants of the table, with what the hand is to show beside the cards; no intent: the hand alone. */
interface Wanted {
  readonly intent?: Intent
  readonly extra?: HandExtra
}

/** Asks about the reservation that a select's value names, before it counts. */
function asksAbout(value: string | undefined): Wanted {
  const kind = reservationNamed(value)
  return kind ? { extra: { mode: 'confirm', kind } } : {}
}

/** Does what is wanted. Whatever comes of it, the person sees the own hand as it is now. */
async function act(table: string, { intent, extra }: Wanted, request: Request, needs: Services): Promise<Reply> {
  const { tables, showHand, refusal } = needs
  const answer = intent && (await tables.send(table, intent))
  if (answer?.ok) return showHand(answer.value.viewFor(request.user), request, extra)
  const view = tables.view(table, request.user)
  if (!view) return showPrivately(refusal({ code: 'no-such-table' }, request, null), request)
  if (!answer || isSo(view, intent, answer.refusal.code)) return showHand(view, request, extra)
  const call = intent.type === 'move' && intent.move.type === 'announce' ? { call: intent.move.call } : {}
  return showHand(view, request, { ...extra, refusal: answer.refusal, ...call })
}

/**
 * Whether things are as a refused intent wanted them, so that a second press of the same is no fault. How a question was
 * settled that somebody answered too late stands in the channel.
 */
function isSo(view: TableView, intent: Intent, code: TableRefusal['code']): boolean {
  switch (intent.type) {
    case 'advance':
      return code === 'stale' && JSON.stringify(view.advance) === JSON.stringify(intent.answer)
    case 'ask-take-back':
      return view.takeBack !== null && view.takeBack.seat === view.viewer
    case 'answer-take-back':
      return code === 'stale' || code === 'nothing-to-take-back'
    case 'move':
      // An answer that comes too late: how the claim was settled stands in the channel.
      return code === 'no-claim' && (intent.move.type === 'agree' || intent.move.type === 'decline')
    case 'continue':
      return code === 'stale' || code === 'not-now'
    case 'vote-close':
      return code === 'stale'
    default:
      return false
  }
}

/** The buttons of a claim stand in the channel for all: whoever claimed may press yes there too, which means nothing. */
const agreesToOwn = ({ deal, viewer }: TableView, intent: Intent): boolean =>
  intent.type === 'move' && intent.move.type === 'agree' && deal !== null && deal.claim?.seat === viewer

type AtTable = Fields & { readonly table: unknown }

/** A press that wants something of the table and is answered with the own hand. */
const acts = <F extends AtTable>(
  kind: Press<F>,
  wanted: (press: Values<F>, request: Request, needs: Services) => Wanted,
  options: RowOptions = {},
): PressRow<Services> =>
  row<F, Services>(
    kind,
    (values, request, needs) => act(String(values.table), wanted(values, request, needs), request, needs),
    options,
  )

type InDeal = AtTable & { readonly version: unknown }

/** A press that makes a move; without one the select named nothing. */
const moves = <F extends InDeal>(
  kind: Press<F>,
  move: (press: Values<F>, request: Request, needs: Services) => Move | null,
): PressRow<Services> =>
  acts(kind, (press, request, needs) => {
    const wanted = move(press, request, needs)
    const { user } = request
    return wanted ? { intent: { type: 'move', user, version: Number(press.version), move: wanted } } : {}
  })

/** Something said in advance; null takes it back, nothing: the select named nothing. */
const says = <F extends AtTable>(
  kind: Press<F>,
  answer: (press: Values<F>, request: Request) => Advance | null | undefined,
): PressRow<Services> =>
  acts(kind, (press, request) => {
    const said = answer(press, request)
    if (said === undefined) return {}
    const drawn = 'version' in press ? { version: Number(press['version']) } : {}
    return { intent: { type: 'advance', user: request.user, answer: said, ...drawn } }
  })

/** "Weiter", and a word on taking a card back: said in the channel, what it did shows there. */
const inChannel = <F extends AtTable>(
  kind: Press<F>,
  intent: (press: Values<F>, user: string) => Intent,
  options: RowOptions = {},
): PressRow<Services> =>
  atTable<F>(
    kind,
    async (view, request, needs, press) => {
      const wanted = intent(press, request.user)
      if (agreesToOwn(view, wanted))
        return tell(needs.refusal({ code: 'not-now', what: 'own-question' }, request, view))
      if (request.fromPrivate) return act(view.id, { intent: wanted }, request, needs)
      const answer = await needs.tables.send(view.id, wanted)
      if (answer.ok || isSo(view, wanted, answer.refusal.code)) return acknowledge
      return tell(needs.refusal(answer.refusal, request, view))
    },
    options,
  )

/** What is answered to presses in a hand. */
export const playPresses: readonly PressRow<Services>[] = [
  acts(press.handPress, () => ({})),
  acts(press.refreshPress, () => ({})),
  acts(press.callsPress, () => ({ extra: { mode: 'calls' } })),
  acts(press.weighPress, ({ call }) => ({ extra: { mode: 'calls', asks: call } })),
  atTable(press.lastTrickPress, (view, request, { looks }) => {
    const look = looks.of(request)
    return showPrivately(presentLastTrick(view, request.t, { look, inHand: request.fromPrivate }), request)
  }),
  atTable(press.whoSaidPress, (view, request) => showPrivately(presentWhoSaid(view, request.t), request)),
  inChannel(press.continuePress, (_, user) => ({ type: 'continue', user }), { redraws: true }),
  moves(press.playPress, ({ card }) => ({ type: 'play', card })),
  moves(press.announcePress, ({ call }) => ({ type: 'announce', call })),
  acts(press.askClaimPress, () => ({ extra: { mode: 'claim' } })),
  moves(press.claimPress, () => ({ type: 'claim' })),
  moves(press.giveUpPress, () => ({ type: 'give-up' })),
  inChannel(press.claimYesPress, ({ version }, user) => ({ type: 'move', user, version, move: { type: 'agree' } })),
  inChannel(press.claimNoPress, ({ version }, user) => ({ type: 'move', user, version, move: { type: 'decline' } })),
  moves(press.reservePress, ({ kind }) => ({ type: 'reserve', kind })),
  moves(press.healthyPress, () => ({ type: 'healthy' })),
  moves(press.takePress, () => ({ type: 'take' })),
  moves(press.passPress, () => ({ type: 'pass' })),
  moves(press.genscherPress, (_, { chosen }) => {
    const partner = seats.find((seat) => `${seat}` === chosen[0])
    return partner === undefined ? null : { type: 'genscher', partner }
  }),
  moves(press.givePress, ({ table }, { chosen, user }, { tables }) => {
    const hand = tables.view(table, user)?.deal?.hand ?? []
    return { type: 'give', cards: chosen.flatMap((slot) => hand[Number(slot)] ?? []) }
  }),
  acts(press.pickReservationPress, (_, { chosen }) => asksAbout(chosen[0])),
  says(press.laterPress, ({ card }) => ({ type: 'play', card })),
  says(press.healthyLaterPress, () => ({ type: 'healthy' })),
  acts(press.pickLaterPress, (_, { chosen }) => asksAbout(chosen[0])),
  says(press.reserveLaterPress, ({ kind }) => ({ type: 'reserve', kind })),
  says(press.unsayPress, () => null),
  acts(press.takeBackPress, ({ version }, { user }) => ({ intent: { type: 'ask-take-back', user, version } })),
  inChannel(press.agreePress, ({ version }, user) => ({ type: 'answer-take-back', user, agree: true, version })),
  inChannel(press.disagreePress, ({ version }, user) => ({ type: 'answer-take-back', user, agree: false, version })),
]

/**
 * Answers `/doko hand`: shows the hand again, wherever and whenever. Where a computer keeps somebody's seat they are told so, and
 * how to take it again: in the channel of that table, and anywhere if they sit nowhere else.
 */
export function showHandMeant(request: Request, { tables, showHand }: Services): Reply {
  const meant = tableMeant(tables, request)
  const seated = meant !== null && meant.place !== null
  const view = keptHere(tables, request) ?? (seated ? meant : (keptFor(tables, request) ?? meant))
  return view ? showHand(view, request) : tell(presentNotice(request.t('tables.none')))
}
