import { expect, it } from 'vitest'
import { legalActions } from '../../src/engine/index.js'
import type { Action, PresetId } from '../../src/engine/index.js'
import { firstFour, settle } from '../../src/playground/people.js'
import { startStage } from '../support/bot.js'
import { forged } from '../support/forging.js'
import type { Stage } from '../support/bot.js'
import { did, handOnTurn, personOnTurn, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { controlsOf, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { after, lobby } from '../support/table-steps.js'

const four = ['anna', 'ben', 'clara', 'david']

/** A seed whose first deal lets the seat that speaks first (Ben) do something. Anna deals. */
function seedWhere(preset: PresetId, wanted: (action: Action) => boolean): string {
  const [host = '', ...others] = settle(firstFour).map(({ user }) => user.id)
  const joined = others.map((user) => ({ type: 'join', user }) as const)
  for (let tried = 0; tried < 5000; tried++) {
    const seed = `search-${tried}`
    const opened = lobby({ host, seed, rules: { preset, set: {} }, games: 1 })
    const { deal } = after(opened, ...joined, { type: 'start', user: host })
    if (deal && legalActions(deal, 1).some(wanted)) return seed
  }
  throw new Error('No such hand among 5000')
}

const reserves = (kind: string) => (action: Action) => action.type === 'reserve' && action.kind === kind

/** Ben picks a reservation in the select of his hand. */
async function pick(stage: Stage, kind: string) {
  const ben = stage.as('ben')
  const hand = await handOnTurn(stage, ben)
  const select = liveOf(hand).find(({ type }) => type === 3)
  expect(select?.options?.map(({ value }) => value)).toContain(kind)
  await did(ben.choose(hand, select?.custom_id ?? '', kind))
  return ben
}

const playing = (stage: Stage, table: string) => () => publicView(stage, table).deal?.phase !== 'reservations'

it('takes an announcement with the second press, and tells the whole table', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  await playOn(stage, table, four, playing(stage, table))
  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  const opened = there((await did(player.press(hand, 'Ansage …'))).message)
  expect(publicView(stage, table).deal?.announcements).toEqual([])
  const party = publicView(stage, table, player.id).deal?.ownParty === 're' ? 'Re' : 'Kontra'
  expect(textOf(opened)).toContain(`**${party}**: zeigt allen, dass du ${party} spielst, +2 für die, die gewinnen`)
  expect(labelsOf(opened)).toContain('Zurück')
  await did(player.press(opened, party))
  expect(publicView(stage, table).deal?.announcements).toMatchObject([{ call: party.toLowerCase() }])
  await stage.pass(1000)
  expect(textOf(player.table)).toContain(`<@${player.id}> sagt ${party}`)
  const { message } = await did(player.press(there(player.table), 'Ansagen'))
  expect(textOf(message)).toContain(`<@${player.id}>: **${party}** in Stich 1`)
})

it('asks once more before a Solo, and takes back what was only asked', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  const ben = await pick(stage, 'damensolo')
  const asked = there(ben.hand)
  expect(textOf(asked)).toContain('**Damensolo ansagen?** Das lässt sich nicht zurücknehmen.')
  expect(publicView(stage, table).deal?.said).toEqual([null, null, null, null])
  await did(ben.press(asked, 'Zurück'))
  await pick(stage, 'damensolo')
  await did(ben.press(there(ben.hand), 'Damensolo spielen'))
  expect(publicView(stage, table).deal?.said[1]).toBe('reservation')
  await playOn(stage, table, four, playing(stage, table))
  await stage.pass(1000)
  expect(textOf(ben.table)).toContain(`🟡2 <@${ben.id}> spielt allein: Damensolo`)
})

it('shows a Hochzeit in its order before it is declared', async () => {
  const stage = await startStage({ seeds: [seedWhere('ddv', reserves('hochzeit'))] })
  const table = await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  expect(textOf(await handOnTurn(stage, stage.as('ben')))).toContain('Du hast beide Kreuz-Dame')
  const ben = await pick(stage, 'hochzeit')
  expect(publicView(stage, table).deal?.said).toEqual([null, null, null, null])
  await did(ben.press(there(ben.hand), 'Hochzeit'))
  await playOn(stage, table, four, playing(stage, table))
  await stage.pass(1000)
  expect(textOf(stage.as('anna').table)).toContain('hat Hochzeit')
  expect(publicView(stage, table).deal).toMatchObject({ game: 'hochzeit', declarer: 1 })
})

