import { Locale } from 'discord-api-types/v10'
import { residents } from './people.js'
import { createPlayground } from './playground.js'

/** Where the playground notes what a developer should know; pino's logger fits. */
export interface PlaygroundLog {
  debug(data: object, text: string): void
  warn(data: object, text: string): void
}

/** What the bot needs to run on the playground. */
export interface StartedPlayground {
  /** The page's address, for people. */
  readonly address: string
  /** What discord.js takes as `rest.api`. */
  readonly apiBase: string
  /** What the bot logs in with. */
  readonly token: string
  readonly close: () => Promise<void>
}

/** Discord's language of a system whose `LANG` this is, English where it has none. The page may ask for another one. */
export function localeOf(lang: string | undefined): Locale {
  const main = /^[a-z]+/.exec((lang ?? '').toLowerCase())?.[0] ?? ''
  if (main === 'nb' || main === 'nn') return Locale.Norwegian
  return Object.values(Locale).find((locale) => String(locale) === main) ?? Locale.EnglishUS
}

/**
 * Starts the stand-in with its page on 127.0.0.1. Server, channel and people have the same ids in every run; messages
 * live in memory only.
 *
 * @param options.port 0 for any free one.
 * @param options.people how many, from 1 to 7; four when left out.
 * @param options.lang the system's language, such as `de_DE.UTF-8`; from the environment when left out.
 * @param options.log is told each request that Discord would refuse (warn) and all traffic (debug).
 * @throws an error with code EADDRINUSE when the port is taken.
 */
export async function startPlayground(options: {
  port: number
  people?: number
  log: PlaygroundLog
  lang?: string
}): Promise<StartedPlayground> {
  const { log, port, people: count = 4, lang = process.env['LC_ALL'] ?? process.env['LANG'] } = options
  const locale = localeOf(lang)
  const people = residents.slice(0, count).map((person) => ({ ...person, locale }))
  const playground = await createPlayground({ port, people, guildLocale: locale })
  playground.onTraffic((line) => {
    if (line.type === 'traffic') log.debug({ direction: line.direction }, line.text)
    else log.warn({ status: line.status, code: line.code }, `Discord would refuse this: ${line.text}`)
  })
  const { url, apiBase, token } = playground
  return { address: url, apiBase, token, close: () => playground.close() }
}
