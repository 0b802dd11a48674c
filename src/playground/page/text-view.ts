/** Parsed markdown as nodes. */
import { emojiPath } from '../protocol.js'
import { h } from './dom.js'
import { glyphNodes } from './glyphs.js'
import { parseInline, parseMarkdown } from './markdown.js'
import type { Block, Inline, Item } from './markdown.js'
import type { Emoji } from './parts.js'
import { t } from './texts.js'
import { clockText, timeText } from './words.js'
import type { Names } from './words.js'

/** What a text needs to know of its reader. */
export interface Reader {
  readonly names: Names
  /** The user id of the person who reads: mentions of it stand out. */
  readonly self: string
  /** Opens a channel that a text mentions; left out: a mention is only read. */
  readonly onChannel?: (id: string) => void
}

/** A mention of a channel; a press goes there. */
function channelNode(id: string, { names, onChannel }: Reader): Node {
  const label = `#${names.channel(id)}`
  if (!onChannel) return h('span', { class: 'mention' }, label)
  const node = h('button', { type: 'button', class: 'mention' }, label)
  node.addEventListener('click', () => {
    onChannel(id)
  })
  return node
}

/** The picture of a custom emoji, or its name while there is no picture. */
export function emojiNode(emoji: Emoji): Node {
  const name = emoji.name ?? ''
  if (!emoji.id) return glyphNodes(name)
  const words = name.replaceAll('_', ' ')
  const image = h('img', { class: 'emoji', src: `${emojiPath}${emoji.id}.png`, alt: words, draggable: 'false' })
  image.addEventListener('error', () => {
    // A button's label says enough, and its name would not fit.
    if (image.parentElement?.querySelector('.label')) image.remove()
    else image.replaceWith(`:${name}:`)
  })
  return image
}

function spoiler(children: readonly Node[]): Node {
  const cover = h('button', { type: 'button', class: 'spoiler', 'aria-label': t('spoiler') })
  cover.append(h('span', { 'aria-hidden': true }, ...children))
  cover.addEventListener('click', () => {
    cover.replaceWith(...children)
  })
  return cover
}

function piece(one: Inline, reader: Reader): Node {
  const { names } = reader
  switch (one.kind) {
    case 'text':
      return glyphNodes(one.text)
    case 'code':
    case 'command':
      return h('code', {}, one.text)
    case 'strong':
    case 'em':
      return h(one.kind, {}, ...inlineNodes(one.children, reader))
    case 'underline':
    case 'strike':
      return h(one.kind === 'strike' ? 's' : 'u', {}, ...inlineNodes(one.children, reader))
    case 'spoiler':
      return spoiler(inlineNodes(one.children, reader))
    case 'link': {
      const attributes = { href: one.href, target: '_blank', rel: 'noopener noreferrer' }
      return h('a', attributes, ...inlineNodes(one.children, reader))
    }
    case 'user':
      return h('span', { class: one.id === reader.self ? 'mention self' : 'mention' }, `@${names.user(one.id)}`)
    case 'role':
      return h('span', { class: 'mention' }, `@${t('role')}`)
    case 'channel':
      return channelNode(one.id, reader)
    case 'emoji':
      return emojiNode(one)
    case 'time': {
      const attributes = { datetime: new Date(one.at).toISOString(), 'data-at': one.at, 'data-style': one.style }
      const title = `${timeText(one.at, 'f', 0)} ${clockText(one.at, true)}`
      return h('time', { ...attributes, title }, timeText(one.at, one.style, names.now()))
    }
  }
}

/** The nodes of one parsed line. */
export function inlineNodes(list: readonly Inline[], reader: Reader): Node[] {
  return list.map((one) => piece(one, reader))
}

function listNode(block: Extract<Block, { kind: 'list' }>, reader: Reader): Node {
  const tag = block.ordered ? 'ol' : 'ul'
  const build = (items: readonly Item[], depth: number, start?: number): HTMLElement => {
    const list = h(tag, { start })
    for (let at = 0; at < items.length;) {
      const item = items[at]
      let end = at + 1
      while ((items[end]?.depth ?? -1) > depth) end++
      const row = h('li', {}, ...inlineNodes(item?.children ?? [], reader))
      if (end > at + 1) row.append(build(items.slice(at + 1, end), depth + 1))
      list.append(row)
      at = end
    }
    return list
  }
  return build(block.items, 0, block.ordered && block.start !== 1 ? block.start : undefined)
}

function blockNode(block: Block, reader: Reader): Node {
  switch (block.kind) {
    case 'heading':
      return h('h4', { class: `head${String(block.level)}` }, ...inlineNodes(block.children, reader))
    case 'subtext':
      return h('p', { class: 'subtext' }, ...inlineNodes(block.children, reader))
    case 'paragraph': {
      const nodes = block.lines.flatMap((line, at) => [...(at ? [h('br')] : []), ...inlineNodes(line, reader)])
      return h('p', {}, ...nodes)
    }
    case 'list':
      return listNode(block, reader)
    case 'quote':
      return h('blockquote', {}, ...block.blocks.map((one) => blockNode(one, reader)))
    case 'pre':
      return h('pre', { tabindex: 0 }, h('code', {}, block.text))
  }
}

/** A whole text of Discord markdown in a box. */
export function textNode(text: string, reader: Reader): HTMLElement {
  return h('div', { class: 'text' }, ...parseMarkdown(text).map((block) => blockNode(block, reader)))
}

/** One line of Discord markdown. */
export function lineNodes(text: string, reader: Reader): Node[] {
  return inlineNodes(parseInline(text), reader)
}

/** Brings all relative times under `root` up to date. */
export function refreshTimes(root: ParentNode, now: number): void {
  for (const node of root.querySelectorAll<HTMLElement>('time[data-style="R"]')) {
    const text = timeText(Number(node.dataset.at), 'R', now)
    if (node.textContent !== text) node.textContent = text
  }
}
