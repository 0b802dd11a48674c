import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import type { Sent } from '../road/reply.js'
import { troubleOf } from '../road/trouble.js'
import { shownBy } from '../road/wire.js'
import type { Shown, Wire } from '../road/wire.js'

/** How long, in ms, a message is shown anew instead of a second one: Discord lets it be edited for fifteen minutes. */
const stays = 14 * 60_000

/** How many people's messages are remembered. */
const mostKept = 1000

interface Kept {
  readonly token: string
  readonly message: string
  readonly shown: Shown
  /** When it was posted, in milliseconds since 1970. */
  readonly at: number
}

interface ShownPositionsParts {
  readonly wire: Pick<Wire, 'editByToken'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Positions that people have shown to everybody in a room: one message for each person there, which changes while they go on
 * showing, so that nobody fills the room.
 */
export class ShownPositions {
  readonly #parts: ShownPositionsParts
  readonly #kept = new LRUCache<string, Kept>({ max: mostKept })
  readonly #coming = new Set<string>()

  constructor(parts: ShownPositionsParts) {
    this.#parts = parts
  }

  /**
   * A first message of this person is about to be posted.
   * @returns null: one is under way already; else what to call when it was sent or was not
   */
  begin(room: string, user: UserId): ((sent: Sent | null) => void) | null {
    const key = keyOf(room, user)
    if (this.#coming.has(key)) return null
    this.#coming.add(key)
    return (sent) => {
      this.#coming.delete(key)
      if (sent === null || sent.message === null) return
      const { token, message, shown } = sent
      this.#kept.set(key, { token, message, shown, at: this.#parts.clock.now() })
    }
  }

  /**
   * Shows something else in the message that this person has posted lately.
   * @returns its id; null when there is none any more
   */
  async replace(room: string, user: UserId, page: Page): Promise<string | null> {
    const { wire, clock, log } = this.#parts
    const key = keyOf(room, user)
    const kept = this.#kept.get(key)
    if (kept === undefined || clock.now() - kept.at > stays) return null
    try {
      const sent = await wire.editByToken(kept.token, kept.message, page, kept.shown)
      this.#kept.set(key, { ...kept, shown: shownBy(page, sent) })
      return kept.message
    } catch (error) {
      log.info({ trouble: troubleOf(error) }, 'a shown position is gone, so it is posted anew')
      this.#kept.delete(key)
      return null
    }
  }
}

const keyOf = (room: string, user: UserId): string => `${room} ${user}`
