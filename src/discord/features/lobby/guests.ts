import type { T } from '../../../i18n/index.js'
import type { Blocks } from '../../../table/company.js'
import type { Outcome } from '../../../table/intent.js'
import type { Tables } from '../../../table/service.js'
import type { TableId, TableView, UserId } from '../../../table/view.js'
import { noPictures } from '../../live/live-message.js'
import type { LiveParts } from '../../live/live-message.js'
import { mayPingUser } from '../../live/may-ping.js'
import type { PingParts } from '../../live/may-ping.js'
import { button, page, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import type { GuestsPort } from '../services.js'
import { acceptPress } from './buttons.js'

/**
 * Asks somebody to a table.
 * @param ping whether the message may ping the guest
 */
export function presentInvitation(
  { id: table, number }: TableView,
  { host, guest, ping }: { readonly host: UserId; readonly guest: UserId; readonly ping: boolean },
  t: T,
): Page {
  const made = page({
    head: t('invite.text', { host: `<@${host}>`, guest: `<@${guest}>`, number }),
    accent: 'brass',
    rows: rows([button(acceptPress({ table }), t('button.join'), { style: 'main' })]),
  })
  return { ...made, pings: ping ? [guest] : [] }
}

interface GuestsParts extends Omit<LiveParts, 'clock'>, PingParts {
  /** Whom people have blocked. What is answered and shown is the same as to somebody whom nothing pings. */
  readonly blocks: Pick<Blocks, 'blockedBy'>
  readonly tables: Tables
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
}

/** An invitation that stands in a channel. */
interface Invitation {
  readonly table: TableId
  readonly room: string
  readonly guest: UserId
  readonly host: UserId
  readonly message: string
}

/** Who is asked to a table before its first game. */
export class Guests implements GuestsPort {
  readonly #parts: GuestsParts
  readonly #invitations = new Set<Invitation>()

  constructor(parts: GuestsParts) {
    this.#parts = parts
  }

  /** Asks somebody to a table with one message in its channel; it pings whoever has not said that nothing may. */
  async invite(view: TableView, host: UserId, guest: UserId): Promise<void> {
    const { id: table, room, server } = view
    const { nonce, tables, wire, wordsIn } = this.#parts
    if (this.#at(table).some((one) => one.guest === guest)) return
    const [may, blocked] = await Promise.all([mayPingUser(guest, server, this.#parts), this.#hasBlocked(guest, host)])
    const ping = may && !blocked
    const page = presentInvitation(view, { host, guest, ping }, wordsIn(server))
    const { id: message } = await wire.post(room, page, nonce(table))
    this.#invitations.add({ table, room, guest, host, message })
    if (tables.view(table, null)?.status !== 'lobby') this.#withdraw(this.#at(table))
  }

  /**
   * The guest presses on the own invitation: whoever answers the press takes its message away.
   * @returns puts the invitation back, should the guest not sit down; null when this message invites nobody or somebody else
   */
  take(table: TableId, guest: UserId, message: string | null): (() => void) | null {
    const own = this.#at(table).find((one) => one.guest === guest && one.message === message)
    if (!own) return null
    this.#invitations.delete(own)
    return () => this.#invitations.add(own)
  }

  /** Whether a message is an invitation that goes away by itself; one from before a restart does not. */
  stands = (table: TableId, message: string | null): boolean => this.#at(table).some((one) => one.message === message)

  /** Takes invitations away once they have done their work. */
  heard({ table, events, viewFor }: Outcome): void {
    if (viewFor(null).status !== 'lobby') {
      this.#withdraw(this.#at(table))
    } else {
      const joined = events.flatMap((event) => (event.type === 'joined' ? [event.user] : []))
      this.#withdraw(this.#at(table).filter(({ guest }) => joined.includes(guest)))
    }
  }

  /** A server's words have changed: its invitations are written in them. */
  reword(server: string): void {
    const { background, tables, wire, wordsIn } = this.#parts
    for (const { table, room, guest, host, message } of this.#invitations) {
      const view = tables.view(table, null)
      if (view?.server !== server) continue
      const page = presentInvitation(view, { host, guest, ping: false }, wordsIn(server))
      const edited = wire.edit(room, message, page, noPictures)
      void background.run(edited, 'an invitation could not be written anew', { table })
    }
  }

  /** A list that cannot be read blocks everybody. */
  #hasBlocked = (user: UserId, other: UserId): Promise<boolean> =>
    this.#parts.blocks.blockedBy(user).then(
      (blocked) => blocked.includes(other),
      (error: unknown) => {
        this.#parts.log.warn({ err: error }, 'a list of blocked people could not be read, so its owner is not pinged')
        return true
      },
    )

  #at = (table: TableId): Invitation[] => [...this.#invitations].filter((one) => one.table === table)

  #withdraw(invitations: readonly Invitation[]): void {
    const { background, wire } = this.#parts
    for (const one of invitations) {
      this.#invitations.delete(one)
      const { table, room, message } = one
      void background.run(wire.remove(room, message), 'an invitation could not be taken away', { table })
    }
  }
}
