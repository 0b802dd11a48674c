import { GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { guildCreate } from './payload.js'
import type { World } from './world.js'

const heartbeat = 41_250
const mostRemembered = 1_000
const guilds = 1

interface Session {
  readonly id: string
  readonly intents: number
  socket: WebSocket | null
  seq: number
  /** The latest dispatches, for a resume. */
  readonly sent: { readonly seq: number; readonly frame: string }[]
}

interface Frame {
  readonly op: number
  readonly d?: unknown
}

/** Discord's gateway: sessions, heartbeats, dispatches, and resume with what was missed. */
export class Gateway {
  readonly server = new WebSocketServer({ noServer: true })
  readonly #sessions = new Map<string, Session>()
  readonly #open = new Set<WebSocket>()
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    this.server.on('connection', (socket: WebSocket) => this.#greet(socket))
  }

  /** Sends an event to every session, connected or to be resumed. Guild events need the Guilds intent. */
  dispatch(event: GatewayDispatchEvents, data: unknown, note = ''): void {
    for (const session of this.#sessions.values()) {
      if (event !== GatewayDispatchEvents.InteractionCreate && !(session.intents & guilds)) continue
      this.#send(session, event, data)
    }
    this.#world.traffic('toBot', note ? `${event} ${note}` : event)
  }

  /** Tells the bot that it is in the server (again). */
  announceGuild(): void {
    this.dispatch(GatewayDispatchEvents.GuildCreate, guildCreate(this.#world))
  }

  /** Cuts every connection. With 1000 or 1001 the sessions end, with other codes they may be resumed. */
  disconnect(code = 4000): void {
    for (const socket of this.#open) socket.close(code)
    if (code === 1000 || code === 1001) this.#sessions.clear()
  }

  /** Whether a connection is refused or taken at the HTTP upgrade. */
  upgrade(request: IncomingMessage, socket: Parameters<WebSocketServer['handleUpgrade']>[1], head: Buffer): void {
    if (this.#world.trouble.offline) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      return
    }
    this.server.handleUpgrade(request, socket, head, (ws) => this.server.emit('connection', ws, request))
  }

  close(): void {
    for (const socket of this.#open) socket.terminate()
    this.server.close()
  }

  #greet(socket: WebSocket): void {
    this.#open.add(socket)
    let session: Session | null = null
    write(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeat, _trace: [] }, s: null, t: null })
    socket.on('message', (raw: Buffer) => {
      const frame = parse(raw)
      if (frame === null) return socket.close(4002, 'Decode error.')
      session = this.#receive(socket, session, frame)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => {
      this.#open.delete(socket)
      if (session?.socket !== socket) return
      session.socket = null
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id)
      this.#setOnline()
    })
  }

  #receive(socket: WebSocket, session: Session | null, frame: Frame): Session | null {
    const ack = { op: GatewayOpcodes.HeartbeatAck, d: null, s: null, t: null }
    if (frame.op === Number(GatewayOpcodes.Heartbeat)) write(socket, ack)
    else if (frame.op === Number(GatewayOpcodes.Identify)) return this.#identify(socket, session, frame.d)
    else if (frame.op === Number(GatewayOpcodes.Resume)) return this.#resume(socket, frame.d)
    else if (session === null) socket.close(4003, 'Not authenticated.')
    return session
  }

  #identify(socket: WebSocket, session: Session | null, data: unknown): Session | null {
    const { token, intents, shard } = data as { token?: string; intents?: number; shard?: [number, number] }
    if (session !== null) {
      socket.close(4005, 'Already authenticated.')
      return session
    }
    if (!this.#accepts(token)) {
      socket.close(4004, 'Authentication failed.')
      return null
    }
    const fresh: Session = { id: randomBytes(16).toString('hex'), intents: intents ?? 0, socket, seq: 0, sent: [] }
    this.#sessions.set(fresh.id, fresh)
    const { bot, installed } = this.#world
    this.#send(fresh, GatewayDispatchEvents.Ready, {
      v: 10,
      user: { ...bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: installed ? [{ id: this.#world.guildId, unavailable: true }] : [],
      session_id: fresh.id,
      session_type: 'normal',
      resume_gateway_url: this.address,
      shard: shard ?? [0, 1],
      application: { id: bot.id, flags: 0 },
    })
    if (installed && fresh.intents & guilds)
      this.#send(fresh, GatewayDispatchEvents.GuildCreate, guildCreate(this.#world))
    this.#setOnline()
    return fresh
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const { token, session_id, seq } = data as { token?: string; session_id?: string; seq?: number }
    if (!this.#accepts(token)) {
      socket.close(4004, 'Authentication failed.')
      return null
    }
    const session = this.#sessions.get(session_id ?? '')
    const oldest = session?.sent[0]?.seq ?? 0
    if (session === undefined || (seq ?? 0) > session.seq || (seq ?? 0) < oldest - 1) {
      write(socket, { op: GatewayOpcodes.InvalidSession, d: false, s: null, t: null })
      return null
    }
    session.socket?.close(4000)
    session.socket = socket
    for (const { seq: sent, frame } of session.sent) if (sent > (seq ?? 0)) socket.send(frame)
    this.#send(session, GatewayDispatchEvents.Resumed, { _trace: [] })
    this.#setOnline()
    return session
  }

  #send(session: Session, event: string, data: unknown): void {
    session.seq += 1
    const frame = JSON.stringify({ op: GatewayOpcodes.Dispatch, t: event, s: session.seq, d: data })
    session.sent.push({ seq: session.seq, frame })
    if (session.sent.length > mostRemembered) session.sent.splice(0, mostRemembered / 2)
    session.socket?.send(frame)
  }

  #accepts(token: string | undefined): boolean {
    return token?.replace(/^Bot /, '') === this.#world.token
  }

  /** Where the gateway is: `ws://127.0.0.1:PORT/gateway`. */
  get address(): string {
    return `${this.#world.origin.replace(/^http/, 'ws')}/gateway`
  }

  #setOnline(): void {
    const online = [...this.#sessions.values()].some(({ socket }) => socket !== null)
    if (online === this.#world.online) return
    this.#world.online = online
    this.#world.emit({ type: 'bot', online })
  }
}

function write(socket: WebSocket, frame: unknown): void {
  socket.send(JSON.stringify(frame))
}

function parse(raw: Buffer): Frame | null {
  try {
    const frame = JSON.parse(raw.toString('utf8')) as unknown
    return typeof frame === 'object' && frame !== null && 'op' in frame ? (frame as Frame) : null
  } catch {
    return null
  }
}
