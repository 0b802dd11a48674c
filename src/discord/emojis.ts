import { Routes } from 'discord.js'
import type { APIEmoji, REST } from 'discord.js'
import type { Logger } from 'pino'
import { cards, rankOf, suitOf } from '../engine/index.js'
import type { Card } from '../engine/index.js'

/** A custom emoji of the application, as components refer to it. */
export interface EmojiRef {
  readonly id: string
  readonly name: string
}

const suitNames = { C: 'kreuz', S: 'pik', H: 'herz', D: 'karo' } as const
const rankNames = { A: 'ass', T: 'zehn', K: 'koenig', Q: 'dame', J: 'bube', '9': 'neun' } as const

/** The emoji's name of a card, e.g. `kreuz_dame`. */
export const emojiName = (card: Card): string => `${suitNames[suitOf(card)]}_${rankNames[rankOf(card)]}`

/**
 * Finds the 24 card emojis of the application and uploads those that are missing, one after another.
 * Emojis that are there count at once.
 * Failures are logged and leave the card without an emoji: its text is shown instead.
 * @param draw makes a card's emoji, a PNG of 128 x 128 pixels
 * @param found is told of each emoji as soon as it may be used
 */
export async function provideEmojis(
  rest: REST,
  application: string,
  draw: (card: Card) => Promise<Buffer>,
  found: (card: Card, emoji: EmojiRef) => void,
  log: Logger,
): Promise<void> {
  try {
    const route = Routes.applicationEmojis(application)
    const { items } = (await rest.get(route)) as { items: APIEmoji[] }
    const there = new Map(items.map((emoji) => [emoji.name, emoji.id]))
    const missing = cards.filter((card) => {
      const name = emojiName(card)
      const id = there.get(name)
      if (id) found(card, { id, name })
      return !id
    })
    for (const card of missing) {
      const name = emojiName(card)
      const image = `data:image/png;base64,${(await draw(card)).toString('base64')}`
      const { id } = (await rest.post(route, { body: { name, image } })) as APIEmoji
      if (id) found(card, { id, name })
    }
  } catch (error) {
    log.warn({ err: error }, 'card emojis are not complete; cards without one are shown as text')
  }
}
