import path from 'node:path'
import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { usualZone, timeOf } from '../../src/table/zone.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { createManualClock } from '../support/clock.js'
import { temporaryFolder } from '../support/folder.js'
import { did, onlyTable, publicView, there } from '../support/playing.js'
import { isPrivate, labelsOf, liveId, textOf } from '../support/reading.js'
import { sevenPeople } from '../support/seven.js'

const minute = 60_000
/** Tuesday, 1 December 2026, 18:00 in Berlin. */
const evening = timeOf({ year: 2026, month: 12, day: 1, hour: 18, minute: 0 }, usualZone)
const seconds = (at: number) => Math.floor(at / 1000)
const clock = () => createManualClock(evening)

/** The message of the only date, as somebody sees it. */
const dateOf = (stage: Stage, name = 'anna') => there(stage.as(name).messages().find((message) => textOf(message).includes('Doppelkopf · <t:'))) // prettier-ignore
const callOf = (stage: Stage) => stage.as('anna').messages().find((message) => textOf(message).includes('beginnt hier')) // prettier-ignore

/** The newest message of the channel, as the stand-in keeps it. */
function lastOf({ playground: { world } }: Stage) {
  const last = [...world.mainChannel.messages.values()].findLast(({ viewer }) => viewer === null)
  if (!last) throw new Error('There is no message')
  return last
}

async function plan(stage: Stage, time: string, options: Record<string, string | boolean> = { event: false }) {
  const made = await did(stage.as('anna').command('doko date', { time, ...options }))
  await stage.settle()
  return there(made.message)
}

async function answer(stage: Stage, name: string, what: 'yes' | 'maybe' | 'no') {
  const message = dateOf(stage, name)
  const id = liveId(message, 'date') ?? ''
  await did(stage.as(name).press(message, id.replace(/[a-z]+$/, what)))
}

