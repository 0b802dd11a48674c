import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, textOf } from '../support/reading.js'

const t = translator('de')
const people = ['anna', 'ben', 'clara'] as const

it('shows the score sheet from More, from a result, from the end, from an old message and after a restart, to whoever asks alone', async () => {
  const stage = await startStage({ ledgerFile: `${temporaryFolder()}/doko.sqlite` })
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 2 })
  const david = stage.as('david')
  const anna = stage.as('anna')
  await stage.pass(1000)
  await playOn(stage, table, people)
  await stage.settle()
  await stage.pass(1000)
  const result = there(anna.table)
  const before = textOf(result)
  const asked = there((await did(david.press(result, t('button.sheet')))).message)
  expect(isPrivate(asked)).toBe(true)
  expect(textOf(asked)).toContain('Spiele 1 bis 1 · gespielt 1 von 2')
  expect(textOf(there(anna.table))).toBe(before)

  for (const name of people) await did(stage.as(name).press(there(stage.as(name).table), t('button.continue')))
  await stage.settle()
  await stage.pass(1000)
  const more = there((await did(david.press(there(anna.table), t('button.more')))).message)
  expect(labelsOf(more)).toContain(t('button.sheet'))
  expect(textOf((await did(david.press(more, t('button.sheet')))).message)).toContain('gespielt 1 von 2')
  await playOn(stage, table, people)
  await stage.settle()
  await stage.pass(1000)
  expect(publicView(stage, table).status).toBe('over')
  const end = there(anna.table)
  expect(textOf(there((await did(david.press(end, t('button.sheet')))).message))).toContain('gespielt 2 von 2')

  await stage.pass(16 * 60_000)
  await stage.restart()
  const old = there(
    david.messages().find((message) => textOf(message).includes('Spiel 1/2') && textOf(message).includes('🏆')),
  )
  const later = there((await did(david.press(old, t('button.sheet')))).message)
  expect(isPrivate(later)).toBe(true)
  expect(textOf(later)).toContain('Spiele 1 bis 2 · gespielt 2 von 2')
  expect(textOf(later)).toContain('Spiel 1: Wert')
})
