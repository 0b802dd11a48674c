import { describe, expect, it } from 'vitest'
import { createPlayground } from '../../src/playground/playground.js'
import { startPlayground } from '../../src/playground/start.js'

describe('starting the playground', () => {
  it('says where it is, and logs requests that Discord would refuse', async () => {
    const warned: string[] = []
    const log = { debug: () => undefined, warn: (_: object, text: string) => warned.push(text) }
    const { address, apiBase, token, close } = await startPlayground({ port: 0, log })
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    const headers = { authorization: `Bot ${token}` }
    expect((await fetch(`${apiBase}/v10/gateway/bot`, { headers })).status).toBe(200)
    expect((await fetch(`${apiBase}/v10/channels/1`, { headers })).status).toBe(404)
    expect(warned).toEqual([expect.stringContaining('10003 Unknown Channel')])
    await close()
    await expect(fetch(address)).rejects.toThrow()
  })

  it('rejects with EADDRINUSE when the port is taken', async () => {
    const first = await createPlayground()
    await expect(createPlayground({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await first.close()
  })

  it('has the same ids in every run, and as many people and channels as asked for', async () => {
    const people = Array.from({ length: 8 }, (_, at) => ({ key: `p${at}`, name: `Person ${at}` }))
    const channels = Array.from({ length: 100 }, (_, at) => `table-${at}`)
    const ids = async () => {
      const { world, close } = await createPlayground({ people, channels })
      await close()
      return [world.guildId, world.bot.id, ...world.people.map(({ user }) => user.id), ...world.channels.keys()]
    }
    const first = await ids()
    expect(first).toHaveLength(110)
    expect(new Set(first).size).toBe(110)
    expect(await ids()).toEqual(first)
  })
})
