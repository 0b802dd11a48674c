import path from 'node:path'
import type { Locale } from 'discord-api-types/v10'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { startBot } from '../../src/discord/bot.js'
import type { Bot } from '../../src/discord/bot.js'
import { cardFaces } from '../../src/discord/road/emojis.js'
import { openLedger } from '../../src/ledger/ledger.js'
import { players, tipOf } from '../../src/players/index.js'
import type { Player } from '../../src/playground/driver.js'
import type { PersonOption } from '../../src/playground/people.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import type { Problem } from '../../src/playground/records.js'
import { newTableId } from '../../src/table/ids.js'
import type { ComputerPlayer, Ledger } from '../../src/table/ports.js'
import type { Tables } from '../../src/table/service.js'
import { createTables } from '../../src/table/running/tables.js'
import { createManualClock, settle as rounds } from './clock.js'
import type { ManualClock } from './clock.js'
import { manualClock } from './still-clock.js'

/** What a stage is made of; everything has a default. */
export interface StageOptions {
  /** Anna, Ben, Clara and David, all German, when left out. */
  readonly people?: readonly PersonOption[]
  /** The server's language; German when left out. */
  readonly locale?: Locale
  /** How long computer players wait, in ms; 0 when left out. */
  readonly pace?: number
  /** How long the last trick of a deal lies open, in ms; as computers wait when left out. */
  readonly lastTrick?: number
  readonly clock?: ManualClock
  /** Where the ledger lies; in memory when left out. */
  readonly ledgerFile?: string
  /** Seeds of the matches in the order they are opened; then `stage-1`, `stage-2` … */
  readonly seeds?: readonly string[]
  /** Numbers of presses take part in the shuffle, as they do in earnest; false when left out, so that seeds decide alone. */
  readonly pressesCount?: boolean
  /** Instead of the bot's own computer players. */
  readonly players?: Readonly<Record<string, ComputerPlayer>>
  /** Whether messages carry pictures; false when left out, since drawing takes time. */
  readonly pictures?: boolean
  /** Where the bot writes its log; only lines from `warn` on are kept when left out. */
  readonly log?: Logger
  /** People who have never been asked whether they want to learn the game; false when left out: all have. */
  readonly newcomers?: boolean
  /** The application has its card emojis already; true when left out. */
  readonly emojis?: boolean
}

/**
 * The whole program but for `main.ts`: a playground with the bot logged in, in one process. The bot's clock and the playground's
 * stand still until a test moves them, each for itself: however slow the machine is, an answer is within Discord's three seconds.
 */
export interface Stage {
  readonly playground: Playground
  readonly clock: ManualClock
  readonly bot: Bot
  readonly tables: Tables
  readonly ledger: Ledger
  /** Requests that were refused; a test that provokes one takes it out, any other fails the test. */
  readonly problems: Problem[]
  /** Lines of the bot's log from `warn` on. */
  readonly warnings: readonly string[]
  as(name: string): Player
  /** Waits until nothing happens any more without the clock. */
  settle(): Promise<void>
  /** Moves the bot's clock on and waits for what that brings. */
  pass(ms: number): Promise<void>
  /** Stops the bot and starts it anew with the same ledger. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const commands = path.resolve(import.meta.dirname, '../../commands')

/** Starts a stage. It is stopped after the test, which fails if the stand-in had to refuse a request of the bot. */
export async function startStage(options: StageOptions = {}): Promise<Stage> {
  const { clock = createManualClock(Date.now()), pace = 0, emojis = true, pictures = false } = options
  const playground = await createPlayground({
    clock: manualClock(clock.now()),
    ...(options.people ? { people: options.people } : {}),
    ...(options.locale ? { guildLocale: options.locale } : {}),
  })
  if (emojis) ownEmojis(playground)
  const problems: Problem[] = []
  const warnings: string[] = []
  let happened = 0
  playground.world.on(() => happened++)
  playground.onTraffic((line) => line.type === 'problem' && problems.push(line))
  const log = options.log ?? pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
  let opened = 0
  const openFile = () => openLedger(options.ledgerFile ?? ':memory:')
  let ledger = openFile()
  if (options.newcomers !== true)
    for (const { user } of playground.world.people) await ledger.setSettings(user.id, { offered: true })

  async function begin(): Promise<{ tables: Tables; bot: Bot }> {
    const made = createTables({
      ledger,
      players: options.players ?? players,
      clock,
      log,
      pace: () => pace,
      lastTrick: () => options.lastTrick ?? pace,
      newId: newTableId,
      newSeed: () => options.seeds?.[opened++] ?? `stage-${opened}`,
    })
    const tables = options.pressesCount ? made : withoutPresses(made)
    made.onOutcome(() => happened++)
    await made.restore()
    const bot = await startBot({
      token: playground.token,
      api: playground.apiBase,
      tables,
      rankings: (server, wanted) => ledger.rankings(server, wanted),
      book: ledger,
      people: ledger,
      servers: ledger,
      custody: ledger,
      company: ledger,
      notes: ledger,
      levels: Object.keys(options.players ?? players),
      tips: tipOf,
      clock,
      log,
      commands,
      pictures,
    })
    return { tables, bot }
  }

  let running = await begin()
  let stopped = false
  const end = async () => {
    await running.bot.stop()
    await running.tables.shutDown()
  }
  const settle = async () => {
    let before: number
    do {
      before = happened
      await playground.settle()
      await running.bot.settled()
      await rounds()
    } while (happened !== before)
  }
  const stage: Stage = {
    playground,
    clock,
    problems,
    warnings,
    get bot() {
      return running.bot
    },
    get tables() {
      return running.tables
    },
    get ledger() {
      return ledger
    },
    as: (name) => playground.as(name),
    settle,
    pass: async (ms) => {
      await settle()
      await clock.advance(ms)
      await settle()
    },
    restart: async () => {
      await end()
      if (options.ledgerFile !== undefined) {
        await ledger.close()
        ledger = openFile()
      }
      running = await begin()
      await settle()
    },
    stop: async () => {
      if (stopped) return
      stopped = true
      await settle()
      await end()
      await playground.close()
      await ledger.close()
    },
  }
  onTestFinished(async () => {
    await stage.stop()
    expect(stage.problems).toEqual([])
  })
  return stage
}

/** Gives the application its emojis, so that a test need not wait for uploads. */
function ownEmojis({ world }: Playground): void {
  for (const { name } of cardFaces()) {
    const id = world.id()
    const data = { id, name, animated: false, managed: false, require_colons: true, roles: [] }
    world.emojis.set(id, { data, picture: { bytes: Buffer.alloc(0), type: 'image/png' } })
  }
}

/** Tables that are never told the number of a press: it differs from run to run. */
function withoutPresses(tables: Tables): Tables {
  return {
    ...tables,
    send: (table, intent) => {
      const known: { press?: string } & typeof intent = { ...intent }
      delete known.press
      return tables.send(table, known)
    },
  }
}
