import { expect, it } from 'vitest'
import { showView } from '../../src/engine/debug.js'
import { usualSettings } from '../../src/table/ports.js'
import { automaticIntent } from '../../src/table/running/automatic.js'
import { waitingOf } from '../../src/table/running/waiting.js'
import { tableView } from '../../src/table/table-view.js'
import type { Table } from '../../src/table/table.js'
import { createManualClock } from '../support/clock.js'
import { showTable } from '../support/show.js'
import { after, dealOver, did, firstMove, lobby, onTurn, refusalOf, started } from '../support/table-steps.js'

// A person alone with computers, and what a table does by itself.

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const people = { settingsOf: () => Promise.resolve({ ...usualSettings, autoPlay: true }) }

/** anna's own card lies in front, computers play the rest. */
function played(): Table {
  const rules = { preset: 'hausrunde', set: { takeBack: true } } as const
  let table = after(lobby({ rules }), { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' })
  while (!tableView(table, 'anna').mayTakeBack) table = after(table, firstMove(table))
  return table
}

it('with computers alone a card comes back at once: nobody is asked', () => {
  const table = played()
  const { table: back, events } = did(table, { type: 'ask-take-back', user: 'anna' })
  expect(events.map(({ type }) => type)).toEqual(['take-back-asked', 'taken-back'])
  expect([back.takeBack, back.undo, onTurn(back), back.turnSince]).toEqual([null, null, 0, back.version])
  expect(tableView(back, 'anna').deal?.hand).toHaveLength((tableView(table, 'anna').deal?.hand.length ?? 0) + 1)
  expect(refusalOf(back, { type: 'ask-take-back', user: 'anna' })).toEqual({ code: 'nothing-to-take-back' })
})

it('nothing is done for anybody where no person is on turn', async () => {
  const computers = after(started(), { type: 'leave', user: 'ben' })
  expect(onTurn(computers)).toBe(1)
  for (const table of [lobby(), computers, dealOver(started())])
    expect(await automaticIntent(table, people, quiet)).toBeNull()
})

it('a table that has closed waits for no move any more', () => {
  const around = { clock: createManualClock(0), pace: () => 800 }
  const waits = (table: Table) => waitingOf(table, around).map(({ what }) => what)
  const table = after(started({ clock: 90_000 }), { type: 'leave', user: 'ben' })
  expect(waits(table)).toEqual(['computers', 'expire'])
  expect(waits(after(table, { type: 'close', user: 'anna', manager: false }))).toEqual(['expire'])
})

it('for whoever looks for a mistake a table is shown as one person sees it', () => {
  const head = (status: string, game: number) =>
    `table 1 (t1), version ${game === 0 ? 0 : 4}: ${status}, game ${game} of 4\nseat 0 place 0, seat 1 place 1, seat 2 place 2, seat 3 place 3; totals 0 / 0 / 0 / 0`
  expect(showTable(tableView(lobby({ games: 4 }), null))).toBe(head('lobby', 0))
  const view = tableView(started({ games: 4 }), 'anna')
  if (view.deal === null) throw new Error('no deal is running')
  expect(showTable(view)).toBe(`${head('playing', 1)}\n${showView(view.deal)}`)
})
