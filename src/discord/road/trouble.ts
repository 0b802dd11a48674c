import { DiscordAPIError, RESTJSONErrorCodes as Code } from 'discord.js'

/** What a failed request to Discord means for us. */
export type Trouble =
  | 'too-late' // the interaction's first answer came after three seconds, or twice
  | 'token-expired' // fifteen minutes are over
  | 'message-gone'
  | 'room-gone'
  | 'forbidden'
  | 'archived' // the thread is archived: nothing in it can be edited, but a new message revives it
  | 'locked' // the thread is locked: nothing can be written in it
  | 'blocked' // the server's AutoMod, or Discord's own filter, held the message back
  | 'title-blocked' // AutoMod held back the name of a thread
  | 'threads-full' // the server has as many active threads as it may
  | 'room-full' // the thread has as many members as it may
  | 'slow' // nobody may write here that often
  | 'other'

/** What each error code that we know means. A code that is not here, and is no 401, 403 or 429, is 'other'. */
export const troubles: ReadonlyMap<number, Trouble> = new Map([
  [Code.UnknownInteraction, 'too-late'],
  [Code.InteractionHasAlreadyBeenAcknowledged, 'too-late'],
  [Code.InvalidWebhookToken, 'token-expired'],
  [Code.UnknownWebhook, 'token-expired'],
  [Code.UnknownMessage, 'message-gone'],
  [Code.UnknownChannel, 'room-gone'],
  [Code.UnknownGuild, 'room-gone'],
  [Code.MissingAccess, 'forbidden'],
  [Code.MissingPermissions, 'forbidden'],
  [Code.InvalidActionOnArchivedThread, 'archived'],
  [Code.ThreadLocked, 'locked'],
  [Code.MessageWasBlockedByAutomaticModeration, 'blocked'],
  [Code.MessageBlockedByHarmfulLinksFilter, 'blocked'],
  [Code.TitleWasBlockedByAutomaticModeration, 'title-blocked'],
  [Code.MaximumActiveThreads, 'threads-full'],
  [Code.MaximumThreadParticipantsReached, 'room-full'],
  [Code.ActionCannotBePerformedDueToSlowmodeRateLimit, 'slow'],
  [Code.ChannelWriteRateLimit, 'slow'],
  [Code.ServerWriteRateLimit, 'slow'],
  [Code.ServiceResourceIsBeingRateLimited, 'slow'],
  [Code.APIResourceOverloaded, 'slow'],
] as const)

const byStatus: ReadonlyMap<number, Trouble> = new Map([
  [401, 'token-expired'],
  [403, 'forbidden'],
  [429, 'slow'],
] as const)

/** Sorts an error of a request; anything that is not Discord's own answer is 'other'. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof DiscordAPIError)) return 'other'
  return troubles.get(Number(error.code)) ?? byStatus.get(error.status) ?? 'other'
}

/** What a room, or a server, does not let the bot do: people can be told, and can do something about it. */
export const roomTroubles = [
  'forbidden', 'archived', 'locked', 'blocked', 'title-blocked', 'threads-full', 'room-full', 'slow',
] as const satisfies readonly Trouble[] // prettier-ignore
export type RoomTrouble = (typeof roomTroubles)[number]

/** Whether a trouble is one that people can be told of. */
export const isOfRoom = (trouble: Trouble): trouble is RoomTrouble =>
  (roomTroubles as readonly Trouble[]).includes(trouble)
