/**
 * What the playground's page and the stand-in say to each other: JSON over one WebSocket, {@link socketPath}.
 * Messages, commands, modals and options stay in Discord's own shape; only the envelope is the playground's.
 *
 * The page connects with `?session=S&since=N` (both empty at first): S as named by the last `hello`, N the highest `seq` seen.
 * The server replays what came after N, or sends `hello`. The server decides who sees what; the page never filters.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandInteractionDataOption,
  APIApplicationCommandOptionChoice,
  APIMessage,
  Locale,
  APIModalInteractionResponseCallbackData,
  APIModalSubmitInteraction,
  ComponentType,
} from 'discord-api-types/v10'

/** The version in each message's `v`. */
export const protocolVersion = 1
/** Where the WebSocket is. */
export const socketPath = '/playground/ws'
/** Where the picture of a custom emoji is: `${emojiPath}${id}.png`. Other pictures: the message's own attachment URLs. */
export const emojiPath = '/emojis/'

/** A person the visitor can be: short key such as `anna`, in lower case. */
export type PersonKey = string

/** One of the four people. */
export interface Person {
  readonly key: PersonKey
  /** The Discord user id, as mentions carry it. */
  readonly id: string
  readonly name: string
}

/** A message as one person sees it. */
export interface Shown {
  readonly message: APIMessage
  /** Who was notified by it. Never by an edit. */
  readonly pings: readonly PersonKey[]
  /** Until when (ms since 1970, playground time) the bot may edit a private message; null for a public one. */
  readonly tokenExpires: number | null
  /** The command that it answers, as typed (`/doko start games:4`); absent for everything else. */
  readonly used?: { readonly by: PersonKey; readonly text: string }
}

/** A text channel, or a thread in one. */
export interface Room {
  readonly id: string
  readonly name: string
  /** The channel that a thread belongs to; null for a channel. */
  readonly parent: string | null
}

/** Faults that the developer drawer switches on. */
export interface Trouble {
  /** Pictures answer 404. */
  readonly pictures: boolean
  /** The bot's gateway connection is cut and not taken back. */
  readonly offline: boolean
  /** The bot lacks ATTACH_FILES in the channel. */
  readonly permission: boolean
}

/**
 * What may stand above the command box of one person; the page has the words. `none` hides the line. `begin`: there is
 * nothing to press, `command` begins. `press`: the button `label` of `message` is next. `open`: it is this person's turn, and `label`
 * shows the hand. `private`: it is this person's turn, in the private `message`. `turn`: it is this person's turn.
 * `other`: it is the turn of `person`. `computer`: the turn of somebody who is nobody here; `message` shows it. `wait`: something was done, and the channel
 * has yet to show it.
 */
export interface Hint {
  readonly step: 'none' | 'begin' | 'press' | 'open' | 'private' | 'turn' | 'other' | 'computer' | 'host'
  /** The button as the bot labels it. */
  readonly label: string | null
  /** The page offers "Be …" for this person. */
  readonly person: PersonKey | null
  /** The page offers this command as a button, by its default name: `/doko hand`. */
  readonly command: string | null
  /** The page offers to go to this message. */
  readonly message: string | null
  /** The private message in which this person moves at the table, whoever is to play. */
  readonly hand: string | null
}

/** Everything, at the start and whenever a replay is not possible. */
export interface Hello {
  readonly type: 'hello'
  /** Changes whenever the server forgets what it numbered. */
  readonly session: string
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
  | TroubleEvent
  | TrafficEvent
  | ProblemEvent

/** What goes over the wire to the page; `seq` grows by one. */
export type ServerMessage = ServerEvent & { readonly v: typeof protocolVersion; readonly seq: number }

/** Sends a command; subcommands nest in `options` as in Discord's interaction data. */
export interface CommandAction {
  readonly type: 'command'
  readonly name: string
  readonly options: readonly APIApplicationCommandInteractionDataOption[]
  /** The line as typed. */
  readonly text: string
}

/** Asks the bot to complete the option named `focused`; answered by `choices`. */
export interface CompleteAction {
  readonly type: 'complete'
  readonly name: string
  readonly options: readonly APIApplicationCommandInteractionDataOption[]
  readonly focused: string
}

/** Presses a button. */
export interface PressAction {
  readonly type: 'press'
  readonly message: string
  readonly customId: string
}

/** Chooses in a select of the type 3 or 5-8. */
export interface ChooseAction {
  readonly type: 'choose'
  readonly message: string
  readonly customId: string
  readonly componentType: ComponentType
  readonly values: readonly string[]
}

/** Submits the form of `interaction`; components as in Discord's modal submit data. */
export interface SubmitAction {
  readonly type: 'submit'
  readonly interaction: string
  readonly components: APIModalSubmitInteraction['data']['components']
}

/** Closes the form; the bot hears nothing. */
export interface CloseAction {
  readonly type: 'close'
  readonly interaction: string
}

/** Dismisses a private message. */
export interface DismissAction {
  readonly type: 'dismiss'
  readonly message: string
}

/** Moves the playground's clock ahead by `add` ms (never back). */
export interface ClockAction {
  readonly type: 'clock'
  readonly add: number
}

/** Restarts one client, or all (null): their private messages are gone. */
export interface RestartAction {
  readonly type: 'restart'
  readonly person: PersonKey | null
}

/** Sets all faults. */
export interface TroubleAction {
  readonly type: 'trouble'
  readonly trouble: Trouble
}

/** Shows another channel or thread: a new `hello` answers. */
export interface OpenAction {
  readonly type: 'open'
  readonly channel: string
}

/** Empties the channel. */
export interface ResetAction {
  readonly type: 'reset'
}

/** A language by Discord's code. */
export type Language = `${Locale}`

/** Sets the language of the server and of everybody in it. */
export interface LanguageAction {
  readonly type: 'language'
  readonly language: Language
}

/** Starts or stops `traffic` and `problem`. */
export interface TrafficAction {
  readonly type: 'traffic'
  readonly on: boolean
}

/** Everything that the page says, without its envelope. */
export type PageAction =
  | CommandAction
  | CompleteAction
  | PressAction
  | ChooseAction
  | SubmitAction
  | CloseAction
  | DismissAction
  | ClockAction
  | RestartAction
  | TroubleAction
  | OpenAction
  | ResetAction
  | TrafficAction
  | LanguageAction

/** What goes over the wire to the server; an `id` counts once, `as` is the person who acts. */
export type PageMessage = PageAction & {
  readonly v: typeof protocolVersion
  readonly id: string
  readonly as: PersonKey
}
