import type { Logger } from 'pino'
import type { People } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'

/** Who knows whether a message may ping. */
export interface PingParts {
  readonly people: Pick<People, 'settingsOf'>
  /** Whether a server lets its members be pinged. */
  readonly mayPing: (server: string) => boolean
  readonly log: Logger
}

/** Whether a message on a server may ping somebody: both have to agree. Settings that cannot be read say no. */
export async function mayPingUser(user: UserId, server: string, { people, mayPing, log }: PingParts): Promise<boolean> {
  const settings = await people.settingsOf(user).catch((error: unknown) => {
    log.warn({ server, err: error }, 'somebody’s settings could not be read, so they are not pinged')
    return null
  })
  return mayPing(server) && (settings?.pings ?? false)
}
