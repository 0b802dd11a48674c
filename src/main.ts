import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { config } from 'dotenv'
import { BotError, startBot } from './discord/bot.js'
import type { Bot } from './discord/bot.js'
import { LedgerError } from './ledger/error.js'
import { openLedger } from './ledger/ledger.js'
import { createLog } from './log.js'
import type { Logger } from './log.js'
import { computerLevels, players, tipOf } from './players/index.js'
import { fontFiles } from './render/assets.js'
import { readSettings, SettingsError } from './settings.js'
import type { Settings } from './settings.js'
import { createClock } from './table/clock.js'
import { newSeed, newTableId } from './table/ids.js'
import { lastTrickBy, paceBy } from './table/running/pace.js'
import { createTables } from './table/running/tables.js'

/** Exit code for a wrong set-up, as sysexits.h has it: starting again does not help. */
const wrongSetUp = 78
/** The longest that logging off may take, in ms. */
const patience = 4500

async function main(): Promise<void> {
  // A closed pipe behind standard output is no reason to end the games.
  process.stdout.on('error', () => undefined)
  config({ quiet: true })
  const settings = readSettings(process.env)
  const log = await createLog(settings.logLevel, { secrets: [settings.discordToken ?? ''] })
  dieLoudly(log)
  /** How to let go of what has been started, in that order. */
  const started: (() => Promise<void>)[] = []
  stopOnSignals(log, async () => {
    for (const stop of started.reverse()) await stop()
  })

  fontFiles()
  const ledger = openLedger(settings.database)
  started.push(() => ledger.close())
  const clock = createClock()
  const { computerPace } = settings
  const pace = computerPace === null ? paceBy(Math.random) : () => computerPace
  const tables = createTables({
    ledger,
    players,
    clock,
    log,
    pace,
    lastTrick: lastTrickBy(pace),
    newId: newTableId,
    newSeed,
  })
  started.push(() => tables.shutDown())
  await tables.restore()
  const place = await connectTo(settings, log)
  started.push(() => place.close())
  const bot = await startBot({
    token: place.token,
    api: place.api,
    tables,
    rankings: (server, options) => ledger.rankings(server, options),
    book: ledger,
    people: ledger,
    servers: ledger,
    custody: ledger,
    company: ledger,
    leavesServers: place.isDiscord,
    notes: ledger,
    levels: computerLevels,
    tips: tipOf,
    clock,
    log,
    commands: path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'commands'),
    helpAddress: settings.helpAddress,
    lost: (error) => end(error),
  })
  started.push(() => bot.stop())
  place.ready(bot)
}

interface Place {
  /** The playground knows one server only: that others are not there means nothing. */
  readonly isDiscord: boolean
  readonly token: string
  readonly api: string
  /** Says on standard output where people find the bot. */
  ready(bot: Bot): void
  close(): Promise<void>
}

/** With a token Discord, without one the playground. Here alone the two differ. */
async function connectTo(settings: Settings, log: Logger): Promise<Place> {
  if (settings.discordToken !== null) {
    return {
      isDiscord: true,
      token: settings.discordToken,
      api: settings.discordApi,
      ready: ({ invite, own }) =>
        process.stdout.write(
          `The bot is online. Invite it to a server with this link:\n${invite}\n` +
            (own === null ? '' : `Whoever wants it for themselves, also in direct messages, opens this one:\n${own}\n`),
        ),
      close: () => Promise.resolve(),
    }
  }
  const { startPlayground } = await import('./playground/start.js')
  const playground = await startPlayground({ port: settings.playgroundPort, people: settings.playgroundPeople, log })
  return {
    isDiscord: false,
    token: playground.token,
    api: playground.apiBase,
    ready: () =>
      process.stdout.write(
        `No DISCORD_TOKEN is set, so this is the playground, a local stand-in for Discord. Open it in a browser:\n${playground.address}\n`,
      ),
    close: () => playground.close(),
  }
}

/** Lets go of everything, the last started first, and exits with 0. A second signal changes nothing. */
function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping = false
  const handle = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(0), patience).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping had a fault')
        process.exit(0)
      },
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  // The shell between npm and us keeps a SIGTERM to itself and dies of it; we must not live on with port and database.
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && handle('the end of npm'), 500).unref()
}

/**
 * A fault that nothing caught may have left anything half done in memory. Every accepted move is in the ledger, so the
 * program ends, and its next start goes on from there.
 */
function dieLoudly(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an unforeseen fault; the games are saved, start the program again')
    process.exit(1)
  })
}

/** One line that says what is wrong; anything unforeseen keeps its stack for the bug report. */
function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof LedgerError || error instanceof BotError) return error.message
  const { syscall, code, port } = error as { syscall?: unknown; code?: unknown; port?: unknown }
  if (syscall === 'listen') {
    const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${String(code)})`
    return `DOKO_PLAYGROUND_PORT: port ${String(port)} ${why}. Stop the other program, or set another port (0 takes any free one).`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function end(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`)
  const setUp = error instanceof SettingsError || (error instanceof BotError && error.wrongSetUp)
  process.exit(setUp ? wrongSetUp : 1)
}

main().catch(end)
