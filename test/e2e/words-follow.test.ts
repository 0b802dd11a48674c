import { Locale } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { PageClient } from '../support/page-client.js'
import { did, seatAndStart, there } from '../support/playing.js'
import { labelsOf, textOf } from '../support/reading.js'
import { publicOnes } from '../support/reminders.js'
import { temporaryFolder } from '../support/folder.js'

const four = ['anna', 'ben', 'clara', 'david']
const german = 'du bist dran · Tisch'

const shown = (stage: Stage) => publicOnes(stage).map((message) => [textOf(message), ...labelsOf(message)].join('\n'))

/** The first page that is open tells the stand-in which language its server speaks. */
async function speak(stage: Stage, language: Locale): Promise<void> {
  const page = await PageClient.open(stage.playground)
  await page.say('anna', { type: 'language', language })
  page.close()
  await stage.pass(2000)
}

it('all that stands in the channel after a restart speaks as the server does, also what was posted before that was known', async () => {
  const ledgerFile = `${temporaryFolder()}/games.sqlite`
  const stage = await startStage({ locale: Locale.EnglishUS, ledgerFile })
  await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await stage.restart()
  await stage.pass(20_000)
  expect(shown(stage).filter((text) => text.includes('it is your turn'))).toHaveLength(1)

  await speak(stage, Locale.German)
  expect(shown(stage).filter((text) => text.includes(german))).toHaveLength(1)
  expect(shown(stage).filter((text) => /your turn|My hand/.test(text))).toEqual([])

  await stage.restart()
  await stage.pass(20_000)
  expect(shown(stage).filter((text) => text.includes(german))).toHaveLength(1)
  expect(shown(stage).filter((text) => /your turn|My hand/.test(text))).toEqual([])
})

it('an invitation and a call to a table follow the language of the server', async () => {
  const stage = await startStage({ locale: Locale.EnglishUS })
  const ben = stage.as('ben')
  await did(ben.press(there((await did(ben.command('doko notify'))).message), 'Sag mir Bescheid'))
  const table = await seatAndStart(stage, ['anna'], {}, false)
  const lobby = there(publicOnes(stage).find((message) => textOf(message).includes('Table 1')))
  await did(stage.as('anna').choose(lobby, `d1:invite:${table}`, stage.as('clara').id))
  await stage.pass(60_000)
  expect(stage.tables.view(table, null)?.status).toBe('lobby')
  expect(shown(stage).filter((text) => /has opened|invites/.test(text))).toHaveLength(2)

  await speak(stage, Locale.German)
  expect(shown(stage).filter((text) => /aufgemacht|lädt/.test(text))).toHaveLength(2)
  expect(shown(stage).filter((text) => /has opened|invites/.test(text))).toEqual([])
})
