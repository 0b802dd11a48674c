import { createPlayground } from './playground.js'

/** Where the playground notes what a developer should know; pino's logger fits. */
export interface PlaygroundLog {
  debug(data: object, text: string): void
  warn(data: object, text: string): void
}

/** What the bot needs to run on the playground. */
export interface StartedPlayground {
  /** The page's address, for people. */
  readonly address: string
  /** What discord.js takes as `rest.api`. */
  readonly apiBase: string
  /** What the bot logs in with. */
  readonly token: string
  readonly close: () => Promise<void>
}

/**
 * Starts the stand-in with its page on 127.0.0.1. Server, channel and people have the same ids in every run; messages
 * live in memory only.
 *
 * @param options.port 0 for any free one.
 * @param options.log is told each request that Discord would refuse (warn) and all traffic (debug).
 * @throws an error with code EADDRINUSE when the port is taken.
 */
export async function startPlayground(options: { port: number; log: PlaygroundLog }): Promise<StartedPlayground> {
  const { log, port } = options
  const playground = await createPlayground({ port })
  playground.onTraffic((line) => {
    if (line.type === 'traffic') log.debug({ direction: line.direction }, line.text)
    else log.warn({ status: line.status, code: line.code }, `Discord would refuse this: ${line.text}`)
  })
  const { url, apiBase, token } = playground
  return { address: url, apiBase, token, close: () => playground.close() }
}
