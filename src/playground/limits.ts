import type { Clock } from './clock.js'
import { refusal } from './errors.js'
import type { ChannelRecord } from './records.js'
import { timeOf } from './snowflake.js'

const hour = 3_600_000
const editsOfOld = { count: 3, window: 6_000 }

/** How many requests a window (ms) allows. */
export interface Rate {
  readonly limit: number
  readonly window: number
}

/** Where a request stands in its limit, for the headers of the answer. */
export interface RateState {
  readonly bucket: string
  readonly limit: number
  readonly remaining: number
  /** Playground ms at which the window ends. */
  readonly reset: number
  /** Ms until then. */
  readonly wait: number
  readonly refused: boolean
  readonly global: boolean
}

/** Discord's rate limits, as far as they are switched on: per channel, and one for everything that the bot's token asks. */
export class RateLimits {
  /** Message creations, edits and deletions per channel, each for itself; null switches it off. */
  perChannel: Rate | null = null
  /** All requests with the bot's token together; null switches it off. */
  global: Rate | null = null
  readonly #windows = new Map<string, { used: number; reset: number }>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Counts one request of a bucket. */
  count(bucket: string, rate: Rate, global = false): RateState {
    const now = this.#clock.now()
    let window = this.#windows.get(bucket)
    if (window === undefined || window.reset <= now) {
      window = { used: 0, reset: now + rate.window }
      this.#windows.set(bucket, window)
    }
    const refused = window.used >= rate.limit
    if (!refused) window.used += 1
    const { reset } = window
    return { bucket, limit: rate.limit, remaining: rate.limit - window.used, reset, wait: reset - now, refused, global }
  }

  /** Counts an edit of a message; more than 3 in 6 s of messages older than an hour throw 30046. */
  countEdit(channel: ChannelRecord, messageId: string): void {
    const now = this.#clock.now()
    if (now - timeOf(messageId) <= hour) return
    channel.editsOfOld = channel.editsOfOld.filter((at) => at > now - editsOfOld.window)
    if (channel.editsOfOld.length >= editsOfOld.count) throw refusal('editsOfOld')
    channel.editsOfOld.push(now)
  }
}

/** The headers that tell a client where it stands. */
export function rateHeaders(state: RateState): Record<string, string> {
  const headers: Record<string, string> = {
    'X-RateLimit-Limit': String(state.limit),
    'X-RateLimit-Remaining': String(state.remaining),
    'X-RateLimit-Reset': (state.reset / 1000).toFixed(3),
    'X-RateLimit-Reset-After': (state.wait / 1000).toFixed(3),
    'X-RateLimit-Bucket': Buffer.from(state.bucket).toString('hex').slice(0, 32),
  }
  if (!state.refused) return headers
  const refusedHeaders = { 'Retry-After': String(Math.ceil(state.wait / 1000)), 'X-RateLimit-Scope': 'user' }
  return state.global ? { ...refusedHeaders, 'X-RateLimit-Global': 'true' } : { ...headers, ...refusedHeaders }
}
