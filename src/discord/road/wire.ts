import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel, MessageFlags, Routes } from 'discord.js'
import type { APIChannel, APIMessage, REST, RawFile } from 'discord.js'
import type { Page } from './message.js'

/** How a callback answers an interaction, by Discord's numbers. */
export const answers = { message: 4, deferMessage: 5, deferUpdate: 6, update: 7, choices: 8 } as const

/** Where an interaction is answered. The token is a secret: it is never logged. */
export interface InteractionRef {
  readonly id: string
  readonly token: string
}

/** A page that a message shows already: pictures with an equal key need not be sent again. */
export interface Shown {
  readonly pictures: ReadonlyMap<string, { key: string; attachment: string }>
}

interface Payload {
  readonly body: Record<string, unknown>
  readonly files: RawFile[]
}

/** The few calls that the bot makes, so that nothing else needs to know routes and payloads. */
export interface Wire {
  answer(ref: InteractionRef, type: number, page: Page | null, isPrivate: boolean): Promise<APIMessage | null>
  choices(ref: InteractionRef, list: readonly { name: string; value: string }[]): Promise<void>
  followUp(token: string, page: Page, isPrivate: boolean): Promise<APIMessage>
  editByToken(token: string, message: string, page: Page, shown?: Shown): Promise<APIMessage>
  removeByToken(token: string, message: string): Promise<void>
  post(room: string, page: Page, nonce: string): Promise<APIMessage>
  edit(room: string, message: string, page: Page, shown?: Shown): Promise<APIMessage>
  remove(room: string, message: string): Promise<void>
  /**
   * Makes a public thread from a message.
   * @param putAway minutes without a message after which it is archived: 60, 1440, 4320 or 10080
   * @returns the thread's id
   */
  openThread(room: string, message: string, name: string, putAway: number): Promise<string>
  /** Makes a scheduled event of a server. @returns its id */
  makeEvent(server: string, event: ServerEvent): Promise<string>
  changeEvent(server: string, id: string, event: Pick<ServerEvent, 'from' | 'to'>): Promise<void>
  removeEvent(server: string, id: string): Promise<void>
}

/** A scheduled event of a server, which its members see beside the channels. */
export interface ServerEvent {
  /** At most 100 characters. */
  readonly name: string
  /** At most 1000 characters. */
  readonly about: string
  /** Where it takes place, at most 100 characters. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
}

const timesOf = ({ from, to }: Pick<ServerEvent, 'from' | 'to'>) => ({
  scheduled_start_time: new Date(from).toISOString(),
  scheduled_end_time: new Date(to).toISOString(),
})

/** Remembers which pictures a sent message shows, for the next edit. */
export function shownBy(page: Page, message: APIMessage | null): Shown {
  const pictures = new Map<string, { key: string; attachment: string }>()
  for (const picture of page.pictures) {
    const attachment = message?.attachments.find((file) => file.filename === picture.name)
    if (attachment) pictures.set(picture.name, { key: picture.key, attachment: attachment.id })
  }
  return { pictures }
}

/** Media type of a file that a page draws. */
const typeOf = (name: string): string => (name.endsWith('.pdf') ? 'application/pdf' : 'image/webp')

async function payloadOf(page: Page, flags: number, shown?: Shown): Promise<Payload> {
  const files: RawFile[] = []
  const attachments: { id: string; filename?: string; description?: string }[] = []
  for (const picture of page.pictures) {
    const kept = shown?.pictures.get(picture.name)
    if (kept?.key === picture.key) {
      attachments.push({ id: kept.attachment, description: picture.alt })
      continue
    }
    attachments.push({ id: String(files.length), filename: picture.name, description: picture.alt })
    files.push({ name: picture.name, data: await picture.draw(), contentType: typeOf(picture.name) })
  }
  for (const { name, type, text } of page.files ?? []) {
    attachments.push({ id: String(files.length), filename: name })
    files.push({ name, data: Buffer.from(text), contentType: type })
  }
  return {
    body: {
      flags: MessageFlags.IsComponentsV2 | flags,
      components: page.components,
      attachments,
      allowed_mentions: { parse: [], users: page.pings ?? [] },
    },
    files,
  }
}

/**
 * Speaks with Discord.
 * @param bot REST with the bot's token, for channel messages (Discord's 50 requests a second)
 * @param hooks REST without that limit, for everything that goes by interaction token
 * @param application the bot's application id
 */
export function createWire(bot: REST, hooks: REST, application: string): Wire {
  const unsigned = { auth: false } as const
  return {
    async answer(ref, type, page, isPrivate) {
      const payload = page
        ? await payloadOf(page, isPrivate ? MessageFlags.Ephemeral : 0)
        : { body: isPrivate ? { flags: MessageFlags.Ephemeral } : {}, files: [] }
      const response = (await hooks.post(Routes.interactionCallback(ref.id, ref.token), {
        ...unsigned,
        query: new URLSearchParams({ with_response: 'true' }),
        body: { type, data: payload.body },
        files: payload.files,
      })) as { resource?: { message?: APIMessage } } | undefined
      return response?.resource?.message ?? null
    },
    async choices(ref, list) {
      await hooks.post(Routes.interactionCallback(ref.id, ref.token), {
        ...unsigned,
        body: { type: answers.choices, data: { choices: list } },
      })
    },
    async followUp(token, page, isPrivate) {
      const payload = await payloadOf(page, isPrivate ? MessageFlags.Ephemeral : 0)
      return (await hooks.post(Routes.webhook(application, token), { ...unsigned, ...payload })) as APIMessage
    },
    async editByToken(token, message, page, shown) {
      const payload = await payloadOf(page, 0, shown)
      return (await hooks.patch(Routes.webhookMessage(application, token, message), {
        ...unsigned,
        ...payload,
      })) as APIMessage
    },
    async removeByToken(token, message) {
      await hooks.delete(Routes.webhookMessage(application, token, message), unsigned)
    },
    async post(room, page, nonce) {
      const payload = await payloadOf(page, 0)
      const body = { ...payload.body, nonce, enforce_nonce: true }
      return (await bot.post(Routes.channelMessages(room), { body, files: payload.files })) as APIMessage
    },
    async openThread(room, message, name, putAway) {
      const body = { name, auto_archive_duration: putAway }
      return ((await bot.post(Routes.threads(room, message), { body })) as APIChannel).id
    },
    async makeEvent(server, event) {
      const body = {
        name: event.name,
        description: event.about,
        privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
        entity_type: GuildScheduledEventEntityType.External,
        entity_metadata: { location: event.place },
        ...timesOf(event),
      }
      return ((await bot.post(Routes.guildScheduledEvents(server), { body })) as { id: string }).id
    },
    async changeEvent(server, id, times) {
      await bot.patch(Routes.guildScheduledEvent(server, id), { body: timesOf(times) })
    },
    async removeEvent(server, id) {
      await bot.delete(Routes.guildScheduledEvent(server, id))
    },
    async edit(room, message, page, shown) {
      return (await bot.patch(Routes.channelMessage(room, message), await payloadOf(page, 0, shown))) as APIMessage
    },
    async remove(room, message) {
      await bot.delete(Routes.channelMessage(room, message))
    },
  }
}
