import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import {
  did,
  handOf,
  handOnTurn,
  onlyTable,
  personOnTurn,
  publicView,
  seatAndStart,
  simplest,
  there,
} from '../support/playing.js'
import { isPrivate, liveId, textOf } from '../support/reading.js'
import { playOn } from '../support/playing.js'

const two = ['anna', 'ben']
const boardWrites = /^(POST|PATCH) \/channels\/\d+\/messages/
const codesOf = (stage: Stage): number[] => stage.problems.splice(0).map(({ code }) => code)
const said = (stage: Stage, name: string): string[] => stage.as(name).messages().filter(isPrivate).map(textOf)
const times = (stage: Stage, name: string, words: string): number =>
  said(stage, name).filter((text) => text.includes(words)).length

it('plays on while AutoMod holds the table back, and tells each who presses once, in their language', async () => {
  const stage = await startStage()
  await stage.ledger.setSettings(stage.as('ben').id, { language: 'en' })
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  for (const name of two) await did(stage.as(name).command('doko hand'))
  stage.playground.trouble.raise('autoMod', boardWrites)
  const first = await personOnTurn(stage, table, two)
  await handOnTurn(stage, first)
  await simplest(stage, first)
  await stage.pass(2000)
  const words = { anna: 'AutoMod hat meine Nachricht', ben: 'AutoMod held back my message' }
  const other = first.key === 'anna' ? 'ben' : 'anna'
  expect(times(stage, first.key, words[first.key as 'anna'])).toBe(1)
  expect(times(stage, other, words[other])).toBe(0)
  expect(publicView(stage, table).suspended).toBeNull()
  for (let move = 0; move < 6; move++) {
    await simplest(stage, await personOnTurn(stage, table, two))
    await stage.pass(2000)
  }
  for (const name of two) expect(times(stage, name, words[name as 'anna'])).toBe(1)
  expect(new Set(codesOf(stage))).toEqual(new Set([200000]))
  stage.playground.trouble.raise(null)
  await simplest(stage, await personOnTurn(stage, table, two))
  await stage.pass(2000)
  const turn = await personOnTurn(stage, table, two)
  expect(textOf(stage.as('clara').table)).toContain(`<@${turn.id}>`)
})

it('keeps a result that AutoMod held back until it may be shown', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  stage.playground.trouble.raise('autoMod', boardWrites)
  await playOn(stage, table, two)
  await stage.pass(25_000)
  for (const name of two) await did(stage.as(name).command('doko hand'))
  await stage.settle()
  expect(new Set(codesOf(stage))).toEqual(new Set([200000]))
  stage.playground.trouble.raise(null)
  await did(stage.as('anna').command('doko help'))
  await stage.settle()
  const shown = stage
    .as('clara')
    .messages()
    .filter((message) => !isPrivate(message))
    .map(textOf)
  expect(shown.filter((text) => text.includes('Nach 1 Spiel'))).toHaveLength(1)
})

it('tells whoever opens a table privately that AutoMod held it back; the table is there and can be played', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  stage.playground.trouble.raise('autoMod', /^POST \/interactions\/.*\/callback$/, 1)
  stage.playground.trouble.raise('autoMod', boardWrites)
  const { message } = await did(anna.command('doko start'))
  await stage.pass(12_000)
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('AutoMod hat meine Nachricht')
  expect(times(stage, 'anna', 'AutoMod')).toBe(1)
  expect(publicView(stage, onlyTable(stage)).status).toBe('lobby')
  stage.playground.trouble.raise(null)
  await did(anna.command('doko table'))
  await stage.pass(2000)
  expect(liveId(anna.table, 'join')).toBeDefined()
  expect(new Set(codesOf(stage))).toEqual(new Set([200000]))
})

it.each([
  ['autoModTitle', 200001, 'AutoMod hat den Namen des Threads zurückgehalten'],
  ['activeThreads', 160006, 'so viele offene Threads'],
  ['missingPermissions', 50013, 'Ich konnte keinen Thread anlegen'],
] as const)('goes on in the channel where no thread can be made (%s) and says why, once', async (name, code, words) => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await did(anna.command('doko start', { rules: 'norsk', games: 1, thread: true }))
  await did(anna.press(there(anna.table), liveId(anna.table, 'fill') ?? ''))
  stage.playground.trouble.raise(name, /\/threads$/)
  await did(anna.press(there(anna.table), liveId(anna.table, 'start') ?? ''))
  await stage.pass(2000)
  expect(publicView(stage, onlyTable(stage))).toMatchObject({ room: anna.channelId, status: 'playing' })
  expect(handOf(anna)).toBeDefined()
  expect(times(stage, 'anna', words)).toBe(1)
  await did(anna.command('doko hand'))
  expect(times(stage, 'anna', words)).toBe(1)
  expect(codesOf(stage)).toEqual([code])
})

it('says kindly that an invitation was held back, and invites nobody', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await did(anna.command('doko start'))
  stage.playground.trouble.raise('autoMod')
  const lobby = there(anna.table)
  const { message } = await did(anna.choose(lobby, `d1:invite:${onlyTable(stage)}`, stage.as('david').id))
  expect(isPrivate(there(message))).toBe(true)
  expect(textOf(message)).toContain('AutoMod hat meine Nachricht')
  expect(stage.as('david').pings()).toEqual([])
  expect(codesOf(stage)).toEqual([200000])
})

it('tells whoever is in a lobby that rests since the bot may not write there any more', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await did(anna.command('doko start'))
  stage.playground.trouble.raise('missingPermissions', boardWrites)
  await stage.pass(2000)
  await stage.tables.send(onlyTable(stage), { type: 'join', user: stage.as('ben').id })
  await stage.pass(2000)
  expect(publicView(stage, onlyTable(stage)).suspended).toBe('forbidden')
  expect(times(stage, 'anna', 'Ich darf in diesem Kanal nicht schreiben')).toBe(1)
  expect(codesOf(stage)).toEqual([50013])
})
