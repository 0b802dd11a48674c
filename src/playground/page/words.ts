/** Turns markup, times and labels into words: for the page's text, for its names and for what a screen reader hears. */
import { t, languageTag } from './texts.js'
import { parseMarkdown } from './markdown.js'
import type { Block, Inline } from './markdown.js'

/** Looks up names for ids that a text mentions. */
export interface Names {
  readonly user: (id: string) => string
  readonly channel: (id: string) => string
  /** Playground time, ms since 1970. */
  readonly now: () => number
}

const timeSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const styles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

/** A Discord timestamp (`at` and `now` in ms) in words: style `R` as "12 seconds ago", the others as date and time. */
export function timeText(at: number, style: string, now: number): string {
  if (style !== 'R') return new Intl.DateTimeFormat(languageTag(), styles[style] ?? styles.f).format(at)
  const seconds = Math.round((at - now) / 1000)
  const step = timeSteps.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(languageTag(), { numeric: 'always' }).format(
    Math.trunc(seconds / step[1]),
    step[0],
  )
}

/** The time of day of `at` (ms), `20:10`, with seconds on request. */
export function clockText(at: number, seconds = false): string {
  return new Intl.DateTimeFormat(languageTag(), { timeStyle: seconds ? 'medium' : 'short' }).format(at)
}

/** A span of `ms` as minutes and seconds, `13:20`; never below zero. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** The words of one line of markup. */
export function inlineText(list: readonly Inline[], names: Names): string {
  return list.map((piece) => pieceText(piece, names)).join('')
}

function pieceText(piece: Inline, names: Names): string {
  switch (piece.kind) {
    case 'text':
    case 'code':
    case 'command':
      return piece.text
    case 'user':
      return names.user(piece.id)
    case 'role':
      return t('role')
    case 'channel':
      return names.channel(piece.id)
    case 'emoji':
      return piece.name.replaceAll('_', ' ')
    case 'time':
      return timeText(piece.at, piece.style, names.now())
    case 'spoiler':
      return t('hidden')
    default:
      return inlineText(piece.children, names)
  }
}

function blockText(block: Block, names: Names): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map((line) => inlineText(line, names)).join('\n')
    case 'list':
      return block.items.map((item) => inlineText(item.children, names)).join('\n')
    case 'quote':
      return block.blocks.map((inner) => blockText(inner, names)).join('\n')
    case 'pre':
      return block.text
    default:
      return inlineText(block.children, names)
  }
}

/** A text of Discord markdown without its marks, one line per line. */
export function plainText(text: string, names: Names): string {
  return parseMarkdown(text)
    .map((block) => blockText(block, names))
    .join('\n')
}

const suits = { '♣': 'clubs', '♠': 'spades', '♥': 'hearts', '♦': 'diamonds' } as const
const ranks = {
  A: 'ace',
  E: 'ace',
  K: 'king',
  D: 'queen',
  Q: 'queen',
  B: 'jack',
  J: 'jack',
  Kn: 'jack',
  '10': 'ten',
  '9': 'nine',
} as const

/** A card's sign in words only, `queen of diamonds`; anything else comes back as it is. */
export const cardWords = (label: string): string => cardLabel(label).split(', ').at(-1) ?? label

/** A label such as `♥ 10` or `♥10` with its words: `♥ 10, ten of hearts`. Any other label comes back as it is. */
export function cardLabel(label: string): string {
  const match = /^([♣♠♥♦])\uFE0F?\s?(10|9|Kn|[AEKDQBJ])$/u.exec(label.trim())
  if (!match) return label
  const suit = suits[match[1] as keyof typeof suits]
  const rank = ranks[match[2] as keyof typeof ranks]
  return `${label.trim()}, ${t('card', { suit: t(suit), rank: t(rank) })}`
}
