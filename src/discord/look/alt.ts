import { seats } from '../../engine/index.js'
import type { Card, Seat, TrickView, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { Design } from '../../render/palette.js'
import type { Occupant, Place, SheetRow, TableView } from '../../table/view.js'
import { playsOf, shownTrick, trickNumber } from './cards.js'
import { callName, cardName, cardNames, figure, partyName, signOf } from './names.js'

/** The most characters that an alt text may have. */
export const altLimit = 1024

const fit = (...sentences: readonly (string | null)[]): string => {
  const text = sentences.filter((sentence) => sentence !== null).join(' ')
  return text.length <= altLimit ? text : `${text.slice(0, altLimit - 1)}…`
}

export { fit as fitAlt }

/**
 * Which cards of the viewer's own hand may be played, or that it is not their turn, and the one played last. Whoever is asked
 * something else on their turn hears neither.
 */
export function altPlayable(deal: View, t: T, last: Card | null): string {
  const playable = [...new Set(deal.legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])))]
  const turn = deal.turn === deal.viewer && playable.length > 0
  return fit(
    turn ? t('alt.hand-turn', { cards: cardNames(playable, t) }) : null,
    deal.turn === deal.viewer ? null : t('alt.hand-wait'),
    !turn && last ? t('alt.hand-last', { card: cardName(last, t) }) : null,
  )
}

/** The cards of the viewer's own hand as they stand, which of them may be played, and the one played last. */
export const altHand = (deal: View, hand: readonly Card[], t: T, last: Card | null): string =>
  fit(
    hand.length === 0 ? t('alt.hand-empty') : t('alt.hand', { cards: cardNames(hand, t) }),
    altPlayable(deal, t, last),
  )

/**
 * What the picture of a hand shows with the trick above it: the hand, then the trick, whose card is the best so far, whose turn it
 * is; before the first card what has been said.
 * @param hand what is to be told of the hand
 */
export function altBand(view: TableView, deal: View, t: T, hand: string): string {
  const trick = shownTrick(deal)
  const complete = trick?.cards.length === 4
  const place = (seat: Seat): number => view.seating[seat] + 1
  const said =
    deal.phase === 'playing'
      ? []
      : seats.flatMap((seat) => {
          const word = deal.said[seat]
          return word ? [t('alt.seat', { seat: place(seat), what: t(`table.said.${word}`) })] : []
        })
  return fit(
    hand,
    trick && altTrick(view, trick, complete ? deal.tricks.length : trickNumber(deal), t),
    trick && !complete && trick.winner !== null
      ? t('alt.best', { seat: place(trick.winner), eyes: t('table.eyes', { count: trick.eyes }) })
      : null,
    ...said,
    deal.turn === null || deal.turn === deal.viewer ? null : t('alt.turn', { seat: place(deal.turn) }),
  )
}

const playedCards = (view: TableView, trick: TrickView, t: T): string =>
  playsOf(trick)
    .map(({ seat, card }) => t('alt.seat-card', { seat: view.seating[seat] + 1, card: cardName(card, t) }))
    .join(', ')

function altTrick(view: TableView, trick: TrickView, number: number, t: T): string {
  if (trick.cards.length === 0) return t('alt.trick-empty', { trick: number })
  const shown = t('alt.trick', { trick: number, cards: playedCards(view, trick, t) })
  return trick.cards.length < 4 || trick.winner === null
    ? shown
    : `${shown} ${t('alt.won', { seat: view.seating[trick.winner] + 1, eyes: t('table.eyes', { count: trick.eyes }) })}`
}

/** What the whole table sees: the trick, whose turn it is, tricks won, parties and calls. No card of any hand. */
export function altTable(view: TableView, deal: View, t: T, trick: TrickView | null): string {
  const people = seats.map((seat) => {
    const party = deal.publicParties[seat]
    const said = deal.announcements.filter((call) => call.seat === seat).map((call) => callName(call.call, t))
    const what = new Set([
      ...computerWord(view.seats[seat], t),
      t('table.tricks', { count: deal.tricksWon[seat] }),
      ...(party ? [partyName(party, t)] : []),
      ...said,
      ...(view.owes[view.seating[seat]] === true ? [t('alt.owes')] : []),
    ])
    return t('alt.seat', { seat: view.seating[seat] + 1, what: [...what].join(', ') })
  })
  const number = trick?.cards.length === 4 ? deal.tricks.length : trickNumber(deal)
  return fit(
    t('alt.table', { number: view.number, game: view.game }),
    trick ? altTrick(view, trick, number, t) : t('alt.trick-empty', { trick: number }),
    deal.turn === null ? null : t('alt.turn', { seat: view.seating[deal.turn] + 1 }),
    ...people,
  )
}

/** That a computer player sits there, and whether in somebody's stead; nothing for a person. */
export function computerWord(occupant: Occupant | null, t: T): readonly string[] {
  const sign = signOf(occupant)
  return sign === false ? [] : [t(sign === 'lent' ? 'alt.lent' : 'alt.computer')]
}

/** On which places computers play, and whether in somebody's stead. */
export const computersAt = (places: readonly (Occupant | null)[], t: T): readonly string[] =>
  places.flatMap((occupant, place) => computerWord(occupant, t).map((what) => t('alt.seat', { seat: place + 1, what })))

/**
 * The running totals of a page of the score sheet, and on which places computers play.
 * @param owing the places that still owe a Pflichtsolo
 */
export function altSheet(
  rows: readonly SheetRow[],
  t: T,
  owing: readonly Place[] = [],
  places: readonly (Occupant | null)[] = [],
): string {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return t('result.no-sheet')
  return fit(
    t('alt.sheet', { from: first.number, to: last.number, places: last.totals.length }),
    owing.length > 0 ? t('alt.sheet-owes', { places: owing.map((place) => place + 1).join(', ') }) : null,
    ...rows.map((row) => {
      const totals = row.totals.map(figure).join(', ')
      return t(row.voided ? 'alt.sheet-row-void' : 'alt.sheet-row', { game: row.number, totals })
    }),
    ...computersAt(places, t),
  )
}

/** What the picture of the rankings shows; its figures stand in the text. */
export const altRankings = (period: string, t: T): string => fit(t('alt.rankings', { period }))

/** The order of the trumps. */
export const altTrumps = (trumps: readonly Card[], t: T): string =>
  fit(t('alt.trumps', { cards: cardNames(trumps, t) }))

/** A few cards that show a design. */
export const altSample = (cards: readonly Card[], design: Design, t: T): string =>
  fit(t('alt.sample', { design: t(`me.design.${design}`), cards: cardNames(cards, t) }))
