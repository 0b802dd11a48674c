/**
 * The components of messages and forms as the page reads them: Discord's shape with plain numbers as types, so that a type the
 * page does not know is still a value it can name.
 */
import type { APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'

/** An emoji of a button or an option: with an id a picture, else the character itself. */
export interface Emoji {
  readonly id?: string | null
  readonly name?: string | null
}

export interface Media {
  readonly url: string
  readonly width?: number | null
  readonly height?: number | null
}

export interface ButtonPart {
  readonly type: 2
  /** 1 primary, 2 secondary, 3 success, 4 danger, 5 link. */
  readonly style: number
  readonly label?: string
  readonly emoji?: Emoji
  readonly custom_id?: string
  readonly url?: string
  readonly disabled?: boolean
}

export interface OptionPart {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly emoji?: Emoji
  readonly default?: boolean
}

export interface SelectPart {
  readonly type: 3 | 5 | 6 | 7 | 8
  readonly custom_id: string
  readonly options?: readonly OptionPart[]
  readonly placeholder?: string
  readonly min_values?: number
  readonly max_values?: number
  readonly disabled?: boolean
  readonly required?: boolean
  readonly default_values?: readonly { readonly id: string }[]
}

export interface TextInputPart {
  readonly type: 4
  readonly custom_id: string
  /** 1 one line, 2 several. */
  readonly style: number
  readonly label?: string
  readonly placeholder?: string
  readonly value?: string
  readonly min_length?: number
  readonly max_length?: number
  readonly required?: boolean
}

export interface GroupPart {
  /** 21: one of the options; 22: any of them. */
  readonly type: 21 | 22
  readonly custom_id: string
  readonly options: readonly OptionPart[]
  readonly required?: boolean
  readonly min_values?: number
  readonly max_values?: number
}

export interface CheckPart {
  readonly type: 23
  readonly custom_id: string
  readonly default?: boolean
}

export interface TextPart {
  readonly type: 10
  readonly content: string
}

export interface ThumbnailPart {
  readonly type: 11
  readonly media: Media
  readonly description?: string | null
}

export type Part =
  | { readonly type: 1; readonly components: readonly Part[] }
  | ButtonPart
  | SelectPart
  | TextInputPart
  | { readonly type: 9; readonly components: readonly Part[]; readonly accessory: Part }
  | TextPart
  | ThumbnailPart
  | {
      readonly type: 12
      readonly items: readonly { readonly media: Media; readonly description?: string | null }[]
    }
  | { readonly type: 13; readonly file: Media; readonly name?: string; readonly size?: number }
  | { readonly type: 14; readonly divider?: boolean; readonly spacing?: number }
  | { readonly type: 17; readonly components: readonly Part[]; readonly accent_color?: number | null }
  | {
      readonly type: 18
      readonly label: string
      readonly description?: string
      readonly component: Part
    }
  | GroupPart
  | CheckPart

/** The components of a message; an empty list when it has none. */
export function messageParts(message: APIMessage): readonly Part[] {
  return message.components ?? []
}

/** The components of a form. */
export function modalParts(modal: APIModalInteractionResponseCallbackData): readonly Part[] {
  return modal.components as unknown as readonly Part[]
}

/** Whether only its reader sees the message. */
export function isPrivate(message: APIMessage): boolean {
  return (Number(message.flags ?? 0) & 64) !== 0
}

/** Whether the bot has deferred its answer. */
export function isThinking(message: APIMessage): boolean {
  return (Number(message.flags ?? 0) & 128) !== 0
}

/** Every part of `parts` and of the parts inside them, in reading order. */
export function* everyPart(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part
    if (part.type === 1 || part.type === 17) yield* everyPart(part.components)
    if (part.type === 9) yield* everyPart([...part.components, part.accessory])
    if (part.type === 18) yield* everyPart([part.component])
  }
}

type Control = ButtonPart | SelectPart
const controls = (message: APIMessage) =>
  [...everyPart(messageParts(message))].filter(
    (part): part is Control => part.type === 2 || part.type === 3 || (part.type >= 5 && part.type <= 8),
  )

/** How many buttons and selects a message has. */
export function controlCount(message: APIMessage): number {
  return controls(message).length
}

/** How many of them can be pressed. */
export function liveControls(message: APIMessage): number {
  return controls(message).filter((part) => part.disabled !== true).length
}

/** Whether a button of the style `success` can be pressed: everything waits for somebody here. */
export function asksToGoOn(message: APIMessage): boolean {
  return controls(message).some((part) => part.type === 2 && part.style === 3 && part.disabled !== true)
}
