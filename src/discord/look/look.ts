import type { Card } from '../../engine/index.js'
import type { Language, T } from '../../i18n/index.js'
import type { Design } from '../../render/palette.js'
import { usualSettings } from '../../table/ports.js'
import type { PersonSettings } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'

/** A card's emoji of this application. */
export interface CardEmoji {
  readonly id: string
  readonly name: string
}

/** How a reader's messages look. */
export interface Look {
  /** The application's emoji of a card in the reader's letters; null: the card stands as text only. */
  readonly emoji: (card: Card) => CardEmoji | null
  readonly design: Design
  /** On which side of the hand the trumps stand. */
  readonly trumps: 'left' | 'right'
  /** The hand's picture shows the trick, too. */
  readonly trick: boolean
  /** Width of pictures in pixels; null: text only, which then says all that the picture would. */
  readonly size: 1080 | 720 | null
}

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

  #look({ language }: T, { design, trumps, trick, pictures: wanted }: PersonSettings): Look {
    const { emoji, pictures, tables } = this.#parts
    const size = !pictures || !wanted ? null : tables() >= manyTables ? 720 : 1080
    return { emoji: (card) => emoji(card, language), design, trumps, trick, size }
  }
}
