import { Client, GatewayIntentBits } from 'discord.js'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { BotError, logIn, lostError } from '../../src/discord/road/login.js'
import { createPlayground } from '../../src/playground/playground.js'
import { readableLog } from './support.js'

function client(api: string): Client {
  const made = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api, retries: 0 } })
  onTestFinished(() => made.destroy())
  return made
}

async function refusedLogin(api: string, token: string): Promise<BotError> {
  const error: unknown = await logIn(client(api), { token, api, log: readableLog().log }).catch((why: unknown) => why)
  if (!(error instanceof BotError)) throw new Error('the login was not refused in words')
  return error
}

it('waits until everything is connected, and knows its application', async () => {
  const { apiBase, token, world, close } = await createPlayground()
  onTestFinished(close)
  const made = client(apiBase)
  expect(await logIn(made, { token, api: apiBase, log: readableLog().log })).toBe(world.bot.id)
  expect([made.isReady(), world.online]).toEqual([true, true])
})

it('says in one line that the token was refused: a setting is wrong', async () => {
  const { apiBase, close } = await createPlayground()
  onTestFinished(close)
  const error = await refusedLogin(apiBase, 'not.the.right-one')
  expect(error.message).toMatch(/^DISCORD_TOKEN was refused by Discord: [^\n]+$/)
  expect(error.wrongSetUp).toBe(true)
})

it('says in one line that Discord cannot be reached, which may pass', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const error = await refusedLogin(`http://127.0.0.1:${port}/api`, 'a.b.c')
  expect(error.message).toMatch(/^Discord cannot be reached at http:\S+ \([^\n]*ECONNREFUSED[^\n]*\)\.$/)
  expect(error.wrongSetUp).toBe(false)
})

it('says why a connection ended for good', () => {
  expect(lostError(4004)).toMatchObject({ wrongSetUp: true })
  expect(lostError(4004).message).toMatch(/^DISCORD_TOKEN was refused/)
  expect(lostError(4014)).toMatchObject({ wrongSetUp: false, message: 'Discord has ended the connection for good (code 4014).' }) // prettier-ignore
})
