import { expect, it } from 'vitest'
import { commitmentOf, matchKey } from '../../src/engine/index.js'
import { createTables } from '../../src/table/running/tables.js'
import { createManualClock } from '../support/clock.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { until } from '../support/running-tables.js'

it.each(['played to the end', 'closed early'])('seed and match key stay inside until a match is %s', async (how) => {
  const seed = 'a5'.repeat(32)
  const key = matchKey(seed, ['open anna - 0', 'fill anna 71 1,2,3 easy', 'start anna 72'])
  const told: string[] = []
  const note = (...what: readonly unknown[]) => void told.push(JSON.stringify(what))
  const clock = createManualClock()
  const tables = createTables({
    ledger: createMemoryLedger(),
    players: {
      easy: {
        level: 'easy',
        choose: (view, chance) => {
          note(view, chance)
          return drawing('easy', [1, 2, 3]).choose(view, chance)
        },
      },
    },
    clock,
    log: { info: note, warn: note, error: note },
    pace: (view) => (note(view), 0),
    newId: () => 't1',
    newSeed: () => seed,
  })
  const look = () => ['anna', 'eve', null].forEach((user) => note(tables.view('t1', user)))
  tables.onOutcome((outcome) => {
    const { status } = tables.view('t1', null) ?? {}
    if (status === 'over' || status === 'closed') return
    note(outcome)
    look()
  })
  const { server, room, host, rules, level } = opening()
  note(await tables.open({ server, room, host, rules, level, games: 1 }))
  look()
  note(await tables.send('t1', { type: 'fill', user: 'anna', press: '71' }))
  note(await tables.send('t1', { type: 'start', user: 'anna', press: '72' }))
  const view = () => tables.view('t1', 'anna')
  while (view()?.status === 'playing') {
    await until(() => view()?.status !== 'playing' || view()?.deal?.turn === 0)
    if (how === 'closed early' && (view()?.deal?.tricks.length ?? 0) > 2) {
      await tables.send('t1', { type: 'close', user: 'anna', manager: false })
      break
    }
    const [move] = view()?.deal?.legal ?? []
    if (move && view()?.status === 'playing') await tables.send('t1', { type: 'move', user: 'anna', move })
  }
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter((line) => line.includes(seed) || line.includes(key))).toEqual([])
  expect(told.filter((line) => line.includes(commitmentOf(seed))).length).toBeGreaterThan(10)
  for (const user of ['anna', 'eve', null]) expect(tables.view('t1', user)?.proof?.seed).toBe(seed)
  const match = await tables.matchRecord('t1')
  expect(match && matchKey(match.seed, match.lobby)).toBe(key)
  await tables.shutDown()
})
