import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { eventually } from '../support/clock.js'
import { did, handOf, personOnTurn, handOnTurn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { labelsOf, liveOf, textOf } from '../support/reading.js'

const three = ['anna', 'ben', 'clara']
const lounge = (stage: Stage): string => [...stage.playground.world.channels.keys()][1] ?? ''

/** Three people and a computer in the first deal; Anna has the own hand open. */
async function playing(): Promise<{ stage: Stage; table: string }> {
  const stage = await startStage()
  const table = await seatAndStart(stage, three, { rules: 'norsk', games: 1 })
  return { stage, table }
}

/** Takes the refusals out that the test provokes. */
const forgive = (stage: Stage): void => void stage.problems.splice(0)

it('rests when its channel is deleted, and goes on in another one with the same hands', async () => {
  const { stage, table } = await playing()
  const { world, trouble } = stage.playground
  const room = lounge(stage)
  const before = publicView(stage, table, stage.as('anna').id).deal?.hand
  trouble.deleteChannel(world.mainChannel.id)
  await eventually(() => expect(publicView(stage, table).suspended).toBe('room-gone'))
  await stage.pass(5000)
  const anna = stage.playground.as('anna', room)
  const resumed = await did(anna.command('doko resume'))
  expect(textOf(resumed.message)).toContain('Dein Blatt · Tisch 1')
  await stage.settle()
  expect(textOf(anna.table)).toContain('Tisch 1')
  expect(publicView(stage, table, anna.id)).toMatchObject({ suspended: null, room })
  expect(publicView(stage, table, anna.id).deal?.hand).toEqual(before)
  forgive(stage)
})

it('rests when the bot may no longer write, says so in the hand, and goes on there when it may again', async () => {
  const { stage, table } = await playing()
  const { trouble } = stage.playground
  const player = await personOnTurn(stage, table, three)
  await handOnTurn(stage, player)
  trouble.deny(player.channelId, Permission.ViewChannel)
  await simplest(stage, player)
  await stage.pass(2000)
  expect(publicView(stage, table).suspended).toBe('forbidden')
  expect(stage.problems.map(({ code }) => code)).toEqual([50001])
  const hand = there(handOf(player) ?? player.hand)
  expect(textOf(hand)).toContain('**Tisch 1 ruht**')
  expect(labelsOf(hand)).toEqual(['Weiterspielen'])

  const refused = await did(player.press(hand, 'Weiterspielen'))
  expect(textOf(refused.message)).toContain('Mir fehlt hier: Kanal ansehen.')
  await stage.pass(60_000)
  expect(stage.problems).toHaveLength(1)

  trouble.deny(player.channelId, 0n)
  await did(player.press(hand, 'Weiterspielen'))
  await stage.pass(2000)
  expect(publicView(stage, table).suspended).toBeNull()
  expect(textOf(player.table)).toContain('Tisch 1')
  forgive(stage)
})

it('answers kindly whoever presses at a table that rests', async () => {
  const { stage, table } = await playing()
  await stage.tables.send(table, { type: 'suspend', why: 'forbidden' })
  await stage.pass(2000)
  const anna = stage.as('anna')
  const shown = await did(anna.press(there(anna.table), 'Mein Blatt'))
  expect(textOf(shown.message)).toContain('Der Tisch ruht: in seinem Kanal darf ich nicht mehr schreiben.')
  const stranger = await did(stage.as('david').press(there(anna.table), 'Mein Blatt'))
  expect(textOf(stranger.message)).toContain('Du sitzt nicht an Tisch 1')
  expect(publicView(stage, table).suspended).toBe('forbidden')
})

it('names the missing rights before it resumes elsewhere, and asks which table is meant', async () => {
  const { stage, table } = await playing()
  const { trouble } = stage.playground
  const other = stage.playground.as('anna', lounge(stage))
  await did(other.command('doko start'))
  for (const each of stage.tables.all()) await stage.tables.send(each, { type: 'suspend', why: 'forbidden' })
  await stage.settle()
  const third = stage.playground.world.addChannel({ id: '987654321098765432', name: 'third', type: 0, parentId: null })
  const anna = stage.playground.as('anna', third.id)
  const choice = await did(anna.command('doko resume'))
  expect(labelsOf(choice.message)).toEqual(['Tisch 1', 'Tisch 2'])
  trouble.deny(third.id, Permission.AttachFiles | Permission.EmbedLinks)
  const refused = await did(anna.press(there(choice.message), 'Tisch 1'))
  expect(textOf(refused.message)).toContain('Mir fehlt hier: Dateien anhängen, Links einbetten.')
  trouble.deny(third.id, 0n)
  await did(anna.press(there(choice.message), 'Tisch 1'))
  expect(publicView(stage, table)).toMatchObject({ suspended: null, room: third.id })
})

it('shows the result of a match that ended while the bot could not write, where somebody asks', async () => {
  const { stage, table } = await playing()
  const { trouble } = stage.playground
  const anna = stage.as('anna')
  trouble.deny(anna.channelId, Permission.SendMessages | Permission.ViewChannel)
  await stage.tables.send(table, { type: 'close', user: anna.id, manager: true })
  await stage.pass(2000)
  expect(stage.tables.all()).toEqual([])
  const elsewhere = stage.playground.as('ben', lounge(stage))
  const shown = await did(elsewhere.command('doko resume'))
  expect(textOf(shown.message)).toContain('Tisch 1')
  expect(liveOf(shown.message).map(({ custom_id }) => custom_id)).not.toContain(`d1:hand:${table}`)
  forgive(stage)
})

it('says where the table is when nothing rests', async () => {
  const { stage } = await playing()
  const elsewhere = stage.playground.as('anna', lounge(stage))
  const { message } = await did(elsewhere.command('doko resume'))
  expect(textOf(message)).toBe(`Tisch 1 ruht nicht; er steht hier: <#${stage.as('anna').channelId}>`)
  const stranger = await did(stage.as('david').command('doko resume'))
  expect(textOf(stranger.message)).toContain('Auf diesem Server ruht kein Tisch von dir')
})
