/** What the page knows: a plain value and one function that takes an event in. Knows no DOM. */
import type { APIApplicationCommand } from 'discord-api-types/v10'
import type { AckEvent, Hello, Hint, Person, PersonKey, ServerMessage, Shown, Trouble } from '../protocol.js'
import { controlCount, isPrivate } from './parts.js'

/** Something in a log that no server sent: a command on its way or unanswered, or a note of the page. */
export interface Note {
  readonly id: string
  readonly kind: 'waiting' | 'failed' | 'note'
  readonly text: string
  /** The command it belongs to. */
  readonly used?: string
  readonly request?: unknown
}

/** One place in a log. */
export type Entry = { readonly id: string; readonly shown: Shown } | { readonly id: string; readonly note: Note }

/** What the visitor did and the server has not yet answered. */
export interface Pending {
  readonly id: string
  readonly as: PersonKey
  /** The message and custom id of a press or choice. */
  readonly message?: string
  readonly customId?: string
  /** The typed line of a command. */
  readonly used?: string
}

/** The page's whole knowledge. */
export interface State {
  readonly session: string
  readonly seq: number
  readonly people: readonly Person[]
  readonly bot: Hello['bot']
  readonly channel: Hello['channel']
  readonly commands: readonly APIApplicationCommand[]
  readonly ahead: number
  readonly views: Readonly<Record<PersonKey, readonly Entry[]>>
  readonly hints: Readonly<Record<PersonKey, Hint>>
  readonly toPlay: readonly PersonKey[]
  readonly trouble: Trouble
  readonly pending: readonly Pending[]
  /** Why the last press in a message failed, by message id. */
  readonly failures: Readonly<
    Record<string, { readonly text: string; readonly as: PersonKey; readonly request?: unknown }>
  >
}

/** Nothing known yet. */
export const EMPTY: State = {
  session: '',
  seq: 0,
  people: [],
  bot: { id: '', name: 'Doppelkopf', online: false },
  channel: { id: '', name: 'card-table' },
  commands: [],
  ahead: 0,
  views: {},
  hints: {},
  toPlay: [],
  trouble: { pictures: false, offline: false, permission: false },
  pending: [],
  failures: {},
}

function entryOf(shown: Shown): Entry {
  return { id: shown.message.id, shown }
}

function put(list: readonly Entry[], entry: Entry): readonly Entry[] {
  return list.some((one) => one.id === entry.id)
    ? list.map((one) => (one.id === entry.id ? entry : one))
    : [...list, entry]
}

function mapViews(
  state: State,
  keys: readonly PersonKey[],
  change: (list: readonly Entry[]) => readonly Entry[],
): State {
  const views = { ...state.views }
  for (const key of keys) views[key] = change(views[key] ?? [])
  return { ...state, views }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))
}

const RESTARTED =
  'Your client restarted: private messages are gone, as on Discord. Press **Mein Blatt** on the table, or use `/doko hand`.'

function restarted(list: readonly Entry[], seq: number): readonly Entry[] {
  const id = `note-${String(seq)}`
  const last = list.at(-1)
  if (last && 'note' in last && last.note.text === RESTARTED) return list
  return [...list, { id, note: { id, kind: 'note', text: RESTARTED } }]
}

const TIMEOUT = 'The bot had 3 seconds to answer and did not. On Discord the person sees just this line.'

function acked(state: State, ack: AckEvent): State {
  const action = state.pending.find((one) => one.id === ack.action)
  if (!action) return state
  if (ack.state === 'waiting') return state
  const id = `sent-${action.id}`
  const drop = (list: readonly Entry[]) => list.filter((entry) => entry.id !== id)
  const pending = state.pending.filter((one) => one.id !== action.id)
  // Once it is deferred, the message itself says that the bot is thinking; a press stays marked until it is done.
  if (ack.state === 'thinking') return action.used === undefined ? state : mapViews(state, [action.as], drop)
  if (ack.state === 'done') return mapViews({ ...state, pending }, [action.as], drop)
  const text = ack.code === 'timeout' || !ack.text ? TIMEOUT : ack.text
  if (action.used !== undefined) {
    const note: Note = { id, kind: 'failed', text, used: action.used, request: ack.request }
    return mapViews({ ...state, pending }, [action.as], (list) => put(list, { id, note }))
  }
  if (action.message === undefined) return { ...state, pending }
  const failure = { text, as: action.as, request: ack.request }
  return { ...state, pending, failures: { ...state.failures, [action.message]: failure } }
}

