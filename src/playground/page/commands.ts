/** The lines that the registered commands allow: `/doko start games:4`. Reads a typed line into Discord's interaction data. */
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandInteractionDataBasicOption,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10'
import { t } from './texts.js'

/** One runnable command: a command without subcommands, or one of its subcommands. */
export interface Runnable {
  /** `doko start`, without the stroke, as the reader's language has it. */
  readonly path: readonly string[]
  /** The same by the default names, which are what the bot is sent. */
  readonly base: readonly string[]
  readonly description: string
  readonly options: readonly RunnableOption[]
}

/** An option with its name, description and choices in the reader's language; `base` is its default name. */
export type RunnableOption = APIApplicationCommandBasicOption & { readonly base: string }

/** What an option may refer to beside plain values. */
export interface Surroundings {
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly channel: { readonly id: string; readonly name: string }
  /** What the bot last offered for an option, by `path option`. */
  readonly offered: ReadonlyMap<string, readonly APIApplicationCommandOptionChoice[]>
}

/** A typed line that can be sent. */
export interface Parsed {
  readonly name: string
  readonly options: readonly APIApplicationCommandInteractionDataOption[]
}

/** The option being typed. */
export interface Typing {
  readonly option: RunnableOption
  readonly value: string
  /** Where the value begins in the line. */
  readonly from: number
}

/** A line taken apart as far as it goes. */
export interface Line {
  readonly command: Runnable
  readonly values: ReadonlyMap<string, string>
  /** The last option of the line, when the line ends in its value. */
  readonly typing: Typing | undefined
  /** Words where an option was expected. */
  readonly stray: string
}

const subcommand = 1
const group = 2
/** Discord's name of a chat command among other kinds. */
const chatInput = 1

type AnyOption = NonNullable<APIApplicationCommand['options']>[number]

function nests(option: AnyOption): option is Exclude<AnyOption, APIApplicationCommandBasicOption> {
  const type: number = option.type
  return type === subcommand || type === group
}

interface Named {
  readonly name: string
  readonly name_localizations?: Readonly<Partial<Record<string, string | null>>> | null
  readonly description?: string
  readonly description_localizations?: Readonly<Partial<Record<string, string | null>>> | null
}

const nameIn = (one: Named, locale: string) => one.name_localizations?.[locale] ?? one.name
const descriptionIn = (one: Named, locale: string) => one.description_localizations?.[locale] ?? one.description ?? ''

function basic(options: readonly AnyOption[], locale: string): RunnableOption[] {
  const plain = options.filter((option): option is APIApplicationCommandBasicOption => !nests(option))
  return plain.map((option) => {
    const choices =
      'choices' in option ? option.choices?.map((one) => ({ ...one, name: nameIn(one, locale) })) : undefined
    const words = { name: nameIn(option, locale), description: descriptionIn(option, locale), base: option.name }
    return { ...option, ...words, ...(choices ? { choices } : {}) } as RunnableOption
  })
}

function spread(one: Named & { readonly options?: readonly AnyOption[] }, above: Runnable, locale: string): Runnable[] {
  const own: Runnable = {
    path: [...above.path, nameIn(one, locale)],
    base: [...above.base, one.name],
    description: descriptionIn(one, locale),
    options: basic(one.options ?? [], locale),
  }
  const inner = (one.options ?? []).filter(nests).flatMap((option) => spread(option, own, locale))
  return inner.length ? inner : [own]
}

/** Every runnable chat command among the registered ones, in their order, with its words in the language `locale`. */
export function runnables(commands: readonly APIApplicationCommand[], locale = ''): Runnable[] {
  return commands
    .filter((command) => (command.type as number) === chatInput)
    .flatMap((command) => spread(command, { path: [], base: [], description: '', options: [] }, locale))
}

let last: { readonly of: readonly unknown[]; readonly locale: string; readonly list: readonly Runnable[] } | undefined

/** {@link runnables}, worked out once for each set and language. */
export function localised(commands: readonly APIApplicationCommand[], locale: string): readonly Runnable[] {
  if (last?.of !== commands || last.locale !== locale)
    last = { of: commands, locale, list: runnables(commands, locale) }
  return last.list
}

