import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { eventually } from '../support/clock.js'
import { gameOf, opening } from '../support/ledger-contract.js'
import { did, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveOf, textOf } from '../support/reading.js'

const day = 24 * 3_600_000

/** A finished game of Anna, Ben and a computer, long before. */
async function finished(stage: Stage): Promise<void> {
  const { ledger, playground, clock } = stage
  const [anna, ben] = [stage.as('anna').id, stage.as('ben').id]
  await ledger.open('old', opening({ server: playground.world.guildId, room: 'r1', host: ben }), 1)
  const game = gameOf({ points: [3, 3, -3, -3], at: clock.now(), people: [anna, ben, null, null] })
  await ledger.append('old', 1, { type: 'continue', user: ben }, clock.now(), { game, closed: true })
}

/** The text of the one file that a message carries. */
async function fileOf(message: { attachments: readonly { url: string; filename: string }[] }): Promise<string> {
  const [file] = message.attachments
  return (await fetch(file?.url ?? '')).text()
}

it('complaint 39: gives everybody the own data as a file that nobody else sees', async () => {
  const stage = await startStage()
  await finished(stage)
  const ben = stage.as('ben')
  const { message } = await did(ben.command('doko privacy'))
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('Von dir: 1 Spiel und 1 Zug')
  await did(ben.press(there(message), 'Als Datei'))
  const data = JSON.parse(await fileOf(there(ben.hand))) as { user: string; games: unknown[] }
  expect(data).toMatchObject({ user: ben.id, opened: [{ table: 'old' }], games: [{ points: 3, lent: false }] })
  expect(JSON.stringify(data)).not.toContain(stage.as('anna').id)
  expect(stage.as('anna').messages()).toEqual([])
})

it('complaint 39: deletes after a second press; the others keep their points', async () => {
  const stage = await startStage()
  await finished(stage)
  const ben = stage.as('ben')
  await did(ben.command('doko me'))
  const { message } = await did(ben.command('doko privacy'))
  await did(ben.press(there(message), 'Löschen …'))
  expect(labelsOf(ben.hand)).toEqual(['Ja, löschen', 'Doch nicht'])
  expect((await stage.ledger.personalData(ben.id)).games).toHaveLength(1)
  await did(ben.press(there(ben.hand), 'Ja, löschen'))
  expect(textOf(ben.hand)).toBe('Gelöscht. Von dir ist nichts mehr gespeichert.')
  expect(await stage.ledger.personalData(ben.id)).toEqual({ user: ben.id, settings: null, games: [], opened: [], kept: [], actions: [], blocked: [], bells: [], dates: [] }) // prettier-ignore
  const stats = textOf((await did(stage.as('anna').command('doko stats'))).message)
  expect(stats).toContain(`<@${stage.as('anna').id}> **3**`)
  expect(stats).not.toContain(ben.id)
  expect(textOf((await did(ben.command('doko privacy'))).message)).toContain('Von dir ist nichts gespeichert.')
})

it('complaint 39: keeps what an open table needs until it is over', async () => {
  const stage = await startStage()
  await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk', games: 1 })
  const ben = stage.as('ben')
  await did(ben.press(there((await did(ben.command('doko privacy'))).message), 'Löschen …'))
  const asked = there(ben.messages().findLast((message) => labelsOf(message).includes('Ja, löschen')))
  await did(ben.press(asked, 'Ja, löschen'))
  expect(ben.messages().map(textOf).join()).toContain('läuft noch. Ist er zu Ende oder geschlossen')
  expect((await stage.ledger.personalData(ben.id)).actions.length).toBeGreaterThan(0)
})

it('complaint 22: keeps the data of a server for seven days after the bot was removed, then deletes it', async () => {
  const stage = await startStage()
  await finished(stage)
  const { playground, ledger, clock } = stage
  const server = playground.world.guildId
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  await ledger.setServerSettings(server, { threads: true })
  playground.trouble.removeGuild()
  await eventually(() => expect(publicView(stage, table).suspended).toBe('removed'))
  await stage.settle()
  await clock.advance(7 * day - 60_000)
  expect(await ledger.removals()).toHaveLength(1)
  expect((await ledger.rankings(server, { offset: 0, limit: 10 })).total).toBe(2)
  await clock.advance(120_000)
  await eventually(async () => expect(await ledger.knownServers()).toEqual([]))
  expect((await ledger.rankings(server, { offset: 0, limit: 10 })).total).toBe(0)
  stage.problems.splice(0)
})

it('complaint 22: deletes nothing when the bot is back in time, and its table goes on', async () => {
  const stage = await startStage()
  const { playground, ledger, clock } = stage
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  playground.trouble.removeGuild()
  await eventually(() => expect(publicView(stage, table).suspended).toBe('removed'))
  await stage.settle()
  await clock.advance(3 * day)
  playground.trouble.restoreGuild()
  await eventually(async () => expect(await ledger.removals()).toEqual([]))
  await clock.advance(10 * day)
  const { message } = await did(stage.as('anna').command('doko resume'))
  expect(textOf(message)).toContain('Dein Blatt · Tisch 1')
  expect(publicView(stage, table).suspended).toBeNull()
  stage.problems.splice(0)
})

it('complaint 22: takes an outage for no removal, and notices at start a removal that it missed', async () => {
  const stage = await startStage()
  const { playground, ledger } = stage
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  playground.trouble.removeGuild(true)
  await stage.pass(5000)
  expect(publicView(stage, table).suspended).toBeNull()
  expect(await ledger.removals()).toEqual([])
  playground.trouble.restoreGuild()
  playground.world.installed = false
  await stage.restart()
  expect(publicView(stage, table).suspended).toBe('removed')
  expect(await ledger.removals()).toHaveLength(1)
  stage.problems.splice(0)
})

it('complaint 40: shows the rankings to everybody when their reader wants it, without controls', async () => {
  const stage = await startStage()
  await finished(stage)
  const ben = stage.as('ben')
  const { message } = await did(ben.command('doko stats'))
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('Es zählen: Spiele, die man selbst zu Ende spielt')
  await did(ben.press(there(message), 'Allen zeigen'))
  const shown = there(stage.as('clara').table)
  expect(textOf(shown)).toContain(`<@${ben.id}> **3**`)
  expect(liveOf(shown)).toEqual([])
})

it('counts in the rankings what the server has chosen', async () => {
  const stage = await startStage()
  await finished(stage)
  await stage.ledger.setServerSettings(stage.playground.world.guildId, { counting: 'people' })
  const { message } = await did(stage.as('ben').command('doko stats'))
  expect(textOf(message)).toContain('Es zählen: nur Spiele von vier Menschen')
  expect(textOf(message)).toContain('noch kein Spiel fertig')
})
