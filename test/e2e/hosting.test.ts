import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { controlsOf, isPrivate, liveId, textOf } from '../support/reading.js'
import { firstOf, sevenPeople } from '../support/seven.js'

// What the host of a table may do, and what becomes of the role.

const minute = 60_000

/** The newest message of a table: an invitation may stand below it. */
const boardOf = (stage: Stage, name: string) =>
  there(stage.as(name).messages().findLast((message) => !isPrivate(message) && textOf(message).includes('Mischprobe') || controlsOf(message).some(({ custom_id }) => custom_id.startsWith('d1:more')))) // prettier-ignore

async function press(stage: Stage, name: string, what: string) {
  const player = stage.as(name)
  const board = boardOf(stage, name)
  return did(player.press(board, liveId(board, what) ?? what))
}

/** Opens what the host may do and chooses whoever is on a place, or a number, in one of its selects. */
async function manage(stage: Stage, name: string, select: string, option: (value: string) => boolean) {
  const { message } = await press(stage, name, 'host')
  const page = there(message)
  const control = controlsOf(page).find(({ custom_id }) => custom_id.startsWith(`d1:${select}:`))
  const value =
    control && 'options' in control ? (control.options ?? []).find((one) => option(one.value))?.value : undefined
  if (!control || value === undefined) throw new Error(`The page has no ${select} like that`)
  return did(stage.as(name).choose(page, control.custom_id, value))
}

const openLobby = (stage: Stage, others: readonly string[], options = {}) =>
  seatAndStart(stage, ['anna', ...others], { rules: 'norsk', ...options }, false)

it('takes somebody out of the lobby, tells them alone and at once, and lets them in again when the host invites them', async () => {
  const stage = await startStage()
  const table = await openLobby(stage, ['ben', 'clara'])
  const [anna, ben] = [stage.as('anna'), stage.as('ben')]
  await manage(stage, 'anna', 'remove', (value) => value.endsWith(ben.id))
  await stage.pass(2000)
  expect(publicView(stage, table).places.map((one) => one?.kind)).toEqual(['person', undefined, 'person', undefined])
  const told = ben
    .messages()
    .filter((message) => isPrivate(message) && textOf(message).includes('von Tisch 1 genommen'))
  expect(told).toHaveLength(1)
  expect(anna.messages().some((message) => textOf(message).includes('von Tisch 1 genommen'))).toBe(false)
  const refused = await press(stage, 'ben', 'join')
  expect(textOf(refused.message)).toContain(`wenn <@${anna.id}> dich wieder einlädt`)
  const byClara = await did(stage.as('clara').choose(there(anna.table), `d1:invite:${table}`, ben.id))
  expect(textOf(byClara.message)).toContain('kann wieder einladen')
  expect(ben.pings()).toEqual([])
  await did(anna.choose(there(anna.table), `d1:invite:${table}`, ben.id))
  await press(stage, 'ben', 'join')
  expect(publicView(stage, table, ben.id).place).toBe(1)
})

it('tells whoever was taken out with their next press, when no message of theirs can be written any more', async () => {
  const stage = await startStage()
  const table = await openLobby(stage, ['ben'])
  await stage.pass(9 * minute)
  await press(stage, 'anna', 'shuffle')
  await stage.pass(9 * minute)
  await manage(stage, 'anna', 'remove', (value) => value.endsWith(stage.as('ben').id))
  await stage.pass(2000)
  expect(publicView(stage, table).lobby.removed).toEqual([stage.as('ben').id])
  expect(stage.as('ben').messages().filter(isPrivate)).toEqual([])
  const refused = await press(stage, 'ben', 'fill')
  expect(textOf(refused.message)).toContain('von Tisch 1 genommen')
})

it('passes the host on with the host’s press, in the lobby and in a match', async () => {
  const stage = await startStage()
  const table = await openLobby(stage, ['ben'])
  const ben = stage.as('ben')
  await manage(stage, 'anna', 'pass-host', (value) => value.endsWith(ben.id))
  await stage.pass(1000)
  expect(publicView(stage, table).host).toBe(ben.id)
  expect(textOf(there(stage.as('anna').table))).toContain(`<@${ben.id}> · leitet den Tisch`)
  await press(stage, 'ben', 'fill')
  await press(stage, 'ben', 'start')
  const more = await did(ben.press(there(ben.table), 'Mehr'))
  const page = await did(ben.press(there(more.message), 'Tisch leiten …'))
  const select = liveId(page.message, 'pass-host') ?? ''
  await did(
    ben.choose(
      there(page.message),
      select,
      `${publicView(stage, table, stage.as('anna').id).place}.${stage.as('anna').id}`,
    ),
  )
  expect(publicView(stage, table).host).toBe(stage.as('anna').id)
})

