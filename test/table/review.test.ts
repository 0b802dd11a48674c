import { expect, it } from 'vitest'
import { matchHands } from '../../src/engine/fair.js'
import { matchKey, seatAfter, seats } from '../../src/engine/index.js'
import type { Card } from '../../src/engine/index.js'
import { practicePatience } from '../../src/table/deadlines.js'
import type { Review } from '../../src/table/review.js'
import type { TableKind, TableView } from '../../src/table/view.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { runningTables, until, withComputers } from '../support/running-tables.js'

const sorted = (cards: readonly Card[] = []): readonly Card[] => [...cards].sort()

/** Plays a match of anna's against computers; before each of her moves `look` is told what she sees. */
async function match(
  games: number,
  look: (
    view: TableView,
    review: (game?: number) => Promise<Review | null>,
    wait: (ms: number) => Promise<void>,
  ) => Promise<void>,
  kind: TableKind = 'match',
) {
  const ledger = createMemoryLedger()
  const running = runningTables({ ledger, players: { easy: drawing('easy', [1, 2, 3]) } })
  const { tables, open, send, view, clock } = running
  const id = await open({ games, kind, clock: 90_000, seed: 'laid open', rules: { preset: 'hausrunde', set: {} } })
  await send(id, ...withComputers)
  while (view(id).status !== 'over') {
    await until(() => view(id).status !== 'playing' || view(id).deal?.turn === 0)
    await look(
      view(id),
      (game) => tables.review(id, game),
      (ms) => clock.advance(ms),
    )
    if (view(id).status === 'playing' && view(id).deal?.turn !== 0) continue
    const move = view(id).deal?.legal.find(({ type }) => type !== 'announce')
    if (view(id).status === 'between' && kind === 'practice') await send(id, { type: 'continue', user: 'anna' })
    else if (view(id).status === 'between') await clock.advance(20_000)
    else if (move && view(id).status === 'playing') await send(id, { type: 'move', user: 'anna', move })
  }
  return { ...running, ledger, id }
}

it('lays no deal open before it is over, and after that the very one that was dealt', async () => {
  const early: (Review | null)[] = []
  const latest: [number | undefined, number][] = []
  const { tables, id, ledger, view } = await match(5, async ({ status, game, sheet }, review) => {
    if (status === 'playing') early.push(await review(game))
    latest.push([(await review())?.view.game, sheet.length])
  })
  expect(early.length).toBeGreaterThan(30)
  expect(early.every((review) => review === null)).toBe(true)
  for (const [shown, finished] of latest) expect(shown ?? 0).toBe(finished)

  const stored = await ledger.tableOf(id)
  const record = await tables.matchRecord(id)
  if (!stored || !record) throw new Error('no table')
  const key = matchKey(stored.request.seed, record.lobby)
  for (const row of view(id).sheet) {
    const laid = await tables.review(id, row.number)
    const redeal = Math.max(...record.deals.filter(({ game }) => game === row.number).map((deal) => deal.redeal))
    const hands = matchHands(stored.request.rules, key, row.number, redeal)
    const tricks = laid?.view.deal?.tricks ?? []
    for (const seat of seats) {
      expect(sorted(laid?.dealt[seat])).toEqual(sorted(hands[seat]))
      const played = tricks.flatMap(({ leader, cards }) => cards.filter((_, at) => seatAfter(leader, at) === seat))
      expect(sorted(laid?.played[seat])).toEqual(sorted(played))
    }
    expect(laid?.view.sheet.at(-1)).toEqual(row)
    expect(laid?.tricks.map((after) => after.deal?.tricks)).toEqual(tricks.map((_, at) => tricks.slice(0, at + 1)))
    expect(laid?.games).toEqual([1, 2, 3, 4, 5])
  }
  expect((await tables.review(id))?.view.game).toBe(5)
  expect(await tables.review(id, 6)).toBeNull()
  expect(await tables.review('nobody')).toBeNull()
})

it('writes no game of a practice table, waits between its deals, and lays them open too', async () => {
  let waits = 0
  const { tables, id, ledger, outcomes } = await match(
    2,
    async ({ status }, _review, wait) => {
      if (status !== 'between') return
      waits++
      await wait(3_600_000)
    },
    'practice',
  )
  expect(waits).toBe(1)
  expect(outcomes.map(({ intent }) => intent.type)).not.toContain('continue-timeout')
  expect(ledger.games).toEqual([])
  expect(await ledger.hasPlayed('anna')).toBe(false)
  expect((await tables.review(id))?.view.sheet).toHaveLength(2)
  expect([tables.inRoom('room-1'), await tables.lastPlayedIn('room-1')]).toEqual([null, null])
})

it('clears a practice away at which nothing has happened for a day', async () => {
  const { tables, clock, open, send } = runningTables()
  const id = await open({ kind: 'practice', games: 4, clock: null, rules: { preset: 'norsk', set: {} } })
  await send(id, ...withComputers)
  await until(() => tables.view(id, 'anna')?.deal?.turn === 0)
  await clock.advance(practicePatience - 60_000)
  expect(tables.practiceOf('anna')).toBe(id)
  await clock.advance(120_000)
  expect(tables.practiceOf('anna')).toBeNull()
})
