import { seats } from '../../../engine/index.js'
import type { Seat, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { placeBounds } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { tablePicture } from '../../look/pictures.js'
import type { Look } from '../../look/look.js'
import { callName, capital, cardText, gameLine, ledName, listOf, partyName, who, whoInBold } from '../../look/names.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import { dealerPlace, sittingOut, whoAt } from '../../look/places.js'
import { takeBackButtons, takeBackLine } from '../play/take-back.js'
import { timeLine } from '../../look/time-line.js'
import { trickLine, trickNumber } from '../../look/trick.js'
import { peopleButtons, voteLine } from '../people/vote.js'

export interface TableOptions {
  readonly look: Look
  /** What happened last, from `announceLine`. */
  readonly news?: string
  /** Since when the one to play has been awaited, in seconds since 1970. */
  readonly since?: number
}

/** Who is expected to do what, with the name in bold. Null when the deal is over. */
export function turnLine(view: TableView, deal: View, t: T): string | null {
  if (deal.turn === null) return null
  const name = whoInBold(view, deal.turn, t)
  if (deal.phase === 'reservations') {
    return deal.forced === deal.turn ? t('table.turn.forced', { name }) : t('table.turn.reservation', { name })
  }
  if (deal.phase === 'armut') {
    if (deal.turn === deal.declarer) return t('table.turn.lay', { name })
    // Whoever holds most has taken the cards up and gives back.
    const gives = deal.handSizes[deal.turn] > Math.max(...othersHold(deal))
    return gives ? t('table.turn.give', { name }) : t('table.turn.armut', { name })
  }
  if (deal.mustAnnounce) return t('table.turn.announce', { name })
  const led = ledName(deal, t)
  return led === null ? t('table.turn.lead', { name }) : t('table.turn.follow', { name, led })
}

const othersHold = (deal: View): number[] =>
  seats.filter((seat) => seat !== deal.turn).map((seat) => deal.handSizes[seat])

function saidBy(deal: View, seat: Seat, t: T): string | null {
  const said = deal.said[seat]
  if (said) return t(`table.said.${said}`)
  return deal.turn === seat && deal.forced === null ? t('table.said.thinking') : null
}

/** One seat as the whole table knows it: tricks, party, announcements. */
export function seatLine(view: TableView, deal: View, seat: Seat, t: T): string {
  const name = who(view, seat, t)
  if (deal.phase === 'reservations') return dots(name, saidBy(deal, seat, t))
  const party = deal.publicParties[seat]
  const calls = deal.announcements.filter((said) => said.seat === seat).map((said) => callName(said.call, t))
  return dots(
    name,
    deal.phase === 'playing' && t('table.tricks', { count: deal.tricksWon[seat] }),
    calls.length === 0 && party && partyName(party, t),
    calls.length > 0 && `💬 ${calls.join(', ')}`,
  )
}

/** Who deals, and with more than four people who sits out besides. */
export function dealerLine(view: TableView, t: T): string {
  const dealer = dealerPlace(view) ?? 0
  const out = sittingOut(view)
    .filter((place) => place !== dealer)
    .map((place) => whoAt(view, place, t))
  const name = whoAt(view, dealer, t)
  if (view.places.length === placeBounds.least) return t('table.dealer', { name })
  return dots(
    t('table.dealer-out', { name }),
    out.length > 0 && t('table.out', { names: listOf(out, t), count: out.length }),
  )
}

/** What was declared beside the game: Schweinchen, a Genscher, how a Hochzeit finds its partner; nothing for most deals. */
export function declaredLine(view: TableView, deal: View, t: T): string {
  const { schweine, genscher, clearing } = deal
  return dots(
    ...schweine.map(({ seat, card }) =>
      t(card === 'DA' ? 'table.schweine' : 'table.superschweine', {
        name: who(view, seat, t),
        card: cardText(card, t),
      }),
    ),
    genscher && t('table.genscher', { name: who(view, genscher.seat, t), partner: who(view, genscher.partner, t) }),
    clearing !== null && clearing !== 'trick' && t(`table.clearing.${clearing}`),
  )
}

/** The live message of a table in its channel, the same for all readers: what happened, who is to do what, how. */
export function presentTable(view: TableView, t: T, { look, news, since }: TableOptions): Page {
  const deal = view.deal
  if (!deal) return page({ head: t('table.name', { number: view.number }) })
  const playing = deal.phase === 'playing'
  const title = dots(
    t('table.name', { number: view.number }),
    t('table.game', { game: view.game, games: view.games }),
    playing && t('table.trick', { trick: trickNumber(deal) }),
  )
  const facts = dots(gameLine(view, t), dealerLine(view, t), deal.bock > 1 && t('table.bock', { times: deal.bock }))
  const turn = turnLine(view, deal, t) ?? t('table.finished')
  const table = view.id
  return page({
    head: lines(`**${title}**`, `-# ${capital(facts)}`, declaredLine(view, deal, t), takeBackLine(view, t) ?? news),
    picture: tablePicture(view, t, look),
    foot: lines(
      ...seats.map((seat) => seatLine(view, deal, seat, t)),
      trickLine(view, deal, t),
      voteLine(view, t),
      dots(turn, timeLine(view, t) ?? (since !== undefined && t('table.since', { time: `<t:${since}:R>` }))),
    ),
    accent: view.takeBack === null ? 'felt' : 'brass',
    rows: [
      ...rows(takeBackButtons(view, t)),
      ...rows([
        button({ do: 'hand', table }, t('button.hand'), { style: 'main' }),
        button({ do: 'last-trick', table }, t('button.last-trick'), { off: deal.tricks.length === 0 }),
        button({ do: 'who-said', table }, t('button.who-said')),
        button({ do: 'more', table }, t('button.more')),
      ]),
      ...rows(peopleButtons(view, t)),
    ],
  })
}
