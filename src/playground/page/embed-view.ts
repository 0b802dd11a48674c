/** What messages without the new components are made of: content, embeds, attachments. */
import type { APIEmbed, APIMessage } from 'discord-api-types/v10'
import { h } from './dom.js'
import { fileNode } from './parts-view.js'
import { pictureNode } from './picture-view.js'
import { lineNodes, textNode } from './text-view.js'
import type { Reader } from './text-view.js'

function embedNode(embed: APIEmbed, reader: Reader, developer: boolean): HTMLElement {
  const fields = (embed.fields ?? []).map((field) =>
    h(
      'div',
      { class: field.inline ? 'field inline' : 'field' },
      h('strong', {}, ...lineNodes(field.name, reader)),
      textNode(field.value, reader),
    ),
  )
  const title = embed.title ? lineNodes(embed.title, reader) : []
  const node = h(
    'div',
    { class: 'container embed' },
    embed.author ? h('p', { class: 'subtext' }, embed.author.name) : null,
    title.length
      ? h(
          'h4',
          { class: 'head3' },
          embed.url ? h('a', { href: embed.url, target: '_blank', rel: 'noopener' }, ...title) : null,
        )
      : null,
    embed.description ? textNode(embed.description, reader) : null,
    fields.length ? h('div', { class: 'fields' }, ...fields) : null,
    embed.image ? pictureNode(embed.image, embed.description, developer) : null,
    embed.footer ? h('p', { class: 'subtext' }, embed.footer.text) : null,
  )
  if (title.length && !embed.url) node.querySelector('h4')?.append(...title)
  if (typeof embed.color === 'number') {
    node.style.setProperty('--accent', `#${embed.color.toString(16).padStart(6, '0')}`)
  }
  return node
}

/** Content, embeds and attachments of a message without the flag for components only. */
export function legacyNodes(message: APIMessage, reader: Reader, developer: boolean): Node[] {
  const pictures = message.attachments.filter((file) => file.content_type?.startsWith('image/') ?? false)
  const files = message.attachments.filter((file) => !pictures.includes(file))
  return [
    ...(message.content ? [textNode(message.content, reader)] : []),
    ...message.embeds.map((embed) => embedNode(embed, reader, developer)),
    ...pictures.map((file) => pictureNode(file, file.description, developer)),
    ...files.map((file) => fileNode(file.url, file.filename)),
  ]
}
