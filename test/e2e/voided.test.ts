import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { controlsOf, isPrivate, textOf } from '../support/reading.js'

// A game that everybody agrees to void counts nothing, and says so wherever it is still shown.

const t = translator('de')
const people = ['anna', 'ben', 'clara', 'david'] as const
const told = t('result.voided')

async function playGame(stage: Stage, table: string): Promise<void> {
  await playOn(stage, table, people)
  for (const name of people) await stage.tables.send(table, { type: 'continue', user: stage.as(name).id })
  await stage.pass(2_000)
}

async function voidGame(stage: Stage, table: string, game: number): Promise<void> {
  await stage.tables.send(table, { type: 'propose', user: stage.as('anna').id, wish: { kind: 'void', game } })
  for (const name of people.slice(1)) {
    const version = publicView(stage, table).proposal?.since ?? 0
    await stage.tables.send(table, { type: 'answer-proposal', user: stage.as(name).id, agree: true, version })
  }
  await stage.pass(2_000)
}

const resultOf = (stage: Stage, game: number): APIMessage =>
  there(
    stage
      .as('david')
      .messages()
      .find((one) => !isPrivate(one) && new RegExp(`Spiel ${game}/3\\*\\*[^]*🏆`).test(textOf(one))),
  )

async function press(stage: Stage, message: APIMessage, label: string): Promise<APIMessage> {
  const { message: answer } = await did(stage.as('david').press(message, label))
  await stage.settle()
  return there(answer)
}

/** What the buttons of an old result answer about a voided game. */
async function answersSay(stage: Stage, message: APIMessage): Promise<void> {
  expect(textOf(await press(stage, message, t('button.why')))).toContain(`**${told}**`)
  const back = await press(stage, message, t('button.review'))
  expect(textOf(back)).toContain(`**${told}**`)
  expect(JSON.stringify(controlsOf(back))).toContain('Spiel 1/3 · gestrichen')
  expect(textOf(await press(stage, message, t('button.sheet')))).toContain('Spiel 1 ist gestrichen und zählt nicht.')
}

it('its old result in the channel is struck through, later ones tell the standing without it, and the end names it', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await playGame(stage, table)
  const before = [1, 2].map((game) => resultOf(stage, game).id)
  expect(textOf(resultOf(stage, 1))).not.toContain(told)
  await voidGame(stage, table, 1)
  expect([1, 2].map((game) => resultOf(stage, game).id)).toEqual(before)
  expect(textOf(resultOf(stage, 1))).toMatch(new RegExp(`### ${told}\\n\\*\\*~~🏆 .*~~\\*\\*`))
  expect(textOf(resultOf(stage, 2))).not.toContain(told)
  const [, second] = publicView(stage, table).sheet
  const [most = 0] = [...(second?.totals ?? [])].sort((a, b) => b - a)
  expect(textOf(resultOf(stage, 2))).toMatch(new RegExp(`\\*\\*Stand:\\*\\* 👑 \\S+: \\*\\*\\+${most}\\*\\*`))
  await answersSay(stage, resultOf(stage, 1))
  await playOn(stage, table, people)
  await stage.pass(2_000)
  expect(textOf(stage.as('anna').table)).toContain(
    'Nach 3 Spielen, davon 1 gestrichen · Spiel 1 ist gestrichen und zählt nicht.',
  )
})

it('after a restart an old result is not found any more, but what its buttons answer says so', async () => {
  const stage = await startStage({ ledgerFile: `${temporaryFolder()}/doko.sqlite` })
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await playGame(stage, table)
  await stage.restart()
  await stage.pass(2_000)
  await voidGame(stage, table, 1)
  expect(textOf(resultOf(stage, 1))).not.toContain(told)
  await answersSay(stage, resultOf(stage, 1))
})
