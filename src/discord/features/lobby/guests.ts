import type { Logger } from 'pino'
import { translator } from '../../../i18n/index.js'
import type { Language } from '../../../i18n/index.js'
import type { Outcome } from '../../../table/intent.js'
import type { People } from '../../../table/ports.js'
import type { Tables } from '../../../table/service.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import { peopleAt } from '../../look/places.js'
import { troubleOf } from '../../road/trouble.js'
import type { Wire } from '../../road/wire.js'
import type { GuestsPort } from '../services.js'
import { presentInvitation } from './invitation.js'

interface GuestsParts {
  readonly wire: Pick<Wire, 'post' | 'remove'>
  readonly tables: Tables
  readonly people: Pick<People, 'settingsOf'>
  /** Whether a server lets its members be pinged. */
  readonly mayPing: (server: string) => boolean
  readonly serverLanguage: (server: string) => Language
  readonly log: Logger
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
  readonly #work = new Set<Promise<void>>()
  #posts = 0

  constructor(parts: GuestsParts) {
    this.#parts = parts
  }

  /** Asks somebody to a table with one message in its channel; it pings whoever has not said that nothing may. */
  async invite(view: TableView, host: UserId, guest: UserId): Promise<void> {
    const { wire, serverLanguage, mayPing, people, log } = this.#parts
    const known = this.#invitations.get(view.id) ?? []
    if (known.some((one) => one.guest === guest)) return
    const wanted = await people.settingsOf(guest).catch((error: unknown) => {
      log.warn({ table: view.id, err: error }, 'somebody’s settings could not be read, so they are not pinged')
      return null
    })
    const ping = mayPing(view.server) && (wanted?.pings ?? false)
    const page = presentInvitation(view, { host, guest, ping }, translator(serverLanguage(view.server)))
    const nonce = `${view.id}.i${(this.#posts++).toString(36)}`.slice(0, 25)
    const { id: message } = await wire.post(view.room, page, nonce)
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
  heard({ table, events }: Outcome): void {
    const view = this.#parts.tables.view(table, null)
    if (view?.status !== 'lobby') {
      this.#before.delete(table)
      this.#withdraw(table, () => true)
    } else {
      const joined = events.flatMap((event) => (event.type === 'joined' ? [event.user] : []))
      this.#withdraw(table, ({ guest }) => joined.includes(guest))
    }
  }

  /** Waits for the messages being taken away. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  #keep(table: TableId, invitations: Invitation[]): void {
    if (invitations.length > 0) this.#invitations.set(table, invitations)
    else this.#invitations.delete(table)
  }

  #withdraw(table: TableId, done: (invitation: Invitation) => boolean): void {
    const known = this.#invitations.get(table) ?? []
    this.#keep(table, known.filter((one) => !done(one))) // prettier-ignore
    for (const { room, message } of known.filter(done)) {
      const work = this.#parts.wire
        .remove(room, message)
        .catch((error: unknown) => {
          this.#parts.log.debug({ table, trouble: troubleOf(error) }, 'an invitation could not be taken away')
        })
        .finally(() => this.#work.delete(work))
      this.#work.add(work)
    }
  }
}
