import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { eventually } from '../support/clock.js'
import { did, onlyTable, publicView, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'

/** Opens a table with a thread for Anna, Ben and two computers, and begins. */
async function started(stage: Stage): Promise<{ anna: Player; thread: Player; table: string }> {
  const anna = stage.as('anna')
  await did(anna.command('doko start', { rules: 'norsk', games: 1, thread: true }))
  await did(stage.as('ben').press(there(anna.table), liveId(anna.table, 'join') ?? ''))
  for (const verb of ['fill', 'start']) await did(anna.press(there(anna.table), liveId(anna.table, verb) ?? verb))
  await stage.pass(2000)
  const table = onlyTable(stage)
  return { anna, thread: anna.in(publicView(stage, table).room), table }
}

it('plays the match in a thread made from the lobby, which then says where', async () => {
  const stage = await startStage()
  const { anna, thread, table } = await started(stage)
  const channel = stage.playground.world.channels.get(thread.channelId)
  expect(channel).toMatchObject({ type: 11, name: 'Tisch 1 · Norsk', parentId: anna.channelId })
  expect(textOf(anna.table)).toBe(`Tisch 1 wird hier gespielt: <#${thread.channelId}>`)
  expect(liveOf(anna.table)).toEqual([])
  expect(anna.messages().filter(isPrivate)).toEqual([])
  expect(textOf(thread.table)).toContain('Tisch 1')
  expect(thread.pings().map(({ id }) => id)).toEqual([there(thread.table).id])

  const shown = await did(thread.command('doko hand'))
  expect(textOf(shown.message)).toContain('Dein Blatt · Tisch 1')
  const refused = await did(stage.as('clara').in(thread.channelId).command('doko start'))
  expect(textOf(refused.message)).toContain('In diesem Kanal steht schon ein Tisch')
  await did(stage.as('clara').command('doko start'))
  expect(stage.tables.all()).toHaveLength(2)
  expect(publicView(stage, table).room).toBe(thread.channelId)
})

it('names the rights for a thread before the table is opened', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  stage.playground.trouble.deny(anna.channelId, Permission.CreatePublicThreads | Permission.SendMessagesInThreads)
  const { message } = await did(anna.command('doko start', { thread: true }))
  expect(textOf(message)).toContain('Mir fehlt hier: Nachrichten in Threads senden, Öffentliche Threads erstellen.')
  expect(stage.tables.all()).toEqual([])
  await did(anna.command('doko start'))
  expect(stage.tables.all()).toHaveLength(1)
})

it('goes on in the channel when the thread cannot be made', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await did(anna.command('doko start', { rules: 'norsk', games: 1, thread: true }))
  await did(anna.press(there(anna.table), liveId(anna.table, 'fill') ?? ''))
  stage.playground.trouble.deny(anna.channelId, Permission.CreatePublicThreads)
  await did(anna.press(there(anna.table), liveId(anna.table, 'start') ?? ''))
  await stage.pass(2000)
  expect(publicView(stage, onlyTable(stage))).toMatchObject({ room: anna.channelId, status: 'playing' })
  expect(labelsOf(anna.table)).toContain('Mein Blatt')
  expect(stage.warnings.join()).toContain('the match goes on in the channel')
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([50013])
})

it('revives an archived thread with the next message, and rests in a locked one until it is opened again', async () => {
  const stage = await startStage()
  const { thread, table } = await started(stage)
  const { world } = stage.playground
  const channel = world.channel(thread.channelId)
  const first = there(thread.table).id
  channel.archived = true
  await stage.tables.send(table, { type: 'leave', user: stage.as('ben').id })
  await stage.pass(5000)
  expect(there(thread.table).id).not.toBe(first)
  expect(liveOf(world.channel(thread.channelId).messages.get(first)?.data)).toEqual([])
  expect(publicView(stage, table).suspended).toBeNull()

  Object.assign(channel, { archived: true, locked: true })
  await stage.tables.send(table, { type: 'join', user: stage.as('ben').id })
  await stage.pass(10_000)
  expect(publicView(stage, table).suspended).toBe('archived')
  await expect(thread.command('doko resume')).rejects.toThrow('The thread is archived')
  Object.assign(channel, { archived: false, locked: false })
  await did(thread.command('doko resume'))
  await stage.pass(2000)
  expect(publicView(stage, table).suspended).toBeNull()
  expect(new Set(stage.problems.splice(0).map(({ code }) => code))).toEqual(new Set([50083]))
})

it('rests when the thread is deleted, and is still in its thread after a restart', async () => {
  const stage = await startStage()
  const { anna, thread, table } = await started(stage)
  await stage.restart()
  await stage.pass(2000)
  expect(publicView(stage, table).room).toBe(thread.channelId)
  expect(labelsOf(thread.table)).toContain('Mein Blatt')
  stage.playground.trouble.deleteChannel(thread.channelId)
  await eventually(() => expect(publicView(stage, table).suspended).toBe('room-gone'))
  await did(anna.command('doko resume'))
  await stage.pass(2000)
  expect(publicView(stage, table).room).toBe(anna.channelId)
  expect(labelsOf(anna.table)).toContain('Mein Blatt')
  stage.problems.splice(0)
})

it('rests at once when somebody locks the thread, but not while it is only put away', async () => {
  const stage = await startStage()
  const { thread, table } = await started(stage)
  const { apiBase, token } = stage.playground
  const change = (body: object) =>
    fetch(`${apiBase}/v10/channels/${thread.channelId}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await change({ archived: true })
  await stage.pass(2000)
  expect(publicView(stage, table).suspended).toBeNull()
  await change({ archived: true, locked: true })
  await eventually(() => expect(publicView(stage, table).suspended).toBe('locked'))
  await stage.pass(60_000)
  expect(stage.problems).toEqual([])
})
