import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../src/cli/random-deal.js'
import { formatRecord, judge, presets } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import { randomRules, randomSetup } from '../laws/random-setups.js'
import { judgeRecord } from './judge.js'

type Judged = Record<string, unknown>

const byText = (values: unknown): unknown =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).sort() : values

/** What both judges must say alike: the order of score lines is free, as are the words of a message. */
function comparable(judgement: unknown): Judged {
  const plain = JSON.parse(JSON.stringify(judgement)) as Judged
  const { message: _, lines, ...rest } = plain
  return { ...rest, lines: byText(lines), ...(plain['game'] === 'redeal' && { parties: null }) }
}

/** Both judgements on a record, whole and cut off where it is instructive. */
function compare(rules: RuleSet, seed: string): void {
  const { setup, dice } = randomSetup(rules, seed)
  const played = playAtRandom(setup, dice)
  if (!played.ok) throw new Error(JSON.stringify(played.refusal))
  const record = JSON.parse(formatRecord({ setup, actions: played.value.actions })) as { actions: string[] }
  const length = record.actions.length
  for (const end of dice.roll(8) === 0 ? [length, dice.roll(length)] : [length]) {
    const part = { ...record, actions: record.actions.slice(0, end) }
    const [mine, theirs] = [comparable(judge(part)), comparable(judgeRecord(part))]
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine, JSON.stringify(part)).toEqual(theirs)
  }
}

describe('the engine and the slow judge agree', () => {
  for (const rules of Object.values(presets)) {
    it(`on 4000 random deals of ${rules.preset}`, () => {
      for (let deal = 0; deal < 4000; deal++) compare(rules, `agree/${rules.preset}/${deal}`)
    })
  }

  it('on 4000 random deals of 200 random rule sets', () => {
    for (let set = 0; set < 200; set++) {
      const rules = randomRules(`rules/${set}`)
      for (let deal = 0; deal < 20; deal++) compare(rules, `agree/${set}/${deal}`)
    }
  })
})
