import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, onTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveOf, textOf } from '../support/reading.js'

const t = translator('de')
const people = ['anna', 'ben', 'clara']
const minutes = 60_000
const [why, back, toAll, later] = [t('button.why'), t('button.review'), t('button.show-all'), t('button.later')]
const stored = () => ({ ledgerFile: `${temporaryFolder()}/doko.sqlite` })

/** Plays one game to its end and lets the next one begin. */
async function playGame(stage: Stage, table: string): Promise<void> {
  await playOn(stage, table, people)
  await stage.pass(21_000)
}

/** The public message that shows the result of a game. */
const resultOf = (stage: Stage, game: number): APIMessage =>
  there(
    stage
      .as('david')
      .messages()
      .find((one) => !isPrivate(one) && new RegExp(`Spiel ${game}/[^]*🏆`).test(textOf(one))),
  )

const publicOf = (stage: Stage) =>
  stage
    .as('david')
    .messages()
    .filter((one) => !isPrivate(one))

async function press(stage: Stage, name: string, message: APIMessage, label: string): Promise<APIMessage> {
  const { message: answer } = await did(stage.as(name).press(message, label))
  await stage.settle()
  return there(answer)
}

async function closeTable(stage: Stage): Promise<void> {
  const host = stage.as('anna')
  await did(host.press(there((await did(host.command('doko close'))).message), t('button.close')))
  await stage.settle()
}

it('an old result keeps Why? and Look back for everybody: in the next game, after the end, after a restart', async () => {
  const stage = await startStage(stored())
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await playGame(stage, table)
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 3 })

  const holds = async (name: string) => {
    expect(labelsOf(resultOf(stage, 1))).toEqual([why, back, t('button.sheet')])
    const reasons = await press(stage, name, resultOf(stage, 1), why)
    expect([isPrivate(reasons), textOf(reasons)]).toEqual([true, expect.stringContaining(t('why.title', { game: 1 }))])
    const hands = await press(stage, name, resultOf(stage, 1), back)
    expect([isPrivate(hands), textOf(hands)]).toEqual([true, expect.stringContaining(t('table.game', { game: 1, games: 3 }))]) // prettier-ignore
    expect(textOf(hands)).not.toContain(t('review.running'))
  }
  // David only looks on.
  for (const name of ['anna', 'david']) await holds(name)
  const [select] = liveOf(await press(stage, 'david', resultOf(stage, 1), back)).filter(({ placeholder }) => placeholder === t('review.game')) // prettier-ignore
  expect(select?.options?.map(({ value }) => value)).toEqual(['1', '2'])

  await playOn(stage, table, people)
  await stage.pass(1000)
  expect(publicView(stage, table).status).toBe('over')
  await holds('david')
  await stage.restart()
  await stage.pass(20 * minutes)
  await holds('ben')
  expect(labelsOf(resultOf(stage, 3))).toEqual([why, back, t('button.sheet')])
})

it('a table that was closed early keeps the games it finished, and never shows the one that ran', async () => {
  const stage = await startStage(stored())
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await closeTable(stage)
  await stage.pass(20 * minutes)
  expect(textOf(await press(stage, 'david', resultOf(stage, 1), why))).toContain(t('why.title', { game: 1 }))
  expect(await stage.tables.review(table, 2)).toBeNull()
  const [closed] = publicOf(stage).filter((one) => textOf(one).includes(t('closed.games', { done: 1, games: 3 })))
  expect(textOf(await press(stage, 'david', there(closed), back))).toContain(t('table.game', { game: 1, games: 3 }))
})

it('a new lobby in the channel does not hide the game that was finished there last', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await closeTable(stage)
  await did(stage.as('ben').command('doko start'))
  const shown = there((await did(stage.as('david').command('doko watch'))).message)
  expect(textOf(shown)).toContain(t('table.game', { game: 1, games: 3 }))
  expect(textOf(shown)).not.toContain(t('review.running'))
})

it('says that a game is gone because somebody had their data deleted', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  await closeTable(stage)
  expect(await stage.ledger.forget(stage.as('ben').id, 'gone-1')).toBe(true)
  for (const label of [why, back])
    expect(textOf(await press(stage, 'david', resultOf(stage, 1), label))).toBe(t('review.deleted'))
  expect(textOf((await did(stage.as('clara').command('doko watch'))).message)).toBe(t('review.deleted'))
})

