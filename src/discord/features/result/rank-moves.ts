import { LRUCache } from 'lru-cache'
import { bookOf } from '../../../table/ports.js'
import type { Ledger } from '../../../table/ports.js'
import { isPractice } from '../../../table/view.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import type { Background } from '../../live/background.js'
import { peopleAt } from '../../look/names.js'
import type { ServerBook } from '../../road/kept-settings.js'
import type { RankMove } from './end.js'

/** Ranks further down are not looked up. */
const ranksKnown = 100

/** How many matches are remembered: their last pages are drawn within seconds. */
const matchesKept = 100

/** Whether a match has ended with games that may have moved somebody: played to its end or closed early. */
export const movesRanks = (view: TableView): boolean =>
  (view.status === 'over' || view.status === 'closed') && view.sheet.length > 0 && !isPractice(view)

interface RankMovesParts {
  readonly rankings: Ledger['rankings']
  readonly servers: Pick<ServerBook, 'meet'>
  readonly background: Background
}

/** What matches have moved in the rankings, found out when one ends. */
export class RankMoves {
  readonly #parts: RankMovesParts
  readonly #found = new LRUCache<TableId, readonly RankMove[]>({ max: matchesKept })

  constructor(parts: RankMovesParts) {
    this.#parts = parts
  }

  /** Who has moved by a match that has ended, best first; empty until it was looked up. */
  of = (table: TableId): readonly RankMove[] => this.#found.get(table) ?? []

  /** Looks up what a match has moved, then calls `found`, even where the rankings could not be read. */
  look(view: TableView, found: () => void): void {
    const work = this.#compare(view).finally(found)
    void this.#parts.background.run(work, 'the rankings of a match could not be read', { table: view.id })
  }

  async #compare(view: TableView): Promise<void> {
    const [before, after] = [await this.#ranks(view, view.openedAt), await this.#ranks(view)]
    const moves = peopleAt(view).flatMap((user) => {
      const now = after.get(user)
      const then = before.get(user) ?? null
      return now === undefined || now === then ? [] : [{ user, before: then, after: now }]
    })
    this.#found.set(
      view.id,
      moves.sort((a, b) => a.after - b.after),
    )
  }

  async #ranks({ server, rules }: TableView, until?: number): Promise<ReadonlyMap<UserId, number>> {
    const { rankings, servers } = this.#parts
    const { counting } = await servers.meet(server)
    const limits = { offset: 0, limit: ranksKnown, ...(until === undefined ? {} : { until }) }
    const { rows } = await rankings(server, { book: bookOf(rules), counting, ...limits })
    return new Map(rows.map(({ user, rank }) => [user, rank]))
  }
}
