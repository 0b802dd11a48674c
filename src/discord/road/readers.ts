import type { Logger } from 'pino'
import type { Language } from '../../i18n/index.js'
import { usualSettings } from '../../table/ports.js'
import type { People, PersonSettings } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'

/** Somebody who reads what the bot writes. */
export interface Reader {
  /** The language of private answers: the chosen one, else that of the person's Discord. */
  readonly language: Language
  readonly settings: PersonSettings
}

/** Readers who are remembered; whoever was not met for longest is loaded again when they come back. */
const mostReaders = 10_000

interface ReadersParts {
  readonly people: People
  readonly log: Logger
  /** Told when somebody has chosen something else, so that what they see can be drawn anew. */
  readonly changed: (user: UserId) => void
}

/**
 * How each person wants things shown. Loaded when somebody is met, before the answer, and then kept in memory, so that
 * drawing somebody's hand needs no store.
 */
export class Readers {
  readonly #parts: ReadersParts
  readonly #known = new Map<UserId, { readonly locale: Language; readonly settings: PersonSettings }>()
  readonly #loading = new Map<UserId, Promise<PersonSettings | null>>()

  constructor(parts: ReadersParts) {
    this.#parts = parts
  }

  /**
   * Somebody is there. A store that fails does not keep the answer back: the usual settings count for it.
   * @param locale the language of that person's Discord
   */
  async meet(user: UserId, locale: Language): Promise<Reader> {
    const known = this.#known.get(user)?.settings ?? (await this.#load(user))
    // Meanwhile the person may have chosen something: that is newer than what was loaded.
    const settings = this.#known.get(user)?.settings ?? known
    if (settings) this.#keep(user, locale, settings)
    return { language: settings?.language ?? locale, settings: settings ?? usualSettings }
  }

  /** Somebody who was met before; null for everybody else. */
  of(user: UserId): Reader | null {
    const known = this.#known.get(user)
    return known ? { language: known.settings.language ?? known.locale, settings: known.settings } : null
  }

  /** Nothing is stored of somebody any more. */
  forget(user: UserId): void {
    this.#known.delete(user)
  }

  /** Changes some of somebody's settings for good. Rejects, and changes nothing, when the store does. */
  async change(user: UserId, locale: Language, patch: Partial<PersonSettings>): Promise<Reader> {
    await this.#parts.people.setSettings(user, patch)
    const settings = await this.#parts.people.settingsOf(user)
    this.#keep(user, this.#known.get(user)?.locale ?? locale, settings)
    this.#parts.changed(user)
    return this.meet(user, this.#known.get(user)?.locale ?? locale)
  }

  /**
   * Whether somebody is to be offered to learn the game: only whoever has played no game to its end, and only once. Asking
   * counts as the offer. A store that fails offers nothing.
   */
  async offers(user: UserId, locale: Language): Promise<boolean> {
    if ((await this.meet(user, locale)).settings.offered) return false
    try {
      const played = await this.#parts.people.hasPlayed(user)
      await this.change(user, locale, { offered: true })
      return !played
    } catch (error) {
      this.#parts.log.warn({ user, err: error }, 'somebody could not be offered to learn the game')
      return false
    }
  }

  #keep(user: UserId, locale: Language, settings: PersonSettings): void {
    // Newest last, so that the first is the one not met for longest.
    this.#known.delete(user)
    this.#known.set(user, { locale, settings })
    const [oldest] = this.#known.keys()
    if (this.#known.size > mostReaders && oldest !== undefined) this.#known.delete(oldest)
  }

  #load(user: UserId): Promise<PersonSettings | null> {
    const running = this.#loading.get(user)
    if (running) return running
    const loading = this.#parts.people
      .settingsOf(user)
      .catch((error: unknown) => {
        this.#parts.log.warn({ user, err: error }, 'somebody’s settings could not be read')
        return null
      })
      .finally(() => this.#loading.delete(user))
    this.#loading.set(user, loading)
    return loading
  }
}
