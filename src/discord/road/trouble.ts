import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'

/** What a failed request to Discord means for us. */
export type Trouble =
  | 'too-late' // the interaction's first answer came after three seconds, or twice
  | 'token-expired' // fifteen minutes are over
  | 'message-gone'
  | 'room-gone'
  | 'forbidden'
  | 'archived' // the thread is archived: nothing in it can be edited
  | 'other'

/** Sorts an error of a request; anything that is not Discord's own answer is 'other'. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof DiscordAPIError)) return 'other'
  switch (error.code) {
    case RESTJSONErrorCodes.UnknownInteraction:
    case RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged:
      return 'too-late'
    case RESTJSONErrorCodes.InvalidWebhookToken:
    case RESTJSONErrorCodes.UnknownWebhook:
      return 'token-expired'
    case RESTJSONErrorCodes.UnknownMessage:
      return 'message-gone'
    case RESTJSONErrorCodes.UnknownChannel:
    case RESTJSONErrorCodes.UnknownGuild:
      return 'room-gone'
    case RESTJSONErrorCodes.InvalidActionOnArchivedThread:
    case RESTJSONErrorCodes.ThreadLocked:
      return 'archived'
    case RESTJSONErrorCodes.MissingAccess:
    case RESTJSONErrorCodes.MissingPermissions:
      return 'forbidden'
    default:
      return error.status === 401 ? 'token-expired' : error.status === 403 ? 'forbidden' : 'other'
  }
}
