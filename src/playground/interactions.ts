import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type {
  APIApplicationCommandInteractionDataOption,
  APIInteraction,
  APIMessage,
  APIModalSubmitInteraction,
  Locale,
} from 'discord-api-types/v10'
import { randomUUID } from 'node:crypto'
import { resolve } from './options.js'
import { commonPayload } from './payload.js'
import type { ChannelRecord, InteractionRecord, MessageRecord, PersonRecord } from './records.js'
import type { World } from './world.js'

/** The bot has to answer within this many ms of playground time. */
export const answerLimit = 3_000
/** A token lives this many ms of playground time. */
export const tokenLife = 15 * 60_000

/** What a person did. */
export type Act =
  | {
      readonly kind: 'command' | 'complete'
      readonly name: string
      readonly options: readonly APIApplicationCommandInteractionDataOption[]
      readonly text: string
    }
  | { readonly kind: 'person'; readonly name: string; readonly target: string }
  | { readonly kind: 'press'; readonly message: MessageRecord; readonly customId: string; readonly componentId: number }
  | {
      readonly kind: 'choose'
      readonly message: MessageRecord
      readonly customId: string
      readonly componentId: number
      readonly componentType: ComponentType
      readonly values: readonly string[]
    }
  | {
      readonly kind: 'submit'
      readonly form: InteractionRecord
      readonly components: APIModalSubmitInteraction['data']['components']
    }

/**
 * Makes the interaction for what a person did, and watches over its 3 seconds. Sending it is the gateway's part.
 *
 * @param locale the language of the client on which they did it; their own when left out
 * @returns the record; its `payload` is what Discord would send.
 */
export function createInteraction(
  world: World,
  person: PersonRecord,
  channel: ChannelRecord,
  act: Act,
  locale: Locale = person.locale,
): InteractionRecord {
  const id = world.id()
  const token = `aW50ZXJhY3Rpb246${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  const { type, ...rest } = specific(world, act)
  const payload = {
    ...commonPayload(world, person, channel, id, token),
    locale,
    type,
    ...rest,
  } as unknown as APIInteraction
  const interaction: InteractionRecord = {
    id,
    token,
    type,
    person,
    channelId: channel.id,
    created: world.clock.now(),
    payload,
    source: sourceOf(act),
    text: act.kind === 'command' ? act.text : act.kind === 'person' ? act.name : null,
    state: 'waiting',
    acknowledged: null,
    original: null,
    followUps: new Set(),
    modal: null,
    choices: null,
    failure: null,
    watchers: new Set(),
    disarm: () => undefined,
  }
  forgetExpired(world)
  world.interactions.set(token, interaction)
  interaction.disarm = world.clock.after(answerLimit + 1, () => {
    if (interaction.acknowledged === null) settleInteraction(world, interaction, 'failed', 'timeout')
  })
  return interaction
}

/** Moves an interaction to its next state and tells everybody. */
export function settleInteraction(
  world: World,
  interaction: InteractionRecord,
  state: InteractionRecord['state'],
  failure: string | null = null,
): void {
  interaction.disarm()
  interaction.state = state
  interaction.failure = failure
  for (const watcher of interaction.watchers) watcher()
  world.emit({ type: 'interaction', interaction })
  if (state === 'done' || state === 'failed') interaction.payload = null
}

function sourceOf(act: Act): MessageRecord | null {
  if (act.kind === 'press' || act.kind === 'choose') return act.message
  return act.kind === 'submit' ? act.form.source : null
}

function specific(world: World, act: Act): { type: InteractionType; data: unknown; message?: APIMessage } {
  switch (act.kind) {
    case 'command':
    case 'complete': {
      const command = [...world.commands.values()].find(({ name, type }) => name === act.name && Number(type) === 1)
      const resolved = resolve(world, act.options)
      return {
        type:
          act.kind === 'command' ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete,
        data: {
          id: command?.id ?? '0',
          name: act.name,
          type: command?.type ?? 1,
          ...(act.options.length > 0 ? { options: act.options } : {}),
          ...(resolved ? { resolved } : {}),
          ...(command?.guild_id ? { guild_id: command.guild_id } : {}),
        },
      }
    }
    case 'person': {
      const command = [...world.commands.values()].find(({ name, type }) => name === act.name && Number(type) === 2)
      const resolved = resolve(world, [{ type: 6, value: act.target }])
      return {
        type: InteractionType.ApplicationCommand,
        data: {
          id: command?.id ?? '0',
          name: act.name,
          type: 2,
          target_id: act.target,
          ...(resolved ? { resolved } : {}),
        },
      }
    }
    case 'press':
      return {
        type: InteractionType.MessageComponent,
        data: { custom_id: act.customId, component_type: ComponentType.Button, id: act.componentId },
        message: act.message.data,
      }
    case 'choose': {
      const resolved = resolve(world, [{ type: act.componentType, values: act.values }])
      return {
        type: InteractionType.MessageComponent,
        data: {
          custom_id: act.customId,
          component_type: act.componentType,
          id: act.componentId,
          values: act.values,
          ...(resolved ? { resolved } : {}),
        },
        message: act.message.data,
      }
    }
    case 'submit':
      return {
        type: InteractionType.ModalSubmit,
        data: { custom_id: act.form.modal?.custom_id, components: act.components },
        ...(act.form.source ? { message: act.form.source.data } : {}),
      }
  }
}

/** Keeps long runs small: what no token can reach any more is forgotten, save the last minutes for honest error codes. */
function forgetExpired(world: World): void {
  const limit = world.clock.now() - 2 * tokenLife
  for (const [token, { created, state }] of world.interactions) {
    if (created > limit || state === 'waiting') return
    world.interactions.delete(token)
  }
}
