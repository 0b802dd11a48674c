import type { Logger } from 'pino'
import { usualServerSettings } from '../../table/ports.js'
import type { Servers, ServerSettings } from '../../table/ports.js'

interface ServerBookParts {
  readonly servers: Servers
  readonly log: Logger
  /** Told when something was chosen anew, so that what the server sees can be drawn again. */
  readonly changed: (server: string) => void
}

/**
 * What those who manage servers have chosen. Loaded when a server is met and then kept in memory, so that drawing a message
 * needs no store.
 */
export class ServerBook implements Servers {
  readonly #parts: ServerBookParts
  readonly #known = new Map<string, ServerSettings>()
  readonly #loading = new Map<string, Promise<ServerSettings>>()

  constructor(parts: ServerBookParts) {
    this.#parts = parts
  }

  /** Something is asked on a server. A store that fails does not keep the answer back: the usual settings count for it. */
  serverSettings(server: string): Promise<ServerSettings> {
    const known = this.#known.get(server)
    if (known) return Promise.resolve(known)
    const running = this.#loading.get(server)
    if (running) return running
    const loading = this.#load(server).finally(() => this.#loading.delete(server))
    this.#loading.set(server, loading)
    return loading
  }

  /** What a server has chosen, at once; the usual settings for a server that was not met yet. */
  of(server: string): ServerSettings {
    return this.#known.get(server) ?? usualServerSettings
  }

  /** Changes some of a server's settings for good. Rejects, and changes nothing, when the store does. */
  async setServerSettings(server: string, patch: Partial<ServerSettings>): Promise<void> {
    await this.#parts.servers.setServerSettings(server, patch)
    this.#known.set(server, await this.#parts.servers.serverSettings(server))
    this.#parts.changed(server)
  }

  /** A server is no longer known: what it had chosen is loaded again when it is met. */
  forget(server: string): void {
    this.#known.delete(server)
  }

  async #load(server: string): Promise<ServerSettings> {
    try {
      const loaded = await this.#parts.servers.serverSettings(server)
      // Meanwhile something may have been chosen: that is newer than what was loaded.
      const settings = this.#known.get(server) ?? loaded
      this.#known.set(server, settings)
      return settings
    } catch (error) {
      this.#parts.log.warn({ server, err: error }, 'the settings of a server could not be read')
      return usualServerSettings
    }
  }
}
