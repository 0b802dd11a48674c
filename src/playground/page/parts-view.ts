/** Components as nodes: each control gets its place (row and column) in the message. */
import { h } from './dom.js'
import { glyphNodes, signName } from './glyphs.js'
import { pictureNode, localUrl } from './picture-view.js'
import type { ButtonPart, OptionPart, Part, SelectPart } from './parts.js'
import { selectNode } from './select-view.js'
import { t } from './texts.js'
import { emojiNode, textNode } from './text-view.js'
import type { Reader } from './text-view.js'
import { cardLabel } from './words.js'

/** What the components of one message need. */
export interface Surface extends Reader {
  readonly developer: boolean
  readonly users: readonly OptionPart[]
  readonly channels: readonly OptionPart[]
  readonly onPress: (customId: string) => void
  readonly onChoose: (part: SelectPart, values: readonly string[]) => void
  /** A disabled control was pressed. */
  readonly onRefused: () => void
  /** The next free row; grows as rows are built. */
  row: number
}

const styles = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'secondary']

function placed(node: HTMLElement, row: number, column: number): HTMLElement {
  node.dataset.row = String(row)
  node.dataset.column = String(column)
  node.tabIndex = -1
  return node
}

/** The picture's button is one of the message's controls. */
function placedPicture(figure: HTMLElement, row: number, column: number): HTMLElement {
  const button = figure.querySelector<HTMLElement>('.enlarge')
  if (button) placed(button, row, column)
  return figure
}

function buttonNode(part: ButtonPart, surface: Surface): HTMLElement {
  const content = [
    part.emoji ? emojiNode(part.emoji) : null,
    part.emoji && part.label ? ' ' : null,
    part.label ? h('span', { class: 'label' }, glyphNodes(part.label)) : null,
  ]
  const className = `button ${styles[part.style] ?? 'secondary'}${lengthOf(part) > 4 ? ' long' : ''}`
  if (part.style === 5) {
    const attributes = { class: className, href: part.url, target: '_blank', rel: 'noopener noreferrer' }
    return h('a', attributes, ...content, h('span', { 'aria-hidden': true }, ' ↗'))
  }
  const words = [part.emoji?.name?.replaceAll('_', ' '), part.label].filter(Boolean).join(' ')
  // A sign alone is read by its name, as Discord reads it.
  const name = part.emoji?.id ? words : part.label ? cardLabel(words) : signName(words)
  // A card that cannot be played is told apart in words, since some screen readers say nothing of what is off.
  const isCard = part.label !== undefined && cardLabel(part.label) !== part.label
  const spoken = part.disabled && isCard ? `${name}, ${t('notNow')}` : name
  const node = h(
    'button',
    {
      type: 'button',
      class: className,
      'data-custom': part.custom_id,
      'aria-label': spoken === part.label ? undefined : spoken,
      'aria-disabled': part.disabled ? true : undefined,
    },
    ...content,
  )
  node.addEventListener('click', () => {
    if (part.disabled) surface.onRefused()
    else if (node.getAttribute('aria-busy') !== 'true') surface.onPress(part.custom_id ?? '')
  })
  return node
}

/** The options that a select offers: its own, or people, or the channel. */
export function selectOptions(part: SelectPart, users: readonly OptionPart[], channels: readonly OptionPart[]) {
  if (part.type === 3) return part.options ?? []
  if (part.type === 8) return channels
  return part.type === 6 ? [] : users
}

function selectIn(part: SelectPart, surface: Surface): { node: HTMLElement; control: HTMLElement } {
  const options = selectOptions(part, surface.users, surface.channels)
  return selectNode({
    label: part.placeholder ?? t('choose'),
    options,
    chosen: part.default_values
      ? part.default_values.map((one) => one.id)
      : options.filter((option) => option.default).map((option) => option.value),
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    disabled: part.disabled ?? false,
    onChoose: (values) => {
      surface.onChoose(part, values)
    },
    onRefused: surface.onRefused,
  })
}

const lengthOf = (part: Part): number => (part.type === 2 ? [...(part.label ?? '').replace('\uFE0F', '')].length : 0)

/** Whether the buttons of a row share its width: four of them with labels of at most five characters each. */
export function shares(parts: readonly Part[]): boolean {
  return parts.length === 4 && parts.every((part) => part.type === 2 && lengthOf(part) <= 5)
}

function rowNode(parts: readonly Part[], surface: Surface): HTMLElement {
  const row = surface.row++
  const node = h('div', { class: shares(parts) ? 'row shared' : 'row' })
  parts.forEach((part, column) => {
    if (part.type === 2) node.append(placed(buttonNode(part, surface), row, column))
    else if (part.type === 3 || (part.type >= 5 && part.type <= 8)) {
      const { node: box, control } = selectIn(part as SelectPart, surface)
      placed(control, row, column).dataset.custom = (part as SelectPart).custom_id
      node.append(box)
    } else node.append(partNode(part, surface))
  })
  return node
}

function accessoryNode(part: Part, surface: Surface): Node {
  if (part.type === 2) return placed(buttonNode(part, surface), surface.row++, 0)
  const node = partNode(part, surface)
  if (part.type === 11 && node instanceof HTMLElement) node.classList.add('thumbnail')
  return node
}

function containerNode(part: Extract<Part, { type: 17 }>, surface: Surface): HTMLElement {
  const node = h('div', { class: 'container' }, ...part.components.map((inner) => partNode(inner, surface)))
  const color = part.accent_color
  if (typeof color === 'number') node.style.setProperty('--accent', `#${color.toString(16).padStart(6, '0')}`)
  return node
}

/** The name of an attachment from its address. */
function fileName(url: string): string {
  return decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? url)
}

/** A link to an attached file. */
export function fileNode(url: string, name: string | undefined): HTMLElement {
  return h(
    'p',
    { class: 'file' },
    glyphNodes('📄 '),
    h('a', { href: localUrl(url), download: true }, name ?? fileName(url)),
  )
}

/** Any component that may stand in a message; one of an unknown type is a box that names it. */
export function partNode(part: Part, surface: Surface): Node {
  switch (part.type) {
    case 1:
      return rowNode(part.components, surface)
    case 2:
      return placed(buttonNode(part, surface), surface.row++, 0)
    case 9: {
      const texts = h('div', { class: 'texts' }, ...part.components.map((inner) => partNode(inner, surface)))
      return h('div', { class: 'section' }, texts, accessoryNode(part.accessory, surface))
    }
    case 10:
      return textNode(part.content, surface)
    case 11:
      return placedPicture(pictureNode(part.media, part.description, surface.developer), surface.row++, 0)
    case 12: {
      const row = surface.row++
      const pictures = part.items.map((item, column) =>
        placedPicture(pictureNode(item.media, item.description, surface.developer), row, column),
      )
      return h('div', { class: pictures.length > 1 ? 'gallery many' : 'gallery' }, ...pictures)
    }
    case 13:
      return fileNode(part.file.url, part.name)
    case 14: {
      const size = part.spacing === 2 ? 'wide' : ''
      return part.divider === false ? h('div', { class: `gap ${size}` }) : h('hr', { class: size || undefined })
    }
    case 17:
      return containerNode(part, surface)
    default:
      return h('p', { class: 'unknown' }, t('unknownPart', { type: part.type }))
  }
}
