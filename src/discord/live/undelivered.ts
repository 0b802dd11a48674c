import { LRUCache } from 'lru-cache'
import type { TableId } from '../../table/view.js'
import type { LivePage } from './board-page.js'

/** Most results that wait to be shown; the oldest give way. */
const most = 200

/** The last page of a table that ended while nothing could be written in its room. */
export interface UndeliveredPage extends LivePage {
  readonly table: TableId
  /** The message that showed the table, which can still be closed. */
  readonly message: string | null
}

/** Results that nobody could be shown. They are kept until the program ends; the points stand in the ledger anyway. */
export class Undelivered {
  readonly #pages = new LRUCache<TableId, UndeliveredPage>({ max: most })

  keep(page: UndeliveredPage): void {
    this.#pages.set(page.table, page)
  }

  /** The result that somebody waits for on a server, the oldest first; null: none. */
  of(server: string, user: string): UndeliveredPage | null {
    return this.#oldestFirst().find((page) => page.server === server && page.people.includes(user)) ?? null
  }

  /** The results that a room was to show. */
  inRoom(room: string): readonly UndeliveredPage[] {
    return this.#oldestFirst().filter((page) => page.room === room)
  }

  /** It has been shown. */
  shown(table: TableId): void {
    this.#pages.delete(table)
  }

  #oldestFirst = (): UndeliveredPage[] => [...this.#pages.rvalues()].flatMap((page) => page ?? [])
}
