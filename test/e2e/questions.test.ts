import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { sevenPeople } from '../support/seven.js'

const four = ['anna', 'ben', 'clara', 'david']

/** Presses what does this, or is called so, and gives the answer. */
async function press(stage: Stage, name: string, message: APIMessage, which: string): Promise<APIMessage> {
  const { message: answer } = await did(stage.as(name).press(message, liveId(message, which) ?? which))
  await stage.pass(1000)
  return answer ?? message
}

const board = (stage: Stage) => there(stage.as('anna').table)

it('a vote is answered in the hand, which stays and says how the vote stands', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 2 })
  await did(stage.as('ben').command('doko hand'))
  await press(stage, 'clara', there((await did(stage.as('clara').command('doko close'))).message), 'Abstimmen')
  const hand = there(handOf(stage.as('ben')))
  expect(textOf(hand)).toContain(`<@${stage.as('clara').id}> fragt: Partie beenden?`)
  await press(stage, 'ben', hand, 'vote-no')
  expect(publicView(stage, table).closeVote?.no).toEqual([stage.as('ben').id])
  const after = there(handOf(stage.as('ben')))
  expect(textOf(after)).toContain('1 dafür, 1 dagegen, es fehlen noch 2')
  expect(labelsOf(after)).not.toContain('Nein')
})

it('a game is voided only after it was shown what goes, and whoever asked is told so when they say yes again', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 2 })
  await playOn(stage, table, four)
  await stage.pass(2000)
  const menu = await press(stage, 'anna', board(stage), 'more')
  const change = await press(stage, 'anna', menu, 'change-match')
  const shown = there((await did(stage.as('anna').choose(change, liveId(change, 'void') ?? '', '1'))).message)
  expect(publicView(stage, table).proposal).toBeNull()
  expect(textOf(shown)).toContain('Spiel 1 streichen?')
  expect(textOf(shown)).toMatch(/Das fragst du alle am Tisch: /)
  await press(stage, 'anna', shown, 'Alle fragen')
  expect(publicView(stage, table).proposal?.wish).toEqual({ kind: 'void', game: 1 })
  const again = await press(stage, 'anna', board(stage), 'consent')
  expect(textOf(again)).toContain('Du hast selbst gefragt')
})

it('the page of the host that is still open when the match has begun refuses in its own place, and offers nothing old', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 3 }, false)
  const page = await press(stage, 'anna', board(stage), 'host')
  const [games] = liveOf(page).filter(({ custom_id }) => custom_id.includes(':games:'))
  expect(JSON.stringify(page.components)).toContain('"label":"3 Spiele","value":"3","default":true')
  await stage.tables.send(table, { type: 'start', user: stage.as('anna').id })
  await stage.pass(1000)
  const refused = there((await did(stage.as('anna').choose(page, games?.custom_id ?? '', 'suggested'))).message)
  expect(refused.id).toBe(page.id)
  expect(textOf(refused)).toContain('läuft schon')
  expect(textOf(refused)).toContain('Es bleibt bei 3 Spielen.')
  expect(
    liveOf(refused)
      .map(({ custom_id }) => custom_id)
      .join(),
  ).not.toContain(':games:')
})

it('whoever looks on is told at which table they do not sit, and what they can do', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await seatAndStart(stage, ['anna', 'ben', 'clara'], { rules: 'norsk', games: 3 }, false)
  const free = there((await did(stage.as('emil').command('doko hand'))).message)
  expect(textOf(free)).toContain('Du sitzt noch nicht an Tisch 1')
  expect(labelsOf(free)).toEqual(['Mitspielen'])
  await press(stage, 'emil', free, 'Mitspielen')
  expect(publicView(stage, table).places.filter((place) => place !== null)).toHaveLength(4)

  const other = await startStage({ people: sevenPeople })
  await seatAndStart(other, four, { rules: 'norsk', games: 3 })
  const told = there((await did(other.as('emil').command('doko hand'))).message)
  expect(isPrivate(told)).toBe(true)
  expect(textOf(told)).toContain('Du sitzt nicht an Tisch 1. Zuschauen kannst du in <#')
  const menu = await press(other, 'emil', board(other), 'more')
  const off = liveOf(menu).map(({ label }) => label)
  expect(off).not.toContain('Tisch schließen …')
})

it('whoever claimed the rest and presses yes in the channel is told that the others decide', async () => {
  const stage = await startStage({ seeds: ['claim-own'] })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  const deal = there(publicView(stage, table).deal)
  const turn = deal.turn ?? 0
  const name = there(four.find((one) => publicView(stage, table, stage.as(one).id).deal?.viewer === turn))
  const user = stage.as(name).id
  const { version } = publicView(stage, table, user)
  expect(await stage.tables.send(table, { type: 'move', user, version, move: { type: 'claim' } })).toMatchObject({
    ok: true,
  })
  await stage.pass(1000)
  const answer = await press(stage, name, board(stage), 'claim-yes')
  expect(textOf(answer)).toContain('Du hast selbst gefragt')
  expect(publicView(stage, table).deal?.claim).not.toBeNull()
})
