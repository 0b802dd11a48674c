import path from 'node:path'
import { expect, test } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, handOf, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { labelsOf, liveId, textOf } from '../support/reading.js'
import { firstOf, sevenPeople } from '../support/seven.js'

// A deal that ends well: the last trick is seen whole, then the result, then the next game when people want it.

const people = ['anna', 'ben', 'clara', 'david'] as const
const pause = 3_000
const lastTrick = /Stich 12: (\S+ ){4}→ \S+ \(\d+ Augen\)/

const opened = async (stage: Stage, names: readonly string[]) => {
  for (const name of names) await did(stage.as(name).command('doko hand'))
}

test('the last trick is shown whole to everybody, then the result', async () => {
  const stage = await startStage({ lastTrick: pause })
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4 })
  await opened(stage, people)
  await playOn(stage, table, people)
  await stage.pass(1_000)
  expect(publicView(stage, table).status).toBe('between')
  for (const shown of [stage.as('anna').table, ...people.map((name) => handOf(stage.as(name)))]) {
    expect(textOf(shown)).toMatch(lastTrick)
    expect(textOf(shown)).not.toMatch(/gewinn(t|en) als/)
  }
  await stage.pass(pause)
  await stage.pass(2_000)
  for (const shown of [stage.as('anna').table, ...people.map((name) => handOf(stage.as(name)))])
    expect(textOf(shown)).toMatch(/gewinn(t|en) als/)
})

test('whoever sits out sees the last trick whole too', async () => {
  const stage = await startStage({ lastTrick: pause, people: sevenPeople })
  const five = firstOf(5)
  const table = await seatAndStart(stage, five, { rules: 'ddv', games: 5 })
  const out = five.find((name) => publicView(stage, table, stage.as(name).id).viewer === 'spectator') ?? ''
  await opened(stage, five)
  await playOn(stage, table, five)
  await stage.pass(1_000)
  const hand = () =>
    stage
      .as(out)
      .messages()
      .findLast((message) => ((message.flags ?? 0) & 64) !== 0)
  expect(textOf(hand())).toMatch(lastTrick)
  await stage.pass(pause)
  await stage.pass(2_000)
  expect(textOf(hand())).toMatch(/gewinn(t|en) als/)
})

test('the end of a match comes after its last trick, with the way to another one', async () => {
  const stage = await startStage({ lastTrick: pause })
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 1 })
  await playOn(stage, table, people)
  await stage.pass(1_000)
  expect(publicView(stage, table).status).toBe('over')
  expect(textOf(stage.as('anna').table)).toMatch(lastTrick)
  expect(labelsOf(there(stage.as('anna').table))).not.toContain('Noch eine Partie')
  await stage.pass(pause)
  await stage.pass(2_000)
  expect(textOf(stage.as('anna').table)).not.toMatch(lastTrick)
  expect(liveId(there(stage.as('anna').table), 'rematch')).toBeDefined()
})

test('a match that was killed while its last trick lay open shows it again, then its end, once', async () => {
  const ledgerFile = path.join(temporaryFolder(), 'doko.sqlite')
  const stage = await startStage({ lastTrick: pause, ledgerFile })
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 1 })
  await playOn(stage, table, people)
  await stage.pass(1_000)
  expect(publicView(stage, table).status).toBe('over')
  await stage.restart()
  await stage.pass(1_000)
  expect(textOf(stage.as('anna').table)).toMatch(lastTrick)
  await stage.pass(pause)
  await stage.pass(2_000)
  const last = there(stage.as('anna').table)
  expect(liveId(last, 'rematch')).toBeDefined()
  await stage.restart()
  await stage.pass(2_000)
  expect(there(stage.as('anna').table).id).toBe(last.id)
})

test('practice shows the last trick whole before the result', async () => {
  const stage = await startStage({ lastTrick: pause })
  const anna = stage.as('anna')
  await did(anna.command('doko practice'))
  await stage.settle()
  const table = stage.tables.practiceOf(anna.id) ?? ''
  await playOn(stage, table, ['anna'])
  await stage.pass(1_000)
  expect(textOf(handOf(anna))).toMatch(lastTrick)
  await stage.pass(pause)
  await stage.pass(2_000)
  expect(textOf(there(anna.messages().at(-1)))).toMatch(/gewinn(t|en) als/)
})

test('without a clock the next game waits for everybody, and the text names who has not pressed', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4, clock: 'none' })
  await playOn(stage, table, people)
  await stage.pass(2_000)
  const { id } = there(stage.as('anna').table)
  const board = () => there(stage.as('anna').messages().find((message) => message.id === id)) // prettier-ignore
  const mention = (name: string) => `<@${stage.as(name).id}>`
  expect(textOf(board())).toContain(mention('david'))
  await stage.pass(3_600_000)
  expect(publicView(stage, table)).toMatchObject({ status: 'between', game: 1, nextAt: null })
  for (const name of ['anna', 'ben', 'clara']) {
    await did(stage.as(name).press(board(), liveId(board(), 'continue') ?? ''))
    await stage.pass(1_000)
  }
  expect(textOf(board())).toContain(`Weiter geht es, sobald ${mention('david')} auf Weiter gedrückt hat.`)
  await did(stage.as('david').press(board(), liveId(board(), 'continue') ?? ''))
  await stage.pass(1_000)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 2 })
})

test('at a fast table the text says when the next game begins at the latest, and then it does', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4, clock: 'fast' })
  await playOn(stage, table, people)
  await stage.pass(1_000)
  const { nextAt } = publicView(stage, table)
  expect(textOf(stage.as('anna').table)).toContain(`spätestens <t:${Math.floor((nextAt ?? 0) / 1000)}:R>`)
  await stage.pass((nextAt ?? 0) - stage.clock.now() - 1)
  expect(publicView(stage, table).game).toBe(1)
  await stage.pass(1)
  expect(publicView(stage, table).game).toBe(2)
})

test('where turns may take hours those who are awaited between two games are reminded once', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4, clock: 'slow' })
  await playOn(stage, table, people)
  await stage.pass(2_000)
  const board = there(stage.as('anna').table)
  await did(stage.as('anna').press(board, liveId(board, 'continue') ?? ''))
  await stage.pass(150_000)
  const reminders = () => stage.as('anna').messages().filter((message) => textOf(message).includes('das nächste Spiel wartet')) // prettier-ignore
  expect(reminders()).toHaveLength(1)
  const [reminder] = reminders()
  expect(textOf(reminder)).toContain(`<@${stage.as('ben').id}>`)
  expect(textOf(reminder)).not.toContain(`<@${stage.as('anna').id}>`)
  for (const name of ['ben', 'clara', 'david']) {
    const shown = there(reminders()[0])
    await did(stage.as(name).press(shown, liveId(shown, 'continue') ?? ''))
  }
  await stage.pass(2_000)
  expect(publicView(stage, table).game).toBe(2)
  expect(reminders()).toEqual([])
})
