import { describe, expect, it } from 'vitest'
import { price } from '../../../src/discord/features/play/price.js'
import { presetIds, presets, viewOf } from '../../../src/engine/index.js'
import type { Call, Level, Party, PresetId, RuleSet, View } from '../../../src/engine/index.js'
import { translator } from '../../../src/i18n/index.js'
import { score } from '../../engine/rules/score-sheet.js'
import { randomDeal } from './support.js'

// What a call costs is said in words; here the books score the same game with and without it.

const t = translator('de')

type Score = ReturnType<typeof score>

/** Points of all lines, before anything multiplies them. */
const plain = ({ lines }: Score): number => lines.reduce((sum, line) => ('points' in line ? sum + line.points : sum), 0)

/** How often the whole counts. */
const times = ({ lines }: Score): number =>
  lines.reduce((product, line) => ('times' in line ? product * line.times : product), 1)

/** A view in which `own` has said so much, as far as prices read it. */
function after(rules: RuleSet, own: Party, said: Level): View {
  const [dealt] = randomDeal(rules, 'prices')
  if (!dealt) throw new Error('no deal')
  const levels = { re: 0, kontra: 0, [own]: said } as View['levels']
  return { ...viewOf(dealt, 0), ownParty: own, levels }
}

/** What a party's game comes to that takes all tricks, or none, having said so much. */
function comesTo(preset: PresetId, set: RuleSet['set'], own: Party, level: number, wins: boolean): Score {
  const re = (own === 're') === wins
  return score(preset, set, {
    re: re ? 240 : 0,
    tricks: re ? [12, 0] : [0, 12],
    level: own === 're' ? [level, 0] : [0, level],
  })
}

const levels = [1, 2, 3, 4, 5] as const
const callAt = (own: Party, level: 1 | 2 | 3 | 4 | 5): Call =>
  ([own, 'keine90', 'keine60', 'keine30', 'schwarz'] as const)[level - 1] ?? 'schwarz'

const parties = ['re', 'kontra'] as const

/** Each call of each party, from each level that may have been said before. */
const presses = parties.flatMap((own) =>
  levels.flatMap((level) =>
    ([0, 1, 2, 3, 4] as const).flatMap((said) =>
      said < level ? [{ own, level, said, call: callAt(own, level) }] : [],
    ),
  ),
)

const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`)

describe.each(presetIds)('by the rules %s', (preset) => {
  it('a call that comes off adds what its price says, all that it says along included', () => {
    for (const { own, level, said, call } of presses) {
      const text = price(call, after(presets[preset], own, said), t).join(', ')
      const [before, called] = [comesTo(preset, {}, own, said, true), comesTo(preset, {}, own, level, true)]
      expect(called.winner).toBe(own === 're' ? 0 : 1)
      const adds = plain(called) - plain(before)
      const says =
        /gewinnt ihr: ([+\u22120-9]+)|\+(\d+) für die|\+(\d+),? (?:und der Wert|wenn es gelingt)|(\+1), und der/.exec(
          text,
        )
      expect([preset, call, said, Number(says?.slice(1).find((found) => found !== undefined) ?? 0)]).toEqual([preset, call, said, adds]) // prettier-ignore
      expect(text.includes('zählt doppelt')).toBe(times(called) / times(before) === 2)
    }
  })

  it('who misses an own call loses, and the others get what its price says', () => {
    for (const { own, level, said, call } of presses) {
      const text = price(call, after(presets[preset], own, said), t).join(', ')
      const missed = comesTo(preset, {}, own, level, false)
      expect(missed.winner).toBe(own === 're' ? 1 : 0)
      const against = missed.lines.filter((line) => 'points' in line && line.code.startsWith('against')).length
      if (level === 1) {
        const before = comesTo(preset, {}, own, 0, false)
        const lost = /verliert ihr: (\+\d+)/.exec(text)?.[1]
        if (lost !== undefined) expect(lost).toBe(signed(plain(missed) - plain(before)))
        expect(text).not.toContain('nicht geschafft')
        expect(text.includes('verloren zählt er vierfach')).toBe(times(missed) === 4)
      } else if (preset === 'willi') {
        expect(times(missed)).toBe(8)
        expect(text).toContain('nicht geschafft ist verloren und zählt achtfach')
      } else {
        const more = against > 0 ? `, und die anderen bekommen bis zu +${against} dazu` : ''
        expect(text).toMatch(new RegExp(`nicht geschafft ist verloren${more.replaceAll('+', '\\+')}$`, 'u'))
      }
    }
  })

  it('so many eyes as a price names are enough, and one fewer is not', () => {
    for (const { own, level, said, call } of presses) {
      const need = /(\d+) Augen nötig/.exec(price(call, after(presets[preset], own, said), t).join(', '))?.[1]
      expect(need !== undefined).toBe(level >= 2 && level <= 4)
      if (need === undefined) continue
      const wins = (eyes: number): boolean => {
        const level_: readonly [number, number] = own === 're' ? [level, 0] : [0, level]
        return (
          score(preset, {}, { re: own === 're' ? eyes : 240 - eyes, level: level_ }).winner === (own === 're' ? 0 : 1)
        )
      }
      expect([wins(Number(need)), wins(Number(need) - 1)]).toEqual([true, false])
    }
  })
})

describe.each(['double', 'doubleGame'] as const)('where Re and Kontra are to "%s"', (reKontra) => {
  it.each(['ddv', 'hausrunde'] as const)('the price of a high call in %s has the doubling and each level', (preset) => {
    const rules: RuleSet = { preset, set: { reKontra } }
    const text = price('keine60', after(rules, 're', 0), t).join(', ')
    expect(text).toContain(reKontra === 'double' ? 'der ganze Wert zählt doppelt' : 'ohne Sonderpunkte zählt doppelt')
    const [before, called] = [
      comesTo(preset, { reKontra }, 're', 0, true),
      comesTo(preset, { reKontra }, 're', 3, true),
    ]
    expect(called.value).toBe(2 * (before.value + 2))
    expect(text).toContain('+2 für die, die gewinnen')
  })
})
