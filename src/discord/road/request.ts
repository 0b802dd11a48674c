import { PermissionFlagsBits } from 'discord.js'
import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  UserContextMenuCommandInteraction,
} from 'discord.js'
import { languageOf, translator } from '../../i18n/index.js'
import type { Language, T } from '../../i18n/index.js'
import type { UserId } from '../../table/view.js'

/** Who asks, where, and in which language: all that a handler may know of an interaction. */
export interface Request {
  /** Discord's number of this press or command. */
  readonly id: string
  readonly user: UserId
  /** What the user is called in Discord, on every server. */
  readonly name: string
  /** Server id; null in a direct message, and on a server where only the person has the bot. */
  readonly server: string | null
  /** Channel or thread id. */
  readonly room: string
  /** The words of the reader's language, for private answers: the chosen one, else that of their Discord. */
  readonly t: T
  /** The language of the reader's Discord. */
  readonly locale: Language
  /** The words of the server's language, for what stands in the channel. */
  readonly roomT: T
  /** May manage the server. */
  readonly manager: boolean
  /** Rights that the bot lacks in this channel to run a table, by Discord's names. */
  readonly missing: readonly MissingRight[]
  /** Rights that it lacks here to play a match in a thread of its own. */
  readonly missingForThreads: readonly MissingRight[]
  /** May make events of the server. */
  readonly mayMakeEvents: boolean
  /** The channel in which this thread is; null in a channel. */
  readonly parent: string | null
  /** The press came from a private message of this user. */
  readonly fromPrivate: boolean
  /** Id of the message that carries the pressed button. */
  readonly message: string | null
  /** Values that were chosen in a select, people without bots; empty for everything else. */
  readonly chosen: readonly string[]
}

export const rights = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'EmbedLinks',
] as const
export type MissingRight = (typeof rights)[number]

/** Either lets the bot make an event of the server. */
const eventRights = [PermissionFlagsBits.CreateEvents, PermissionFlagsBits.ManageEvents] as const

const always = ['AttachFiles', 'EmbedLinks'] as const
const inChannel = ['ViewChannel', 'SendMessages', ...always] as const
const inThread = ['ViewChannel', 'SendMessagesInThreads', ...always] as const
const toThread = ['SendMessagesInThreads', 'CreatePublicThreads'] as const

/** What is answered with a message. */
export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | UserContextMenuCommandInteraction

/** Picks out of an interaction what handlers need. No cache is asked: everything stands in the payload. */
export function requestOf(interaction: Answerable): Request {
  const { channel, authorizingIntegrationOwners: owners } = interaction
  // Taken along by somebody, the bot is not on the server: it knows nothing of it and cannot write there.
  const server = owners.guildId === null && owners.userId !== null ? null : interaction.guildId
  const locale = languageOf(interaction.locale)
  const thread = channel?.isThread() ? channel : null
  const lacks = (right: MissingRight): boolean => !interaction.appPermissions.has(PermissionFlagsBits[right])
  const message = interaction.isMessageComponent() ? interaction.message : null
  return {
    id: interaction.id,
    user: interaction.user.id,
    name: interaction.user.displayName,
    server,
    room: interaction.channelId ?? '',
    t: translator(locale),
    locale,
    roomT: translator(languageOf(interaction.guildLocale ?? interaction.locale)),
    manager: server !== null && (interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false),
    missing: [...(thread ? inThread : inChannel)].filter(lacks),
    missingForThreads: thread ? [] : [...toThread].filter(lacks),
    mayMakeEvents: eventRights.some((right) => interaction.appPermissions.has(right)),
    parent: thread?.parentId ?? null,
    fromPrivate: message?.flags.has('Ephemeral') ?? false,
    message: message?.id ?? null,
    chosen: interaction.isMessageComponent() ? chosenIn(interaction) : [],
  }
}

function chosenIn(interaction: MessageComponentInteraction): readonly string[] {
  if (!interaction.isAnySelectMenu()) return []
  if (!interaction.isUserSelectMenu()) return interaction.values
  return interaction.values.filter((id) => interaction.users.get(id)?.bot !== true)
}

/** The rights that the bot lacks to run a table here, with those for a thread if the match is to have one. */
export const missingFor = (
  { missing, missingForThreads }: Pick<Request, 'missing' | 'missingForThreads'>,
  thread: boolean,
): readonly MissingRight[] => [...new Set([...missing, ...(thread ? missingForThreads : [])])]
