import { ButtonStyle, ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js'
import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIChannelSelectComponent,
  APIComponentInContainer,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APISelectMenuOption,
  APIStringSelectComponent,
  APITextDisplayComponent,
  APIUserSelectComponent,
} from 'discord.js'
import type { T } from '../../i18n/index.js'
import type { Page, Picture } from '../road/message.js'
import type { CustomId } from '../road/press.js'
import type { CardEmoji } from './look.js'

/** Colours at the edge of a message: brass where somebody must act, felt elsewhere. */
export const accents = { brass: 0xedbb4e, felt: 0x2e6354 } as const

/**
 * The component id of the text display whose last line says who is to act; Discord accepts it and does nothing with it. Whoever
 * reads the messages, as the playground does, finds the turn by it: see assets/docs/playground-mark.md.
 */
export const turnMark = 4001

/** The component id of the box that is somebody's own hand: where they play, whatever else is shown to them in private. */
export const handMark = 4002

/** The component id of the text display whose last line names everybody whose press of the highlighted button is awaited. */
export const awaitedMark = 4003

/** The most buttons that a phone shows in one row without wrapping. */
export const buttonsPerRow = 4

export type Button = APIButtonComponentWithCustomId
type Row =
  | APIActionRowComponent<Button>
  | APIActionRowComponent<APIStringSelectComponent>
  | APIActionRowComponent<APIChannelSelectComponent>
  | APIActionRowComponent<APIUserSelectComponent>
  | APISectionComponent
  | APITextDisplayComponent

const styles = {
  main: ButtonStyle.Primary,
  go: ButtonStyle.Success,
  quiet: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const

interface ButtonExtra {
  readonly style?: keyof typeof styles
  readonly off?: boolean
  readonly emoji?: CardEmoji | { readonly name: string } | null
}

/** A button: `label` may be empty where an emoji says it. */
export function button(
  press: CustomId,
  label: string,
  { style = 'quiet', off = false, emoji }: ButtonExtra = {},
): Button {
  return {
    type: ComponentType.Button,
    style: styles[style],
    custom_id: press,
    ...(label === '' ? {} : { label }),
    ...(emoji ? { emoji } : {}),
    ...(off ? { disabled: true } : {}),
  }
}

/** Buttons in rows of at most four; no row without a button. */
export function rows(buttons: readonly Button[]): Row[] {
  const made: Row[] = []
  for (let from = 0; from < buttons.length; from += buttonsPerRow)
    made.push({ type: ComponentType.ActionRow, components: buttons.slice(from, from + buttonsPerRow) })
  return made
}

/** A text with its button beside it: on a phone, too, one sees what the button costs. */
export const beside = (text: string, accessory: Button): APISectionComponent => ({
  type: ComponentType.Section,
  components: [{ type: ComponentType.TextDisplay, content: text }],
  accessory,
})

/** A text among the rows. */
export const note = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content })

interface SelectExtra {
  /** How many must be chosen; default 1. */
  readonly count?: number
}

/** A select of at most 25 options. */
export function select(
  press: CustomId,
  placeholder: string,
  options: readonly APISelectMenuOption[],
  { count = 1 }: SelectExtra = {},
): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: press,
        placeholder,
        min_values: count,
        max_values: count,
        options: [...options],
      },
    ],
  }
}

/** A select of text channels, none to `most` of them; those of `chosen` are chosen already. */
export const channelSelect = (press: CustomId, placeholder: string, chosen: readonly string[], most: number): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.ChannelSelect,
      custom_id: press,
      placeholder,
      min_values: 0,
      max_values: most,
      channel_types: [ChannelType.GuildText],
      default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
    },
  ],
})

/** A select of one person. */
export const userSelect = (press: CustomId, placeholder: string): Row => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.UserSelect, custom_id: press, placeholder }],
})

/** Lines of text; empty ones and nulls are left out. */
export const lines = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '').join('\n')

