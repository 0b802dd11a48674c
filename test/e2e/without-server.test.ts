import { expect, it } from 'vitest'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'

/** Anna on a server where the bot is not, with the bot as an app of her own. */
function abroad(stage: Stage): Player {
  const { world } = stage.playground
  const { id } = world.addChannel({ id: world.id(), name: 'elsewhere', type: 0, parentId: null, foreign: true })
  return stage.as('anna').in(id)
}

const places: readonly (readonly [string, (stage: Stage) => Player])[] = [
  ['a direct message', (stage) => stage.as('anna').direct],
  ['a server where only the person has it', abroad],
]

it.each(places)('teaches, explains and keeps settings in %s, for the person alone', async (_, place) => {
  const stage = await startStage()
  const anna = place(stage)
  const says = async (path: string, values: Record<string, string> = {}) => {
    const { message } = await did(anna.command(`doko ${path}`, values))
    expect(isPrivate(there(message))).toBe(true)
    return textOf(message)
  }
  expect(await says('learn')).toContain('1')
  expect(await says('rules')).toContain('DDV')
  expect(await says('glossary', { term: 'hochzeit' })).toContain('Hochzeit')
  const sheet = await did(anna.command('doko sheet'))
  expect(there(sheet.message).attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.pdf$/)])
  expect(await says('privacy')).toContain('Deine')
  expect(await says('help')).toContain('Doppelkopf')
  await says('me')
  await did(anna.choose(there(anna.hand), 'd1:page:me:language', 'en'))
  expect(textOf(anna.hand)).toContain('Saved.')
  expect(await says('help')).toContain('Your hand')
})

it.each(places)('plays a practice in %s, from the first card to the last', async (_, place) => {
  const stage = await startStage()
  const anna = place(stage)
  await did(anna.command('doko practice'))
  for (let turn = 0; turn < 60; turn++) {
    await stage.settle()
    const hand = there(anna.hand)
    if (liveId(hand, 'continue') !== undefined) break
    const press = ['healthy', 'play'].map((verb) => liveId(hand, verb)).find((id) => id !== undefined)
    if (press === undefined) await stage.pass(5000)
    else await did(anna.press(hand, press))
  }
  expect(liveId(there(anna.hand), 'continue')).toBeDefined()
  const shown = await did(anna.command('doko hand'))
  expect(isPrivate(there(shown.message))).toBe(true)
  expect(anna.messages().every(isPrivate)).toBe(true)
  expect(stage.problems).toEqual([])
})

it.each(places)('says kindly in %s what needs a server, and what works instead', async (_, place) => {
  const stage = await startStage()
  const anna = place(stage)
  for (const path of ['start', 'stats', 'settings', 'resume']) {
    const { message } = await did(anna.command(`doko ${path}`))
    expect(isPrivate(there(message))).toBe(true)
    expect(textOf(message)).toContain('Das geht nur auf einem Server, auf dem ich bin.')
    expect(textOf(message)).toContain('/doko üben')
  }
  for (const path of ['hand', 'table', 'watch', 'leave', 'close'])
    expect(isPrivate(there((await did(anna.command(`doko ${path}`))).message))).toBe(true)
  expect(stage.tables.all()).toEqual([])
  const rules = await did(anna.command('doko rules'))
  expect(labelsOf(rules.message)).not.toContain('Ändern')
})

it('keeps conversations apart: nobody sees that of somebody else', async () => {
  const stage = await startStage()
  await did(stage.as('anna').direct.command('doko learn'))
  expect(stage.as('ben').direct.messages()).toEqual([])
  expect(stage.as('anna').messages()).toEqual([])
})

it('offers commands for people on the server alone, and refuses the rest as Discord’s client does', async () => {
  const stage = await startStage()
  await expect(stage.as('anna').direct.use('Doppelkopf profile', stage.as('ben').id)).rejects.toMatchObject({ code: 'unknown' }) // prettier-ignore
  await expect(abroad(stage).use('Doppelkopf profile', stage.as('ben').id)).rejects.toMatchObject({ code: 'unknown' })
})

it('hands out both links: for a server, and for a person alone', async () => {
  const { bot } = await startStage()
  expect(new URL(bot.invite).searchParams.get('integration_type')).toBe('0')
  const own = new URL(bot.own ?? '').searchParams
  expect([own.get('integration_type'), own.get('scope'), own.has('permissions')]).toEqual(['1', 'applications.commands', false]) // prettier-ignore
})