describe('a date', () => {
  it('shows its time in everybody’s own zone and who comes, and opens a table at which they sit', async () => {
    const stage = await startStage({ clock: clock() })
    const at = evening + 150 * minute
    const message = await plan(stage, '20:30')
    expect(textOf(stage.as('anna').hand)).toContain('Gemeint ist Di., 1. Dez., 20:30 (Berlin).')
    expect(isPrivate(message)).toBe(false)
    expect(textOf(message)).toContain(`**Doppelkopf · <t:${seconds(at)}:F>**\n<t:${seconds(at)}:R> · Vorschlag von <@${stage.as('anna').id}>`) // prettier-ignore
    await answer(stage, 'ben', 'yes')
    await answer(stage, 'clara', 'maybe')
    await answer(stage, 'david', 'no')
    expect(textOf(dateOf(stage))).toContain(`Dabei (2): <@${stage.as('anna').id}>, <@${stage.as('ben').id}>`)
    expect(textOf(dateOf(stage))).toContain(`Vielleicht (1): <@${stage.as('clara').id}>`)
    await stage.pass(140 * minute - 1)
    expect(callOf(stage)).toBeUndefined()
    await stage.pass(1)
    expect(textOf(callOf(stage))).toContain(`<t:${seconds(at)}:R>`)
    expect(['anna', 'ben', 'clara', 'david'].map((name) => stage.as(name).pings().length)).toEqual([1, 1, 1, 0])
    await stage.pass(10 * minute)
    const view = publicView(stage, onlyTable(stage))
    expect(view).toMatchObject({ status: 'lobby', host: stage.as('anna').id })
    expect(view.places.map((one) => (one?.kind === 'person' ? one.user : null))).toEqual([stage.as('anna').id, stage.as('ben').id, null, null]) // prettier-ignore
    expect(callOf(stage)).toBeUndefined()
    expect(textOf(dateOf(stage))).toContain('Es ist so weit')
    expect(labelsOf(dateOf(stage))).toEqual([])
    expect(labelsOf(there(stage.as('anna').table))).toContain('Mitspielen')
  })

  it('seats at most seven, and whoever came first is the host where its maker does not come', async () => {
    const stage = await startStage({ clock: clock(), people: [...sevenPeople, { key: 'hans', name: 'Hans' }, { key: 'ida', name: 'Ida' }] }) // prettier-ignore
    await plan(stage, 'in 2 Stunden')
    await answer(stage, 'anna', 'no')
    for (const name of ['ben', 'clara', 'david', 'emil', 'frida', 'greta', 'hans', 'ida']) await answer(stage, name, 'yes') // prettier-ignore
    await stage.pass(120 * minute)
    const view = publicView(stage, onlyTable(stage))
    expect(view.host).toBe(stage.as('ben').id)
    expect(view.places).toHaveLength(7)
  })

  it('to which nobody comes opens no table and says so', async () => {
    const stage = await startStage({ clock: clock() })
    await plan(stage, '19:00')
    await answer(stage, 'anna', 'no')
    await stage.pass(60 * minute)
    expect(stage.tables.all()).toEqual([])
    expect(textOf(dateOf(stage))).toContain('Niemand hat zugesagt')
    expect(stage.as('anna').pings()).toEqual([])
  })

  it('at which the channel has a table says so, and leaves that table alone', async () => {
    const stage = await startStage({ clock: clock() })
    await plan(stage, '18:20')
    await did(stage.as('ben').command('doko start'))
    await stage.pass(20 * minute)
    expect(publicView(stage, onlyTable(stage)).host).toBe(stage.as('ben').id)
    expect(textOf(dateOf(stage))).toContain('war schon ein Tisch offen')
  })

  it('calls only people who may be pinged, in no quiet hours of theirs, and nobody where the server forbids it', async () => {
    const stage = await startStage({ clock: clock() })
    await stage.ledger.setSettings(stage.as('ben').id, { pings: false })
    await stage.ledger.setSettings(stage.as('clara').id, { quietFrom: 18, quietTo: 20 })
    await plan(stage, '19:00')
    for (const name of ['ben', 'clara', 'david']) await answer(stage, name, 'yes')
    await stage.pass(50 * minute)
    expect(['anna', 'ben', 'clara', 'david'].map((name) => stage.as(name).pings().length)).toEqual([1, 0, 0, 1])
    await stage.ledger.setServerSettings(stage.playground.world.guildId, { pings: false })
    await stage.restart()
    await plan(stage, '22:00')
    await stage.pass(250 * minute)
    expect(stage.as('david').pings()).toEqual([])
  })

  it('can be answered from its reminder, and both messages say the same', async () => {
    const stage = await startStage({ clock: clock() })
    await plan(stage, '19:00')
    await stage.pass(50 * minute)
    const call = there(callOf(stage))
    await did(stage.as('ben').press(call, 'Ich komme'))
    await stage.settle()
    for (const text of [textOf(callOf(stage)), textOf(dateOf(stage))]) expect(text).toContain(`<@${stage.as('ben').id}>`) // prettier-ignore
  })

  it.each([
    ['heute 17:00', 'ist schon vorbei'],
    ['Freitag', 'um wie viel Uhr'],
    ['Banane', 'verstehe ich nicht'],
    ['in 300 Tagen', 'halbes Jahr'],
  ])('at “%s” is refused clearly, to whoever asked alone', async (time, says) => {
    const stage = await startStage({ clock: clock() })
    const message = await plan(stage, time)
    expect([isPrivate(message), textOf(message)]).toEqual([true, expect.stringContaining(says)])
    expect(await stage.ledger.openDates()).toEqual([])
  })

  it('is offered at concrete times while one types, in one’s own zone', async () => {
    const stage = await startStage({ clock: clock() })
    const offered = await did(stage.as('anna').complete('doko date', 'time', { time: 'fr 20' }))
    expect(offered.choices).toEqual([
      { name: 'Fr., 4. Dez., 20:00 (Berlin)', value: `@${seconds(evening + 74 * 60 * minute)}` },
    ])
    await stage.ledger.setSettings(stage.as('ben').id, { zone: 'America/New_York' })
    const far = await did(stage.as('ben').complete('doko date', 'time', { time: '20:00' }))
    expect(far.choices[0]).toMatchObject({ name: 'Di., 1. Dez., 20:00 (New York)' })
    await plan(stage, String(offered.choices[0]?.value))
    expect(textOf(dateOf(stage))).toContain(`<t:${seconds(evening + 74 * 60 * minute)}:F>`)
  })
})

