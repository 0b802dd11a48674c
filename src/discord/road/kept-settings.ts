import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { usualServerSettings } from '../../table/ports.js'
import type { Servers, ServerSettings } from '../../table/ports.js'

/** Where settings are stored for good. */
export interface SettingsStore<S> {
  load(id: string): Promise<S>
  /** Changes some of the settings; the others stay as they are. */
  save(id: string, patch: Partial<S>): Promise<void>
}

interface KeptSettingsParts<S> {
  /** Whose settings these are, for the log: `person` or `server`. */
  readonly whose: string
  readonly store: SettingsStore<S>
  /** What counts for whoever has chosen nothing. */
  readonly usual: S
  readonly log: Logger
}

/** Those who are remembered; whoever was not met for longest is loaded again. */
const mostKept = 10_000

/**
 * What people or servers have chosen. Loaded when somebody is met and then kept in memory, so that drawing a message needs no
 * store. A store that fails keeps no answer back: the usual settings count for it.
 */
export class KeptSettings<S extends object> {
  readonly #parts: KeptSettingsParts<S>
  readonly #known = new LRUCache<string, S>({ max: mostKept })
  readonly #loading = new Map<string, Promise<S | null>>()
  readonly #listeners: ((id: string) => void)[] = []

  constructor(parts: KeptSettingsParts<S>) {
    this.#parts = parts
  }

  /** Calls `listener` whenever somebody has chosen something else, so that what they see can be drawn anew. */
  onChange(listener: (id: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Somebody's settings, loaded if they were not met yet. Never rejects. */
  async meet(id: string): Promise<S> {
    const known = this.#known.get(id)
    if (known) return known
    const loaded = await this.#load(id)
    // Meanwhile something may have been chosen: that is newer than what was loaded.
    const settings = this.#known.get(id) ?? loaded
    if (settings) this.#known.set(id, settings)
    return settings ?? this.#parts.usual
  }

  /** Somebody's settings at once; null for whoever was not met yet. */
  known(id: string): S | null {
    return this.#known.get(id) ?? null
  }

  /** Somebody's settings at once; the usual ones for whoever was not met yet. */
  of(id: string): S {
    return this.known(id) ?? this.#parts.usual
  }

  /** Changes some settings for good and tells the listeners. Rejects, and changes nothing, when the store does. */
  async change(id: string, patch: Partial<S>): Promise<S> {
    const { store } = this.#parts
    await store.save(id, patch)
    const settings = await store.load(id)
    this.#known.set(id, settings)
    for (const listener of this.#listeners) listener(id)
    return settings
  }

  /** Nothing is stored of somebody any more: what they had chosen is loaded again when they are met. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  #load(id: string): Promise<S | null> {
    const running = this.#loading.get(id)
    if (running) return running
    const { store, whose, log } = this.#parts
    const loading = store
      .load(id)
      .catch((error: unknown) => {
        log.warn({ [whose]: id, err: error }, `the settings of a ${whose} could not be read`)
        return null
      })
      .finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }
}

/** What those who manage servers have chosen. */
export type ServerBook = KeptSettings<ServerSettings>

/** Keeps what those who manage servers have chosen. */
export const createServerBook = (servers: Servers, log: Logger): ServerBook =>
  new KeptSettings({
    whose: 'server',
    store: {
      load: (server) => servers.serverSettings(server),
      save: (server, patch) => servers.setServerSettings(server, patch),
    },
    usual: usualServerSettings,
    log,
  })
