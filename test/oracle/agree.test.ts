import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../src/cli/random-deal.js'
import { formatRecord, judge, presets, switches, switchIds } from '../../src/engine/index.js'
import type { RuleSet, SwitchId, SwitchValue } from '../../src/engine/index.js'
import { randomRules, randomSetup } from '../laws/random-setups.js'
import { SOLO_KINDS, SWITCHES } from './options.js'
import { judgeRecord } from './judge.js'

type Judged = Record<string, unknown>

const byText = (values: unknown): unknown =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).sort() : values

/** What both judges must say alike: the order of score lines is free, as are the words of a message. */
function comparable(judgement: unknown): Judged {
  const plain = JSON.parse(JSON.stringify(judgement)) as Judged
  const redeal = plain['game'] === 'redeal' && { parties: null }
  return { ...plain, message: null, lines: byText(plain['lines']), ...redeal }
}

/** Switches that the slow judge knows, or that are one of its switches under other names. */
const shared = switchIds.filter(
  (id) =>
    (Object.hasOwn(SWITCHES, id) && id !== 'gegenDieAlten') || /^(farbsoli|damensolo|bubensolo|fleischlos)$/.test(id),
)

/** A rule set's switches as the slow judge writes them: one list of Soli, null for "never". */
function asTheirs({ preset, set }: RuleSet): Record<string, unknown> {
  const valueOf = (id: SwitchId): SwitchValue => set[id] ?? switches[id].defaults[preset]
  const offered = (kind: (typeof SOLO_KINDS)[number]): boolean =>
    valueOf(/^(kreuz|pik|herz|karo)/.test(kind) ? 'farbsoli' : (kind as SwitchId)) === true
  const never = (id: SwitchId, off: number): unknown => (valueOf(id) === off ? null : valueOf(id))
  const rest = Object.entries(set).filter(([id]) => Object.hasOwn(SWITCHES, id))
  return {
    ...Object.fromEntries(rest),
    soli: SOLO_KINDS.filter(offered),
    schmeissenNines: never('schmeissenNines', 0),
    schmeissenKings: never('schmeissenKings', 0),
    schmeissenTrumps: never('schmeissenTrumps', -1),
  }
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
    const [mine, theirs] = [comparable(judge(part)), comparable(judgeRecord({ ...part, set: asTheirs(rules) }))]
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine, JSON.stringify(part)).toEqual(theirs)
  }
}

describe('the engine and the slow judge agree', () => {
  for (const rules of Object.values(presets)) {
    it(`on random deals of ${rules.preset}`, () => {
      for (let deal = 0; deal < 700; deal++) compare(rules, `agree/${rules.preset}/${deal}`)
    })
  }

  it('on random deals of random rule sets', () => {
    for (let set = 0; set < 60; set++) {
      const rules = randomRules(`rules/${set}`, shared, (id, value) => SWITCHES[id]?.fits(value) ?? true)
      for (let deal = 0; deal < 10; deal++) compare(rules, `agree/${set}/${deal}`)
    }
  })
})
