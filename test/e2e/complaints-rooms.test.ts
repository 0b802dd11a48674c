import { Locale, PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { PermissionsBitField } from 'discord.js'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { eventually } from '../support/clock.js'
import { did, handOf, handOnTurn, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'

// What people complain about in other bots: rights, deleted messages and channels, direct messages, languages.

const two = ['anna', 'ben']
const lounge = (stage: Stage): string => [...stage.playground.world.channels.keys()][1] ?? ''

/** What the bot asks of the stand-in from now on, `METHOD /path status`. */
function requestsOf(stage: Stage): string[] {
  const lines: string[] = []
  stage.playground.onTraffic((line) => line.type === 'traffic' && line.direction === 'fromBot' && lines.push(line.text))
  return lines
}

it('complaint 12: everything happens in the channel, and each hand says which table it belongs to', async () => {
  const stage = await startStage()
  await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const anna = stage.as('anna')
  const elsewhere = anna.in(lounge(stage))
  await did(elsewhere.command('doko start'))
  for (const verb of ['fill', 'start']) await did(elsewhere.press(there(elsewhere.table), liveId(elsewhere.table, verb) ?? '')) // prettier-ignore
  await stage.settle()
  expect(textOf(handOf(anna))).toContain('Dein Blatt · Tisch 1')
  expect(textOf(handOf(elsewhere))).toContain('Dein Blatt · Tisch 2')
  const board = anna.messages().filter((message) => !isPrivate(message))
  expect(board).toHaveLength(1)
})

it('complaint 13: no direct message is ever needed, so closed ones hinder nobody', async () => {
  const stage = await startStage()
  const requests = requestsOf(stage)
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  await playOn(stage, table, two)
  await stage.pass(60_000)
  expect(requests.length).toBeGreaterThan(50)
  expect(requests.filter((line) => line.includes('/users/'))).toEqual([])
  const rooms = requests.flatMap((line) => /\/channels\/(\d+)/.exec(line)?.[1] ?? [])
  expect(new Set(rooms)).toEqual(new Set([stage.as('anna').channelId]))
})

it('complaint 18: a channel that refuses the bot once is left in peace', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const player = await personOnTurn(stage, table, two)
  await handOnTurn(stage, player)
  stage.playground.trouble.deny(player.channelId, Permission.ViewChannel)
  await simplest(stage, player)
  await stage.pass(3_600_000)
  const press = await did(player.press(there(player.hand), 'Weiterspielen'))
  expect(textOf(press.message)).toContain('Mir fehlt hier: Kanal ansehen.')
  await stage.pass(3_600_000)
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([50001])
  expect(publicView(stage, table).suspended).toBe('forbidden')
})

it('complaint 18: a channel where nothing may be written any more is not tried at every turn', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const player = await personOnTurn(stage, table, two)
  await handOnTurn(stage, player)
  // The table's message can still be edited; only the reminder finds out.
  stage.playground.trouble.deny(player.channelId, Permission.SendMessages)
  await stage.pass(25_000)
  expect(publicView(stage, table).suspended).toBe('forbidden')
  await stage.pass(3_600_000)
  const press = await did(player.press(there(player.hand), 'Weiterspielen'))
  expect(textOf(press.message)).toContain('Mir fehlt hier: Nachrichten senden.')
  await stage.pass(3_600_000)
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([50013])
})

it('complaint 19: a permission that is missing is named, before the first game and in the middle of one', async () => {
  const stage = await startStage()
  const { trouble } = stage.playground
  const anna = stage.as('anna')
  trouble.deny(anna.channelId, Permission.AttachFiles)
  const { message } = await did(anna.command('doko start'))
  expect(textOf(message)).toBe('Mir fehlt hier: Dateien anhängen. Jemand mit Serverrechten kann das in den Kanaleinstellungen erlauben.') // prettier-ignore
  expect(stage.tables.all()).toEqual([])
  trouble.deny(anna.channelId, 0n)
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const before = publicView(stage, table, anna.id).deal?.hand
  trouble.deny(anna.channelId, Permission.SendMessages | Permission.EmbedLinks)
  await stage.tables.send(table, { type: 'suspend', why: 'forbidden' })
  const refused = await did(anna.command('doko resume'))
  expect(textOf(refused.message)).toContain('Mir fehlt hier: Nachrichten senden, Links einbetten.')
  await did(anna.in(lounge(stage)).command('doko resume'))
  await stage.pass(2000)
  expect(publicView(stage, table, anna.id)).toMatchObject({ suspended: null, room: lounge(stage) })
  expect(publicView(stage, table, anna.id).deal?.hand).toEqual(before)
})

