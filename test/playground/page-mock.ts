/** A stand-in for the stand-in: serves the page with canned messages, so that the page can be tried by itself. */
import { build } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Hello, PageMessage, ServerEvent } from '../../src/playground/protocol.js'
import { COMMANDS, NOW, PEOPLE, SCENES } from './page-scenes.js'

const PAGE = new URL('../../src/playground/page/', import.meta.url)
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
function svg(name: string): string {
  const cards = Array.from({ length: name === 'hand' ? 12 : 2 }, (_, at) => {
    const [x, y] = name === 'hand' ? [16 + (at % 8) * 84, at < 8 ? 20 : 210] : [260 + at * 110, 120]
    return `<rect x="${String(x)}" y="${String(y)}" width="100" height="170" rx="8" fill="#fffdf5" stroke="#222"/><text x="${String(x + 8)}" y="${String(y + 44)}" font-size="40">10</text>`
  })
  const height = name === 'hand' ? 400 : 460
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${String(height)}" width="720" height="${String(height)}"><rect width="720" height="${String(height)}" fill="#1d5c45"/>${cards.join('')}</svg>`
}

/** A running mock: its address, what the page said, and a way to say something to all open pages. */
export interface PageMock {
  readonly address: string
  readonly heard: PageMessage[]
  readonly say: (event: ServerEvent) => void
  /** Cuts all connections; the page comes back by itself. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

async function bundle(): Promise<string> {
  const entry = new URL('main.ts', PAGE).pathname
  const made = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false, logLevel: 'silent' })
  return made.outputFiles[0]?.text ?? ''
}
let bundled: Promise<string> | undefined

/** The page's program, made of its sources as they are. */
export const program = (): Promise<string> => (bundled ??= bundle())

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo)))
}

/** What the page is greeted with in a scene. */
export const greeting = (scene: string): Hello => ({
  type: 'hello',
  session: 'mock',
  run: 'one',
  turns: {},
  people: PEOPLE,
  bot: { id: '9', name: 'Doppelkopf', online: true },
  channel: { id: '7', name: 'card-table' },
  rooms: [{ id: '7', name: 'card-table', parent: null }],
  commands: COMMANDS,
  now: NOW,
  ahead: 0,
  trouble: { pictures: false, offline: false, permission: false },
  language: 'en-US',
  ...(SCENES[scene] ?? { views: {}, toPlay: [], hints: {} }),
})

/** Serves the page with one of the {@link SCENES}. Nothing answers unless `answer` does. */
export async function startPageMock(
  scene: string,
  answer: (message: PageMessage, say: PageMock['say']) => void = () => undefined,
): Promise<PageMock> {
  const files: Record<string, readonly [string | URL, string]> = {
    '/': [new URL('index.html', PAGE), 'text/html; charset=utf-8'],
    '/style.css': [new URL('style.css', PAGE), 'text/css; charset=utf-8'],
    '/icon.svg': [new URL('icon.svg', PAGE), 'image/svg+xml'],
    '/main.js': [await program(), 'text/javascript; charset=utf-8'],
    '/pictures/hand.svg': [svg('hand'), 'image/svg+xml'],
    '/pictures/table.svg': [svg('table'), 'image/svg+xml'],
  }
  const server = createServer((request, response) => {
    const [body, type] = files[request.url ?? ''] ?? []
    if (body === undefined || type === undefined) return void response.writeHead(404).end()
    const send = (bytes: string | Buffer) =>
      response
        .writeHead(200, { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .end(bytes)
    if (body instanceof URL) void readFile(body).then(send)
    else send(body)
  })
  const sockets = new WebSocketServer({ server, path: '/playground/ws' })
  const heard: PageMessage[] = []
  let seq = 1
  const send = (socket: WebSocket, event: ServerEvent) => {
    socket.send(JSON.stringify({ v: 1, seq: seq++, ...event }))
  }
  const say = (event: ServerEvent) => {
    for (const socket of sockets.clients) send(socket, event)
  }
  sockets.on('connection', (socket) => {
    send(socket, greeting(scene))
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as PageMessage
      heard.push(message)
      answer(message, say)
    })
  })
  const { port } = await listen(server)
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    heard,
    say,
    cut: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
