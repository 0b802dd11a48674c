import type { ServerMessage } from '../protocol.js'
export type X = ServerMessage
