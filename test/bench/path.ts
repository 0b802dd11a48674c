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

/** Runs something and tells which of the bot's functions it called; what the compiler adds (`__name`) is none of ours. */
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
    const called = functions.flatMap(({ functionName, ranges: [range] }) =>
      !range || range.count === 0 || range.startOffset === 0 || functionName === '__name'
        ? []
        : [[`${functionName}@${range.startOffset}`, range.count] as const],
    )
    if (called.length > 0) ran.set(file, new Map(called))
  }
  return ran
}

const functionsOf = (ran: Ran): number => [...ran.values()].reduce((sum, called) => sum + called.size, 0)

/** How often a function of a file was called. */
const timesOf = (ran: Ran, file: string, name: string): number =>
  [...(ran.get(file) ?? [])].reduce((sum, [called, count]) => (called.startsWith(`${name}@`) ? sum + count : sum), 0)

/** Four people, all with their hands open, some cards into the first deal, on a clock that stands still. */
async function benchTable() {
  const clock = createManualClock(Date.UTC(2026, 0, 1))
  const playground = await createPlayground()
  const log = pino({ level: 'error' })
  const ledger = openLedger(':memory:')
  for (const { user } of playground.world.people) await ledger.setSettings(user.id, { offered: true })
  const tables = createTables({ ledger, players, clock, log, pace: () => 0, newId: newTableId, newSeed: () => 'path' })
  const bot = await startBot({
    token: playground.token,
    api: playground.apiBase,
    tables,
    rankings: (server, options) => ledger.rankings(server, options),
    book: ledger,
    people: ledger,
    servers: ledger,
    custody: ledger,
    company: ledger,
    notes: ledger,
    levels: Object.keys(players),
    tips: tipOf,
    clock,
    log,
    commands: path.join(root, 'commands'),
    pictures: false,
  })
  const settle = async () => {
    for (let round = 0; round < 5; round++) {
      await playground.settle()
      await rounds()
    }
  }
  const press = async (name: string, verb: string) => {
    const player = playground.as(name)
    const fits = ({ custom_id }: { custom_id: string }) => custom_id.startsWith(`d1:${verb}:`)
    const message = player.messages().findLast((one) => liveOf(one).some(fits))
    const control = liveOf(message).find(fits)
    if (!message || !control) throw new Error(`${name} has no ${verb}`)
    const outcome = await player.press(message, control.custom_id)
    if (!outcome.ok) throw new Error(`${name}'s ${verb} was not answered`)
    await settle()
  }
  const onTurn = (): string => {
    const [table] = tables.all()
    const view = table === undefined ? null : tables.view(table, null)
    const turn = view?.deal?.turn
    const occupant = view && typeof turn === 'number' ? view.seats[turn] : null
    const person = playground.world.people.find(({ user }) => occupant?.kind === 'person' && occupant.user === user.id)
    if (!person) throw new Error('it is nobody’s turn')
    return person.key
  }
  const turns = async (count: number, verb: string) => {
    for (let turn = 0; turn < count; turn++) {
      await press(onTurn(), verb)
      await clock.advance(3000)
      await settle()
    }
  }
  await playground.until(() => playground.world.emojis.size === cardFaces().length, 60_000)
  const [first = '', ...others] = playground.world.people.map(({ key }) => key)
  await playground.as(first).command('doko start', {})
  await settle()
  for (const name of others) await press(name, 'join')
  await press(first, 'start')
  for (const name of [first, ...others]) await press(name, 'hand')
  await turns(4, 'healthy')
  await turns(5, 'play')
  const stop = async () => {
    await bot.stop()
    await tables.shutDown()
    await playground.close()
    await ledger.close()
  }
  return { playground, clock, settle, press, onTurn, other: first, stop }
}

/** Prints which functions ran in each file, for whoever asks with `DOKO_PATH_LIST=1`. */
function list(name: string, ran: Ran): void {
  if (process.env['DOKO_PATH_LIST'] === undefined) return
  for (const [file, called] of [...ran].sort(([a], [b]) => a.localeCompare(b))) {
    const functions = [...called].map(([key, count]) => `${key.split('@')[0] || '=>'}×${count}`)
    process.stdout.write(`${name} ${file} ${called.size}: ${functions.join(' ')}\n`)
  }
}

/** How far a press and a command reach, pictures left out: files and functions that they run, views that are made for them. */
export async function benchPath(): Promise<Figure[]> {
  const table = await benchTable()
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  try {
    const card = await traced(session, () => table.press(table.onTurn(), 'play'))
    await table.clock.advance(3000)
    await table.settle()
    const { world } = table.playground
    const elsewhere = world.addChannel({ id: world.id(), name: 'elsewhere', type: 0, parentId: null })
    const asked = (channel: string) => async () => {
      await table.playground.as(table.other).in(channel).command('doko stats', {})
      await table.settle()
    }
    const stats = await traced(session, asked(elsewhere.id))
    const statsHere = await traced(session, asked(world.mainChannel.id))
    list('card', card)
    list('stats', stats)
    const count = (name: string, value: number): Figure => ({ name, value, unit: '' })
    return [
      count('files of a card press', card.size),
      count('functions of a card press', functionsOf(card)),
      // One of them each for the three other people's hands.
      count('views made for a card press', timesOf(card, 'src/table/table-view.ts', 'seenBy')),
      count('files of /doko stats', stats.size),
      count('functions of /doko stats', functionsOf(stats)),
      // There the table's message is looked after too.
      count('files of /doko stats at a table', statsHere.size),
    ]
  } finally {
    session.disconnect()
    await table.stop()
  }
}
