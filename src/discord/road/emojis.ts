import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Routes } from 'discord.js'
import type { APIEmoji, REST } from 'discord.js'
import type { Logger } from 'pino'
import { cards, rankOf, suitOf } from '../../engine/index.js'
import type { Card } from '../../engine/index.js'
import { base, languages, translator } from '../../i18n/index.js'
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

function nameInLetters(card: Card, language: Language): string {
  const letter = letterOf(card, language)
  const name = `${suitNames[suitOf(card)]}_${rankNames[rankOf(card)]}`
  return letter === letterOf(card, 'de') ? name : `${name}_${letter.toLowerCase()}`
}

/** Asked for each card of each hand, so each name is found once. */
const names = new Map<string, string>()

let drawn: ReadonlySet<string> | null = null

const isDrawn = (name: string): boolean => (drawn ??= new Set(readdirSync(assetFolder('emojis')))).has(`${name}.png`)

/**
 * The emoji's name of a card in the letters of a language: `kreuz_dame`, and where the letter is not the German one with
 * it behind the name, `kreuz_dame_q`. Languages whose letters agree share the emoji; one whose own are not drawn yet has the
 * English ones.
 */
export function emojiName(card: Card, language: Language = 'de'): string {
  const key = `${language}/${card}`
  const known = names.get(key)
  if (known !== undefined) return known
  const own = nameInLetters(card, language)
  const name = isDrawn(own) ? own : nameInLetters(card, base)
  names.set(key, name)
  return name
}

/** Every emoji that has to be drawn so that each reader finds their own letters: 24 cards, and queens and jacks once more. */
export function wantedFaces(): readonly CardFace[] {
  const faces = languages.flatMap((language) =>
    cards.map((card): CardFace => ({ name: nameInLetters(card, language), card, language })),
  )
  return faces.filter(({ name }, index) => faces.findIndex((face) => face.name === name) === index)
}

/** Every emoji that there is: those of {@link wantedFaces} that are drawn. */
export const cardFaces = (): readonly CardFace[] => wantedFaces().filter(({ name }) => isDrawn(name))

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
