import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIModalSubmitInteraction,
} from 'discord-api-types/v10'
import { ActionRefused, choose, press, sendCommand, submit, usePersonCommand, view } from './actions.js'
import type { Actor, Stage } from './actions.js'
import { CommandMistake, commandOptions } from './options.js'
import type { OptionValues } from './options.js'
import type { ChannelRecord, InteractionRecord, PersonRecord } from './records.js'
import { walk } from './validate/components.js'
import type { LooseComponent } from './validate/components.js'

/** How the bot answered what a person did. */
export interface Outcome {
  readonly ok: boolean
  /** Why it failed: `timeout` when no answer came within 3 s of playground time. */
  readonly code: string | null
  /** The callback type (4-9) of the first answer; null when none came. */
  readonly callback: number | null
  /** The message that the answer made or changed, as it is now. */
  readonly message: APIMessage | null
  readonly modal: APIModalInteractionResponseCallbackData | null
  readonly choices: readonly APIApplicationCommandOptionChoice[]
  readonly interaction: { readonly id: string; readonly token: string }
  /** Real ms from sending to the first answer. */
  readonly took: number
}

/** What a form is filled in with, by custom id. */
export type FormValues = Readonly<Record<string, string | readonly string[] | boolean>>

/**
 * One person in one channel. Every act resolves when the bot has answered (a deferred reply: when it is filled in) or
 * has failed to; it rejects with {@link ActionRefused} when Discord's client would not send it.
 */
export class Player {
  readonly #stage: Stage
  readonly #actor: Actor

  constructor(stage: Stage, actor: Actor) {
    this.#stage = stage
    this.#actor = actor
  }

  get key(): string {
    return this.#actor.person.key
  }

  /** The Discord user id. */
  get id(): string {
    return this.#actor.person.user.id
  }

  get channelId(): string {
    return this.#actor.channel.id
  }

