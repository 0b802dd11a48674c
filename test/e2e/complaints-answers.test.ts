import { expect, it } from 'vitest'
import path from 'node:path'
import { settleInteraction } from '../../src/playground/interactions.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { createImpatientClock } from '../support/impatient.js'
import { did, handOf, handOnTurn, onlyTable, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { isPrivate, liveId, textOf } from '../support/reading.js'

// What people complain about in other bots: presses that nobody answers, double answers, games that are gone.

const two = ['anna', 'ben']
const deferredMessage = 5
const deferredUpdate = 6

/** Anna presses this on the table's message, once it is there. */
async function pressed(stage: Stage, verb: string): Promise<void> {
  await stage.settle()
  const board = there(stage.as('anna').table)
  await did(stage.as('anna').press(board, liveId(board, verb) ?? verb))
  await stage.settle()
}

it('complaint 1: whatever takes longer is preceded by a sign of life, and the answer fills it in', async () => {
  const stage = await startStage({ clock: createImpatientClock() })
  const anna = stage.as('anna')
  const started = await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  expect(started.callback).toBe(deferredMessage)
  for (const verb of ['fill', 'start']) await pressed(stage, verb)
  const table = onlyTable(stage)
  const player = await personOnTurn(stage, table, ['anna'])
  const hand = await handOnTurn(stage, player)
  const wanted = liveId(hand, 'healthy') ?? ''
  const answered = await did(player.press(hand, wanted))
  expect(answered.callback).toBe(deferredUpdate)
  await playOn(stage, table, ['anna'])
  expect(publicView(stage, table).sheet).toHaveLength(1)
})

it('complaint 2: a picture is drawn after the sign of life, and comes', async () => {
  const stage = await startStage({ clock: createImpatientClock(), pictures: true })
  const anna = stage.as('anna')
  await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  for (const verb of ['fill', 'start']) await pressed(stage, verb)
  const shown = await did(anna.command('doko hand'))
  expect(shown.callback).toBe(deferredMessage)
  expect(there(shown.message).attachments.map(({ filename }) => filename)).toEqual(['hand.webp'])
})

it('complaint 4: an interaction that was answered elsewhere, or too late, changes nothing and stops nothing', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  const { world } = stage.playground
  const player = await personOnTurn(stage, table, two)
  const hand = await handOnTurn(stage, player)
  const before = publicView(stage, table).version
  const stop = world.on((event) => {
    if (event.type !== 'interaction' || event.interaction.state !== 'waiting') return
    event.interaction.acknowledged = deferredUpdate
    setImmediate(() => settleInteraction(world, event.interaction, 'done'))
  })
  await player.press(hand, liveId(hand, 'healthy') ?? liveId(hand, 'play') ?? '')
  stop()
  await stage.settle()
  expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([40060])
  expect(publicView(stage, table).version).toBeGreaterThan(before)
  expect(stage.warnings).toEqual([])
  await playOn(stage, table, two)
  expect(publicView(stage, table).sheet).toHaveLength(1)
})

it('complaint 6: two starts at the same moment make one table', async () => {
  const stage = await startStage()
  const starts = await Promise.all(two.map((name) => did(stage.as(name).command('doko start'))))
  expect(stage.tables.all()).toHaveLength(1)
  const refused = starts.filter((start) => isPrivate(there(start.message)))
  expect(refused.map((start) => textOf(start.message))).toEqual([expect.stringContaining('In diesem Kanal steht schon ein Tisch')]) // prettier-ignore
})

it('complaint 7: a restart loses no card, not even the one that was just answered', async () => {
  const stage = await startStage({ ledgerFile: path.join(temporaryFolder(), 'doko.sqlite') })
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  await playOn(stage, table, two, () => publicView(stage, table).deal?.phase === 'playing')
  const player = await personOnTurn(stage, table, two)
  const cards = () => publicView(stage, table, player.id).deal?.hand.length ?? 0
  const held = cards()
  await simplest(stage, player)
  await stage.restart()
  expect(cards()).toBe(held - 1)
  await did(player.command('doko hand'))
  await did(stage.as(two.find((name) => name !== player.key) ?? '').command('doko hand'))
  await playOn(stage, table, two)
  expect(publicView(stage, table).sheet).toHaveLength(1)
})

it('complaint 8: a finished game is in the rankings before anybody reads its result, also after a crash', async () => {
  const stage = await startStage({ ledgerFile: path.join(temporaryFolder(), 'doko.sqlite') })
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 2 })
  const counted: number[] = []
  stage.tables.onOutcome(({ events }) => {
    if (!events.some(({ type }) => type === 'deal-finished')) return
    const ranked = stage.ledger.rankings(stage.playground.world.guildId, { offset: 0, limit: 10 })
    void ranked.then(({ total }) => counted.push(total))
  })
  await playOn(stage, table, two)
  await stage.settle()
  expect(counted).toEqual([2])
  await stage.restart()
  expect(textOf((await did(stage.as('clara').command('doko stats'))).message)).toContain(`<@${stage.as('anna').id}>`)
})

it('complaint 9: buttons of before a restart work, in the channel and in the hand', async () => {
  const stage = await startStage({ ledgerFile: path.join(temporaryFolder(), 'doko.sqlite') })
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  await playOn(stage, table, two, () => publicView(stage, table).deal?.phase === 'playing')
  const player = await personOnTurn(stage, table, two)
  const hand = await handOnTurn(stage, player)
  const board = there(player.table)
  await stage.restart()
  const before = publicView(stage, table).version
  await did(player.press(hand, liveId(hand, 'play') ?? ''))
  await stage.settle()
  expect(publicView(stage, table).version).toBeGreaterThan(before)
  expect(textOf(handOf(player))).toContain('Dein Blatt · Tisch 1')
  await stage.pass(2000)
  expect(textOf(player.table)).toContain('Tisch 1')
  expect(there(player.table).id).not.toBe(board.id)
})
