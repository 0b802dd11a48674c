import { z } from 'zod'

/** A setting that cannot be used: one line for the person who hosts the bot. */
export class SettingsError extends Error {}

/** What the environment and `.env` decide. */
export interface Settings {
  /** Absent: the playground is served. */
  readonly discordToken: string | null
  /** Base address of Discord's REST API, without the version. */
  readonly discordApi: string
  readonly database: string
  /** 0 takes any free port. */
  readonly playgroundPort: number
  /** How many people sit in the playground. */
  readonly playgroundPeople: number
  readonly logLevel: LogLevel
  /** Milliseconds that every computer player waits before a move; null: as long as its table's pace says. */
  readonly computerPace: number | null
  /** Where people find help with this bot, shown in `/doko help`; null: nowhere. */
  readonly helpAddress: string | null
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)

const fields = {
  DISCORD_TOKEN: {
    schema: z
      .string()
      .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      .optional(),
    allowed: 'the bot token from the Discord developer portal (three parts joined by dots), or nothing at all',
  },
  DISCORD_API: {
    schema: z.url({ protocol: /^https?$/ }).default('https://discord.com/api'),
    allowed: 'an http or https address, for example https://discord.com/api',
  },
  DOKO_DATABASE: {
    schema: z.string().min(1).default('data/doko.sqlite'),
    allowed: 'the path of a file, for example data/doko.sqlite',
  },
  DOKO_PLAYGROUND_PORT: { schema: whole(0, 65535).default(8080), allowed: 'a port from 0 to 65535 (0: any free one)' },
  DOKO_PLAYGROUND_PEOPLE: { schema: whole(1, 7).default(4), allowed: 'a number of people from 1 to 7' },
  DOKO_LOG_LEVEL: { schema: z.enum(logLevels).default('info'), allowed: `one of ${logLevels.join(', ')}` },
  DOKO_COMPUTER_PACE: { schema: whole(0, 60_000).optional(), allowed: 'milliseconds from 0 to 60000' },
  DOKO_HELP_ADDRESS: {
    schema: z
      .string()
      .max(300)
      .refine(
        (text) =>
          /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text) || z.url({ protocol: /^https$/ }).safeParse(text).success,
      )
      .optional(),
    allowed: 'an https address or an e-mail address, for example https://example.org/help',
  },
} as const

/**
 * Reads and checks the settings.
 * @param env names and values, as in `process.env`; empty values count as absent
 * @throws SettingsError with one line that names the wrong setting and what is allowed
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <K extends keyof typeof fields>(name: K): z.output<(typeof fields)[K]['schema']> => {
    const raw = env[name]?.trim()
    const parsed = fields[name].schema.safeParse(raw === '' ? undefined : raw)
    if (!parsed.success) {
      const shown = name === 'DISCORD_TOKEN' ? 'has the wrong form' : `is ${JSON.stringify(raw)}`
      throw new SettingsError(`${name} ${shown}; allowed: ${fields[name].allowed}.`)
    }
    return parsed.data as z.output<(typeof fields)[K]['schema']>
  }
  return {
    discordToken: read('DISCORD_TOKEN') ?? null,
    discordApi: read('DISCORD_API').replace(/\/+$/, ''),
    database: read('DOKO_DATABASE'),
    playgroundPort: read('DOKO_PLAYGROUND_PORT'),
    playgroundPeople: read('DOKO_PLAYGROUND_PEOPLE'),
    logLevel: read('DOKO_LOG_LEVEL'),
    computerPace: read('DOKO_COMPUTER_PACE') ?? null,
    helpAddress: read('DOKO_HELP_ADDRESS') ?? null,
  }
}
