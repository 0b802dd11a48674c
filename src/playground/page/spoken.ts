/** The one sentence that a screen reader hears of a message: whole messages are too long. */
import type { APIMessage } from 'discord-api-types/v10'
import { controlCount, everyPart, isPrivate, isThinking, messageParts } from './parts.js'
import { t } from './texts.js'
import { plainText } from './words.js'
import type { Names } from './words.js'

/** The longest text (characters) that is spoken whole. */
const longestText = 240

function shorten(text: string): string {
  if (text.length <= longestText) return text
  const cut = text.slice(0, longestText)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestText - 40))}…`
}

function sentence(text: string): string {
  const flat = text
    .replace(/\s*\n\s*/g, '. ')
    .replace(/\.\. /g, '. ')
    .trim()
  return flat && !/[.!?…]$/.test(flat) ? `${flat}.` : flat
}

/** "Private message from Doppelkopf.", its text, its alt texts and the number of its buttons. */
export function spoken(message: APIMessage, names: Names): string {
  const author = message.author.global_name ?? message.author.username
  if (isThinking(message)) return t('saysThinking', { name: author })
  const parts = [...everyPart(messageParts(message))]
  const texts = [
    message.content,
    ...message.embeds.map((embed) => [embed.title, embed.description].filter(Boolean).join('\n')),
    ...parts.map((part) => (part.type === 10 ? part.content : '')),
  ].filter(Boolean)
  const alts = [
    ...message.attachments.map((file) => (parts.length ? '' : (file.description ?? ''))),
    ...parts.flatMap((part) =>
      part.type === 12
        ? part.items.map((item) => item.description ?? '')
        : part.type === 11
          ? [part.description ?? '']
          : [],
    ),
  ].filter(Boolean)
  const controls = controlCount(message)
  const pieces = [
    t(isPrivate(message) ? 'saysPrivate' : 'saysPublic', { name: author }),
    shorten(sentence(plainText(texts.join('\n'), names))),
    alts.length ? t('saysPicture', { alt: shorten(sentence(alts.join('\n'))) }) : '',
    controls ? t(controls === 1 ? 'saysButton' : 'saysButtons', { count: controls }) : '',
  ]
  return pieces.filter(Boolean).join(' ')
}
