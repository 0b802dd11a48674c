import { PermissionFlagsBits } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { usualServerSettings } from '../../src/table/ports.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, publicView, there } from '../support/playing.js'
import { controlsOf, isPrivate, liveId, textOf } from '../support/reading.js'

/** Chooses in a select of Anna’s newest page of settings. */
async function choose(stage: Stage, tab: string, field: string, ...values: string[]): Promise<void> {
  const anna = stage.as('anna')
  await did(anna.choose(there(anna.hand), `d1:page:settings:${tab}.${field}`, ...values))
}

const lounge = (stage: Stage): string => [...stage.playground.world.channels.keys()][1] ?? ''
const settingsOf = (stage: Stage) => stage.ledger.serverSettings(stage.playground.world.guildId)

it('shows the settings of the server to those who manage it, and saves each choice at once', async () => {
  const stage = await startStage()
  const { message } = await did(stage.as('anna').command('doko settings'))
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('**Einstellungen des Servers · Neue Tische**')
  expect(textOf(message)).toContain('Regeln: **DDV-Turnierregeln**')
  await choose(stage, 'tables', 'clock', '180')
  expect(textOf(stage.as('anna').hand)).toContain('Bedenkzeit: **ruhig (3 min)**')
  await choose(stage, 'tables', 'pace', 'calm')
  await choose(stage, 'tables', 'level', 'easy')
  await choose(stage, 'tables', 'threads', 'on')
  await choose(stage, 'tables', 'rooms', lounge(stage))
  await did(stage.as('anna').press(there(stage.as('anna').hand), 'Anzeige'))
  await choose(stage, 'shown', 'language', 'no')
  await choose(stage, 'shown', 'design', 'two-colour')
  await choose(stage, 'shown', 'pings', 'off')
  await choose(stage, 'shown', 'counting', 'people')
  expect(await settingsOf(stage)).toEqual({
    language: 'no',
    clock: 180_000,
    pace: 'calm',
    level: 'easy',
    threads: true,
    rooms: [lounge(stage)],
    pings: false,
    design: 'two-colour',
    counting: 'people',
    zone: 'Europe/Berlin',
    quiet: 3 * 86_400_000,
  })
  await did(stage.as('anna').press(there(stage.as('anna').hand), 'Regeln ändern'))
  expect(textOf(stage.as('anna').hand)).toContain('Für den ganzen Server')
})

it('lets nobody else see or change the settings, whatever they press', async () => {
  const stage = await startStage()
  const { message } = await did(stage.as('ben').command('doko settings'))
  expect(textOf(message)).toContain('alle mit dem Recht „Server verwalten“')
  expect(controlsOf(message)).toEqual([])
  await did(stage.as('anna').command('doko settings'))
  const page = there(stage.as('anna').hand)
  const record = stage.playground.world.mainChannel.messages.get(page.id)
  if (record) stage.playground.world.put({ ...record, viewer: null })
  const pressed = await did(stage.as('ben').choose(page, 'd1:page:settings:tables.clock', 'none'))
  expect(textOf(pressed.message)).toContain('alle mit dem Recht „Server verwalten“')
  expect(await settingsOf(stage)).toEqual(usualServerSettings)
})

it('opens tables as the server has chosen, and only where it allows them, and names the channels', async () => {
  const stage = await startStage()
  const server = stage.playground.world.guildId
  const room = lounge(stage)
  await stage.ledger.setServerSettings(server, { clock: 180_000, level: 'random', rooms: [room] })
  const refused = await did(stage.as('ben').command('doko start'))
  expect(isPrivate(there(refused.message))).toBe(true)
  expect(textOf(refused.message)).toBe(`Auf diesem Server stehen Tische nur hier: <#${room}>`)
  await did(stage.as('ben').in(room).command('doko start'))
  const view = publicView(stage, onlyTable(stage))
  expect(view).toMatchObject({ level: 'random', room, clock: { limit: 180_000 } })
})

it('speaks the language of the server in the channel, also at a running table, and each reader’s in private', async () => {
  const stage = await startStage()
  await did(stage.as('anna').command('doko start'))
  expect(textOf(stage.as('anna').table)).toContain('Tisch 1')
  await did(stage.as('anna').command('doko settings'))
  await did(stage.as('anna').press(there(stage.as('anna').hand), 'Anzeige'))
  await choose(stage, 'shown', 'language', 'en')
  await stage.pass(1500)
  expect(textOf(stage.as('ben').table)).toContain('Table 1')
  const { message } = await did(stage.as('ben').press(there(stage.as('ben').table), liveId(stage.as('ben').table, 'table-rules') ?? '')) // prettier-ignore
  expect(textOf(message)).toContain('**Trumpf, von oben:**')
})

it('names the rights that threads need as soon as they are chosen', async () => {
  const stage = await startStage()
  stage.playground.trouble.deny(stage.as('anna').channelId, PermissionFlagsBits.CreatePublicThreads)
  await did(stage.as('anna').command('doko settings'))
  await choose(stage, 'tables', 'threads', 'on')
  expect(textOf(stage.as('anna').hand)).toContain('Mir fehlt hier: Öffentliche Threads erstellen.')
})
