import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown } from '../../src/playground/page/markdown.js'
import { cardLabel, plainText, spanText, timeText } from '../../src/playground/page/words.js'
import type { Names } from '../../src/playground/page/words.js'

const text = (value: string) => ({ kind: 'text', text: value })
const NOW = Date.UTC(2026, 0, 5, 20, 10)
const names: Names = { user: (id) => `user ${id}`, channel: (id) => `channel ${id}`, now: () => NOW }

describe('a line of markdown', () => {
  it('nests bold, italics, underline and strike', () => {
    expect(parseInline('a **b *c* d** __e__ ~~f~~ _g_')).toEqual([
      text('a '),
      { kind: 'strong', children: [text('b '), { kind: 'em', children: [text('c')] }, text(' d')] },
      text(' '),
      { kind: 'underline', children: [text('e')] },
      text(' '),
      { kind: 'strike', children: [text('f')] },
      text(' '),
      { kind: 'em', children: [text('g')] },
    ])
  })

  it.each(['2 * 3 * 4', 'snake_case_name', '**open', 'a \\*b\\*', '<@abc>', '*', '~~'])('leaves %s as text', (line) => {
    expect(parseInline(line)).toEqual([text(line.replaceAll('\\', ''))])
  })

  it('reads mentions, channels, emojis and timestamps', () => {
    expect(parseInline('<@12><@!13><#14><:kreuz_dame:15><t:60:R></doko hand:16>')).toEqual([
      { kind: 'user', id: '12' },
      { kind: 'user', id: '13' },
      { kind: 'channel', id: '14' },
      { kind: 'emoji', name: 'kreuz_dame', id: '15' },
      { kind: 'time', at: 60_000, style: 'R' },
      { kind: 'command', text: '/doko hand' },
    ])
  })

  it('keeps markup inside code as it is', () => {
    expect(parseInline('`**a** <@1>`')).toEqual([{ kind: 'code', text: '**a** <@1>' }])
  })

  it('links only to web pages', () => {
    const link = { kind: 'link', href: 'https://example.org/a', children: [text('here')] }
    expect(parseInline('[here](https://example.org/a)')).toEqual([link])
    expect(parseInline('[here](javascript:alert(1))')).toEqual([text('[here](javascript:alert(1))')])
    expect(parseInline('see https://example.org/a.')).toEqual([
      text('see '),
      { kind: 'link', href: 'https://example.org/a', children: [text('https://example.org/a')] },
      text('.'),
    ])
  })
})

describe('a text of markdown', () => {
  it('tells headings, subtext, lists and paragraphs apart and keeps line breaks', () => {
    expect(parseMarkdown('# Title\n-# small\none\ntwo\n\n- a\n  - b\n1. c')).toEqual([
      { kind: 'heading', level: 1, children: [text('Title')] },
      { kind: 'subtext', children: [text('small')] },
      { kind: 'paragraph', lines: [[text('one')], [text('two')]] },
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          { depth: 0, children: [text('a')] },
          { depth: 1, children: [text('b')] },
        ],
      },
      { kind: 'list', ordered: true, start: 1, items: [{ depth: 0, children: [text('c')] }] },
    ])
  })

  it('reads quotes and code blocks', () => {
    expect(parseMarkdown('> a\n> b\n```json\n{"x": 1}\n```\nend')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [[text('a')], [text('b')]] }] },
      { kind: 'pre', text: '{"x": 1}' },
      { kind: 'paragraph', lines: [[text('end')]] },
    ])
  })

  it('makes no heading of a hash in a word or four hashes', () => {
    expect(parseMarkdown('#1 and\n#### x').map((block) => block.kind)).toEqual(['paragraph'])
  })

  it('becomes plain words for a screen reader', () => {
    expect(plainText('### Table 2\n**<@5>** is to play, since <t:1767643788:R> in <#7> <:herz_10:1>', names)).toBe(
      'Table 2\nuser 5 is to play, since 12 seconds ago in channel 7 herz 10',
    )
  })
})

describe('words', () => {
  it('says how long ago or how far ahead', () => {
    expect(timeText(NOW - 90_000, 'R', NOW)).toBe('1 minute ago')
    expect(timeText(NOW + 86_400_000 * 2, 'R', NOW)).toBe('in 2 days')
    expect(spanText(800_000)).toBe('13:20')
    expect(spanText(-5)).toBe('0:00')
  })

  it('names cards and nothing else', () => {
    expect(cardLabel('♥ 10')).toBe('♥ 10, ten of hearts')
    expect(cardLabel('♣D')).toBe('♣D, queen of clubs')
    expect(cardLabel('Say Re')).toBe('Say Re')
  })
})