it('complaint 20: the bot asks for five rights, and plays with no others', async () => {
  const stage = await startStage()
  const invite = new URL(stage.bot.invite).searchParams
  const asked = new PermissionsBitField(BigInt(invite.get('permissions') ?? '0'))
  expect(asked.toArray().sort()).toEqual(['AttachFiles', 'EmbedLinks', 'SendMessages', 'SendMessagesInThreads', 'ViewChannel']) // prettier-ignore
  const all = stage.playground.world.permissions(stage.as('anna').channelId)
  stage.playground.trouble.deny(stage.as('anna').channelId, all & ~asked.bitfield)
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  await playOn(stage, table, two)
  await stage.pass(2000)
  expect(textOf(stage.as('clara').table)).toContain('Tisch 1')
})

it('complaint 21: a deleted message comes back once, a deleted channel lets the table rest until it goes on elsewhere', async () => {
  const stage = await startStage()
  const { trouble, world } = stage.playground
  const room = lounge(stage)
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const anna = stage.as('anna')
  const first = there(anna.table)
  trouble.deleteMessage(anna.channelId, first.id)
  await simplest(stage, await personOnTurn(stage, table, two))
  await stage.pass(3000)
  const second = there(anna.table)
  expect(labelsOf(second)).toContain('Mein Blatt')
  trouble.deleteMessage(anna.channelId, second.id)
  await simplest(stage, await personOnTurn(stage, table, two))
  await stage.pass(60_000)
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([10008, 10008])
  const left = anna.messages().filter((message) => !isPrivate(message))
  expect(left.filter((message) => labelsOf(message).includes('Mein Blatt') && !textOf(message).includes('du bist dran'))).toEqual([]) // prettier-ignore
  trouble.deleteChannel(world.mainChannel.id)
  await eventually(() => expect(publicView(stage, table).suspended).toBe('room-gone'))
  const elsewhere = stage.playground.as('ben', room)
  await did(elsewhere.command('doko resume'))
  await stage.pass(2000)
  expect(labelsOf(elsewhere.table)).toContain('Mein Blatt')
  stage.problems.splice(0)
})

it('complaint 21: where the message of a game was deleted twice the next game has one again, and so has the result', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 2 })
  const anna = stage.as('anna')
  const shown = () => anna.messages().filter((message) => !isPrivate(message))
  for (const game of [1, 2]) {
    for (const time of [1, 2]) {
      stage.playground.trouble.deleteMessage(anna.channelId, there(anna.table).id)
      await simplest(stage, await personOnTurn(stage, table, two))
      await stage.pass(3000)
      expect(shown()).toHaveLength(2 - time)
    }
    await playOn(stage, table, two)
    await stage.pass(25_000)
    expect(shown().map(textOf)).toEqual([expect.stringContaining(game === 1 ? 'Spiel 2/2' : 'Nach 2 Spielen')])
  }
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([10008, 10008, 10008, 10008])
})

