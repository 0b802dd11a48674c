import type { APIApplicationCommandBasicOption } from 'discord.js'
import type { Ledger, RuleBook } from '../../table/ports.js'
import type { Custody } from '../../table/custody.js'
import type { Tables } from '../../table/service.js'
import type { Language } from '../../i18n/index.js'
import type { Guests } from '../features/lobby/guests.js'
import type { Owed } from '../live/owed.js'
import type { Readers } from './readers.js'
import type { Reply } from './reply.js'
import type { Request } from './request.js'
import type { Screens } from '../features/screens.js'
import type { ServerBook } from './servers.js'

/** What commands and presses work with. */
export interface Services {
  readonly tables: Tables
  readonly rankings: Ledger['rankings']
  /** The rules that servers and channels have chosen. */
  readonly book: RuleBook
  /** How each person wants things shown. */
  readonly readers: Readers
  /** What those who manage servers have chosen; `of` answers at once. */
  readonly servers: ServerBook
  /** Who is asked to a table before its first game. */
  readonly guests: Guests
  /** What is stored of people and servers. */
  readonly custody: Custody
  /** Results that could not be shown in their room. */
  readonly owed: Owed
  /** Pages in the reader's language. */
  readonly screens: Screens
  /** Levels of computer players that may be chosen, weakest first. */
  readonly levels: readonly string[]
  /** Milliseconds since 1970. */
  now(): number
}

/** The options that somebody typed, by name. */
export type Options = Readonly<Record<string, string | number | boolean | undefined>>

/** The subcommands of /doko. */
export const commandNames = [
  'start',
  'hand',
  'table',
  'learn',
  'practice',
  'watch',
  'stats',
  'rules',
  'glossary',
  'sheet',
  'me',
  'privacy',
  'settings',
  'help',
  'leave',
  'resume',
  'close',
] as const
export type CommandName = (typeof commandNames)[number]

/** A value that may be chosen, by the name that people read. */
export interface Choice {
  readonly name: string
  readonly value: string
}

/** One subcommand of /doko: its definition and its handler, the default export of one file in `commands/`. */
export interface Command {
  readonly name: CommandName
  /** Options with names and descriptions in all languages. */
  options?(services: Pick<Services, 'levels'>): readonly APIApplicationCommandBasicOption[]
  /**
   * Suggests values while somebody types an option; best first, any number, names of at most 100 characters.
   * @param focused the option that is being typed and its text so far
   */
  complete?(focused: { readonly name: string; readonly value: string }, language: Language): readonly Choice[]
  /** Answers the command. Rejects only for a fault of ours. */
  run(request: Request, options: Options, services: Services): Promise<Reply>
}
