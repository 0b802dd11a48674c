import { expect, it } from 'vitest'
import { drawsOf, legalActions, turnOf } from '../../src/engine/index.js'
import type { Seat } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import { replay, step } from '../../src/table/steps/step.js'
import { occupantOf } from '../../src/table/table.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { lobby, moved, people } from '../support/table-steps.js'

/** Draws one thing after another. */
function drawing(seed: string) {
  const draw = drawsOf(seed)
  return <T>(from: readonly T[]): T | undefined => from[draw(Math.max(1, from.length))]
}

type Pick = ReturnType<typeof drawing>

/** Something that anybody, or time itself, may want of a table now; often enough it cannot be had. */
function wish(table: Table, pick: Pick): Intent {
  const user = pick(people) ?? 'anna'
  const { deal } = table
  if (deal === null || table.status === 'between') return pick([{ type: 'continue', user }, { type: 'continue-timeout' }] as const) ?? { type: 'expire' } // prettier-ignore
  const turn: Seat = turnOf(deal) ?? 0
  const legal = legalActions(deal, turn)
  const move = pick(legal) ?? { type: 'healthy' }
  const held = tableView(table, user).deal?.hand ?? []
  const answer = { type: 'answer-take-back', user, agree: pick([true, true, true, false]) ?? true } as const
  const wishes: readonly Intent[] = [
    moved(table, move, turn),
    moved(table, move, turn),
    moved(table, move, turn),
    { type: occupantOf(table, turn)?.kind === 'person' ? 'auto' : 'computer', seat: turn, move },
    { type: 'overtime', seat: turn, move },
    { type: 'advance', user, answer: { type: 'play', card: pick(held) ?? 'HT' } },
    { type: 'advance', user, answer: { type: 'healthy' } },
    { type: 'advance', user, answer: null },
    { type: 'ask-take-back', user },
    ...(table.takeBack === null ? [answer] : [answer, answer, answer, answer]),
    { type: 'take-back-timeout' },
    { type: 'join', user },
    pick<Intent>([
      { type: 'suspend', why: 'forbidden' },
      { type: 'pause', user },
    ]) ?? { type: 'pause', user },
    { type: 'resume', user, manager: false, room: pick(['room-1', 'room-2']) ?? 'room-1' },
  ]
  return pick(wishes) ?? { type: 'take-back-timeout' }
}

/** Walks through a match of two games, and builds the table again from what was accepted. */
function walk(seed: string, kinds: Set<string>): void {
  const pick = drawing(seed)
  const opened = lobby({ games: 2, clock: 90_000, rules: { preset: 'hausrunde', set: { takeBack: true } } })
  const intents: Intent[] = []
  const times: number[] = []
  let table = opened
  let now = 1_700_000_000_000
  const take = (intent: Intent): void => {
    now += pick([0, 1, 500, 20_000]) ?? 0
    const before = table
    const stepped = step(before, intent, now)
    if (!stepped.ok) return
    table = stepped.value.table
    intents.push(intent)
    times.push(now)
    kinds.add(intent.type)
    if (intent.type !== 'advance') return
    const others = [...people.filter((user) => user !== intent.user), null]
    expect(others.map((user) => withoutTime(table, user))).toEqual(others.map((user) => withoutTime(before, user)))
  }
  for (const user of people.slice(1)) take({ type: 'join', user })
  take({ type: 'start', user: 'anna' })
  for (let tries = 0; tries < 4000 && table.status !== 'over'; tries++) take(wish(table, pick))
  const { id, number, request } = opened
  const again = replay({ id, number, request }, intents, times)
  if (!again.ok) throw new Error(`intent ${again.refusal.version} of walk ${seed} does not fit`)
  expect(again.value).toEqual(table)
}

/** What somebody sees, but for the time that is left: whoever is on turn has all of it again after taking words back. */
const withoutTime = (table: Table, user: string | null) => ({ ...tableView(table, user), clock: null })

it('is built again from what was accepted, whatever was wanted in whatever order, and words in advance stay private', () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < 8; seed++) walk(`walk ${seed}`, kinds)
  const expected = ['move', 'auto', 'overtime', 'advance', 'ask-take-back', 'answer-take-back', 'take-back-timeout', 'suspend', 'resume'] // prettier-ignore
  expect([...kinds]).toEqual(expect.arrayContaining(expected))
})
