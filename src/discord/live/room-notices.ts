import { LRUCache } from 'lru-cache'
import type { T } from '../../i18n/index.js'
import type { Clock } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'
import { presentNotice } from '../look/parts.js'
import type { Page } from '../road/message.js'
import type { RoomTrouble } from '../road/trouble.js'
import type { Wire } from '../road/wire.js'
import type { Background } from './background.js'
import { tokenLife } from './hand.js'

/** What people are told of: what a room does not let the bot do, and that a match got no thread of its own. */
export type RoomNotice = RoomTrouble | 'no-thread'

/** What is the matter in a room, what that means for the game, and what can be done. */
export const presentTrouble = (notice: RoomNotice, t: T): Page => presentNotice(t(`trouble.${notice}`))

/** Somebody who has pressed something or used a command. */
interface Asker {
  readonly user: UserId
  readonly t: T
}

interface RoomNoticesParts {
  readonly wire: Pick<Wire, 'followUp'>
  readonly clock: Clock
  readonly background: Background
}

/** The rooms, and those who were told, that are remembered. */
const most = 2000
/** Whoever was told of a trouble is not told of the same one in the same room for so long, in ms. */
const quiet = 12 * 3_600_000

/** Tells people privately, each once, why a room does not show what it should: whoever asked last, and whoever asks meanwhile. */
export class RoomNotices {
  readonly #parts: RoomNoticesParts
  /** What is the matter in a room until something can be written there again. */
  readonly #open = new LRUCache<string, RoomTrouble>({ max: most })
  /** When somebody was told. */
  readonly #told = new LRUCache<string, number>({ max: most })
  /** Who asked last in a room, with the token of it, a secret. */
  readonly #last = new LRUCache<string, Asker & { readonly token: string; readonly at: number }>({ max: most })

  constructor(parts: RoomNoticesParts) {
    this.#parts = parts
  }

  /** A room does not let the bot write: whoever asked there last is told at once, others when they ask. */
  failed(room: string, trouble: RoomTrouble): void {
    this.#open.set(room, trouble)
    this.tell(room, trouble)
  }

  /** Something could be written in a room again. */
  written(room: string): void {
    this.#open.delete(room)
  }

  /** Tells whoever asked last in a room, as long as Discord lets us. */
  tell(room: string, notice: RoomNotice): void {
    const { wire, clock, background } = this.#parts
    const last = this.#last.get(room)
    if (!last || clock.now() - last.at > tokenLife || !this.#isNews(room, notice, last.user)) return
    const told = wire.followUp(last.token, presentTrouble(notice, last.t), true)
    void background.run(told, 'somebody was not told what is the matter in a room', { room, notice })
  }

  /**
   * Somebody has asked something in a room, or about it.
   * @param token of the interaction, a secret
   * @returns what they have to be told; null: nothing, or nothing new
   */
  asks(room: string, { user, t }: Asker, token: string): Page | null {
    this.#last.set(room, { user, t, token, at: this.#parts.clock.now() })
    const trouble = this.#open.get(room)
    return trouble !== undefined && this.#isNews(room, trouble, user) ? presentTrouble(trouble, t) : null
  }

  /** What somebody reads whose own press came to nothing in a room; it counts as told. */
  refused(room: string, { user, t }: Asker, trouble: RoomTrouble): Page {
    this.#isNews(room, trouble, user)
    return presentTrouble(trouble, t)
  }

  /** Whether somebody was not told yet; from now on they count as told. */
  #isNews(room: string, notice: RoomNotice, user: UserId): boolean {
    const key = `${room} ${notice} ${user}`
    const now = this.#parts.clock.now()
    const isNews = now - (this.#told.get(key) ?? -Infinity) > quiet
    if (isNews) this.#told.set(key, now)
    return isNews
  }
}
