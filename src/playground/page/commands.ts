/** The lines that the registered commands allow: `/doko start games:4`. Reads a typed line into Discord's interaction data. */
import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandInteractionDataBasicOption,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10'

/** One runnable command: a command without subcommands, or one of its subcommands. */
export interface Runnable {
  /** `doko start`, without the stroke. */
  readonly path: readonly string[]
  readonly description: string
  readonly options: readonly APIApplicationCommandBasicOption[]
}

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
  readonly option: APIApplicationCommandBasicOption
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

const SUBCOMMAND = 1
const GROUP = 2
/** Discord's name of a chat command among other kinds. */
const CHAT = 1

type AnyOption = NonNullable<APIApplicationCommand['options']>[number]

function nests(option: AnyOption): option is Exclude<AnyOption, APIApplicationCommandBasicOption> {
  const type: number = option.type
  return type === SUBCOMMAND || type === GROUP
}

function basic(options: readonly AnyOption[]): APIApplicationCommandBasicOption[] {
  return options.filter((o): o is APIApplicationCommandBasicOption => !nests(o))
}

function spread(path: readonly string[], description: string, options: readonly AnyOption[]): Runnable[] {
  const inner = options.flatMap((option) =>
    nests(option) ? spread([...path, option.name], option.description, option.options ?? []) : [],
  )
  return inner.length ? inner : [{ path, description, options: basic(options) }]
}

/** Every runnable chat command among the registered ones, in their order. */
export function runnables(commands: readonly APIApplicationCommand[]): Runnable[] {
  return commands
    .filter((command) => (command.type as number) === CHAT)
    .flatMap((command) => spread([command.name], command.description, command.options ?? []))
}

/** The key of an option in {@link Surroundings.offered}. */
export function optionKey(command: Runnable, option: string): string {
  return [...command.path, option].join(' ')
}

/** Takes `text` apart, or undefined when it does not begin with a whole command. */
export function readLine(text: string, commands: readonly Runnable[]): Line | undefined {
  const words = text.replace(/^\s*\//, '')
  const command = commands
    .filter((one) => (words + ' ').startsWith(one.path.join(' ') + ' '))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (!command) return undefined
  const offset = text.length - words.length + command.path.join(' ').length
  const rest = text.slice(offset)
  const marks = [...rest.matchAll(/(?<=\s)([^\s:]+):/g)].filter((m) => command.options.some((o) => o.name === m[1]))
  const values = new Map<string, string>()
  let typing: Typing | undefined
  marks.forEach((mark, index) => {
    const start = mark.index + mark[0].length
    const raw = rest.slice(start, marks[index + 1]?.index)
    values.set(mark[1] ?? '', raw.trim())
    const option = command.options.find((one) => one.name === mark[1])
    if (option && index === marks.length - 1) typing = { option, value: raw.trimStart(), from: offset + start }
  })
  return { command, values, typing, stray: rest.slice(0, marks[0]?.index ?? rest.length).trim() }
}

/** The values that an option offers by itself: choices, yes and no, people, the channel. */
export function fixedChoices(
  command: Runnable,
  option: APIApplicationCommandBasicOption,
  around: Surroundings,
): readonly APIApplicationCommandOptionChoice[] {
  if ('choices' in option && option.choices?.length) return option.choices
  switch (option.type as number) {
    case 5:
      return [
        { name: 'True', value: 'true' },
        { name: 'False', value: 'false' },
      ]
    case 6:
    case 9:
      return around.users.map((user) => ({ name: `@${user.name}`, value: user.id }))
    case 7:
      return [{ name: `#${around.channel.name}`, value: around.channel.id }]
    default:
      return around.offered.get(optionKey(command, option.name)) ?? []
  }
}

function typed(
  option: APIApplicationCommandBasicOption,
  text: string,
  choices: readonly APIApplicationCommandOptionChoice[],
): string | number | boolean | undefined {
  const chosen = choices.find((one) => one.name === text || String(one.value) === text)
  const type = option.type as number
  if (type === 5) return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined
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
        { name: part, type: index === inner.length - 1 ? SUBCOMMAND : GROUP, options: list },
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
    return [{ name: option.name, type: option.type, value } as APIApplicationCommandInteractionDataBasicOption]
  })
  return nested(line.command.path, options)
}

/**
 * What `text` asks for, ready to be sent, or one sentence saying why it cannot be: no command, an unknown one, a missing,
 * stray or wrong value.
 */
export function parse(text: string, commands: readonly Runnable[], around: Surroundings): Parsed | string {
  if (!text.trimStart().startsWith('/'))
    return 'Only the bot lives here, and it does not read chat. Type / for its commands.'
  const line = readLine(text, commands)
  if (!line) {
    const known = commands.some((one) => one.path[0] === text.trim().slice(1).split(' ')[0])
    return known
      ? `${text.trim()} is not a whole command. Pick one from the list.`
      : `There is no command ${text.trim()}.`
  }
  const { command } = line
  if (line.stray) return `/${command.path.join(' ')} has no option “${line.stray}”.`
  for (const option of command.options) {
    const value = line.values.get(option.name)
    if (value === undefined) {
      if (option.required) return `${option.name} is missing: ${option.description}`
    } else if (typed(option, value, fixedChoices(command, option, around)) === undefined) {
      return value ? `“${value}” is not possible for ${option.name}.` : `${option.name}: needs a value.`
    }
  }
  return partial(line, around)
}
