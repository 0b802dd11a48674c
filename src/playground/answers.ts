import { InteractionResponseType as Callback, InteractionType, MessageFlags } from 'discord-api-types/v10'
import type {
  APIMessageInteractionMetadata,
  APIModalInteractionResponseCallbackData,
  APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10'
import type { Draft } from './draft.js'
import { invalidField, refusal } from './errors.js'
import { answerLimit, settleInteraction, tokenLife } from './interactions.js'
import { editMessage, postMessage, postThinking } from './messages.js'
import type { Place } from './messages.js'
import type { InteractionRecord, Upload } from './records.js'
import { checkModal } from './validate/modal.js'
import { checkSchema } from './validate/schema.js'
import type { BodyKind } from './validate/schema.js'
import type { World } from './world.js'

const schemaOf: Partial<Record<number, BodyKind>> = {
  [Callback.ChannelMessageWithSource]: 'callback-message',
  [Callback.DeferredChannelMessageWithSource]: 'callback-message',
  [Callback.DeferredMessageUpdate]: 'callback-update',
  [Callback.UpdateMessage]: 'callback-update',
  [Callback.ApplicationCommandAutocompleteResult]: 'callback-choices',
  [Callback.Modal]: 'callback-modal',
}

function allowedTypes({ type, source }: InteractionRecord): readonly number[] {
  const message = [Callback.ChannelMessageWithSource, Callback.DeferredChannelMessageWithSource]
  const update = [Callback.DeferredMessageUpdate, Callback.UpdateMessage]
  switch (type) {
    case InteractionType.ApplicationCommandAutocomplete:
      return [Callback.ApplicationCommandAutocompleteResult]
    case InteractionType.MessageComponent:
      return [...message, ...update, Callback.Modal]
    case InteractionType.ModalSubmit:
      return source ? [...message, ...update] : message
    default:
      return [...message, Callback.Modal]
  }
}

/**
 * The bot's first answer to an interaction.
 *
 * @throws DiscordError 40060 (answered before), 10062 (after 3 s), 50035 (a wrong body; it may try again).
 */
export function answer(world: World, interaction: InteractionRecord, body: unknown, files: readonly Upload[]): void {
  if (interaction.acknowledged !== null) throw refusal('acknowledged')
  if (world.clock.now() - interaction.created > answerLimit) throw refusal('unknownInteraction')
  const { type, data } = (body ?? {}) as { type?: number; data?: unknown }
  const allowed = allowedTypes(interaction)
  const kind = schemaOf[type ?? 0]
  if (type === undefined || kind === undefined || !allowed.includes(type))
    throw invalidField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`)
  checkSchema(kind, body)
  perform(world, interaction, type, data ?? {}, files)
  interaction.acknowledged = type
  const isThinking = type === Number(Callback.DeferredChannelMessageWithSource)
  settleInteraction(world, interaction, isThinking ? 'thinking' : 'done')
  if (isThinking)
    interaction.disarm = world.clock.after(tokenLife, () => settleInteraction(world, interaction, 'failed', 'timeout'))
}

function perform(
  world: World,
  interaction: InteractionRecord,
  type: number,
  data: unknown,
  files: readonly Upload[],
): void {
  const draft = data as Draft
  const isPrivate = ((draft.flags ?? 0) & MessageFlags.Ephemeral) !== 0
  switch (type) {
    case Number(Callback.ChannelMessageWithSource):
      interaction.original = postMessage(world, draft, files, placeOf(interaction, isPrivate, ['data']))
      break
    case Number(Callback.DeferredChannelMessageWithSource):
      interaction.original = postThinking(world, placeOf(interaction, isPrivate))
      break
    case Number(Callback.DeferredMessageUpdate):
    case Number(Callback.UpdateMessage): {
      const { source } = interaction
      const channel = world.channels.get(interaction.channelId)
      if (!source || !channel?.messages.has(source.data.id)) throw refusal('unknownMessage')
      const before = source.tokenExpires
      source.tokenExpires = interaction.created + tokenLife
      interaction.original = source
      try {
        if (type === Number(Callback.UpdateMessage)) editMessage(world, source, draft, files, ['data'])
        else world.emit({ type: 'message', message: source })
      } catch (error) {
        source.tokenExpires = before
        throw error
      }
      break
    }
    case Number(Callback.ApplicationCommandAutocompleteResult):
      interaction.choices = (data as { choices?: APIApplicationCommandOptionChoice[] }).choices ?? []
      break
    default:
      checkModal(data)
      interaction.modal = data as APIModalInteractionResponseCallbackData
  }
}

/** Where an answer to an interaction stands. */
export function placeOf(
  interaction: InteractionRecord,
  isPrivate: boolean,
  path: readonly (string | number)[] = [],
): Place {
  const { person, text, type } = interaction
  return {
    channelId: interaction.channelId,
    viewer: isPrivate ? person.user.id : null,
    used: text === null ? null : { by: person.user.id, text },
    metadata: metadata(interaction),
    type: type === InteractionType.ApplicationCommand ? 20 : 0,
    tokenExpires: interaction.created + tokenLife,
    path,
  }
}

function metadata(interaction: InteractionRecord): APIMessageInteractionMetadata {
  const { id, type, person, source, text } = interaction
  const owners = { authorizing_integration_owners: {} }
  const base = { id, type, user: person.user, ...owners }
  if (type === InteractionType.ApplicationCommand)
    return { ...base, name: (text ?? '').replace(/^\//, '') } as APIMessageInteractionMetadata
  return { ...base, interacted_message_id: source?.data.id } as unknown as APIMessageInteractionMetadata
}
