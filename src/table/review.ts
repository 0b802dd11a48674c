import { bySeat, nextDeal, ranks, rankOf, seatAfter, suitOf, suits, viewOf } from '../engine/index.js'
import type { BySeat, Card, TrickView, View } from '../engine/index.js'
import { isForgotten } from './custody.js'
import type { StoredTable } from './ports.js'
import { replay, step } from './steps/step.js'
import { openedTable } from './table.js'
import type { Table } from './table.js'
import { tableView } from './table-view.js'
import type { TableView } from './view.js'

/** A finished deal laid open: all four hands, and what the whole table saw trick by trick. */
export interface Review {
  /** The table as everybody saw it when the deal had just ended; games that were voided later count nothing on its sheet. */
  readonly view: TableView
  /** The table as everybody saw it after each trick, in order. */
  readonly tricks: readonly TableView[]
  /** The hands as they were dealt, trumps of the game first. */
  readonly dealt: BySeat<readonly Card[]>
  /** The hands as they were played: other ones after an Armut or Kartenabgabe. */
  readonly played: BySeat<readonly Card[]>
  /** Numbers of the match's finished games, in order: each can be laid open. */
  readonly games: readonly number[]
  /** Those of them that were voided. */
  readonly voided: readonly number[]
}

/**
 * Why a deal cannot be laid open. unfinished: it runs, or was never played; deleted: somebody without whom it cannot be dealt
 * again had their data deleted, or the whole table is gone; unreadable: this version of the program cannot replay it.
 */
export type NoReview = 'unfinished' | 'deleted' | 'unreadable'

interface Seen {
  readonly dealt: BySeat<readonly Card[]>
  readonly tricks: TableView[]
  /** What each seat still held at the end. */
  readonly left: BySeat<readonly Card[]>
}

/**
 * Lays a finished deal of a table open, from what the ledger holds.
 * @param wanted number of the game; left out: the one finished last
 * @returns null while that game is not finished, or when this version of the program can no longer replay the table
 */
export function reviewOf(stored: StoredTable, wanted?: number): Review | null {
  if (lacksPeople(stored)) return null
  const opened = openedTable(stored)
  if (!opened.ok) return null
  let table = opened.value
  let seen: Seen | null = null
  let ended: { readonly view: TableView; readonly seen: Seen } | null = null
  for (const [index, intent] of stored.intents.entries()) {
    const stepped = step(table, intent, stored.times[index])
    if (!stepped.ok) return null
    const { events } = stepped.value
    table = stepped.value.table
    if (wanted !== undefined && table.game !== wanted) continue
    if (events.some(({ type }) => type === 'deal-started')) seen = begun(table)
    if (seen === null) continue
    if (
      events.some((event) => event.type === 'taken-back' || (event.type === 'deal' && event.event.type === 'trick-won'))
    )
      follow(seen, tableView(table, null))
    if (events.some(({ type }) => type === 'deal-finished'))
      ended = { view: tableView(table, null), seen: { ...seen, left: leftIn(table) } }
  }
  return ended && laidOpen(ended.view, ended.seen, table)
}

/** The cards that were not played, by seat, where the deal ended by a claim; those of the open trick were. */
const leftIn = ({ id, deal }: Table): BySeat<readonly Card[]> =>
  bySeat((seat) => {
    if (deal === null) throw new Error(`Table ${id} has no deal to review`)
    return viewOf(deal, seat).hand
  })

/**
 * Tells why `reviewOf` gives nothing.
 * @param stored null: the ledger knows no such table
 */
export function whyNoReview(stored: StoredTable | null): NoReview {
  if (stored === null || lacksPeople(stored)) return 'deleted'
  return replay(stored, stored.intents, stored.times).ok ? 'unfinished' : 'unreadable'
}

/** Whether somebody of the lobby was forgotten: what was done there fixes every shuffle, names included. */
function lacksPeople({ request, intents }: StoredTable): boolean {
  const begun = intents.findIndex(({ type }) => type === 'start' || type === 'start-timeout')
  const lobby = begun < 0 ? intents : intents.slice(0, begun + 1)
  return isForgotten(request.host) || lobby.some((intent) => 'user' in intent && isForgotten(intent.user))
}

const begun = (table: Table): Seen => ({ dealt: nextDeal(table.match).setup.hands, tricks: [], left: bySeat(() => []) })

/** The deal of a table that has dealt. */
function dealIn({ id, deal }: TableView): View {
  if (deal === null) throw new Error(`Table ${id} has no deal to review`)
  return deal
}

/** Keeps what the table sees after each trick; a card that is taken back may take a trick with it. */
function follow({ tricks }: Seen, view: TableView): void {
  const count = dealIn(view).tricks.length
  tricks.splice(count)
  if (count > tricks.length) tricks.push(view)
}

function laidOpen(view: TableView, { dealt, tricks, left }: Seen, table: Table): Review {
  const { tricks: won, trick, trumps } = dealIn(view)
  const put = playedBy(trick === null ? won : [...won, trick])
  const played = bySeat((seat) => [...put[seat], ...left[seat]])
  const { sheet } = tableView(table, null)
  return {
    view: { ...view, sheet: sheet.slice(0, view.sheet.length) },
    tricks,
    dealt: bySeat((seat) => inOrder(dealt[seat], trumps)),
    played: bySeat((seat) => inOrder(played[seat], trumps)),
    games: sheet.map(({ number }) => number),
    voided: sheet.flatMap(({ number, voided }) => (voided ? [number] : [])),
  }
}

const playedBy = (tricks: readonly TrickView[]): BySeat<readonly Card[]> =>
  bySeat((seat) => tricks.flatMap(({ leader, cards }) => cards.filter((_, index) => seatAfter(leader, index) === seat)))

/** Trumps from the highest down, then the side suits. */
function inOrder(cards: readonly Card[], trumps: readonly Card[]): readonly Card[] {
  const place = (card: Card): number =>
    trumps.includes(card) ? trumps.indexOf(card) : 100 + 10 * suits.indexOf(suitOf(card)) + ranks.indexOf(rankOf(card))
  return [...cards].sort((a, b) => place(a) - place(b))
}
