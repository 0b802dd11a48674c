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

/** An emoji of a card: what screen readers call it, and the picture with the letters of a language. */
export interface CardFace {
  /** The card in words of the language, as far as Discord takes them: `kreuz_dame`, `queen_of_clubs`. */
  readonly name: string
  /** The picture's file without its ending; languages whose letters agree share it. */
  readonly file: string
  readonly card: Card
  readonly language: Language
}

const suitNames = { C: 'kreuz', S: 'pik', H: 'herz', D: 'karo' } as const
const rankNames = { A: 'ass', T: 'zehn', K: 'koenig', Q: 'dame', J: 'bube', '9': 'neun' } as const

const letterOf = (card: Card, language: Language): string => translator(language)(`index.${rankOf(card)}`)

function fileOf(card: Card, language: Language): string {
  const letter = letterOf(card, language)
  const name = `${suitNames[suitOf(card)]}_${rankNames[rankOf(card)]}`
  return letter === letterOf(card, 'de') ? name : `${name}_${letter.toLowerCase()}`
}

/** Letters that people write out where they lack them. */
const writtenOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  å: 'aa',
  œ: 'oe',
}

/**
 * A card in words that Discord takes as a name: letters without signs, digits, `_`. Screen readers read the name of a button's
 * emoji before its label.
 * @returns the English words where a language's own letters leave nothing to say
 */
function spokenName(card: Card, language: Language): string {
  const t = translator(language)
  const words = t('card.name', { suit: t(`suit.${suitOf(card)}`), rank: t(`rank.${rankOf(card)}`) })
  const name = words
    .toLowerCase()
    .replace(/[äöüßøæåœ]/g, (letter) => writtenOut[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return language === base || /^(?=.*[a-z])[a-z0-9_]{5,32}$/.test(name) ? name : spokenName(card, base)
}

let drawn: ReadonlySet<string> | null = null

const isDrawn = (file: string): boolean => (drawn ??= new Set(readdirSync(assetFolder('emojis')))).has(`${file}.png`)

/** Faces by language and card: asked for each card of each hand. */
const faces = new Map<string, CardFace>()

/** A card's face in the words and letters of a language. Two languages with one name for it and other letters get two. */
function faceOf(card: Card, language: Language): CardFace {
  const key = `${language}/${card}`
  const known = faces.get(key)
  if (known) return known
  const file = fileOf(card, language)
  const name = spokenName(card, language)
  const others = languages.slice(0, languages.indexOf(language)).map((other) => faceOf(card, other))
  const isTaken = others.some((other) => other.name === name && other.file !== file)
  const face = { name: isTaken ? `${name}_${language.toLowerCase().replace(/\W/g, '_')}` : name, file, card, language }
  faces.set(key, face)
  return face
}

/**
 * The name of a card's emoji for readers of a language: its words, with the picture in its letters. A language whose letters are
 * not drawn yet has the English emoji.
 */
export function emojiName(card: Card, language: Language = 'de'): string {
  const own = faceOf(card, language)
  return (isDrawn(own.file) ? own : faceOf(card, base)).name
}

/** Every emoji that there has to be so that each reader finds their own words and letters. */
export function wantedFaces(): readonly CardFace[] {
  const all = languages.flatMap((language) => cards.map((card) => faceOf(card, language)))
  return all.filter(({ name }, index) => all.findIndex((face) => face.name === name) === index)
}

/** Every emoji that there is: those of {@link wantedFaces} whose picture is drawn. */
export const cardFaces = (): readonly CardFace[] => wantedFaces().filter(({ file }) => isDrawn(file))

/** The emoji's picture as it lies in `assets/emojis`, drawn beforehand: a bot that starts needs no drawing library. */
export const emojiFile = (face: CardFace): Promise<Buffer> =>
  readFile(path.join(assetFolder('emojis'), `${face.file}.png`))

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
