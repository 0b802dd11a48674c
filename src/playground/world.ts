import { Locale } from 'discord-api-types/v10'
import type { APIApplicationCommand, APIUser } from 'discord-api-types/v10'
import { randomUUID } from 'node:crypto'
import { wallClock } from './clock.js'
import type { Clock } from './clock.js'
import type { DiscordError, RefusalName } from './errors.js'
import { refusal } from './errors.js'
import { RateLimits } from './limits.js'
import { botPermissions, firstFour, settle, user } from './people.js'
import type { PersonOption } from './people.js'
import type {
  ChannelRecord,
  EmojiRecord,
  InteractionRecord,
  MessageRecord,
  PersonRecord,
  Picture,
  ScheduledRecord,
  WorldEvent,
} from './records.js'
import { snowflakes, stableId } from './snowflake.js'

/** What a world is made of; everything has a default. */
export interface WorldOptions {
  readonly people?: readonly PersonOption[]
  /** Names of the text channels; `card-table` and `lounge` when left out. */
  readonly channels?: readonly string[]
  readonly guildLocale?: Locale
  /** The bot's name; `Doppelkopf` when left out. */
  readonly botName?: string
  /** The token that the bot logs in with. */
  readonly token?: string
  readonly clock?: Clock
  /** How many messages a channel keeps; the oldest are forgotten. 500 when left out. */
  readonly keep?: number
  /** How many pictures stay after their message has let go of them, since a browser may still fetch them. 60 when left out. */
  readonly keepPictures?: number
}

/** Requests that are refused although nothing is wrong with them. */
export interface Raised {
  readonly name: RefusalName
  /** Which requests, by their method and path, such as `POST /channels/7/messages`. */
  readonly path: RegExp
  /** How many of them still. */
  times: number
}

/** One server with channels, people and a bot: all that the stand-in knows. */
export class World {
  /** Pictures that left their message, oldest first. */
  readonly #forgotten: string[] = []
  readonly clock: Clock
  readonly id: () => string
  readonly guildId = stableId('guild')
  /** Tells this world from every other one, also from one with the same ids. */
  readonly run = randomUUID()
  readonly guildName = 'Playground'
  /** The server's language. */
  guildLocale: Locale
  readonly bot: APIUser
  readonly token: string
  readonly people: readonly PersonRecord[]
  /** The first channel, the one that the page shows. */
  readonly mainChannel: ChannelRecord
  readonly channels = new Map<string, ChannelRecord>()
  readonly commands = new Map<string, APIApplicationCommand>()
  readonly emojis = new Map<string, EmojiRecord>()
  /** The server's scheduled events, by id. */
  readonly scheduled = new Map<string, ScheduledRecord>()
  readonly pictures = new Map<string, Picture>()
  /** By token; the oldest expired ones are forgotten. */
  readonly interactions = new Map<string, InteractionRecord>()
  readonly limits: RateLimits
  /** Permissions that the bot lacks, by channel. */
  readonly denied = new Map<string, bigint>()
  readonly trouble = { pictures: false, offline: false }
  /** What is refused because a test wants it so. */
  readonly raised: Raised[] = []
  /** So many further requests with the bot's token are answered by 502. */
  faults = 0
  /** REST requests that are being handled. */
  inFlight = 0
  /** Whether the bot is still in the server. */
  installed = true
  /** Whether a gateway session is connected. */
  online = false
  /** Where the stand-in is reached: `http://127.0.0.1:PORT`, set when it listens. */
  origin = ''
  readonly #keep: number
  readonly #keepPictures: number
  readonly #listeners = new Set<(event: WorldEvent) => void>()

  constructor(options: WorldOptions = {}) {
    this.clock = options.clock ?? wallClock()
    this.id = snowflakes(this.clock.now)
    this.guildLocale = options.guildLocale ?? Locale.German
    this.people = settle(options.people ?? firstFour)
    this.bot = user(stableId('bot'), options.botName ?? 'Doppelkopf', true)
    this.token = options.token ?? `${Buffer.from(this.bot.id).toString('base64url')}.playground.local`
    this.#keep = options.keep ?? 500
    this.#keepPictures = options.keepPictures ?? 60
    this.limits = new RateLimits(this.clock)
    this.clock.onAdvance(() => this.emit({ type: 'clock' }))
    const [main = 'card-table', ...others] = options.channels ?? ['card-table', 'lounge']
    this.mainChannel = this.addChannel({ id: stableId('channel'), name: main, type: 0, parentId: null })
    for (const [index, name] of others.entries())
      this.addChannel({ id: stableId('channel', index + 1), name, type: 0, parentId: null })
  }

  /** Makes this the language of the server and of everybody in it. */
  speak(locale: Locale): void {
    this.guildLocale = locale
    for (const person of this.people) person.locale = locale
    this.emit({ type: 'language' })
  }

