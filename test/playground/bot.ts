import { Client, Events, GatewayIntentBits, REST, Routes, type Interaction } from 'discord.js'
import type { RESTPutAPIApplicationCommandsJSONBody } from 'discord-api-types/v10'
import { createPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/playground.js'

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
  stop(): Promise<void>
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
