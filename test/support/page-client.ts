import { once } from 'node:events'
import type { APIMessage } from 'discord-api-types/v10'
import { WebSocket } from 'ws'
import { commandOptions } from '../../src/playground/options.js'
import type { OptionValues } from '../../src/playground/options.js'
import type { Playground } from '../../src/playground/playground.js'
import { protocolVersion, socketPath } from '../../src/playground/protocol.js'
import type { Hello, MessageEvent, PageAction, ServerMessage } from '../../src/playground/protocol.js'
import { controlsOf, liveOf } from './reading.js'

type Ack = Extract<ServerMessage, { type: 'ack' }>

/** The playground's page without a browser: it sees and does what the page's people see and do, over the page's socket. */
export class PageClient {
  readonly #socket: WebSocket
  readonly #views = new Map<string, Map<string, APIMessage>>()
  readonly #waiting = new Map<string, (ack: Ack) => void>()
  readonly #listeners: ((event: MessageEvent) => void)[] = []
  #hello: Hello | null = null
  #count = 0

  private constructor(playground: Playground) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${playground.port}${socketPath}`, {
      origin: playground.url.slice(0, -1),
    })
    this.#socket.on('message', (raw: Buffer) => this.#hear(JSON.parse(raw.toString()) as ServerMessage))
  }

  /** Connects; resolves when the page has been greeted. */
  static async open(playground: Playground): Promise<PageClient> {
    const page = new PageClient(playground)
    while (page.#hello === null) await once(page.#socket, 'message')
    return page
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case 'hello':
        this.#hello = told
        for (const [person, shown] of Object.entries(told.views))
          this.#views.set(person, new Map(shown.map(({ message }) => [message.id, message])))
        return
      case 'message':
        for (const person of told.viewers) this.#views.get(person)?.set(told.message.id, told.message)
        for (const listener of this.#listeners) listener(told)
        return
      case 'remove':
        for (const person of told.viewers) this.#views.get(person)?.delete(told.id)
        return
      case 'ack':
        if (told.state === 'done' || told.state === 'failed') this.#waiting.get(told.action)?.(told)
        return
      default:
        return
    }
  }

  /** Everybody at the page, by key. */
  get people(): readonly string[] {
    return this.#hello?.people.map(({ key }) => key) ?? []
  }

  /** The Discord user id of a person. */
  userOf(person: string): string {
    const found = this.#hello?.people.find(({ key }) => key === person)
    if (!found) throw new Error(`There is nobody called ${person}`)
    return found.id
  }

  /** Calls for each message as it is written or edited. */
  onMessage(listener: (event: MessageEvent) => void): void {
    this.#listeners.push(listener)
  }

  /** What a person sees in the channel, oldest first. */
  messages(person: string): readonly APIMessage[] {
    return [...(this.#views.get(person)?.values() ?? [])]
  }

  /** Says something and gives the last word on it. */
  say(person: string, action: PageAction): Promise<Ack> {
    const id = `a${this.#count++}`
    return new Promise((resolve) => {
      this.#waiting.set(id, (ack) => {
        this.#waiting.delete(id)
        resolve(ack)
      })
      this.#socket.send(JSON.stringify({ v: protocolVersion, id, as: person, ...action }))
    })
  }

  /** Waits until everything that the server said so far has been heard: answers come in order. */
  async heard(): Promise<void> {
    await this.say(this.people[0] ?? '', { type: 'traffic', on: false })
  }

  async #must(person: string, action: PageAction): Promise<void> {
    const ack = await this.say(person, action)
    if (ack.state === 'failed')
      throw new Error(`${action.type} of ${person} failed: ${ack.code ?? ''} ${ack.text ?? ''}`)
  }

  /** Sends a command such as `doko start`. */
  async command(person: string, path: string, values: OptionValues = {}): Promise<void> {
    const [name = '', ...sub] = path.split(' ')
    const command = this.#hello?.commands.find((known) => known.name === name)
    if (!command) throw new Error(`There is no command ${name}`)
    const options = commandOptions(command, sub, values)
    await this.#must(person, { type: 'command', name, options, text: `/${path}` })
  }

  /** Presses the live button with this custom id, or whose custom id does this, or with this label. */
  async press(person: string, message: APIMessage, which: string): Promise<void> {
    const live = liveOf(message)
    const found =
      live.find(({ custom_id }) => custom_id === which) ??
      live.find(({ custom_id }) => custom_id.split(':')[1] === which) ??
      live.find(({ label }) => label === which)
    if (!found) throw new Error(`Nothing to press: ${which} (there is ${live.map(({ label, custom_id }) => label ?? custom_id).join(', ')})`) // prettier-ignore
    await this.#must(person, { type: 'press', message: message.id, customId: found.custom_id })
  }

  /** Chooses in the select whose custom id contains `which`. */
  async choose(person: string, message: APIMessage, which: string, values: readonly string[]): Promise<void> {
    const select = controlsOf(message).find(({ type, custom_id }) => type === 3 && custom_id.includes(which))
    if (!select) throw new Error(`There is no select ${which}`)
    await this.#must(person, {
      type: 'choose',
      message: message.id,
      customId: select.custom_id,
      componentType: 3,
      values,
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}
