import { describe, expect, it } from 'vitest'
import { commitmentOf } from '../../src/engine/index.js'
import type { Outcome } from '../../src/table/intent.js'
import { tableView } from '../../src/table/table-view.js'
import { opening } from '../support/ledger-contract.js'
import { runningTables, withPeople } from '../support/running-tables.js'
import { after, dealOver, firstMove, leading, people, started } from '../support/table-steps.js'

/** All lists and records that a value holds, itself included. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

describe('the views of a table', () => {
  it('are made once for each who has a place, and once for all others', () => {
    const table = after(started(), { type: 'leave', user: 'dora' })
    const viewers = ['anna', 'ben', 'clara', 'dora', null] as const
    const views = viewers.map((user) => tableView(table, user))
    expect(viewers.map((user) => tableView(table, user)).every((view, index) => view === views[index])).toBe(true)
    expect(new Set(views).size).toBe(5)
    expect(tableView(table, 'emil')).toBe(tableView(table, null))
    expect(tableView(table, 'dora')).toEqual({ ...tableView(table, null), mayReturn: 3 })
  })

  it('offer nobody a place to come back to once the table has ended', () => {
    const left = after(started(), { type: 'leave', user: 'dora' })
    const closed = after(left, { type: 'close', user: 'anna', manager: false })
    expect([tableView(left, 'dora').mayReturn, tableView(closed, 'dora').mayReturn]).toEqual([3, null])
  })

  it('are others as soon as anything has happened', () => {
    const table = leading()
    const before = people.map((user) => tableView(table, user))
    const next = after(table, firstMove(table))
    expect(people.map((user) => tableView(next, user)).some((view) => before.includes(view))).toBe(false)
    expect(people.map((user) => tableView(table, user))).toEqual(before)
  })

  it('cannot be changed by those who read them', () => {
    for (const table of [started(), after(leading(), firstMove(leading())), dealOver(started())]) {
      for (const user of ['anna', null]) {
        const parts = partsOf(tableView(table, user))
        expect(parts.length).toBeGreaterThan(10)
        for (const part of parts) expect(Object.isFrozen(part)).toBe(true)
      }
    }
  })

  it('are handed on with each outcome, as the table was then', async () => {
    const { tables, outcomes, send } = runningTables()
    const told: boolean[] = []
    const same = ({ table, viewFor }: Outcome) =>
      [...people, 'emil', null].every((user) => tables.view(table, user) === viewFor(user))
    tables.onOutcome((outcome) => told.push(same(outcome)))
    const opened = await tables.open(opening())
    if (!opened.ok) throw new Error(opened.refusal.code)
    const { table, version, viewFor } = opened.value
    expect([version, viewFor('anna').place, viewFor(null).place]).toEqual([0, 0, null])
    expect(viewFor('anna')).toBe(tables.view(table, 'anna'))
    await send(table, ...withPeople)
    expect(told).toEqual([true, true, true, true])
    expect(outcomes.map((outcome) => outcome.viewFor(null).version)).toEqual([1, 2, 3, 4])
    expect(viewFor(null).status).toBe('lobby')
  })

  it('show the Mischprobe of the seed from the beginning to the end, the seed only then', () => {
    const seed = 'a seed that nobody knows'
    const table = started({ seed, games: 1 })
    const [begun, over] = [tableView(table, null), tableView(dealOver(table), null)]
    expect([begun.commitment, over.commitment]).toEqual([commitmentOf(seed), commitmentOf(seed)])
    expect([begun.proof, over.proof?.seed]).toEqual([null, seed])
  })
})
