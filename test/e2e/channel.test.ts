import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { temporaryFolder } from '../support/folder.js'

const four = ['anna', 'ben', 'clara', 'david']

const publicOnes = (stage: Stage) =>
  stage
    .as('anna')
    .messages()
    .filter((message) => !isPrivate(message))

/** Counts how often a public message is written, edits included. */
function counted(stage: Stage): { writes: number } {
  const count = { writes: 0 }
  stage.playground.world.on((event) => {
    if (event.type === 'message' && event.message.viewer === null) count.writes++
  })
  return count
}

it('lets one person play a whole match against three computers, one message per deal', async () => {
  const stage = await startStage({ pictures: true })
  const table = await seatAndStart(stage, ['anna'], { games: 2 })
  const anna = stage.as('anna')
  await playOn(stage, table, ['anna'])
  await stage.pass(1000)
  expect(publicOnes(stage)).toHaveLength(1)
  await stage.pass(20_000)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 2 })
  expect(publicOnes(stage)).toHaveLength(2)
  expect(textOf(publicOnes(stage)[0])).toMatch(/Spiel 1\/2[^]*🏆/)
  expect(labelsOf(publicOnes(stage)[0])).toEqual(['Warum?', 'Rückblick', 'Punktetabelle'])
  await playOn(stage, table, ['anna'])
  await stage.pass(1000)
  expect(textOf(anna.table)).toContain('Nach 2 Spielen')
  const { message } = await did(anna.command('doko stats'))
  expect(textOf(message)).toContain(`**1.** <@${anna.id}>`)
  expect(textOf(message)).toContain('2 Spiele')
})

it('merges what happens within a second into one edit', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  await playOn(stage, table, ['anna'], () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  await stage.pass(1000)
  const count = counted(stage)
  const before = publicView(stage, table).version
  await simplest(stage, stage.as('anna'))
  await stage.settle()
  expect(publicView(stage, table).version).toBeGreaterThan(before + 1)
  expect(count.writes).toBeLessThanOrEqual(1)
  await stage.pass(1000)
  expect(count.writes).toBeLessThanOrEqual(2)
  expect(textOf(stage.as('anna').table)).toContain(`<@${stage.as('anna').id}>** `)
})

it('posts the table once again when its message was deleted, and not a third time', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  await stage.pass(1000)
  const anna = stage.as('anna')
  const gone = there(anna.table)
  stage.playground.trouble.deleteMessage(anna.channelId, gone.id)
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  await stage.pass(2000)
  expect(stage.problems.splice(0)).toMatchObject([{ code: 10008 }])
  const again = there(anna.table)
  expect(publicOnes(stage).map(({ id }) => id)).toEqual([again.id])
  expect(labelsOf(again)).toContain('Mein Blatt')

  stage.playground.trouble.deleteMessage(anna.channelId, again.id)
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 1)
  await stage.pass(15_000)
  expect(stage.problems.splice(0)).toMatchObject([{ code: 10008 }])
  expect(publicOnes(stage)).toEqual([])
  expect(liveOf((await did(anna.command('doko hand'))).message)).not.toEqual([])
})

it('comes back after a restart in mid-deal with the same hands and one fresh table message', async () => {
  const stage = await startStage({ ledgerFile: `${temporaryFolder()}/ledger.sqlite` })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 1)
  await stage.pass(3000)
  const old = there(stage.as('anna').table)
  const hands = () => four.map((name) => publicView(stage, table, stage.as(name).id).deal)
  const shown = four.map((name) => textOf(handOf(stage.as(name))))
  const before = hands()
  await stage.restart()
  expect(hands()).toEqual(before)
  const [left, fresh, ...more] = publicOnes(stage)
  expect(more).toEqual([])
  expect(left?.id).toBe(old.id)
  expect(liveOf(left)).toEqual([])
  expect(labelsOf(fresh)).toEqual(labelsOf(old))
  for (const [index, name] of four.entries())
    expect(textOf((await did(stage.as(name).command('doko hand'))).message)).toBe(shown[index])
  await playOn(stage, table, four)
  expect(publicView(stage, table).status).toBe('over')
})

it('goes on after a cut connection', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  stage.playground.trouble.disconnect(4000)
  await stage.playground.until(() => !stage.playground.world.online)
  await stage.playground.until(() => stage.playground.world.online)
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  expect(publicView(stage, table).deal?.tricks).toHaveLength(1)
  expect(liveId(stage.as('anna').table, 'hand')).toBeDefined()
})
