import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'

/** How long, in ms, an answer counts: who has left seldom comes back, and who is there seldom leaves. */
const lasts = 3_600_000

/** So many people are remembered. */
const mostKnown = 10_000

interface MembersParts {
  readonly rest: Pick<REST, 'get'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Who is on a server. Discord tells of people who leave only bots with a privileged intent, so those who have to be named are
 * looked up one by one, at most once an hour, and nobody who has pressed something meanwhile.
 */
export class Members {
  readonly #parts: MembersParts
  readonly #known = new LRUCache<string, { readonly there: boolean; readonly at: number }>({ max: mostKnown })

  constructor(parts: MembersParts) {
    this.#parts = parts
  }

  /** Somebody does something on a server, so they are there. */
  seen(server: string, user: UserId): void {
    this.#note(server, user, true)
  }

  /** Whether somebody is known to have left a server; false as long as nobody knows. */
  isGone = (server: string, user: UserId): boolean => this.#known.get(keyOf(server, user))?.there === false

  /** Finds out who of these people is still on a server. Never rejects: whoever cannot be looked up counts as there. */
  async look(server: string, users: readonly UserId[]): Promise<void> {
    const now = this.#parts.clock.now()
    const asked = users.filter((user) => now - (this.#known.get(keyOf(server, user))?.at ?? -Infinity) >= lasts)
    await Promise.all(asked.map((user) => this.#ask(server, user)))
  }

  async #ask(server: string, user: UserId): Promise<void> {
    const { rest, log } = this.#parts
    try {
      await rest.get(Routes.guildMember(server, user))
      this.#note(server, user, true)
    } catch (error) {
      if (error instanceof DiscordAPIError && absent.has(error.code)) return this.#note(server, user, false)
      log.info({ server, user, err: error }, 'nobody knows whether somebody is still on a server')
    }
  }

  #note(server: string, user: UserId, there: boolean): void {
    this.#known.set(keyOf(server, user), { there, at: this.#parts.clock.now() })
  }
}

const absent: ReadonlySet<unknown> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser])

const keyOf = (server: string, user: UserId): string => `${server} ${user}`
