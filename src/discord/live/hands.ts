import type { TableId, UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { Hand } from './hand.js'
import type { HandParts, SentHand } from './hand.js'
import { remembered } from './live-message.js'

/** Least time between two looks for tokens that have died, in ms. */
const sweepPace = 60_000

const keyOf = (table: TableId, user: UserId): string => `${table}/${user}`

/** Keeps every private hand fresh while its token lives. Tokens stay in memory only. */
export class Hands {
  readonly #hands = new Map<string, Hand>()
  readonly #parts: HandParts
  #swept = 0

  constructor(parts: HandParts) {
    this.#parts = parts
  }

  /**
   * While a press is being answered, no refresh crosses the answer. Call the returned function afterwards.
   * @param coming the answer will be the hand: what happens until Discord has taken it is shown afterwards
   */
  hold(table: TableId, user: UserId, coming = false): () => void {
    const hand = coming ? this.#hand(table, user) : this.#hands.get(keyOf(table, user))
    if (!hand) return () => undefined
    const release = hand.hold()
    return () => {
      release()
      if (hand.isAwaited && !hand.isHeld) hand.forget()
    }
  }

  /** A hand has been shown as the answer to an interaction. An older private message of the same hand goes away. */
  adopt(table: TableId, user: UserId, token: string, page: Page, sent: SentHand): void {
    const hand = this.#hand(table, user)
    hand.adopt(token, page, sent)
    // The message showed a hand of another table before, e.g. of the practice that has ended.
    for (const other of this.#of(user)) if (other !== hand && other.isShownBy(sent.id)) other.forget()
    this.#sweep()
  }

  /** The message `id` shows something else now. Does nothing if it was not this person's hand. */
  cover(table: TableId, user: UserId, token: string, id: string): void {
    const hand = this.#hands.get(keyOf(table, user))
    if (hand?.isShownBy(id)) hand.cover(token, id)
  }

  /** The message `id` is no more. Does nothing if it was not this person's hand. */
  putAway(table: TableId, user: UserId, id: string): void {
    const hand = this.#hands.get(keyOf(table, user))
    if (hand?.isShownBy(id)) hand.forget()
  }

  /** A press on a public message gave a token: it can bring the hand later if no other message shows it. */
  keepToken(table: TableId, user: UserId, token: string): void {
    this.#hand(table, user).keepToken(token)
    this.#sweep()
  }

  /** Draws every hand of a table anew whose content has changed: at once where the owner must act, else at a quiet pace. */
  refresh(table: TableId): void {
    for (const hand of this.#at(table)) hand.change()
  }

  /** Draws every hand of a person anew, e.g. because they want to see it otherwise. */
  refreshOf(user: UserId): void {
    for (const hand of this.#of(user)) hand.change()
  }

  /** Forgets a table's tokens, once its last refresh is under way. */
  forget(table: TableId): void {
    for (const hand of this.#at(table)) hand.forget()
  }

  /** For how many ms somebody's hand can still be brought up to date unasked; 0 when it cannot. */
  reach(table: TableId, user: UserId): number {
    return this.#hands.get(keyOf(table, user))?.reach ?? 0
  }

  /** How many hands are remembered. */
  get size(): number {
    return this.#hands.size
  }

  /** Cancels every planned refresh. */
  stop(): void {
    for (const hand of this.#hands.values()) hand.forget()
  }

  #at = (table: TableId): Hand[] => [...this.#hands.values()].filter((hand) => hand.table === table)

  #of = (user: UserId): Hand[] => [...this.#hands.values()].filter((hand) => hand.user === user)

  #hand = (table: TableId, user: UserId): Hand =>
    remembered(this.#hands, keyOf(table, user), (forget) => new Hand(table, user, this.#parts, forget))

  /** Tables that never change again would leave their tokens behind. */
  #sweep(): void {
    const now = this.#parts.clock.now()
    if (now - this.#swept < sweepPace) return
    this.#swept = now
    for (const hand of this.#hands.values()) if (!hand.isHeld && !hand.isBusy && !hand.isAlive) hand.forget()
  }
}