describe('a date is changed', () => {
  const open = async (stage: Stage, name: string) => there((await did(stage.as(name).press(dateOf(stage, name), 'Ändern …'))).message) // prettier-ignore

  it('by its maker: it moves with all that hangs on it, and those who come are told', async () => {
    const stage = await startStage({ clock: clock() })
    await plan(stage, '20:00', {})
    await answer(stage, 'ben', 'yes')
    const page = await open(stage, 'anna')
    expect(isPrivate(page)).toBe(true)
    const to = evening + 150 * minute
    const moved = await did(stage.as('anna').choose(page, 'Verschieben auf …', String(seconds(to))))
    await stage.settle()
    expect(textOf(moved.message)).toContain(`<t:${seconds(to)}:F>`)
    expect(textOf(dateOf(stage))).toContain(`Verschoben; vorher war es <t:${seconds(evening + 120 * minute)}:F>`)
    expect(stage.as('ben').pings()).toHaveLength(1)
    const [event] = stage.playground.world.scheduled.values()
    expect(Date.parse(event?.start ?? '')).toBe(to)
    await stage.pass(140 * minute)
    expect(textOf(callOf(stage))).toContain(`<t:${seconds(to)}:R>`)
    expect(stage.tables.all()).toEqual([])
    await stage.pass(10 * minute)
    expect(stage.tables.all()).toHaveLength(1)
  })

  it('by whoever manages the server, and by nobody else', async () => {
    const stage = await startStage({ clock: clock() })
    await did(stage.as('ben').command('doko date', { time: '20:00', event: false }))
    expect(textOf(await open(stage, 'clara'))).toContain('kann nur ändern')
    const page = await open(stage, 'anna')
    await did(stage.as('anna').press(page, 'Absagen'))
    await stage.settle()
    expect(textOf(dateOf(stage))).toContain('Dieser Termin ist abgesagt.')
    await stage.pass(180 * minute)
    expect(stage.tables.all()).toEqual([])
  })

  it('called off with its event, and told to those who wanted to come; an old button then says that it is over', async () => {
    const stage = await startStage({ clock: clock() })
    const message = await plan(stage, '20:00', {})
    await answer(stage, 'ben', 'maybe')
    const id = liveId(dateOf(stage), 'date') ?? ''
    const page = await open(stage, 'anna')
    await did(stage.as('anna').press(page, 'Absagen'))
    await stage.settle()
    expect(stage.playground.world.scheduled.size).toBe(0)
    expect(stage.as('ben').pings().map(textOf)).toEqual([expect.stringContaining('ist abgesagt')])
    const dates = await stage.ledger.openDates()
    expect(dates).toEqual([])
    expect(liveId(dateOf(stage), 'date')).toBeUndefined()
    expect(id).not.toBe('')
    expect(message.id).toBe(dateOf(stage).id)
  })
})

describe('an event of the server', () => {
  it('is made with the right, and else it is said why not', async () => {
    const stage = await startStage({ clock: clock() })
    await plan(stage, '20:00', {})
    const [event] = stage.playground.world.scheduled.values()
    expect(event).toMatchObject({ name: 'Doppelkopf', start: new Date(evening + 120 * minute).toISOString() })
    expect(textOf(stage.as('anna').hand)).toContain('auch bei den Events')
    const { world } = stage.playground
    world.denied.set(world.mainChannel.id, Permission.CreateEvents)
    await plan(stage, '21:00', {})
    expect(textOf(stage.as('anna').hand)).toContain('fehlt mir das Recht „Events erstellen“')
    expect(world.scheduled.size).toBe(1)
  })
})

