import type { APIMessageComponent, APIModalComponent } from 'discord-api-types/v10'

/** A component with where it stands in the message. */
export interface Placed {
  readonly component: LooseComponent
  readonly path: readonly (string | number)[]
}

/** A picture or file that a component shows. */
export interface Media {
  readonly url: string
  /** Given back by Discord where the file is an attachment of the message. */
  readonly attachment_id?: string
}

/** A component as far as any kind may have it; the schemas have checked the rest. */
export interface LooseComponent {
  readonly type: number
  readonly id?: number
  readonly custom_id?: string
  readonly style?: number
  readonly label?: string
  readonly url?: string
  readonly sku_id?: string
  readonly emoji?: { readonly id?: string | null; readonly name?: string | null }
  readonly disabled?: boolean
  readonly accent_color?: number | null
  readonly content?: string
  readonly components?: readonly LooseComponent[]
  readonly accessory?: LooseComponent
  readonly component?: LooseComponent
  readonly items?: readonly { readonly media: Media }[]
  readonly media?: Media
  readonly file?: Media
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[]
  readonly min_values?: number
  readonly max_values?: number
}

/** All components, nested ones included, in reading order. */
export function walk(
  components: readonly (LooseComponent | APIMessageComponent | APIModalComponent)[],
  path: readonly (string | number)[] = ['components'],
): Placed[] {
  return (components as readonly LooseComponent[]).flatMap((component, index) => visit(component, [...path, index]))
}

function visit(component: LooseComponent, path: readonly (string | number)[]): Placed[] {
  const placed: Placed[] = [{ component, path }]
  if (component.components) placed.push(...walk(component.components, [...path, 'components']))
  if (component.accessory) placed.push(...visit(component.accessory, [...path, 'accessory']))
  if (component.component) placed.push(...visit(component.component, [...path, 'component']))
  return placed
}

/** Whether a component is one of the five selects. */
export const isSelect = (type: number) => type === 3 || (type >= 5 && type <= 8)

/** Every picture or file that a component shows, with where it stands. */
export function mediaOf({ component, path }: Placed): { media: Media; path: readonly (string | number)[] }[] {
  const found = (component.items ?? []).map((item, index) => ({
    media: item.media,
    path: [...path, 'items', index, 'media', 'url'],
  }))
  if (component.media) found.push({ media: component.media, path: [...path, 'media', 'url'] })
  if (component.file) found.push({ media: component.file, path: [...path, 'file', 'url'] })
  return found
}
