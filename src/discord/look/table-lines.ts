import { seats } from '../../engine/index.js'
import type { Seat, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { placeBounds } from '../../table/view.js'
import type { Suspension, TableView, UserId } from '../../table/view.js'
import {
  callName,
  dealerPlace,
  ledName,
  listOf,
  partyName,
  peopleAt,
  saidName,
  sittingOut,
  who,
  whoAt,
  whoInBold,
} from './names.js'
import { dots } from './parts.js'

/** Who is expected to do what, with the name in bold. Null when the deal is over. */
export function turnLine(view: TableView, deal: View, t: T): string | null {
  if (deal.turn === null) return null
  const name = whoInBold(view, deal.turn, t)
  if (deal.claim !== null) {
    // Whoever's time runs comes first.
    const others = deal.claim.asked.filter((seat) => seat !== deal.turn).map((seat) => whoInBold(view, seat, t))
    return t('table.turn.claim', { name: listOf([name, ...others], t), count: others.length + 1 })
  }
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
  const said = deal.announcements.filter((one) => one.seat === seat)
  // The first call of a seat names its party, whatever it says.
  const calls = said.map((one, index) => (index === 0 ? saidName(one, t) : callName(one.call, t)))
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

/** From turns of this length on, in ms, a date says more than a countdown. */
const longTurn = 3_600_000

/** Until when whoever is on turn has time; null while nobody's time runs. */
export function timeLine({ clock: { until, limit, waits } }: TableView, t: T): string | null {
  if (until === null || limit === null) return null
  const second = Math.floor(until / 1000)
  if (waits !== undefined) {
    return dots(
      t('table.waits', { time: `<t:${Math.floor(waits / 1000)}:f>` }),
      t('table.until-date', { time: `<t:${second}:f>` }),
    )
  }
  return limit < longTurn
    ? t('table.until', { time: `<t:${second}:R>` })
    : t('table.until-date', { time: `<t:${second}:f>` })
}

/** Whether somebody at the table has not said yes or no to ending the match early. */
export const stillVotes = ({ closeVote }: TableView, user: UserId): boolean =>
  closeVote !== null && !closeVote.yes.includes(user) && !closeVote.no.includes(user)

/** Who asks whether the match ends, how the vote stands and who has not answered; null while there is none. */
export function voteLine(view: TableView, t: T): string | null {
  const { closeVote } = view
  if (closeVote === null) return null
  const missing = peopleAt(view).filter((user) => stillVotes(view, user))
  const names = listOf(
    missing.map((user) => `<@${user}>`),
    t,
  )
  const [asker] = closeVote.yes
  const wish = t('vote.line', { yes: closeVote.yes.length, no: closeVote.no.length, count: missing.length, names })
  return `**${asker === undefined ? wish : t('consent.asks', { name: `<@${asker}>`, wish })}**`
}

/** Whether a table closed before anybody had played a card: then nothing counts, and nothing was begun that could. */
export function wasUnplayed({ status, sheet, deal }: TableView): boolean {
  const played = deal !== null && (deal.tricks.length > 0 || (deal.trick?.cards.length ?? 0) > 0)
  return status === 'closed' && sheet.length === 0 && !played
}

/** Why a table closed before its match was over; null where everybody knows it or it did not. */
export function closedWhy({ closure, closeVote }: TableView, t: T): string | null {
  switch (closure) {
    case 'vote':
      return t('closed.vote', { yes: closeVote?.yes.length ?? 0, no: closeVote?.no.length ?? 0 })
    case 'expired':
      return `${t('news.expired')}.`
    case 'deserted':
      return t('closed.deserted')
    case 'closed':
    case null:
      return null
  }
}

/** Why a table stands still, and who asked for it where somebody did. */
export const suspensionText = (why: Suspension, view: TableView | null, t: T): string =>
  why === 'paused' && view !== null && view.pausedBy !== null
    ? t('suspension.paused-by', { name: `<@${view.pausedBy}>` })
    : t(`suspension.${why}`)
