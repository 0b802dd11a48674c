import type { PlainKey } from '../../i18n/index.js'
import { presentNotice } from '../look/parts.js'
import type { Page } from '../road/message.js'
import type { MissingRight, Request } from '../road/request.js'

/** A request on a server. */
export type ServerRequest = Request & { readonly server: string }

/** Whether a request comes from a server. */
export const onServer = (request: Request): request is ServerRequest => request.server !== null

/** Tells that something goes only on a server; null there. */
export const needsServer = ({ server, t }: Request): Page | null =>
  server === null ? presentNotice(t('error.server-only')) : null

/**
 * Only those who may manage the server may do this.
 * @param word tells everybody else
 */
export const needsManager =
  (word: PlainKey) =>
  (request: Request): Page | null =>
    needsServer(request) ?? (request.manager ? null : presentNotice(request.t(word)))

/** Names exactly what the bot may not do in this channel. */
export const presentMissing = (missing: readonly MissingRight[], { t }: Pick<Request, 't'>): Page =>
  presentNotice(t('error.permissions', { names: missing.map((right) => t(`right.${right}`)).join(', ') }))
