import { describe, expect, it } from 'vitest'
import { Locale } from 'discord-api-types/v10'
import type { APIMessage } from 'discord-api-types/v10'
import { lessons } from '../../src/discord/features/learn/lessons.js'
import { translator } from '../../src/i18n/index.js'
import type { Player } from '../../src/playground/driver.js'
import type { PersonOption } from '../../src/playground/people.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveOf, textOf } from '../support/reading.js'

const people: readonly PersonOption[] = [
  { key: 'anna', name: 'Anna', locale: Locale.German },
  { key: 'emma', name: 'Emma', locale: Locale.EnglishGB },
  { key: 'nils', name: 'Nils', locale: Locale.Norwegian },
  { key: 'ben', name: 'Ben', locale: Locale.German },
]
const readers = { de: 'anna', en: 'emma', no: 'nils' } as const

const privateOnes = (player: Player): readonly APIMessage[] => player.messages().filter(isPrivate)
const offers = (player: Player, text: string): readonly APIMessage[] =>
  privateOnes(player).filter((message) => textOf(message).includes(text))
const publicOnes = (stage: Stage): number =>
  stage
    .as('ben')
    .messages()
    .filter((message) => !isPrivate(message)).length
const press = async (player: Player, message: APIMessage, what: string): Promise<APIMessage> =>
  there((await did(player.press(message, what))).message)

describe.each(['de', 'en', 'no'] as const)('somebody new who reads %s', (language) => {
  const t = translator(language)

  it('learns the game by pressing, in one private message, and the channel sees nothing of it', async () => {
    const stage = await startStage({ people, newcomers: true })
    const player = stage.as(readers[language])
    const help = there((await did(player.command('doko help'))).message)
    let page = await press(player, help, t('button.learn'))
    const { id } = page
    page = await press(player, page, `1 · ${t('learn.trumps')}`)
    let answered = 0
    for (const { name, steps } of lessons)
      for (const [at, step] of steps.entries()) {
        expect(textOf(page)).toContain(`${t(name)}** · ${at + 1}/${steps.length}`)
        for (const line of t(step.text).split('\n')) expect(textOf(page)).toContain(line)
        for (const { custom_id } of liveOf(page).filter((one) => /^d1:page:learn:\d\.\d\.\d+$/.test(one.custom_id))) {
          if (textOf(page).includes(t('learn.right', { why: '' }).trim())) break
          page = await press(player, page, custom_id)
          answered++
        }
        if (step.asks) expect(textOf(page)).toContain(t('learn.right', { why: '' }).trim())
        page = await press(player, page, t('button.later'))
      }
    expect(answered).toBeGreaterThan(20)
    expect(textOf(page)).toContain(t('learn.done'))
    expect(page.id).toBe(id)
    expect(publicOnes(stage)).toBe(0)
  })
})

/** Does what a hint says: presses the card or word, or says or chooses it. */
async function follow(player: Player, page: APIMessage, tip: string, healthy: string): Promise<void> {
  const live = liveOf(page)
  const named = live.find(({ label }) => label === tip)
  if (named) return void (await did(player.press(page, named.custom_id)))
  const select = live.find(({ options }) => options?.some(({ label }) => label === tip) === true)
  const value = select?.options?.find(({ label }) => label === tip)?.value
  if (select && value !== undefined) {
    const asked = there((await did(player.choose(page, select.custom_id, value))).message)
    const sure = liveOf(asked).find(({ custom_id }) => custom_id.startsWith('d1:reserve:'))
    if (sure) await did(player.press(asked, sure.custom_id))
    return
  }
  const calls = live.find(({ custom_id }) => custom_id.startsWith('d1:calls:'))
  if (!calls || tip === healthy) throw new Error(`The hand has no ${tip}: ${labelsOf(page).join()}`)
  const shown = there((await did(player.press(page, calls.custom_id))).message)
  await did(player.press(shown, tip))
}

