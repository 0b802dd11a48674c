import { rankOf, type Card } from '../engine/index.js'
import { createCanvas, loadFonts } from './canvas.js'
import { faceBitmap } from './face.js'
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
  return picture('cards', model, { width: 1080, height }, options, (sheet) => {
    panel(sheet)
    model.cards.forEach((card, i) => {
      const x = 20 + (i % model.columns) * (cardWidth + gap)
      const y = 20 + Math.floor(i / model.columns) * (cardHeight + gap)
      if (card === 'back') sheet.back(x, y, cardWidth)
      else sheet.card(card, x, y, { width: cardWidth, dim: model.dim ?? false })
    })
  })
}

/** A card as an emoji: a PNG of 128 x 128 pixels, the card upright in large print between transparent edges. */
export async function drawEmoji(card: Card, { words }: Pick<DrawOptions, 'words'>): Promise<Picture> {
  loadFonts()
  if (!words.indices[rankOf(card)]) throw new RangeError(`No index for ${card}`)
  const canvas = createCanvas(128, 128)
  const face = faceBitmap(card, { width: 92, height: 128, design: 'large-print', indices: words.indices })
  canvas.getContext('2d').drawImage(face, 18, 0)
  return { data: await canvas.encode('png'), width: 128, height: 128, mime: 'image/png' }
}
