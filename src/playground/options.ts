import { ApplicationCommandOptionType as OptionType } from 'discord-api-types/v10'
import type {
  APIApplicationCommand,
  APIApplicationCommandInteractionDataOption as DataOption,
  APIApplicationCommandOption as Option,
} from 'discord-api-types/v10'
import { bareMember, channelData } from './payload.js'
import type { World } from './world.js'

/** What the options of a command may be given as in a test: `{ games: 4 }`. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>

/** A mistake in a command as typed, which Discord's client would not send. */
export class CommandMistake extends Error {}

/**
 * Turns a path such as `doko start` and values into the options that Discord sends.
 *
 * @param focused the option being completed.
 * @throws CommandMistake for an unknown (sub)command or option, a missing required one, or a value of the wrong type.
 */
export function commandOptions(
  command: APIApplicationCommand,
  path: readonly string[],
  values: OptionValues,
  focused?: string,
): DataOption[] {
  return nest(command.options ?? [], path, values, focused, command.name)
}

function nest(
  options: readonly Option[],
  path: readonly string[],
  values: OptionValues,
  focused: string | undefined,
  where: string,
): DataOption[] {
  const [head, ...tail] = path
  const subs = options.filter((option) => isSub(option.type))
  if (head === undefined && subs.length === 0) return leaves(options, values, focused, where)
  const sub = subs.find(({ name }) => name === head)
  if (sub === undefined) throw new CommandMistake(`/${where} has no subcommand ${head ?? '(none given)'}`)
  const inner = nest(optionsOf(sub), tail, values, focused, `${where} ${sub.name}`)
  return [{ name: sub.name, type: sub.type, options: inner } as DataOption]
}

const isSub = (type: OptionType) => type === OptionType.Subcommand || type === OptionType.SubcommandGroup
const optionsOf = (option: Option): readonly Option[] => ('options' in option ? (option.options ?? []) : [])

function leaves(options: readonly Option[], values: OptionValues, focused: string | undefined, where: string) {
  for (const name of Object.keys(values))
    if (!options.some((option) => option.name === name)) throw new CommandMistake(`/${where} has no option ${name}`)
  const given = options.flatMap((option): DataOption[] => {
    const value = values[option.name] ?? (option.name === focused ? '' : undefined)
    if (value === undefined) return []
    const data = { name: option.name, type: option.type, value } as DataOption
    return [option.name === focused ? ({ ...data, focused: true } as DataOption) : data]
  })
  if (focused === undefined) checkLeaves(options, given, where)
  return given
}

/**
 * Checks options in Discord's shape against what the bot registered.
 *
 * @throws CommandMistake.
 */
export function checkOptions(command: APIApplicationCommand, given: readonly DataOption[], complete = false): void {
  const check = (options: readonly Option[], data: readonly DataOption[], where: string): void => {
    const subs = options.filter((option) => isSub(option.type))
    if (subs.length === 0) return complete ? undefined : checkLeaves(options, data, where)
    const [chosen] = data
    const sub = subs.find((option) => option.name === chosen?.name && option.type === chosen.type)
    if (!sub || data.length !== 1) throw new CommandMistake(`/${where} needs a subcommand`)
    check(optionsOf(sub), (chosen as { options?: DataOption[] }).options ?? [], `${where} ${sub.name}`)
  }
  check(command.options ?? [], given, command.name)
}

function checkLeaves(options: readonly Option[], given: readonly DataOption[], where: string): void {
  for (const option of options)
    if ('required' in option && option.required && !given.some(({ name }) => name === option.name))
      throw new CommandMistake(`/${where} needs ${option.name}`)
  for (const data of given) {
    const option = options.find(({ name }) => name === data.name)
    if (!option || option.type !== data.type) throw new CommandMistake(`/${where} has no option ${data.name}`)
    checkValue(option, 'value' in data ? data.value : undefined, where)
  }
}

function checkValue(option: Option, value: unknown, where: string): void {
  const wrong = () => new CommandMistake(`/${where}: ${option.name} cannot be ${String(value)}`)
  const isNumber = option.type === OptionType.Integer || option.type === OptionType.Number
  const expected = isNumber ? 'number' : option.type === OptionType.Boolean ? 'boolean' : 'string'
  if (typeof value !== expected) throw wrong()
  if (option.type === OptionType.Integer && !Number.isInteger(value)) throw wrong()
  const choices: readonly { value: unknown }[] = 'choices' in option ? (option.choices ?? []) : []
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) throw wrong()
  if (isNumber) {
    const number = Number(value)
    if ('min_value' in option && option.min_value !== undefined && number < option.min_value) throw wrong()
    if ('max_value' in option && option.max_value !== undefined && number > option.max_value) throw wrong()
  }
}

interface Valued {
  readonly type: number
  readonly value?: unknown
  readonly values?: readonly string[]
  readonly options?: readonly Valued[]
}

/** `resolved` of an interaction: the users, members and channels that its values name; null when it names none. */
export function resolve(world: World, options: readonly (DataOption | Valued)[]): Record<string, unknown> | null {
  const users: Record<string, unknown> = {}
  const members: Record<string, unknown> = {}
  const channels: Record<string, unknown> = {}
  const visit = (option: Valued) => {
    option.options?.forEach(visit)
    for (const id of [...(option.values ?? []), option.value].filter((value) => typeof value === 'string')) {
      const person = world.personById(id)
      const channel = world.channels.get(id)
      if (id === world.bot.id) users[id] = world.bot
      if (person) {
        users[id] = person.user
        members[id] = { ...bareMember(), permissions: String(person.permissions) }
      }
      if (channel)
        channels[id] = {
          ...channelData(world, channel),
          permissions: String(world.people[0]?.permissions ?? 0n),
          app_permissions: String(world.permissions(id)),
        }
    }
  }
  for (const option of options as readonly Valued[]) visit(option)
  const resolved = Object.fromEntries(
    Object.entries({ users, members, channels }).filter(([, found]) => Object.keys(found).length > 0),
  )
  return Object.keys(resolved).length > 0 ? resolved : null
}