it('complaint 33: each game has a fresh message, edits are merged, and an old message still shows the newest state', async () => {
  const stage = await startStage()
  await stage.ledger.setServerSettings(stage.playground.world.guildId, { clock: null, pings: false })
  const requests = requestsOf(stage)
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 2 })
  const anna = stage.as('anna')
  const first = there(anna.table).id
  stage.playground.clock.advance(2 * 3_600_000)
  await stage.pass(2 * 3_600_000)
  for (const name of two) await did(stage.as(name).command('doko hand'))
  for (let move = 0; move < 8; move++) {
    await simplest(stage, await personOnTurn(stage, table, two))
    await stage.pass(1000)
  }
  expect([...new Set(stage.problems.splice(0).map(({ code }) => code))]).toEqual([30046])
  stage.playground.clock.advance(10_000)
  await stage.pass(10_000)
  const turn = await personOnTurn(stage, table, two)
  expect(textOf(anna.messages().find(({ id }) => id === first))).toContain(`**<@${turn.id}>**`)
  stage.playground.clock.advance(10_000)
  await playOn(stage, table, two)
  const edits = requests.filter((line) => line.startsWith(`PATCH /channels/${anna.channelId}/messages/${first}`))
  expect(edits.length).toBeLessThan(20)
  await stage.pass(20_000)
  expect(textOf(anna.messages().find(({ id }) => id === first))).toMatch(/\d+ : \d+/)
  for (const name of two) await stage.tables.send(table, { type: 'continue', user: stage.as(name).id })
  await stage.pass(5000)
  expect(there(anna.table).id).not.toBe(first)
  expect(liveOf(anna.messages().find(({ id }) => id === first)).map(({ label }) => label)).not.toContain('Mein Blatt')
  expect(stage.problems.splice(0).filter(({ code }) => code !== 30046)).toEqual([])
})

it('complaint 38: the channel reads the server’s language, each private answer its reader’s, without a switch to be found', async () => {
  const people = [
    { key: 'anna', name: 'Anna', locale: Locale.German, manager: true },
    { key: 'ben', name: 'Ben', locale: Locale.Norwegian },
    { key: 'clara', name: 'Clara', locale: Locale.EnglishGB },
  ]
  const stage = await startStage({ locale: Locale.Norwegian, people })
  await seatAndStart(stage, ['anna', 'ben', 'clara'], { rules: 'norsk', games: 1 })
  expect(textOf(stage.as('anna').table)).toContain('Bord 1')
  expect(textOf(handOf(stage.as('anna')))).toContain('Dein Blatt · Tisch 1')
  expect(textOf(handOf(stage.as('clara')))).toContain('Table 1')
  expect(textOf(handOf(stage.as('ben')))).toContain('Bord 1')
  await did(stage.as('anna').command('doko settings'))
  await did(stage.as('anna').press(there(stage.as('anna').hand), 'Anzeige'))
  await did(stage.as('anna').choose(there(stage.as('anna').hand), 'd1:page:settings:shown.language', 'en'))
  await stage.pass(2000)
  expect(textOf(stage.as('ben').table)).toContain('Table 1')
})

it('waits out rate limits and outages: nothing is lost, nothing comes twice', async () => {
  const stage = await startStage()
  const { playground } = stage
  const { trouble } = playground
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 2 })
  const anna = stage.as('anna')
  const window = 300
  trouble.rateLimit({ perChannel: { limit: 1, window } })
  playground.onTraffic((line) => line.type === 'problem' && line.status === 429 && playground.clock.advance(window))
  for (let move = 0; move < 4; move++) {
    await simplest(stage, await personOnTurn(stage, table, two))
    await stage.pass(1000)
  }
  trouble.rateLimit({ perChannel: null })
  trouble.faults(2)
  await simplest(stage, await personOnTurn(stage, table, two))
  await stage.pass(1000)
  // More faults in a row than the client tries again: the bot comes back to it by itself.
  trouble.faults(5)
  await simplest(stage, await personOnTurn(stage, table, two))
  await stage.pass(11_000)
  const boards = anna.messages().filter((message) => !isPrivate(message) && labelsOf(message).includes('Mein Blatt'))
  expect(boards).toHaveLength(1)
  const turn = await personOnTurn(stage, table, two)
  expect(textOf(boards[0])).toContain(`**<@${turn.id}>**`)
  expect(publicView(stage, table).suspended).toBeNull()
  expect(stage.problems.splice(0).every(({ code, status }) => code === 0 && status === 429)).toBe(true)
})
