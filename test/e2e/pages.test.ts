import { expect, it } from 'vitest'
import { cardFaces } from '../../src/discord/road/emojis.js'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import { gameOf, opening } from '../support/ledger-contract.js'
import { did, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveOf, textOf } from '../support/reading.js'

const t = translator('de')

it('shows the last trick, who said what, the rules and why a game counts so', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 2 })
  await playOn(stage, table, ['anna'], () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  await stage.pass(1000)
  const anna = stage.as('anna')
  const ben = stage.as('ben')
  const ask = async (label: string) => there((await did(ben.press(there(ben.table), label))).message)
  const [trick] = publicView(stage, table).deal?.tricks ?? []
  const last = await ask(t('button.last-trick'))
  expect(isPrivate(last)).toBe(true)
  expect(textOf(last)).toContain(`macht den Stich, ${trick?.eyes} Auge`)
  expect(textOf(await ask(t('button.who-said')))).toContain('Re und Kontra: mit mindestens 11 Karten')

  const more = await ask(t('button.more'))
  const rules = there((await did(ben.press(more, t('button.table-rules')))).message)
  expect(textOf(rules)).toContain('Trumpf, von oben:')
  for (const [tab, words] of [
    ['calls', 'keine 90'],
    ['score', 'Für die Gewinner'],
    ['reservations', 'Wer vorgeht'],
    ['special', '48 Karten'],
  ] as const) {
    const page = there((await did(ben.press(rules, t(`rules.tab.${tab}`)))).message)
    expect(page.id).toBe(rules.id)
    expect(textOf(page)).toContain('Regeln: Norsk')
    expect(textOf(page)).toContain(words)
  }
  expect(labelsOf(await ask(t('button.more')))).not.toContain(t('button.ask-leave'))

  await playOn(stage, table, ['anna'])
  await stage.pass(1000)
  const why = await ask(t('button.why'))
  expect(textOf(why)).toContain('Warum Spiel 1 so zählt')
  const { message } = await did(anna.command('doko rules', { rules: 'willi' }))
  expect(textOf(message)).toContain('Regeln: Willis Traum')
})

it('pages the rankings, limits them to a period, and shows them to all', async () => {
  const stage = await startStage()
  const { ledger, clock, playground } = stage
  const server = playground.world.guildId
  const day = 86_400_000
  for (let match = 0; match < 7; match++) {
    await ledger.open(`m${match}`, opening({ server, room: `r${match}` }), 1)
    const people = [`20000000000000${match}01`, `20000000000000${match}02`, null, null] as const
    const at = clock.now() - (match < 6 ? 100 : 2) * day
    const game = gameOf({ points: [match + 1, -match, 0, 0], at, people })
    await ledger.append(`m${match}`, 1, { type: 'continue-timeout' }, at, { game, closed: true })
  }
  const anna = stage.as('anna')
  const stats = there((await did(anna.command('doko stats'))).message)
  expect(isPrivate(stats)).toBe(true)
  expect(textOf(stats)).toContain('Plätze 1 bis 10 von 14')
  expect(labelsOf(stats)).toEqual([t('stats.period'), 'Regeln', t('button.later'), t('button.show-all')])
  const second = there((await did(anna.press(stats, t('button.later')))).message)
  expect(textOf(second)).toContain('Plätze 11 bis 14 von 14')
  expect(labelsOf(second)).toEqual([t('stats.period'), 'Regeln', t('button.earlier'), t('button.show-all')])
  const month = there((await did(anna.choose(second, t('stats.period'), 'month'))).message)
  expect(month.id).toBe(stats.id)
  expect(textOf(month)).toContain('Rangliste · Letzte 30 Tage')
  expect(textOf(month)).toContain('**1.** jemand, der gegangen ist **7**')
  expect(textOf(month)).not.toContain('**6**')
  await did(anna.press(month, t('button.show-all')))
  const shown = there(stage.as('ben').table)
  expect(textOf(shown)).toContain('Rangliste · Letzte 30 Tage')
  expect(liveOf(shown)).toEqual([])
  const { message } = await did(anna.command('doko stats', { period: 'week' }))
  expect(textOf(message)).toContain('Rangliste · Letzte 7 Tage')
})

it('stands up only after a second press; a computer plays on, and the seat can be taken back', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk', games: 1 })
  const ben = stage.as('ben')
  const asked = there((await did(ben.command('doko leave'))).message)
  expect(textOf(asked)).toContain('Für dich spielt dann ein Computer weiter')
  await did(ben.press(asked, t('button.leave')))
  expect(publicView(stage, table).seats[1]).toMatchObject({ kind: 'computer' })
  await playOn(stage, table, ['anna'])
  expect(publicView(stage, table).status).toBe('over')
})

it('uploads its card emojis once and finds them again after a restart', async () => {
  const stage = await startStage({ emojis: false })
  const { world } = stage.playground
  const names = cardFaces().map(({ name }) => name)
  await stage.playground.until(() => world.emojis.size === names.length)
  expect(new Set([...world.emojis.values()].map(({ data }) => data.name))).toEqual(new Set(names))
  await stage.restart()
  expect(world.emojis.size).toBe(names.length)
})
