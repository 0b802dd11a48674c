import type { APIMessage } from 'discord.js'
import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { Page } from './message.js'
import type { Reply } from './reply.js'
import { isOfRoom, troubleOf } from './trouble.js'
import { answers, shownBy } from './wire.js'
import type { InteractionRef, Shown, Wire } from './wire.js'

/** An answer later than this is preceded by a sign of life (ms after the interaction arrived; Discord gives 3000). */
const patience = 1200
/** An acknowledgement slower than this is worth a warning. */
const slow = 1500

/** Which kind of answer a sign of life promises. */
export type Expected = 'private' | 'update' | 'public'

/** The sign of life that goes before each kind of answer. */
const expects = { asker: 'private', pressed: 'update', room: 'public', nobody: 'update', remove: 'update' } as const

/** How an answer reached its reader: null where Discord no longer took it. */
export type Sent = { readonly message: APIMessage | null; readonly shown: Shown } | null

/** The one owner of an interaction's acknowledgement: at most one callback, within the time that Discord gives. */
export class Ack {
  readonly #wire: Wire
  readonly #ref: InteractionRef
  readonly #log: Logger
  readonly #clock: Clock
  readonly #started: number
  readonly #cancelTimer: () => void
  #deferred: Promise<Expected | 'lost'> | null = null
  #done = false

  /** @param expected which kind of answer is likely, should a sign of life be needed before it is known */
  constructor(wire: Wire, ref: InteractionRef, log: Logger, clock: Clock, expected: Expected) {
    this.#wire = wire
    this.#ref = ref
    this.#log = log
    this.#clock = clock
    this.#started = clock.now()
    this.#cancelTimer = clock.after(patience, () => {
      if (!this.#done) this.#deferred = this.#defer(expected)
    })
  }

  /**
   * Sends the answer; a second one counts only where the first was refused. Failures that only mean "too late" are
   * logged and swallowed: the game goes on without it.
   * @throws what Discord or the network answered, when it is anything else
   */
  async answer(reply: Reply): Promise<Sent> {
    const page = 'shows' in reply ? await drawn(reply.shows.page) : null
    this.#cancelTimer()
    if (this.#done) return null
    this.#done = true
    try {
      if (this.#deferred) return await this.#later(await this.#deferred, reply, page)
      return sentAs(page, await this.#now(reply, page))
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'other' || isOfRoom(trouble)) {
        this.#done = false
        throw error
      }
      this.#log.info({ trouble }, 'an answer came too late to be shown')
      return null
    } finally {
      if (!this.#deferred) this.#measure()
    }
  }

  async #defer(expected: Expected): Promise<Expected | 'lost'> {
    try {
      if (expected === 'update') await this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
      else await this.#wire.answer(this.#ref, answers.deferMessage, null, expected === 'private')
      return expected
    } catch (error) {
      this.#log.info({ trouble: troubleOf(error) }, 'a sign of life came too late')
      return 'lost'
    } finally {
      this.#measure()
    }
  }

  async #now(reply: Reply, page: Page | null): Promise<APIMessage | null> {
    if (reply.to === 'nobody') return this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
    if (reply.to === 'remove') {
      await this.#wire.answer(this.#ref, answers.deferUpdate, null, false)
      await this.#wire.removeByToken(this.#ref.token, '@original')
      return null
    }
    const type = reply.to === 'pressed' ? answers.update : answers.message
    try {
      return await this.#wire.answer(this.#ref, type, page, reply.to === 'asker')
    } catch (error) {
      // The message went away while its button was pressed: the interaction is still unanswered.
      if (reply.to !== 'pressed' || troubleOf(error) !== 'message-gone') throw error
      return this.#wire.answer(this.#ref, answers.message, page, true)
    }
  }

  async #later(deferred: Expected | 'lost', reply: Reply, page: Page | null): Promise<Sent> {
    const { token } = this.#ref
    if (deferred === 'lost') return null
    if (!page) {
      // A promised message would think for ever; a promised update only ends here if the message is to go.
      if (reply.to === 'remove' || deferred !== 'update') await this.#wire.removeByToken(token, '@original')
      return sentAs(null, null)
    }
    if (expects[reply.to] === deferred || reply.to === 'pressed') {
      return sentAs(page, await this.#wire.editByToken(token, '@original', page))
    }
    // Whether only one person reads a promised message cannot be changed any more, so another one takes its place.
    if (deferred !== 'update') await this.#wire.removeByToken(token, '@original')
    return sentAs(page, await this.#wire.followUp(token, page, reply.to === 'asker'))
  }

  #measure(): void {
    const ms = this.#clock.now() - this.#started
    if (ms > slow) this.#log.warn({ ms }, 'slow acknowledgement')
    else this.#log.debug({ ms }, 'acknowledged')
  }
}

const sentAs = (page: Page | null, message: APIMessage | null): Sent => ({
  message,
  shown: page ? shownBy(page, message) : { pictures: new Map() },
})

/** Draws the pictures of a page first, so that the answer is one call that takes no time. */
async function drawn(page: Page): Promise<Page> {
  if (page.pictures.length === 0) return page
  const pictures = await Promise.all(
    page.pictures.map(async (picture) => {
      const data = await picture.draw()
      return { ...picture, draw: () => Promise.resolve(data) }
    }),
  )
  return { ...page, pictures }
}
