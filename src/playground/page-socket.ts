import { GatewayDispatchEvents } from 'discord-api-types/v10'
import type { Locale } from 'discord-api-types/v10'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { ActionRefused } from './actions.js'
import type { Stage } from './actions.js'
import { deriveHints } from './hints.js'
import type { Hints } from './hints.js'
import { perform } from './page-actions.js'
import { isOwnOrigin } from './page-files.js'
import { guildData } from './payload.js'
import { readPageMessage } from './page-input.js'
import { PageSession } from './page-session.js'
import { commandsIn, hello, roomsOf, shown, troubleOf, turnsOf, viewersOf } from './page-views.js'
import type { Hint, PageMessage, PersonKey, ServerEvent } from './protocol.js'
import type { ChannelRecord, InteractionRecord, MessageRecord, WorldEvent } from './records.js'

const maxSessions = 20

const offline = 'The bot is offline, so nothing was sent.'
const failures: Readonly<Record<string, string>> = { timeout: 'The bot did not answer within 3 seconds.', offline }

/** The page's side of the stand-in: it decides who sees what, numbers what it says, and lets each action count once. */
export class PageSocket {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 })
  readonly #sessions = new Map<string, PageSession>()
  /** Whether some page has said which language the server has. */
  #spoken = false
  readonly #asked = new Map<string, { readonly session: PageSession; readonly action: string }>()
  /** The hints of each channel that a page shows, as last told. */
  readonly #hints = new Map<string, Hints>()
  /** Who is to play in all channels, as last told. */
  #turns = ''
  #isStale = false
  readonly #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
    stage.world.on((event) => {
      if (this.#sessions.size > 0) this.#tell(event)
    })
  }

  upgrade(request: IncomingMessage, socket: Parameters<WebSocketServer['handleUpgrade']>[1], head: Buffer): void {
    if (!isOwnOrigin(this.#stage.world, request.headers.origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    const query = new URL(request.url ?? '', this.#stage.world.origin).searchParams
    this.#server.handleUpgrade(request, socket, head, (ws) =>
      this.#connect(ws, query.get('session') ?? '', Number(query.get('since') ?? Number.NaN)),
    )
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  #connect(socket: WebSocket, id: string, since: number): void {
    const known = this.#sessions.get(id)
    const session = known?.canReplay(since) ? known : this.#open()
    session.socket?.close()
    session.socket = socket
    if (session === known) session.replay(since)
    else this.#greet(session)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      if (session.socket === socket) session.socket = null
    })
    socket.on('message', (raw: Buffer) => {
      const message = readPageMessage(raw.toString('utf8'))
      if (message) this.#receive(session, message)
      else socket.close(1008, 'Not of the protocol')
    })
  }

  #greet(session: PageSession): void {
    const channel = this.#channelOf(session)
    session.channel = channel.id
    const hints = deriveHints(this.#stage.world, channel)
    this.#hints.set(channel.id, hints)
    const greeting = hello(this.#stage.world, session.id, channel, hints)
    session.send({ ...greeting, language: session.language ?? greeting.language })
  }

  /** The channel that a page shows; the first one when it is gone. */
  #channelOf({ channel }: PageSession): ChannelRecord {
    const { world } = this.#stage
    const { channels, mainChannel } = world
    return world.place(channel) ?? [...channels.values()][0] ?? mainChannel
  }

  /** Whether a page shows a channel; one that shows a conversation with the bot shows everybody's. */
  #shows({ channel }: PageSession, id: string): boolean {
    if (channel === id) return true
    const { world } = this.#stage
    return world.place(channel)?.type === 1 && world.channels.get(id)?.type === 1
  }

  #open(): PageSession {
    for (const [id, { socket }] of this.#sessions)
      if (socket === null && this.#sessions.size >= maxSessions) this.#sessions.delete(id)
    const session = new PageSession(this.#stage.world.mainChannel.id)
    this.#sessions.set(session.id, session)
    return session
  }

  #receive(session: PageSession, message: PageMessage): void {
    const { world } = this.#stage
    const refuse = (code: string, text: string) =>
      session.send({ type: 'ack', action: message.id, state: 'failed', code, text })
    if (!session.count(message.id)) return refuse('again', 'This has been counted already.')
    const person = world.person(message.as)
    if (!person) return refuse('unknown', 'There is no such person.')
    const isForBot = ['command', 'complete', 'person', 'press', 'choose', 'submit'].includes(message.type)
    if (isForBot && !world.online) return refuse('offline', offline)
    if (message.type === 'traffic') session.traffic = message.on
    if (message.type === 'language') return this.#speak(session, message)
    try {
      const interaction = perform(
        this.#stage,
        { person, channel: world.facing(this.#channelOf(session), person), locale: session.language },
        message,
      )
      if (message.type === 'open') this.#show(session, message.channel)
      if (interaction) this.#follow(session, message.id, interaction)
      else session.send({ type: 'ack', action: message.id, state: 'done' })
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error
      refuse(error.code, `${error.message}.`)
    }
  }

  /**
   * A page's language is its own. The server, and everybody in it, go along where no other page is open, and with the first page that
   * says its language at all: after a new start several come back at once.
   */
  #speak(session: PageSession, { id, language }: Extract<PageMessage, { type: 'language' }>): void {
    const { world, gateway } = this.#stage
    session.language = language as Locale
    const isAlone = [...this.#sessions.values()].every((one) => one === session || one.socket === null)
    if (isAlone || !this.#spoken) {
      this.#spoken = true
      world.speak(session.language)
      gateway.dispatch(GatewayDispatchEvents.GuildUpdate, guildData(world))
    } else session.send({ type: 'language', language })
    session.send({ type: 'ack', action: id, state: 'done' })
  }

  #show(session: PageSession, channel: string): void {
    session.channel = channel
    this.#greet(session)
  }

  #follow(session: PageSession, action: string, interaction: InteractionRecord): void {
    this.#asked.set(interaction.id, { session, action })
    session.send({ type: 'ack', action, state: 'waiting', request: interaction.payload })
  }

  #tell(event: WorldEvent): void {
    const { world } = this.#stage
    const all = (told: ServerEvent) => this.#sessions.forEach((session) => session.send(told))
    const watching = (about: MessageRecord) => (told: ServerEvent) =>
      this.#sessions.forEach((session) => this.#shows(session, about.data.channel_id) && session.send(told))
    switch (event.type) {
      case 'rooms':
        all({ type: 'rooms', rooms: roomsOf(world) })
        return this.#sessions.forEach((session) => world.place(session.channel) || this.#greet(session))
      case 'message': {
        const { message } = event
        if (message.hidden) return
        watching(message)({ type: 'message', viewers: viewersOf(world, message), ...shown(world, message) })
        return this.#refreshHints()
      }
      case 'remove': {
        const { message, reason } = event
        watching(message)({ type: 'remove', viewers: viewersOf(world, message), id: message.data.id, reason })
        return this.#refreshHints()
      }
      case 'interaction':
        return this.#acknowledge(event.interaction)
      case 'bot':
        return all({ type: 'bot', online: event.online })
      case 'commands':
        this.#sessions.forEach((session) => {
          const commands = commandsIn(world, this.#channelOf(session))
          session.send({ type: 'bot', online: world.online, commands })
        })
        return this.#refreshHints()
      case 'clock':
        return all({ type: 'clock', now: world.clock.now(), ahead: world.clock.ahead })
      case 'language':
        return this.#sessions.forEach((session) => {
          const language = session.language ?? world.guildLocale
          session.send({ type: 'language', language })
        })
      case 'traffic':
      case 'problem':
        return this.#sessions.forEach((session) => session.traffic && session.send(event))
      case 'trouble':
        return all({ type: 'trouble', trouble: troubleOf(world) })
      case 'rest':
        return
    }
  }

  #acknowledge(interaction: InteractionRecord): void {
    const { id, state, failure, modal, choices, person } = interaction
    const asked = this.#asked.get(id)
    if (!asked || state === 'waiting') return
    const { session, action } = asked
    if (state === 'done' && choices) session.send({ type: 'choices', action, list: choices })
    if (state === 'done' && modal) session.send({ type: 'modal', viewer: person.key, interaction: id, modal })
    const why = failure ? { code: failure, text: failures[failure] ?? failure } : {}
    session.send({ type: 'ack', action, state, ...why })
    if (state !== 'thinking') this.#asked.delete(id)
  }

  /** Works out the hints once after everything that happens in one go, and tells those that changed. */
  #refreshHints(): void {
    if (this.#isStale) return
    this.#isStale = true
    queueMicrotask(() => {
      this.#isStale = false
      for (const channel of new Set([...this.#sessions.values()].map((session) => this.#channelOf(session))))
        this.#tellHints(channel)
      const turns = turnsOf(this.#stage.world)
      if (JSON.stringify(turns) === this.#turns) return
      this.#turns = JSON.stringify(turns)
      for (const session of this.#sessions.values()) session.send({ type: 'turns', turns })
    })
  }

  #tellHints(channel: ChannelRecord): void {
    const before = this.#hints.get(channel.id)
    const now = deriveHints(this.#stage.world, channel)
    this.#hints.set(channel.id, now)
    const { toPlay, hints } = now
    const sameTurn = JSON.stringify(before?.toPlay) === JSON.stringify(toPlay)
    const groups = new Map<string, { readonly hint: Hint; readonly viewers: PersonKey[] }>()
    for (const [key, hint] of Object.entries(hints)) {
      const text = JSON.stringify(hint)
      if (sameTurn && JSON.stringify(before?.hints[key]) === text) continue
      const group = groups.get(text) ?? { hint, viewers: [] }
      groups.set(text, { hint, viewers: [...group.viewers, key] })
    }
    for (const { hint, viewers } of groups.values())
      for (const session of this.#sessions.values())
        if (session.channel === channel.id) session.send({ type: 'hint', viewers, toPlay, ...hint })
  }
}
