import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Stage } from './actions.js'
import { isOwnOrigin } from './page-files.js'

/** The page's side of the stand-in. */
export class PageSocket {
  private readonly server = new WebSocketServer({ noServer: true })
  constructor(private readonly stage: Stage) {}

  upgrade(request: IncomingMessage, socket: Parameters<WebSocketServer['handleUpgrade']>[1], head: Buffer): void {
    if (!isOwnOrigin(this.stage.world, request.headers.origin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    this.server.handleUpgrade(request, socket, head, (ws) => ws.close())
  }

  close(): void {
    this.server.close()
  }
}
