import type { Outcome, TableEvent } from '../../../table/intent.js'
import type { TableId, UserId } from '../../../table/view.js'
import type { LiveParts } from '../../live/live-message.js'
import type { Request } from '../../road/request.js'
import type { Readers } from '../../road/readers.js'
import type { After, Sent } from '../../road/reply.js'
import { presentOffer } from './offer.js'

/** An offer that nobody has answered goes away while its token can still do that, in ms after it came. */
const patience = 14 * 60_000

/** Once one of these has happened at a table nobody there wants to learn before the first game. */
const over: ReadonlySet<TableEvent['type']> = new Set(['deal-started', 'closed'])

/** A private message that offers to learn the game before the first one. */
interface Offer {
  readonly table: TableId
  readonly user: UserId
  readonly token: string
  readonly message: string
  readonly cancel: () => void
}

interface OffersParts extends Pick<LiveParts, 'background' | 'clock' | 'wire'> {
  readonly readers: Readers
}

/** Offers to learn the game, each once to a person, and takes the offer away when it is no use any more. */
export class Offers {
  readonly #parts: OffersParts
  readonly #offers = new Set<Offer>()

  constructor(parts: OffersParts) {
    this.#parts = parts
  }

  /** Offers to learn the game to somebody who sits down at a table and has not played before. */
  to =
    (table: TableId, { user, locale, t }: Pick<Request, 'user' | 'locale' | 't'>): After =>
    async () => {
      if (!(await this.#parts.readers.offers(user, locale))) return null
      return { page: presentOffer(t), sent: (as) => as && this.#keep(table, user, as) }
    }

  /**
   * Somebody learns or practises, or wants neither.
   * @param message the message with the pressed button, which shows something else now; any other offer of theirs goes away
   */
  answered(user: UserId, message: string | null): void {
    for (const offer of this.#offers) if (offer.user === user) this.#end(offer, offer.message !== message)
  }

  /** A game begins, the table is gone, or somebody gets up. */
  heard({ table, events }: Outcome): void {
    for (const offer of this.#offers) {
      if (offer.table !== table) continue
      const left = events.some((event) => event.type === 'left' && event.user === offer.user)
      if (left || events.some(({ type }) => over.has(type))) this.#end(offer, true)
    }
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const offer of this.#offers) this.#end(offer, false)
  }

  #keep(table: TableId, user: UserId, { token, message }: Sent): void {
    if (message === null) return
    const offer: Offer = {
      table,
      user,
      token,
      message,
      cancel: this.#parts.clock.after(patience, () => this.#end(offer, true)),
    }
    this.#offers.add(offer)
  }

  #end(offer: Offer, removes: boolean): void {
    const { background, wire } = this.#parts
    this.#offers.delete(offer)
    offer.cancel()
    if (!removes) return
    const removal = wire.removeByToken(offer.token, offer.message)
    void background.run(removal, 'an offer to learn the game could not be taken away', { table: offer.table })
  }
}
