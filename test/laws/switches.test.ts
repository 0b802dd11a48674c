import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../src/cli/random-deal.js'
import {
  formatRecord,
  isOver,
  judge,
  parseRecord,
  resultOf,
  seats,
  switchValue,
  viewOf,
} from '../../src/engine/index.js'
import type { DealResult, RuleSet } from '../../src/engine/index.js'
import { randomRules, randomSetup } from './random-setups.js'

/** What the book of a rule set makes of any deal. */
function checkBook(rules: RuleSet, result: DealResult): void {
  const sum = result.points.reduce<number>((total, points) => total + points, 0)
  const positive = result.points.some((points) => points > 0)
  const negative = result.points.some((points) => points < 0)
  if (switchValue(rules, 'score') === 'minus') expect(negative).toBe(false)
  else if (switchValue(rules, 'bookKeeping') === 'plusMinus') {
    // A lost Solo that is not tripled gives three what one pays once.
    const once = result.soloist !== null && result.winner === 'kontra' && switchValue(rules, 'soloTriple') === 'whenWon'
    expect(sum).toBe(once ? 2 * result.value : 0)
  } else if (switchValue(rules, 'bookKeeping') === 'onlyPlus') expect(negative).toBe(false)
  else expect(positive).toBe(false)
}

describe('random combinations of switches', () => {
  it('200 of them play to the end and keep the laws', () => {
    const seen = new Set<string>()
    for (let number = 0; number < 220; number++) {
      // Armut and Genscher are rare: every tenth set is sure to have them.
      const rules: RuleSet =
        number % 10 === 0 ? { preset: 'hausrunde', set: { genscher: true } } : randomRules(`combination/${number}`)
      for (let deal = 0; deal < 3; deal++) {
        const seed = `combination/${number}/${deal}`
        const { setup, dice } = randomSetup(rules, seed)
        // Throws when nothing is legal on a seat's turn, or a legal action is refused.
        const played = playAtRandom(setup, dice, 2)
        if (!played.ok) throw new Error(`${played.refusal.code}: ${seed}`)
        const { deal: over, actions } = played.value
        for (const { type } of actions) seen.add(type)
        expect(isOver(over)).toBe(true)
        const result = resultOf(over)
        if (!result) throw new Error(seed)
        if (result.game === 'redeal') {
          expect(result.points).toEqual([0, 0, 0, 0])
        } else {
          expect(result.eyes.re + result.eyes.kontra, seed).toBe(240)
          const size = switchValue(rules, 'nines') === false ? 10 : 12
          expect(result.tricksWon.re + result.tricksWon.kontra, seed).toBe(size)
          expect(result.parties.filter((party) => party === 're').length).toBe(result.soloist === null ? 2 : 1)
          checkBook(rules, result)
        }
        for (const seat of seats) expect(viewOf(over, seat).legal).toEqual([])
        const record = { setup, actions }
        const text = formatRecord(record)
        expect(parseRecord(text)).toEqual({ ok: true, value: record })
        expect(judge(text)).toMatchObject({ ok: true, over: true, points: result.points })
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['healthy', 'reserve', 'take', 'give', 'announce', 'play', 'genscher']),
    )
  })
})
