import { Locale } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import { did, handOf, handOnTurn, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'
import { cardsIn, watchSecrets } from '../support/secrets.js'

const four = ['anna', 'ben', 'clara', 'david']
const quarter = 15 * 60_000
const privateOnes = (player: { messages(): Parameters<typeof isPrivate>[0][] }) => player.messages().filter(isPrivate)

it('brings everybody one private hand and never stacks a second one', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  for (const name of four) expect(privateOnes(stage.as(name)), name).toHaveLength(1)
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  const anna = stage.as('anna')
  const board = there(anna.table)
  for (let round = 0; round < 2; round++) await did(anna.press(board, liveId(board, 'hand') ?? ''))
  await did(anna.command('doko hand'))
  await stage.pass(2000)
  for (const name of four) expect(privateOnes(stage.as(name)), name).toHaveLength(1)
})

it('refreshes a hand when the turn comes, without a press', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  const leader = await personOnTurn(stage, table, four)
  await simplest(stage, leader)
  const next = await personOnTurn(stage, table, four)
  expect(next.key).not.toBe(leader.key)
  expect(textOf(await handOnTurn(stage, next))).toContain('Du bist dran')
  expect(liveId(handOf(leader), 'play')).toBeUndefined()
  expect(textOf(handOf(leader))).toContain(`**<@${next.id}>** ist dran`)
})

it('leaves a hand alone after 15 minutes, and brings it on demand', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  const leader = await personOnTurn(stage, table, four)
  await stage.pass(quarter)
  stage.playground.clock.advance(quarter)
  await did(leader.command('doko hand'))
  await simplest(stage, leader)
  await stage.pass(5000)
  const next = await personOnTurn(stage, table, four)
  expect(liveId(handOf(next), 'play')).toBeUndefined()
  const { message } = await did(next.command('doko hand'))
  expect(liveId(message, 'play')).toBeDefined()
  await simplest(stage, next)
  expect(stage.problems).toEqual([])
})

it('shows the hand again after the client was restarted', async () => {
  const stage = await startStage()
  await seatAndStart(stage, ['anna'], { games: 1 })
  const anna = stage.as('anna')
  const before = textOf(handOf(anna))
  anna.restart()
  expect(privateOnes(anna)).toEqual([])
  await did(anna.command('doko hand'))
  expect(textOf(handOf(anna))).toBe(before)
  await simplest(stage, anna)
  expect(privateOnes(anna)).toHaveLength(1)
})

it('speaks to each reader in their own language, and to the channel in the server’s', async () => {
  const people = [
    { key: 'anna', name: 'Anna', locale: Locale.German },
    { key: 'emma', name: 'Emma', locale: Locale.EnglishUS },
    { key: 'nils', name: 'Nils', locale: Locale.Norwegian },
    { key: 'luc', name: 'Luc', locale: Locale.French },
  ]
  const stage = await startStage({ people, locale: Locale.Norwegian })
  const names = people.map(({ key }) => key)
  const table = await seatAndStart(stage, names, { rules: 'norsk', games: 1 })
  await playOn(stage, table, names, () => publicView(stage, table).deal?.phase === 'playing')
  await stage.pass(3000)
  for (const [name, language] of [
    ['anna', 'de'],
    ['emma', 'en'],
    ['nils', 'no'],
    ['luc', 'en'],
  ] as const) {
    // prettier-ignore
    const t = translator(language)
    expect(textOf(handOf(stage.as(name)))).toContain(`**${t('hand.title')} · ${t('table.name', { number: 1 })}**`)
    expect(textOf((await did(stage.as(name).command('doko help'))).message)).toContain(t('help.title'))
  }
  const t = translator('no')
  expect(labelsOf(stage.as('anna').table)).toEqual(
    (['button.hand', 'button.who-said', 'button.more', 'button.one-more-round'] as const).map((key) => t(key)),
  )
})

it('tells nobody a card of somebody else: not the channel, not a private message', async () => {
  const stage = await startStage({ pictures: true })
  const secrets = watchSecrets(stage, four)
  const table = await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 2)
  for (const name of four) {
    const { message } = await did(stage.as(name).command('doko hand'))
    const held = publicView(stage, table, stage.as(name).id).deal?.hand ?? []
    expect(cardsIn(JSON.stringify(message?.components))).toEqual(expect.arrayContaining([...held]))
  }
  await stage.pass(3000)
  expect(secrets.read.public).toBeGreaterThan(3)
  expect(secrets.read.private).toBeGreaterThan(16)
  expect(secrets.told).toEqual([])
})
