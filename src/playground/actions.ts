import { ApplicationIntegrationType, GatewayDispatchEvents, InteractionContextType } from 'discord-api-types/v10'
import type {
  APIApplicationCommand,
  APIApplicationCommandInteractionDataOption,
  APIModalSubmitInteraction,
  Locale,
} from 'discord-api-types/v10'
import type { Gateway } from './gateway.js'
import { createInteraction } from './interactions.js'
import type { Act } from './interactions.js'
import { checkOptions, CommandMistake } from './options.js'
import type { ChannelRecord, InteractionRecord, MessageRecord, PersonRecord } from './records.js'
import { isSelect, walk } from './validate/components.js'
import type { LooseComponent } from './validate/components.js'
import type { World } from './world.js'

/** Where people act: the world and the way to the bot. */
export interface Stage {
  readonly world: World
  readonly gateway: Gateway
}

/** Who acts where. */
export interface Actor {
  readonly person: PersonRecord
  readonly channel: ChannelRecord
  /** The language of the page on which they act; their own when left out. */
  readonly locale?: Locale | undefined
}

/** Something that Discord's client would not send: unknown, disabled or invalid. */
export class ActionRefused extends Error {
  constructor(
    readonly code: 'unknown' | 'disabled' | 'invalid',
    message: string,
  ) {
    super(message)
  }
}

/** What this person sees in the channel, in order: all public messages and the own private ones. */
export function view(channel: ChannelRecord, person: PersonRecord): MessageRecord[] {
  return [...channel.messages.values()].filter((message) => isVisible(message, person))
}

/** Whether a person sees a message. */
export function isVisible(message: MessageRecord, person: PersonRecord): boolean {
  return message.viewer === null || (message.viewer === person.user.id && !message.hidden)
}

function send(stage: Stage, { person, channel, locale }: Actor, act: Act): InteractionRecord {
  const interaction = createInteraction(stage.world, person, channel, act, locale)
  const note = `${'customId' in act ? act.customId : 'text' in act ? act.text : act.kind} ${person.key}`
  stage.world.emit({ type: 'interaction', interaction })
  stage.gateway.dispatch(GatewayDispatchEvents.InteractionCreate, interaction.payload, note)
  return interaction
}

/**
 * Sends a command, or asks for completion when an option is focused.
 *
 * @param options nested as in Discord's interaction data.
 * @throws ActionRefused `unknown` or `invalid`.
 */
export function sendCommand(
  stage: Stage,
  actor: Actor,
  name: string,
  options: readonly APIApplicationCommandInteractionDataOption[],
  text: string,
  complete = false,
): InteractionRecord {
  const command = [...stage.world.commands.values()].find((one) => one.name === name && Number(one.type) === 1)
  if (!command || !isOffered(command, actor.channel)) throw new ActionRefused('unknown', `There is no command /${name}`)
  if (actor.channel.archived) throw new ActionRefused('invalid', 'The thread is archived')
  const needed = BigInt(command.default_member_permissions ?? 0)
  if ((actor.person.permissions & needed) !== needed)
    throw new ActionRefused('unknown', `${actor.person.user.global_name} may not use /${name}`)
  try {
    checkOptions(command, options, complete)
  } catch (error) {
    if (error instanceof CommandMistake) throw new ActionRefused('invalid', error.message)
    throw error
  }
  return send(stage, actor, { kind: complete ? 'complete' : 'command', name, options, text })
}

/** Whether a command is offered in a place: Discord hides it where its contexts, or how it is installed, do not fit. */
export function isOffered(command: APIApplicationCommand, { type, foreign }: ChannelRecord): boolean {
  const { contexts, integration_types: installs = [] } = command
  const context = type === 1 ? InteractionContextType.BotDM : InteractionContextType.Guild
  const install = foreign ? ApplicationIntegrationType.UserInstall : ApplicationIntegrationType.GuildInstall
  return (contexts?.includes(context) ?? true) && (type === 1 || installs.length === 0 || installs.includes(install))
}

/**
 * Uses a command on a person, as the menu that a right click opens does.
 *
 * @throws ActionRefused `unknown`.
 */
