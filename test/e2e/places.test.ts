import { expect, it } from 'vitest'
import { formatMatch, parseMatch, verifyMatch } from '../../src/engine/index.js'
import { playingPlaces } from '../../src/engine/seating.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'
import { firstOf, sevenPeople } from '../support/seven.js'
import type { TableId } from '../../src/table/view.js'

/** Everybody at the table presses "Weiter". */
async function goOn(stage: Stage, table: TableId, people: readonly string[]): Promise<void> {
  await stage.pass(1000)
  expect(publicView(stage, table).status).toBe('between')
  for (const name of people) {
    const board = there(stage.as(name).table)
    await did(stage.as(name).press(board, liveId(board, 'continue') ?? ''))
  }
  await stage.pass(1000)
}

const handText = async (stage: Stage, name: string): Promise<string> =>
  textOf((await did(stage.as(name).command('doko hand'))).message)

it('lets five people play a whole match: who deals sits out, sees the table, and is back in the next game', async () => {
  const stage = await startStage({ people: sevenPeople, pressesCount: true })
  const five = firstOf(5)
  const table = await seatAndStart(stage, five, { rules: 'norsk', games: 5 })
  await stage.pass(1000)
  for (let game = 1; game <= 5; game++) {
    const dealer = five[game - 1] ?? ''
    const view = publicView(stage, table)
    expect(view).toMatchObject({ status: 'playing', game })
    expect([...view.seating]).toEqual(playingPlaces(5, game - 1))
    const board = there(stage.as('anna').table)
    expect(textOf(board)).toContain(
      `${['🔵1', '🟡2', '🟠3', '⚪4', '🟣5'][game - 1]} <@${stage.as(dealer).id}> gibt und setzt aus`,
    )
    const asked = there((await did(stage.as(dealer).command('doko hand'))).message)
    expect(isPrivate(asked)).toBe(true)
    expect(textOf(asked)).toContain('Du setzt dieses Spiel aus')
    expect(textOf(asked)).toContain(
      game < 5 ? `Ab Spiel ${game + 1} bist du wieder dabei.` : 'Es ist das letzte Spiel.',
    )
    await playOn(stage, table, five)
    if (game < 5) await goOn(stage, table, five)
  }
  await stage.pass(1000)
  const { sheet, totals, status } = publicView(stage, table)
  expect(status).toBe('over')
  expect(sheet.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 4])
  for (const { seating, dealer, totals: sums, number } of sheet) {
    expect(seating).not.toContain(dealer)
    expect(sums[dealer]).toBe(sheet[number - 2]?.totals[dealer] ?? 0)
  }
  const end = textOf(stage.as('anna').table)
  for (const [place, name] of five.entries()) {
    const total = totals[place] ?? 0
    expect(end).toContain(`<@${stage.as(name).id}> **${total < 0 ? `\u2212${-total}` : total}**`)
  }
  const ranked = textOf((await did(stage.as('greta').command('doko stats'))).message)
  for (const name of five) expect(ranked).toMatch(new RegExp(`<@${stage.as(name).id}>.*4 Spiele`))

  const match = await stage.tables.matchRecord(table)
  const read = match && parseMatch(formatMatch(match))
  const checked = read?.ok === true && verifyMatch(read.value)
  expect(checked).toMatchObject({ ok: true, value: { committed: true, finished: 5 } })
  expect(match?.places).toBe(5)
})

it('names a place by the same number and colour on every page, whoever sits out', async () => {
  const stage = await startStage({ people: sevenPeople })
  const five = firstOf(5)
  const table = await seatAndStart(stage, five, { rules: 'norsk', games: 3 })
  await playOn(stage, table, five)
  await goOn(stage, table, five)
  await playOn(stage, table, five, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
  await stage.pass(2000)
  const board = there(stage.as('anna').table)
  // Ben deals the second game, so places 3, 4, 5 and 1 play it.
  const marks = ['🔵1', '🟡2', '🟠3', '⚪4', '🟣5']
  for (const [place, name] of five.entries()) {
    if (place !== 1) expect(textOf(board)).toContain(`${marks[place]} <@${stage.as(name).id}>`)
  }
  const out = there((await did(stage.as('ben').command('doko hand'))).message)
  expect(textOf(out)).toContain('Du setzt dieses Spiel aus')
})

it('brings the hand by itself to somebody who sat out and plays again', async () => {
  const stage = await startStage({ people: sevenPeople })
  const five = firstOf(5)
  const table = await seatAndStart(stage, five, { rules: 'norsk', games: 2 })
  await did(stage.as('anna').command('doko hand'))
  const before = there(stage.as('anna').hand)
  expect(textOf(before)).toContain('Du setzt dieses Spiel aus')
  await playOn(stage, table, five)
  await goOn(stage, table, five)
  await stage.pass(3000)
  const after = there(handOf(stage.as('anna')))
  expect(textOf(after)).toContain('Spiel 2/2')
  expect(textOf(after)).not.toContain('Du setzt')
  expect(publicView(stage, table, stage.as('anna').id).viewer).not.toBe('spectator')
})

it('lets seven people sit down, three of whom sit out each deal, and an eighth not', async () => {
  const stage = await startStage({ people: [...sevenPeople, { key: 'hanno', name: 'Hanno' }] })
  const seven = firstOf(7)
  const table = await seatAndStart(stage, seven.slice(0, 1), { rules: 'norsk', games: 2 }, false)
  for (const name of seven.slice(1)) {
    const board = there(stage.as(name).table)
    await did(stage.as(name).press(board, liveId(board, 'join') ?? ''))
  }
  await stage.pass(1000)
  const lobby = there(stage.as('hanno').table)
  expect(textOf(lobby)).toContain('🟤7')
  expect(textOf(lobby)).toContain('Ihr seid mehr als vier')
  expect(labelsOf(lobby)).not.toContain('Mitspielen')
  await did(stage.as('anna').press(lobby, 'Los geht’s'))
  await stage.pass(1000)
  const first = publicView(stage, table)
  expect([...first.seating]).toEqual(playingPlaces(7, 0))
  for (const [place, name] of seven.entries()) {
    const text = await handText(stage, name)
    if (first.seating.includes(place)) expect(text).not.toContain('Du setzt dieses Spiel aus')
    else expect(text).toContain('Du setzt dieses Spiel aus')
  }
  expect(await handText(stage, 'hanno')).toContain('Du sitzt nicht an Tisch 1')
  await playOn(stage, table, seven)
  await goOn(stage, table, seven)
  await playOn(stage, table, seven)
  await stage.pass(1000)
  const { sheet, status, totals } = publicView(stage, table)
  expect(status).toBe('over')
  expect(sheet.map(({ seating }) => [...seating])).toEqual([playingPlaces(7, 0), playingPlaces(7, 1)])
  expect(totals).toHaveLength(7)
})
