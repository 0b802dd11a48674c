import type {
  APIApplicationCommandOptionChoice,
  APIEmoji,
  APIInteraction,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
  InteractionType,
  Locale,
} from 'discord-api-types/v10'

/** One of the people that the visitor, a test or the bench plays. */
export interface PersonRecord {
  /** Short key such as `anna`. */
  readonly key: string
  readonly user: APIUser
  locale: Locale
  /** Their permissions in every channel. */
  readonly permissions: bigint
}

/** A text channel (type 0), one person's conversation with the bot (type 1), or a public thread (type 11). */
export interface ChannelRecord {
  readonly id: string
  readonly name: string
  readonly type: 0 | 1 | 11
  /** The user whose conversation with the bot it is; null for everything else. */
  readonly owner: string | null
  /** It is in a server where the bot is not: people have it there as an app of their own. */
  readonly foreign: boolean
  readonly parentId: string | null
  archived: boolean
  locked: boolean
  readonly messages: Map<string, MessageRecord>
  /** When (playground ms) messages older than an hour were last edited here. */
  editsOfOld: number[]
}

/** A message with what only the stand-in knows of it. */
export interface MessageRecord {
  data: APIMessage
  /** The user who alone sees it; null for a public one. */
  readonly viewer: string | null
  /** Users who were notified when it came. */
  readonly pings: string[]
  /** Until when (playground ms) a token can edit it; null for messages that no token reaches. */
  tokenExpires: number | null
  /** Its reader's client has lost it (dismissed, restarted); the bot is not told, and its edits still succeed. */
  hidden: boolean
  /** The command that it answers and who typed it. */
  readonly used: { readonly by: string; readonly text: string } | null
  /**
   * Whether it has shown its reader's hand, as its first content or `instead` of something else that they had asked for. What
   * takes the hand's place for a while stands where they play, too.
   */
  hand: 'never' | 'first' | 'instead'
  /** The `nonce` it was posted with under `enforce_nonce`. */
  nonce: string | null
}

/** A file that came with a request: `n` of its `files[n]`. */
export interface Upload {
  readonly index: string
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** A picture that is served under an address nobody can guess. */
export interface Picture {
  readonly bytes: Buffer
  readonly type: string
}

/** An application emoji with its picture. */
export interface EmojiRecord {
  readonly data: APIEmoji & { id: string; name: string }
  readonly picture: Picture
}

/** A scheduled event of the server that takes place somewhere outside Discord's voice channels. */
export interface ScheduledRecord {
  readonly id: string
  readonly name: string
  readonly description: string | null
  /** ISO 8601. */
  readonly start: string
  readonly end: string
  readonly location: string
}

/** `waiting`: the bot was told; `thinking`: it deferred; `done`: answered; `failed`: refused or too late. */
export type InteractionState = 'waiting' | 'thinking' | 'done' | 'failed'

/** One thing a person did that the bot has to answer. */
export interface InteractionRecord {
  readonly id: string
  readonly token: string
  readonly type: InteractionType
  readonly person: PersonRecord
  readonly channelId: string
  /** Playground ms. */
  readonly created: number
  /** What the gateway sent; dropped when answered, to keep long runs small. */
  payload: APIInteraction | null
  /** The message whose button or select it was, or whose form was submitted. */
  readonly source: MessageRecord | null
  /** The command as typed: `/doko start games:4`. */
  readonly text: string | null
  state: InteractionState
  /** The callback type (4-9) that acknowledged it. */
  acknowledged: number | null
  /** The message that `@original` names. */
  original: MessageRecord | null
  /** Further messages made with the token. */
  readonly followUps: Set<string>
  modal: APIModalInteractionResponseCallbackData | null
  choices: readonly APIApplicationCommandOptionChoice[] | null
  /** Why it failed. */
  failure: string | null
  /** Called at each change of state. */
  readonly watchers: Set<() => void>
  /** Ends the watch over its 3 seconds. */
  disarm: () => void
}

/** Everything that happens in the world, told to the page and to tests. */
export type WorldEvent =
  | { readonly type: 'message'; readonly message: MessageRecord }
  | {
      readonly type: 'remove'
      readonly message: MessageRecord
      readonly reason: 'deleted' | 'dismissed' | 'restarted'
    }
  | { readonly type: 'interaction'; readonly interaction: InteractionRecord }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'commands' }
  | { readonly type: 'rooms' }
  | { readonly type: 'clock' }
  | { readonly type: 'language' }
  | { readonly type: 'trouble' }
  | { readonly type: 'rest' }
  | Traffic
  | Problem

/** One line of what bot and stand-in say to each other. */
export interface Traffic {
  readonly type: 'traffic'
  readonly at: number
  readonly direction: 'toBot' | 'fromBot'
  readonly text: string
}

/** A request that was refused as Discord would refuse it. */
export interface Problem {
  readonly type: 'problem'
  readonly at: number
  readonly status: number
  readonly code: number
  readonly text: string
}
