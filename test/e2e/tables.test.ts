import { expect, test } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, seatAndStart } from '../support/playing.js'
import { labelsOf, liveId, textOf } from '../support/reading.js'

const asked = async (stage: Stage, name: string) => (await did(stage.as(name).command('doko table'))).message

test('/doko table tells who is awaited, how the match stands, and leads to the hand', async () => {
  const stage = await startStage()
  expect(textOf(await asked(stage, 'ben'))).toContain('Du sitzt hier an keinem Tisch')
  await did(stage.as('ben').command('doko start'))
  const lobby = await asked(stage, 'ben')
  expect(textOf(lobby)).toContain(`**Tisch 1** · <#${stage.as('ben').channelId}>\nWartet auf Mitspieler`)
  expect(labelsOf(lobby)).toEqual(['Neue Tische melden'])
  expect(textOf(await asked(stage, 'clara'))).toContain('Du sitzt hier an keinem Tisch')
})

test('/doko table puts the table first where one is on turn, says until when, and shows nobody’s cards', async () => {
  const stage = await startStage()
  const people = ['anna', 'ben', 'clara', 'david'] as const
  await seatAndStart(stage, people, { rules: 'ddv', games: 24 })
  await stage.pass(1000)
  const message = await asked(stage, 'david')
  expect(textOf(message)).toMatch(/Tisch 1.*Spiel 1\/24/)
  expect(textOf(message)).toMatch(/🟡2 \*\*<@\d+>\*\*.*<t:\d+:R>/)
  expect(labelsOf(message)).toEqual(['Blatt Tisch 1', 'Neue Tische melden'])
  const hand = await did(stage.as('david').press(message ?? '', liveId(message, 'hand') ?? ''))
  expect(textOf(hand.message)).toContain('Dein Blatt')
})
