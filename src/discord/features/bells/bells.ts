import type { T } from '../../../i18n/index.js'
import type { Bells as BellNotes, Blocks, Call } from '../../../table/company.js'
import type { Moment, Outcome } from '../../../table/intent.js'
import type { Tables } from '../../../table/service.js'
import { isPractice } from '../../../table/view.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import { noPictures } from '../../live/live-message.js'
import type { LiveParts } from '../../live/live-message.js'
import { mayPingUser } from '../../live/may-ping.js'
import type { PingParts } from '../../live/may-ping.js'
import { peopleAt, sitsAt } from '../../look/names.js'
import { presentCall } from './page.js'

/** How long a lobby stands before anybody is told of it, in ms: whoever fills the table at once wants nobody. */
export const settling = 20_000
/** How long nobody is told again, in ms. */
export const silence = 3_600_000
/** The most people whom one message calls. */
const most = 50

interface BellsParts extends LiveParts, PingParts {
  readonly company: BellNotes & Pick<Blocks, 'blockedBy'>
  readonly tables: Pick<Tables, 'view' | 'all'>
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
}

/** Whether somebody could still sit down at a table before its first game. */
const hasSeat = (view: TableView | null): view is TableView =>
  view !== null && view.status === 'lobby' && view.suspended === null && view.places.includes(null)

/** Tells those who want it that a table has opened in a room: one message for all, which goes away with the last free seat. */
export class Bells {
  readonly #parts: BellsParts
  readonly #calls = new Map<TableId, Call & { readonly called?: readonly UserId[] }>()
  readonly #waiting = new Map<TableId, () => void>()

  constructor(parts: BellsParts) {
    this.#parts = parts
  }

  /** A table was opened. */
  opened({ table, viewFor }: Moment): void {
    if (isPractice(viewFor(null))) return
    const { clock, background } = this.#parts
    this.#waiting.get(table)?.()
    this.#waiting.set(
      table,
      clock.after(settling, () => {
        this.#waiting.delete(table)
        void background.run(this.#ring(table), 'nobody could be told of a table', { table })
      }),
    )
  }

  /** Something has happened at a table: a call that has done its work goes away. */
  heard({ table, viewFor }: Outcome): void {
    const call = this.#calls.get(table)
    const view = viewFor(null)
    if (!call) return
    if (!hasSeat(view)) return this.#withdraw(table)
    this.#write(table, view)
  }

  /** A server's words have changed: its calls are written in them. */
  reword(server: string): void {
    for (const table of this.#calls.keys()) {
      const view = this.#parts.tables.view(table, null)
      if (view?.server === server && hasSeat(view)) this.#write(table, view)
    }
  }

  #write(table: TableId, view: TableView): void {
    const { background, wire, wordsIn } = this.#parts
    const call = this.#calls.get(table)
    // One from before a restart keeps its words: whom it called is not known any more.
    const page = call?.called && presentCall(view, call.called, wordsIn(view.server))
    if (page) void background.run(wire.edit(call.room, call.message, page, noPictures), 'a call to a table could not be written', { table }) // prettier-ignore
  }

  /** After a start: calls of tables that wait for nobody any more go away, and tables that have just been opened are told of. */
  async restore(): Promise<void> {
    const { company, clock, tables } = this.#parts
    for (const { table, room, message } of await company.calls()) {
      this.#calls.set(table, { room, message })
      if (!hasSeat(tables.view(table, null))) this.#withdraw(table)
    }
    for (const table of tables.all()) {
      const view = tables.view(table, null)
      if (!hasSeat(view) || this.#calls.has(table) || clock.now() - view.openedAt > 2 * settling) continue
      this.opened({ table, version: view.version, viewFor: () => view })
    }
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const cancel of this.#waiting.values()) cancel()
    this.#waiting.clear()
  }

  async #ring(table: TableId): Promise<void> {
    const { clock, company, nonce, tables, wire, wordsIn } = this.#parts
    const before = tables.view(table, null)
    if (!hasSeat(before)) return
    const now = clock.now()
    const listeners = await company.listeners(before.room)
    const due = listeners.filter(({ user, toldAt }) => !sitsAt(before, user) && (toldAt === null || toldAt + silence <= now)) // prettier-ignore
    const may = await Promise.all(due.map(({ user }) => this.#mayTell(user, before)))
    const called = due.filter((_, at) => may[at]).map(({ user }) => user).slice(0, most) // prettier-ignore
    if (called.length === 0) return
    await company.noteTold(called, now)
    const view = tables.view(table, null)
    if (!hasSeat(view)) return
    const { id: message } = await wire.post(view.room, presentCall(view, called, wordsIn(view.server)), nonce(table))
    const call = { room: view.room, message }
    this.#calls.set(table, { ...call, called })
    await company.noteCall(table, call)
    if (!hasSeat(tables.view(table, null))) this.#withdraw(table)
  }

  /** Whoever has blocked somebody at the table is not told of it. */
  async #mayTell(user: UserId, view: TableView): Promise<boolean> {
    const { company } = this.#parts
    const [may, blocked] = await Promise.all([mayPingUser(user, view.server, this.#parts), company.blockedBy(user)])
    return may && !peopleAt(view).some((other) => blocked.includes(other))
  }

  #withdraw(table: TableId): void {
    const { background, company, wire } = this.#parts
    const call = this.#calls.get(table)
    if (!call) return
    this.#calls.delete(table)
    void background.run(wire.remove(call.room, call.message), 'a call to a table could not be taken away', { table })
    void background.run(company.noteCall(table, null), 'a call to a table could not be forgotten', { table })
  }
}
