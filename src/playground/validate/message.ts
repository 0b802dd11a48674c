import { MessageFlags } from 'discord-api-types/v10'
import { invalidForm } from '../errors.js'
import type { FieldError } from '../errors.js'
import { isSelect, mediaOf, walk } from './components.js'
import type { LooseComponent, Media, Placed } from './components.js'
import { duplicates } from './unique.js'

/** What a message would be after the request, as far as Discord's further rules look at it. */
export interface Planned {
  readonly content: string
  readonly embeds: readonly unknown[]
  readonly components: readonly LooseComponent[]
  readonly flags: number
  readonly files: readonly { readonly name: string; readonly id: string | null }[]
}

const maxComponents = 40
const maxText = 4000
const maxEmbedText = 6000
const rowWidth = 5
const maxRows = 5

/**
 * The rules of a message that Discord's schemas do not carry: rows, unique ids, Components V2 and its sums, emojis, media.
 *
 * @param planned the message as it would be.
 * @param path where the message stands in the request, for the error tree.
 * @param knowsEmoji whether an application emoji exists.
 * @throws DiscordError 50035.
 */
export function checkMessage(
  planned: Planned,
  path: readonly (string | number)[],
  knowsEmoji: (id: string) => boolean,
): void {
  const isV2 = (planned.flags & MessageFlags.IsComponentsV2) !== 0
  const placed = walk(planned.components)
  const fields = [
    ...(isV2 ? newLayout(planned, placed) : oldLayout(planned)),
    ...placed.flatMap((one) => (one.component.type === 1 ? row(one) : [])),
    ...placed.flatMap((one) => (one.component.type === 2 ? button(one, knowsEmoji) : [])),
    ...placed.flatMap((one) => (isSelect(one.component.type) ? select(one) : [])),
    ...duplicates(placed),
    ...media(placed, planned.files),
    ...embeds(planned.embeds),
  ]
  if (fields.length > 0) throw invalidForm(fields.map((field) => ({ ...field, path: [...path, ...field.path] })))
}

const field = (path: FieldError['path'], code: string, message: string): FieldError => ({ path, code, message })

function oldLayout({ components, content }: Planned): FieldError[] {
  const fields: FieldError[] = []
  if (content.length > 2000) fields.push(field(['content'], 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.'))
  if (components.length > maxRows)
    fields.push(field(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'))
  components.forEach(({ type }, index) => {
    if (type !== 1)
      fields.push(
        field(['components', index, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).'),
      )
  })
  return fields
}

function newLayout({ content, embeds }: Planned, placed: readonly Placed[]): FieldError[] {
  const fields: FieldError[] = []
  const legacy = (name: string) =>
    field(
      [name],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    )
  if (content !== '') fields.push(legacy('content'))
  if (embeds.length > 0) fields.push(legacy('embeds'))
  if (placed.length > maxComponents)
    fields.push(
      field(
        ['components'],
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `The total number of components cannot exceed ${maxComponents}`,
      ),
    )
  const text = placed.reduce(
    (sum, { component }) => sum + (component.type === 10 ? (component.content ?? '').length : 0),
    0,
  )
  if (text > maxText)
    fields.push(
      field(
        ['components'],
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `The total displayable text size cannot exceed ${maxText} characters`,
      ),
    )
  return fields
}

function row({ component, path }: Placed): FieldError[] {
  const parts = component.components ?? []
  const selects = parts.filter(({ type }) => isSelect(type)).length
  if (parts.length <= rowWidth && (selects === 0 || parts.length === 1)) return []
  return [
    field(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    ),
  ]
}

function button({ component, path }: Placed, knowsEmoji: (id: string) => boolean): FieldError[] {
  const fields: FieldError[] = []
  const isLink = component.style === 5
  const isPremium = component.style === 6
  if (isLink && !component.url) fields.push(field([...path, 'url'], 'BASE_TYPE_REQUIRED', 'This field is required'))
  if (!isLink && !isPremium && !component.custom_id)
    fields.push(field([...path, 'custom_id'], 'BASE_TYPE_REQUIRED', 'This field is required'))
  if (component.custom_id && (component.url || component.sku_id))
    fields.push(
      field([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified'),
    )
  if (!component.label && !component.emoji && !isPremium)
    fields.push(field([...path, 'label'], 'BASE_TYPE_REQUIRED', 'A button needs a label or an emoji'))
  if (component.emoji && !validEmoji(component.emoji, knowsEmoji))
    fields.push(
      field([...path, 'emoji', component.emoji.id ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji'),
    )
  return fields
}

const unicodeEmoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u

function validEmoji(emoji: NonNullable<LooseComponent['emoji']>, knowsEmoji: (id: string) => boolean): boolean {
  return emoji.id ? knowsEmoji(emoji.id) : unicodeEmoji.test(emoji.name ?? '')
}

function select({ component, path }: Placed): FieldError[] {
  const fields: FieldError[] = []
  const options = component.options ?? []
  const seen = new Set<string>()
  options.forEach(({ value }, index) => {
    if (seen.has(value))
      fields.push(
        field(
          [...path, 'options', index, 'value'],
          'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
          'The specified option value is already used',
        ),
      )
    seen.add(value)
  })
  const most = component.max_values ?? 1
  if ((component.min_values ?? 1) > most)
    fields.push(field([...path, 'min_values'], 'NUMBER_TYPE_MAX', 'min_values must not exceed max_values'))
  if (component.type === 3 && (most > options.length || options.filter((option) => option.default).length > most))
    fields.push(field([...path, 'max_values'], 'NUMBER_TYPE_MAX', 'max_values does not fit the options'))
  return fields
}

function media(placed: readonly Placed[], files: Planned['files']): FieldError[] {
  const isThere = ({ url, attachment_id }: Media) => {
    if (url.startsWith('attachment://')) return files.some(({ name }) => name === url.slice('attachment://'.length))
    return attachment_id === undefined || files.some(({ id }) => id === attachment_id)
  }
  const missing = placed.flatMap((one) => mediaOf(one)).filter((one) => !isThere(one.media))
  return missing.map(({ path }) =>
    field(
      path,
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      'The referenced attachment was not found in the request or the message',
    ),
  )
}

function embeds(all: readonly unknown[]): FieldError[] {
  const counted = ['title', 'description', 'name', 'value', 'text']
  const length = (node: unknown): number => {
    if (Array.isArray(node)) return node.reduce<number>((sum, part) => sum + length(part), 0)
    if (typeof node !== 'object' || node === null) return 0
    return Object.entries(node).reduce(
      (sum, [key, value]) =>
        sum + (typeof value === 'string' ? (counted.includes(key) ? value.length : 0) : length(value)),
      0,
    )
  }
  if (length(all) <= maxEmbedText) return []
  return [field(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${maxEmbedText}`)]
}
