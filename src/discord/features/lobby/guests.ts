import type { T } from '../../../i18n/index.js'
import type { Outcome } from '../../../table/intent.js'
import type { Tables } from '../../../table/service.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import type { LiveParts } from '../../live/live-message.js'
import { mayPingUser } from '../../live/may-ping.js'
import type { PingParts } from '../../live/may-ping.js'
import { peopleAt } from '../../look/places.js'
import type { GuestsPort } from '../services.js'
import { presentInvitation } from './invitation.js'

interface GuestsParts extends Omit<LiveParts, 'clock'>, PingParts {
  readonly tables: Tables
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
}

/** An invitation that stands in a channel. */
interface Invitation {
  readonly room: string
  readonly guest: UserId
  readonly message: string
}

/** Who is asked to a table before its first game: people who were invited, and those of the match before. */
export class Guests implements GuestsPort {
  readonly #parts: GuestsParts
  readonly #invitations = new Map<TableId, Invitation[]>()
  readonly #before = new Map<TableId, { readonly table: TableId; readonly people: readonly UserId[] }>()

  constructor(parts: GuestsParts) {
    this.#parts = parts
  }

  /** Asks somebody to a table with one message in its channel; it pings whoever has not said that nothing may. */
  async invite(view: TableView, host: UserId, guest: UserId): Promise<void> {
    const { nonce, wordsIn, wire } = this.#parts
    const known = this.#invitations.get(view.id) ?? []
    if (known.some((one) => one.guest === guest)) return
    const ping = await mayPingUser(guest, view.server, this.#parts)
    const page = presentInvitation(view, { host, guest, ping }, wordsIn(view.server))
    const { id: message } = await wire.post(view.room, page, nonce(view.id))
    this.#keep(view.id, [...(this.#invitations.get(view.id) ?? []), { room: view.room, guest, message }])
    if (this.#parts.tables.view(view.id, null)?.status !== 'lobby') this.#withdraw(view.id, () => true)
  }

  /**
   * The guest presses on the own invitation: whoever answers the press takes its message away.
   * @returns puts the invitation back, should the guest not sit down; null when this message invites nobody or somebody else
   */
  take(table: TableId, guest: UserId, message: string | null): (() => void) | null {
    const known = this.#invitations.get(table) ?? []
    const own = known.find((one) => one.guest === guest && one.message === message)
    if (!own) return null
    this.#keep(table, known.filter((one) => one !== own)) // prettier-ignore
    return () => this.#keep(table, [...(this.#invitations.get(table) ?? []), own])
  }

  /** Whether a message is an invitation that goes away by itself; one from before a restart does not. */
  stands = (table: TableId, message: string | null): boolean =>
    this.#invitations.get(table)?.some((one) => one.message === message) ?? false

  /** A table follows another one: its people are named in the lobby. */
  follow(table: TableId, before: TableView): void {
    this.#before.set(table, { table: before.id, people: peopleAt(before) })
  }

  /** Whether a table was opened to go on after another one. */
  follows = (table: TableId, before: TableId): boolean => this.#before.get(table)?.table === before

  /** People of the match before this table. */
  companions = (table: TableId): readonly UserId[] => this.#before.get(table)?.people ?? []

  /** Takes invitations away once they have done their work. */
  heard({ table, events, viewFor }: Outcome): void {
    if (viewFor(null).status !== 'lobby') {
      this.#before.delete(table)
      this.#withdraw(table, () => true)
    } else {
      const joined = events.flatMap((event) => (event.type === 'joined' ? [event.user] : []))
      this.#withdraw(table, ({ guest }) => joined.includes(guest))
    }
  }

  #keep(table: TableId, invitations: Invitation[]): void {
    if (invitations.length > 0) this.#invitations.set(table, invitations)
    else this.#invitations.delete(table)
  }

  #withdraw(table: TableId, done: (invitation: Invitation) => boolean): void {
    const known = this.#invitations.get(table) ?? []
    this.#keep(table, known.filter((one) => !done(one))) // prettier-ignore
    const { background, wire } = this.#parts
    for (const { room, message } of known.filter(done))
      void background.run(wire.remove(room, message), 'an invitation could not be taken away', { table })
  }
}
