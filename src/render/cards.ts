import type { Card } from '../engine/index.js'
import { loadFonts } from './canvas.js'
import { drawEmojiFace } from './face.js'
import type { DrawOptions, Picture } from './studio.js'

/** A card as an emoji: a PNG of 128 x 128 pixels, rank and suit side by side. */
export async function drawEmoji(card: Card, { words }: Pick<DrawOptions, 'words'>): Promise<Picture> {
  loadFonts()
  const data = await drawEmojiFace(card, words.indices).encode('png')
  return { data, width: 128, height: 128, mime: 'image/png' }
}
