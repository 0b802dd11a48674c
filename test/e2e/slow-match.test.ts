import { expect, it } from 'vitest'
import { verifyMatch } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import { did, handOf, onTurn, personOnTurn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { liveId, textOf } from '../support/reading.js'
import { boards, publicOnes, reminders, watchPings } from '../support/reminders.js'

const four = ['anna', 'ben', 'clara', 'david']
const minute = 60_000
const hour = 60 * minute

it('plays a deal at 24 hours a turn over more than a week: people answer after hours, some not at all, hands grow old, one computer helps out', async () => {
  const stage = await startStage()
  const pinged = watchPings(stage, four)
  const began = stage.clock.now()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'slow' })
  const pass = async (ms: number) => {
    await stage.pass(ms)
    stage.playground.clock.advance(ms)
    await stage.settle()
  }
  const missed: string[] = []
  let turns = 0
  for (; publicView(stage, table).status === 'playing'; turns++) {
    // David does not come for three turns in a row in the middle of the deal.
    const player = onTurn(stage, table, four)
    if (!player) {
      await pass(minute)
      continue
    }
    const tricks = publicView(stage, table).deal?.tricks.length ?? 0
    const comes = player.key === 'david' ? tricks < 3 || tricks > 5 : turns % 11 !== 7
    const rest = comes ? ((turns * 7) % 5) * hour + 3 * minute : 24 * hour
    await pass(3 * minute)
    expect(reminders(stage).map(textOf)).toEqual([`<@${player.id}>, du bist dran · Tisch 1`])
    expect(textOf(boards(stage).at(-1))).toMatch(/Zeit bis <t:\d+:f>/)
    const pings = pinged.length
    if (!comes) {
      missed.push(player.key)
      await pass(rest - 3 * minute)
      expect(pinged).toHaveLength(pings)
      continue
    }
    await pass(rest)
    expect(pinged).toHaveLength(pings)
    await did(player.press(there(reminders(stage)[0]), 'Mein Blatt'))
    expect(textOf(handOf(player))).toContain('Dein Blatt · Tisch 1')
    await simplest(stage, player)
  }
  expect(stage.clock.now() - began).toBeGreaterThan(7 * 24 * hour)
  expect(turns).toBeGreaterThan(40)
  expect(missed.filter((name) => name === 'david')).toHaveLength(3)
  expect(new Set(missed).size).toBeGreaterThan(2)
  expect(new Set(pinged)).toEqual(new Set(four))
  await pass(minute)
  expect(reminders(stage)).toEqual([])
  expect(publicOnes(stage).length).toBeLessThanOrEqual(3)

  const record = await stage.tables.matchRecord(table)
  expect(record && verifyMatch(record).ok).toBe(true)
  const { sheet, totals } = publicView(stage, table)
  expect(sheet).toHaveLength(1)
  expect(totals).toEqual(sheet[0]?.result.points)
  expect(textOf(boards(stage).at(-1))).toContain('das war das letzte Spiel')
  expect(liveId(boards(stage).at(-1), 'rematch')).toBeDefined()
  expect(stage.problems).toEqual([])
  expect(await personOnTurn(stage, table, four).catch(() => null)).toBeNull()
})