/** Parts of one line, set apart by dots; empty ones and nulls are left out. */
export const dots = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '').join(' · ')

interface Content {
  readonly head: string
  readonly picture?: Picture | null
  /** Text below the picture. */
  readonly foot?: string
  /** Who is to act: the last line of the text, marked with `turnMark`. */
  readonly turn?: string | null
  /** Whose press of the highlighted button is awaited: the last line of the text, marked with `awaitedMark`. */
  readonly awaited?: string | null
  readonly rows?: readonly Row[]
  readonly accent?: keyof typeof accents
}

/** A whole message: text, the picture, more text, then the rows, in one framed box. */
export function page({ head, picture, foot, turn, awaited, rows: below = [], accent = 'felt' }: Content): Page {
  const inside: APIComponentInContainer[] = [{ type: ComponentType.TextDisplay, content: head }]
  if (picture)
    inside.push({
      type: ComponentType.MediaGallery,
      items: [{ media: { url: `attachment://${picture.name}` }, description: picture.alt }],
    })
  const text = lines(foot, turn ?? awaited)
  const mark = turn ? { id: turnMark } : awaited ? { id: awaitedMark } : {}
  if (text !== '') inside.push({ type: ComponentType.TextDisplay, content: text, ...mark })
  inside.push(...below)
  const box: APIMessageTopLevelComponent = {
    type: ComponentType.Container,
    accent_color: accents[accent],
    components: inside,
  }
  return { components: [box], pictures: picture ? [picture] : [] }
}

/** A page as somebody's own hand: its last box is marked with `handMark`. */
export function asHand(page: Page): Page {
  const last = page.components.findLastIndex(({ type }) => type === ComponentType.Container)
  return { ...page, components: page.components.map((box, at) => (at === last ? { ...box, id: handMark } : box)) }
}

/** One short text without buttons. */
export const presentNotice = (text: string): Page => page({ head: text })

/** As many lines as fit into so many characters, and how many more there are. */
export function fitted(all: readonly string[], room: number, t: T): string[] {
  let left = room
  const kept = all.filter((line) => (left -= line.length + 1) >= 0)
  return kept.length === all.length ? kept : [...kept, t('editor.more', { count: all.length - kept.length })]
}

/** A page with further pictures below its first text, each in a gallery of its own, so that a phone shows it in full width. */
export function withPictures(page: Page, pictures: readonly (Picture | null)[]): Page {
  const shown = pictures.filter((picture) => picture !== null)
  const galleries = shown.map(({ name, alt }) => ({
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${name}` }, description: alt }],
  }))
  const components = page.components.map((box) =>
    box.type === ComponentType.Container
      ? { ...box, components: [...box.components.slice(0, 1), ...galleries, ...box.components.slice(1)] }
      : box,
  )
  return { ...page, components, pictures: [...shown, ...page.pictures] }
}

/** A page with one more picture below its texts, above its buttons. */
export function withPictureBelow(page: Page, picture: Picture | null): Page {
  if (picture === null) return page
  const gallery = {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${picture.name}` }, description: picture.alt }],
  }
  const components = page.components.map((box) => {
    if (box.type !== ComponentType.Container) return box
    const first = box.components.findIndex(({ type }) => type === ComponentType.ActionRow)
    const at = first < 0 ? box.components.length : first
    return { ...box, components: [...box.components.slice(0, at), gallery, ...box.components.slice(at)] }
  })
  return { ...page, components, pictures: [...page.pictures, picture] }
}

/** A page with further rows of buttons below everything, and perhaps a line of text above them. */
export function withRows(page: Page, rows: readonly Row[], text = ''): Page {
  const told = text === '' ? [] : [{ type: ComponentType.TextDisplay as const, content: text }]
  const components = page.components.map((box) =>
    box.type === ComponentType.Container ? { ...box, components: [...box.components, ...told, ...rows] } : box,
  )
  return { ...page, components }
}