  /** The same person in another channel or thread. */
  in(channelId: string): Player {
    return new Player(this.#stage, { ...this.#actor, channel: this.#stage.world.channel(channelId) })
  }

  /**
   * Sends a command.
   *
   * @param path with subcommands: `doko start`.
   * @param values options by name.
   */
  async command(path: string, values: OptionValues = {}): Promise<Outcome> {
    const [name = '', options] = this.#parse(path, values)
    const typed = Object.entries(values).map(([key, value]) => ` ${key}:${value}`)
    return this.#watch(() => sendCommand(this.#stage, this.#actor, name, options, `/${path}${typed.join('')}`))
  }

  /** Uses a command of the menu that a right click on a person opens. @param target user id */
  async use(name: string, target: string): Promise<Outcome> {
    return this.#watch(() => usePersonCommand(this.#stage, this.#actor, name, target))
  }

  /** The same person in their conversation with the bot. */
  get direct(): Player {
    const { person } = this.#actor
    return new Player(this.#stage, { person, channel: this.#stage.world.direct(person) })
  }

  /** Asks the bot to complete the option `focused`; its value so far stands in `values`. */
  async complete(path: string, focused: string, values: OptionValues = {}): Promise<Outcome> {
    const [name = '', options] = this.#parse(path, values, focused)
    return this.#watch(() => sendCommand(this.#stage, this.#actor, name, options, `/${path}`, true))
  }

  /** Presses the button with this custom id, label or emoji. */
  async press(message: string | APIMessage, which: string): Promise<Outcome> {
    return this.#watch(() => press(this.#stage, this.#actor, idOf(message), which))
  }

  /** Chooses values in the select with this custom id or placeholder. */
  async choose(message: string | APIMessage, which: string, ...values: string[]): Promise<Outcome> {
    return this.#watch(() => choose(this.#stage, this.#actor, idOf(message), which, values))
  }

  /** Fills in and submits the form that came as `outcome`. */
  async submit(outcome: Outcome, values: FormValues): Promise<Outcome> {
    const components = fill(outcome.modal?.components ?? [], values)
    return this.#watch(() => submit(this.#stage, this.#actor, outcome.interaction.id, components))
  }

  /** What this person sees in the channel, in order. */
  messages(): APIMessage[] {
    return view(this.#actor.channel, this.#actor.person).map(({ data }) => data)
  }

  /** The newest private message that this person sees. */
  get hand(): APIMessage | undefined {
    return view(this.#actor.channel, this.#actor.person).findLast(({ viewer }) => viewer !== null)?.data
  }

  /** The newest public message of the channel. */
  get table(): APIMessage | undefined {
    return view(this.#actor.channel, this.#actor.person).findLast(({ viewer }) => viewer === null)?.data
  }

  /** The messages here that notified this person. */
  pings(): APIMessage[] {
    return view(this.#actor.channel, this.#actor.person)
      .filter(({ pings }) => pings.includes(this.id))
      .map(({ data }) => data)
  }

  /** Dismisses a private message; the bot is not told. */
  dismiss(message: string | APIMessage): void {
    const found = this.#actor.channel.messages.get(idOf(message))
    if (found?.viewer !== this.id) throw new ActionRefused('unknown', 'That message is not there any more')
    this.#stage.world.hide(found, 'dismissed')
  }

  /** Restarts the person's client: all their private messages are gone; the bot is not told. */
  restart(): void {
    restart(this.#stage, this.#actor.person)
  }

  #parse(path: string, values: OptionValues, focused?: string) {
    const [name = '', ...rest] = path.split(' ')
    const command = [...this.#stage.world.commands.values()].find((one) => one.name === name && Number(one.type) === 1)
    if (!command) throw new ActionRefused('unknown', `There is no command /${name}`)
    try {
      return [name, commandOptions(command, rest, values, focused)] as const
    } catch (error) {
      if (error instanceof CommandMistake) throw new ActionRefused('invalid', error.message)
      throw error
    }
  }

  async #watch(act: () => InteractionRecord): Promise<Outcome> {
    const started = performance.now()
    const interaction = act()
    let took = 0
    await new Promise<void>((resolve) => {
      const look = () => {
        if (interaction.acknowledged !== null && took === 0) took = performance.now() - started
        if (interaction.state === 'waiting' || interaction.state === 'thinking') return
        interaction.watchers.delete(look)
        resolve()
      }
      interaction.watchers.add(look)
      look()
    })
    return outcome(interaction, took || performance.now() - started)
  }
}

/** Takes away all private messages of a person, as a restart of their client does. */
export function restart({ world }: Stage, person: PersonRecord): void {
  for (const channel of world.channels.values())
    for (const message of channel.messages.values())
      if (message.viewer === person.user.id) world.hide(message, 'restarted')
}

/** A person in a channel. Throws RangeError when there is no such person. */
export function player(stage: Stage, key: string, channel: ChannelRecord): Player {
  const person = stage.world.person(key)
  if (!person) throw new RangeError(`There is no person ${key}`)
  return new Player(stage, { person, channel })
}

const idOf = (message: string | APIMessage) => (typeof message === 'string' ? message : message.id)

function outcome(interaction: InteractionRecord, took: number): Outcome {
  const { id, token, state, failure, acknowledged, original, modal, choices } = interaction
  return {
    ok: state === 'done',
    code: failure,
    callback: acknowledged,
    get message() {
      return original?.data ?? null
    },
    modal,
    choices: choices ?? [],
    interaction: { id, token },
    took,
  }
}

/** A form's answers in the shape of a modal submit. */
function fill(
  components: readonly LooseComponent[],
  values: FormValues,
): APIModalSubmitInteraction['data']['components'] {
  const answered = (component: LooseComponent) => {
    const { type, id, custom_id } = component
    const given = values[custom_id ?? ''] ?? (component as { value?: string }).value
    const isList = ![4, 21, 23].includes(type)
    if (isList) return { type, id, custom_id, values: typeof given === 'string' ? [given] : (given ?? []) }
    return { type, id, custom_id, value: given ?? (type === 4 ? '' : null) }
  }
  const filled = components.map(({ type, id, component, components: inner }) => {
    if (component) return { type, id, component: answered(component) }
    return inner ? { type, id, components: inner.map(answered) } : { type, id }
  })
  for (const name of Object.keys(values))
    if (!walk(components).some(({ component }) => component.custom_id === name))
      throw new ActionRefused('unknown', `The form has no field ${name}`)
  return filled as APIModalSubmitInteraction['data']['components']
}
