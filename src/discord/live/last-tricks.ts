import { trickLiesOpen } from '../../table/last-trick.js'
import type { Clock } from '../../table/ports.js'
import type { TableId, TableView } from '../../table/view.js'

interface LastTricksParts {
  readonly clock: Clock
  /** What the whole table sees; null: it is unknown by now. */
  readonly view: (table: TableId) => TableView | null
  /** The result may be shown now. */
  readonly show: (view: TableView) => void
}

/** Lets the last trick of a deal be seen whole before its result is shown. */
export class LastTricks {
  readonly #parts: LastTricksParts
  readonly #waiting = new Map<TableId, () => void>()

  constructor(parts: LastTricksParts) {
    this.#parts = parts
  }

  /** A deal is over: its result is shown once the last trick has lain open, at once where there is nothing to wait for. */
  follow(table: TableId): void {
    if (this.await(table)) return
    const view = this.#parts.view(table)
    if (view !== null) this.#parts.show(view)
  }

  /**
   * Waits while the last trick of a table lies open, then shows its result.
   * @returns whether there is anything to wait for
   */
  await(table: TableId): boolean {
    const { clock, view: viewOf } = this.#parts
    this.#waiting.get(table)?.()
    this.#waiting.delete(table)
    const view = viewOf(table)
    const now = clock.now()
    if (view === null || !trickLiesOpen(view, now)) return false
    // A timer may ring a little early, so it looks once more.
    this.#waiting.set(
      table,
      clock.after(view.resultAt - now, () => this.follow(table)),
    )
    return true
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const cancel of this.#waiting.values()) cancel()
    this.#waiting.clear()
  }
}
