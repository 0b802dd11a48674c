import type { APIMessage } from 'discord.js'
import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { TableId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { troubleOf } from '../road/trouble.js'
import type { Trouble } from '../road/trouble.js'
import { shownBy } from '../road/wire.js'
import type { Shown, Wire } from '../road/wire.js'
import type { Background } from './background.js'
import type { Nonce } from './nonce.js'

/** What live messages are written with. */
export interface LiveParts {
  readonly wire: Wire
  readonly clock: Clock
  readonly log: Logger
  readonly background: Background
  readonly nonce: Nonce
}

/** What a message is to show. */
export interface Wanted {
  /** Null: nothing that could be compared with what it shows, e.g. because it is to go away. */
  readonly page: Page | null
  /** It is written at once, whatever the pace. */
  readonly hurries?: boolean
}

/** What a failed write means: write what is wanted then, try the same again later, or leave it until something changes. */
export type Consequence = 'write anew' | 'retry' | 'leave'

/** No picture is known to be shown. */
export const noPictures: Shown = { pictures: new Map() }

/** What a message says, so that an edit which would change nothing is left out. */
export const contentOf = (page: Page | null): string =>
  page === null ? '' : JSON.stringify(page.components) + page.pictures.map(({ key }) => key).join()

/** Keeps one message as it is wanted: one write at a time, at a pace, always of the newest state. */
export abstract class LiveMessage<W extends Wanted, P extends LiveParts> {
  /** What the log calls it. */
  protected abstract readonly name: string
  /** Least time between two writes, in ms: changes in between are merged into the last one. */
  protected abstract readonly pace: number
  /** Waits before a failed write is retried, in ms; after the last one the next change has to bring it. */
  protected readonly retries: readonly number[] = []
  /** What the message says; empty when unknown. */
  protected content = ''
  protected shown = noPictures
  /** When it was seen to be there last, in ms. */
  protected seenAt = -Infinity
  /** When the next write is due at the earliest, in ms. */
  #freeAt = 0
  /** Something has changed that was not looked at yet. */
  #dirty = false
  #busy = false
  #holds = 0
  #retried = 0
  #stopped = false
  #cancelTimer: (() => void) | null = null

  /** @param forget takes the message out of the memory and stops it */
  constructor(
    readonly table: TableId,
    protected readonly parts: P,
    readonly forget: () => void,
  ) {}

  /**
   * What the message is to show now.
   * @param wait so many ms are left until the pace allows the next write
   * @returns ms until it is to be asked again; null when the message stays as it is
   */
  protected abstract wanted(wait: number): W | number | null

  /** Writes it. @returns the message; null when it shows something else by now. @throws what the wire throws */
  protected abstract write(wanted: W): Promise<APIMessage | null>

  /** Decides what a failed write means. @param final it has been retried as often as it may */
  protected abstract failed(trouble: Trouble, final: boolean): Consequence

  /** The message shows what is wanted, and nothing has changed meanwhile. */
  protected upToDate?(wanted: W): void

  /** Something has changed: the message follows, unless it is held just now or says the same anyway. */
  change(): void {
    this.#dirty = true
    this.#look()
  }

  /** While a press is answered whose answer draws the message, no write crosses it. Call the returned function afterwards. */
  hold(): () => void {
    this.#holds++
    return () => {
      this.#holds--
      this.#look()
    }
  }

  get isHeld(): boolean {
    return this.#holds > 0
  }

  get isBusy(): boolean {
    return this.#busy
  }

  /** Nothing is written from now on; what is on its way arrives. */
  stop(): void {
    this.#stopped = true
    this.#cancelTimer?.()
  }

  /** An answer to an interaction has drawn the message. */
  protected drawn(page: Page, shown: Shown): void {
    this.content = contentOf(page)
    this.shown = shown
    this.seenAt = this.parts.clock.now()
    this.#freeAt = this.parts.clock.now() + this.pace
  }

  protected inBackground = (work: Promise<unknown>, failed: string): Promise<void> =>
    this.parts.background.run(work, failed, { table: this.table })

  #look(): void {
    if (!this.#dirty || this.#busy || this.#holds > 0 || this.#stopped) return
    void this.inBackground(this.#follow(), `${this.name} is out of order`)
  }

  async #follow(): Promise<void> {
    this.#busy = true
    this.#dirty = false
    try {
      const wait = Math.max(0, this.#freeAt - this.parts.clock.now())
      const wanted = this.wanted(wait)
      if (wanted === null) return
      if (typeof wanted === 'number') return this.#lookAgainIn(wanted)
      const content = contentOf(wanted.page)
      if (content === '' || content !== this.content) {
        if (wait > 0 && wanted.hurries !== true) return this.#lookAgainIn(wait)
        await this.#bringUpToDate(wanted, content)
      }
      this.#retried = 0
      if (!this.#dirty) this.upToDate?.(wanted)
    } catch (error) {
      if (!this.#stopped) this.#fail(error)
    } finally {
      this.#busy = false
      this.#look()
    }
  }

  async #bringUpToDate(wanted: W, content: string): Promise<void> {
    this.#cancelTimer?.()
    this.#freeAt = this.parts.clock.now() + this.pace
    const sent = await this.write(wanted)
    if (!sent) return
    this.content = content
    this.seenAt = this.parts.clock.now()
    this.shown = wanted.page ? shownBy(wanted.page, sent) : noPictures
  }

  #lookAgainIn(ms: number): void {
    this.#cancelTimer?.()
    this.#cancelTimer = this.parts.clock.after(ms, () => this.change())
  }

  #fail(error: unknown): void {
    const trouble = troubleOf(error)
    const wait = this.retries[this.#retried]
    const level = trouble === 'other' ? 'warn' : 'debug'
    this.parts.log[level]({ table: this.table, trouble, err: error, again: wait }, `${this.name} could not be written`)
    const consequence = this.failed(trouble, wait === undefined)
    this.#retried = consequence === 'retry' && wait !== undefined ? this.#retried + 1 : 0
    if (this.#retried > 0 && wait !== undefined) {
      this.#freeAt = this.parts.clock.now() + wait
      this.#lookAgainIn(wait)
    } else if (consequence === 'write anew') {
      this.content = ''
      this.#dirty = true
    }
  }
}

/** The message under a key: the one that is remembered, or a new one, remembered until it is forgotten. */
export function remembered<M extends { stop(): void }>(
  known: Map<string, M>,
  key: string,
  make: (forget: () => void) => M,
): M {
  const found = known.get(key)
  if (found) return found
  const made = make(() => {
    made.stop()
    if (known.get(key) === made) known.delete(key)
  })
  known.set(key, made)
  return made
}
