import { describe, expect, test } from 'vitest'
import { presets } from '../../../src/engine/index.js'
import type { Call, RuleSet } from '../../../src/engine/index.js'
import { highestLevel, isLateReply, levelOf, refusalOf, replyBars } from '../../../src/engine/rules/announcement.js'
import type { Standing } from '../../../src/engine/rules/announcement.js'
import { variantOf } from '../../../src/engine/rules/variant.js'

const start: Standing = {
  open: true,
  party: 0,
  level: [0, 0],
  barred: 0,
  held: 12,
  shift: 0,
  tricksDone: 0,
  led: false,
}

function code(call: Call, change: Partial<Standing>, rules: RuleSet = presets.ddv): string {
  const variant = variantOf(rules)
  if (!variant.ok) throw new Error(variant.refusal.code)
  const now = { ...start, ...change }
  const refusal = refusalOf(variant.value, now, call)
  const listed = levelOf(call) > now.level[now.party] && levelOf(call) <= highestLevel(variant.value, now)
  if (refusal?.code !== 'announce-wrong-party') {
    expect(listed, 'the list of legal calls and the refusal agree').toBe(refusal === null)
  }
  return refusal?.code ?? 'yes'
}

const kontra = { party: 1 } as const

describe('announcements by cards in hand', () => {
  test.each<[string, Call, Partial<Standing>, string]>([
    ['A1', 're', {}, 'yes'],
    ['A2', 're', { held: 11, tricksDone: 1, led: true }, 'yes'],
    ['A3', 're', { held: 10, tricksDone: 1, led: true }, 'announce-too-late'],
    ['A4', 're', { held: 11, tricksDone: 1, led: true }, 'yes'],
    ['A5', 'keine90', { level: [1, 0], held: 10 }, 'yes'],
    ['A6', 'keine90', { level: [1, 0], held: 9 }, 'announce-too-late'],
    ['A7', 'keine60', { level: [1, 0], held: 9 }, 'announce-too-late'],
    ['A8', 'keine60', { held: 11 }, 'yes'],
    ['A9', 'keine90', { held: 10 }, 'announce-too-late'],
    ['A10', 'schwarz', { level: [1, 0], held: 10 }, 'yes'],
    ['A11', 'kontra', { ...kontra, level: [1, 0], held: 10 }, 'yes'],
    ['A12', 'keine90', { ...kontra, level: [1, 1], barred: 2, held: 10 }, 'announce-blocked'],
    ['A12', 'keine90', { ...kontra, level: [1, 1], barred: 2, held: 11 }, 'announce-blocked'],
    ['A13', 'keine90', { ...kontra, level: [1, 1], held: 10 }, 'yes'],
    ['A14', 'kontra', { ...kontra, level: [1, 0], held: 9 }, 'announce-too-late'],
    ['A15', 'kontra', { ...kontra, level: [2, 0], held: 9 }, 'yes'],
    ['A15', 'kontra', { ...kontra, level: [2, 0], held: 8 }, 'announce-too-late'],
    ['A16', 'kontra', { ...kontra, level: [5, 0], held: 6 }, 'yes'],
    ['A16', 'kontra', { ...kontra, level: [5, 0], held: 5 }, 'announce-too-late'],
    ['A17', 'keine90', { ...kontra, level: [1, 0], held: 10 }, 'announce-too-late'],
    ['A18', 're', { level: [1, 0] }, 'announce-already'],
    ['A19', 're', { open: false }, 'announce-too-early'],
    ['A19', 'kontra', { ...kontra, open: false }, 'announce-too-early'],
    ['A20', 're', { shift: 1, held: 10 }, 'yes'],
    ['A20', 're', { shift: 1, held: 9 }, 'announce-too-late'],
    ['A21', 'kontra', { ...kontra, shift: 2, held: 9 }, 'yes'],
    ['A22', 'kontra', { ...kontra, shift: 2, level: [1, 0], held: 8 }, 'yes'],
    ['A23', 're', { held: 11 }, 'yes'],
  ])('%s: %s', (_id, call, change, expected) => expect(code(call, change)).toBe(expected))

  test('A11 and A13: only a reply that was too late for a first announcement bars the party', () => {
    const variant = variantOf(presets.ddv)
    if (!variant.ok) throw new Error(variant.refusal.code)
    expect(isLateReply(variant.value, { ...start, ...kontra, level: [1, 0], held: 10 })).toBe(true)
    expect(isLateReply(variant.value, { ...start, ...kontra, level: [1, 0], held: 11 })).toBe(false)
  })

  test('A24: two cards fewer without Neunen', () => {
    const short: RuleSet = { preset: 'ddv', set: { nines: false } }
    expect(code('re', { held: 9 }, short)).toBe('yes')
    expect(code('re', { held: 8 }, short)).toBe('announce-too-late')
  })

  test('the other party’s word is not one’s own', () => {
    expect(code('kontra', {})).toBe('announce-wrong-party')
    expect(code('re', kontra)).toBe('announce-wrong-party')
  })
})

