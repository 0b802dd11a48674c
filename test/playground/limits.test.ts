import { PermissionFlagsBits as Permission } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../support/still-clock.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { call, PIXEL, register, ask } from './bot.js'

describe('limits and permissions', () => {
  let playground: Playground
  let channel: string

  beforeEach(async () => {
    playground = await createPlayground({ clock: manualClock() })
    channel = playground.as('anna').channelId
  })
  afterEach(() => playground.close())

  const post = (content: string) => call(playground, 'POST', `/channels/${channel}/messages`, { content })

  it('answers 429 with headers above the limit of a channel, and takes requests again after the window', async () => {
    playground.trouble.rateLimit({ perChannel: { limit: 2, window: 5000 } })
    const first = await post('1')
    expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual(['2', '1'])
    await post('2')
    const refused = await post('3')
    expect(refused).toMatchObject({ status: 429, json: { retry_after: 5, global: false } })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user')
    const lounge = [...playground.world.channels.keys()].at(-1)
    expect((await call(playground, 'POST', `/channels/${lounge}/messages`, { content: 'x' })).status).toBe(200)
    playground.clock.advance(5000)
    expect((await post('4')).status).toBe(200)
  })

  it('limits the bot token as a whole, but not interactions', async () => {
    await register(playground)
    playground.trouble.rateLimit({ global: { limit: 1, window: 1000 } })
    await post('1')
    const refused = await post('2')
    expect(refused).toMatchObject({ status: 429, json: { global: true } })
    expect(refused.headers.get('x-ratelimit-global')).toBe('true')
    const { callback } = ask(playground)
    expect((await call(playground, 'POST', callback, { type: 4, data: { content: 'x' } })).status).toBe(204)
  })

  it('refuses a fourth edit in 6 s of messages older than an hour with 30046', async () => {
    const { json } = await post('old')
    const edit = () => call(playground, 'PATCH', `/channels/${channel}/messages/${json.id}`, { content: 'x' })
    playground.clock.advance(3_600_000)
    for (let times = 0; times < 5; times++) expect((await edit()).status).toBe(200)
    playground.clock.advance(1)
    for (let times = 0; times < 3; times++) expect((await edit()).status).toBe(200)
    expect(await edit()).toMatchObject({ json: { code: 30046 } })
    playground.clock.advance(6000)
    expect((await edit()).status).toBe(200)
  })

  it('refuses with 50013 what a permission is missing for, and with 50001 a channel out of sight', async () => {
    const { json } = await post('x')
    playground.trouble.deny(channel, Permission.AttachFiles)
    const files = [{ name: 'a.png', bytes: PIXEL }]
    const withFile = await call(playground, 'POST', `/channels/${channel}/messages`, { content: 'x' }, files)
    expect(withFile).toMatchObject({ status: 403, json: { code: 50013 } })
    expect((await post('words')).status).toBe(200)
    playground.trouble.deny(channel, Permission.SendMessages)
    expect(await post('x')).toMatchObject({ status: 403, json: { code: 50013 } })
    expect((await call(playground, 'PATCH', `/channels/${channel}/messages/${json.id}`, { content: 'y' })).status).toBe(
      200,
    )
    playground.trouble.deny(channel, Permission.ViewChannel)
    expect(await call(playground, 'GET', `/channels/${channel}`)).toMatchObject({ status: 403, json: { code: 50001 } })
    playground.trouble.deny(channel, 0n)
    expect((await post('x')).status).toBe(200)
  })

  it('needs no permission of the bot for an answer, and tells what it lacks in app_permissions', async () => {
    await register(playground)
    playground.trouble.deny(channel, Permission.SendMessages | Permission.AttachFiles)
    const { callback } = ask(playground)
    const [interaction] = playground.world.interactions.values()
    expect(
      BigInt(interaction?.payload?.app_permissions ?? 0) & (Permission.SendMessages | Permission.AttachFiles),
    ).toBe(0n)
    const data = { content: 'x', attachments: [{ id: '0' }] }
    const answer = await call(playground, 'POST', callback, { type: 4, data }, [{ name: 'a.png', bytes: PIXEL }])
    expect(answer.status).toBe(204)
  })

  it('keeps only the newest messages of a channel', async () => {
    const small = await createPlayground({ keep: 2 })
    const way = `/channels/${small.as('anna').channelId}/messages`
    for (const content of ['1', '2', '3']) await call(small, 'POST', way, { content })
    expect(
      small
        .as('anna')
        .messages()
        .map(({ content }) => content),
    ).toEqual(['2', '3'])
    await small.close()
  })
})
