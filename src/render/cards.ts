import type { Card } from '../engine/index.js'
import { loadFonts } from './canvas.js'
import { drawEmojiFace } from './face.js'
import { panel, picture, type DrawOptions, type Picture } from './studio.js'

/** Cards side by side. */
export interface CardsModel {
  readonly cards: readonly (Card | 'back')[]
  /** Cards a row, at least 1. */
  readonly columns: number
  readonly dim?: boolean
}

/** Cards side by side on the felt: a whole deck, or any others. */
export function drawCards(model: CardsModel, options: DrawOptions): Promise<Picture> {
  const gap = 16
  const cardWidth = Math.floor((1080 - 40 - gap * (model.columns - 1)) / model.columns)
  const cardHeight = Math.round(cardWidth * 1.4)
  const rows = Math.ceil(model.cards.length / model.columns)
  const height = 40 + rows * (cardHeight + gap) - gap
  return picture('cards', model, { width: 1080, height }, options, (surface) => {
    panel(surface)
    model.cards.forEach((card, i) => {
      const x = 20 + (i % model.columns) * (cardWidth + gap)
      const y = 20 + Math.floor(i / model.columns) * (cardHeight + gap)
      if (card === 'back') surface.back(x, y, cardWidth)
      else surface.card(card, x, y, { width: cardWidth, dim: model.dim ?? false })
    })
  })
}

/** A card as an emoji: a PNG of 128 x 128 pixels, rank and suit side by side. */
export async function drawEmoji(card: Card, { words }: Pick<DrawOptions, 'words'>): Promise<Picture> {
  loadFonts()
  const data = await drawEmojiFace(card, words.indices).encode('png')
  return { data, width: 128, height: 128, mime: 'image/png' }
}