it('shows a position to all: one message a person, which changes while they go on', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  const before = publicOf(stage).length
  let own = await press(stage, 'david', resultOf(stage, 1), back)
  const first = await press(stage, 'david', own, toAll)
  expect([isPrivate(first), publicOf(stage).length]).toEqual([false, before + 1])
  expect(textOf(first)).toContain(t('review.shown-by', { name: `<@${stage.as('david').id}>` }))
  expect(textOf(first)).toContain(t('review.start'))

  own = await press(stage, 'david', own, later)
  own = await press(stage, 'david', own, toAll)
  expect([isPrivate(own), textOf(own)]).toEqual([true, expect.stringContaining(first.id)])
  const changed = there(publicOf(stage).find(({ id }) => id === first.id))
  expect(textOf(changed)).toContain(t('table.trick', { trick: 1 }))
  expect(publicOf(stage)).toHaveLength(before + 1)
  // Somebody else looks at the same trick, alone.
  const found = await press(stage, 'ben', changed, back)
  expect([isPrivate(found), textOf(found)]).toEqual([true, expect.stringContaining(t('table.trick', { trick: 1 }))])
  await press(stage, 'ben', found, toAll)
  expect(publicOf(stage)).toHaveLength(before + 2)

  await stage.pass(15 * minutes)
  await press(stage, 'david', own, toAll)
  expect(publicOf(stage)).toHaveLength(before + 3)
})

it('brings the table to the end of the room again with its next change, once, after something was posted below it', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  for (const name of people) await stage.tables.send(table, { type: 'continue', user: stage.as(name).id })
  await stage.pass(2000)
  const above = there(publicOf(stage).at(-1))
  const own = await press(stage, 'david', resultOf(stage, 1), back)
  const position = await press(stage, 'david', own, toAll)
  expect(publicOf(stage).at(-1)?.id).toBe(position.id)
  const count = publicOf(stage).length
  for (const name of people) await did(stage.as(name).command('doko hand'))
  await simplest(stage, onTurn(stage, table, people) ?? stage.as('anna'))
  await stage.pass(2000)
  expect(publicOf(stage)).toHaveLength(count)
  expect(publicOf(stage).map(({ id }) => id)).not.toContain(above.id)
  expect(textOf(publicOf(stage).at(-1))).toContain('Spiel 2/3')
  const newest = publicOf(stage).at(-1)?.id
  await simplest(stage, onTurn(stage, table, people) ?? stage.as('anna'))
  await stage.pass(2000)
  expect(publicOf(stage).at(-1)?.id).toBe(newest)
})

it('names the right that is missing to show a position, and posts it again where it was deleted', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 3 })
  await playGame(stage, table)
  const { playground, problems } = stage
  const { channelId } = stage.as('david')
  const own = await press(stage, 'david', resultOf(stage, 1), back)
  const before = publicOf(stage).length
  playground.trouble.deny(channelId, 1n << 15n)
  const refused = await press(stage, 'david', own, toAll)
  expect([isPrivate(refused), textOf(refused)]).toEqual([true, expect.stringContaining(t('right.AttachFiles'))])
  expect(publicOf(stage)).toHaveLength(before)
  playground.trouble.deny(channelId, 0n)
  const first = await press(stage, 'david', own, toAll)
  playground.trouble.deleteMessage(channelId, first.id)
  const second = await press(stage, 'david', own, toAll)
  expect([isPrivate(second), second.id === first.id]).toEqual([false, false])
  problems.splice(0)
})

it('somebody who practises looks back alone', async () => {
  const stage = await startStage()
  const ben = stage.as('ben')
  await did(ben.command('doko practice'))
  const table = stage.tables.practiceOf(ben.id) ?? ''
  await playOn(stage, table, ['ben'])
  await stage.pass(1000)
  const hand = there(ben.messages().findLast((one) => labelsOf(one).includes(back)))
  expect(textOf(await press(stage, 'ben', hand, why))).toContain(t('why.title', { game: 1 }))
  const again = there((await did(ben.command('doko practice'))).message)
  expect(labelsOf(await press(stage, 'ben', again, back))).not.toContain(toAll)
})
