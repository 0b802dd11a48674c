import { ApplicationCommandOptionType } from 'discord.js'
import type { APIApplicationCommandBasicOption } from 'discord.js'
import { localizations } from '../../i18n/index.js'
import type { Language, PlainKey } from '../../i18n/index.js'
import type { UserId } from '../../table/view.js'
import type { Page } from './message.js'
import type { Answering } from './reply.js'
import type { Request } from './request.js'

/** The options that somebody typed, by name. */
export type Options = Readonly<Record<string, string | number | boolean | undefined>>

/** The subcommands of /doko: those that have words. */
export type CommandName = {
  [K in PlainKey]: K extends `command.${infer Name}.name` ? (Name extends `${string}.${string}` ? never : Name) : never
}[PlainKey]

/** A value that may be chosen, by the name that people read. */
export interface Choice {
  readonly name: string
  readonly value: string
}

/** Who types an option, and on which server. */
export interface Asker {
  readonly user: UserId
  /** Null in a direct message. */
  readonly server: string | null
}

type Choices = readonly Choice[] | Promise<readonly Choice[]>

/** One subcommand of /doko: its definition and its answer, the default export of one file in `commands/`. */
export interface Command<Needs> {
  readonly name: CommandName
  /** Where it stands in the menu: the lowest number comes first. */
  readonly order: number
  /** The answer is a message for everybody in the channel. */
  readonly isPublic?: boolean
  /**
   * Options with names and descriptions in all languages.
   * @param levels of computer players that may be chosen, weakest first
   */
  readonly options?: (levels: readonly string[]) => readonly APIApplicationCommandBasicOption[]
  /**
   * Suggests values while somebody types an option; best first, any number, names of at most 100 characters.
   * @param typed the text so far
   * @param asker who types, and where
   */
  readonly complete?: (typed: string, language: Language, asker: Asker, needs: Needs) => Choices
  /** Why somebody may not use this; null: they may. Asked before the answer. */
  readonly refuses?: (request: Request) => Page | null
  readonly run: (request: Request, options: Options, needs: Needs) => Answering
}

/** The options of commands: those that have words, as `command.option`. */
type OptionName = {
  [K in PlainKey]: K extends `command.${infer C}.option.${infer O}.description` ? `${C}.${O}` : never
}[PlainKey]

/** A text as a description in all languages. */
export function described(key: PlainKey) {
  const texts = localizations(key)
  return { description: texts['en-GB'], description_localizations: texts }
}

/** Name and description of a command's option in all languages. */
export function optionWords(option: OptionName) {
  const [command, name = ''] = option.split('.')
  // Any option's key stands for all of them: the compiler cannot put the two parts together.
  const key = `command.${command}.option.${name}` as 'command.start.option.rules'
  return { name, name_localizations: localizations(`${key}.name`), ...described(`${key}.description`) }
}

/** An option with values to choose from, each with the key of its name. */
export const choiceOption = (option: OptionName, choices: readonly (readonly [value: string, name: PlainKey])[]) => ({
  type: ApplicationCommandOptionType.String as const,
  ...optionWords(option),
  choices: choices.map(([value, key]) => {
    const names = localizations(key)
    return { name: names['en-GB'], name_localizations: names, value }
  }),
})