export function usePersonCommand(stage: Stage, actor: Actor, name: string, target: string): InteractionRecord {
  const command = [...stage.world.commands.values()].find((one) => one.name === name && Number(one.type) === 2)
  if (!command || !isOffered(command, actor.channel)) throw new ActionRefused('unknown', `There is no command ${name}`)
  const { world } = stage
  if (target !== world.bot.id && !world.personById(target))
    throw new ActionRefused('unknown', 'There is nobody like that')
  return send(stage, actor, { kind: 'person', name, target })
}

function findComponent({ channel, person }: Actor, messageId: string, fits: (component: LooseComponent) => boolean) {
  const message = channel.messages.get(messageId)
  if (!message || !isVisible(message, person)) throw new ActionRefused('unknown', 'That message is not there any more')
  const found = walk(message.data.components ?? []).flatMap(({ component }) => (fits(component) ? component : []))
  const component = found.find(({ disabled }) => !disabled) ?? found[0]
  if (component?.custom_id === undefined) throw new ActionRefused('unknown', 'That message has no such component')
  if (component.disabled) throw new ActionRefused('disabled', 'It is disabled: Discord would send nothing')
  return { message, component, customId: component.custom_id }
}

/**
 * Presses the button with this custom id, label or emoji.
 *
 * @throws ActionRefused `unknown` or `disabled`.
 */
export function press(stage: Stage, actor: Actor, messageId: string, which: string): InteractionRecord {
  const named = ({ type, custom_id, label, emoji }: LooseComponent) =>
    type === 2 && custom_id !== undefined && [custom_id, label, emoji?.name].includes(which)
  const { message, component, customId } = findComponent(actor, messageId, named)
  return send(stage, actor, { kind: 'press', message, customId, componentId: component.id ?? 0 })
}

/**
 * Chooses in the select with this custom id or placeholder.
 *
 * @throws ActionRefused `unknown`, `disabled` or `invalid` (values that it does not offer).
 */
export function choose(
  stage: Stage,
  actor: Actor,
  messageId: string,
  which: string,
  values: readonly string[],
): InteractionRecord {
  const { message, component, customId } = findComponent(
    actor,
    messageId,
    (one) => isSelect(one.type) && (one.custom_id === which || (one as { placeholder?: string }).placeholder === which),
  )
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1]
  const isOffered = (value: string) => component.type !== 3 || component.options?.some((one) => one.value === value)
  if (values.length < least || values.length > most || !values.every(isOffered))
    throw new ActionRefused('invalid', `Choose ${least} to ${most} of the values offered`)
  return send(stage, actor, {
    kind: 'choose',
    message,
    customId,
    componentId: component.id ?? 0,
    componentType: component.type,
    values,
  })
}

/**
 * Submits the form that an interaction was answered with. A form counts once.
 *
 * @throws ActionRefused `unknown`, or `invalid` when a required field is empty or a length is off.
 */
export function submit(
  stage: Stage,
  actor: Actor,
  interactionId: string,
  components: APIModalSubmitInteraction['data']['components'],
): InteractionRecord {
  const form = [...stage.world.interactions.values()].find(({ id }) => id === interactionId)
  if (!form?.modal || form.person !== actor.person) throw new ActionRefused('unknown', 'That form is closed')
  checkFields(form.modal.components, components)
  const interaction = send(stage, actor, { kind: 'submit', form, components })
  form.modal = null
  return interaction
}

interface Field extends LooseComponent {
  readonly required?: boolean
  readonly min_length?: number
  readonly max_length?: number
  readonly value?: unknown
  readonly values?: readonly string[]
}

function checkFields(asked: readonly LooseComponent[], given: readonly unknown[]): void {
  const answers = walk(given as readonly LooseComponent[]).map(({ component }) => component as Field)
  for (const { component } of walk(asked)) {
    const field = component as Field
    if (field.custom_id === undefined) continue
    const answered = answers.find(({ custom_id }) => custom_id === field.custom_id)
    const value = answered?.values ?? answered?.value ?? ''
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 1
    const isEmptyAllowed = field.required === false
    if (length === 0 && isEmptyAllowed) continue
    const tooShort = length < (field.min_length ?? (field.required === false ? 0 : 1))
    if (tooShort || (typeof value === 'string' && length > (field.max_length ?? 4000)))
      throw new ActionRefused('invalid', `The field ${field.custom_id} is not filled in rightly`)
  }
}
