import type { Logger } from 'pino'
import { bookOf } from '../../../table/ports.js'
import type { Ledger } from '../../../table/ports.js'
import type { Tables } from '../../../table/service.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import { peopleAt } from '../../look/places.js'
import type { ServerBook } from '../../road/servers.js'
import type { RankMove } from './end.js'

/** Ranks further down are not looked up. */
const ranksKnown = 100

/** How many matches are remembered: their last pages are drawn within seconds. */
const matchesKept = 100

interface RankMovesParts {
  readonly tables: Tables
  readonly rankings: Ledger['rankings']
  readonly servers: Pick<ServerBook, 'meet'>
  readonly log: Logger
}

/** What matches have moved in the rankings, found out when one ends. */
export class RankMoves {
  readonly #parts: RankMovesParts
  readonly #found = new Map<TableId, readonly RankMove[]>()
  readonly #looking = new Set<Promise<void>>()

  constructor(parts: RankMovesParts) {
    this.#parts = parts
  }

  /** Who has moved by a match that has ended, best first; empty until it was looked up. */
  of = (table: TableId): readonly RankMove[] => this.#found.get(table) ?? []

  /** Looks up what a match has moved, then calls `found`, even where the rankings could not be read. */
  look(table: TableId, found: () => void): void {
    const looking = this.#compare(table)
      .catch((error: unknown) =>
        this.#parts.log.warn({ table, err: error }, 'the rankings of a match could not be read'),
      )
      .finally(() => {
        this.#looking.delete(looking)
        found()
      })
    this.#looking.add(looking)
  }

  /** Waits for what is being looked up. */
  async settled(): Promise<void> {
    while (this.#looking.size > 0) await Promise.all(this.#looking)
  }

  async #compare(table: TableId): Promise<void> {
    const view = this.#parts.tables.view(table, null)
    if (view === null) return
    const [before, after] = [await this.#ranks(view, view.openedAt), await this.#ranks(view)]
    const moves = peopleAt(view).flatMap((user) => {
      const now = after.get(user)
      const then = before.get(user) ?? null
      return now === undefined || now === then ? [] : [{ user, before: then, after: now }]
    })
    this.#found.set(
      table,
      moves.sort((a, b) => a.after - b.after),
    )
    const [oldest] = this.#found.keys()
    if (this.#found.size > matchesKept && oldest !== undefined) this.#found.delete(oldest)
  }

  async #ranks({ server, rules }: TableView, until?: number): Promise<ReadonlyMap<UserId, number>> {
    const { rankings, servers } = this.#parts
    const { counting } = await servers.meet(server)
    const limits = { offset: 0, limit: ranksKnown, ...(until === undefined ? {} : { until }) }
    const { rows } = await rankings(server, { book: bookOf(rules), counting, ...limits })
    return new Map(rows.map(({ user }, index) => [user, index + 1]))
  }
}