/** Takes in what the server said. Returns a new state; the old one is not touched. */
export function receive(old: State, event: ServerMessage): State {
  const state: State = { ...old, seq: Math.max(event.seq, event.type === 'hello' ? 0 : old.seq) }
  switch (event.type) {
    case 'hello': {
      const { session, people, bot, channel, commands, ahead, hints, toPlay, trouble } = event
      const views = Object.fromEntries(people.map(({ key }) => [key, (event.views[key] ?? []).map(entryOf)]))
      return { ...EMPTY, session, seq: event.seq, people, bot, channel, commands, ahead, views, hints, toPlay, trouble }
    }
    case 'message': {
      const failures = without(state.failures, event.message.id)
      return mapViews({ ...state, failures }, event.viewers, (list) => put(list, entryOf(event)))
    }
    case 'remove': {
      const gone = mapViews(state, event.viewers, (list) => list.filter((entry) => entry.id !== event.id))
      return event.reason === 'restarted' ? mapViews(gone, event.viewers, (list) => restarted(list, event.seq)) : gone
    }
    case 'ack':
      return acked(state, event)
    case 'bot':
      return { ...state, bot: { ...state.bot, online: event.online }, commands: event.commands ?? state.commands }
    case 'clock':
      return { ...state, ahead: event.ahead }
    case 'hint': {
      const { text, person, command, toPlay } = event
      const hints = { ...state.hints }
      for (const key of event.viewers) hints[key] = { text, person, command }
      return { ...state, hints, toPlay }
    }
    default:
      return state
  }
}

/** Notes that the visitor did something; a command shows in the log until it is answered. */
export function sent(state: State, action: Pending): State {
  const failures = action.message === undefined ? state.failures : without(state.failures, action.message)
  const next = { ...state, failures, pending: [...state.pending, action] }
  if (action.used === undefined) return next
  const id = `sent-${action.id}`
  const note: Note = { id, kind: 'waiting', text: '', used: action.used }
  return mapViews(next, [action.as], (list) => put(list, { id, note }))
}

/** Everything that waited is lost with the connection. */
export function disconnected(state: State): State {
  const ids = new Set(state.pending.map((one) => `sent-${one.id}`))
  const next = { ...state, pending: [] }
  return mapViews(next, Object.keys(state.views), (list) => list.filter((entry) => !ids.has(entry.id)))
}

/** Takes a note away. */
export function dropped(state: State, as: PersonKey, id: string): State {
  return mapViews(state, [as], (list) => list.filter((entry) => entry.id !== id))
}

/** The newest private message of a person, with controls if any has some; undefined when there is none. */
export function newestPrivate(entries: readonly Entry[]): string | undefined {
  const own = entries.filter((entry): entry is Extract<Entry, { shown: Shown }> => 'shown' in entry).reverse()
  const secret = own.filter((entry) => isPrivate(entry.shown.message))
  return (secret.find((entry) => controlCount(entry.shown.message) > 0) ?? secret[0])?.id
}

/** Where a person who is to act looks first: the newest private message, else the newest one with controls. */
export function firstLook(entries: readonly Entry[]): string | undefined {
  const withControls = entries.filter((entry) => 'shown' in entry && controlCount(entry.shown.message) > 0)
  return newestPrivate(entries) ?? withControls.at(-1)?.id ?? entries.at(-1)?.id
}
