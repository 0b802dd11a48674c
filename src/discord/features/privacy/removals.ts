import { Events } from 'discord.js'
import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Background } from '../../live/background.js'
import type { Custody } from '../../../table/custody.js'
import type { Clock } from '../../../table/ports.js'
import type { Tables } from '../../../table/service.js'

/** So long the data of a server is kept after the bot was removed from it, in ms: seven days. */
export const grace = 7 * 24 * 3_600_000

interface RemovalsParts {
  readonly custody: Pick<Custody, 'knownServers' | 'noteRemoval' | 'removals' | 'purge'>
  readonly tables: Tables
  readonly clock: Clock
  readonly log: Logger
  readonly background: Background
  /** The tables of a server are to rest. */
  readonly rest: (server: string) => void
  /** Nothing of a server is stored any more. */
  readonly forgotten: (server: string) => void
}

/** Deletes the data of a server some days after the bot was removed from it, unless it is back by then. */
export class Removals {
  readonly #parts: RemovalsParts
  readonly #timers = new Map<string, () => void>()

  constructor(parts: RemovalsParts) {
    this.#parts = parts
  }

  /** Listens to removals and returns. An outage of a server is no removal. */
  listen(client: Client): void {
    client.on(Events.GuildDelete, ({ id }) => void this.#run(this.#gone(id)))
    client.on(Events.GuildCreate, ({ id }) => void this.#run(this.#back(id)))
  }

  /**
   * At start: what was missed while the program did not run.
   * @param present whether the bot is in a server now
   */
  reconcile(present: (server: string) => boolean): Promise<void> {
    const { custody } = this.#parts
    const work = async () => {
      for (const server of await custody.knownServers()) {
        if (!present(server)) await this.#gone(server)
      }
      for (const { server } of await custody.removals()) if (present(server)) await this.#back(server)
    }
    return this.#run(work())
  }

  /** Cancels what is planned; the next start plans it again. */
  stop(): void {
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }

  #run = (work: Promise<void>): Promise<void> =>
    this.#parts.background.run(work, 'the removal from a server could not be noted', {}, 'error')

  async #gone(server: string): Promise<void> {
    const { custody, clock, log, rest } = this.#parts
    rest(server)
    await custody.noteRemoval(server, clock.now())
    const noted = (await custody.removals()).find((removal) => removal.server === server)
    const left = (noted?.at ?? clock.now()) + grace - clock.now()
    log.info({ server, hours: Math.round(left / 3_600_000) }, 'removed from a server; its data is deleted then')
    this.#timers.get(server)?.()
    this.#timers.set(
      server,
      clock.after(Math.max(0, left), () => void this.#run(this.#purge(server))),
    )
  }

  async #back(server: string): Promise<void> {
    this.#timers.get(server)?.()
    this.#timers.delete(server)
    await this.#parts.custody.noteRemoval(server, null)
  }

  async #purge(server: string): Promise<void> {
    const { custody, tables, log, forgotten } = this.#parts
    this.#timers.delete(server)
    for (const table of tables.all()) {
      if (tables.view(table, null)?.server === server) await tables.send(table, { type: 'expire' })
    }
    await custody.purge(server)
    forgotten(server)
    log.info({ server }, 'the data of a server is deleted')
  }
}
