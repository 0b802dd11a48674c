import type { APIMessage } from 'discord.js'
import type { Logger } from 'pino'
import type { Page } from './message.js'
import type { Reply } from './reply.js'
import { troubleOf } from './trouble.js'
import { answers, shownBy } from './wire.js'
import type { InteractionRef, Shown, Wire } from './wire.js'

/** An answer later than this is preceded by a sign of life (ms after the interaction arrived; Discord gives 3000). */
const patience = 1200
/** An acknowledgement slower than this is worth a warning. */
const slow = 1500

/** How an answer reached its reader: null where Discord no longer took it. */
export type Sent = { readonly message: APIMessage | null; readonly shown: Shown } | null

/** The one owner of an interaction's acknowledgement: at most one callback, within the time that Discord gives. */
export class Ack {
  readonly #wire: Wire
  readonly #ref: InteractionRef
  readonly #log: Logger
  readonly #started = performance.now()
  readonly #timer: NodeJS.Timeout
  #deferred: Promise<'private' | 'update' | 'public' | 'lost'> | null = null
  #done = false

  /** @param expected which kind of answer is likely, should a sign of life be needed before it is known */
  constructor(wire: Wire, ref: InteractionRef, log: Logger, expected: 'private' | 'update' | 'public') {
    this.#wire = wire
    this.#ref = ref
    this.#log = log
    this.#timer = setTimeout(() => {
      if (!this.#done) this.#deferred = this.#defer(expected)
    }, patience)
  }

  /** Sends the answer. Failures that only mean "too late" are logged and swallowed: the game goes on without it. */
  async answer(reply: Reply): Promise<Sent> {
    const page = 'page' in reply ? await drawn(reply.page) : null
    clearTimeout(this.#timer)
    if (this.#done) return null
    this.#done = true
    try {
      const message = this.#deferred
        ? await this.#later(await this.#deferred, reply, page)
        : await this.#now(reply, page)
      return { message, shown: page ? shownBy(page, message) : { pictures: new Map() } }
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'other') throw error
      this.#log.info({ trouble }, 'an answer came too late to be shown')
      return null
    } finally {
      this.#measure(this.#deferred !== null)
    }
  }

  async #defer(expected: 'private' | 'update' | 'public'): Promise<'private' | 'update' | 'public' | 'lost'> {
    try {
      if (expected === 'update') await this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
      else await this.#wire.answer(this.#ref, answers.deferMessage, null, expected === 'private')
      this.#measure(false)
      return expected
    } catch (error) {
      this.#log.info({ trouble: troubleOf(error) }, 'a sign of life came too late')
      return 'lost'
    }
  }

  async #now(reply: Reply, page: Page | null): Promise<APIMessage | null> {
    if (reply.kind === 'nothing') return this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
    if (reply.kind === 'remove') {
      await this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
      await this.#wire.removeByToken(this.#ref.token, '@original')
      return null
    }
    const type = reply.kind === 'update' ? answers.update : answers.message
    return this.#wire.answer(this.#ref, type, page, reply.kind === 'private')
  }

  async #later(
    deferred: 'private' | 'update' | 'public' | 'lost',
    reply: Reply,
    page: Page | null,
  ): Promise<APIMessage | null> {
    const { token } = this.#ref
    if (deferred === 'lost' || reply.kind === 'nothing') return null
    if (reply.kind === 'remove') {
      await this.#wire.removeByToken(token, '@original')
      return null
    }
    if (!page) return null
    const fits = reply.kind === deferred || deferred !== 'update'
    if (fits) return this.#wire.editByToken(token, '@original', page)
    return this.#wire.followUp(token, page, reply.kind === 'private')
  }

  #measure(deferred: boolean): void {
    if (deferred) return
    const ms = Math.round((performance.now() - this.#started) * 10) / 10
    if (ms > slow) this.#log.warn({ ms }, 'slow acknowledgement')
    else this.#log.debug({ ms }, 'acknowledged')
  }
}

/** Draws the pictures of a page first, so that the answer is one call that takes no time. */
async function drawn(page: Page): Promise<Page> {
  const pictures = await Promise.all(
    page.pictures.map(async (picture) => {
      const data = await picture.draw()
      return { ...picture, draw: () => Promise.resolve(data) }
    }),
  )
  return { ...page, pictures }
}
