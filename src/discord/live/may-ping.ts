import type { Logger } from 'pino'
import type { People, PersonSettings } from '../../table/ports.js'
import type { UserId } from '../../table/view.js'

/** Who knows whether a message may ping. */
export interface PingParts {
  readonly people: Pick<People, 'settingsOf'>
  /** Whether a server lets its members be pinged. */
  readonly mayPing: (server: string) => boolean
  /** Until when somebody wants peace now, in ms since 1970; null: they may be called. Left out: nobody ever wants peace. */
  readonly quietUntil?: (settings: PersonSettings, server: string) => number | null
  readonly log: Logger
}

/** What there is to know before somebody is pinged. */
export interface PingAnswer {
  /** The server and the person both agree, and it is no quiet time of theirs. */
  readonly may: boolean
  /** Until when they want peace now, in ms since 1970; null: they do not. */
  readonly quietUntil: number | null
}

/** Whether a message on a server may ping somebody, and whether they want peace just now. Settings that cannot be read say no. */
export async function askToPing(user: UserId, server: string, parts: PingParts): Promise<PingAnswer> {
  const settings = await parts.people.settingsOf(user).catch((error: unknown) => {
    parts.log.warn({ server, err: error }, 'somebody’s settings could not be read, so they are not pinged')
    return null
  })
  const quietUntil = settings && (parts.quietUntil?.(settings, server) ?? null)
  return { may: parts.mayPing(server) && (settings?.pings ?? false) && quietUntil === null, quietUntil }
}

/** Whether a message on a server may ping somebody. */
export const mayPingUser = async (user: UserId, server: string, parts: PingParts): Promise<boolean> =>
  (await askToPing(user, server, parts)).may
