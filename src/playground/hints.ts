import { ButtonStyle, ComponentType, type APIMessage } from 'discord-api-types/v10'
import { isVisible } from './actions.js'
import { textOf } from './mentions.js'
import type { Hint, PersonKey } from './protocol.js'
import type { ChannelRecord, MessageRecord, PersonRecord } from './records.js'
import { walk, type LooseComponent } from './validate/components.js'
import type { World } from './world.js'

/** Whose move is awaited and what each person may do next. */
export interface Hints {
  readonly toPlay: readonly PersonKey[]
  readonly hints: Readonly<Record<PersonKey, Hint>>
}

const NONE: Hint = { text: null, person: null, command: null }
const MENTION = /<@!?(\d+)>/g

const partsOf = (message: APIMessage) => walk(message.components ?? []).map(({ component }) => component)
const pressable = (message: APIMessage) =>
  partsOf(message).filter(
    ({ type, disabled, custom_id }) => type === Number(ComponentType.Button) && !disabled && custom_id !== undefined,
  )
const isHighlighted = ({ style }: LooseComponent) =>
  style === Number(ButtonStyle.Primary) || style === Number(ButtonStyle.Success)

/**
 * What can be told from messages alone, without any rule of the game: to play is whoever the newest public message with
 * buttons mentions last in bold; without such a mention the next step is a highlighted button of that message, its first
 * for people it does not mention, its last for those it does.
 */
export function deriveHints(world: World, channel: ChannelRecord): Hints {
  const messages = [...channel.messages.values()]
  const table = messages.findLast(({ viewer, data }) => viewer === null && pressable(data).length > 0)
  const toPlay = table ? lastInBold(world, table) : undefined
  const hint = (person: PersonRecord): Hint => {
    if (!table) return beginning(world, messages)
    if (toPlay === undefined) return nextStep(table, person)
    return toPlay === person ? yourTurn(messages, table, person) : NONE
  }
  return {
    toPlay: toPlay ? [toPlay.key] : [],
    hints: Object.fromEntries(world.people.map((person) => [person.key, hint(person)])),
  }
}

function lastInBold(world: World, { data }: MessageRecord): PersonRecord | undefined {
  const text = textOf({ content: data.content, components: data.components ?? [] })
  const id = [...boldOf(text).matchAll(MENTION)].at(-1)?.[1]
  return id === undefined ? undefined : world.personById(id)
}

/** Everything that stands in bold: on each line every second part between the `**`, if it is closed. */
function boldOf(text: string): string {
  const bold = text.split('\n').flatMap((line) => {
    const parts = line.split('**')
    return parts.filter((_, index) => index % 2 === 1 && index < parts.length - 1)
  })
  return bold.join('\n')
}

function beginning(world: World, messages: readonly MessageRecord[]): Hint {
  if (messages.length > 0) return NONE
  const command = firstCommand(world)
  return command ? { text: 'Nothing here yet.', person: null, command } : NONE
}

/** The command to begin with: a subcommand `start` where there is one, else the first that asks for nothing. */
function firstCommand(world: World): string | null {
  const lines = [...world.commands.values()].flatMap(({ name, options }) => {
    const subs = (options ?? []).filter(({ type }) => Number(type) === 1)
    return subs.length > 0 ? subs.map((sub) => `/${name} ${sub.name}`) : [`/${name}`]
  })
  return lines.find((line) => line.endsWith(' start')) ?? lines[0] ?? null
}

function nextStep({ data }: MessageRecord, person: PersonRecord): Hint {
  const highlighted = pressable(data).filter(isHighlighted)
  const text = textOf({ content: data.content, components: data.components ?? [] })
  const button = highlighted.at(text.includes(`<@${person.user.id}>`) ? -1 : 0)
  return button ? { ...NONE, text: `Next: press **${nameOf(button)}**` } : NONE
}

function yourTurn(messages: readonly MessageRecord[], table: MessageRecord, person: PersonRecord): Hint {
  const own = messages.findLast((message) => message.viewer !== null && isVisible(message, person))
  if (own && pressable(own.data).length > 0) return { ...NONE, text: 'It is your turn, in your private message' }
  const button = pressable(table.data).find(isHighlighted) ?? pressable(table.data)[0]
  return { ...NONE, text: button ? `It is your turn: press **${nameOf(button)}**` : 'It is your turn' }
}

const nameOf = ({ label, emoji }: LooseComponent) => label ?? emoji?.name ?? 'the button'
