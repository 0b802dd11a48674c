import { EventEmitter } from 'node:events'
import {
  DiscordAPIError,
  Events,
  GuildMember,
  GuildMemberManager,
  LimitedCollection,
  Message,
  MessageManager,
  Partials,
  User,
  UserManager,
} from 'discord.js'
import type { Client } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient, logIn } from '../../src/discord/road/login.js'
import type { BotError } from '../../src/discord/road/login.js'
import { readableLog } from './support.js'

function connection() {
  const { log, lines } = readableLog()
  const lost: BotError[] = []
  const client = createClient({ api: 'https://discord.test/api', log, lost: (error) => lost.push(error) })
  onTestFinished(() => client.destroy())
  return { client, lines, lost }
}

describe('the connection', () => {
  it('speaks with the address it was given, listens to servers alone and pings nobody unasked', () => {
    const { options } = connection().client
    expect(options.rest?.api).toBe('https://discord.test/api')
    expect(options.intents.toArray()).toEqual(['Guilds'])
    expect(options.allowedMentions).toEqual({ parse: [] })
    expect(options.partials).toEqual([Partials.Channel])
  })

  it('tells the log of faults, and of being lost and back', () => {
    const { client, lines, lost } = connection()
    client.emit(Events.Error, new Error('one'))
    client.emit(Events.ShardError, new Error('two'), 0)
    client.emit(Events.ShardReconnecting, 0)
    client.emit(Events.ShardResume, 0, 0)
    expect(lines).toMatchObject([
      { level: 40, err: { message: 'one' }, msg: 'the connection had a fault' },
      { level: 40, err: { message: 'two' }, msg: 'the connection had a fault' },
      { level: 40, msg: 'connection lost, trying again' },
      { level: 30, msg: 'connected again' },
    ])
    expect(lost).toEqual([])
  })

  it('that has ended for good is told of with the reason, if somebody wants to know', () => {
    const { client, lost } = connection()
    const closed = { code: 4014, reason: '', wasClean: true }
    client.emit(Events.ShardDisconnect, closed, 0)
    expect(lost.map(({ message }) => message)).toEqual(['Discord has ended the connection for good (code 4014).'])
    const alone = createClient({ api: 'https://discord.test/api', log: readableLog().log })
    onTestFinished(() => alone.destroy())
    expect(alone.emit(Events.ShardDisconnect, closed, 0)).toBe(true)
  })

  it('remembers few people, the bot always among them, and no messages', () => {
    const { options } = connection().client
    // The library's types fit no single manager.
    const makeCache = options.makeCache as unknown as (manager: object, holds: object, own: object) => unknown
    const limit = (cache: unknown) => {
      if (!(cache instanceof LimitedCollection)) throw new Error('everything is remembered')
      const keeps = (id: string) => cache.keepOverLimit?.({ id, client: { user: { id: 'bot' } } }, id, cache)
      return [cache.maxSize, keeps('bot'), keeps('anna')]
    }
    expect(limit(makeCache(UserManager, User, UserManager))).toEqual([50, true, false])
    expect(limit(makeCache(GuildMemberManager, GuildMember, GuildMemberManager))).toEqual([50, true, false])
    expect(limit(makeCache(MessageManager, Message, MessageManager))).toEqual([0, undefined, undefined])
  })
})

/** A connection whose login ends as the test says. */
function loggingIn(
  login: (client: EventEmitter) => Promise<unknown>,
  application: { id: string } | null = { id: '7' },
) {
  const { log, lines } = readableLog()
  const done: string[] = []
  const client = Object.assign(new EventEmitter(), {
    application,
    login: () => login(client),
    destroy: () => Promise.resolve(void done.push('destroyed')),
  })
  client.on(Events.ShardReconnecting, () => done.push('trying again'))
  const result = logIn(client as unknown as Client, { token: 'a.b.c', api: 'https://discord.test', log })
  return { client, lines, done, refusal: () => result.then(() => null, (error: BotError) => error), result } // prettier-ignore
}

describe('logging in', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is done once everything is connected, and not before', async () => {
    const { client, result, done } = loggingIn(() => Promise.resolve('a.b.c'))
    let id: string | null = null
    void result.then((application) => (id = application))
    await new Promise((resolve) => setImmediate(resolve))
    expect(id).toBeNull()
    client.emit(Events.ClientReady)
    expect(await result).toBe('7')
    expect([done, vi.getTimerCount()]).toEqual([[], 0])
  })

  it('is given up after half a minute', async () => {
    const { refusal, done, lines, client } = loggingIn(() => new Promise(() => undefined))
    const refused = refusal()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await refused).toMatchObject({
      message: 'Discord cannot be reached at https://discord.test (no answer within 30 seconds).',
      wrongSetUp: false,
    })
    client.emit(Events.ShardReconnecting)
    expect(done).toEqual(['destroyed'])
    expect(lines).toMatchObject([{ level: 20, msg: 'the login failed' }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('needs an application', async () => {
    const ready = (client: EventEmitter) => Promise.resolve(void client.emit(Events.ClientReady))
    expect((await loggingIn(ready, null).refusal())?.message).toBe(
      'Discord cannot be reached at https://discord.test (it did not tell which application the token belongs to).',
    )
  })

  it.each([
    ['a code of the library', Object.assign(new Error('An invalid token was provided.'), { code: 'TokenInvalid' })],
    ['Discord’s answer', new DiscordAPIError({ code: 0, message: '401' }, 0, 401, 'GET', 'https://discord.test', {})],
  ])('is refused for the token by %s', async (_, error) => {
    const refused = await loggingIn(() => Promise.reject(error)).refusal()
    expect(refused?.wrongSetUp).toBe(true)
    expect(refused?.message).toMatch(/^DISCORD_TOKEN was refused by Discord: copy the token again/)
  })

  it.each([
    [
      'another answer',
      new DiscordAPIError({ code: 0, message: 'no' }, 0, 403, 'GET', 'https://discord.test', {}),
      'no',
    ],
    ['an error', new Error('socket hang up'), 'socket hang up'],
    ['its cause', new Error('fetch failed', { cause: new Error('ECONNREFUSED') }), 'ECONNREFUSED'],
    ['an error whose cause is a text', new Error('fetch failed', { cause: 'no idea' }), 'fetch failed'],
    ['its first line', new Error('first\nsecond'), 'first'],
    ['its code where it has no words', Object.assign(new Error(''), { code: 'EPIPE' }), 'EPIPE'],
    ['what was thrown', 'a text', 'a text'],
    ['nothing', null, 'null'],
  ])('fails with %s in one line', async (_, error: unknown, reason) => {
    const refused = await loggingIn(vi.fn().mockRejectedValue(error)).refusal()
    expect(refused).toMatchObject({
      message: `Discord cannot be reached at https://discord.test (${reason}).`,
      wrongSetUp: false,
    })
  })
})
