import { expect, test } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import type { Player } from '../../src/playground/driver.js'
import { did, onTurn, publicView, seatAndStart, there } from '../support/playing.js'
import { liveId, liveOf, textOf } from '../support/reading.js'

// Private messages that are no use any more go away or say how things stand.

const people = ['anna', 'ben', 'clara', 'david'] as const

const privates = (player: Player) => player.messages().filter((message) => ((message.flags ?? 0) & 64) !== 0)
const offers = (player: Player) =>
  privates(player).filter((message) => textOf(message).includes('Zum ersten Mal dabei'))
const more = async (player: Player) => there((await did(player.press(there(player.table), liveId(there(player.table), 'more') ?? ''))).message) // prettier-ignore

async function openAll(stage: Stage) {
  for (const name of people) await did(stage.as(name).command('doko hand'))
}

test('the offer to learn the game goes when the game begins, and when its owner gets up', async () => {
  const stage = await startStage({ newcomers: true })
  await seatAndStart(stage, people, { rules: 'ddv', games: 4 }, false)
  await stage.settle()
  expect(people.map((name) => offers(stage.as(name)).length)).toEqual([1, 1, 1, 1])
  const david = stage.as('david')
  await did(david.press(there(david.table), liveId(there(david.table), 'stand-up') ?? ''))
  await stage.settle()
  expect(people.map((name) => offers(stage.as(name)).length)).toEqual([1, 1, 1, 0])
  const anna = stage.as('anna')
  await did(anna.press(there(anna.table), liveId(there(anna.table), 'fill') ?? ''))
  await did(anna.press(there(anna.table), liveId(there(anna.table), 'start') ?? ''))
  await stage.settle()
  expect(people.map((name) => offers(stage.as(name)).length)).toEqual([0, 0, 0, 0])
})

test('whoever learns from the offer keeps the lesson when the game begins; whoever learns by command loses the offer', async () => {
  const stage = await startStage({ newcomers: true })
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4 }, false)
  await stage.settle()
  const [ben, clara] = [stage.as('ben'), stage.as('clara')]
  const offer = there(offers(ben)[0])
  await did(ben.press(offer, liveOf(offer)[0]?.custom_id ?? ''))
  await did(clara.command('doko learn'))
  await stage.settle()
  expect(offers(clara)).toEqual([])
  await stage.tables.send(table, { type: 'start', user: stage.as('anna').id })
  await stage.settle()
  expect(privates(ben).map(({ id }) => id)).toContain(offer.id)
})

test('an offer that nobody answers goes away while that can still be done', async () => {
  const stage = await startStage({ newcomers: true })
  await seatAndStart(stage, ['anna', 'ben'], { rules: 'ddv', games: 4 }, false)
  await stage.pass(14 * 60_000)
  expect(offers(stage.as('ben'))).toEqual([])
})

test('hands of a table that is closed say so, whoever closes it and wherever it is', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4, clock: 'fast' })
  await openAll(stage)
  await stage.pass(3_000)
  const acting = onTurn(stage, table, people)
  if (acting === null) throw new Error('It is nobody’s turn')
  expect(textOf(privates(acting).at(-1))).toContain('Zeit endet')
  const anna = stage.as('anna')
  const menu = await more(anna)
  const ask = there((await did(anna.press(menu, liveId(menu, 'ask-close') ?? ''))).message)
  const yes = liveId(ask, 'close') ?? ''
  const pressed = await Promise.all([did(anna.press(ask, yes)), did(anna.press(ask, yes))])
  for (const { message } of pressed) expect(textOf(message)).toMatch(/^Tisch 1 ist (schon )?geschlossen/)
  await stage.pass(5_000)
  for (const name of people) {
    const shown = privates(stage.as(name)).map(textOf).join('\n')
    expect(shown, name).toContain('ist geschlossen. Es wurde keine Karte gespielt, also zählt nichts.')
    expect(shown, name).not.toContain('Zeit endet')
  }
})

test('a pause is told once to whoever asks for it, with the name, and the hand comes back in the same message', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4 })
  await openAll(stage)
  await stage.pass(3_000)
  const ben = stage.as('ben')
  const menu = await more(ben)
  await did(ben.press(menu, liveId(menu, 'pause') ?? ''))
  await stage.pass(3_000)
  const told = privates(ben).filter((message) => textOf(message).includes('macht Pause'))
  expect(told).toHaveLength(1)
  expect(textOf(told[0])).toContain(`<@${ben.id}> macht Pause`)
  expect(textOf(ben.table)).toContain(`<@${ben.id}> macht Pause`)
  await stage.pass(600_000)
  const clara = stage.as('clara')
  await did(clara.press(there(clara.table), liveId(there(clara.table), 'resume') ?? ''))
  await stage.pass(3_000)
  expect(privates(ben).filter((message) => textOf(message).includes('Dein Blatt'))).toHaveLength(1)
  expect(publicView(stage, table).suspended).toBeNull()
})

test('without a clock the channel counts from the end of a pause since when somebody is asked', async () => {
  const stage = await startStage()
  await seatAndStart(stage, people, { rules: 'ddv', games: 4, clock: 'none' })
  const ben = stage.as('ben')
  const menu = await more(ben)
  await did(ben.press(menu, liveId(menu, 'pause') ?? ''))
  await stage.pass(600_000)
  const resumed = stage.clock.now()
  await did(ben.press(there(ben.table), liveId(there(ben.table), 'resume') ?? ''))
  await stage.pass(2_000)
  expect(textOf(ben.table)).toContain(`gefragt <t:${Math.floor(resumed / 1000)}:R>`)
})

test('/doko hand tells of a seat that a computer keeps in this channel, also to somebody who sits elsewhere', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 4 })
  const ben = stage.as('ben')
  const { server } = publicView(stage, table)
  const view = publicView(stage, table)
  await stage.tables.send(table, { type: 'leave', user: ben.id })
  const other = await stage.tables.open({ server, room: '42', host: ben.id, rules: view.rules, games: 4, level: view.level }) // prettier-ignore
  expect(other.ok).toBe(true)
  const answered = await did(ben.command('doko hand'))
  expect(textOf(answered.message)).toContain('spielt an Tisch 1 gerade ein Computer')
  expect(liveId(there(answered.message), 'join')).toBeDefined()
})
