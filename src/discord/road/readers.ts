import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { knownLanguage } from '../../i18n/index.js'
import type { Language } from '../../i18n/index.js'
import { usualSettings } from '../../table/ports.js'
import type { People, PersonSettings } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'
import { KeptSettings } from './kept-settings.js'

/** Somebody who reads what the bot writes. */
export interface Reader {
  /** The language of private answers: the chosen one, else that of the person's Discord. */
  readonly language: Language
  readonly settings: PersonSettings
}

const readerOf = (settings: PersonSettings, locale: Language): Reader => ({
  language: knownLanguage(settings.language) ?? locale,
  settings,
})

/** How each person wants things shown, and the language of their Discord. */
export class Readers {
  readonly #people: People
  readonly #log: Logger
  readonly #kept: KeptSettings<PersonSettings>
  readonly #locales = new LRUCache<UserId, Language>({ max: 10_000 })

  constructor({ people, log }: { readonly people: People; readonly log: Logger }) {
    this.#people = people
    this.#log = log
    const store = {
      load: (user: UserId) => people.settingsOf(user),
      save: (user: UserId, patch: Partial<PersonSettings>) => people.setSettings(user, patch),
    }
    this.#kept = new KeptSettings({ whose: 'person', store, usual: usualSettings, log })
  }

  /** Calls `listener` whenever somebody has chosen something else. */
  onChange(listener: (user: UserId) => void): void {
    this.#kept.onChange(listener)
  }

  /**
   * Somebody is there. Never rejects.
   * @param locale the language of that person's Discord
   */
  async meet(user: UserId, locale: Language): Promise<Reader> {
    this.#locales.set(user, locale)
    return readerOf(await this.#kept.meet(user), locale)
  }

  /** Somebody who was met before; null for everybody else. */
  of(user: UserId): Reader | null {
    const settings = this.#kept.known(user)
    const locale = this.#locales.get(user)
    return settings && locale ? readerOf(settings, locale) : null
  }

  /** Loads what somebody has chosen who may never be met again. Never rejects. */
  async kept(user: UserId): Promise<PersonSettings> {
    return this.#kept.meet(user)
  }

  /** The name that somebody has agreed to leave behind, if it was loaded; null: none. */
  nameOf(user: UserId): string | null {
    return this.#kept.known(user)?.name ?? null
  }

  /** Somebody is called otherwise now: whoever leaves a name behind leaves the new one. */
  async renamed(user: UserId, name: string): Promise<void> {
    const kept = this.nameOf(user)
    if (kept !== null && kept !== name) await this.#kept.change(user, { name })
  }

  /** Nothing is stored of somebody any more. */
  forget(user: UserId): void {
    this.#kept.forget(user)
  }

  /** Changes some of somebody's settings for good. Rejects, and changes nothing, when the store does. */
  async change(user: UserId, locale: Language, patch: Partial<PersonSettings>): Promise<Reader> {
    this.#locales.set(user, locale)
    return readerOf(await this.#kept.change(user, patch), locale)
  }

  /**
   * Whether somebody is to be offered to learn the game: only whoever has played no game to its end, and only once. Asking
   * counts as the offer. A store that fails offers nothing.
   */
  async offers(user: UserId, locale: Language): Promise<boolean> {
    if ((await this.meet(user, locale)).settings.offered) return false
    try {
      const played = await this.#people.hasPlayed(user)
      await this.change(user, locale, { offered: true })
      return !played
    } catch (error) {
      this.#log.warn({ user, err: error }, 'somebody could not be offered to learn the game')
      return false
    }
  }
}
