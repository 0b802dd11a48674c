import { expect, it } from 'vitest'
import { verifyMatch } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, onTurn, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { sevenPeople } from '../support/seven.js'

const four = ['anna', 'ben', 'clara', 'david']
const norsk = { rules: 'norsk', games: 1 }

const tricks = (stage: Stage, table: string) => publicView(stage, table).deal?.tricks.length ?? 0

/** Somebody gets up by the command and the second press. */
async function leave(stage: Stage, name: string): Promise<void> {
  const player = stage.as(name)
  const asked = there((await did(player.command('doko leave'))).message)
  await did(player.press(asked, 'Ja, aufstehen'))
  await stage.settle()
}

/** Somebody presses something on the table's message. */
async function press(stage: Stage, name: string, label: string) {
  return did(stage.as(name).press(there(stage.as(name).table), label))
}

it('complaint 16: when somebody leaves the game goes on, a substitute takes the place, and each deal counts for whoever played it', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 3 })
  await playOn(stage, table, four, () => tricks(stage, table) > 1)
  await leave(stage, 'clara')
  await stage.pass(2000)
  const board = () => there(stage.as('anna').table)
  expect(textOf(board())).toContain(`🟠3 🤖 <@${stage.as('clara').id}> (Computer)`)
  expect(labelsOf(board())).toContain('Platz übernehmen')
  await playOn(stage, table, four)
  await stage.pass(1000)
  expect(publicView(stage, table)).toMatchObject({ status: 'between', game: 1 })

  const offered = await did(stage.as('emil').command('doko hand'))
  expect(textOf(offered.message)).toContain('dessen Platz du übernehmen kannst')
  const taken = await did(stage.as('emil').press(there(offered.message), 'Platz übernehmen'))
  expect(isPrivate(there(taken.message))).toBe(true)
  await stage.pass(1000)
  expect(publicView(stage, table, stage.as('emil').id).place).toBe(2)
  expect(labelsOf(board())).not.toContain('Platz übernehmen')
  const late = await did(stage.as('clara').command('doko hand'))
  expect(textOf(late.message)).toContain('Du sitzt nicht an Tisch 1')
  await stage.pass(20_000)
  const second = ['anna', 'ben', 'emil', 'david']
  await playOn(stage, table, second)
  await stage.pass(21_000)

  await leave(stage, 'emil')
  await playOn(stage, table, second)
  await stage.pass(1000)
  const { sheet, status, totals } = publicView(stage, table)
  expect([status, sheet.length]).toEqual(['over', 3])
  expect(textOf(board())).toContain(`🟠3 🤖 <@${stage.as('emil').id}> (Computer) **${(totals[2] ?? 0) < 0 ? `\u2212${-(totals[2] ?? 0)}` : (totals[2] ?? 0)}**`) // prettier-ignore
  const { rows } = await stage.ledger.rankings(stage.playground.world.guildId, { offset: 0, limit: 10 })
  const ranked = new Map(rows.map(({ user, games, points }) => [user, { games, points }]))
  expect(ranked.get(stage.as('clara').id)).toBeUndefined()
  expect(ranked.get(stage.as('emil').id)).toEqual({ games: 1, points: (sheet[1]?.totals[2] ?? 0) - (sheet[0]?.totals[2] ?? 0) }) // prettier-ignore
  expect(ranked.get(stage.as('anna').id)).toEqual({ games: 3, points: totals[0] })
  const record = await stage.tables.matchRecord(table)
  expect(record && verifyMatch(record)).toMatchObject({ ok: true, value: { finished: 3 } })
})

it('lets the leaver come back as long as nobody has taken the place, and nobody take a place who knows another hand', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, norsk)
  await playOn(stage, table, four, () => tricks(stage, table) > 0)
  await leave(stage, 'clara')
  await leave(stage, 'david')
  await stage.pass(2000)
  const back = await press(stage, 'david', 'Platz übernehmen')
  expect(textOf(back.message)).toContain('Dein Blatt · Tisch 1')
  expect(publicView(stage, table, stage.as('david').id).place).toBe(3)
  await leave(stage, 'david')
  await did(stage.as('clara').command('doko hand')).then(({ message }) => stage.as('clara').press(there(message), 'Platz wieder einnehmen')) // prettier-ignore
  await stage.settle()
  expect(publicView(stage, table, stage.as('clara').id).place).toBe(2)
  await stage.tables.send(table, { type: 'leave', user: stage.as('clara').id })
  await stage.tables.send(table, { type: 'take-seat', user: stage.as('clara').id, place: 3 })
  expect(publicView(stage, table, stage.as('clara').id).place).toBeNull()
  expect(await stage.tables.send(table, { type: 'take-seat', user: stage.as('clara').id, place: 3 })).toMatchObject({ ok: false, refusal: { code: 'knows-a-hand' } }) // prettier-ignore
})