it('plays an Armut: laid down, taken up, given back', async () => {
  const stage = await startStage({ seeds: [seedWhere('hausrunde', reserves('armut'))] })
  const table = await seatAndStart(stage, four, { rules: 'hausrunde', games: 1 })
  const ben = await pick(stage, 'armut')
  await did(ben.press(there(ben.hand), 'Armut'))
  await playOn(stage, table, four, playing(stage, table))
  const clara = await personOnTurn(stage, table, four)
  expect(clara.key).toBe('clara')
  const asked = await handOnTurn(stage, clara)
  expect(textOf(asked)).toMatch(/hat eine Armut und legt \d Karten? hin\. \*\*Nimmst du sie auf\?\*\*/)
  await did(clara.press(asked, 'Aufnehmen'))
  const giving = await handOnTurn(stage, clara)
  expect(textOf(giving)).toMatch(/^Dazugekommen: \S+( \S+)*$/m)
  const select = liveOf(giving).find(({ custom_id }) => custom_id.includes(':give:'))
  const count = publicView(stage, table, clara.id).deal?.toGive ?? 0
  const slots = (select?.options ?? []).slice(-count).map(({ value }) => value)
  await did(clara.choose(giving, select?.custom_id ?? '', ...slots))
  expect(publicView(stage, table).deal).toMatchObject({ phase: 'playing', game: 'armut', handSizes: [12, 12, 12, 12] })
  await stage.pass(1000)
  expect(textOf(clara.table)).toContain(`hat eine Armut, mit 🟠3 <@${clara.id}>`)
  await playOn(stage, table, four, () => (publicView(stage, table).deal?.tricks.length ?? 0) > 0)
})

it('deals again when nobody takes an Armut up', async () => {
  const stage = await startStage({ seeds: [seedWhere('hausrunde', reserves('armut'))] })
  const table = await seatAndStart(stage, four, { rules: 'hausrunde', games: 1 })
  const ben = await pick(stage, 'armut')
  await did(ben.press(there(ben.hand), 'Armut'))
  await playOn(stage, table, four, playing(stage, table))
  const held = publicView(stage, table, stage.as('anna').id).deal?.hand
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'reservations')
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 1, sheet: [] })
  expect(publicView(stage, table, stage.as('anna').id).deal?.hand).not.toEqual(held)
  await stage.pass(3000)
  expect(textOf(stage.as('anna').table)).toContain('neu gegeben')
  expect(controlsOf(await handOnTurn(stage, stage.as('ben'))).some(({ type }) => type === 3)).toBe(true)
})

it('gives the healthy button its place although a Solo could be chosen', async () => {
  const stage = await startStage()
  await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  const hand = await handOnTurn(stage, stage.as('ben'))
  expect(liveId(hand, 'healthy')).toBeDefined()
  expect(labelsOf(hand)).toEqual(['Gesund', 'Vorbehalt …'])
})

it('says nothing by an old confirmation: neither a Solo that was looked at, nor a high call', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'ddv', games: 1 })
  const ben = await pick(stage, 'damensolo')
  const solo = liveId(there(ben.hand), 'reserve') ?? ''
  await did(ben.press(there(ben.hand), 'Zurück'))
  await did(ben.press(there(ben.hand), 'Gesund'))
  await playOn(stage, table, four, playing(stage, table))
  await did(ben.press(forged(stage, ben, solo), solo))
  expect(publicView(stage, table).deal).toMatchObject({ game: 'normal', declarer: null })

  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  await did(player.press(hand, 'Ansage …'))
  const offered = there(player.hand)
  await did(player.press(offered, liveId(offered, 'weigh') ?? 'weigh'))
  expect(publicView(stage, table).deal?.announcements).toEqual([])
  const asked = there(player.hand)
  expect(textOf(asked)).toContain('**Keine 90 ansagen?**')
  const high = liveId(asked, 'announce') ?? ''
  await did(player.press(asked, 'Zurück'))
  const again = there(player.hand)
  await did(player.press(again, liveId(again, 'announce') ?? 'announce'))
  const said = publicView(stage, table).deal?.announcements
  expect(said).toHaveLength(1)
  await did(player.press(forged(stage, player, high), high))
  expect(publicView(stage, table).deal?.announcements).toEqual(said)
})
