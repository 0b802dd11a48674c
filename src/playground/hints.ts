import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import type { APIMessage } from 'discord-api-types/v10'
import { isVisible } from './actions.js'
import { turnMark } from './marks.js'
import { textOf } from './mentions.js'
import type { Hint, PersonKey } from './protocol.js'
import type { ChannelRecord, MessageRecord, PersonRecord } from './records.js'
import { walk } from './validate/components.js'
import type { LooseComponent } from './validate/components.js'
import type { World } from './world.js'

/** Whose move is awaited and what each person may do next. */
export interface Hints {
  readonly toPlay: readonly PersonKey[]
  readonly hints: Readonly<Record<PersonKey, Hint>>
}

/** The line above the command box that says nothing. */
export const noHint: Hint = { step: 'none', label: null, person: null, command: null, message: null, hand: null }

const partsOf = (message: APIMessage) => walk(message.components ?? []).map(({ component }) => component)
const isOn = ({ disabled }: LooseComponent) => !disabled
const wears = (style: ButtonStyle) => (button: LooseComponent) => button.style === Number(style)
const textOfMessage = ({ content, components }: APIMessage) => textOf({ content, components: components ?? [] })
const buttonsOf = (message: APIMessage) =>
  partsOf(message).filter(({ type, custom_id }) => type === Number(ComponentType.Button) && custom_id !== undefined)

/**
 * What can be told from messages alone, without any rule of the game.
 *
 * The table is the newest public message that marks who is to act ({@link turnMark}), else the newest one with several buttons of
 * which one can be pressed, else the newest with a single one.
 * While it has a button of the style `success`, on or off, everything leads to that one: people whom the message mentions press
 * it when it is on, before that the button to its left; others press a `primary` one. Where steps came before it, the host
 * alone presses it. Without such a button, whoever the message marks as the one to act ({@link turnMark}) is to play; where it
 * marks nobody, a computer player is. Private messages say nothing about whose turn it is: they are only where one acts.
 */
export function deriveHints(world: World, channel: ChannelRecord): Hints {
  // In a conversation with the bot nobody plays a match.
  if (channel.type === 1) return { toPlay: [], hints: Object.fromEntries(world.people.map(({ key }) => [key, noHint])) }
  const messages = [...channel.messages.values()]
  const live = messages.filter(({ viewer, data }) => viewer === null && buttonsOf(data).some(isOn))
  const table =
    live.findLast(({ data }) => actorLine(data) !== null) ??
    live.findLast(({ data }) => buttonsOf(data).length > 1) ??
    live.at(-1)
  const leads = table !== undefined && buttonsOf(table.data).some(wears(ButtonStyle.Success))
  const toPlay = table && !leads ? personToAct(world, table.data) : undefined
  const hint = (person: PersonRecord): Hint => {
    if (!table) return isBusy(messages, person) ? noHint : beginning(world)
    const text = textOfMessage(table.data)
    const isIn = text.includes(`<@${person.user.id}>`)
    if (leads) return nextStep(world, table.data, person, standsIn(text, person))
    if (toPlay === person) return yourTurn(messages, table.data, person)
    if (toPlay) return { ...noHint, step: 'other', person: toPlay.key }
    return isIn ? waiting(messages, table.data, person) : noHint
  }
  return {
    toPlay: toPlay ? [toPlay.key] : [],
    hints: Object.fromEntries(
      world.people.map((person) => {
        const hand = (table && openHand(messages, table.data, person)?.data.id) ?? null
        return [person.key, { ...hint(person), hand }]
      }),
    ),
  }
}

/** The line in which a message says who is to act; null: it marks none. */
const actorLine = (message: APIMessage): string | null =>
  partsOf(message)
    .find(({ id }) => id === turnMark)
    ?.content?.split('\n')
    .at(-1) ?? null

/** The person whom the message marks as the one to act; undefined where it marks nothing, or a computer player's turn. */
function personToAct(world: World, message: APIMessage): PersonRecord | undefined {
  const [, robot, id] = /(🤖 )?<@!?(\d+)>/u.exec(actorLine(message) ?? '') ?? []
  return id === undefined || robot !== undefined ? undefined : world.personById(id)
}

/** Custom ids of everything in a message that can be pressed or chosen, now or later. */
const idsOf = (message: APIMessage) => partsOf(message).flatMap(({ custom_id }) => custom_id ?? [])
const hasPicture = (message: APIMessage) =>
  partsOf(message).some(({ type }) => type === Number(ComponentType.MediaGallery))

