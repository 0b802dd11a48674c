/** Discord's markdown, as far as messages use it, parsed to plain data. Knows no DOM, so that it can be tested and spoken. */

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'command'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly at: number; readonly style: string }

/** A line of a list with its depth, 0 or more. */
export interface Item {
  readonly depth: number
  readonly children: readonly Inline[]
}

/** A piece of a text. A paragraph keeps its line breaks. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'pre'; readonly text: string }

const wrappers = [
  ['**', 'strong'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['||', 'spoiler'],
  ['*', 'em'],
  ['_', 'em'],
] as const

const tags: readonly (readonly [RegExp, (match: RegExpExecArray) => Inline])[] = [
  [/^<@!?(\d+)>/, (m) => ({ kind: 'user', id: m[1] ?? '' })],
  [/^<@&(\d+)>/, (m) => ({ kind: 'role', id: m[1] ?? '' })],
  [/^<#(\d+)>/, (m) => ({ kind: 'channel', id: m[1] ?? '' })],
  [/^<a?:(\w+):(\d+)>/, (m) => ({ kind: 'emoji', name: m[1] ?? '', id: m[2] ?? '' })],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => ({ kind: 'time', at: Number(m[1]) * 1000, style: m[2] ?? 'f' })],
  [/^<\/([^:>]+):\d+>/, (m) => ({ kind: 'command', text: `/${m[1] ?? ''}` })],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1] ?? '', m[1] ?? '')],
  [/^(https?:\/\/[^\s<]*[^\s<.,:;"')\]!?])/, (m) => link(m[1] ?? '', m[1] ?? '')],
  [/^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2] ?? '', m[1] ?? '')],
]

function link(href: string, label: string): Inline {
  return { kind: 'link', href, children: href === label ? [{ kind: 'text', text: label }] : parseInline(label) }
}

/** Where `mark` closes in `text` from `from` on, or -1. Never directly after the opening, never across an escape. */
function closing(text: string, mark: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (i > from && text.startsWith(mark, i)) {
      // `**a*`: a lone star inside must not end at half of a double one, and `_` not inside a word.
      if (mark === '*' && text[i + 1] === '*') i++
      else if (mark === '_' && /\w/.test(text[i + 1] ?? '')) continue
      else return i
    }
  }
  return -1
}

function wrapped(text: string, at: number): readonly [Inline, number] | undefined {
  for (const [mark, kind] of wrappers) {
    if (!text.startsWith(mark, at)) continue
    const from = at + mark.length
    if (mark === '_' && /\w/.test(text[at - 1] ?? '')) return undefined
    if (mark.length === 1 && /\s/.test(text[from] ?? ' ')) return undefined
    const end = closing(text, mark, from)
    if (end > 0) return [{ kind, children: parseInline(text.slice(from, end)) }, end + mark.length]
  }
  return undefined
}

function tagged(text: string, at: number): readonly [Inline, number] | undefined {
  const rest = text.slice(at)
  const code = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/.exec(rest)
  if (code) return [{ kind: 'code', text: (code[2] ?? '').trim() }, at + code[0].length]
  for (const [pattern, make] of tags) {
    const match = pattern.exec(rest)
    if (match) return [make(match), at + match[0].length]
  }
  return undefined
}

/** The pieces of one line of Discord markdown. Never throws: what is not markup is text. */
export function parseInline(text: string): Inline[] {
  const out: Inline[] = []
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain) out.push({ kind: 'text', text: plain })
    plain = ''
  }
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '\\' && /[^\w\s]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1] ?? ''
      at += 2
      continue
    }
    const found = /[*_~|]/.test(char) ? wrapped(text, at) : /[<`h[]/.test(char) ? tagged(text, at) : undefined
    if (found) {
      flush()
      out.push(found[0])
      at = found[1]
    } else {
      plain += char
      at++
    }
  }
  flush()
  return out
}

const listLine = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/

function listFrom(lines: readonly string[], at: number): readonly [Block, number] {
  const first = listLine.exec(lines[at] ?? '')
  const items: Item[] = []
  let end = at
  for (; end < lines.length; end++) {
    const match = listLine.exec(lines[end] ?? '')
    if (!match) break
    const depth = Math.floor((match[1] ?? '').length / 2)
    if (depth === 0 && !match[2] !== !first?.[2]) break
    items.push({ depth, children: parseInline(match[4] ?? '') })
  }
  return [{ kind: 'list', ordered: !first?.[2], start: Number(first?.[3] ?? 1), items }, end]
}

function blockAt(lines: readonly string[], at: number): readonly [Block, number] | undefined {
  const line = lines[at] ?? ''
  const heading = /^(#{1,3})\s+(.+)$/.exec(line)
  if (heading) {
    return [{ kind: 'heading', level: (heading[1] ?? '').length, children: parseInline(heading[2] ?? '') }, at + 1]
  }
  if (/^-#\s+\S/.test(line)) return [{ kind: 'subtext', children: parseInline(line.slice(2).trim()) }, at + 1]
  if (line.startsWith('>>> ')) {
    const inner = [line.slice(4), ...lines.slice(at + 1)].join('\n')
    return [{ kind: 'quote', blocks: parseMarkdown(inner) }, lines.length]
  }
  if (/^> /.test(line)) {
    let end = at
    while (/^> ?/.test(lines[end] ?? '')) end++
    const inner = lines.slice(at, end).map((quoted) => quoted.replace(/^> ?/, ''))
    return [{ kind: 'quote', blocks: parseMarkdown(inner.join('\n')) }, end]
  }
  if (listLine.test(line)) return listFrom(lines, at)
  return undefined
}

function parseLines(text: string): Block[] {
  const lines = text.split('\n')
  const out: Block[] = []
  let open: Inline[][] = []
  const flush = () => {
    while (open.length && open.at(-1)?.length === 0) open.pop()
    if (open.length) out.push({ kind: 'paragraph', lines: open })
    open = []
  }
  for (let at = 0; at < lines.length;) {
    const found = blockAt(lines, at)
    if (found) {
      flush()
      out.push(found[0])
      at = found[1]
    } else {
      const line = lines[at++] ?? ''
      if (line.trim() || open.length) open.push(parseInline(line))
    }
  }
  flush()
  return out
}

/** The blocks of a whole text of Discord markdown, code fences included. Never throws. */
export function parseMarkdown(text: string): Block[] {
  const out: Block[] = []
  let rest = text
  for (;;) {
    const fence = /```(?:[\w+-]*\n)?([\s\S]+?)\n?```\n?/.exec(rest)
    if (!fence) break
    out.push(...parseLines(rest.slice(0, fence.index).replace(/\n$/, '')))
    out.push({ kind: 'pre', text: fence[1] ?? '' })
    rest = rest.slice(fence.index + fence[0].length)
  }
  if (rest) out.push(...parseLines(rest))
  return out
}
