import { expect, it } from 'vitest'
import { statsState } from '../../src/discord/features/stats/presses.js'
import { startStage } from '../support/bot.js'
import { stableId } from '../../src/playground/snowflake.js'
import { gameOf, opening } from '../support/ledger-contract.js'
import { did, there } from '../support/playing.js'
import { textOf } from '../support/reading.js'

const [anna, ben] = [stableId('person', 0), stableId('person', 1)]

it('keeps minus points apart, with the fewest in front', async () => {
  const stage = await startStage()
  const { ledger, playground } = stage
  await ledger.open('m1', opening({ server: playground.world.guildId, room: 'r1' }), 1)
  const at = stage.clock.now()
  const games = [
    gameOf({ points: [5, -5, 0, 0], at, game: 1, people: [anna, ben, null, null] }),
    gameOf({ points: [4, 1, 0, 0], at, game: 2, rules: { preset: 'willi', set: {} }, people: [anna, ben, null, null] }),
  ]
  for (const [index, game] of games.entries())
    await ledger.append('m1', index + 1, { type: 'continue-timeout' }, at, { game })
  const reader = stage.as('clara')
  const plus = there((await did(reader.command('doko stats'))).message)
  expect(textOf(plus)).toContain(`**1.** <@${anna}> **5** · 1 Spiel`)
  const minus = there((await did(reader.choose(plus, 'Regeln', 'minus'))).message)
  expect(minus.id).toBe(plus.id)
  expect(textOf(minus)).toContain('Nur Minuspunkte (Willis Traum) · die wenigsten führen')
  expect(textOf(minus)).toContain(`**1.** <@${ben}> **1** · 1 Spiel`)
  const { message } = await did(reader.command('doko stats', { rules: 'norsk' }))
  expect(textOf(message)).toContain('noch kein Spiel fertig')
})

it('begins with the points that the rules here count, or with the only ones there are', async () => {
  const stage = await startStage()
  const { ledger, playground } = stage
  const { guildId } = playground.world
  const at = stage.clock.now()
  const ask = async () => textOf((await did(stage.as('clara').command('doko stats'))).message)
  await ledger.setRules(guildId, null, { preset: 'willi', set: {} })
  expect(await ask()).toContain('Nur Minuspunkte')
  await ledger.open('m1', opening({ server: guildId, room: 'r1' }), 1)
  const plus = gameOf({ points: [5, -5, 0, 0], at, game: 1, people: [anna, ben, null, null] })
  await ledger.append('m1', 1, { type: 'continue-timeout' }, at, { game: plus })
  expect(await ask()).toContain('Alle Regeln mit Plus und Minus')
  const minus = { ...plus, game: 2, points: [4, 1, 0, 0] as const, rules: { preset: 'willi' as const, set: {} } }
  await ledger.append('m1', 2, { type: 'continue-timeout' }, at, { game: minus })
  expect(await ask()).toContain('Nur Minuspunkte')
  await ledger.setRules(guildId, null, { preset: 'ddv', set: {} })
  expect(await ask()).toContain('Alle Regeln mit Plus und Minus')
})

it('reads damaged presses as the beginning', () => {
  expect(statsState('week.2.minus', undefined)).toEqual({ period: 'week', ranked: 'minus', page: 2, shared: false })
  expect(statsState('week.2.minus.p', 'year')).toEqual({ period: 'year', ranked: 'minus', page: 0, shared: false })
  expect(statsState('week.2.minus.r', 'ddv')).toEqual({ period: 'week', ranked: 'ddv', page: 0, shared: false })
  expect(statsState('week.2.minus.s', undefined)).toMatchObject({ shared: true })
  for (const data of ['', 'x.y.z', 'week', '.-1.', 'all.99999.plus'])
    expect(statsState(data, undefined)).toMatchObject({ ranked: 'plus', page: 0, shared: false })
})
