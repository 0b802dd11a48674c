import { base, languages, localeOf } from './locales.js'
import { placeholdersOf } from './placeholders.js'
import type { Kind } from './placeholders.js'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const union = (texts: readonly string[]): string => texts.map(quoted).join(' | ')

const typeOf = (kind: Kind): string => (kind === 'text' ? 'string' : kind === 'number' ? 'number' : union(kind))

function parametersOf(sentence: string): string {
  const parameters = [...placeholdersOf(sentence)].map(([name, kind]) => `readonly ${name}: ${typeOf(kind)}`)
  return parameters.length === 0 ? 'Nothing' : `{ ${parameters.join('; ')} }`
}

/**
 * The types of all languages and messages, as the text of `messages.d.ts`: the English sentences say what each message needs.
 * The build writes it.
 */
export function messageTypes(): string {
  const { sentences } = localeOf(base)
  return [
    '// Made from assets/locales by the build; not kept in the repository.',
    '/** The languages of the product. */',
    `export type Language = ${union(languages)}`,
    '/** Locales of the chat service that have a language here. */',
    `export type DiscordLocale = ${union(languages.flatMap((language) => localeOf(language).discord))}`,
    'type Nothing = Readonly<Record<never, never>>',
    '/** Every message with its parameters. */',
    'export interface Messages {',
    ...Object.entries(sentences).map(([key, sentence]) => `  readonly ${quoted(key)}: ${parametersOf(sentence)}`),
    '}',
    '',
  ].join('\n')
}
