import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { verifyMatch } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { firstOf, sevenPeople } from '../support/seven.js'

const minute = 60_000

/** Presses something on the table's message. */
async function press(stage: Stage, name: string, what: string) {
  const player = stage.as(name)
  const board = there(player.table)
  return did(player.press(board, liveId(board, what) ?? what))
}

async function openLobby(stage: Stage, others: readonly string[] = []): Promise<string> {
  return seatAndStart(stage, ['anna', ...others], { rules: 'norsk', games: 1 }, false)
}

function missing(): never {
  throw new Error('The match has no record')
}

/** Chooses somebody in "Einladen …". */
async function invite(stage: Stage, host: string, guest: string) {
  const player = stage.as(host)
  const board = there(player.messages().find((message) => textOf(message).includes('Mischprobe')))
  return did(player.choose(board, `d1:invite:${onlyTable(stage)}`, stage.as(guest).id))
}

it('complaint 35: too few people is no hindrance, since computers fill in one by one by level, and people replace them', async () => {
  const stage = await startStage()
  const table = await openLobby(stage)
  const anna = stage.as('anna')
  const board = () => there(anna.table)
  await did(anna.choose(board(), 'Computer dazusetzen …', 'easy'))
  await did(anna.choose(board(), 'Computer dazusetzen …', 'random'))
  expect(textOf(board())).toContain('🟡2 🤖 Bruno · Computer (leicht)\n🟠3 🤖 Cilly · Computer (zufällig)\n⚪4 frei')
  await press(stage, 'anna', 'unfill')
  expect(textOf(board())).toContain('🟡2 frei\n🟠3 frei\n⚪4 frei')
  await press(stage, 'anna', 'fill')
  await stage.pass(1000)
  await press(stage, 'ben', 'join')
  await stage.pass(1000)
  expect(publicView(stage, table).places.map((occupant) => occupant?.kind)).toEqual(['person', 'person', 'computer', 'computer']) // prettier-ignore
  expect(labelsOf(board())).toContain('Mitspielen')
  await press(stage, 'anna', 'start')
  await stage.pass(1000)
  expect(publicView(stage, table).status).toBe('playing')
  expect(labelsOf(there(stage.as('clara').table))).toContain('Platz übernehmen')
})

it('shows five places with one word on sitting out, and makes room again when somebody gets up', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await openLobby(stage, firstOf(5).slice(1))
  await stage.pass(1000)
  const board = () => there(stage.as('anna').table)
  expect(textOf(board())).toContain(`🟣5 <@${stage.as('emil').id}>`)
  expect(textOf(board()).match(/mehr als vier/g)).toHaveLength(1)
  await press(stage, 'ben', 'stand-up')
  await stage.pass(1000)
  expect(publicView(stage, table).places).toHaveLength(4)
  expect(textOf(board())).toContain(`⚪4 <@${stage.as('emil').id}>`)
  expect(textOf(board())).not.toContain('mehr als vier')
})

it('starts by itself a minute after somebody new sat down last once four people sit, and says when', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await openLobby(stage, ['ben', 'clara'])
  await stage.pass(5 * minute)
  await press(stage, 'david', 'join')
  const at = Math.ceil((stage.clock.now() + minute) / 1000)
  expect(textOf(there(stage.as('anna').table))).toContain(`Es geht <t:${at}:R> von selbst los.`)
  await stage.pass(50_000)
  await press(stage, 'emil', 'join')
  await stage.pass(50_000)
  expect(publicView(stage, table).status).toBe('lobby')
  await stage.pass(10_000)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 1 })
  expect(publicView(stage, table).places).toHaveLength(5)
})

it('does not start by itself while a computer player sits in the lobby, and says who may start, and from when on all may', async () => {
  const stage = await startStage()
  const table = await openLobby(stage, ['ben'])
  await press(stage, 'anna', 'fill')
  const from = Math.ceil((stage.clock.now() + minute) / 1000)
  const early = await press(stage, 'ben', 'start')
  expect(textOf(early.message)).toContain(`Ab <t:${from}:T> darfst du es auch.`)
  await stage.pass(9 * minute)
  expect(publicView(stage, table).status).toBe('lobby')
  const words = textOf(there(stage.as('anna').table))
  expect(words).toContain(`<@${stage.as('anna').id}> fängt an; ab <t:${from}:T> dürfen es alle hier.`)
  await press(stage, 'ben', 'start')
  expect(publicView(stage, table).status).toBe('playing')
})