/** What the custom ids of all buttons of the table end in: the table's own mark. */
function markOf(table: APIMessage): string | undefined {
  const [mark, ...others] = new Set(buttonsOf(table).map(({ custom_id }) => custom_id?.split(':').at(-1)))
  return others.length === 0 ? mark : undefined
}

/**
 * The newest private message of a person in which moves at this table are made: its custom ids go on after the table's mark, or
 * it shows a picture and a way back. Rankings, and what else a table offers in private, are not it.
 */
function openHand(
  messages: readonly MessageRecord[],
  table: APIMessage,
  person: PersonRecord,
): MessageRecord | undefined {
  const mark = markOf(table)
  if (mark === undefined) return undefined
  const isHand = (message: APIMessage) =>
    idsOf(message).some((id) => id.includes(`:${mark}:`) || (id.endsWith(`:${mark}`) && hasPicture(message)))
  return messages.findLast((one) => one.viewer !== null && isVisible(one, person) && isHand(one.data))
}

/** Whether somebody has a private message with a picture and several things to press: they need no hint to begin. */
const isBusy = (messages: readonly MessageRecord[], person: PersonRecord): boolean =>
  messages.some(
    (one) =>
      one.viewer !== null &&
      isVisible(one, person) &&
      hasPicture(one.data) &&
      buttonsOf(one.data).filter(isOn).length > 2,
  )

function beginning(world: World): Hint {
  const command = firstCommand(world)
  return command ? { ...noHint, step: 'begin', command } : noHint
}

/** The command to begin with: a subcommand `start` where there is one, else the first that asks for nothing. */
function firstCommand(world: World): string | null {
  const lines = [...world.commands.values()].flatMap(({ name, options }) => {
    const subs = (options ?? []).filter(({ type }) => Number(type) === 1)
    return subs.length > 0 ? subs.map((sub) => `/${name} ${sub.name}`) : [`/${name}`]
  })
  return lines.find((line) => line.endsWith(' start')) ?? lines[0] ?? null
}

function nextStep(world: World, message: APIMessage, person: PersonRecord, isIn: boolean): Hint {
  const buttons = buttonsOf(message)
  const goal = buttons.findIndex(wears(ButtonStyle.Success))
  const way = buttons.slice(0, goal).findLastIndex(isOn)
  const primary = buttons.findIndex((button) => isOn(button) && wears(ButtonStyle.Primary)(button))
  const isReady = buttons[goal]?.disabled !== true
  if (isReady && goal > 0) {
    const host = hostOf(message)
    const other = world.people.find(({ user }) => user.id === host && user.id !== person.user.id)
    if (other) return { ...noHint, step: 'host', label: nameOf(buttons[goal] ?? {}), person: other.key }
  }
  const button = buttons[isIn ? (isReady ? goal : way) : primary]
  return button ? { ...noHint, step: 'press', label: nameOf(button), message: message.id } : noHint
}

/** Whether a line begins with somebody, but for a number or a sign: one of those at the table, not only spoken of. */
function standsIn(text: string, { user }: PersonRecord): boolean {
  return text.split('\n').some((line) => {
    const [before, after] = line.split(`<@${user.id}>`)
    return after !== undefined && !/\p{L}|🤖/u.test(before?.replaceAll(/<a?:\w+:\d+>/g, '') ?? '')
  })
}

/** Who decides in a list of people: the first one with a remark behind the name, else the first. */
function hostOf(message: APIMessage): string | undefined {
  const text = textOfMessage(message)
  return (/<@!?(\d+)>[^\S\n]*\S/.exec(text) ?? /<@!?(\d+)>/.exec(text))?.[1]
}

const shower = (table: APIMessage) =>
  buttonsOf(table).find((button) => isOn(button) && wears(ButtonStyle.Primary)(button)) ?? buttonsOf(table).find(isOn)

function yourTurn(messages: readonly MessageRecord[], table: APIMessage, person: PersonRecord): Hint {
  const own = openHand(messages, table, person)
  if (own) return { ...noHint, step: 'private', message: own.data.id }
  const button = shower(table)
  return button
    ? { ...noHint, step: 'open', label: nameOf(button), message: table.id }
    : { ...noHint, step: 'turn', message: table.id }
}

function waiting(messages: readonly MessageRecord[], table: APIMessage, person: PersonRecord): Hint {
  const button = openHand(messages, table, person) ? undefined : shower(table)
  if (button) return { ...noHint, step: 'press', label: nameOf(button), message: table.id }
  // Where nobody is marked to act, as between a last trick and its result, nobody is waited for.
  return actorLine(table) === null ? noHint : { ...noHint, step: 'computer', message: table.id }
}

const nameOf = ({ label, emoji }: Partial<LooseComponent>) => label ?? emoji?.name ?? ''
