import { expect, test } from 'vitest'
import { startStage } from '../support/bot.js'
import { did, onlyTable, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { labelsOf, liveId, textOf } from '../support/reading.js'

const people = ['anna', 'ben', 'clara', 'david'] as const

test('whoever sits there can ask for a pause: all clocks stand, the channel says so, and anybody there goes on', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4 })
  await stage.pass(1000)
  const ben = stage.as('ben')
  const more = (await did(ben.press(there(ben.table), liveId(there(ben.table), 'more') ?? ''))).message
  const paused = await did(ben.press(there(more), liveId(more, 'pause') ?? ''))
  expect(textOf(paused.message)).toContain('Pause')
  await stage.pass(1000)
  const board = there(stage.as('anna').table)
  expect(textOf(board)).toContain(`<@${ben.id}> macht Pause`)
  expect(labelsOf(board)).toEqual(['Weiterspielen'])
  const before = publicView(stage, table).version
  await stage.pass(3_600_000)
  expect(publicView(stage, table).version).toBe(before)
  const clara = stage.as('clara')
  await did(clara.press(there(clara.table), liveId(there(clara.table), 'resume') ?? ''))
  await stage.pass(1000)
  expect(publicView(stage, onlyTable(stage))).toMatchObject({ suspended: null, status: 'playing' })
  expect(textOf(stage.as('anna').table)).toContain('Spiel 1/4')
  await did(stage.as('ben').command('doko hand'))
  expect((await simplest(stage, stage.as('ben'))).ok).toBe(true)
})

test('whoever presses twice is told twice that it is a pause, not that the room is gone', async () => {
  const stage = await startStage()
  await seatAndStart(stage, people, { rules: 'ddv', games: 4 })
  const ben = stage.as('ben')
  const more = there((await did(ben.press(there(ben.table), liveId(there(ben.table), 'more') ?? ''))).message)
  const pause = liveId(more, 'pause') ?? ''
  const pressed = await Promise.all([did(ben.press(more, pause)), did(ben.press(more, pause))])
  await stage.settle()
  for (const { message } of pressed) expect(textOf(message)).toContain(`<@${ben.id}> macht Pause`)
})

test('a stranger cannot stop a match, and a lobby has nothing to stop', async () => {
  const stage = await startStage()
  const lobby = await seatAndStart(stage, ['anna', 'ben'], { rules: 'ddv' }, false)
  expect(await stage.tables.send(lobby, { type: 'pause', user: stage.as('anna').id })).toMatchObject({
    refusal: { code: 'not-playing' },
  })
  await did(stage.as('anna').press(there(stage.as('anna').table), liveId(stage.as('anna').table, 'fill') ?? ''))
  await did(stage.as('anna').press(there(stage.as('anna').table), liveId(stage.as('anna').table, 'start') ?? ''))
  const table = onlyTable(stage)
  expect(await stage.tables.send(table, { type: 'pause', user: 'stranger' })).toMatchObject({
    refusal: { code: 'not-seated' },
  })
})
