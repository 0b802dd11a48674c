import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { gameOf, opening } from '../support/ledger-contract.js'
import { did, playOn, seatAndStart, there } from '../support/playing.js'
import { textOf } from '../support/reading.js'

const t = translator('de')
/** Somebody of whom the stand-in knows nothing. */
const gone = '1290000000009999999'

/** A game that somebody finished who has left the server since. */
async function finished(stage: Stage): Promise<void> {
  const { ledger, playground, clock } = stage
  const ben = stage.as('ben').id
  await ledger.open('old', opening({ server: playground.world.guildId, room: 'r1', host: ben }), 1)
  const game = gameOf({ points: [3, 3, -3, -3], at: clock.now(), people: [gone, ben, null, null] })
  await ledger.append('old', 1, { type: 'continue', user: ben }, clock.now(), { game, closed: true })
}

/** Counts from now on how often the bot asks in vain who is on the server. */
function lookups({ playground }: Stage): () => number {
  let count = 0
  playground.onTraffic((line) => {
    if (line.type === 'traffic' && /members\/\d+ 404$/.test(line.text)) count++
  })
  return () => count
}

const rankings = async (stage: Stage) => textOf((await did(stage.as('ben').command('doko stats'))).message)

it('whoever has left is "somebody who left" in the rankings, and is looked up once an hour', async () => {
  const stage = await startStage()
  await finished(stage)
  const asked = lookups(stage)
  const text = await rankings(stage)
  expect(text).toContain(`${t('seat.left')} **3**`)
  expect(text).toContain(`<@${stage.as('ben').id}> **3**`)
  expect(text).not.toContain(gone)
  await rankings(stage)
  expect(asked()).toBe(1)
  await stage.pass(61 * 60_000)
  await rankings(stage)
  expect(asked()).toBe(2)
})

it('whoever agreed is readable by name, which formats nothing and mentions nobody', async () => {
  const stage = await startStage()
  await finished(stage)
  await stage.ledger.setSettings(gone, { name: 'Ole *der* <@1>' })
  const text = await rankings(stage)
  expect(text).toContain('Ole \\*der\\* \\<@1> **3**')
  expect(text).not.toContain(t('seat.left'))
})

it('a server that cannot be asked leaves the mention', async () => {
  const stage = await startStage()
  await finished(stage)
  stage.playground.world.installed = false
  expect(await rankings(stage)).toContain(`<@${gone}>`)
  stage.playground.world.installed = true
  stage.problems.splice(0)
})

it('a name is kept only after its owner agreed, shows in the file, and goes when taken back or forgotten', async () => {
  const stage = await startStage()
  const ben = stage.as('ben')
  const kept = async () => (await stage.ledger.personalData(ben.id)).settings?.name ?? null
  const page = there((await did(ben.command('doko privacy'))).message)
  expect([textOf(page), await kept()]).toEqual([expect.stringContaining(t('privacy.name.off')), null])
  await did(ben.press(page, t('button.keep-name')))
  expect([textOf(ben.hand), await kept()]).toEqual([
    expect.stringContaining(t('privacy.name.on', { name: 'Ben' })),
    'Ben',
  ])
  // Called otherwise in Discord, the next thing that he does brings the new name.
  await stage.ledger.setSettings(ben.id, { name: 'Benny' })
  await stage.restart()
  await did(ben.command('doko me'))
  await did(ben.command('doko me'))
  await stage.settle()
  expect(await kept()).toBe('Ben')
  const again = there((await did(ben.command('doko privacy'))).message)
  await did(ben.press(again, t('button.drop-name')))
  expect([textOf(ben.hand), await kept()]).toEqual([expect.stringContaining(t('privacy.name.off')), null])
  await did(ben.press(there(ben.hand), t('button.keep-name')))
  expect(await stage.ledger.forget(ben.id, 'gone-1')).toBe(true)
  expect(await kept()).toBeNull()
})

it('an old result explains a game of somebody who has left since', async () => {
  const stage = await startStage()
  const people = ['anna', 'ben', 'clara']
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 1 })
  await playOn(stage, table, people)
  await stage.pass(1000)
  const review = there((await did(stage.as('anna').press(there(stage.as('anna').table), t('button.review')))).message)
  const { world } = stage.playground
  const ben = stage.as('ben').id
  const stay = world.personById.bind(world)
  world.personById = (id) => (id === ben ? undefined : stay(id))
  await stage.pass(61 * 60_000)
  const end = there((await did(stage.as('anna').choose(review, `d1:page:review:${table}.1.s`, '13'))).message)
  expect(textOf(end)).toContain(t('seat.left'))
  expect(textOf(end)).not.toContain(`<@${ben}>`)
  world.personById = stay
})
