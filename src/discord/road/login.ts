import { Client, DiscordAPIError, Events, GatewayCloseCodes, GatewayIntentBits, Options, Partials } from 'discord.js'
import type { Logger } from 'pino'

/** The bot cannot run: one line for the person who hosts it. */
export class BotError extends Error {
  /** @param wrongSetUp a setting has to be changed; else trying again later may do */
  constructor(
    message: string,
    readonly wrongSetUp: boolean,
  ) {
    super(message)
  }
}

/** The longest that logging in may take, in ms. */
const loginPatience = 30_000

interface ClientParts {
  /** Base address of the REST API without the version. */
  readonly api: string
  readonly log: Logger
  /** Told when Discord has ended the connection for good. */
  readonly lost?: (error: BotError) => void
}

/** The connection to Discord, not logged in yet: it keeps what the bot asks for in memory and nothing else. */
export function createClient({ api, log, lost }: ClientParts): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: api },
    allowedMentions: { parse: [] },
    // A thread that was archived when the bot came is told of by nothing but the interaction itself.
    partials: [Partials.Channel],
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 50, keepOverLimit: (user) => user.id === user.client.user.id },
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildInviteManager: 0,
      GuildBanManager: 0,
      VoiceStateManager: 0,
      StageInstanceManager: 0,
      GuildScheduledEventManager: 0,
    }),
  })
  client.on(Events.Error, (error) => log.warn({ err: error }, 'the connection had a fault'))
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection had a fault'))
  client.on(Events.ShardReconnecting, () => log.warn('connection lost, trying again'))
  client.on(Events.ShardDisconnect, ({ code }) => lost?.(lostError(code)))
  client.on(Events.ShardResume, () => log.info('connected again'))
  return client
}

interface LoginParts {
  readonly token: string
  /** Base address of the REST API without the version. */
  readonly api: string
  readonly log: Logger
}

/**
 * Logs in and waits until everything is connected.
 * @returns the application's id
 * @throws BotError in one line when Discord refuses the token or cannot be reached
 */
export async function logIn(client: Client, { token, api, log }: LoginParts): Promise<string> {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${loginPatience / 1000} seconds`)), loginPatience)
  })
  try {
    await Promise.race([client.login(token).then(() => ready), late])
    if (client.application === null) throw new Error('it did not tell which application the token belongs to')
    return client.application.id
  } catch (error) {
    log.debug({ err: error }, 'the login failed')
    client.removeAllListeners(Events.ShardReconnecting)
    await client.destroy()
    throw loginError(error, api)
  } finally {
    clearTimeout(timer)
  }
}

const tokenRefused =
  'DISCORD_TOKEN was refused by Discord: copy the token again from the developer portal (Bot, Reset Token).'

function loginError(error: unknown, api: string): BotError {
  const code = (error as { code?: unknown } | null)?.code
  if (code === 'TokenInvalid' || (error instanceof DiscordAPIError && error.status === 401)) {
    return new BotError(tokenRefused, true)
  }
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = (inner instanceof Error ? inner.message : String(inner)).split('\n', 1)[0] ?? ''
  return new BotError(`Discord cannot be reached at ${api} (${reason || String(code)}).`, false)
}

/** Discord has ended the connection: why, in one line. */
export const lostError = (code: number): BotError =>
  code === Number(GatewayCloseCodes.AuthenticationFailed)
    ? new BotError(tokenRefused, true)
    : new BotError(`Discord has ended the connection for good (code ${code}).`, false)
