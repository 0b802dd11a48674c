import { DiscordAPIError } from 'discord.js'
import type { APIMessage } from 'discord.js'
import { pino } from 'pino'
import { Background } from '../../src/discord/live/background.js'
import type { LiveParts } from '../../src/discord/live/live-message.js'
import { nonceMaker } from '../../src/discord/live/nonce.js'
import type { Page } from '../../src/discord/road/message.js'
import type { Shown, Wire } from '../../src/discord/road/wire.js'

/** A page that says only this. */
export const words = (content: string, picture?: string): Page => ({
  components: [{ type: 10, content }],
  pictures:
    picture === undefined
      ? []
      : [{ name: 'hand.webp', key: picture, alt: picture, draw: () => Promise.resolve(Buffer.from(picture)) }],
})

export const said = (page: Page | null): string =>
  (page?.components ?? []).map((part) => ('content' in part ? part.content : '')).join(' ')

/** One request of the bot: what it did, where, and what the page said. */
export interface Call {
  readonly what: keyof Wire
  /** Token or channel. */
  readonly at: string
  readonly message?: string | undefined
  readonly says?: string | undefined
  readonly isPrivate?: boolean | undefined
  readonly type?: number | undefined
  readonly nonce?: string | undefined
  readonly shown?: Shown | undefined
}

/** A wire that notes each request and answers as the test says: with messages m1, m2 …, later, or with an error. */
export class FakeWire implements Wire {
  readonly calls: Call[] = []
  /** Errors for the next requests, in order. */
  readonly failures: Error[] = []
  #gates: (() => void)[] | null = null
  #made = 0

  /** From now on requests wait until `open`. */
  shut(): void {
    this.#gates ??= []
  }

  open(): void {
    const gates = this.#gates ?? []
    this.#gates = null
    for (const gate of gates) gate()
  }

  /** What was done, for short: `edit room m1: text`. */
  get lines(): string[] {
    return this.calls.map(({ what, at, message, says, isPrivate, type }) =>
      [what, at, message, type, isPrivate === true ? 'private' : '', says === undefined ? '' : `: ${says}`]
        .filter((part) => part !== undefined && part !== '')
        .join(' ')
        .replace(' :', ':'),
    )
  }

  async #did(call: Call, page: Page | null): Promise<APIMessage> {
    this.calls.push(call)
    const failure = this.failures.shift()
    if (this.#gates) await new Promise<void>((resolve) => this.#gates?.push(resolve))
    if (failure !== undefined) throw failure
    const known = call.message !== undefined && call.message !== '@original'
    const id = known ? call.message : `m${++this.#made}`
    const attachments = (page?.pictures ?? []).map((picture) => ({ filename: picture.name, id: `a-${picture.key}` }))
    return { id, attachments } as unknown as APIMessage
  }

  async answer(ref: { token: string }, type: number, page: Page | null, isPrivate: boolean) {
    const says = page ? said(page) : undefined
    const message = await this.#did({ what: 'answer', at: ref.token, type, says, isPrivate }, page)
    return page ? message : null
  }

  async openThread(room: string, message: string) {
    return (await this.#did({ what: 'openThread', at: room, message }, null)).id
  }

  async makeEvent(server: string) {
    return (await this.#did({ what: 'makeEvent', at: server }, null)).id
  }

  async changeEvent(server: string, message: string) {
    await this.#did({ what: 'changeEvent', at: server, message }, null)
  }

  async removeEvent(server: string, message: string) {
    await this.#did({ what: 'removeEvent', at: server, message }, null)
  }

  async choices(ref: { token: string }) {
    await this.#did({ what: 'choices', at: ref.token }, null)
  }

  followUp(token: string, page: Page, isPrivate: boolean) {
    return this.#did({ what: 'followUp', at: token, says: said(page), isPrivate }, page)
  }

  editByToken(token: string, message: string, page: Page, shown?: Shown) {
    return this.#did({ what: 'editByToken', at: token, message, says: said(page), shown }, page)
  }

  async removeByToken(token: string, message: string) {
    await this.#did({ what: 'removeByToken', at: token, message }, null)
  }

  post(room: string, page: Page, nonce: string) {
    return this.#did({ what: 'post', at: room, says: said(page), nonce }, page)
  }

  async remove(room: string, message: string) {
    await this.#did({ what: 'remove', at: room, message }, null)
  }

  edit(room: string, message: string, page: Page, shown?: Shown) {
    return this.#did({ what: 'edit', at: room, message, says: said(page), shown }, page)
  }
}

/** What live messages are written with. */
export const liveParts = (given: Pick<LiveParts, 'wire' | 'clock' | 'log'>): LiveParts => ({
  ...given,
  background: new Background(given.log),
  nonce: nonceMaker(),
})

/** Discord's answer with this error code. */
export const refused = (code: number, status = 404): DiscordAPIError =>
  new DiscordAPIError({ code, message: `code ${code}` }, code, status, 'PATCH', 'https://discord.test', {})

/** A log whose lines can be read. */
export function readableLog(level = 'debug') {
  const lines: { readonly level: number; readonly msg: string; readonly [key: string]: unknown }[] = []
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
  return { log, lines }
}
