import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { did, playOn, seatAndStart, there } from '../support/playing.js'
import { isPrivate, textOf } from '../support/reading.js'

const invite = 'Invite to Doppelkopf'
const profile = 'Doppelkopf profile'

it('registers both commands for people in three languages', async () => {
  const { playground } = await startStage()
  const found = [...playground.world.commands.values()].filter(({ type }) => Number(type) === 2)
  expect(found.map(({ name, name_localizations: names }) => [name, names?.de, names?.no])).toEqual([
    [invite, 'Zu Doppelkopf einladen', 'Inviter til Doppelkopf'],
    [profile, 'Doppelkopf-Profil', 'Doppelkopf-profil'],
  ])
})

it('invites whoever was clicked on to the table that waits, once, and says so privately', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  const ben = stage.as('ben')
  await did(anna.command('doko start'))
  const { message } = await did(anna.use(invite, ben.id))
  await did(anna.use(invite, ben.id))
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toBe(`<@${ben.id}> ist zu Tisch 1 eingeladen: <#${anna.channelId}>`)
  expect(ben.pings().map(textOf)).toEqual([`<@${anna.id}> lädt <@${ben.id}> an Tisch 1 ein.`])
  await did(ben.press(there(ben.table), 'Mitspielen'))
  expect(textOf((await did(anna.use(invite, ben.id))).message)).toContain('sitzt schon an Tisch 1')
})

it('says where there is no table to invite to, and that bots cannot play', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  const nowhere = await did(anna.use(invite, stage.as('ben').id))
  expect(textOf(nowhere.message)).toContain('Öffne einen mit /doko start')
  await did(anna.command('doko start'))
  const bot = await did(anna.use(invite, stage.playground.world.bot.id))
  expect(textOf(bot.message)).toContain('Bots können nicht mitspielen')
  const stranger = await did(stage.as('clara').use(invite, stage.as('ben').id))
  expect(textOf(stranger.message)).toContain('Du sitzt an keinem Tisch')
})

it('shows what the rankings know of somebody, in the words of the rankings, to whoever asks alone', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  const ben = stage.as('ben')
  const before = await did(anna.use(profile, ben.id))
  expect(textOf(before.message)).toContain(`<@${ben.id}> hat hier noch kein Spiel beendet`)
  const table = await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk', games: 1 })
  await playOn(stage, table, ['anna', 'ben'])
  await stage.pass(5000)
  const { message } = await did(anna.use(profile, ben.id))
  expect(isPrivate(there(message))).toBe(true)
  const { rows } = await stage.ledger.rankings(stage.playground.world.guildId, { offset: 0, limit: 10 })
  const place = rows.findIndex(({ user }) => user === ben.id) + 1
  expect(textOf(message)).toContain(`**${place}.** <@${ben.id}>`)
  expect(textOf(message)).not.toContain(`<@${anna.id}>`)
  const bot = await did(anna.use(profile, stage.playground.world.bot.id))
  expect(textOf(bot.message)).toBe('Bots stehen in keiner Rangliste.')
})
