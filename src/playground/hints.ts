import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import type { APIMessage } from 'discord-api-types/v10'
import { isVisible } from './actions.js'
import { awaitedMark, turnMark } from './marks.js'
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
 * Whoever the message marks as the one to act is to play, whatever else is asked in it; where the mark names nobody, a computer
 * player is. A message without the mark but with a button of the style `success`, on or off, leads to that one: people whom the
 * message mentions press it when it is on, before that the button to its left; others press a `primary` one. Where steps came
 * before it, the host alone presses it; where the message marks whom it waits for ({@link awaitedMark}), they alone do. Any other
 * message leads nowhere. Private messages say nothing about whose turn it is: they are only where one acts.
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
  const marks = table !== undefined && actorLine(table.data) !== null
  const leads = table !== undefined && !marks && buttonsOf(table.data).some(wears(ButtonStyle.Success))
  const toPlay = table && personToAct(world, table.data)
  const hint = (person: PersonRecord): Hint => {
    if (!table) return isBusy(messages, person) ? noHint : beginning(world)
    const text = textOfMessage(table.data)
    const isIn = text.includes(`<@${person.user.id}>`)
    if (leads && lineOf(table.data, awaitedMark) !== null) return awaited(world, table.data, person)
    if (leads) return nextStep(world, table.data, person, standsIn(text, person))
    if (toPlay === person) return yourTurn(messages, table.data, person)
    if (toPlay) return { ...noHint, step: 'other', person: toPlay.key }
    if (marks) return isIn ? waiting(messages, table.data, person) : noHint
    // A table between two steps has its way to the hand still; what is left of an ended match has none.
    return shownFirst(table.data) || isBusy(messages, person) ? noHint : beginning(world)
  }
  return {
    toPlay: toPlay ? [toPlay.key] : [],
    hints: Object.fromEntries(
      world.people.map((person) => {
        const hand = openHand(messages, table?.data, person)?.data.id ?? null
        return [person.key, { ...hint(person), hand }]
      }),
    ),
  }
}

/** The people who are to play in a channel, as its newest table marks them. */
export function toPlayIn(world: World, channel: ChannelRecord): readonly PersonKey[] {
  const live = [...channel.messages.values()].filter(({ viewer }) => viewer === null)
  const table = live.findLast(({ data }) => actorLine(data) !== null && buttonsOf(data).some(isOn))
  const person = table && personToAct(world, table.data)
  return person ? [person.key] : []
}

/** The last line of the text that bears a mark; null: no text does. */
const lineOf = (message: APIMessage, mark: number): string | null =>
  partsOf(message)
    .find(({ id }) => id === mark)
    ?.content?.split('\n')
    .at(-1) ?? null

/** The line in which a message says who is to act; null: it marks none. */
const actorLine = (message: APIMessage): string | null => lineOf(message, turnMark)

/** The person whom the message marks as the one to act; undefined where it marks nothing, or a computer player's turn. */
function personToAct(world: World, message: APIMessage): PersonRecord | undefined {
  const [, robot, id] = /(🤖 )?<@!?(\d+)>/u.exec(actorLine(message) ?? '') ?? []
  return id === undefined || robot !== undefined ? undefined : world.personById(id)
}

const hasPicture = (message: APIMessage) =>
  partsOf(message).some(({ type }) => type === Number(ComponentType.MediaGallery))

/** What a message's custom ids are made of, but for their first piece, which is the version; one set for each of them. */
const piecesOf = (message: APIMessage): readonly ReadonlySet<string>[] =>
  partsOf(message).flatMap(({ custom_id: id }) => (id === undefined ? [] : [new Set(id.split(/[:.]/).slice(1))]))

/** Whether a message belongs to a table: what most of the table's ids have in common is in one of its own. */
function isOf(table: APIMessage, message: APIMessage): boolean {
  const counts = new Map<string, number>()
  for (const pieces of piecesOf(table)) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return piecesOf(message).some((pieces) => [...pieces].some((piece) => counts.get(piece) === most))
}

/**
 * The newest private message of a person that has shown their hand at this table, or at any where there is none. Rankings,
 * sheets, and what else a table offers in private, are not it.
 */
const openHand = (
  messages: readonly MessageRecord[],
  table: APIMessage | undefined,
  person: PersonRecord,
): MessageRecord | undefined =>
  messages.findLast(
    (one) => one.hand !== 'never' && isVisible(one, person) && (table === undefined || isOf(table, one.data)),
  )

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

/** The highlighted button for those whose press is awaited; the others hear who the first of those is. */
function awaited(world: World, message: APIMessage, person: PersonRecord): Hint {
  const highlighted = buttonsOf(message).filter(isOn)
  const button = highlighted.find(wears(ButtonStyle.Success)) ?? highlighted.find(wears(ButtonStyle.Primary))
  const named = [...(lineOf(message, awaitedMark) ?? '').matchAll(/<@!?(\d+)>/g)].map(([, id]) => id)
  const [first] = world.people.filter(({ user }) => named.includes(user.id))
  if (button === undefined || first === undefined) return noHint
  if (named.includes(person.user.id)) return { ...noHint, step: 'press', label: nameOf(button), message: message.id }
  return { ...noHint, step: 'host', label: nameOf(button), person: first.key }
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

const shownFirst = (table: APIMessage) =>
  buttonsOf(table).find((button) => isOn(button) && wears(ButtonStyle.Primary)(button))
const shower = (table: APIMessage) => shownFirst(table) ?? buttonsOf(table).find(isOn)

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