it('clears a lobby away after half an hour without anybody doing anything, and says why', async () => {
  const stage = await startStage({ people: sevenPeople })
  await openLobby(stage)
  await stage.pass(29 * minute)
  await press(stage, 'ben', 'join')
  await stage.pass(29 * minute)
  expect(stage.tables.all()).toHaveLength(1)
  await stage.pass(minute)
  await stage.pass(1000)
  expect(stage.tables.all()).toEqual([])
  const left = there(stage.as('anna').table)
  expect(textOf(left)).toContain('Hier ist lange nichts geschehen')
  expect(liveOf(left)).toEqual([])
})

it('invites somebody with one short message that pings them, and takes it away when they sit down', async () => {
  const stage = await startStage()
  const table = await openLobby(stage)
  await invite(stage, 'anna', 'ben')
  await invite(stage, 'anna', 'ben')
  const ben = stage.as('ben')
  const [ping, ...more] = ben.pings()
  expect(more).toEqual([])
  expect(textOf(ping)).toBe(`<@${stage.as('anna').id}> lädt <@${ben.id}> an Tisch 1 ein.`)
  await did(ben.press(there(ping), 'Mitspielen'))
  await stage.pass(1000)
  expect(publicView(stage, table, ben.id).place).toBe(1)
  expect(ben.messages().map(({ id }) => id)).not.toContain(ping?.id)
  expect(textOf(there(ben.table))).toContain(`🟡2 <@${ben.id}>`)
})

it('takes an invitation from before a restart away with the press that takes it up', async () => {
  const stage = await startStage()
  const table = await openLobby(stage)
  await invite(stage, 'anna', 'ben')
  await stage.restart()
  const ben = stage.as('ben')
  const [ping] = ben.pings()
  await did(ben.press(there(ping), 'Mitspielen'))
  await stage.pass(1000)
  expect(publicView(stage, table, ben.id).place).toBe(1)
  expect(ben.messages().map(({ id }) => id)).not.toContain(ping?.id)
})

it('pings nobody who does not want to be pinged', async () => {
  const stage = await startStage()
  await openLobby(stage)
  await stage.ledger.setSettings(stage.as('ben').id, { pings: false })
  await invite(stage, 'anna', 'ben')
  expect(textOf(there(stage.as('ben').table))).toContain('an Tisch 1 ein')
  expect(stage.as('ben').pings()).toEqual([])
})

it('pings nobody on a server that does not want pings', async () => {
  const stage = await startStage()
  await stage.ledger.setServerSettings(stage.playground.world.guildId, { pings: false })
  await openLobby(stage)
  await invite(stage, 'anna', 'ben')
  expect(textOf(there(stage.as('ben').table))).toContain('an Tisch 1 ein')
  expect(stage.as('ben').pings()).toEqual([])
})

it('takes open invitations away when the lobby ends, and tells an inviter who sits already', async () => {
  const stage = await startStage()
  await openLobby(stage, ['ben'])
  const { message } = await invite(stage, 'anna', 'ben')
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('sitzt schon an Tisch 1')
  await invite(stage, 'ben', 'david')
  const [invitation] = stage.as('david').pings()
  const sure = await did(stage.as('anna').press(there(stage.as('anna').messages()[0]), 'Abbrechen'))
  await did(stage.as('anna').press(there(sure.message), 'Ja, schließen'))
  await stage.pass(1000)
  expect(stage.as('david').messages().map(({ id }) => id)).not.toContain(invitation?.id) // prettier-ignore
})

it('invites no bot', async () => {
  const stage = await startStage()
  const table = await openLobby(stage)
  const anna = stage.as('anna')
  const asked = await did(anna.choose(there(anna.table), `d1:invite:${table}`, stage.playground.world.bot.id))
  expect(isPrivate(there(asked.message))).toBe(true)
  expect(textOf(asked.message)).toContain('Bots können nicht mitspielen')
  expect(anna.messages().filter((message) => !isPrivate(message))).toHaveLength(1)
})

it('shuffles the places for the host only, in an order that the check of the match knows', async () => {
  const stage = await startStage({ people: sevenPeople, pressesCount: true })
  const five = firstOf(5)
  const table = await openLobby(stage, five.slice(1))
  const refused = await press(stage, 'ben', 'shuffle')
  expect(textOf(refused.message)).toContain('Das kann nur')
  const seatings = new Set<string>()
  for (let turn = 0; turn < 6; turn++) {
    await press(stage, 'anna', 'shuffle')
    seatings.add(JSON.stringify(publicView(stage, table).places))
  }
  expect(seatings.size).toBeGreaterThan(1)
  const people = publicView(stage, table).places.map((occupant) => (occupant?.kind === 'person' ? occupant.user : ''))
  expect([...people].sort()).toEqual(five.map((name) => stage.as(name).id).sort())
  await press(stage, 'anna', 'start')
  await playOn(stage, table, five)
  const match = await stage.tables.matchRecord(table)
  expect(match?.lobby.filter((line) => line.startsWith('shuffle '))).toHaveLength(6)
  for (const line of match?.lobby ?? []) expect(line).toMatch(/^(open|join|shuffle|start) \d+ (\d+|-)( [\d,]+)?$/)
  const checked = match && verifyMatch(match)
  expect(checked).toMatchObject({ ok: true, value: { committed: true, finished: 1 } })
  expect(checked?.ok === true && checked.value.deals.map(({ fault }) => fault)).toEqual([null])
})

