import type { APIMessage, APIMessageTopLevelComponent } from 'discord-api-types/v10'

/** A button or select of a message. */
export interface Control {
  readonly type: number
  readonly custom_id: string
  readonly label?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  /** How many options of a select must be chosen. */
  readonly min_values?: number
  readonly options?: readonly { readonly label: string; readonly value: string; readonly description?: string }[]
}

type Part = APIMessageTopLevelComponent | { readonly type: number; readonly [key: string]: unknown }

function partsOf(parts: readonly Part[]): readonly { readonly type: number; readonly [key: string]: unknown }[] {
  return parts.flatMap((part) => {
    const one = part as { type: number; components?: readonly Part[]; accessory?: Part }
    return [{ ...one }, ...partsOf(one.components ?? []), ...(one.accessory ? partsOf([one.accessory]) : [])]
  })
}

/** All text of a message, one block a line; empty when there is no message. */
export const textOf = (message: APIMessage | null | undefined): string =>
  partsOf(message?.components ?? [])
    .flatMap((part) => (part.type === 10 && typeof part['content'] === 'string' ? [part['content']] : []))
    .join('\n')

/** The pictures' descriptions. */
export const altOf = (message: APIMessage | null | undefined): string =>
  partsOf(message?.components ?? [])
    .flatMap((part) => (part.type === 12 ? (part['items'] as readonly { description?: string }[]) : []))
    .map(({ description }) => description ?? '')
    .join('\n')

/** Buttons and selects in the order they stand. */
export const controlsOf = (message: APIMessage | null | undefined): readonly Control[] =>
  partsOf(message?.components ?? []).filter(({ type }) => type === 2 || type === 3) as unknown as readonly Control[]

/** What can be pressed. */
export const liveOf = (message: APIMessage | null | undefined): readonly Control[] =>
  controlsOf(message).filter(({ disabled }) => disabled !== true)

/** Labels of what can be pressed. */
export const labelsOf = (message: APIMessage | null | undefined): readonly string[] =>
  liveOf(message).map(({ label, placeholder }) => label ?? placeholder ?? '')

/** The custom id of the first live control that does this, e.g. `play` or `healthy`. */
export const liveId = (message: APIMessage | null | undefined, verb: string): string | undefined =>
  liveOf(message).find(({ custom_id }) => custom_id.split(':')[1] === verb)?.custom_id

/** Only the person who pressed sees it. */
export const isPrivate = (message: APIMessage): boolean => ((message.flags ?? 0) & 64) !== 0