describe('announcements where the rule set is stricter or milder', () => {
  const set = (changed: RuleSet['set']): RuleSet => ({ preset: 'ddv', set: changed })

  test('one level after another: what is in time but skips one is refused as that', () => {
    const steps = set({ skipLevels: false })
    expect(code('re', {}, steps)).toBe('yes')
    expect(code('keine90', {}, steps)).toBe('announce-skips')
    expect(code('keine90', { level: [1, 0] }, steps)).toBe('yes')
    expect(code('schwarz', { level: [4, 0], held: 7 }, steps)).toBe('yes')
    expect(code('keine60', { level: [1, 0] }, steps)).toBe('announce-skips')
    expect(code('keine60', { level: [1, 0], held: 9 }, steps)).toBe('announce-too-late')
    expect(code('keine90', { ...kontra, level: [1, 0], held: 10 }, steps)).toBe('announce-too-late')
  })

  test('no extra card for a reply', () => {
    const late = { ...kontra, level: [1, 0], held: 10 } as const
    expect(code('kontra', late, set({ reply: false }))).toBe('announce-too-late')
    expect(code('kontra', { ...late, held: 11 }, set({ reply: false }))).toBe('yes')
  })

  test('a late reply that bars nothing', () => {
    const bars = (rules: RuleSet): boolean => {
      const variant = variantOf(rules)
      return variant.ok && replyBars(variant.value, { ...start, ...kontra, level: [1, 0], held: 10 })
    }
    expect([bars(presets.ddv), bars(set({ lateReplyBlocks: false }))]).toEqual([true, false])
  })
})

describe('announcements by the open trick (willi)', () => {
  const at = (call: Call, tricksDone: number, led: boolean, change: Partial<Standing> = {}): string =>
    code(call, { held: 10 - tricksDone, tricksDone, led, ...change }, presets.willi)

  test('Re until trick 2 is led, Kontra until trick 3 is', () => {
    expect(at('re', 1, false)).toBe('yes')
    expect(at('re', 1, true)).toBe('announce-too-late')
    expect(at('kontra', 2, false, kontra)).toBe('yes')
    expect(at('kontra', 2, true, kontra)).toBe('announce-too-late')
  })

  test.each<[Call, number, 1 | 2 | 3 | 4]>([
    ['keine90', 3, 1],
    ['keine60', 4, 2],
    ['keine30', 5, 3],
    ['schwarz', 6, 4],
  ])('%s while trick %i lies open', (call, trick, own) => {
    expect(at(call, trick, false, { level: [own, 0] })).toBe('yes')
    expect(at(call, trick, true, { level: [own, 0] })).toBe('announce-too-late')
  })

  test('a Hochzeit moves every limit, a reply none', () => {
    expect(at('re', 2, false, { shift: 1 })).toBe('yes')
    expect(at('re', 2, true, { shift: 1 })).toBe('announce-too-late')
    expect(at('re', 2, false, { level: [0, 1] })).toBe('announce-too-late')
  })
})
