import { Client, Events, GatewayIntentBits, Options, Partials, REST } from 'discord.js'
import type { Logger } from 'pino'
import type { Clock, Ledger, People, RuleBook, Servers } from '../table/ports.js'
import type { Custody } from '../table/custody.js'
import type { Tables } from '../table/service.js'
import type { Tips } from '../table/tip.js'
import { languageOf } from '../i18n/index.js'
import type { Language } from '../i18n/index.js'
import { Boards } from './live/board.js'
import type { MessageNotes } from './live/board.js'
import { Dispatch } from './road/dispatch.js'
import { emojiFile, emojiName, provideEmojis } from './road/emojis.js'
import type { EmojiRef } from './road/emojis.js'
import { Guests } from './features/lobby/guests.js'
import { Hands } from './live/hands.js'
import { livePage } from './features/table/live-page.js'
import { loadCommands } from './road/loader.js'
import { logIn, lostError } from './road/login.js'
import type { BotError } from './road/login.js'
import { Owed } from './live/owed.js'
import { Pings } from './features/reminders/reminders.js'
import type { PingNotes } from './features/reminders/reminders.js'
import { Readers } from './road/readers.js'
import { definitionOf, inviteLink, register } from './road/register.js'
import { Removals } from './features/privacy/removals.js'
import { RankMoves } from './features/result/rank-moves.js'
import { RoomWatch } from './features/rest/room-watch.js'
import { Screens } from './features/screens.js'
import { ServerBook } from './road/servers.js'
import { MatchThreads } from './features/threads/threads.js'
import { createWire } from './road/wire.js'

export { BotError } from './road/login.js'

/** What the bot is plugged into. */
export interface BotParts {
  readonly token: string
  /** Base address of the REST API without the version. */
  readonly api: string
  readonly tables: Tables
  readonly rankings: Ledger['rankings']
  /** The rules that servers and channels have chosen. */
  readonly book: RuleBook
  /** How people want things shown. */
  readonly people: People
  /** What those who manage servers have chosen. */
  readonly servers: Servers
  /** What is stored of people and servers. */
  readonly custody: Custody
  /** Whether a server that the bot is not in counts as left, so that its data is deleted in time; true when left out. */
  readonly leavesServers?: boolean
  readonly notes: MessageNotes & PingNotes
  readonly levels: readonly string[]
  readonly clock: Clock
  readonly log: Logger
  /** Folder of the command files. */
  readonly commands: string
  /** What to do, for those who practise. */
  readonly tips: Tips
  /** Whether messages carry pictures; true when left out. Without them the text says all. */
  readonly pictures?: boolean
  /** Told when Discord has ended the connection for good, e.g. because the token was reset. */
  readonly lost?: (error: BotError) => void
}

/** A bot that has logged in. */
export interface Bot {
  /** The link that invites it. */
  readonly invite: string
  /** Waits for all that is being said: answers, hands and table messages. What waits for the clock is not waited for. */
  settled(): Promise<void>
  /** Takes no more clicks, finishes the answers under way, logs off. */
  stop(): Promise<void>
}

