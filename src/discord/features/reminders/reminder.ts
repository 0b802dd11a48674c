import type { T } from '../../../i18n/index.js'
import { slowTurn } from '../../../table/quiet.js'
import type { Tables } from '../../../table/service.js'
import type { Suspension, TableId, TableView, UserId } from '../../../table/view.js'
import { LiveMessage, noPictures } from '../../live/live-message.js'
import type { Consequence, LiveParts, Wanted } from '../../live/live-message.js'
import { askToPing, mayPingUser } from '../../live/may-ping.js'
import type { PingParts } from '../../live/may-ping.js'
import { listOf } from '../../look/names.js'
import { button, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { isOfRoom } from '../../road/trouble.js'
import type { RoomTrouble, Trouble } from '../../road/trouble.js'
import { playsItself } from '../play/ahead.js'
import { continuePress, handPress } from '../play/buttons.js'
import { awaitedBetween } from '../../look/waiting.js'

/**
 * A short message in the channel for whoever is on turn, with the way to the own hand.
 * @param ping whether it notifies that person; nobody else ever is
 */
export function presentPing(view: TableView, user: UserId, t: T, ping: boolean): Page {
  const shown = page({
    head: t('ping.text', { name: `<@${user}>`, number: view.number }),
    accent: 'brass',
    rows: rows([button(handPress({ table: view.id }), t('button.hand'), { style: 'main' })]),
  })
  return ping ? { ...shown, pings: [user] } : shown
}

/**
 * A short message in the channel for those whom the next game waits for.
 * @param users who has not pressed yet
 * @param pinged those of them whom it notifies
 */
export function presentNextPing(view: TableView, users: readonly UserId[], t: T, pinged: readonly UserId[]): Page {
  const names = listOf(
    users.map((user) => `<@${user}>`),
    t,
  )
  const shown = page({
    head: t('ping.next', { names, number: view.number }),
    accent: 'brass',
    rows: rows([button(continuePress({ table: view.id }), t('button.continue'), { style: 'go' })]),
  })
  return { ...shown, pings: pinged }
}

/** How long somebody may think before a message reminds them, in ms; never more than half of the turn's time. */
const patience = 20_000
/** The same at tables where a turn may take an hour or more and the person has been there just now. */
const slowPatience = 120_000
/** The same where the hand cannot be brought any more: just long enough for a press that is on its way. */
const lostPatience = 2000

/** Turns without a clock, or of an hour and more: nothing is lost if somebody comes back in the morning. */
const isSlow = ({ clock: { limit } }: TableView): boolean => limit === null || limit >= slowTurn

/** Remembers over restarts which message reminds somebody. */
export interface PingNotes {
  pingOf(table: TableId): Promise<string | null>
  setPing(table: TableId, ping: string | null): Promise<void>
}

/** What reminders work with. */
export interface ReminderParts extends LiveParts, PingParts {
  readonly tables: Pick<Tables, 'view'>
  readonly notes: PingNotes
  /** For how many ms the bot can still bring somebody's hand up to date without being asked. */
  readonly reach: (table: TableId, user: UserId) => number
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
  /** The table's room is closed to us: the table is to rest. */
  readonly suspend: (table: TableId, why: Suspension) => void
  /** The room does not take the message, though the table goes on. */
  readonly told: (table: TableId, trouble: RoomTrouble) => void
}

/** A turn of a person, or the time between two games in which people are awaited, the first of them being `user`. */
export interface Turn {
  /** Whether the next game is waited for. */
  readonly next?: true
  readonly user: UserId
  /** Tells this turn from every other one of its table. */
  readonly key: string
}

/** The turn that is waited for. */
interface Wait extends Turn {
  /** When it began, in ms. */
  readonly since: number
  /** When a reminder may come at the earliest, as far as that is planned, in ms. */
  notBefore: number
  /** The reminder has been tried: there is one a turn. */
  done: boolean
}

/** A reminder that stands in a room, and the turn that it is about. */
export interface PostedReminder {
  readonly room: string
  readonly message: string
  readonly key: string
}

/** One table's reminder: posted when a turn takes long, taken away after the move. */
export class Reminder extends LiveMessage<Wanted, ReminderParts> {
  protected readonly name = 'a reminder'
  protected readonly pace = 0
  #wait: Wait | null = null
  /** What is posted says it in another language, or otherwise than it would be said now. */
  #outdated = false
  #posted: PostedReminder | null = null

  /** The table has changed, and waits for this turn now; null: for nobody. */
  follow(turn: Turn | null): void {
    if (turn?.key !== this.#wait?.key)
      this.#wait = turn && { ...turn, since: this.parts.clock.now(), notBefore: 0, done: false }
    this.change()
  }

  /** Takes over what an earlier run of the program has posted: in a turn that still runs nobody is reminded twice. */
  adopt(posted: PostedReminder, turn: Turn | null): void {
    this.#posted = posted
    if (turn?.key === posted.key) this.#wait = { ...turn, since: 0, notBefore: 0, done: true }
  }

  /** The server's words have changed: what stands there is written in them. */
  reword(): void {
    if (this.#posted === null) return
    this.#outdated = true
    this.change()
  }

  protected wanted(): Wanted | number | null {
    if (this.#posted && (this.#outdated || this.#posted.key !== this.#wait?.key)) return { page: null }
    if (!this.#wait) {
      this.forget()
      return null
    }
    const left = this.#timeLeft(this.#wait)
    return left === 0 ? { page: null } : left
  }

  protected async write(): Promise<null> {
    const outdated = this.#outdated
    this.#outdated = false
    if (this.#posted && outdated && this.#posted.key === this.#wait?.key) await this.#reword(this.#posted, this.#wait)
    else if (this.#posted) await this.#takeAway(this.#posted)
    else if (this.#wait) await this.#remind(this.#wait)
    return null
  }

  protected failed(trouble: Trouble): Consequence {
    // The table's message may still be edited, so nothing else would keep us from trying at every turn.
    if (trouble === 'forbidden' || trouble === 'room-gone' || trouble === 'locked')
      this.parts.suspend(this.table, trouble)
    else if (isOfRoom(trouble)) this.parts.told(this.table, trouble)
    return 'leave'
  }

  /** How long a reminder has to wait, in ms; null: none comes while things are as they are. */
  #timeLeft(wait: Wait): number | null {
    const now = this.parts.clock.now()
    if (wait.done) return null
    // What was planned stands until its time has come; then things are looked at anew.
    if (wait.notBefore > now) return wait.notBefore - now
    const view = this.parts.tables.view(this.table, wait.user)
    // What was said in advance is done by itself, and so is the last card. Taken back, it brings us here again.
    if (!view || view.takeBack !== null || view.advance !== null) return null
    if (view.deal !== null && playsItself(view.deal)) return null
    const { limit, waits } = view.clock
    if (wait.next) {
      wait.notBefore = Math.max(now, wait.since + slowPatience)
      return wait.notBefore - now
    }
    if (waits !== undefined && waits > now) {
      wait.notBefore = waits
      return waits - now
    }
    const usual = limit !== null && limit >= slowTurn ? slowPatience : Math.min(patience, (limit ?? Infinity) / 2)
    const due = wait.since + (this.parts.reach(this.table, wait.user) > 0 ? usual : lostPatience)
    wait.notBefore = Math.max(now, due)
    return wait.notBefore - now
  }

  /** The time for a reminder has come. What has changed while the settings were read is looked at once more. */
  async #remind(wait: Wait): Promise<void> {
    if (wait.next) return this.#remindOfNext(wait)
    const { clock, reach, tables, wordsIn } = this.parts
    const server = tables.view(this.table, null)?.server
    if (server === undefined) return
    const { may: ping, quietUntil } = await askToPing(wait.user, server, this.parts)
    const view = tables.view(this.table, null)
    const reached = reach(this.table, wait.user)
    // Whoever wants no ping sees the own hand change; only once that cannot be done a message has to say so.
    if (!ping && reached > 0) wait.notBefore = clock.now() + reached
    // Where there is time, it waits for the end of somebody's quiet hours; then it may ping.
    if (quietUntil !== null && view !== null && isSlow(view)) wait.notBefore = quietUntil
    if (!view || this.#wait !== wait || this.#timeLeft(wait) !== 0) return this.change()
    await this.#post(wait, view, presentPing(view, wait.user, wordsIn(server), ping))
  }

  /** The next game waits for people: one message names them all, and pings those who like that. */
  async #remindOfNext(wait: Wait): Promise<void> {
    const { tables, wordsIn } = this.parts
    const before = tables.view(this.table, null)
    if (before === null) return
    const pinged: UserId[] = []
    for (const user of awaitedBetween(before)) if (await mayPingUser(user, before.server, this.parts)) pinged.push(user)
    const view = tables.view(this.table, null)
    const awaited = view === null ? [] : awaitedBetween(view)
    if (view === null || this.#wait !== wait || awaited.length === 0) return this.change()
    const still = pinged.filter((user) => awaited.includes(user))
    await this.#post(wait, view, presentNextPing(view, awaited, wordsIn(view.server), still))
  }

  async #post(wait: Wait, view: TableView, page: Page): Promise<void> {
    wait.done = true
    const { id: message } = await this.parts.wire.post(view.room, page, this.parts.nonce(this.table))
    this.#posted = { room: view.room, message, key: wait.key }
    this.#note(`${view.room} ${message} ${wait.key}`)
  }

  async #reword({ room, message }: PostedReminder, { next, user }: Wait): Promise<void> {
    const { tables, wire, wordsIn } = this.parts
    const view = tables.view(this.table, null)
    if (view === null) return
    const t = wordsIn(view.server)
    const page = next ? presentNextPing(view, awaitedBetween(view), t, []) : presentPing(view, user, t, false)
    await this.inBackground(wire.edit(room, message, page, noPictures), 'a reminder could not be written anew')
  }

  async #takeAway({ room, message }: PostedReminder): Promise<void> {
    this.#posted = null
    this.#note(null)
    await this.inBackground(this.parts.wire.remove(room, message), 'a reminder could not be taken away')
    this.change()
  }

  #note(ping: string | null): void {
    void this.inBackground(this.parts.notes.setPing(this.table, ping), 'a reminder could not be noted')
  }
}
