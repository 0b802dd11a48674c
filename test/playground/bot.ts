import { Client, Events, GatewayIntentBits, REST, Routes } from 'discord.js'
import type { Interaction } from 'discord.js'
import type { RESTPutAPIApplicationCommandsJSONBody } from 'discord-api-types/v10'
import type { Outcome } from '../../src/playground/driver.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground, PlaygroundOptions } from '../../src/playground/playground.js'

/** A one-pixel PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const COMMANDS: RESTPutAPIApplicationCommandsJSONBody = [
  {
    name: 'doko',
    description: 'Doppelkopf',
    options: [
      {
        type: 1,
        name: 'start',
        description: 'Opens a table',
        options: [
          { type: 4, name: 'games', description: 'How many', min_value: 1, max_value: 24 },
          { type: 3, name: 'rules', description: 'Which rules', autocomplete: true },
        ],
      },
      { type: 1, name: 'hand', description: 'Shows your hand' },
    ],
  },
]

/** A playground with a discord.js bot on it. */
export interface Running {
  readonly playground: Playground
  readonly client: Client<true>
  readonly stop: () => Promise<void>
}

/** Starts a playground and a bot whose commands are registered and that answers with `handle`. */
export async function startBot(
  handle: (interaction: Interaction) => Promise<unknown>,
  options: PlaygroundOptions = {},
): Promise<Running> {
  const playground = await createPlayground(options)
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiBase, retries: 0 } })
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error: unknown) => client.emit(Events.Error, error as Error))
  })
  client.on(Events.Error, () => undefined)
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(playground.token)
  const online = await ready
  await online.rest.put(Routes.applicationCommands(online.application.id), { body: COMMANDS })
  return {
    playground,
    client: online,
    stop: async () => {
      await client.destroy()
      await playground.close()
    },
  }
}

/** A REST client of a playground without a bot. */
export const restOf = (playground: Playground): REST =>
  new REST({ api: playground.apiBase, retries: 0 }).setToken(playground.token)

/** An answer of the REST API. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly json: {
    readonly code?: number
    readonly message?: string
    readonly errors?: unknown
    readonly id?: string
    readonly [key: string]: unknown
  }
}

/** Sends a request as bytes on the wire, with the bot's token; with files as multipart. */
export async function call(
  playground: Playground,
  method: string,
  path: string,
  body?: unknown,
  files: readonly { readonly name: string; readonly bytes: Buffer }[] = [],
): Promise<Reply> {
  const headers: Record<string, string> = { authorization: `Bot ${playground.token}` }
  let sent: string | FormData | undefined
  if (files.length > 0) {
    sent = new FormData()
    sent.set('payload_json', JSON.stringify(body))
    for (const [index, { name, bytes }] of files.entries())
      sent.set(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json'
    sent = JSON.stringify(body)
  }
  const answer = await fetch(`${playground.apiBase}/v10${path}`, { method, headers, ...(sent ? { body: sent } : {}) })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, json: (text ? JSON.parse(text) : {}) as Reply['json'] }
}

/** Registers {@link COMMANDS} without a bot. */
export const register = (playground: Playground) =>
  call(playground, 'PUT', `/applications/${playground.world.bot.id}/commands`, COMMANDS)

/** An interaction that a test answers by hand. */
export interface Open {
  readonly callback: string
  readonly webhook: string
  readonly outcome: Promise<Outcome>
}

/** Lets `act` happen and gives the interaction it made. */
export function open(playground: Playground, act: Promise<Outcome>): Open {
  const interaction = [...playground.world.interactions.values()].at(-1)
  if (!interaction) throw new Error('Nothing was sent')
  return {
    callback: `/interactions/${interaction.id}/${interaction.token}/callback`,
    webhook: `/webhooks/${playground.world.bot.id}/${interaction.token}`,
    outcome: act,
  }
}

/** Lets a person send `/doko hand`. */
export const ask = (playground: Playground, person = 'anna') =>
  open(playground, playground.as(person).command('doko hand'))

/** A button in a row. */
export const row = (...buttons: readonly object[]) => ({ type: 1, components: buttons })
export const button = (custom_id: string, more: object = {}) => ({
  type: 2,
  style: 2,
  label: custom_id,
  custom_id,
  ...more,
})
export const text = (content: string) => ({ type: 10, content })
export const V2 = 32768
