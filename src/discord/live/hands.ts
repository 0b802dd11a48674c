import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { TableId, UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { troubleOf } from '../road/trouble.js'
import { shownBy } from '../road/wire.js'
import type { Shown, Wire } from '../road/wire.js'
import type { HandExtra } from './hand-extra.js'
import { newSession } from './hand-session.js'
import type { Session } from './hand-session.js'

/** Discord forgets an interaction's token after 15 minutes; the last half minute is not worth a try. */
export const tokenLife = 14.5 * 60_000
/** Least time between two refreshes of a hand whose owner need not act, in ms. */
const quietPace = 2000
/** Wait before a refresh that failed for an unknown reason is tried once more, in ms. */
const again = 3000
/** Least time between two looks for tokens that have died, in ms. */
const sweepPace = 60_000

/** What a hand looks like now, and whether its owner is expected to act. Null: there is nothing to show. */
export type HandOf = (table: TableId, user: UserId, extra: HandExtra) => { page: Page; urgent: boolean } | null

const contentOf = (page: Page): string =>
  JSON.stringify(page.components) + page.pictures.map((picture) => picture.key).join()

/** Keeps every private hand fresh while its token lives. Tokens stay in memory only. */
export class Hands {
  readonly #sessions = new Map<string, Session>()
  readonly #edits = new Set<Promise<void>>()
  readonly #wire: Wire
  readonly #clock: Clock
  readonly #handOf: HandOf
  readonly #log: Logger
  #swept = 0

  constructor(parts: { wire: Wire; clock: Clock; handOf: HandOf; log: Logger }) {
    this.#wire = parts.wire
    this.#clock = parts.clock
    this.#handOf = parts.handOf
    this.#log = parts.log
  }

  /**
   * While a press is being answered, no refresh crosses the answer. Call the returned function afterwards.
   * @param coming the answer will be the hand: what happens until Discord has taken it is shown afterwards
   */
  hold(table: TableId, user: UserId, coming = false): () => void {
    const key = `${table}/${user}`
    const held = this.#sessions.get(key) ?? (coming ? newSession(table, user) : null)
    if (!held) return () => undefined
    this.#sessions.set(key, held)
    held.held++
    return () => {
      held.held--
      if (!this.#knows(held) || held.held > 0) return
      if (held.token === '') this.#sessions.delete(key)
      else if (held.dirty) this.#plan(held)
    }
  }

  /**
   * A hand has been shown as the answer to an interaction. An older private message of the same hand goes away.
   * @param sent.id the message that shows it
   */
  showed(
    table: TableId,
    user: UserId,
    token: string,
    page: Page,
    sent: { id: string | null; shown: Shown; extra: HandExtra },
  ): void {
    const key = `${table}/${user}`
    const old = this.#sessions.get(key)
    if (old && sent.id !== null && old.gone === sent.id) {
      old.dirty = true
      return
    }
    const elsewhere = old && old.message !== null && (old.id === null || old.id !== sent.id)
    if (elsewhere && this.#alive(old)) this.#remove(table, old.token, old.message ?? '@original')
    this.#sweep()
    // The message showed a hand of another table before, e.g. of the practice that has ended.
    for (const other of this.#sessions.values())
      if (other !== old && other.user === user && sent.id !== null && other.id === sent.id)
        this.forget(other.table, user)
    const session = old ?? newSession(table, user)
    if (elsewhere) session.gone = old.id
    session.token = token
    session.tokenAt = this.#clock.now()
    session.message = '@original'
    session.id = sent.id
    session.covered = false
    session.content = contentOf(page)
    session.shown = sent.shown
    session.extra = { ...(sent.extra.mode === 'calls' && { mode: 'calls' }), ...(sent.extra.tip && { tip: true }) }
    session.lastEdit = this.#clock.now()
    this.#sessions.set(key, session)
  }

  /** The message `id` shows something else now, or (`gone`) is no more. Does nothing if it was not this person's hand. */
  covered(table: TableId, user: UserId, token: string, id: string, gone: boolean): void {
    const session = this.#sessions.get(`${table}/${user}`)
    if (!session || session.id !== id) return
    if (gone) return this.forget(table, user)
    session.token = token
    session.tokenAt = this.#clock.now()
    session.message = '@original'
    session.covered = true
    session.shown = { pictures: new Map() }
  }

  /** A press on a public message gave a token: it can bring the hand later if no other message shows it. */
  spare(table: TableId, user: UserId, token: string): void {
    const key = `${table}/${user}`
    const old = this.#sessions.get(key)
    if (old && old.message !== null && this.#alive(old)) return
    this.#sweep()
    const session = old ?? newSession(table, user)
    session.token = token
    session.tokenAt = this.#clock.now()
    session.message = null
    session.id = null
    session.covered = false
    session.content = ''
    session.shown = { pictures: new Map() }
    this.#sessions.set(key, session)
  }

  /** Draws every hand of a table anew whose content has changed: at once where the owner must act, else at a quiet pace. */
  refresh(table: TableId): void {
    for (const session of this.#sessions.values()) if (session.table === table) this.#plan(session)
  }

  /** Draws every hand of a person anew, e.g. because they want to see it otherwise. */
  refreshOf(user: UserId): void {
    for (const session of this.#sessions.values()) if (session.user === user) this.#plan(session)
  }

  /** Forgets a table's tokens, once its last refresh is under way. */
  forget(table: TableId, user?: UserId): void {
    for (const [key, session] of this.#sessions) {
      if (session.table !== table || (user !== undefined && session.user !== user)) continue
      session.cancelTimer?.()
      this.#sessions.delete(key)
    }
  }

  /** For how many ms somebody's hand can still be brought up to date unasked; 0 when it cannot. */
  reach(table: TableId, user: UserId): number {
    const session = this.#sessions.get(`${table}/${user}`)
    if (!session) return 0
    if (session.held > 0) return tokenLife
    return Math.max(0, session.tokenAt + tokenLife - this.#clock.now())
  }

  /** How many hands are remembered. */
  get size(): number {
    return this.#sessions.size
  }

  /** Waits for the refreshes under way. */
  async settled(): Promise<void> {
    while (this.#edits.size > 0) await Promise.all(this.#edits)
  }

  /** Cancels every planned refresh. */
  stop(): void {
    for (const session of this.#sessions.values()) session.cancelTimer?.()
    this.#sessions.clear()
  }

  /** Tables that never change again would leave their tokens behind. */
  #sweep(): void {
    if (this.#clock.now() - this.#swept < sweepPace) return
    this.#swept = this.#clock.now()
    for (const session of this.#sessions.values()) {
      if (session.held === 0 && !session.busy && !this.#alive(session)) this.forget(session.table, session.user)
    }
  }

  #knows = (session: Session): boolean => this.#sessions.get(`${session.table}/${session.user}`) === session

  #alive(session: Session): boolean {
    return this.#clock.now() - session.tokenAt < tokenLife
  }

  #plan(session: Session): void {
    session.dirty = true
    if (session.held > 0 || session.busy) return
    if (!this.#alive(session)) {
      this.forget(session.table, session.user)
      return
    }
    const now = this.#now(session)
    if (!now || contentOf(now.page) === session.content || (session.covered && !now.urgent)) {
      session.dirty = false
      return
    }
    const wait = now.urgent || session.urgent ? 0 : session.lastEdit + quietPace - this.#clock.now()
    if (wait <= 0) {
      session.cancelTimer?.()
      session.cancelTimer = null
      const edit = this.#edit(session, now.page, now.urgent).finally(() => this.#edits.delete(edit))
      this.#edits.add(edit)
    } else {
      session.cancelTimer ??= this.#clock.after(wait, () => {
        session.cancelTimer = null
        this.#plan(session)
      })
    }
  }

  /** A fault in drawing up one hand must not end the program, since a timer may have asked for it. */
  #now(session: Session): ReturnType<HandOf> {
    try {
      return this.#handOf(session.table, session.user, session.extra)
    } catch (error) {
      this.#log.error({ table: session.table, err: error }, 'a hand could not be drawn up')
      return null
    }
  }

  #remove(table: TableId, token: string, message: string): void {
    const removal = this.#wire
      .removeByToken(token, message)
      .catch((error: unknown) => {
        this.#log.debug({ table, trouble: troubleOf(error) }, 'an older hand could not be removed')
      })
      .finally(() => this.#edits.delete(removal))
    this.#edits.add(removal)
  }

  async #edit(session: Session, page: Page, urgent: boolean): Promise<void> {
    session.busy = true
    session.dirty = false
    session.urgent = urgent
    session.lastEdit = this.#clock.now()
    const { token, message, tokenAt } = session
    try {
      const sent =
        message === null
          ? await this.#wire.followUp(token, page, true)
          : await this.#wire.editByToken(token, message, page, session.shown)
      // A press may have brought a newer token meanwhile; a message that was just made can only be edited with the old one.
      if (message === null && session.message === null) {
        session.message = sent.id
        session.id = sent.id
        session.token = token
        session.tokenAt = tokenAt
      } else if (message === null) this.#remove(session.table, token, sent.id)
      if (session.token === token) {
        session.content = contentOf(page)
        session.shown = shownBy(page, sent)
        session.covered = false
      }
      session.retrying = false
    } catch (error) {
      const trouble = troubleOf(error)
      this.#log[trouble === 'other' ? 'warn' : 'debug']({ table: session.table, trouble, err: trouble === 'other' ? error : undefined }, 'a hand could not be refreshed') // prettier-ignore
      if (trouble !== 'other') {
        if (session.token === token) this.forget(session.table, session.user)
      } else if (!session.retrying && this.#knows(session)) {
        session.retrying = true
        session.cancelTimer ??= this.#clock.after(again, () => {
          session.cancelTimer = null
          this.#plan(session)
        })
        return
      }
      session.retrying = false
    } finally {
      session.busy = false
      if (session.dirty && this.#knows(session)) this.#plan(session)
    }
  }
}
