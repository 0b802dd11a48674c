import { ComponentType } from 'discord.js'
import type { Page, Picture } from '../road/message.js'
import type { rows as rowsOf } from './parts.js'

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

/** A page with further rows of buttons below everything, and perhaps a line of text above them. */
export function withRows(page: Page, rows: ReturnType<typeof rowsOf>, text = ''): Page {
  const told = text === '' ? [] : [{ type: ComponentType.TextDisplay as const, content: text }]
  const components = page.components.map((box) =>
    box.type === ComponentType.Container ? { ...box, components: [...box.components, ...told, ...rows] } : box,
  )
  return { ...page, components }
}
