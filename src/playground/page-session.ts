import { randomBytes } from 'node:crypto'
import type { Locale } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { protocolVersion } from './protocol.js'
import type { ServerEvent, ServerMessage } from './protocol.js'

const mostRemembered = 1_000
const mostCounted = 5_000

/** One page, over its reconnects: what it was sent, numbered, and which of its actions counted. */
export class PageSession {
  readonly id = randomBytes(12).toString('hex')
  /** Whether it wants traffic and problems. */
  traffic = false
  /** The language that it speaks, as Discord's locale; undefined until it says so. */
  language: Locale | undefined
  /** The channel or thread that it shows. */
  channel: string
  socket: WebSocket | null = null
  #seq = 0
  readonly #sent: ServerMessage[] = []
  readonly #counted = new Set<string>()

  constructor(channel: string) {
    this.channel = channel
  }

  /** Numbers an event and sends it, now or when the page comes back. */
  send(event: ServerEvent): void {
    this.#seq += 1
    const message: ServerMessage = { ...event, v: protocolVersion, seq: this.#seq }
    this.#sent.push(message)
    if (this.#sent.length > mostRemembered) this.#sent.shift()
    this.socket?.send(JSON.stringify(message))
  }

  /** Whether everything after `since` is still remembered. */
  canReplay(since: number): boolean {
    const oldest = this.#sent[0]?.seq ?? 1
    return since <= this.#seq && since >= oldest - 1
  }

  /** Sends everything after `since` to a new connection. */
  replay(since: number): void {
    for (const message of this.#sent) if (message.seq > since) this.socket?.send(JSON.stringify(message))
  }

  /** Counts an action's id; false when it counted before. */
  count(id: string): boolean {
    if (this.#counted.has(id)) return false
    this.#counted.add(id)
    if (this.#counted.size > mostCounted) {
      const [oldest] = this.#counted
      if (oldest !== undefined) this.#counted.delete(oldest)
    }
    return true
  }
}