it('names what hinders another match in the same channel before it opens a table', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk', games: 1 })
  await playOn(stage, table, ['anna', 'ben'])
  await stage.pass(2000)
  const anna = stage.as('anna')
  const end = there(anna.table)
  const again = async () => textOf((await did(anna.press(end, 'Noch eine Runde'))).message)
  stage.playground.trouble.deny(anna.channelId, Permission.AttachFiles)
  expect(await again()).toContain('Mir fehlt hier: Dateien anhängen.')
  stage.playground.trouble.deny(anna.channelId, 0n)
  const other = [...stage.playground.world.channels.keys()].find((id) => id !== anna.channelId) ?? ''
  const settings = there((await did(anna.command('doko settings'))).message)
  await did(anna.choose(settings, 'd1:page:settings:tables.rooms', other))
  expect(await again()).toContain(`<#${other}>`)
  expect(stage.tables.all()).toEqual([])
})

it('seats the people of the match before in their places again, one press each, without a ping and with the same settings', async () => {
  const stage = await startStage()
  const two = ['anna', 'ben']
  const first = await seatAndStart(stage, two, { rules: 'norsk', games: 1, clock: 'slow', level: 'random' })
  await playOn(stage, first, two)
  await stage.pass(1000)
  const end = there(stage.as('ben').table)
  await did(stage.as('ben').press(end, 'Noch eine Runde'))
  const table = onlyTable(stage)
  const lobby = () => textOf(there(stage.as('anna').table))
  expect(lobby()).toContain(`🔵1 frei gehalten für <@${stage.as('anna').id}>`)
  expect(lobby()).toContain(`🟡2 <@${stage.as('ben').id}> · leitet den Tisch\n🟠3 🤖 Cilly · Computer (zufällig)`)
  expect(lobby()).toContain(
    `Frei gehalten bis <t:${Math.ceil((publicView(stage, table).lobby.keptUntil ?? 0) / 1000)}:T>`,
  )
  expect(two.flatMap((name) => stage.as(name).pings())).toEqual([])
  await did(stage.as('anna').press(end, 'Noch eine Runde'))
  await stage.pass(1000)
  const { host, games, clock, level, rules } = publicView(stage, table)
  expect([host, games, clock.limit, level, rules.preset]).toEqual([
    stage.as('ben').id,
    1,
    86_400_000,
    'random',
    'norsk',
  ])
  expect(publicView(stage, table, stage.as('anna').id).place).toBe(0)
  expect(lobby()).not.toContain('frei gehalten')
  await press(stage, 'ben', 'start')
  await playOn(stage, table, two)
  const checked = verifyMatch((await stage.tables.matchRecord(table)) ?? missing())
  expect(checked).toMatchObject({ ok: true, value: { committed: true, finished: 1 } })
})

it('plays again from an old result, long after the match and after a restart', async () => {
  const stage = await startStage()
  const first = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  await playOn(stage, first, ['anna'])
  await stage.pass(20 * minute)
  await stage.restart()
  const anna = stage.as('anna')
  await did(anna.press(there(anna.table), 'Noch eine Runde'))
  expect(publicView(stage, onlyTable(stage)).places.map((one) => one?.kind)).toEqual(['person', 'computer', 'computer', 'computer']) // prettier-ignore
})

it('gives a place that was kept to a computer, by the host alone, and has it back for whoever comes late', async () => {
  const stage = await startStage()
  const three = ['anna', 'ben', 'clara']
  const first = await seatAndStart(stage, three, { rules: 'norsk', games: 1 })
  await playOn(stage, first, three)
  await stage.pass(1000)
  const end = there(stage.as('ben').table)
  await did(stage.as('ben').press(end, 'Noch eine Runde'))
  await did(stage.as('anna').press(end, 'Noch eine Runde'))
  const table = onlyTable(stage)
  const refused = await press(stage, 'anna', 'fill')
  expect(textOf(refused.message)).toContain('Die freien Plätze sind bis <t:')
  await press(stage, 'ben', 'fill')
  expect(publicView(stage, table).places.map((one) => one?.kind)).toEqual(['person', 'person', 'computer', 'computer'])
  await press(stage, 'clara', 'join')
  expect(publicView(stage, table, stage.as('clara').id).place).toBe(2)
})
