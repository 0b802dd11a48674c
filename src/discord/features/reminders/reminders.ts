import type { Logger } from 'pino'
import type { Clock, People } from '../../../table/ports.js'
import { translator } from '../../../i18n/index.js'
import type { Language } from '../../../i18n/index.js'
import { isPractice } from '../../../table/practice.js'
import type { Tables } from '../../../table/service.js'
import type { Suspension, TableId, TableView, UserId } from '../../../table/view.js'
import { presentPing } from './page.js'
import { troubleOf } from '../../road/trouble.js'
import type { Wire } from '../../road/wire.js'

/** How long somebody may think before a message reminds them, in ms; never more than half of the turn's time. */
const patience = 20_000
/** The same at tables where a turn may take an hour or more and the person has been there just now. */
const slowPatience = 120_000
/** The same where the hand cannot be brought any more: just long enough for a press that is on its way. */
const lostPatience = 2000
const slowTurn = 3_600_000

/** Remembers over restarts which message reminds somebody. */
export interface PingNotes {
  pingOf(table: TableId): Promise<string | null>
  setPing(table: TableId, ping: string | null): Promise<void>
}

interface PingsParts {
  readonly wire: Pick<Wire, 'post' | 'remove'>
  readonly clock: Clock
  readonly log: Logger
  readonly tables: Pick<Tables, 'view'>
  readonly people: Pick<People, 'settingsOf'>
  readonly notes: PingNotes
  /** For how many ms the bot can still bring somebody's hand up to date without being asked. */
  readonly reach: (table: TableId, user: UserId) => number
  /** Whether a server lets its members be pinged. */
  readonly mayPing: (server: string) => boolean
  readonly serverLanguage: (server: string) => Language
  /** The table's room is closed to us: the table is to rest. */
  readonly suspend: (table: TableId, why: Suspension) => void
}

/** A turn of a person. */
interface Turn {
  readonly user: UserId
  /** Tells this turn from every other one of its table. */
  readonly key: string
}

interface Wait extends Turn {
  readonly since: number
  /** The reminder has been tried: there is one a turn. */
  done: boolean
  cancelTimer: (() => void) | null
}

interface Posted {
  readonly room: string
  readonly message: string
  readonly key: string
}

/** Reminds whoever is on turn with one short message, which goes away after the move. */
export class Pings {
  readonly #parts: PingsParts
  readonly #waits = new Map<TableId, Wait>()
  readonly #posted = new Map<TableId, Posted>()
  readonly #work = new Set<Promise<void>>()
  #posts = 0

  constructor(parts: PingsParts) {
    this.#parts = parts
  }

  /** The table has changed, or is there again. */
  look(table: TableId): void {
    const view = this.#parts.tables.view(table, null)
    const turn = view && turnIn(view)
    const wait = this.#waits.get(table)
    if (turn?.key !== wait?.key) {
      wait?.cancelTimer?.()
      this.#waits.delete(table)
      if (turn) this.#waits.set(table, { ...turn, since: this.#parts.clock.now(), done: false, cancelTimer: null })
    }
    const posted = this.#posted.get(table)
    if (posted && posted.key !== turn?.key) this.#takeAway(table, posted)
    if (view) this.#plan(table, view)
  }