it('complaint 17: nobody is stuck in a game that is not there, since leaving and closing always work', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await seatAndStart(stage, ['ben', 'clara'], norsk)
  stage.playground.trouble.deny(stage.as('ben').channelId, 1n << 10n)
  await leave(stage, 'clara')
  expect(stage.tables.ofUser(publicView(stage, table).server, stage.as('clara').id)).toEqual([])
  const asked = there((await did(stage.as('anna').command('doko close'))).message)
  await did(stage.as('anna').press(asked, 'Ja, schließen'))
  await stage.settle()
  stage.problems.splice(0)
  stage.playground.trouble.deny(stage.as('ben').channelId, 0n)
  expect(stage.tables.all()).toEqual([])
  expect(textOf((await did(stage.as('ben').command('doko leave'))).message)).toContain('Du sitzt hier an keinem Tisch')
  await did(stage.as('ben').command('doko start'))
  expect(stage.tables.inRoom(stage.as('ben').channelId)).toBe(onlyTable(stage))
})

it('complaint 23: strangers who press get a kind word that only they see', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await seatAndStart(stage, four, norsk)
  await playOn(stage, table, four, () => tricks(stage, table) > 0)
  await stage.pass(1000)
  const greta = stage.as('greta')
  const board = there(greta.table)
  const version = publicView(stage, table).version
  for (const { custom_id } of liveOf(board)) {
    const { message } = await did(greta.press(board, custom_id))
    expect(isPrivate(there(message)), custom_id).toBe(true)
  }
  const refused = await did(greta.press(board, 'Mein Blatt'))
  expect(textOf(refused.message)).toContain('Du sitzt nicht an Tisch 1')
  expect(publicView(stage, table).version).toBe(version)
  const turn = onTurn(stage, table, four)
  const waiting = four.find((name) => stage.as(name).id !== turn?.id) ?? ''
  const { message } = await did(stage.as(waiting).press(board, 'Mein Blatt'))
  expect(textOf(message)).toContain(`<@${turn?.id}>`)
})

it('complaint 24: when a match has ended nothing on its messages is live but what still makes sense, and the result stays', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 2 })
  const lobby = there(stage.as('anna').table)
  const old = liveOf(lobby).map(({ custom_id }) => custom_id)
  await playOn(stage, table, four)
  await stage.pass(21_000)
  await playOn(stage, table, four)
  await stage.pass(3000)
  const [first, second, end, ...more] = stage
    .as('anna')
    .messages()
    .filter((message) => !isPrivate(message))
  expect(more).toEqual([])
  expect([...labelsOf(first), ...labelsOf(second)]).toEqual([
    'Warum?',
    'Rückblick',
    'Punktetabelle',
    'Warum?',
    'Rückblick',
    'Punktetabelle',
  ])
  expect(textOf(first)).toMatch(/Spiel 1\/2[^]*🏆/)
  expect(textOf(second)).toMatch(/Spiel 2\/2[^]*🏆/)
  expect(textOf(end)).toContain('Nach 2 Spielen')
  expect(liveOf(end).map(({ custom_id }) => custom_id.split(':')[1])).not.toContain('hand')
  for (const name of four) expect(liveId(stage.as(name).hand, 'play')).toBeUndefined()
  await stage.pass(16 * 60_000)
  await did(stage.as('ben').press(there(end), 'Noch eine Runde'))
  expect(textOf(there(stage.as('ben').table))).toContain('frei gehalten für')
  expect(old.length).toBeGreaterThan(0)
})

it('complaint 41: a table that is closed early says so, with what was played, and the played games count', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 4 })
  await playOn(stage, table, four)
  await stage.pass(21_000)
  const asked = there((await did(stage.as('anna').command('doko close'))).message)
  await did(stage.as('anna').press(asked, 'Ja, schließen'))
  await stage.pass(1000)
  const left = there(stage.as('ben').table)
  expect(textOf(left)).toContain('Tisch 1 ist geschlossen')
  expect(textOf(left)).toContain('1 von 4 Spielen wurde fertig und zählt.')
  const { rows } = await stage.ledger.rankings(stage.playground.world.guildId, { offset: 0, limit: 10 })
  expect(rows.map(({ games }) => games)).toEqual([1, 1, 1, 1])
})