  /** Tells `listener` everything from now on; the returned function ends that. */
  on(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  addChannel(
    channel: Pick<ChannelRecord, 'id' | 'name' | 'type' | 'parentId'> & Partial<ChannelRecord>,
  ): ChannelRecord {
    const record: ChannelRecord = {
      owner: null,
      foreign: false,
      archived: false,
      locked: false,
      messages: new Map(),
      editsOfOld: [],
      ...channel,
    }
    this.channels.set(record.id, record)
    this.emit({ type: 'rooms' })
    return record
  }

  /** The id of a person's conversation with the bot. */
  directId = (person: PersonRecord): string => stableId('direct', this.people.indexOf(person))

  /** A person's conversation with the bot; it begins when somebody looks at it. */
  direct(person: PersonRecord): ChannelRecord {
    const id = this.directId(person)
    const channel = { id, name: this.bot.username, type: 1, parentId: null, owner: person.user.id } as const
    return this.channels.get(id) ?? this.addChannel(channel)
  }

  /** The channel, thread or conversation with this id; undefined when there is none. */
  place(id: string): ChannelRecord | undefined {
    const whose = this.people.find((person) => this.directId(person) === id)
    return whose ? this.direct(whose) : this.channels.get(id)
  }

  /** What a page that shows `channel` shows of it for one person: of the conversations with the bot their own. */
  facing = (channel: ChannelRecord, person: PersonRecord): ChannelRecord =>
    channel.type === 1 ? this.direct(person) : channel

  /** Takes a channel or thread away with all its messages. */
  removeChannel(channel: ChannelRecord): void {
    for (const message of channel.messages.values()) this.drop(message, 'deleted')
    this.channels.delete(channel.id)
    this.emit({ type: 'rooms' })
  }

  /** The channel with this id. Throws 10003 when there is none, 50001 when the bot may not see it. */
  channel(id: string): ChannelRecord {
    const channel = this.channels.get(id)
    if (channel === undefined) throw refusal('unknownChannel')
    return channel
  }

  /** What the bot may do in a channel; a thread follows its parent. */
  permissions(channelId: string): bigint {
    if (!this.installed || this.channels.get(channelId)?.foreign) return 0n
    const parent = this.channels.get(channelId)?.parentId
    const lacking = (this.denied.get(channelId) ?? 0n) | (parent ? (this.denied.get(parent) ?? 0n) : 0n)
    return botPermissions & ~lacking
  }

  person(key: string): PersonRecord | undefined {
    return this.people.find((person) => person.key === key)
  }

  personById(id: string): PersonRecord | undefined {
    return this.people.find((person) => person.user.id === id)
  }

  /** Adds a message or tells that it changed. */
  put(message: MessageRecord): void {
    const { messages } = this.channel(message.data.channel_id)
    messages.set(message.data.id, message)
    if (messages.size > this.#keep) {
      const [oldest] = messages.values()
      if (oldest) this.drop(oldest, 'deleted')
    }
    this.emit({ type: 'message', message })
  }

  /** Takes a message and its pictures away. */
  drop(message: MessageRecord, reason: 'deleted' | 'dismissed' | 'restarted'): void {
    this.channels.get(message.data.channel_id)?.messages.delete(message.data.id)
    for (const attachment of message.data.attachments) this.forgetPicture(attachment.url)
    this.emit({ type: 'remove', message, reason })
  }

  /** Takes a private message out of its reader's client; the bot is not told. */
  hide(message: MessageRecord, reason: 'dismissed' | 'restarted'): void {
    if (message.hidden) return
    message.hidden = true
    this.emit({ type: 'remove', message, reason })
  }

  /** Keeps a picture and gives its address. */
  keepPicture(picture: Picture, name: string): string {
    const secret = randomUUID().replaceAll('-', '')
    this.pictures.set(secret, picture)
    return `${this.origin}/pictures/${secret}/${encodeURIComponent(name)}`
  }

  /** A picture that no message shows any more stays for a while: a browser may still be fetching it. */
  forgetPicture(url: string): void {
    const secret = url.split('/').at(-2)
    if (secret !== undefined) this.#forgotten.push(secret)
    for (const old of this.#forgotten.splice(0, this.#forgotten.length - this.#keepPictures)) this.pictures.delete(old)
  }

  /** Notes a refused request, so that nobody overlooks it. */
  problem(error: DiscordError, request: string): void {
    const text = `${request} ${error.status} · ${error.describe()}`
    this.emit({ type: 'problem', at: this.clock.now(), status: error.status, code: error.code, text })
  }

  /** Notes one line between bot and stand-in. */
  traffic(direction: 'toBot' | 'fromBot', text: string): void {
    this.emit({ type: 'traffic', at: this.clock.now(), direction, text })
  }
}
