import { MessageFlags } from 'discord-api-types/v10'
import type { APIMessage, APIMessageInteractionMetadata } from 'discord-api-types/v10'
import { attach, checkFiles, finish } from './attachments.js'
import type { Kept } from './attachments.js'
import type { Draft } from './draft.js'
import { invalidField, refusal } from './errors.js'
import { handMark } from './marks.js'
import { mentioned, notified } from './mentions.js'
import type { MessageRecord, Upload } from './records.js'
import type { LooseComponent } from './validate/components.js'
import { checkMessage } from './validate/message.js'
import type { World } from './world.js'

/** Where a new message stands and whom it belongs to. */
export interface Place {
  readonly channelId: string
  readonly viewer?: string | null
  readonly used?: MessageRecord['used']
  readonly metadata?: APIMessageInteractionMetadata
  readonly type?: number
  readonly tokenExpires?: number | null
  /** Where the message stands in the request, for the error tree. */
  readonly path?: readonly (string | number)[]
}

const settable =
  MessageFlags.SuppressEmbeds |
  MessageFlags.IsComponentsV2 |
  MessageFlags.SuppressNotifications |
  MessageFlags.Ephemeral

/** Makes a message as Discord would and puts it into its channel. Throws DiscordError 50035, 50006 or 40005. */
export function postMessage(world: World, draft: Draft, files: readonly Upload[], place: Place): MessageRecord {
  const viewer = place.viewer ?? null
  const path = place.path ?? []
  let flags = (draft.flags ?? 0) & settable
  flags = viewer === null ? flags & ~MessageFlags.Ephemeral : flags | MessageFlags.Ephemeral
  const content = draft.content ?? ''
  const embeds = [...(draft.embeds ?? [])]
  const components = draft.components ?? []
  const kept = checkFiles(draft, files, [], path)
  const planned = { content, embeds, components, flags, files: kept.map(fileOf) }
  if (content === '' && embeds.length === 0 && components.length === 0 && kept.length === 0)
    throw refusal('emptyMessage')
  checkMessage(planned, path, (id) => world.emojis.has(id))
  const pings = notified(world, planned, draft.allowed_mentions ?? null, viewer, path)
  const attachments = kept.map((file) => attach(world, file, viewer !== null))
  const record = newRecord(world, planned, place, {
    embeds,
    attachments,
    flags,
    components: finish(components, attachments),
    ...mentioned(world, planned, draft.allowed_mentions ?? null),
    ...(draft.nonce === undefined || draft.nonce === null ? {} : { nonce: draft.nonce }),
  })
  record.pings.push(...pings)
  record.nonce = draft.enforce_nonce && draft.nonce ? String(draft.nonce) : null
  world.put(record)
  return record
}

/** Puts the "thinking" message of a deferred answer into its channel; the bot fills it in later. */
export function postThinking(world: World, place: Place): MessageRecord {
  const viewer = place.viewer ?? null
  const flags = MessageFlags.Loading | (viewer === null ? 0 : MessageFlags.Ephemeral)
  const record = newRecord(world, { content: '' }, place, {
    flags,
    embeds: [],
    attachments: [],
    components: [],
    mentions: [],
  })
  world.put(record)
  return record
}

/** Changes a message as Discord would: what the draft leaves out stays. Nobody is notified. */
export function editMessage(
  world: World,
  record: MessageRecord,
  draft: Draft,
  files: readonly Upload[],
  path: readonly (string | number)[] = [],
): void {
  const { data } = record
  // Filling in a deferred answer is no edit to the reader.
  const isFirst = ((data.flags ?? 0) & MessageFlags.Loading) !== 0
  const flags = editedFlags(data.flags ?? 0, draft.flags, path)
  const content = draft.content === undefined ? data.content : (draft.content ?? '')
  const embeds = draft.embeds === undefined ? data.embeds : [...(draft.embeds ?? [])]
  const kept = checkFiles(draft, files, data.attachments, path)
  const old = (data.components ?? []) as readonly LooseComponent[]
  const components = draft.components === undefined ? old : (draft.components ?? [])
  const planned = { content, embeds, components, flags, files: kept.map(fileOf) }
  if (content === '' && embeds.length === 0 && components.length === 0 && kept.length === 0)
    throw refusal('emptyMessage')
  checkMessage(planned, path, (id) => world.emojis.has(id))
  if (draft.allowed_mentions) notified(world, planned, draft.allowed_mentions, record.viewer, path)
  const attachments = kept.map((file) => attach(world, file, record.viewer !== null))
  for (const attachment of data.attachments)
    if (!attachments.some(({ id }) => id === attachment.id)) world.forgetPicture(attachment.url)
  record.data = {
    ...data,
    content,
    embeds,
    attachments,
    flags,
    ...mentioned(world, planned, draft.allowed_mentions ?? null),
    components: finish(components, attachments),
    edited_timestamp: isFirst ? null : new Date(world.clock.now()).toISOString(),
  }
  if (record.hand === 'never' && isHand(record.data)) record.hand = isFirst ? 'first' : 'instead'
  world.put(record)
}

function editedFlags(before: number, wanted: number | null | undefined, path: readonly (string | number)[]): number {
  const after = before & ~MessageFlags.Loading
  if (wanted === undefined || wanted === null) return after
  if (before & MessageFlags.IsComponentsV2 && !(wanted & MessageFlags.IsComponentsV2))
    throw invalidField(
      [...path, 'flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The IS_COMPONENTS_V2 flag cannot be removed from a message',
    )
  const changing = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2
  return (after & ~changing) | (wanted & changing)
}

function newRecord(
  world: World,
  { content }: { readonly content: string },
  place: Place,
  fields: Pick<APIMessage, 'embeds' | 'attachments' | 'mentions'> & Partial<APIMessage>,
): MessageRecord {
  const data: APIMessage = {
    id: world.id(),
    type: place.type ?? 0,
    channel_id: place.channelId,
    author: world.bot,
    content,
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    mention_everyone: false,
    mention_roles: [],
    application_id: world.bot.id,
    ...(place.metadata ? { interaction_metadata: place.metadata, webhook_id: world.bot.id } : {}),
    ...fields,
  }
  return {
    data,
    viewer: place.viewer ?? null,
    pings: [],
    tokenExpires: place.tokenExpires ?? null,
    hidden: false,
    used: place.used ?? null,
    hand: isHand(data) ? 'first' : 'never',
    nonce: null,
  }
}

const isHand = ({ components }: APIMessage) => (components ?? []).some(({ id }) => id === handMark)

const fileOf = (kept: Kept) => ({ name: kept.name, id: 'existing' in kept ? kept.existing.id : null })
