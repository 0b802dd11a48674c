import type { APIApplicationCommandBasicOption } from 'discord.js'
import type { RuleSet } from '../engine/index.js'
import type { Catalogue, T } from '../i18n/index.js'
import type { Ledger } from '../table/ports.js'
import type { Tables } from '../table/service.js'
import type { Reply } from './reply.js'
import type { Request } from './request.js'
import type { Words } from './words.js'

/** What commands and presses work with. */
export interface Services {
  readonly tables: Tables
  readonly rankings: Ledger['rankings']
  /** Texts and pages in a language. */
  readonly words: Words
  /** Levels of computer players that may be chosen. */
  readonly levels: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
}

/** The options that somebody typed, by name. */
export type Options = Readonly<Record<string, string | number | boolean | undefined>>

/** One subcommand of /doko: its definition and its handler, the default export of one file in `commands/`. */
export interface Command {
  readonly name: string
  /** Options with names and descriptions in all languages. */
  options?(services: Pick<Services, 'levels'>): readonly APIApplicationCommandBasicOption[]
  run(request: Request, options: Options, services: Services): Promise<Reply>
}

export type { Catalogue, RuleSet, T }
