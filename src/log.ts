import { pino } from 'pino'
import type { Logger } from 'pino'
import type { LogLevel } from './settings.js'

export type { Logger }

/**
 * The program's log on standard error: JSON lines, or readable lines where a person looks at a terminal.
 * Interaction tokens and the bot's token are secrets; whatever carries one under these names is blacked out.
 * @param level least severity that is written
 * @param options.pretty readable lines instead of JSON (default: when standard error is a terminal)
 */
export async function createLog(level: LogLevel, options: { pretty?: boolean } = {}): Promise<Logger> {
  const readable = options.pretty ?? process.stderr.isTTY
  const stream = readable
    ? // Loaded only here: nobody reads the JSON of a background service through it.
      (await import('pino-pretty')).default({
        destination: 2,
        sync: true,
        translateTime: 'SYS:HH:MM:ss.l',
        singleLine: true,
      })
    : pino.destination({ dest: 2, sync: true })
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['token', '*.token', '*.*.token', 'authorization', '*.authorization'], censor: '[secret]' },
    },
    stream,
  )
}
