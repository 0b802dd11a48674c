/** What every part of the page may ask of the whole. */
import type { PageAction, PersonKey } from '../protocol.js'
import type { Pending, State } from './state.js'
import type { Runnable } from './commands.js'
import type { Names } from './words.js'

export interface App {
  readonly state: () => State
  /** Playground time, ms since 1970. */
  readonly now: () => number
  readonly names: Names
  /** The registered commands in the page's language. */
  readonly commands: () => readonly Runnable[]
  readonly connected: () => boolean
  /** Whether the developer drawer is open. */
  readonly developer: () => boolean
  /** Sends an action; its id, or undefined when there is no connection (nothing is queued). */
  readonly act: (as: PersonKey, action: PageAction, about?: Omit<Pending, 'id' | 'as'>) => string | undefined
  /** Sends a typed line; why it cannot be sent, or undefined. */
  readonly run: (as: PersonKey, line: string) => string | undefined
  /** Shows this person; with `look` the keyboard goes to where that person looks first. */
  readonly become: (key: PersonKey, look?: boolean) => void
  /** Speaks a refusal. */
  readonly alert: (text: string) => void
  /** Shows a value as JSON in a dialog. */
  readonly showJson: (title: string, value: unknown) => void
  /** Takes a note out of a person's log. */
  readonly drop: (as: PersonKey, id: string) => void
}

/** The number of a person, 1 to 7, which names the colour and the shape. */
export function personNumber(app: App, key: PersonKey): number {
  return (app.state().people.findIndex((one) => one.key === key) % 7) + 1
}

/** The name of a person by key. */
export function personName(app: App, key: PersonKey): string {
  return app.state().people.find((one) => one.key === key)?.name ?? key
}
