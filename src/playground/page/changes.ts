/** What an edit of a message has changed, in words for the ear. */
import type { APIMessage } from 'discord-api-types/v10'
import { everyPart, messageParts } from './parts.js'
import type { ButtonPart } from './parts.js'
import { t } from './texts.js'
import { cardLabel, cardWords, plainText } from './words.js'
import type { Names } from './words.js'

const disc = '[🔵🟡🟠⚪🟣🟢🟤]'
const card = '[♣♠♥♦]\uFE0F?(?:10|9|Kn|[AEKDQBJ])'
const played = new RegExp(`(${disc})\\d?\\s?(${card})`, 'gu')
const isPlay = (line: string): boolean => new RegExp(played.source, 'u').test(line)
const seated = new RegExp(`(${disc})\\d\\s(?:🤖\\s)?(.+)`, 'u')

/** Texts of a message, line by line. */
export const linesOf = (message: APIMessage): readonly string[] =>
  [message.content, ...[...everyPart(messageParts(message))].map((part) => (part.type === 10 ? part.content : ''))]
    .flatMap((text) => text.split('\n'))
    .filter(Boolean)

/** Whose sign is whose: a line of a list begins with the sign, its number and the name. */
export function ownersOf(messages: readonly APIMessage[], names: Names): ReadonlyMap<string, string> {
  const found = messages.flatMap(linesOf).flatMap((line) => {
    const [, sign, rest] = seated.exec(line) ?? []
    const [name] = plainText(rest ?? '', names).split(/ · | \(/)
    return sign !== undefined && name && !isPlay(line) ? [[sign, name] as const] : []
  })
  return new Map(found)
}

/** What stands between the dots of a line. */
const pieces = (line: string): readonly string[] => line.split(' · ')

const playsIn = (lines: readonly string[]) =>
  lines.flatMap((line) => [...line.matchAll(played)].map(([, sign = '', face = '']) => ({ sign, face })))

/** The cards that can be pressed, and those that cannot, in the order of the hand. */
function cardsOf(message: APIMessage): { readonly on: readonly string[]; readonly off: readonly string[] } {
  const buttons = [...everyPart(messageParts(message))].filter((part): part is ButtonPart => part.type === 2)
  const cards = buttons.filter(({ label }) => label !== undefined && cardLabel(label) !== label)
  const words = (disabled: boolean) =>
    cards.filter((one) => (one.disabled === true) === disabled).map(({ label }) => cardWords(label ?? ''))
  return { on: words(false), off: words(true) }
}

/** Which cards can be played and which not, in hand order; nothing where the message has no cards. */
export function playable(message: APIMessage): string {
  const { on, off } = cardsOf(message)
  return [
    on.length > 0 ? t('saysCards', { list: on.join(', ') }) : '',
    off.length > 0 ? t('saysCardsOff', { list: off.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * What is new since `before`: who played what, the lines that were not there, and the cards if other ones can be pressed now.
 * Empty where nothing is that one would hear.
 * @param owners whose sign is whose
 */
export function changes(
  before: APIMessage,
  after: APIMessage,
  owners: ReadonlyMap<string, string>,
  names: Names,
): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  const known = new Set(playsIn(old).map(({ sign, face }) => sign + face))
  const plays = playsIn(now).filter(({ sign, face }) => !known.has(sign + face) && owners.has(sign))
  const told = plays.map(({ sign, face }) => t('saysPlays', { name: owners.get(sign) ?? '', card: cardWords(face) }))
  const former = new Set(old.flatMap(pieces))
  const lines = now.flatMap((line) =>
    isPlay(line)
      ? []
      : pieces(line)
          .filter((piece) => !former.has(piece))
          .join(' · '),
  )
  const texts = lines
    .filter(Boolean)
    .map((line) => plainText(line, names))
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
  const cards = playable(after) === playable(before) || cardsOf(after).on.length === 0 ? '' : playable(after)
  return [...told, ...texts, cards].filter(Boolean).join(' ')
}
