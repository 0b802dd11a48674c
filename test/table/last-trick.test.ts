import { expect, it } from 'vitest'
import { endsWithTrick, shownAt, trickLiesOpen } from '../../src/table/last-trick.js'
import { lastTrickBy } from '../../src/table/running/pace.js'
import { createTables } from '../../src/table/running/tables.js'
import type { Ledger } from '../../src/table/ports.js'
import { tableView } from '../../src/table/table-view.js'
import { createManualClock } from '../support/clock.js'
import type { ManualClock } from '../support/clock.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { until } from '../support/running-tables.js'
import { dealOver, leading, lobby, started } from '../support/table-steps.js'

// The last trick of a deal is seen whole, as long as any other, before its result.

const pause = 3_000

function running(ledger: Ledger, clock: ManualClock) {
  return createTables({
    ledger,
    players: { easy: drawing('easy', [1, 2, 3]) },
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    pace: () => 0,
    lastTrick: () => pause,
    newId: () => 'table',
    newSeed: () => 'drawn-seed',
  })
}

/** anna and three computers, played until the first deal is over. */
async function playedDeal(games: number, start = 1_000_000) {
  const ledger = createMemoryLedger()
  const clock = createManualClock(start)
  const tables = running(ledger, clock)
  await tables.open(opening({ games, clock: 90_000 }))
  const view = () => {
    const seen = tables.view('table', 'anna')
    if (seen === null) throw new Error('no such table')
    return seen
  }
  for (const type of ['fill', 'start'] as const) await tables.send('table', { type, user: 'anna' })
  while (view().status === 'playing') {
    const { deal } = view()
    const [move] = deal?.legal.filter(({ type }) => type !== 'announce') ?? []
    if (deal?.turn === 0 && move !== undefined) await tables.send('table', { type: 'move', user: 'anna', move })
    else await until(() => view().status !== 'playing' || view().deal?.turn === 0)
  }
  return { ledger, clock, tables, view }
}

it('the last trick lies open as it would between any two tricks, then the result is shown', async () => {
  const { clock, view } = await playedDeal(4)
  const now = view()
  expect(now).toMatchObject({ status: 'between', resultAt: clock.now() + pause, nextAt: clock.now() + pause + 20_000 })
  const shown = shownAt(now, clock.now())
  expect(shown).toMatchObject({ status: 'playing', sheet: [], totals: [0, 0, 0, 0], proof: null })
  expect(shown.deal).toMatchObject({ phase: 'playing', turn: null, trick: null, result: null })
  expect(shown.deal?.tricks.at(-1)?.cards).toHaveLength(4)
  expect(shownAt(now, now.resultAt - 1).status).toBe('playing')
  expect(shownAt(now, now.resultAt)).toBe(now)
})

it('the result is saved with the last card; only its showing waits', async () => {
  const { ledger } = await playedDeal(4)
  expect(ledger.games.map(({ game }) => game)).toEqual([1])
})

it('the next deal waits until the result has been shown for its time', async () => {
  const { clock, view } = await playedDeal(4)
  await clock.advance(pause + 19_999)
  expect(view().game).toBe(1)
  await clock.advance(1)
  expect(view().game).toBe(2)
})

it('after a restart the last trick lies open once more, unless somebody has answered the result', async () => {
  const { ledger, clock, tables } = await playedDeal(4)
  await tables.shutDown()
  const later = createManualClock(clock.now() + 60_000)
  const again = running(ledger, later)
  await again.restore()
  expect(again.view('table', null)).toMatchObject({ status: 'between', resultAt: later.now() + pause })
})

it('a result that somebody has answered is not taken back by a restart', async () => {
  const { ledger, clock, tables } = await playedDeal(4)
  const ben = { type: 'take-seat', user: 'ben' } as const
  for (const intent of [ben, { type: 'continue', user: 'anna' } as const]) await tables.send('table', intent)
  await tables.shutDown()
  const later = createManualClock(clock.now() + 1)
  const again = running(ledger, later)
  await again.restore()
  const view = again.view('table', null)
  expect([view?.ready, view && trickLiesOpen(view, later.now())]).toEqual([['anna'], false])
})

it('a match whose end nobody was shown when the program was killed is found again, and its last trick lies open', async () => {
  const { ledger, clock } = await playedDeal(1)
  await ledger.setMessage('table', 'the last trick')
  const later = createManualClock(clock.now() + 500)
  const again = running(ledger, later)
  await again.restore()
  expect([again.all(), again.unshown()]).toEqual([[], ['table']])
  expect(again.view('table', null)).toMatchObject({ status: 'over', resultAt: later.now() + pause })
})

it('a match whose end was shown, or is long past, is left alone', async () => {
  const shown = await playedDeal(1)
  await shown.ledger.setMessage('table', null)
  const one = running(shown.ledger, shown.clock)
  await one.restore()
  const old = await playedDeal(1)
  await old.ledger.setMessage('table', 'the last trick')
  const two = running(old.ledger, createManualClock(old.clock.now() + 24 * 3_600_000 + 1))
  await two.restore()
  expect([one.unshown(), two.unshown()]).toEqual([[], []])
})

it('a table that is closed while the last trick lies open shows that at once', async () => {
  const { tables, view, clock } = await playedDeal(4)
  await tables.send('table', { type: 'close', user: 'anna', manager: false })
  expect(shownAt(view(), clock.now())).toMatchObject({ status: 'closed' })
})

it('only a deal that is over ends with a trick', () => {
  const ends = [lobby(), started(), leading(), dealOver(started())].map((table) =>
    endsWithTrick(tableView(table, null)),
  )
  expect(ends).toEqual([false, false, false, true])
})

it('the last trick is shown for a second and a half at least, however fast computers play', () => {
  const view = tableView(dealOver(started()), null)
  expect([lastTrickBy(() => 1)(view), lastTrickBy(() => 3_000)(view)]).toEqual([1_500, 3_000])
})