  /** After a restart: a reminder of the turn that still runs stays, an older one goes away. */
  async restore(table: TableId): Promise<void> {
    const posted = readPosted(await this.#parts.notes.pingOf(table))
    if (posted) {
      this.#posted.set(table, posted)
      const view = this.#parts.tables.view(table, null)
      const turn = view && turnIn(view)
      if (turn?.key === posted.key) this.#waits.set(table, { ...turn, since: 0, done: true, cancelTimer: null })
    }
    this.look(table)
  }

  /** Waits for what is being said. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const wait of this.#waits.values()) wait.cancelTimer?.()
    this.#waits.clear()
  }

  #plan(table: TableId, view: TableView): void {
    const wait = this.#waits.get(table)
    if (!wait || wait.done || wait.cancelTimer || view.takeBack !== null) return
    // What was said in advance is done by itself. Taken back, it brings us here again.
    if ((this.#parts.tables.view(table, wait.user)?.advance ?? null) !== null) return
    const left = wait.since + this.#patienceFor(view, wait) - this.#parts.clock.now()
    this.#later(table, wait, Math.max(0, left))
  }

  #later(table: TableId, wait: Wait, ms: number): void {
    wait.cancelTimer = this.#parts.clock.after(ms, () => {
      wait.cancelTimer = null
      this.#run(this.#due(table, wait))
    })
  }

  #patienceFor(view: TableView, { user }: Turn): number {
    const { limit } = view.clock
    if (this.#parts.reach(view.id, user) <= 0) return lostPatience
    if (limit !== null && limit >= slowTurn) return slowPatience
    return Math.min(patience, limit === null ? patience : limit / 2)
  }

  /** The time for a reminder has come, if things are still as they were. */
  async #due(table: TableId, wait: Wait): Promise<void> {
    const { tables, clock, people, log, mayPing, reach } = this.#parts
    const settings = await people.settingsOf(wait.user).catch((error: unknown) => {
      log.warn({ table, err: error }, 'somebody’s settings could not be read, so they are not pinged')
      return null
    })
    const view = tables.view(table, null)
    if (!view || this.#waits.get(table) !== wait || wait.done || wait.cancelTimer) return
    const early = wait.since + this.#patienceFor(view, wait) > clock.now()
    const advance = tables.view(table, wait.user)?.advance ?? null
    if (early || advance !== null || view.takeBack !== null) return this.#plan(table, view)
    const ping = mayPing(view.server) && (settings?.pings ?? false)
    const reached = reach(table, wait.user)
    // Whoever wants no ping sees the own hand change; only once that cannot be done a message has to say so.
    if (!ping && reached > 0) return this.#later(table, wait, reached)
    wait.done = true
    await this.#post(view, wait, ping)
  }

  async #post(view: TableView, wait: Wait, ping: boolean): Promise<void> {
    const { wire, clock, log, serverLanguage } = this.#parts
    const table = view.id
    const page = presentPing(view, wait.user, translator(serverLanguage(view.server)), ping)
    const minute = Math.floor(clock.now() / 60_000).toString(36)
    const nonce = `${table}.p${(this.#posts++).toString(36)}.${minute}`.slice(0, 25)
    try {
      const { id: message } = await wire.post(view.room, page, nonce)
      const posted = { room: view.room, message, key: wait.key }
      this.#posted.set(table, posted)
      this.#note(table, `${posted.room} ${message} ${wait.key}`)
      if (this.#waits.get(table) !== wait) this.#takeAway(table, posted)
    } catch (error) {
      const trouble = troubleOf(error)
      log[trouble === 'other' ? 'warn' : 'debug']({ table, trouble, err: trouble === 'other' ? error : undefined }, 'nobody could be reminded of their turn') // prettier-ignore
      // The table's message may still be edited, so nothing else would keep us from trying at every turn.
      if (trouble === 'forbidden' || trouble === 'room-gone') this.#parts.suspend(table, trouble)
    }
  }

  #takeAway(table: TableId, posted: Posted): void {
    const { wire, log } = this.#parts
    this.#posted.delete(table)
    this.#note(table, null)
    const removal = wire.remove(posted.room, posted.message).catch((error: unknown) => {
      log.debug({ table, trouble: troubleOf(error) }, 'a reminder could not be taken away')
    })
    this.#run(removal)
  }

  #note(table: TableId, ping: string | null): void {
    this.#run(
      this.#parts.notes.setPing(table, ping).catch((error: unknown) => {
        this.#parts.log.warn({ table, err: error }, 'a reminder could not be noted')
      }),
    )
  }

  #run(work: Promise<void>): void {
    const running = work.finally(() => this.#work.delete(running))
    this.#work.add(running)
  }
}

/** Which person a table waits for, and in which turn; null when it waits for nobody of them. */
function turnIn(view: TableView): Turn | null {
  const { deal, game, status, suspended, seats } = view
  if (isPractice(view)) return null
  if (status !== 'playing' || suspended !== null || deal === null || deal.turn === null) return null
  const occupant = seats[deal.turn]
  if (occupant?.kind !== 'person') return null
  const said = deal.said.filter((word) => word !== null).length
  const cards = deal.trick?.cards.length ?? 0
  const held = deal.handSizes.join('.')
  return {
    user: occupant.user,
    key: `${game}/${deal.phase}/${said}/${deal.tricks.length}/${cards}/${held}/${deal.turn}`,
  }
}

function readPosted(note: string | null): Posted | null {
  const [room, message, key] = note?.split(' ') ?? []
  return room && message && key ? { room, message, key } : null
}
