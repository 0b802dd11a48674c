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

/** The line above the command box that says nothing. */
export const NO_HINT: Hint = { step: 'none', label: null, person: null, command: null, message: null }
const MENTION = /<@!?(\d+)>/g

const partsOf = (message: APIMessage) => walk(message.components ?? []).map(({ component }) => component)
const isOn = ({ disabled }: LooseComponent) => !disabled
const wears = (style: ButtonStyle) => (button: LooseComponent) => button.style === Number(style)
const textOfMessage = ({ content, components }: APIMessage) => textOf({ content, components: components ?? [] })
const buttonsOf = (message: APIMessage) =>
  partsOf(message).filter(({ type, custom_id }) => type === Number(ComponentType.Button) && custom_id !== undefined)

/**
 * What can be told from messages alone, without any rule of the game. The table is the newest public message with buttons that
 * can be pressed. While it has a button of the style `success` (on or off), that one is what everything leads to: people whom
 * the message mentions press it when it is on, before that the button to its left; others press a `primary` one.
 * Without such a button to play is whoever the message's last bold words mention; if they mention nobody, a computer is.
 */
export function deriveHints(world: World, channel: ChannelRecord): Hints {
  const messages = [...channel.messages.values()]
  const table = messages.findLast(({ viewer, data }) => viewer === null && buttonsOf(data).some(isOn))
  const leads = table !== undefined && buttonsOf(table.data).some(wears(ButtonStyle.Success))
  const named = table && !leads ? lastInBold(world, table.data) : undefined
  const toPlay = named && table && !hasPlayed(messages, table, named) ? named : undefined
  const hint = (person: PersonRecord): Hint => {
    if (!table) return beginning(world)
    const text = textOfMessage(table.data)
    const isIn = text.includes(`<@${person.user.id}>`)
    if (leads) return nextStep(table.data, isIn)
    if (toPlay === person) return yourTurn(messages, table.data, person)
    if (toPlay) return { ...NO_HINT, step: 'other', person: toPlay.key }
    if (!isIn) return NO_HINT
    if (named) return { ...NO_HINT, step: 'wait', message: table.data.id }
    return waiting(messages, table.data, person)
  }
  return {
    toPlay: toPlay ? [toPlay.key] : [],
    hints: Object.fromEntries(world.people.map((person) => [person.key, hint(person)])),
  }
}

function lastInBold(world: World, message: APIMessage): PersonRecord | undefined {
  const id = [...(boldOf(textOfMessage(message)).at(-1) ?? '').matchAll(MENTION)].at(-1)?.[1]
  return id === undefined ? undefined : world.personById(id)
}

/** Everything that stands in bold: on each line every second part between the `**`, if it is closed. */
function boldOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const parts = line.split('**')
    return parts.filter((_, index) => index % 2 === 1 && index < parts.length - 1)
  })
}

const accentOf = (message: APIMessage) =>
  partsOf(message).find(({ type }) => type === Number(ComponentType.Container))?.accent_color ?? null

const changed = ({ timestamp, edited_timestamp }: APIMessage) => Date.parse(edited_timestamp ?? timestamp)

/** Whether the person's hand is newer than the table and in its colour: the table has yet to follow a card just played. */
function hasPlayed(messages: readonly MessageRecord[], table: MessageRecord, person: PersonRecord): boolean {
  const own = openHand(messages, person)?.data
  if (!own || accentOf(own) === null) return false
  return accentOf(own) === accentOf(table.data) && changed(own) > changed(table.data)
}

/** The newest private message of a person in which something can be pressed. */
function openHand(messages: readonly MessageRecord[], person: PersonRecord): MessageRecord | undefined {
  return messages.findLast((one) => one.viewer !== null && isVisible(one, person) && buttonsOf(one.data).some(isOn))
}

function beginning(world: World): Hint {
  const command = firstCommand(world)
  return command ? { ...NO_HINT, step: 'begin', command } : NO_HINT
}

/** The command to begin with: a subcommand `start` where there is one, else the first that asks for nothing. */
function firstCommand(world: World): string | null {
  const lines = [...world.commands.values()].flatMap(({ name, options }) => {
    const subs = (options ?? []).filter(({ type }) => Number(type) === 1)
    return subs.length > 0 ? subs.map((sub) => `/${name} ${sub.name}`) : [`/${name}`]
  })
  return lines.find((line) => line.endsWith(' start')) ?? lines[0] ?? null
}

function nextStep(message: APIMessage, isIn: boolean): Hint {
  const buttons = buttonsOf(message)
  const goal = buttons.findIndex(wears(ButtonStyle.Success))
  const way = buttons.slice(0, goal).findLastIndex(isOn)
  const primary = buttons.findIndex((button) => isOn(button) && wears(ButtonStyle.Primary)(button))
  const isReady = buttons[goal]?.disabled !== true
  const button = buttons[isIn ? (isReady ? goal : way) : primary]
  return button ? { ...NO_HINT, step: 'press', label: nameOf(button), message: message.id } : NO_HINT
}

const shower = (table: APIMessage) =>
  buttonsOf(table).find((button) => isOn(button) && wears(ButtonStyle.Primary)(button)) ?? buttonsOf(table).find(isOn)

function yourTurn(messages: readonly MessageRecord[], table: APIMessage, person: PersonRecord): Hint {
  const own = openHand(messages, person)
  if (own) return { ...NO_HINT, step: 'private', message: own.data.id }
  const button = shower(table)
  return button
    ? { ...NO_HINT, step: 'open', label: nameOf(button), message: table.id }
    : { ...NO_HINT, step: 'turn', message: table.id }
}

function waiting(messages: readonly MessageRecord[], table: APIMessage, person: PersonRecord): Hint {
  const button = openHand(messages, person) ? undefined : shower(table)
  return button
    ? { ...NO_HINT, step: 'press', label: nameOf(button), message: table.id }
    : { ...NO_HINT, step: 'computer', message: table.id }
}

const nameOf = ({ label, emoji }: LooseComponent) => label ?? emoji?.name ?? ''