/**
 * Logs in, registers the commands if they changed, shows every open table afresh.
 * @throws BotError in one line when Discord refuses the token or cannot be reached
 */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { tables, clock, log } = parts
  const commands = await loadCommands(parts.commands)
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: parts.api },
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
  client.on(Events.ShardDisconnect, ({ code }) => parts.lost?.(lostError(code)))
  client.on(Events.ShardResume, () => log.info('connected again'))

  const application = await logIn(client, parts)
  const hooks = new REST({ api: parts.api, version: '10', globalRequestsPerSecond: Infinity, timeout: 15_000 })
  const wire = createWire(client.rest, hooks, application)
  const emojis = new Map<string, EmojiRef>()
  const readers = new Readers({
    people: parts.people,
    log,
    changed: (user) => hands.refreshOf(user),
  })
  const redraw = (server: string): void => {
    for (const table of tables.all()) if (tables.view(table, null)?.server === server) boards.refresh(table)
  }
  const servers = new ServerBook({ servers: parts.servers, log, changed: redraw })
  await Promise.all(openServers(tables).map((server) => servers.serverSettings(server)))
  const serverLanguage = (server: string): Language =>
    servers.of(server).language ?? languageOf(client.guilds.cache.get(server)?.preferredLocale ?? 'en-US')
  const guests = new Guests({
    wire,
    tables,
    people: parts.people,
    mayPing: (server) => servers.of(server).pings,
    serverLanguage,
    log,
  })
  const moves = new RankMoves({ tables, rankings: parts.rankings, servers, log })
  const screens: Screens = new Screens({
    tables,
    levels: parts.levels,
    companions: (table) => guests.companions(table),
    emoji: (card, language) => emojis.get(emojiName(card, language)) ?? null,
    readers,
    serverLanguage,
    serverDesign: (server) => servers.of(server).design,
    isLeaving: (view) => threads.isLeaving(view),
    now: () => clock.now(),
    tips: parts.tips,
    moves: (table) => moves.of(table),
    pictures: parts.pictures ?? true,
  })
  const hands = new Hands({
    wire,
    clock,
    log,
    handOf: (table, user, extra) => (threads.leaves(table) ? null : screens.hand(table, user, undefined, extra, true)),
  })
  const owed = new Owed()
  const watch = new RoomWatch({ tables, log })
  const boards: Boards = new Boards({
    wire,
    clock,
    log,
    notes: parts.notes,
    pageOf: (table) => livePage(table, { tables, screens, readers, servers }),
    closingOf: (table, chapter, moved) => screens.closing(table, chapter, moved),
    suspend: (table, why) => watch.suspend(table, why),
    owed,
  })
  const pings = new Pings({
    wire,
    clock,
    log,
    tables,
    people: parts.people,
    notes: parts.notes,
    reach: (table, user) => hands.reach(table, user),
    mayPing: (server) => servers.of(server).pings,
    serverLanguage,
    suspend: (table, why) => watch.suspend(table, why),
  })
  const threads: MatchThreads = new MatchThreads({
    tables,
    wire,
    log,
    serverLanguage,
    messageOf: (table) => boards.messageOf(table),
    settled: (table) => {
      boards.refresh(table)
      hands.refresh(table)
    },
  })
  const removals = new Removals({
    custody: parts.custody,
    tables,
    clock,
    log,
    rest: (server) => watch.suspendServer(server, 'removed'),
    forgotten: (server) => servers.forget(server),
  })
  watch.listen(client)
  if (parts.leavesServers !== false) removals.listen(client)
  tables.onOutcome((outcome) => {
    screens.heard(outcome)
    guests.heard(outcome)
    threads.heard(outcome)
    if (outcome.intent.type === 'resume') boards.wake(outcome.table)
    // A hand of the old room would come there again; in the thread everybody opens it anew.
    if (outcome.intent.type === 'relocate') hands.forget(outcome.table)
    if (outcome.events.some(({ type }) => type === 'match-over'))
      moves.look(outcome.table, () => boards.refresh(outcome.table))
    else boards.refresh(outcome.table)
    hands.refresh(outcome.table)
    pings.look(outcome.table)
  })
  client.on(Events.GuildUpdate, (before, { id, preferredLocale }) => {
    if (before.preferredLocale !== preferredLocale) redraw(id)
  })
  const services = {
    tables,
    rankings: parts.rankings,
    book: parts.book,
    readers,
    servers,
    custody: parts.custody,
    guests,
    owed,
    screens,
    levels: parts.levels,
    now: () => clock.now(),
  }
  const dispatch = new Dispatch({ wire, commands, services, hands, boards, clock, log })
  client.on(Events.InteractionCreate, (interaction) => dispatch.handle(interaction))

  await register(client.rest, application, definitionOf(commands.values(), services)).then(
    (written) => log.info({ commands: commands.size }, written ? 'commands registered' : 'commands are up to date'),
    (error: unknown) => log.error({ err: error }, 'the commands could not be registered; those of earlier starts stay'),
  )
  void provideEmojis(client.rest, application, emojiFile, (emoji) => emojis.set(emoji.name, emoji), log)
  for (const table of tables.all()) {
    boards.restore(table).catch((error: unknown) => log.warn({ table, err: error }, 'a table was not shown again'))
    pings.restore(table).catch((error: unknown) => log.warn({ table, err: error }, 'nobody is reminded at a table'))
  }
  if (parts.leavesServers !== false) await removals.reconcile((server) => client.guilds.cache.has(server))
  const settled = async () => {
    await dispatch.settled()
    await threads.made()
    await moves.settled()
    await removals.settled()
    await Promise.all([hands.settled(), boards.settled(), guests.settled(), pings.settled()])
  }
  return {
    invite: inviteLink(application),
    settled,
    async stop() {
      await dispatch.stop()
      boards.stop()
      hands.stop()
      removals.stop()
      pings.stop()
      await settled()
      client.removeAllListeners(Events.ShardReconnecting)
      await client.destroy()
      hooks.clearHashSweeper()
      hooks.clearHandlerSweeper()
    },
  }
}

/** The servers where tables are open. */
const openServers = (tables: Tables): readonly string[] => [
  ...new Set(tables.all().flatMap((table) => tables.view(table, null)?.server ?? [])),
]
