import path from 'node:path'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, onlyTable, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'
import { sevenPeople } from '../support/seven.js'

const minute = 60_000
const calls = (stage: Stage) =>
  stage
    .as('anna')
    .messages()
    .filter((message) => textOf(message).includes('aufgemacht'))
const called = (stage: Stage, ...names: string[]) => names.map((name) => stage.as(name).pings().length)

/** People want to be told of tables in the channel. */
async function listen(stage: Stage, ...names: string[]) {
  for (const name of names) {
    const page = there((await did(stage.as(name).command('doko notify'))).message)
    await did(stage.as(name).press(page, 'Sag mir Bescheid'))
  }
}

async function close(stage: Stage) {
  await did(stage.as('anna').command('doko close'))
  const page = there(stage.as('anna').hand)
  const id = liveId(page, 'close') ?? labelsOf(page)[0] ?? ''
  if (stage.tables.all().length > 0) await did(stage.as('anna').press(page, id))
  await stage.settle()
}

it('one message for all tells those who want it of a table with a free seat, and goes away with the last one', async () => {
  const stage = await startStage({ people: sevenPeople })
  await listen(stage, 'anna', 'ben', 'clara')
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(19_000)
  expect(calls(stage)).toEqual([])
  await stage.pass(1000)
  expect(calls(stage)).toHaveLength(1)
  expect(called(stage, 'anna', 'ben', 'clara', 'david')).toEqual([0, 1, 1, 0])
  expect(labelsOf(calls(stage)[0])).toEqual(['Mitspielen', 'Nicht mehr'])
  await did(stage.as('ben').press(there(calls(stage)[0]), 'Mitspielen'))
  await stage.settle()
  expect(textOf(calls(stage)[0])).toContain('2 Plätze sind frei')
  await stage.tables.send(onlyTable(stage), { type: 'fill', user: stage.as('anna').id })
  await stage.settle()
  expect(calls(stage)).toEqual([])
})

it('nobody is told of a table that is full at once, nor more often than once in an hour', async () => {
  const stage = await startStage({ people: sevenPeople })
  await listen(stage, 'ben')
  await seatAndStart(stage, ['anna'], { games: 1 })
  await stage.pass(minute)
  expect(calls(stage)).toEqual([])
  await close(stage)
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(minute)
  expect(called(stage, 'ben')).toEqual([1])
  await close(stage)
  expect(calls(stage)).toEqual([])
  const before = stage.clock.now()
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(minute)
  expect(calls(stage)).toEqual([])
  await close(stage)
  await stage.pass(before + 60 * minute - stage.clock.now())
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(minute)
  expect(calls(stage)).toHaveLength(1)
})

it('one press below the message ends it, and is answered to its presser alone', async () => {
  const stage = await startStage({ people: sevenPeople })
  await listen(stage, 'ben', 'clara')
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(20_000)
  const answer = there((await did(stage.as('ben').press(there(calls(stage)[0]), 'Nicht mehr'))).message)
  expect([isPrivate(answer), textOf(answer)]).toEqual([true, expect.stringContaining('keinen Bescheid')])
  await close(stage)
  await stage.pass(61 * minute)
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(20_000)
  expect(textOf(calls(stage)[0])).toContain(`<@${stage.as('clara').id}>`)
  expect(textOf(calls(stage)[0])).not.toContain(`<@${stage.as('ben').id}>`)
})

it('nobody is told in quiet hours, without pings, of somebody they have blocked, or in another channel', async () => {
  const stage = await startStage({ people: sevenPeople })
  await listen(stage, 'ben', 'clara', 'david', 'emil')
  const id = (name: string) => stage.as(name).id
  await stage.ledger.setSettings(id('ben'), { pings: false })
  await stage.ledger.setSettings(id('clara'), { holidayFrom: 0, holidayTo: stage.clock.now() + 60 * minute })
  await stage.ledger.setBlocked(id('david'), [id('anna')])
  const lounge = [...stage.playground.world.channels.values()].find(({ name }) => name === 'lounge')?.id ?? ''
  await did(stage.as('frida').in(lounge).command('doko start'))
  await stage.pass(minute)
  expect(calls(stage)).toEqual([])
  await did(stage.as('anna').command('doko start'))
  await stage.pass(minute)
  expect(called(stage, 'ben', 'clara', 'david', 'emil')).toEqual([0, 0, 0, 1])
  expect(textOf(calls(stage)[0])).not.toContain(id('david'))
})

it('after a restart nobody is told twice, and a message whose table has begun goes away', async () => {
  const stage = await startStage({ people: sevenPeople, ledgerFile: path.join(temporaryFolder(), 'doko.sqlite') })
  await listen(stage, 'ben')
  await seatAndStart(stage, ['anna'], {}, false)
  await stage.pass(20_000)
  await stage.restart()
  await stage.pass(minute)
  expect(calls(stage)).toHaveLength(1)
  await stage.tables.send(onlyTable(stage), { type: 'fill', user: stage.as('anna').id })
  await stage.settle()
  expect(calls(stage)).toEqual([])
  expect(await stage.ledger.calls()).toEqual([])
})

it('the page says where one is told, and ends it everywhere; the list of tables leads there', async () => {
  const stage = await startStage()
  const ben = stage.as('ben')
  await listen(stage, 'ben')
  const lounge = [...stage.playground.world.channels.values()].find(({ name }) => name === 'lounge')?.id ?? ''
  const tables = there((await did(ben.in(lounge).command('doko table'))).message)
  const page = there((await did(ben.in(lounge).press(tables, 'Neue Tische melden'))).message)
  expect(textOf(page)).toContain(`Auch in <#${ben.channelId}>`)
  const after = there((await did(ben.in(lounge).press(page, 'Nirgends mehr'))).message)
  expect(textOf(after)).not.toContain('Auch in')
  expect(await stage.ledger.bellsOf(ben.id, stage.playground.world.guildId)).toEqual([])
})
