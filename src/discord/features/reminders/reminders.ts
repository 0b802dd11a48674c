import { longTurn } from '../../../table/view.js'
import { isPractice } from '../../../table/view.js'
import type { TableId, TableView } from '../../../table/view.js'
import { remembered } from '../../live/live-message.js'
import { awaitedBetween } from '../../look/waiting.js'
import { Reminder } from './reminder.js'
import type { PostedReminder, ReminderParts, Turn } from './reminder.js'

/** Which person a table waits for, and in which turn; null when it waits for nobody of them. */
export function turnIn(view: TableView): Turn | null {
  const { deal, game, status, suspended, seats } = view
  if (isPractice(view)) return null
  if (status === 'between') return nextIn(view)
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

/** Those whom the next game waits for, where it does so for hours or for good; null elsewhere. */
function nextIn(view: TableView): Turn | null {
  const [user] = awaitedBetween(view)
  const waits = view.nextAt === null || (view.clock.limit ?? 0) >= longTurn
  return user === undefined || view.suspended !== null || !waits ? null : { user, key: `${view.game}/next`, next: true }
}

/** Reminds whoever is on turn with one short message, which goes away after the move. */
export class Reminders {
  readonly #parts: ReminderParts
  readonly #reminders = new Map<TableId, Reminder>()

  constructor(parts: ReminderParts) {
    this.#parts = parts
  }

  /** The table has changed, or is there again. */
  refresh(table: TableId): void {
    const turn = this.#turnAt(table)
    const reminder = this.#reminders.get(table) ?? (turn && this.#reminder(table))
    reminder?.follow(turn)
  }

  /** While a press on a table's reminder is answered, the reminder does not go away. Call the returned function afterwards. */
  hold(table: TableId): () => void {
    return this.#reminders.get(table)?.hold() ?? (() => undefined)
  }

  /** After a restart: a reminder of the turn that still runs stays, an older one goes away. */
  async restore(table: TableId): Promise<void> {
    const posted = readPosted(await this.#parts.notes.pingOf(table))
    if (posted) this.#reminder(table).adopt(posted, this.#turnAt(table))
    this.refresh(table)
  }

  /** A server's words have changed: its reminders are written in them. */
  reword(server: string): void {
    for (const [table, reminder] of this.#reminders)
      if (this.#parts.tables.view(table, null)?.server === server) reminder.reword()
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const reminder of this.#reminders.values()) reminder.forget()
  }

  #turnAt(table: TableId): Turn | null {
    const view = this.#parts.tables.view(table, null)
    return view && turnIn(view)
  }

  #reminder = (table: TableId): Reminder =>
    remembered(this.#reminders, table, (forget) => new Reminder(table, this.#parts, forget))
}

function readPosted(note: string | null): PostedReminder | null {
  const [room, message, key] = note?.split(' ') ?? []
  return room && message && key ? { room, message, key } : null
}
