import { expect, it } from 'vitest'
import { verifyMatch } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, onTurn, personOnTurn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { liveId, textOf } from '../support/reading.js'
import { boards, reminders, watchPings } from '../support/reminders.js'
import { temporaryFolder } from '../support/folder.js'

const four = ['anna', 'ben', 'clara', 'david']
const second = 1000

/** Whoever is on turn asks for the own hand and does the simplest thing; what is done in advance takes its time. */
async function goOn(stage: Stage, table: string, until: () => boolean): Promise<void> {
  for (let turn = 0; publicView(stage, table).status === 'playing' && !until() && turn < 80; turn++) {
    const player = await personOnTurn(stage, table, four)
    if (publicView(stage, table, player.id).advance) {
      await stage.pass(3 * second)
      continue
    }
    await did(player.command('doko hand'))
    await simplest(stage, player)
  }
}

/** Somebody asks for the own hand, which no restart brings back, and presses there. */
async function pressInHand(stage: Stage, name: string, verb: string): Promise<void> {
  const player = stage.as(name)
  await did(player.command('doko hand'))
  const hand = there(handOf(player))
  await did(player.press(hand, liveId(hand, verb) ?? verb))
}

it('goes on over three restarts with what was said in advance, with the time that is left, and with the same reminder', async () => {
  const ledgerFile = `${temporaryFolder()}/games.sqlite`
  const stage = await startStage({ ledgerFile, pace: 800 })
  const pinged = watchPings(stage, four)
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'normal' })
  const deal = () => publicView(stage, table).deal

  expect(onTurn(stage, table, four)?.key).toBe('ben')
  await pressInHand(stage, 'clara', 'healthy-later')
  await pressInHand(stage, 'david', 'healthy-later')
  await stage.restart()
  expect(publicView(stage, table, stage.as('clara').id).advance).toEqual({ type: 'healthy' })
  await pressInHand(stage, 'ben', 'healthy')
  await stage.pass(800)
  await stage.pass(800)
  expect(deal()?.said).toEqual([null, 'healthy', 'healthy', 'healthy'])
  await pressInHand(stage, 'anna', 'healthy')

  // Whoever plays last in the first trick chooses a card now; it is legal when the turn comes, or it is asked for.
  const lastOne = 'anna'
  await pressInHand(stage, lastOne, 'later')
  const chosen = publicView(stage, table, stage.as(lastOne).id).advance
  expect(chosen).toMatchObject({ type: 'play' })
  await stage.pass(60 * second)
  await stage.restart()
  expect(publicView(stage, table, stage.as(lastOne).id).advance).toEqual(chosen)
  expect(publicView(stage, table).clock.until).toBe(stage.clock.now() + 30 * second)
  await stage.pass(30 * second - 1)
  expect(deal()?.trick?.cards ?? []).toEqual([])
  await stage.pass(1)
  expect(deal()?.trick?.cards).toHaveLength(1)
  // Clara and David follow; Anna’s card comes by itself where it is legal.
  await goOn(stage, table, () => (deal()?.tricks.length ?? 0) === 3)
  const waiting = await personOnTurn(stage, table, four)
  await stage.pass(25 * second)
  const [reminder] = reminders(stage)
  expect(textOf(reminder)).toContain(`<@${waiting.id}>`)
  const before = pinged.length
  await stage.restart()
  await stage.pass(10 * second)
  expect(reminders(stage).map(({ id }) => id)).toEqual([reminder?.id])
  expect(pinged).toHaveLength(before)
  await did(waiting.press(there(reminder), 'Mein Blatt'))
  await simplest(stage, waiting)
  await stage.settle()
  expect(reminders(stage)).toEqual([])

  await goOn(stage, table, () => false)
  await stage.pass(2 * second)
  expect(publicView(stage, table)).toMatchObject({ status: 'over', game: 1 })
  expect(textOf(boards(stage).at(-1))).toContain('das war das letzte Spiel')
  const record = await stage.tables.matchRecord(table)
  expect(record && verifyMatch(record)).toMatchObject({ ok: true, value: { finished: 1 } })
  const { sheet, totals } = publicView(stage, table)
  expect(sheet.map(({ result }) => result.points)).toEqual([totals])
  const end = textOf(boards(stage).at(-1))
  for (const [place, name] of four.entries()) {
    const total = totals[place] ?? 0
    expect(end).toContain(`<@${stage.as(name).id}> **${total < 0 ? `\u2212${-total}` : total}**`)
  }
})
