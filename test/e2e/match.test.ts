import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { did, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { labelsOf, liveId, textOf } from '../support/reading.js'

const four = ['anna', 'ben', 'clara', 'david']

it('lets four people play a whole match to the final page and the rankings', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 2 })
  await playOn(stage, table, four)
  await stage.pass(1000)
  expect(publicView(stage, table).status).toBe('between')
  const result = there(stage.as('anna').table)
  expect(textOf(result)).toMatch(/Spiel 1\/[^]*(gewinnen|gewinnt) als (Re|Kontra) mit \d+ : \d+/)
  for (const name of four) await did(stage.as(name).press(result, liveId(result, 'continue') ?? ''))
  await stage.pass(1000)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 2 })

  await playOn(stage, table, four)
  await stage.pass(1000)
  const end = there(stage.as('anna').table)
  expect(textOf(end)).toContain('Nach 2 Spielen')
  expect(labelsOf(end)).toEqual(['Noch eine Runde', 'Warum?', 'Rückblick', 'Punktetabelle', 'Prüfen', 'Rangliste'])
  const { totals } = publicView(stage, table)
  for (const total of totals) expect(textOf(end)).toContain(`**${total < 0 ? `\u2212${-total}` : total}**`)
  for (const message of stage
    .as('anna')
    .messages()
    .filter(({ id }) => id !== end.id))
    expect(['Warum?', 'Rückblick', 'Punktetabelle']).toEqual(expect.arrayContaining([...labelsOf(message)]))

  const { message } = await did(stage.as('ben').press(end, 'Rangliste'))
  for (const name of four) expect(textOf(message)).toContain(`<@${stage.as(name).id}>`)
  expect(stage.tables.all()).toEqual([])
})
