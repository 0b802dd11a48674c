import { describe, expect, it } from 'vitest'
import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import type { Dice } from '../../src/cli/random-deal.js'
import { formatRecord, judge } from '../../src/engine/index.js'
import { randomRules, randomSetup } from './random-setups.js'

/** A whole random deal as one line. */
function line(seed: string): string {
  const { setup, dice } = randomSetup(randomRules(seed), seed)
  const played = playAtRandom(setup, dice)
  if (!played.ok) throw new Error(played.refusal.code)
  return formatRecord({ setup, actions: played.value.actions })
}

/** Judges anything; every bad record must say where and why. Returns its code, or `ok`. */
function verdict(source: unknown): string {
  const judgement = judge(source)
  if (judgement.ok) return 'ok'
  const { at, code, message } = judgement
  if (!Number.isInteger(at) || at < -1) throw new Error(`no place: ${String(at)}`)
  if (!/^[a-z]+(-[a-z]+)*$/.test(code) || !message.startsWith(code)) throw new Error(`no reason: ${code}`)
  return code
}

const bytes = (dice: Dice): string =>
  Buffer.from(Array.from({ length: dice.roll(200) }, () => dice.roll(256))).toString('latin1')

/** A record with some of its characters changed, left out, doubled or put elsewhere. */
function garbled(text: string, dice: Dice): string {
  let out = text
  for (let times = 1 + dice.roll(4); times > 0; times--) {
    const at = dice.roll(out.length + 1)
    const [before, after] = [out.slice(0, at), out.slice(at)]
    const cut = dice.roll(20)
    out = [
      before + after.slice(1),
      before + String.fromCharCode(dice.roll(128)) + after.slice(1),
      before + String.fromCharCode(dice.roll(0x10000)) + after,
      before + after.slice(cut),
      before + after.slice(0, cut) + after,
      after + before,
      before,
    ][dice.roll(7)] as string
  }
  return out
}

const oddities: readonly unknown[] = [
  null, true, false, 0, -1, 1, 3, 4, 0.5, 1e300, '', 'CA', 'H', '1', '1 CA', '0 gesund', '2 vorbehalt hochzeit fehl',
  '1 genscher 1', '3 genscher 2', '1 gibt C9', '1 schwarz', 'ddv', '__proto__', 'constructor', [], {}, [[]], ['CA'],
  { nines: false }, { nines: 1 }, { constructor: 1 }, { superschweine: 'neun' }, [true, true, true, true], '\u0000', 'é',
] as const // prettier-ignore

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The same JSON with one value somewhere inside replaced, removed, doubled or renamed. */
function changed(value: Json, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.roll(6) === 0) return oddities[dice.roll(oddities.length)]
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as Json[])]
    const at = dice.roll(list.length + 1)
    const how = dice.roll(5)
    if (how === 0) list.splice(at, 1)
    else if (how === 1) list.splice(at, 0, list[dice.roll(list.length + 1)])
    else if (how === 2) list.splice(at, 0, oddities[dice.roll(oddities.length)])
    else if (at < list.length) list[at] = changed(list[at] as Json, dice)
    return list
  }
  const entries = Object.entries(value)
  const at = dice.roll(entries.length)
  const [key, inner] = entries[at] ?? ['doko', 1]
  const how = dice.roll(8)
  if (how === 0) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (how === 1) return { ...value, [`${key}x`]: inner }
  return Object.fromEntries(entries.map(([name, one]) => [name, name === key ? changed(one, dice) : one]))
}

describe('the judge answers anything with a judgement, never with a crash', () => {
  it('random bytes', () => {
    const dice = diceOf('fuzz/bytes')
    for (let number = 0; number < 3000; number++) expect(verdict(bytes(dice))).not.toBe('ok')
  })

  it('records with garbled text', () => {
    const dice = diceOf('fuzz/text')
    const codes = new Set<string>()
    for (let record = 0; record < 60; record++) {
      const whole = line(`fuzz/text/${record}`)
      for (let number = 0; number < 60; number++) codes.add(verdict(garbled(whole, dice)))
    }
    expect([...codes]).toEqual(expect.arrayContaining(['malformed', 'not-your-turn', 'wrong-deck']))
  })

  it('records with changed values, as text and as objects', () => {
    const dice = diceOf('fuzz/values')
    const codes = new Set<string>()
    for (let record = 0; record < 60; record++) {
      const whole = JSON.parse(line(`fuzz/values/${record}`)) as Json
      for (let number = 0; number < 60; number++) {
        const other = changed(whole, dice)
        const code = verdict(other)
        codes.add(code)
        // JSON knows no undefined: a list with a hole reads as one with null.
        expect(verdict(JSON.stringify(other))).toBe(code)
      }
    }
    expect([...codes]).toEqual(
      expect.arrayContaining(['ok', 'malformed', 'wrong-deck', 'unknown-rules', 'not-your-turn', 'deal-over']),
    )
  })

  it('values of every kind', () => {
    for (const value of [...oddities, undefined, () => 1, Symbol('x'), 10n, new Date(0), NaN]) {
      expect(verdict(value)).toBe('malformed')
    }
  })
})