it('hands over by itself after ten silent minutes, also when the bot was restarted meanwhile', async () => {
  const stage = await startStage()
  const table = await openLobby(stage, ['ben'])
  await stage.pass(6 * minute)
  await stage.restart()
  await stage.pass(3 * minute)
  expect(publicView(stage, table).host).toBe(stage.as('anna').id)
  await stage.pass(minute)
  await stage.pass(1000)
  expect(publicView(stage, table).host).toBe(stage.as('ben').id)
  expect(textOf(there(stage.as('anna').table))).toContain(`<@${stage.as('ben').id}> · leitet den Tisch`)
})

it('suggests 20 games to five people, and says what another number means', async () => {
  const stage = await startStage({ people: sevenPeople })
  const table = await openLobby(stage, ['ben', 'clara', 'david'])
  const lobby = () => textOf(there(stage.as('anna').table))
  expect(publicView(stage, table).games).toBe(16)
  await press(stage, 'emil', 'join')
  await stage.pass(1000)
  expect(lobby()).toContain('20 Spiele')
  await manage(stage, 'anna', 'games', (value) => value === '10')
  await stage.pass(1000)
  expect(lobby()).toContain('10 Spiele')
  expect(lobby()).not.toContain('spielen die einen')
  await press(stage, 'emil', 'stand-up')
  await stage.pass(1000)
  expect(lobby()).toContain('Bei 10 Spielen geben nicht alle gleich oft; bei 16 schon.')
})

it('says what an uneven number of games means for five people, and where a Solo shifts it', async () => {
  const stage = await startStage({ people: sevenPeople })
  await seatAndStart(stage, firstOf(5), { rules: 'willi', games: 16 }, false)
  await stage.pass(1000)
  const words = textOf(there(stage.as('anna').table))
  expect(words).toContain('Bei 16 Spielen zu fünft spielen die einen 12, die anderen 13; bei 20 alle gleich viele.')
  expect(words).toContain('Ein Solo, nach dem noch einmal gegeben wird')
})

it('says before the first card that nothing was played: Cancel, and /doko close in the lobby and during the first words', async () => {
  const stage = await startStage()
  await openLobby(stage, ['ben'])
  // Somebody else sits there already, so that it asks once more.
  const sure = there((await press(stage, 'anna', 'cancel')).message)
  expect(isPrivate(sure)).toBe(true)
  expect(textOf(sure)).toContain('für alle abräumen?')
  await did(stage.as('anna').press(sure, 'Ja, schließen'))
  await stage.pass(1000)
  expect(textOf(there(stage.as('anna').table))).toContain('Es wurde keine Karte gespielt, also zählt nichts.')
  for (const starts of [false, true]) {
    await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk' }, starts)
    const anna = stage.as('anna')
    const ask = await did(anna.command('doko close'))
    expect(textOf(ask.message)).toContain(starts ? 'Noch zählt kein Spiel' : 'Gespielt wurde noch nichts.')
    const done = await did(anna.press(there(ask.message), 'Ja, schließen'))
    await stage.pass(3000)
    expect(textOf(done.message)).toContain('Es wurde keine Karte gespielt, also zählt nichts.')
    expect(textOf(there(anna.table))).toContain('Es wurde keine Karte gespielt, also zählt nichts.')
    for (const message of anna.messages()) expect(textOf(message)).not.toContain('Das Ergebnis steht im Kanal')
  }
})

it('marks who still owes a Pflichtsolo from the lobby to a match that ends early', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna'], { rules: 'ddv', games: 8 }, false)
  const anna = stage.as('anna')
  expect(textOf(there(anna.table))).toContain('Alle spielen in dieser Partie ein Pflichtsolo.')
  await press(stage, 'anna', 'fill')
  await press(stage, 'anna', 'start')
  await stage.settle()
  expect(publicView(stage, table).owes).toEqual([true, true, true, true])
  expect(textOf(there(anna.table))).toContain('Pflichtsolo noch offen: 🔵1 🟡2 🟠3 ⚪4; noch 8 Spiele')
  const hand = await did(anna.command('doko hand'))
  expect(textOf(hand.message)).toContain('**Dein Pflichtsolo ist noch offen**: noch 8 Spiele, 4 Pflichtsoli.')
  await playOn(stage, table, ['anna'])
  const ask = await did(anna.command('doko close'))
  expect(textOf(ask.message)).toContain('Pflichtsolo noch offen: 🔵1')
  await did(anna.press(there(ask.message), 'Ja, schließen'))
  await stage.pass(3000)
  expect(textOf(there(anna.table))).toContain(`Pflichtsolo nicht gespielt: 🔵1 <@${anna.id}>`)
})

it('says when a match is too short for Pflichtsoli', async () => {
  const stage = await startStage()
  await seatAndStart(stage, ['anna'], { rules: 'ddv', games: 4 }, false)
  expect(textOf(there(stage.as('anna').table))).toContain(
    'Ohne Pflichtsoli: dafür braucht es zu viert mindestens 8 Spiele.',
  )
  expect(onlyTable(stage)).toBeDefined()
})
