import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Gateway } from './gateway.js'
import { addPageRoutes, isOwnHost } from './page-files.js'
import { PageSocket } from './page-socket.js'
import { socketPath } from './protocol.js'
import { restApp } from './rest/app.js'
import type { World } from './world.js'

/** A stand-in that listens. */
export interface Listening {
  readonly gateway: Gateway
  readonly port: number
  /** Takes the stand-in down; resolves when the port is free. */
  readonly close: () => Promise<void>
}

/**
 * Puts REST, gateway and page on one port of 127.0.0.1.
 *
 * @param port 0 for any free one.
 * @throws the system's error with code EADDRINUSE when the port is taken.
 */
export async function listen(world: World, port: number): Promise<Listening> {
  const gateway = new Gateway(world)
  const app = new Hono()
  app.use(async (context, next) => {
    if (!isOwnHost(world, context.req.header('host'))) return context.text('Only on this computer', 421)
    return next()
  })
  const rest = restApp(world, gateway)
  app.route('/api/v10', rest)
  addPageRoutes(app, world)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const taken = (server.address() as AddressInfo).port
  world.origin = `http://127.0.0.1:${taken}`
  const page = new PageSocket({ world, gateway })
  server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0]
    if (!isOwnHost(world, request.headers.host)) socket.end('HTTP/1.1 421 Misdirected Request\r\n\r\n')
    else if (path === socketPath) page.upgrade(request, socket, head)
    else if (path?.startsWith('/gateway')) gateway.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  return {
    gateway,
    port: taken,
    close: async () => {
      gateway.close()
      page.close()
      world.clock.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}
