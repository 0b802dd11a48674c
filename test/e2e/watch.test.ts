import { expect, it } from 'vitest'
import { cardName, cardText } from '../../src/discord/look/names.js'
import { rankOf, seats } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import { startStage } from '../support/bot.js'
import { temporaryFolder } from '../support/folder.js'
import { did, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveOf, textOf } from '../support/reading.js'

const t = translator('de')
const people = ['anna', 'ben', 'clara']

it('shows all hands of the last finished deal to whoever asks, none of the one that runs, and still after a restart', async () => {
  const stage = await startStage({ ledgerFile: `${temporaryFolder()}/doko.sqlite` })
  const david = stage.as('david')
  const watch = async () => there((await did(david.command('doko watch'))).message)
  expect(textOf(await watch())).toBe(t('review.unfinished'))
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 2 })
  await playOn(stage, table, people, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 3)
  const early = await watch()
  expect(textOf(early)).toBe(t('review.unfinished'))
  expect(isPrivate(early)).toBe(true)

  await playOn(stage, table, people)
  await stage.settle()
  await stage.pass(1000)
  const board = there(david.table)
  expect(labelsOf(board)).toContain(t('button.review'))
  let page = there((await did(david.press(board, t('button.review')))).message)
  expect(isPrivate(page)).toBe(true)
  const laid = await stage.tables.review(table, 1)
  for (const seat of seats)
    for (const card of laid?.dealt[seat] ?? [])
      expect(textOf(page)).toContain(
        laid?.view.deal?.trumps.includes(card) ? cardName(card, t) : t(`rank.${rankOf(card)}`),
      )
  const { id } = page
  for (const [at, trick] of (laid?.view.deal?.tricks ?? []).entries()) {
    page = there((await did(david.press(page, t('button.later')))).message)
    expect(page.id).toBe(id)
    expect(textOf(page)).toContain(t('table.trick', { trick: at + 1 }))
    for (const card of trick.cards) expect(textOf(page)).toContain(cardText(card, t))
  }
  page = there((await did(david.press(page, t('button.later')))).message)
  expect(textOf(page)).toContain(t('line.won'))

  await stage.pass(20_000)
  expect(publicView(stage, table).game).toBe(2)
  const during = await watch()
  expect(textOf(during)).toContain(t('review.running'))
  expect(textOf(during)).toContain(t('table.game', { game: 1, games: 2 }))
  const host = stage.as('anna')
  await did(host.press(there((await did(host.command('doko close'))).message), t('button.close')))
  await stage.restart()
  await stage.pass(16 * 60_000)
  const later = await watch()
  expect(textOf(later)).toContain(t('table.game', { game: 1, games: 2 }))
  const select = liveOf(later).find(({ type }) => type === 3)
  const end = there((await did(david.choose(later, select?.custom_id ?? '', '13'))).message)
  expect(textOf(end)).toContain(t('line.won'))
})
