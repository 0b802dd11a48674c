import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { LogLevel } from './settings.js'

export type { Logger }

/** How the log is written. */
export interface LogOptions {
  /** Readable lines instead of JSON (default: when standard error is a terminal). */
  readonly pretty?: boolean
  /** Texts that must never be written, such as the bot's token. */
  readonly secrets?: readonly string[]
  /** Where the lines go instead of standard error. */
  readonly stream?: DestinationStream
}

/** The part of Discord's addresses that carries an interaction's token. */
const tokenInAddress = /((?:interactions|webhooks)\/\d+)\/[\w-]{20,}/g

/**
 * The program's log on standard error: JSON lines, or readable lines where a person looks at a terminal.
 * Interaction tokens and the bot's token are blacked out wherever they stand; of an error no more is written than
 * `describeError` keeps.
 * @param level least severity that is written
 */
export async function createLog(level: LogLevel, options: LogOptions = {}): Promise<Logger> {
  const secrets = (options.secrets ?? []).filter((secret) => secret !== '')
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['token', '*.token', '*.*.token', 'authorization', '*.authorization'], censor: '[secret]' },
      serializers: { err: describeError },
      hooks: {
        streamWrite: (line) =>
          secrets
            .reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
            .replace(tokenInAddress, '$1/[secret]'),
      },
    },
    options.stream ?? (await standardError(options.pretty ?? process.stderr.isTTY)),
  )
}

async function standardError(pretty: boolean): Promise<DestinationStream> {
  if (!pretty) return pino.destination({ dest: 2, sync: true })
  // Loaded only here: nobody reads the JSON of a background service through it.
  const { default: readable } = await import('pino-pretty')
  return readable({ destination: 2, sync: true, translateTime: 'SYS:HH:MM:ss.l', singleLine: true })
}

/**
 * What the log tells of an error. Errors of requests to Discord carry the whole request, with the token in its address
 * and hands in its body: that stays out.
 * @param error whatever was thrown
 * @returns its class, message, stack, codes and cause
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, status, method } = error as { code?: unknown; status?: unknown; method?: unknown }
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    ...(method === undefined ? {} : { method }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
