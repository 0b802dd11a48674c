import type { Card } from '../../engine/index.js'
import type { Language, T } from '../../i18n/index.js'
import { usualSettings } from '../../table/ports.js'
import type { PersonSettings } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'
import type { CardEmoji, Look } from './look.js'

/** From so many running tables on, pictures are smaller. */
const manyTables = 12

interface LooksParts {
  /** The emoji of a card in the letters of a language. */
  readonly emoji: (card: Card, language: Language) => CardEmoji | null
  /** Somebody's settings; null: nobody has met them yet. */
  readonly settingsOf: (user: UserId) => PersonSettings | null
  /** How cards look in messages for a whole server. */
  readonly designIn: (server: string) => PersonSettings['design']
  /** How many tables run. */
  readonly tables: () => number
  /** False: text only, which says all that pictures would. */
  readonly pictures: boolean
}

/** How messages look to their readers. */
export class Looks {
  readonly #parts: LooksParts

  constructor(parts: LooksParts) {
    this.#parts = parts
  }

  /** A private message. */
  of({ user, t }: { readonly user: UserId; readonly t: T }): Look {
    return this.#look(t, this.#parts.settingsOf(user) ?? usualSettings)
  }

  /** A message for everybody on a server. */
  in(server: string, t: T): Look {
    return this.#look(t, { ...usualSettings, design: this.#parts.designIn(server) })
  }

  #look({ language }: T, { design, trumps, pictures: wanted }: PersonSettings): Look {
    const { emoji, pictures, tables } = this.#parts
    const size = !pictures || !wanted ? null : tables() >= manyTables ? 720 : 1080
    return { emoji: (card) => emoji(card, language), design, trumps, size }
  }
}
