/** A bot in a process of its own, from the build: what is measured here is the bot's alone. */
import path from 'node:path'
import type * as BotModule from '../../src/discord/bot.js'
import type * as LedgerModule from '../../src/ledger/ledger.js'
import type * as LogModule from '../../src/log.js'
import type * as PlayersModule from '../../src/players/index.js'
import type * as ClockModule from '../../src/table/clock.js'
import type * as IdsModule from '../../src/table/ids.js'
import type { People } from '../../src/table/ports.js'
import type * as TablesModule from '../../src/table/running/tables.js'

const { apiBase, token, pictures } = JSON.parse(process.argv[2] ?? '') as {
  apiBase: string
  token: string
  pictures: boolean
}
const built = path.resolve(import.meta.dirname, '../../dist')
const load = async <M>(file: string): Promise<M> => (await import(path.join(built, 'src', file))) as M
const { startBot } = await load<typeof BotModule>('discord/bot.js')
const { openLedger } = await load<typeof LedgerModule>('ledger/ledger.js')
const { createLog } = await load<typeof LogModule>('log.js')
const { players, computerLevels, tipOf } = await load<typeof PlayersModule>('players/index.js')
const { createClock } = await load<typeof ClockModule>('table/clock.js')
const { newSeed, newTableId } = await load<typeof IdsModule>('table/ids.js')
const { createTables } = await load<typeof TablesModule>('table/running/tables.js')

const log = await createLog('error')
const clock = createClock()
const ledger = openLedger(':memory:')
const tables = createTables({ ledger, players, clock, log, pace: () => 0, newId: newTableId, newSeed })
/** Nobody is offered to learn the game: the offer would stand where the crowd looks for its hands. */
const people: People = {
  settingsOf: (user) => ledger.settingsOf(user),
  setSettings: (user, patch) => ledger.setSettings(user, patch),
  hasPlayed: () => Promise.resolve(true),
}
const bot = await startBot({
  token,
  api: apiBase,
  tables,
  rankings: (server, options) => ledger.rankings(server, options),
  book: ledger,
  people,
  servers: ledger,
  custody: ledger,
  company: ledger,
  notes: ledger,
  levels: computerLevels,
  tips: tipOf,
  clock,
  log,
  commands: path.join(built, 'commands'),
  pictures,
})
process.on('message', (asked) => {
  if (asked !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.on('SIGTERM', () => {
  void bot
    .stop()
    .then(() => tables.shutDown())
    .then(() => ledger.close())
    .then(() => process.exit(0))
})
process.send?.(0)
