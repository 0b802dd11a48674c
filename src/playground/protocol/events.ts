/** What the stand-in says to the page. */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10'
import type { Person, PersonKey, Shown, Room, Trouble, Turns, Hint, protocolVersion } from './things.js'

/** Everything, at the start and whenever a replay is not possible. */
export interface Hello {
  readonly type: 'hello'
  /** Changes whenever the server forgets what it numbered. */
  readonly session: string
  /** Another one than before: the stand-in was started anew and has forgotten all messages. */
  readonly run: string
  readonly people: readonly Person[]
  readonly bot: { readonly id: string; readonly name: string; readonly online: boolean }
  /** The channel or thread that the page shows. */
  readonly channel: { readonly id: string; readonly name: string }
  /** All channels and threads, each thread after its channel. */
  readonly rooms: readonly Room[]
  readonly commands: readonly APIApplicationCommand[]
  /** Playground time, ms since 1970, and how far (ms) it runs ahead of the real one. */
  readonly now: number
  readonly ahead: number
  /** Every person's channel, oldest first. */
  readonly views: Readonly<Record<PersonKey, readonly Shown[]>>
  readonly hints: Readonly<Record<PersonKey, Hint>>
  /** Whose move is awaited. */
  readonly toPlay: readonly PersonKey[]
  /** The same for all channels and threads. */
  readonly turns: Turns
  readonly trouble: Trouble
  /** The language of the server and of everybody in it, as Discord's locale. */
  readonly language: string
}

/** Adds the message, or replaces the one with the same id. */
export interface MessageEvent extends Shown {
  readonly type: 'message'
  readonly viewers: readonly PersonKey[]
}

/** Takes a message away. */
export interface RemoveEvent {
  readonly type: 'remove'
  readonly viewers: readonly PersonKey[]
  readonly id: string
  readonly reason: 'deleted' | 'dismissed' | 'restarted'
}

/** How an action fares; `action` is the `id` that the page gave it. */
export interface AckEvent {
  readonly type: 'ack'
  readonly action: string
  /** `waiting`: the bot was told. `thinking`: it deferred. `done`: answered. `failed`: refused, or no answer in 3 s. */
  readonly state: 'waiting' | 'thinking' | 'done' | 'failed'
  /**
   * Why it failed: `timeout` (3 s), `offline`, `unknown` (command, message, component), `disabled`, `invalid`, `again` (the id
   * counted already), or Discord's error code as text.
   */
  readonly code?: string
  /** One sentence for the visitor. */
  readonly text?: string
  /** The interaction that the bot was sent, for "Show request". */
  readonly request?: unknown
}

/** The bot answered with a form. */
export interface ModalEvent {
  readonly type: 'modal'
  readonly viewer: PersonKey
  /** The id to give back with `submit` or `close`. */
  readonly interaction: string
  readonly modal: APIModalInteractionResponseCallbackData
}

/** The bot's answer to `complete`. */
export interface ChoicesEvent {
  readonly type: 'choices'
  readonly action: string
  readonly list: readonly APIApplicationCommandOptionChoice[]
}

/** The bot came or went; `commands` when it registered others. */
export interface BotEvent {
  readonly type: 'bot'
  readonly online: boolean
  readonly commands?: readonly APIApplicationCommand[]
}

/** Playground time in ms since 1970, and how far (ms) it runs ahead of the real one. */
export interface ClockEvent {
  readonly type: 'clock'
  readonly now: number
  readonly ahead: number
}

/** The line above the command box of `viewers`, and whose move is awaited. */
export interface HintEvent extends Hint {
  readonly type: 'hint'
  readonly viewers: readonly PersonKey[]
  readonly toPlay: readonly PersonKey[]
}

/** Somebody else is to play somewhere, in a channel that this page shows or in another one. */
export interface TurnsEvent {
  readonly type: 'turns'
  readonly turns: Turns
}

/** Channels or threads came or went. */
export interface RoomsEvent {
  readonly type: 'rooms'
  readonly rooms: readonly Room[]
}

/** Other faults are on now. */
export interface TroubleEvent {
  readonly type: 'trouble'
  readonly trouble: Trouble
}

/** Server and people have another language now. */
export interface LanguageEvent {
  readonly type: 'language'
  readonly language: string
}

/** One line of what bot and stand-in say to each other; only while `traffic` is on. */
export interface TrafficEvent {
  readonly type: 'traffic'
  /** Playground time, ms since 1970. */
  readonly at: number
  /** `toBot`: gateway dispatch or HTTP answer; `fromBot`: a request. */
  readonly direction: 'toBot' | 'fromBot'
  /** `INTERACTION_CREATE c3 anna`, `callback 6 · 41 ms`, `PATCH /webhooks/… 200`. */
  readonly text: string
}

/** The stand-in refused a request of the bot as Discord would; only while `traffic` is on. */
export interface ProblemEvent {
  readonly type: 'problem'
  readonly at: number
  /** HTTP status and Discord's error code. */
  readonly status: number
  readonly code: number
  readonly text: string
}

/** Everything that the server says, without its envelope. */
export type ServerEvent =
  | Hello
  | MessageEvent
  | RemoveEvent
  | AckEvent
  | ModalEvent
  | ChoicesEvent
  | BotEvent
  | ClockEvent
  | HintEvent
  | LanguageEvent
  | RoomsEvent
  | TurnsEvent
  | TroubleEvent
  | TrafficEvent
  | ProblemEvent

/** What goes over the wire to the page; `seq` grows by one. */
export type ServerMessage = ServerEvent & { readonly v: typeof protocolVersion; readonly seq: number }
