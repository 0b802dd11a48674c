import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { deriveHints } from '../../src/playground/hints.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'

const t = translator('de')
const people = ['anna', 'ben', 'clara', 'david'] as const

const publicOf = (stage: Stage) => stage.as('anna').messages().filter((one) => !isPrivate(one)) // prettier-ignore

/** Presses on an old end message and returns what only this person is told; empty where nothing had to be. */
async function again(stage: Stage, name: string, end: { id: string }): Promise<string> {
  const player = stage.as(name)
  const message = there(player.messages().find(({ id }) => id === end.id))
  const { message: answer } = await did(player.press(message, liveId(message, 'rematch') ?? ''))
  await stage.settle()
  return answer && isPrivate(answer) ? textOf(answer) : ''
}

it('another round is opened once: the next ones sit down there, and whoever sits there already is led to it', async () => {
  const stage = await startStage()
  await playOn(stage, await seatAndStart(stage, people, { rules: 'norsk', games: 1 }), people)
  await stage.pass(1_000)
  const end = there(stage.as('anna').table)
  await again(stage, 'anna', end)
  const next = onlyTable(stage)
  const lobby = there(publicOf(stage).at(-1))
  const link = `https://discord.com/channels/${stage.playground.world.guildId}/${lobby.channel_id}/${lobby.id}`
  const leads = t('end.next', { number: publicView(stage, next).number, link })
  expect(await again(stage, 'anna', end)).toBe(leads)
  // The stand-in leads those for whom a place is kept to it, and nobody to giving their places away.
  const { world } = stage.playground
  const { hints } = deriveHints(world, world.mainChannel)
  expect(hints.david).toMatchObject({ step: 'press', label: t('button.join'), message: lobby.id })
  expect(hints.anna).toMatchObject({ step: 'host', label: t('button.join'), person: 'ben' })
  await again(stage, 'ben', end)
  expect(publicView(stage, next).places.filter((place) => place !== null)).toHaveLength(2)
  expect(await again(stage, 'ben', end)).toBe(leads)
  for (const name of ['clara', 'david']) await again(stage, name, end)
  await stage.pass(1_000)
  await did(stage.as('anna').press(there(stage.as('anna').table), liveId(there(stage.as('anna').table), 'start') ?? ''))
  await stage.settle()
  expect(publicView(stage, next).status).toBe('playing')
  expect(await again(stage, 'clara', end)).toContain(`/channels/${stage.playground.world.guildId}/`)
  expect(stage.tables.all()).toEqual([next])
})

it('a match that is closed early ends as any other: one message with podium, ranking line and another round', async () => {
  const stage = await startStage({ lastTrick: 3_000 })
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 8 })
  for (let game = 1; game <= 2; game++) {
    await playOn(stage, table, people)
    if (game === 2) break
    await stage.pass(5_000)
    for (const name of people) await stage.tables.send(table, { type: 'continue', user: stage.as(name).id })
    await stage.pass(2_000)
  }
  await stage.tables.send(table, { type: 'close', user: stage.as('anna').id, manager: false })
  await stage.pass(10_000)
  const ends = publicOf(stage).filter((one) => textOf(one).includes(t('closed.title', { number: 1 })))
  expect(ends).toHaveLength(1)
  const [end] = ends
  expect(textOf(end)).toMatch(/^## 🏆 .*gewinn/m)
  expect(textOf(end)).toMatch(/^Rangliste: .*<@\d+> neu auf 1\./m)
  expect(labelsOf(there(end))).toEqual([
    'Noch eine Runde',
    'Warum?',
    'Rückblick',
    'Punktetabelle',
    'Prüfen',
    'Rangliste',
  ])
  await again(stage, 'ben', there(end))
  expect(publicView(stage, onlyTable(stage))).toMatchObject({ status: 'lobby', games: 8 })
})
