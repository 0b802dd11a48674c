import { expect, it } from 'vitest'
import { timeOf, usualZone } from '../../src/table/zone.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { createManualClock } from '../support/clock.js'
import { did, personOnTurn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { controlsOf, labelsOf, textOf } from '../support/reading.js'

const hour = 3_600_000
const people = ['anna', 'ben', 'clara', 'david']
/** Tuesday, 1 December 2026, 20:00 in Berlin. */
const evening = timeOf({ year: 2026, month: 12, day: 1, hour: 20, minute: 0 }, usualZone)
const clock = () => createManualClock(evening)
const seconds = (at: number) => Math.floor(at / 1000)

/** Opens the own page of quiet hours and chooses there, one after the other. */
async function choose(stage: Stage, name: string, wanted: Readonly<Record<string, string>>) {
  const player = stage.as(name)
  const me = there((await did(player.command('doko me'))).message)
  let page = there((await did(player.press(me, 'Ruhezeiten'))).message)
  for (const [field, value] of Object.entries(wanted))
    page = there((await did(player.choose(page, `d1:page:quiet:${field}`, value))).message)
  await stage.settle()
  return page
}

it('quiet hours are chosen on a page of one’s own, with a time zone, a holiday and its end', async () => {
  const stage = await startStage({ clock: clock() })
  const page = await choose(stage, 'anna', { from: '23' })
  expect(textOf(page)).toContain('Ruhezeiten: **23:00 bis 07:00**')
  expect(textOf(page)).toContain('dort ist es jetzt 20:00')
  const other = await choose(stage, 'anna', { to: '8', zone: 'Asia/Tokyo' })
  expect(textOf(other)).toContain('Ruhezeiten: **23:00 bis 08:00**')
  expect(textOf(other)).toContain(`Bis <t:${seconds(evening + 4 * hour)}:f> pingt dich nichts an.`)
  const away = await choose(stage, 'anna', { zone: 'auto', holiday: '3' })
  expect(textOf(away)).toContain(`Urlaub: **bis <t:${seconds(evening + 52 * hour)}:f>**`)
  const back = there((await did(stage.as('anna').press(away, 'Bin wieder da'))).message)
  expect(textOf(back)).toContain('Urlaub: **keiner**')
  expect(textOf(await choose(stage, 'anna', { from: 'none' }))).toContain('Ruhezeiten: **keine**')
  expect(controlsOf(back).length).toBeLessThanOrEqual(40)
})

it('a slow table shows until when a clock waits, pings nobody meanwhile, and once when the quiet hours are over', async () => {
  const stage = await startStage({ clock: clock() })
  const table = await seatAndStart(stage, people, { clock: 'slow' })
  const player = await personOnTurn(stage, table, people)
  await stage.ledger.setSettings(player.id, { quietFrom: 22, quietTo: 7 })
  await choose(stage, player.key, {})
  const before = player.pings().length
  await choose(stage, player.key, { from: '20' })
  const until = evening + 11 * hour
  const view = publicView(stage, table)
  expect(view.clock).toMatchObject({ waits: until })
  await stage.pass(1000)
  expect(textOf(player.table)).toContain(`Ruhezeit: die Uhr wartet bis <t:${seconds(until)}:f>`)
  await stage.pass(10 * hour)
  expect(player.pings()).toHaveLength(before)
  await stage.pass(hour + 1000)
  expect(textOf(player.messages().find((message) => textOf(message).includes('Zeit bis')))).not.toContain('Ruhezeit')
  expect(player.pings()).toHaveLength(before + 1)
  await stage.pass(12 * hour)
  expect(publicView(stage, table).deal?.turn).toBe(view.deal?.turn)
})

it('a press made on a message from before the quiet hours still counts', async () => {
  const stage = await startStage({ clock: clock() })
  const table = await seatAndStart(stage, people, { clock: 'slow' })
  const player = await personOnTurn(stage, table, people)
  await stage.ledger.setSettings(player.id, { quietFrom: 21, quietTo: 7 })
  await choose(stage, player.key, { from: '21' })
  await stage.pass(2 * hour)
  await did(player.command('doko hand'))
  await simplest(stage, player)
  expect(publicView(stage, table).clock.waits).toBeUndefined()
})

it('whoever manages the server says how long new tables wait, and in which time zone times are meant', async () => {
  const stage = await startStage({ clock: clock() })
  const anna = stage.as('anna')
  const page = there((await did(anna.command('doko settings'))).message)
  expect(textOf(page)).toContain('Wartet auf Ruhezeiten: **insgesamt 3 Tage je Person**')
  const saved = there((await did(anna.choose(page, 'd1:page:settings:tables.quiet', '0'))).message)
  expect(textOf(saved)).toContain('Wartet auf Ruhezeiten: **gar nicht**')
  const shown = there(
    (await did(anna.press(saved, labelsOf(saved).find((label) => label === 'Anzeige') ?? ''))).message,
  )
  const zone = there((await did(anna.choose(shown, 'd1:page:settings:shown.zone', 'Europe/London'))).message)
  expect(textOf(zone)).toContain('Zeitzone: **London**')
  const table = await seatAndStart(stage, people, { clock: 'slow' })
  expect(publicView(stage, table).quiet).toBe(0)
})