describe('after a restart', () => {
  const stored = () => path.join(temporaryFolder(), 'doko.sqlite')

  it('dates go on: reminded once, opened once, with the same message', async () => {
    const stage = await startStage({ clock: clock(), ledgerFile: stored() })
    await plan(stage, '19:00')
    await answer(stage, 'ben', 'yes')
    await stage.restart()
    await stage.pass(50 * minute)
    await stage.restart()
    expect(stage.as('ben').pings()).toHaveLength(1)
    await stage.pass(10 * minute)
    await stage.restart()
    expect(stage.tables.all()).toHaveLength(1)
    expect(publicView(stage, onlyTable(stage)).places.filter((one) => one?.kind === 'person')).toHaveLength(2)
    expect(stage.as('anna').messages().filter((message) => textOf(message).includes('Doppelkopf · <t:'))).toHaveLength(1) // prettier-ignore
  })

  it('a date that was being opened is opened to its end, and none twice', async () => {
    const stage = await startStage({ clock: clock(), ledgerFile: stored() })
    await plan(stage, '18:30')
    await answer(stage, 'ben', 'yes')
    await stage.pass(30 * minute)
    const table = onlyTable(stage)
    const [id = ''] = (await stage.ledger.personalData(stage.as('anna').id)).dates.map(({ date }) => date)
    // As if the program had died between opening the table and noting it.
    await stage.ledger.changeDate(id, { state: 'opening', ending: null, table: null })
    await stage.restart()
    expect(stage.tables.all()).toEqual([table])
    expect(await stage.ledger.dateOf(id)).toMatchObject({ state: 'over', ending: 'opened', table })
  })

  it('a date that was missed by little is kept late, one missed by far is not', async () => {
    for (const [late, opened] of [
      [20, 1],
      [40, 0],
    ] as const) {
      const stage = await startStage({ clock: clock(), ledgerFile: stored() })
      await plan(stage, '19:00')
      await stage.bot.stop()
      await stage.clock.advance((60 + late) * minute)
      await stage.restart()
      expect(stage.tables.all()).toHaveLength(opened)
      if (opened === 0) expect(textOf(dateOf(stage))).toContain('war zu dieser Zeit nicht da')
      await stage.stop()
    }
  })

  it('a date whose message was deleted gets a new one', async () => {
    const stage = await startStage({ clock: clock(), ledgerFile: stored() })
    await plan(stage, '19:00')
    const { world } = stage.playground
    world.drop(lastOf(stage), 'deleted')
    await stage.pass(60 * minute)
    expect(textOf(dateOf(stage))).toContain('Es ist so weit')
    expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([10008])
  })

  it('a date whose channel is gone opens no table, and is over', async () => {
    const stage = await startStage({ clock: clock() })
    const { world } = stage.playground
    const lounge = [...world.channels.values()].find(({ name }) => name === 'lounge')?.id ?? ''
    await did(stage.as('anna').in(lounge).command('doko date', { time: '19:00', event: false }))
    await stage.settle()
    world.channels.delete(lounge)
    await stage.pass(60 * minute)
    expect(stage.tables.all()).toEqual([])
    expect(await stage.ledger.openDates()).toEqual([])
    expect(stage.problems.splice(0).map(({ code }) => code)).toEqual([10003, 10003])
  })

  it('several dates go on side by side, each in its time', async () => {
    const stage = await startStage({ clock: clock(), ledgerFile: stored() })
    for (const time of ['20:00', '19:00', 'in 40 Tagen']) await plan(stage, time)
    await stage.restart()
    await stage.pass(60 * minute)
    expect((await stage.ledger.openDates()).map(({ at }) => at - evening)).toEqual([120 * minute, 40 * 24 * 60 * minute]) // prettier-ignore
    await stage.pass(60 * minute)
    expect((await stage.ledger.openDates()).map(({ at }) => at - evening)).toEqual([40 * 24 * 60 * minute])
  })
})
