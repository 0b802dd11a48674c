import type { APIMessage } from 'discord.js'
import type { Call, ReservationKind } from '../../engine/index.js'
import type { TableRefusal } from '../../table/intent.js'
import type { TableId, UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import type { Trouble } from '../road/trouble.js'
import type { Shown } from '../road/wire.js'
import { LiveMessage, noPictures } from './live-message.js'
import type { Consequence, LiveParts, Wanted } from './live-message.js'

/** What a hand shows beside its cards. */
export interface HandExtra {
  /** Instead of the cards: the calls, how to end the deal early, or the question whether a reservation is really meant. */
  readonly mode?: 'calls' | 'claim' | 'confirm'
  /** The reservation that `confirm` asks about. */
  readonly kind?: ReservationKind
  /** The high call that `calls` asks about. */
  readonly asks?: Call
  /** Why the last press did nothing. */
  readonly refusal?: TableRefusal
  /** With what to do now; only at a practice table. */
  readonly tip?: true
  /** The call that was refused. */
  readonly call?: Call
}

/** Discord forgets an interaction's token after 15 minutes; the last half minute is not worth a try. */
export const tokenLife = 14.5 * 60_000

/** What a hand looks like. */
export interface HandPage {
  readonly page: Page
  /** Its owner is expected to act. */
  readonly urgent: boolean
}

/** What a hand looks like now. Null: there is nothing to show. */
export type HandOf = (table: TableId, user: UserId, extra: HandExtra) => HandPage | null

/** What hands work with. */
export interface HandParts extends LiveParts {
  readonly handOf: HandOf
}

type WantedHand = HandPage & Pick<Wanted, 'hurries'>

/** The token of an interaction, a secret, and when it came, in ms. */
interface Token {
  readonly text: string
  readonly at: number
}

/** A private message that shows a hand. */
export interface HandMessage {
  /** `@original` of the newest token's interaction, or a message id. */
  readonly ref: string
  /** The message's own id, as far as Discord told it. */
  readonly id: string | null
}

/** The answer to an interaction that shows a hand. */
export interface SentHand {
  /** The message that shows it, as far as Discord told. */
  readonly id: string | null
  readonly shown: Shown
  readonly extra: HandExtra
}

/** A person's hand at one table: the private message and the newest token that can edit it. */
export class Hand extends LiveMessage<WantedHand, HandParts> {
  protected readonly name = 'a hand'
  /** Least time between two refreshes of a hand whose owner need not act, in ms. */
  protected readonly pace = 2000
  protected override readonly retries = [3000]
  /** Null: the answer that is to show the hand is on its way. */
  #token: Token | null = null
  /** Null: there is no private message yet; the token can make one. */
  #message: HandMessage | null = null
  /** The hand that went away for the present one: an answer that still lands on it shows nobody anything. */
  #replaced: string | null = null
  /** The message shows something else just now, e.g. the last trick; the hand comes back when its owner must act. */
  #isCovered = false
  #wasUrgent = false
  /** The token that the last write used. */
  #usedToken: Token | null = null
  /** What the owner has opened in the hand, e.g. the calls. */
  #extra: HandExtra = {}

  constructor(
    table: TableId,
    readonly user: UserId,
    parts: HandParts,
    forget: () => void,
  ) {
    super(table, parts, forget)
  }

  get isAwaited(): boolean {
    return this.#token === null
  }

  get isAlive(): boolean {
    return this.#timeLeft > 0
  }

  /** For how many ms the hand can be brought up to date unasked. */
  get reach(): number {
    return this.isHeld ? tokenLife : Math.max(0, this.#timeLeft)
  }

  /** Whether the message with this id shows the hand; an unknown id is nobody's. */
  isShownBy = (id: string | null): boolean => id !== null && this.#message?.id === id

  /** An answer shows the hand. An older message of it goes away. */
  adopt(token: string, page: Page, { id, shown, extra }: SentHand): void {
    if (id !== null && this.#replaced === id) return this.change()
    if (this.#message && !this.isShownBy(id)) {
      if (this.#token && this.isAlive) this.#remove(this.#token, this.#message.ref)
      this.#replaced = this.#message.id
    }
    this.#take(token, { ref: '@original', id })
    const { mode, asks } = extra
    this.#extra = { ...(mode === 'calls' && { mode, ...(asks && { asks }) }), ...(extra.tip && { tip: true }) }
    this.drawn(page, shown)
  }

  /** The message shows something else now. */
  cover(token: string, id: string): void {
    this.#take(token, { ref: '@original', id })
    this.#isCovered = true
    this.shown = noPictures
  }

  /** A token that can bring the hand later, unless a message shows it already. */
  keepToken(token: string): void {
    if (this.#message && this.isAlive) return
    this.#take(token, null)
    this.content = ''
    this.shown = noPictures
  }

  protected wanted(): WantedHand | null {
    if (!this.isAlive) {
      this.forget()
      return null
    }
    const now = this.#draw()
    if (!now || (this.#isCovered && !now.urgent)) return null
    return { ...now, hurries: now.urgent || this.#wasUrgent }
  }

  protected async write({ page, urgent }: WantedHand): Promise<APIMessage | null> {
    const { wire } = this.parts
    const token = this.#token
    const message = this.#message
    if (!token) throw new Error('a hand is written with a token')
    this.#usedToken = token
    this.#wasUrgent = urgent
    const sent = message
      ? await wire.editByToken(token.text, message.ref, page, this.shown)
      : await wire.followUp(token.text, page, true)
    // A press may have brought a newer token meanwhile; a message that was just made can only be edited with the old one.
    if (!message && !this.#message) {
      this.#token = token
      this.#message = { ref: sent.id, id: sent.id }
    } else if (!message) this.#remove(token, sent.id)
    if (this.#token !== token) return null
    this.#isCovered = false
    return sent
  }

  protected failed(trouble: Trouble): Consequence {
    if (trouble === 'other' || trouble === 'slow') return 'retry'
    // The message was refused, not the token: what changes next may pass.
    if (trouble === 'blocked') return 'leave'
    if (this.#token === this.#usedToken) this.forget()
    return 'leave'
  }

  get #timeLeft(): number {
    return this.#token ? this.#token.at + tokenLife - this.parts.clock.now() : 0
  }

  #take(token: string, message: HandMessage | null): void {
    this.#token = { text: token, at: this.parts.clock.now() }
    this.#message = message
    this.#isCovered = false
  }

  /** A fault in drawing up one hand must not be tried again and again. */
  #draw(): HandPage | null {
    const { handOf, log } = this.parts
    try {
      return handOf(this.table, this.user, this.#extra)
    } catch (error) {
      log.error({ table: this.table, err: error }, 'a hand could not be drawn up')
      return null
    }
  }

  #remove(token: Token, message: string): void {
    const removal = this.parts.wire.removeByToken(token.text, message)
    void this.inBackground(removal, 'an older hand could not be removed')
  }
}
