/** What the page knows: a plain value and one function that takes an event in. Knows no DOM. */
import type { APIApplicationCommand } from 'discord-api-types/v10'
import type { AckEvent, Hello, Hint, Person, PersonKey, ServerMessage, Shown, Trouble } from '../protocol.js'
import { localised, localLine } from './commands.js'
import { controlCount, isPrivate } from './parts.js'
import { t } from './texts.js'

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
  readonly rooms: Hello['rooms']
  readonly commands: readonly APIApplicationCommand[]
  readonly ahead: number
  readonly views: Readonly<Record<PersonKey, readonly Entry[]>>
  readonly hints: Readonly<Record<PersonKey, Hint>>
  readonly toPlay: readonly PersonKey[]
  readonly turns: Hello['turns']
  readonly trouble: Trouble
  /** The language of the server, as Discord's locale. */
  readonly language: string
  readonly pending: readonly Pending[]
  /** Why the last press in a message failed, by message id. */
  readonly failures: Readonly<
    Record<string, { readonly text: string; readonly as: PersonKey; readonly request?: unknown }>
  >
}

/** Nothing known yet. */
export const emptyState: State = {
  session: '',
  seq: 0,
  people: [],
  bot: { id: '', name: 'Doppelkopf', online: false },
  channel: { id: '', name: 'card-table' },
  rooms: [],
  commands: [],
  ahead: 0,
  views: {},
  hints: {},
  toPlay: [],
  turns: {},
  trouble: { pictures: false, offline: false, permission: false },
  language: '',
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

function restarted(list: readonly Entry[], seq: number, text: string): readonly Entry[] {
  const id = `note-${String(seq)}`
  const last = list.at(-1)
  if (last && 'note' in last && last.note.text === text) return list
  return [...list, { id, note: { id, kind: 'note', text } }]
}

const refusals = {
  timeout: 'timeout',
  offline: 'refusedOffline',
  unknown: 'refusedUnknown',
  disabled: 'refusedDisabled',
  invalid: 'refusedInvalid',
} as const

/** Why an action failed, for the visitor. */
export function refusal({ code, text }: Pick<AckEvent, 'code' | 'text'>): string {
  const known = code !== undefined && code in refusals ? refusals[code as keyof typeof refusals] : undefined
  return known ? t(known) : (text ?? t('timeout'))
}

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
  const text = refusal(ack)
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
      const { session, people, bot, channel, rooms, commands, ahead, hints, toPlay, turns, trouble, language } = event
      const views = Object.fromEntries(people.map(({ key }) => [key, (event.views[key] ?? []).map(entryOf)]))
      const known = {
        session,
        seq: event.seq,
        people,
        bot,
        channel,
        rooms,
        commands,
        ahead,
        views,
        hints,
        toPlay,
        turns,
        trouble,
      }
      return { ...emptyState, ...known, language }
    }
    case 'message': {
      const failures = without(state.failures, event.message.id)
      return mapViews({ ...state, failures }, event.viewers, (list) => put(list, entryOf(event)))
    }
    case 'remove': {
      const gone = mapViews(state, event.viewers, (list) => list.filter((entry) => entry.id !== event.id))
      if (event.reason !== 'restarted') return gone
      const command = localLine('/doko hand', localised(state.commands, state.language))
      const text = t('restarted', { command })
      return mapViews(gone, event.viewers, (list) => restarted(list, event.seq, text))
    }
    case 'ack':
      return acked(state, event)
    case 'bot':
      return { ...state, bot: { ...state.bot, online: event.online }, commands: event.commands ?? state.commands }
    case 'clock':
      return { ...state, ahead: event.ahead }
    case 'hint': {
      const { step, label, person, command, message, hand, toPlay } = event
      const hints = { ...state.hints }
      for (const key of event.viewers) hints[key] = { step, label, person, command, message, hand }
      return { ...state, hints, toPlay }
    }
    case 'turns':
      return { ...state, turns: event.turns }
    case 'rooms':
      return { ...state, rooms: event.rooms }
    case 'trouble':
      return { ...state, trouble: event.trouble }
    case 'language':
      return { ...state, language: event.language }
    default:
      return state
  }
}

/** Says once, to everybody, that the stand-in was started anew and what that means. */
export const begunAnew = (state: State): State =>
  mapViews(state, Object.keys(state.views), (list) => {
    const id = `begun-${state.session}`
    return [...list, { id, note: { id, kind: 'note', text: t('begunAnew') } }]
  })

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

/**
 * The private message of a person that matters most: the hand where there is one, else the newest with controls, else the
 * newest. Undefined when there is none.
 */
export function newestPrivate(entries: readonly Entry[], hand?: string | null): string | undefined {
  const own = entries.filter((entry): entry is Extract<Entry, { shown: Shown }> => 'shown' in entry).reverse()
  const secret = own.filter((entry) => isPrivate(entry.shown.message))
  const found = secret.find(({ id }) => id === hand) ?? secret.find(({ shown }) => controlCount(shown.message) > 0)
  return (found ?? secret[0])?.id
}

/** Where a person who is to act looks first: the hand or newest private message, else the newest one with controls. */
export function firstLook(entries: readonly Entry[], hand?: string | null): string | undefined {
  const withControls = entries.filter((entry) => 'shown' in entry && controlCount(entry.shown.message) > 0)
  return newestPrivate(entries, hand) ?? withControls.at(-1)?.id ?? entries.at(-1)?.id
}
