import { Events, REST } from 'discord.js'
import type { Logger } from 'pino'
import { knownLanguage, languageOf, translator } from '../i18n/index.js'
import type { T } from '../i18n/index.js'
import type { Company } from '../table/company.js'
import type { Custody } from '../table/custody.js'
import type { Moment, Outcome, TableEvent } from '../table/intent.js'
import { trickLiesOpen } from '../table/last-trick.js'
import type { Clock, Ledger, People, PersonSettings, RuleBook, Servers } from '../table/ports.js'
import { quietUntil } from '../table/quiet.js'
import type { Tables } from '../table/service.js'
import type { Tips } from '../table/tip.js'
import { isPractice } from '../table/view.js'
import type { Suspension, TableId, TableView } from '../table/view.js'
import { allPresses } from './features/all-presses.js'
import { Bells } from './features/bells/bells.js'
import { ChannelPages } from './features/channel/pages.js'
import { DateKeeper } from './features/dates/keeper.js'
import { openFor } from './features/dates/plan.js'
import { presentRemoved } from './features/host/page.js'
import { Offers } from './features/learn/offers.js'
import { Guests } from './features/lobby/guests.js'
import { handPages } from './features/practice/page.js'
import { Removals } from './features/privacy/removals.js'
import { refusalPage } from './features/refusals/page.js'
import type { PingNotes } from './features/reminders/reminder.js'
import { Reminders } from './features/reminders/reminders.js'
import { RoomWatch } from './features/rest/room-watch.js'
import { movesRanks, RankMoves } from './features/result/rank-moves.js'
import type { Services } from './features/services.js'
import { zoneOf } from './features/zones.js'
import { MatchThreads } from './features/threads/threads.js'
import { Background } from './live/background.js'
import type { MessageNotes } from './live/board.js'
import { Boards } from './live/boards.js'
import { serverEvents } from './live/events.js'
import { Hands } from './live/hands.js'
import { LastTricks } from './live/last-tricks.js'
import { LiveReplies } from './live/live-replies.js'
import { Names } from './live/names.js'
import { nonceMaker } from './live/nonce.js'
import { RoomNotices } from './live/room-notices.js'
import { ShownPositions } from './live/shown-positions.js'
import { Undelivered } from './live/undelivered.js'
import { Looks } from './look/look.js'
import { namedAt } from './look/names.js'
import { roadPages } from './look/refusal.js'
import { Dispatch } from './road/dispatch.js'
import { emojiFile, emojiName, provideEmojis } from './road/emojis.js'
import type { EmojiRef } from './road/emojis.js'
import { createServerBook } from './road/kept-settings.js'
import { loadCommands, loadPersonCommands } from './road/loader.js'
import { createClient, logIn } from './road/login.js'
import type { BotError } from './road/login.js'
import { Members } from './road/members.js'
import { Presses } from './road/press.js'
import { Readers } from './road/readers.js'
import { definitionOf, installsOf, inviteLink, ownLink, personDefinitions, register } from './road/register.js'
import { showPrivately, tell } from './road/reply.js'
import type { Request } from './road/request.js'
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
  /** Dates, who wants to be told of tables, and whom people have blocked. */
  readonly company: Company
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
  /** Where people find help with this bot; null or left out: nowhere. */
  readonly helpAddress?: string | null
  /** Told when Discord has ended the connection for good, e.g. because the token was reset. */
  readonly lost?: (error: BotError) => void
}

