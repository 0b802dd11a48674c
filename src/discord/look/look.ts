import type { Card } from '../../engine/index.js'
import type { Design } from '../../render/palette.js'

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
  /** Width of pictures in pixels; null: text only, which then says all that the picture would. */
  readonly size: 1080 | 720 | null
}

/** Text buttons, four-colour pictures of full size. */
export const plainLook: Look = { emoji: () => null, design: 'four-colour', trumps: 'left', size: 1080 }
