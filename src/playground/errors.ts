/** One entry of Discord's error tree: `path` leads to the field. */
export interface FieldError {
  readonly path: readonly (string | number)[]
  readonly code: string
  readonly message: string
}

/** A refusal as Discord words it: HTTP status, JSON error code, message, and for 50035 the tree of fields. */
export class DiscordError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message)
  }

  /** The body of the HTTP answer. */
  body(): Record<string, unknown> {
    const body: Record<string, unknown> = { message: this.message, code: this.code }
    if (this.fields.length > 0) body['errors'] = tree(this.fields)
    return body
  }

  /** One line for logs: code, message and the first fields. */
  describe(): string {
    const fields = this.fields.slice(0, 4).map((field) => `${field.path.join('.')}: ${field.message}`)
    return [`${this.code} ${this.message}`, ...fields].join(' · ')
  }
}

interface Branch {
  [key: string]: Branch | { code: string; message: string }[]
}

function tree(fields: readonly FieldError[]): Branch {
  const root: Branch = {}
  for (const { path, code, message } of fields) {
    let node = root
    for (const step of path) {
      const next = node[step] ?? {}
      node[step] = next
      node = next as Branch
    }
    const errors = (node['_errors'] ?? []) as { code: string; message: string }[]
    node['_errors'] = [...errors, { code, message }]
  }
  return root
}

/** 50035 with the fields that are wrong. */
export const invalidForm = (fields: readonly FieldError[]) => new DiscordError(400, 50035, 'Invalid Form Body', fields)

/** 50035 with one field that is wrong. */
export const invalidField = (path: readonly (string | number)[], code: string, message: string) =>
  invalidForm([{ path, code, message }])

const refusals = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  slowMode: [429, 20016, 'This action cannot be performed due to slowmode rate limit'],
  channelWrites: [429, 20028, 'The channel you are writing has hit the write rate limit'],
  serverWrites: [429, 20029, 'The write action you are performing on the server has hit the write rate limit'],
  threadMembers: [400, 30033, 'Maximum number of thread participants reached'],
  tooManyEvents: [400, 30038, 'Maximum number of guild scheduled events reached (100)'],
  editsOfOld: [400, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  serviceLimited: [429, 40062, 'Service resource is being rate limited'],
  tooLarge: [413, 40005, 'Request entity too large'],
  acknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  overloaded: [503, 130000, 'API resource is currently overloaded. Try again a little later'],
  threadLocked: [400, 160005, 'Thread is locked'],
  activeThreads: [400, 160006, 'Maximum number of active threads reached'],
  autoMod: [400, 200000, 'Message was blocked by automatic moderation'],
  autoModTitle: [400, 200001, 'Title was blocked by automatic moderation'],
  harmfulLinks: [400, 240000, 'Message blocked by harmful links filter'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  missingAccess: [403, 50001, 'Missing Access'],
  notTheAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  archivedThread: [400, 50083, 'Thread is archived'],
  entryPoint: [
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
  ],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
} as const

/** What Discord may refuse, by the names that are used here. */
export type RefusalName = keyof typeof refusals

/** A refusal that has no fields, by its name. */
export function refusal(name: RefusalName): DiscordError {
  const [status, code, message] = refusals[name]
  return new DiscordError(status, code, message)
}
