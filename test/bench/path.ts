import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { pino } from 'pino'
import { startBot } from '../../src/discord/bot.js'
import { cardFaces } from '../../src/discord/road/emojis.js'
import { openLedger } from '../../src/ledger/ledger.js'
import { players, tipOf } from '../../src/players/index.js'
import { createPlayground } from '../../src/playground/playground.js'
import { newTableId } from '../../src/table/ids.js'
import { createTables } from '../../src/table/running/tables.js'
import { createManualClock, settle as rounds } from '../support/clock.js'
import { liveOf } from '../support/reading.js'
import type { Figure } from './measure.js'

const root = path.resolve(import.meta.dirname, '../..')

/** What ran: files with the functions that were called in each, and how often. */
type Ran = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Runs something and tells which of our functions it called, outside the playground. */
async function traced(session: Session, act: () => Promise<void>): Promise<Ran> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await act()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  const ran = new Map<string, ReadonlyMap<string, number>>()
  for (const { url, functions } of result) {
    const file = path.relative(root, url.replace(/^file:\/\//, '').replace(/\?.*$/, ''))
    if (!/^(src|commands)\//.test(file) || file.startsWith('src/playground/')) continue
    const called = functions.flatMap(({ functionName, ranges }) => {
      const [range] = ranges
      return range === undefined || range.count === 0 || (functionName === '' && range.startOffset === 0)
        ? []
        : [[`${functionName}@${range.startOffset}`, range.count] as const]
    })
    if (called.length > 0) ran.set(file, new Map(called))
  }
  return ran
}

const functionsOf = (ran: Ran): number => [...ran.values()].reduce((sum, called) => sum + called.size, 0)

/** How often a function of a file was called. */
const timesOf = (ran: Ran, file: string, name: string): number =>
  [...(ran.get(file) ?? [])].reduce((sum, [called, count]) => (called.startsWith(`${name}@`) ? sum + count : sum), 0)

/** How far a press and a command reach: files and functions that they run, views that they make. */
export async function benchPath(): Promise<Figure[]> {
  const clock = createManualClock(Date.UTC(2026, 0, 1))
  const playground = await createPlayground()
  const log = pino({ level: 'error' })
  const ledger = openLedger(':memory:')
  for (const { user } of playground.world.people) await ledger.setSettings(user.id, { offered: true })
  let seeds = 0
  const tables = createTables({
    ledger,
    players,
    clock,
    log,
    pace: () => 0,
    newId: newTableId,
    newSeed: () => `path-${seeds++}`,
  })
  const bot = await startBot({
    token: playground.token, api: playground.apiBase, tables,
    rankings: (server, options) => ledger.rankings(server, options),
    book: ledger, people: ledger, servers: ledger, custody: ledger, notes: ledger,
    levels: Object.keys(players), tips: tipOf, clock, log, commands: path.join(root, 'commands'), pictures: false,
  }) // prettier-ignore
  const settle = async () => {
    for (let i = 0; i < 5; i++) {
      await playground.settle()
      await bot.settled()
      await rounds()
    }
  }
  await playground.until(() => playground.world.emojis.size === cardFaces().length, 60_000)
  const names = ['anna', 'ben', 'clara', 'david']
  const press = async (name: string, verb: RegExp) => {
    const player = playground.as(name)
    const message = player.messages().findLast((one) => liveOf(one).some(({ custom_id }) => verb.test(custom_id)))
    const control = liveOf(message).find(({ custom_id }) => verb.test(custom_id))
    if (!message || !control) throw new Error(`${name} has no ${String(verb)}`)
    const outcome = await player.press(message, control.custom_id)
    if (!outcome.ok) throw new Error(String(outcome.code))
  }
  await playground.as('anna').command('doko start', {})
  await settle()
  for (const name of names.slice(1)) {
    await press(name, /^d1:join:/)
    await settle()
  }
  await press('anna', /^d1:start:/)
  await settle()
  for (const name of names) {
    await press(name, /^d1:hand:/)
    await settle()
  }
  const turn = () => {
    const [table] = tables.all()
    const view = table === undefined ? null : tables.view(table, null)
    const seat = view?.deal?.turn
    const who = seat === null || seat === undefined ? null : view?.seats[seat]
    return names.find((name) => who?.kind === 'person' && playground.as(name).id === who.user) ?? names[0] ?? ''
  }
  for (let i = 0; i < 4; i++) {
    await press(turn(), /^d1:healthy:/)
    await settle()
    await clock.advance(3000)
    await settle()
  }
  for (let i = 0; i < 5; i++) {
    await press(turn(), /^d1:play:/)
    await settle()
    await clock.advance(3000)
    await settle()
  }
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  const card = await traced(session, async () => {
    await press(turn(), /^d1:play:/)
    await settle()
  })
  await clock.advance(3000)
  await settle()
  const stats = await traced(session, async () => {
    await playground.as('ben').command('doko stats', {})
    await settle()
  })
  if (process.env['DOKO_PATH_LIST']) {
    for (const [name, ran] of [
      ['card', card],
      ['stats', stats],
    ] as const)
      for (const [file, called] of [...ran].sort())
        console.log(name, file, called.size, [...called].map(([n, c]) => `${n.split('@')[0]}x${c}`).join(' '))
  }
  session.disconnect()
  await bot.stop()
  await tables.shutDown()
  await playground.close()
  await ledger.close()
  const count = (name: string, value: number): Figure => ({ name, value, unit: '' })
  return [
    count('files of a card press', card.size),
    count('functions of a card press', functionsOf(card)),
    count('views asked for in a card press', timesOf(card, 'src/table/running/tables.ts', 'view')),
    count('views made in a card press', timesOf(card, 'src/table/table-view.ts', 'tableView')),
    count('files of /doko stats', stats.size),
    count('functions of /doko stats', functionsOf(stats)),
  ]
}