/** A bot that has logged in. */
export interface Bot {
  /** The link that invites it to a server. */
  readonly invite: string
  /** The link with which a person takes it for themselves; null where the developer portal does not allow that. */
  readonly own: string | null
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
  const { clock, log, company } = parts
  const opened: ((moment: Moment) => void)[] = []
  const tables = tellingOfOpened(parts.tables, (moment) => opened.forEach((hears) => hears(moment)))
  const commands = await loadCommands<Services>(parts.commands)
  const personCommands = await loadPersonCommands<Services>(parts.commands)
  const client = createClient(parts)
  const application = await logIn(client, parts)
  const hooks = new REST({ api: parts.api, version: '10', globalRequestsPerSecond: Infinity, timeout: 15_000 })
  const wire = createWire(client.rest, hooks, application)
  const background = new Background(log)
  const live = { wire, clock, log, background, nonce: nonceMaker() }
  const emojis = new Map<string, EmojiRef>()
  const readers = new Readers({ people: parts.people, log })
  const servers = createServerBook(parts.servers, log)
  const members = new Members({ rest: client.rest, clock, log })
  const names = new Names({ members, readers })
  await Promise.all(openServers(tables).map((server) => servers.meet(server)))
  const wordsIn = (server: string): T =>
    translator(
      knownLanguage(servers.of(server).language) ??
        languageOf(client.guilds.cache.get(server)?.preferredLocale ?? 'en-US'),
    )
  const mayPing = (server: string): boolean => servers.of(server).pings
  const wantsPeace = (settings: PersonSettings, server: string): number | null =>
    quietUntil(settings, zoneOf(settings, servers.of(server)), clock.now())
  const looks = new Looks({
    emoji: (card, language) => emojis.get(emojiName(card, language)) ?? null,
    settingsOf: (user) => readers.of(user)?.settings ?? null,
    designIn: (server) => servers.of(server).design,
    tables: () => tables.all().length,
    pictures: parts.pictures ?? true,
  })
  const { people, notes } = parts
  const watch = new RoomWatch({ tables, log, background })
  const suspend = (table: TableId, why: Suspension): void => watch.suspend(table, why)
  const leaving = new Map<TableId, string>()
  const calling = { people, mayPing, quietUntil: wantsPeace, wordsIn }
  const guests = new Guests({ ...live, ...calling, tables, blocks: company })
  const bells = new Bells({ ...live, ...calling, tables, company })
  const offers = new Offers({ ...live, readers })
  opened.push((moment) => bells.opened(moment))
  const moves = new RankMoves({ rankings: parts.rankings, servers, background })
  const channel = new ChannelPages({
    looks,
    wordsIn,
    levels: parts.levels,
    moves: (table) => moves.of(table),
    isLeaving: ({ id, room }) => leaving.get(id) === room,
    mayPing: (user, server) => {
      const settings = readers.of(user)?.settings
      return mayPing(server) && (settings === undefined || (settings.pings && wantsPeace(settings, server) === null))
    },
    now: () => clock.now(),
  })
  const handPage = handPages({ looks, tips: parts.tips, now: () => clock.now() })
  const hands = new Hands({
    ...live,
    handOf: (table, user, extra) => {
      const view = leaving.has(table) ? null : tables.view(table, user)
      if (!view) return null
      const language = readers.of(user)?.language
      const t = language ? translator(language) : wordsIn(view.server)
      // Whoever was taken out learns it in the message that would have become the hand.
      if (view.place === null && view.lobby.removed.includes(user))
        return view.status === 'lobby' ? { page: presentRemoved(view, t), urgent: true } : null
      return view.status === 'lobby' ? null : handPage(view, { user, t }, extra)
    },
  })
  const notices = new RoomNotices({ wire, clock, background })
  const undelivered = new Undelivered()
  const boards = new Boards({
    ...live,
    notes,
    pageOf: (table) => {
      const view = tables.view(table, null)
      const live = view && channel.livePage(view)
      return live && { ...live, page: names.shown(live.page, live.server, wordsIn(live.server)) }
    },
    closingOf: (table, chapter, moved) => {
      const view = tables.view(table, null)
      return view && names.shown(channel.closing(view, chapter, moved), view.server, wordsIn(view.server))
    },
    suspend,
    told: (table, room, trouble) => {
      if (trouble === null) return notices.written(room)
      // Once a match runs, each hand says by itself that its table rests.
      const running = tables.view(table, null)?.status !== 'lobby'
      if (running && (trouble === 'forbidden' || trouble === 'archived' || trouble === 'locked')) return
      notices.failed(room, trouble)
    },
    undelivered,
  })
  const reminders = new Reminders({
    ...live,
    ...calling,
    tables,
    notes,
    suspend,
    told: (table, trouble) => {
      const room = tables.view(table, null)?.room
      if (room !== undefined) notices.tell(room, trouble)
    },
    reach: (table, user) => hands.reach(table, user),
  })
  const lastTricks = new LastTricks({
    clock,
    view: (table) => tables.view(table, null),
    show: (view) => {
      const draw = (): void => boards.refresh(view.id)
      if (movesRanks(view)) moves.look(view, draw)
      else draw()
      hands.refresh(view.id)
    },
  })
  const { book, levels } = parts
  const dates = new DateKeeper({
    ...live,
    ...calling,
    tables,
    company,
    open: (date, host) => openFor(date, host, { tables, book, servers, levels }),
    show: (table) => boards.refresh(table),
  })
  const threads = new MatchThreads({
    ...live,
    tables,
    wordsIn,
    leaving,
    messageOf: (table) => boards.messageOf(table),
    told: (room, notice) => notices.tell(room, notice),
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
    background,
    rest: (server) => watch.suspendServer(server, 'removed'),
    forgotten: (server) => servers.forget(server),
  })
  const redraw = (server: string): void => {
    for (const table of tables.all()) if (tables.view(table, null)?.server === server) boards.refresh(table)
    for (const kind of [reminders, bells, guests, dates]) kind.reword(server)
  }
  readers.onChange((user) => hands.refreshOf(user))
  servers.onChange(redraw)
  watch.listen(client)
  if (parts.leavesServers !== false) removals.listen(client)
  const listeners: Listener[] = [
    { to: ['joined', 'deal-started', 'closed'], hears: (outcome) => guests.heard(outcome) },
    { to: ['left', 'deal-started', 'closed'], hears: (outcome) => offers.heard(outcome) },
    { to: ['deal-started'], hears: (outcome) => threads.heard(outcome) },
    { to: ['resumed'], hears: ({ table }) => boards.tryAgain(table) },
    // A hand of the old room would come there again; in the thread everybody opens it anew.
    { to: ['relocated'], hears: ({ table }) => hands.forget(table) },
    { to: ['deal-finished'], hears: ({ table }) => lastTricks.follow(table) },
    {
      to: ['game-voided'],
      hears: ({ table }) => void background.run(boards.closeAnew(table), 'old results stay as they are', { table }),
    },
  ]
  const named = async (view: TableView): Promise<void> => {
    const people = namedAt(view)
    if (isPractice(view)) return
    await names.look(view.server, people)
    if (names.lacks(view.server, people)) boards.refresh(view.id)
  }
  const ends = ['deal-finished', 'match-over', 'closed'] as const
  listeners.push({
    to: ends,
    hears: ({ table, viewFor }) => void background.run(named(viewFor(null)), 'people could not be named', { table }),
  })
  tables.onOutcome((outcome) => {
    const { table } = outcome
    const types = new Set(outcome.events.map(({ type }) => type))
    channel.heard(outcome)
    bells.heard(outcome)
    for (const { to, hears } of listeners) if (to.some((type) => types.has(type))) hears(outcome)
    const view = outcome.viewFor(null)
    // What the match has moved in the rankings is found out first, while the last trick lies open or at once.
    if (types.has('closed') && movesRanks(view)) moves.look(view, () => boards.refresh(table))
    else if (!types.has('match-over') || trickLiesOpen(view, clock.now())) boards.refresh(table)
    hands.refresh(table)
    reminders.refresh(table)
  })
  client.on(Events.GuildUpdate, (before, { id, preferredLocale }) => {
    if (before.preferredLocale !== preferredLocale) redraw(id)
  })
  const replies = new LiveReplies({ tables, hands, boards, beside: [reminders] })
  const services: Services = {
    tables,
    rankings: parts.rankings,
    book: parts.book,
    readers,
    names,
    servers,
    custody: parts.custody,
    company,
    dates,
    events: serverEvents(wire, background),
    guests,
    offers,
    undelivered,
    shown: new ShownPositions(live),
    looks,
    levels: parts.levels,
    helpAddress: parts.helpAddress ?? null,
    showHand: (view, request, extra = {}) => {
      if (view.place === null) return tell(refusalPage(extra.refusal ?? { code: 'not-seated' }, request, view))
      return showPrivately(replies.hand(view, request, handPage(view, request, extra).page, extra), request)
    },
    showTable: (view, request) => {
      const board = channel.page(view)
      return board && replies.table(view, board, request)
    },
    linkTo: ({ id, server, room }) => {
      const message = boards.messageOf(id)
      return ['https://discord.com/channels', server, room, ...(message === null ? [] : [message])].join('/')
    },
    // What the person saw before may be what made the table refuse: the page tells how it stands now.
    refusal: (why, request, view) => refusalPage(why, request, view && (tables.view(view.id, request.user) ?? view)),
    now: () => clock.now(),
  }
  const roomOf = ({ room }: Request, table: TableId | null): string =>
    (table === null ? undefined : tables.view(table, null)?.room) ?? room
  const dispatch = new Dispatch({
    wire,
    commands,
    personCommands,
    presses: new Presses<Services>(allPresses),
    needs: services,
    languages: {
      of: async (user, locale) => (await readers.meet(user, locale)).language,
      in: async (server) => knownLanguage((await servers.meet(server)).language),
    },
    pages: roadPages,
    notices: {
      asks: (request, table, token) => notices.asks(roomOf(request, table), request, token),
      refused: (request, trouble) => notices.refused(request.room, request, trouble),
    },
    around: (request, table) => replies.around(request, table),
    run: (work) => void background.run(work, 'an interaction failed'),
    clock,
    log,
  })
  client.on(Events.InteractionCreate, (interaction) => {
    const { guildId, user } = interaction
    if (guildId !== null) members.seen(guildId, user.id)
    dispatch.handle(interaction)
    void background.run(readers.renamed(user.id, user.displayName), 'a new name could not be kept', { user: user.id })
  })