/** A line by default names (`/doko start`) as the reader's language has it; unchanged when it is no whole command. */
export function localLine(line: string, commands: readonly Runnable[]): string {
  const words = line.replace(/^\//, '')
  const command = commands.find((one) => one.base.join(' ') === words)
  return command ? `/${command.path.join(' ')}` : line
}

/** The key of an option in {@link Surroundings.offered}. */
export function optionKey(command: Runnable, option: string): string {
  return [...command.base, option].join(' ')
}

/** Takes `text` apart, or undefined when it does not begin with a whole command. */
export function readLine(text: string, commands: readonly Runnable[]): Line | undefined {
  const words = text.replace(/^\s*\//, '')
  const begins = (path: readonly string[]) => (words + ' ').startsWith(path.join(' ') + ' ')
  const command = commands
    .filter((one) => begins(one.path) || begins(one.base))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (!command) return undefined
  const named = begins(command.path) ? command.path : command.base
  const offset = text.length - words.length + named.join(' ').length
  const rest = text.slice(offset)
  const optionOf = (name: string | undefined) =>
    command.options.find((one) => one.name === name) ?? command.options.find((one) => one.base === name)
  const marks = [...rest.matchAll(/(?<=\s)([^\s:]+):/g)].filter((mark) => optionOf(mark[1]))
  const values = new Map<string, string>()
  let typing: Typing | undefined
  marks.forEach((mark, index) => {
    const start = mark.index + mark[0].length
    const raw = rest.slice(start, marks[index + 1]?.index)
    const option = optionOf(mark[1])
    if (option) values.set(option.name, raw.trim())
    if (option && index === marks.length - 1) typing = { option, value: raw.trimStart(), from: offset + start }
  })
  return { command, values, typing, stray: rest.slice(0, marks[0]?.index ?? rest.length).trim() }
}

/** The values that an option offers by itself: choices, yes and no, people, the channel. */
export function fixedChoices(
  command: Runnable,
  option: RunnableOption,
  around: Surroundings,
): readonly APIApplicationCommandOptionChoice[] {
  if ('choices' in option && option.choices?.length) return option.choices
  switch (option.type as number) {
    case 5:
      return [
        { name: t('yes'), value: 'true' },
        { name: t('no'), value: 'false' },
      ]
    case 6:
    case 9:
      return around.users.map((user) => ({ name: `@${user.name}`, value: user.id }))
    case 7:
      return [{ name: `#${around.channel.name}`, value: around.channel.id }]
    default:
      return around.offered.get(optionKey(command, option.base)) ?? []
  }
}

function typed(
  option: APIApplicationCommandBasicOption,
  text: string,
  choices: readonly APIApplicationCommandOptionChoice[],
): string | number | boolean | undefined {
  const wanted = text.toLowerCase()
  const chosen = choices.find((one) => one.name.toLowerCase() === wanted || String(one.value) === text)
  const type = option.type as number
  if (type === 5) return chosen ? chosen.value === 'true' : undefined
  if (type === 4 || type === 10) {
    const value = chosen ? Number(chosen.value) : Number(text)
    const whole = type === 10 || Number.isInteger(value)
    const { min_value: least, max_value: most } = option as { min_value?: number; max_value?: number }
    return text && whole && value >= (least ?? -Infinity) && value <= (most ?? Infinity) ? value : undefined
  }
  if (type >= 6 && type <= 9) return chosen ? String(chosen.value) : undefined
  if ('choices' in option && option.choices?.length) return chosen?.value
  return chosen?.value ?? (text === '' ? undefined : text)
}

function nested(path: readonly string[], options: APIApplicationCommandInteractionDataOption[]): Parsed {
  const [name = '', ...inner] = path
  const wrap = inner.reduceRight<APIApplicationCommandInteractionDataOption[]>(
    (list, part, index) =>
      [
        { name: part, type: index === inner.length - 1 ? subcommand : group, options: list },
      ] as APIApplicationCommandInteractionDataOption[],
    options,
  )
  return { name, options: wrap }
}

/** The line's command in Discord's shape with every value that is valid so far: for completion. */
export function partial(line: Line, around: Surroundings): Parsed {
  const options = line.command.options.flatMap((option) => {
    const text = line.values.get(option.name)
    if (text === undefined) return []
    const value = typed(option, text, fixedChoices(line.command, option, around)) ?? text
    return [{ name: option.base, type: option.type, value } as APIApplicationCommandInteractionDataBasicOption]
  })
  return nested(line.command.base, options)
}

/** At most so many values are named; more are offered while one types. */
const mostNamed = 10

/** The values that an option takes, in one sentence; nothing where it takes any text. */
function possible(option: RunnableOption, choices: readonly APIApplicationCommandOptionChoice[]): readonly string[] {
  const named = choices.slice(0, mostNamed).map(({ name }) => name)
  const values = named.join(', ') + (choices.length > mostNamed ? ' …' : '')
  if (values !== '') return [t('possible', { values })]
  const bounds = 'min_value' in option && 'max_value' in option ? [option.min_value, option.max_value] : []
  return bounds.every((bound) => bound !== undefined) && bounds.length > 0
    ? [t('possible', { values: bounds.join(' – ') })]
    : []
}

/**
 * What `text` asks for, ready to be sent, or one sentence saying why it cannot be: no command, an unknown one, a missing,
 * stray or wrong value.
 */
export function parse(text: string, commands: readonly Runnable[], around: Surroundings): Parsed | string {
  if (!text.trimStart().startsWith('/')) return t('noChat')
  const line = readLine(text, commands)
  if (!line) {
    const first = text.trim().slice(1).split(' ')[0]
    const known = commands.some((one) => one.path[0] === first || one.base[0] === first)
    return t(known ? 'notWhole' : 'unknownCommand', { line: text.trim() })
  }
  const { command } = line
  if (line.stray) return t('noOption', { command: `/${command.path.join(' ')}`, option: line.stray })
  for (const option of command.options) {
    const value = line.values.get(option.name)
    if (value === undefined) {
      if (option.required) return t('missing', { option: option.name, description: option.description })
    } else if (typed(option, value, fixedChoices(command, option, around)) === undefined) {
      return [
        t(value ? 'impossible' : 'needsValue', { value, option: option.name }),
        ...possible(option, fixedChoices(command, option, around)),
      ].join(' ')
    }
  }
  return partial(line, around)
}
