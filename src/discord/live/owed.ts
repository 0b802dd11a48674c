import type { TableId } from '../../table/view.js'
import type { LivePage } from './board-state.js'

/** Most results that wait to be shown; the oldest give way. */
const most = 200

/** The last page of a table that ended while nothing could be written in its room. */
export interface OwedPage extends LivePage {
  readonly table: TableId
  /** The message that showed the table, which can still be closed. */
  readonly message: string | null
}

/** Results that nobody could be shown. They are kept until the program ends; the points stand in the ledger anyway. */
export class Owed {
  readonly #pages = new Map<TableId, OwedPage>()

  keep(page: OwedPage): void {
    this.#pages.delete(page.table)
    this.#pages.set(page.table, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > most && oldest !== undefined) this.#pages.delete(oldest)
  }

  /** The result that somebody waits for on a server; null: none. */
  of(server: string, user: string): OwedPage | null {
    return [...this.#pages.values()].find((page) => page.server === server && page.people.includes(user)) ?? null
  }

  /** The results that a room was to show. */
  inRoom(room: string): readonly OwedPage[] {
    return [...this.#pages.values()].filter((page) => page.room === room)
  }

  /** It has been shown. */
  shown(table: TableId): void {
    this.#pages.delete(table)
  }
}
