/** The one WebSocket: sends, receives, and comes back after 1, 2, 4, 8, then every 10 s. */
import { protocolVersion, socketPath } from '../protocol.js'
import type { PageAction, PersonKey, ServerMessage } from '../protocol.js'

/** What the connection tells, and what it asks for when it connects. */
export interface Listener {
  readonly onMessage: (message: ServerMessage) => void
  /** Connected, or the seconds until the next try. */
  readonly onState: (state: 'open' | number) => void
  /** Where to go on: the session and the highest `seq` seen. */
  readonly resume: () => { readonly session: string; readonly seq: number }
}

/** Seconds before each further try. */
export const retryWaits: readonly number[] = [1, 2, 4, 8, 10]

export class Connection {
  readonly #listener: Listener
  #socket: WebSocket | undefined
  #tries = 0
  #left = 0
  #timer = 0

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /** Connects now, whatever was planned. */
  connect(): void {
    clearInterval(this.#timer)
    const { session, seq } = this.#listener.resume()
    const query = new URLSearchParams(session ? { session, since: String(seq) } : {})
    const address = new URL(`${socketPath}?${query.toString()}`, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#listener.onState('open')
    })
    socket.addEventListener('message', (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage
      if (message.v === protocolVersion) this.#listener.onMessage(message)
    })
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#wait()
    })
  }

  /** Whether something said now is heard. */
  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Sends an action; false when there is no connection: nothing is queued, since Discord gives 3 s. */
  send(id: string, as: PersonKey, action: PageAction): boolean {
    if (!this.open) return false
    this.#socket?.send(JSON.stringify({ v: protocolVersion, id, as, ...action }))
    return true
  }

  #wait(): void {
    this.#left = retryWaits[Math.min(this.#tries, retryWaits.length - 1)] ?? 10
    this.#tries++
    this.#listener.onState(this.#left)
    clearInterval(this.#timer)
    this.#timer = setInterval(() => {
      this.#left--
      if (this.#left > 0) this.#listener.onState(this.#left)
      else this.connect()
    }, 1000)
  }
}
