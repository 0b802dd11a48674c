/** What the page says to the stand-in. */
import type {
  APIApplicationCommandInteractionDataOption,
  APIModalSubmitInteraction,
  ComponentType,
  Locale,
} from 'discord-api-types/v10'
import type { PersonKey, Trouble, protocolVersion } from './things.js'

/** Sends a command; subcommands nest in `options` as in Discord's interaction data. */
export interface CommandAction {
  readonly type: 'command'
  readonly name: string
  readonly options: readonly APIApplicationCommandInteractionDataOption[]
  /** The line as typed. */
  readonly text: string
}

/** Uses a command of the menu that a right click on a person opens. */
export interface PersonAction {
  readonly type: 'person'
  readonly name: string
  /** The user id. */
  readonly target: string
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
  | PersonAction
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
