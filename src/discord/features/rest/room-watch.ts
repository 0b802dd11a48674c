import { Events } from 'discord.js'
import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import { isPractice } from '../../../table/view.js'
import type { Tables } from '../../../table/service.js'
import type { Background } from '../../live/background.js'
import type { Suspension, TableId } from '../../../table/view.js'

interface RoomWatchParts {
  readonly tables: Tables
  readonly log: Logger
  readonly background: Background
}

/** Lets tables rest whose room is gone or closed. */
export class RoomWatch {
  readonly #parts: RoomWatchParts

  constructor(parts: RoomWatchParts) {
    this.#parts = parts
  }

  /** The table is to rest; a table that rests or has ended already stays as it is. */
  suspend(table: TableId, why: Suspension): void {
    const { background, log, tables } = this.#parts
    const sent = tables.send(table, { type: 'suspend', why }).then((answer) => {
      if (answer.ok) log.info({ table, why }, 'the table rests until somebody goes on with it')
    })
    void background.run(sent, 'a table could not be suspended', { table }, 'error')
  }

  /** Every table that stands in a room of a server is to rest. */
  suspendServer(server: string, why: Suspension): void {
    const { tables } = this.#parts
    for (const table of tables.all()) {
      const view = tables.view(table, null)
      if (view?.server === server && view.suspended === null && !isPractice(view)) this.suspend(table, why)
    }
  }

  /** Listens to what becomes of channels and threads. */
  listen(client: Client): void {
    client.on(Events.ChannelDelete, (channel) => {
      this.#gone(channel.id)
      if ('threads' in channel) for (const thread of channel.threads.cache.keys()) this.#gone(thread)
    })
    client.on(Events.ThreadDelete, ({ id }) => this.#gone(id))
    client.on(Events.ThreadUpdate, (_before, { id, archived, locked }) => {
      // A thread that is only put away comes back with the next message; a locked one does not.
      if (archived && locked) this.#closed(id, 'locked')
    })
  }

  #gone = (room: string): void => this.#closed(room, 'room-gone')

  #closed(room: string, why: Suspension): void {
    const table = this.#parts.tables.inRoom(room)
    if (table !== null) this.suspend(table, why)
  }
}
