import type { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { emojiPath } from './protocol.js'
import type { World } from './world.js'

const pageFiles: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/style.css': { file: 'style.css', type: 'text/css; charset=utf-8' },
  '/icon.svg': { file: 'icon.svg', type: 'image/svg+xml' },
  '/main.js': { file: 'main.js', type: 'text/javascript; charset=utf-8' },
}

const portOf = (world: World) => new URL(world.origin).port

/** Whether a Host header names this server: no other name may lead here, so that no foreign page reaches it by DNS. */
export function isOwnHost(world: World, host: string | undefined): boolean {
  return host === `127.0.0.1:${portOf(world)}` || host === `localhost:${portOf(world)}`
}

/** Whether an Origin header is this page's own; absent counts as own, since browsers always send it for WebSockets. */
export function isOwnOrigin(world: World, origin: string | undefined): boolean {
  return origin === undefined || (origin.startsWith('http://') && isOwnHost(world, origin.slice('http://'.length)))
}

function headers(world: World, type: string): Record<string, string> {
  const own = `http://127.0.0.1:${portOf(world)} http://localhost:${portOf(world)}`
  const sockets = own.replaceAll('http:', 'ws:')
  return {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Content-Security-Policy':
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: ${own}; ` +
      `connect-src 'self' ${sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

/** The page's own files, the pictures of messages and the application's emojis. */
export function addPageRoutes(app: Hono, world: World): void {
  for (const [path, { file, type }] of Object.entries(pageFiles))
    app.get(path, async (context) => {
      try {
        const bytes = await readFile(new URL(`./page/${file}`, import.meta.url))
        return context.body(bytes, 200, headers(world, type))
      } catch {
        return context.text('The page has not been built: run npm run build', 503, headers(world, 'text/plain'))
      }
    })
  app.get('/pictures/:secret/:name', (context) => {
    const picture = world.trouble.pictures ? undefined : world.pictures.get(context.req.param('secret'))
    if (!picture) return context.text('Not found', 404, headers(world, 'text/plain'))
    return context.body(new Uint8Array(picture.bytes), 200, headers(world, picture.type))
  })
  app.get(`${emojiPath}:name`, (context) => {
    const emoji = world.emojis.get(context.req.param('name').replace(/\.\w+$/, ''))
    if (!emoji || world.trouble.pictures) return context.text('Not found', 404, headers(world, 'text/plain'))
    return context.body(new Uint8Array(emoji.picture.bytes), 200, headers(world, emoji.picture.type))
  })
}
