import { PermissionFlagsBits } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { cardId, forged } from '../support/forging.js'
import { did, handOnTurn, handOf, personOnTurn, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'

const three = ['anna', 'ben', 'clara']

/** Three people and a computer, the reservations over; David looks on. */
async function playing(): Promise<{ stage: Stage; table: string }> {
  const stage = await startStage()
  const table = await seatAndStart(stage, three, { rules: 'norsk', games: 1 })
  await playOn(stage, table, three, () => publicView(stage, table).deal?.phase === 'playing')
  return { stage, table }
}

it('tells a stranger kindly that no seat is theirs, whatever they press', async () => {
  const { stage, table } = await playing()
  const david = stage.as('david')
  const before = publicView(stage, table).version
  const board = there(david.table)
  const presses = [
    david.press(board, liveId(board, 'hand') ?? ''),
    david.press(forged(stage, david, cardId(table, before, 'HT')), 'old'),
    david.command('doko hand'),
    david.command('doko leave'),
  ]
  for (const press of presses) {
    const { message } = await did(press)
    expect(isPrivate(there(message))).toBe(true)
    expect(textOf(message)).toMatch(
      /Du sitzt nicht an Tisch 1\. Dort spielt ein Computer, dessen Platz du übernehmen kannst/,
    )
  }
  for (const press of [david.command('doko close'), david.press(forged(stage, david, `d1:close:${table}`), 'old')]) {
    expect(textOf((await did(press)).message)).toMatch(/Das kann nur <@\d+>/)
  }
  expect(publicView(stage, table)).toMatchObject({ version: before, status: 'playing' })
})

it('refuses a card out of turn and names who is to play, with the hand at hand', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, three)
  await handOnTurn(stage, player)
  const other = stage.as(three.find((name) => name !== player.key) ?? '')
  const view = publicView(stage, table, other.id)
  const [card = 'HT'] = view.deal?.hand ?? []
  const { message } = await did(other.press(forged(stage, other, cardId(table, view.version, card)), 'old'))
  expect(textOf(message)).toContain(`**<@${player.id}>** ist dran. Dein Blatt ist aktuell.`)
  expect(textOf(message)).toContain('Dein Blatt · Tisch 1')
  expect(publicView(stage, table, other.id).version).toBe(view.version)
})

it('refuses an old button after the table moved on, and counts a double click once', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, three)
  const hand = await handOnTurn(stage, player)
  const button = liveId(hand, 'play') ?? ''
  const held = publicView(stage, table, player.id).deal?.hand.length ?? 0
  const twice = await Promise.all([did(player.press(hand, button)), did(player.press(hand, button))])
  await stage.settle()
  expect(publicView(stage, table, player.id).deal?.hand).toHaveLength(held - 1)
  expect(twice.map(({ callback }) => callback)).toEqual([7, 7])

  const { message } = await did(player.press(forged(stage, player, button), 'old'))
  expect(textOf(message)).toContain('Da war der Tisch schon weiter. Hier ist dein Blatt.')
  expect(publicView(stage, table, player.id).deal?.hand).toHaveLength(held - 1)
})

it('names the call that comes too late', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  const anna = stage.as('anna')
  const late = () => {
    const { deal } = publicView(stage, table, anna.id)
    return deal?.phase === 'playing' && deal.hand.length <= 6 && deal.turn === deal.viewer
  }
  await playOn(stage, table, ['anna'], late)
  const { version, deal } = publicView(stage, table, anna.id)
  const call = deal?.ownParty ?? 're'
  const button = `d1:announce:${table}:${version.toString(36)}:${call}`
  const { message } = await did(anna.press(forged(stage, anna, button), 'old'))
  expect(textOf(message)).toMatch(call === 're' ? /^Re geht nur bis zu deiner / : /^Kontra geht nur bis zu deiner /)
})

it('answers a damaged button', async () => {
  const stage = await startStage()
  await did(stage.as('anna').command('doko start', { games: 1 }))
  const damaged = [
    'd1:play:no:1:0:XX',
    'd0:hand:table',
    'garbage',
    'd1:announce:t:1:everything',
    `d1:${'x'.repeat(90)}`,
  ]
  for (const customId of damaged)
    for (const viewer of [null, stage.as('ben')]) {
      const { message } = await did(stage.as('ben').press(forged(stage, viewer, customId), 'old'))
      expect(textOf(message), customId).toContain('Dieser Knopf ist von früher und gilt nicht mehr.')
    }
})

it('has one table per channel, and room for another one next door', async () => {
  const stage = await startStage()
  await did(stage.as('anna').command('doko start'))
  const { message } = await did(stage.as('ben').command('doko start'))
  expect(textOf(message)).toContain('In diesem Kanal steht schon ein Tisch.')
  const [, lounge = ''] = [...stage.playground.world.channels.keys()]
  const ben = stage.as('ben').in(lounge)
  await did(ben.command('doko start'))
  expect(textOf(ben.table)).toContain('Tisch 2')
  expect(stage.tables.all()).toHaveLength(2)
})

it('names the permission that is missing before it opens a table', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  const missing = PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks
  stage.playground.trouble.deny(anna.channelId, missing)
  const { message } = await did(anna.command('doko start'))
  expect(textOf(message)).toContain('Dateien anhängen, Links einbetten')
  expect(stage.tables.all()).toEqual([])
  stage.playground.trouble.deny(anna.channelId, 0n)
  await did(anna.command('doko start'))
  expect(stage.tables.all()).toHaveLength(1)
})

it('lets the host start first, and nobody sit twice', async () => {
  const stage = await startStage()
  await did(stage.as('anna').command('doko start'))
  const ben = stage.as('ben')
  const board = () => there(ben.table)
  const again = async (verb: string) => textOf((await did(ben.press(board(), liveId(board(), verb) ?? ''))).message)
  await again('join')
  expect(await again('join')).toContain('Du sitzt schon an Tisch 1.')
  await again('fill')
  expect(await again('start')).toMatch(/^Noch fängt <@\d+> an\. Ab <t:\d+:T> darfst du es auch\.$/)
  expect(labelsOf(board())).toContain('Mitspielen')
})

it('closes for the host after a second press, and leaves nothing to press', async () => {
  const { stage, table } = await playing()
  const anna = stage.as('anna')
  const asked = there((await did(anna.command('doko close'))).message)
  expect(publicView(stage, table).status).toBe('playing')
  await did(anna.press(asked, liveId(asked, 'close') ?? ''))
  await stage.pass(3000)
  expect(publicView(stage, table).status).toBe('closed')
  expect(textOf(anna.table)).toContain('Tisch 1 ist geschlossen')
  expect(labelsOf(anna.table)).toEqual(['Prüfen'])
  expect(labelsOf(handOf(anna))).toEqual([])
})