it('complaint 41: a match at which nothing happens for two weeks is closed with what was played', async () => {
  const stage = await startStage()
  await stage.ledger.setServerSettings(stage.playground.world.guildId, { clock: null })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 4 })
  await stage.pass(13 * 24 * 3_600_000)
  expect(publicView(stage, table).status).toBe('playing')
  await stage.pass(24 * 3_600_000)
  await stage.pass(1000)
  expect(stage.tables.all()).toEqual([])
  expect(textOf(there(stage.as('anna').table))).toContain('Hier ist lange nichts geschehen')
  expect(textOf(there(stage.as('anna').table))).toContain('Es wurde keine Karte gespielt, also zählt nichts.')
})

it('closes a match early when more than half of the people at the table vote for it', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await seatAndStart(stage, ['ben', 'clara', 'david', 'emil'], { rules: 'norsk', games: 2 })
  const board = () => there(stage.as('ben').table)
  expect(textOf((await did(stage.as('frida').command('doko close'))).message)).toContain('Das kann nur')
  const asked = there((await did(stage.as('clara').command('doko close'))).message)
  expect(textOf(asked)).toContain('mehr als die Hälfte')
  await did(stage.as('clara').press(asked, 'Abstimmen'))
  await stage.pass(1000)
  expect(textOf(board())).toContain('Partie beenden? 1 dafür, 0 dagegen, es fehlen noch 3')
  expect(textOf((await press(stage, 'frida', 'Ja')).message)).toContain('Du sitzt nicht an Tisch 1')
  expect(textOf((await press(stage, 'clara', 'Ja')).message)).toContain('Du hast selbst gefragt')
  await press(stage, 'david', 'Nein')
  // In the own hand it can be answered, too, and then only there no longer.
  const emil = stage.as('emil')
  const hand = there((await did(emil.command('doko hand'))).message)
  expect(textOf(hand)).toContain(`<@${stage.as('clara').id}> fragt: Partie beenden?`)
  await did(emil.press(hand, 'Ja'))
  const after = there(emil.messages().find(({ id }) => id === hand.id))
  expect(textOf(after)).toContain('Dein Blatt')
  expect(labelsOf(after)).not.toContain('Ja')
  await stage.pass(1000)
  expect(publicView(stage, table).closeVote).toMatchObject({ yes: [stage.as('clara').id, stage.as('emil').id] })
  await press(stage, 'ben', 'Ja')
  await stage.pass(1000)
  expect(stage.tables.all()).toEqual([])
  expect(textOf(board())).toContain('Ihr habt abgestimmt: 3 dafür, 1 dagegen.')
  expect(labelsOf(board())).not.toContain('Ja')
})

it('plays on when half of the people vote against the end', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['ben', 'clara'], { rules: 'norsk', games: 2 })
  const asked = there((await did(stage.as('clara').command('doko close'))).message)
  await did(stage.as('clara').press(asked, 'Abstimmen'))
  await stage.pass(1000)
  await press(stage, 'ben', 'Nein')
  await stage.pass(1000)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', closeVote: null })
  expect(textOf(there(stage.as('ben').table))).toContain('Es wird weitergespielt')
  expect(labelsOf(there(stage.as('ben').table))).not.toContain('Nein')
})

it('complaint 34: one person sits at tables in several channels at once, and each hand names its table', async () => {
  const stage = await startStage()
  const { world } = stage.playground
  const [first, second] = [...world.channels.values()].map(({ id }) => id)
  const anna = stage.as('anna')
  const other = anna.in([first, second].find((id) => id !== anna.channelId) ?? '')
  for (const player of [anna, other]) {
    await did(player.command('doko start', norsk))
    const board = () => there(player.table)
    await did(player.press(board(), liveId(board(), 'fill') ?? ''))
    await did(player.press(board(), liveId(board(), 'start') ?? ''))
  }
  await stage.pass(2000)
  expect(stage.tables.all()).toHaveLength(2)
  expect(textOf((await did(anna.press(there(anna.table), 'Mein Blatt'))).message)).toContain('Dein Blatt · Tisch 1')
  expect(textOf((await did(other.press(there(other.table), 'Mein Blatt'))).message)).toContain('Dein Blatt · Tisch 2')
  const again = await did(anna.command('doko start', norsk))
  expect(textOf(again.message)).toBe('Du sitzt schon an Tisch 1.')
  const hand = await did(anna.press(there(again.message), 'Mein Blatt'))
  expect(textOf(hand.message)).toContain('Dein Blatt · Tisch 1')
})
