import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Routes } from 'discord.js'
import type { APIEmoji, REST } from 'discord.js'
import type { Logger } from 'pino'
import { cards, rankOf, suitOf } from '../../engine/index.js'
import type { Card } from '../../engine/index.js'
import { languages, translator } from '../../i18n/index.js'
import type { Language } from '../../i18n/index.js'
import { assetFolder } from '../../render/assets.js'

/** A custom emoji of the application, as components refer to it. */
export interface EmojiRef {
  readonly id: string
  readonly name: string
}

/** The picture behind a name: the card with the letters of a language. */
export interface CardFace {
  readonly name: string
  readonly card: Card
  readonly language: Language
}

const suitNames = { C: 'kreuz', S: 'pik', H: 'herz', D: 'karo' } as const
const rankNames = { A: 'ass', T: 'zehn', K: 'koenig', Q: 'dame', J: 'bube', '9': 'neun' } as const

const letterOf = (card: Card, language: Language): string => translator(language)(`index.${rankOf(card)}`)

/**
 * The emoji's name of a card in the letters of a language: `kreuz_dame`, and where the letter is not the German one with
 * it behind the name, `kreuz_dame_q`. Languages whose letters agree share the emoji.
 */
export function emojiName(card: Card, language: Language = 'de'): string {
  const letter = letterOf(card, language)
  const name = `${suitNames[suitOf(card)]}_${rankNames[rankOf(card)]}`
  return letter === letterOf(card, 'de') ? name : `${name}_${letter.toLowerCase()}`
}

/** Every emoji that is needed so that each reader finds the own letters: 24 cards, and queens and jacks once more. */
export function cardFaces(): readonly CardFace[] {
  const faces = languages.flatMap((language) =>
    cards.map((card): CardFace => ({ name: emojiName(card, language), card, language })),
  )
  return faces.filter(({ name }, index) => faces.findIndex((face) => face.name === name) === index)
}

/** The emoji's picture as it lies in `assets/emojis`, drawn beforehand: a bot that starts needs no drawing library. */
export const emojiFile = (face: CardFace): Promise<Buffer> =>
  readFile(path.join(assetFolder('emojis'), `${face.name}.png`))

/**
 * Finds the card emojis of the application and uploads those that are missing, one after another.
 * Emojis that are there count at once.
 * Failures are logged and leave the card without an emoji: its text is shown instead.
 * @param fetch brings an emoji's picture, a PNG of 128 x 128 pixels
 * @param found is told of each emoji as soon as it may be used
 */
export async function provideEmojis(
  rest: REST,
  application: string,
  fetch: (face: CardFace) => Promise<Buffer>,
  found: (emoji: EmojiRef) => void,
  log: Logger,
): Promise<void> {
  try {
    const route = Routes.applicationEmojis(application)
    const { items } = (await rest.get(route)) as { items: APIEmoji[] }
    const there = new Map(items.map((emoji) => [emoji.name, emoji.id]))
    const missing = cardFaces().filter(({ name }) => {
      const id = there.get(name)
      if (id) found({ id, name })
      return !id
    })
    for (const face of missing) {
      const { name } = face
      const image = `data:image/png;base64,${(await fetch(face)).toString('base64')}`
      const { id } = (await rest.post(route, { body: { name, image } })) as APIEmoji
      if (id) found({ id, name })
    }
  } catch (error) {
    log.warn({ err: error }, 'card emojis are not complete; cards without one are shown as text')
  }
}