  const installs = await installsOf(client.rest).catch((error: unknown) => {
    log.warn({ err: error }, 'how the application may be installed is not known, so it is offered to servers alone')
    return undefined
  })
  const definitions = [
    definitionOf(commands.values(), parts.levels, installs ?? [0]),
    ...personDefinitions(personCommands.values()),
  ]
  await register(client.rest, application, definitions).then(
    (written) => log.info({ written }, written.length > 0 ? 'commands registered' : 'commands are up to date'),
    (error: unknown) => log.error({ err: error }, 'the commands could not be registered; those of earlier starts stay'),
  )
  void provideEmojis(client.rest, application, emojiFile, (emoji) => emojis.set(emoji.name, emoji), log)
  for (const table of [...tables.all(), ...tables.unshown()]) {
    lastTricks.await(table)
    void background.run(boards.restore(table), 'a table was not shown again', { table })
    void background.run(reminders.restore(table), 'nobody is reminded at a table', { table })
  }
  void background.run(bells.restore(), 'calls to tables were not looked at')
  const dated = async (): Promise<void> => {
    await Promise.all((await company.openDates()).map(({ server }) => servers.meet(server)))
    await dates.restore()
  }
  void background.run(dated(), 'dates were not looked at')
  if (parts.leavesServers !== false) await removals.reconcile((server) => client.guilds.cache.has(server))
  return {
    invite: inviteLink(application),
    own: (installs ?? []).includes(1) ? ownLink(application) : null,
    settled: () => background.settled(),
    async stop() {
      dispatch.stop()
      await background.settled()
      boards.stop()
      hands.stop()
      lastTricks.stop()
      offers.stop()
      removals.stop()
      reminders.stop()
      bells.stop()
      dates.stop()
      await background.settled()
      client.removeAllListeners(Events.ShardReconnecting)
      await client.destroy()
      hooks.clearHashSweeper()
      hooks.clearHandlerSweeper()
    },
  }
}

/** Tables that tell of each one that is opened, whoever opens it; no outcome does. */
const tellingOfOpened = (tables: Tables, hears: (moment: Moment) => void): Tables => ({
  ...tables,
  open: async (request) => {
    const answer = await tables.open(request)
    if (answer.ok) hears(answer.value)
    return answer
  },
})

/** Who hears of an outcome only when one of these events is in it. */
interface Listener {
  readonly to: readonly TableEvent['type'][]
  readonly hears: (outcome: Outcome) => void
}

/** The servers where tables are open, or have ended and are to be shown still: their words are needed before anybody asks. */
const openServers = (tables: Tables): readonly string[] => [
  ...new Set([...tables.all(), ...tables.unshown()].flatMap((table) => tables.view(table, null)?.server ?? [])),
]