it('practises to the end by doing what the hints say, alone, and nothing of it counts', async () => {
  const t = translator('de')
  const stage = await startStage({ newcomers: true })
  const player = stage.as('anna')
  let page = there((await did(player.command('doko practice'))).message)
  const { id } = page
  const table = stage.tables.practiceOf(player.id)
  if (table === null) throw new Error('no practice table')
  const view = () => stage.tables.view(table, player.id)
  let hints = 0
  for (let move = 0; move < 400 && view()?.status !== 'over'; move++) {
    await stage.settle()
    const deal = view()?.deal
    page = there(privateOnes(player).find((message) => message.id === id))
    if (view()?.status === 'between') {
      page = await press(player, page, t('button.why'))
      page = await press(player, page, t('button.back'))
      page = await press(player, page, t('button.review'))
      page = await press(player, page, t('button.practice'))
      page = await press(player, page, t('button.continue'))
      continue
    }
    if (deal?.turn !== deal?.viewer) {
      await stage.pass(2500)
      continue
    }
    page = await press(player, page, t('button.tip'))
    hints++
    const tip = /💡 \*\*(.+?)\*\*/.exec(textOf(page))?.[1] ?? 'no hint'
    await follow(player, page, tip, t('button.healthy'))
  }
  expect(view()?.status).toBe('over')
  expect(hints).toBeGreaterThan(20)
  await stage.settle()
  await stage.pass(3000)
  page = there(privateOnes(player).find((message) => message.id === id))
  expect(textOf(page)).toContain(t('practice.name'))
  expect(labelsOf(page)).toEqual([t('button.practice'), t('button.why'), t('button.review'), t('button.sheet')])
  expect(textOf(await press(player, page, t('button.review')))).toContain(t('review.title'))
  expect(await stage.ledger.hasPlayed(player.id)).toBe(false)
  expect(publicOnes(stage)).toBe(0)
  expect(stage.warnings).toEqual([])
})

it('offers once to learn, to those alone who sit down and have not played, and takes no for an answer', async () => {
  const t = translator('de')
  const stage = await startStage({ newcomers: true })
  const [anna, ben] = [stage.as('anna'), stage.as('ben')]
  const text = t('offer.title')
  await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  await stage.settle()
  const [offer, ...more] = offers(anna, text)
  expect(more).toEqual([])
  expect(labelsOf(offer)).toEqual([t('button.learn'), t('button.practice'), t('button.no-thanks')])
  expect(offers(ben, text)).toEqual([])
  await did(ben.press(there(anna.table), 'Mitspielen'))
  await stage.settle()
  expect(offers(ben, text)).toHaveLength(1)
  await did(anna.press(there(offer), t('button.no-thanks')))
  await stage.settle()
  expect(offers(anna, text)).toEqual([])

  await did(ben.press(there(anna.table), 'Aufstehen'))
  await did(ben.press(there(anna.table), 'Mitspielen'))
  await did(anna.press(there(anna.table), 'Abbrechen'))
  await stage.restart()
  await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  await stage.settle()
  expect(offers(anna, text)).toEqual([])
  // Its text says that the place stays: it went when he got up, and comes once only.
  expect(offers(ben, text)).toEqual([])
})

it('offers nothing to somebody who has found the lessons or the practice already', async () => {
  const stage = await startStage({ newcomers: true })
  const [anna, ben] = [stage.as('anna'), stage.as('ben')]
  await did(anna.command('doko learn'))
  await did(ben.command('doko practice'))
  await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  await did(ben.press(there(anna.table), 'Mitspielen'))
  await stage.settle()
  for (const player of [anna, ben]) expect(offers(player, translator('de')('offer.title'))).toEqual([])
})

it('lets somebody leave a practice and begin another, and keeps it out of the channel’s way', async () => {
  const t = translator('de')
  const stage = await startStage({ newcomers: true })
  const anna = stage.as('anna')
  const first = there((await did(anna.command('doko practice'))).message)
  expect(isPrivate(first)).toBe(true)
  const again = there((await did(anna.command('doko hand'))).message)
  expect(textOf(again)).toContain(t('practice.name'))
  await did(anna.command('doko start', { rules: 'norsk', games: 1 }))
  expect(textOf(anna.table)).toContain(t('lobby.title', { number: 1 }))
  await did(anna.press(there(anna.table), 'Abbrechen'))
  const asked = there((await did(anna.command('doko leave'))).message)
  expect(textOf(asked)).toBe(t('practice.ask-stop'))
  const left = await press(anna, asked, t('button.stop'))
  expect(textOf(left)).toBe(t('practice.left'))
  expect(stage.tables.practiceOf(anna.id)).toBeNull()
  const new_ = await press(anna, left, t('button.practice'))
  expect(textOf(new_)).toContain(t('practice.name'))
})

it('says nothing by itself on a server, and help names five things and the ways to learn', async () => {
  const stage = await startStage({ newcomers: true })
  await stage.pass(60_000)
  const anna = stage.as('anna')
  expect(anna.messages()).toEqual([])
  const help = there((await did(anna.command('doko help'))).message)
  expect(isPrivate(help)).toBe(true)
  expect(textOf(help).match(/^\d\. /gm)).toHaveLength(5)
  for (const word of ['/doko start', '/doko lernen', '/doko üben', '/doko regeln', '/doko ich', 'Ansage …'])
    expect(textOf(help)).toContain(word)
  expect(labelsOf(help)).toEqual(['Lernen', 'Üben', 'Anzeige'])
})
