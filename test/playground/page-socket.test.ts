import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import type { PageAction, ServerMessage } from '../../src/playground/protocol.js'
import { button, call, row, startBot } from './bot.js'
import type { Running } from './bot.js'

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A page: what it is told, and what it says. */
class Page {
  readonly told: ServerMessage[] = []
  private readonly socket: WebSocket
  private count = 0

  constructor(playground: Playground, query = '') {
    this.socket = new WebSocket(`ws://127.0.0.1:${playground.port}/playground/ws${query}`, {
      origin: playground.url.slice(0, -1),
    })
    this.socket.on('message', (raw: Buffer) => this.told.push(JSON.parse(raw.toString()) as ServerMessage))
  }

  async get<T extends ServerMessage['type']>(type: T, fits: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    for (;;) {
      const found = this.told.find((message) => message.type === type && fits(message as Of<T>))
      if (found) return found as Of<T>
      await once(this.socket, 'message')
    }
  }

  /** Says something and gives what it was acknowledged with in the end. */
  async say(as: string, action: PageAction, id = `a${this.count++}`): Promise<Of<'ack'>> {
    this.socket.send(JSON.stringify({ v: 1, id, as, ...action }))
    return this.get('ack', (ack) => ack.action === id && ack.state !== 'waiting' && ack.state !== 'thinking')
  }

  async leave(): Promise<void> {
    this.socket.close()
    await once(this.socket, 'close')
  }
}

const HAND: PageAction = {
  type: 'command',
  name: 'doko',
  options: [{ type: 1, name: 'hand', options: [] }],
  text: '/doko hand',
}

describe('what the page is told', () => {
  let running: Running
  let playground: Playground
  let page: Page

  beforeAll(async () => {
    running = await startBot(async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: 'DDV', value: 'ddv' }])
      else if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Your hand', flags: 64, components: [row(button('form'))] })
      else if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'f',
          title: 'Form',
          components: [{ type: 18, label: 'x', component: { type: 4, style: 1, custom_id: 'x' } }],
        })
      else if (interaction.isModalSubmit()) await interaction.reply(`Said ${interaction.fields.getTextInputValue('x')}`)
    })
    playground = running.playground
  })
  beforeEach(async () => {
    page = new Page(playground)
    await page.get('hello')
    return () => page.leave()
  })
  afterAll(() => running.stop())

  it('is greeted with people, bot, channel, commands and views', async () => {
    const hello = await page.get('hello')
    expect(hello).toMatchObject({
      v: 1,
      seq: 1,
      people: [{ key: 'anna', name: 'Anna' }, { key: 'ben' }, { key: 'clara' }, { key: 'david' }],
      bot: { name: 'Doppelkopf', online: true },
      channel: { name: 'card-table' },
      commands: [{ name: 'doko' }],
      trouble: { pictures: false, offline: false, permission: false },
      hints: { anna: { command: '/doko start' } },
    })
  })

  it('shows another channel or a thread when asked, and the first channel when that one is deleted', async () => {
    const { world, trouble } = playground
    const hello = await page.get('hello')
    expect(hello.rooms.map(({ name }) => name)).toEqual(['card-table', 'lounge', 'Doppelkopf'])
    const thread = world.addChannel({ id: world.id(), name: 'Table 1', type: 11, parentId: world.mainChannel.id })
    const { rooms } = await page.get('rooms')
    expect(rooms.map(({ name, parent }) => [name, parent])).toEqual([
      ['card-table', null],
      ['Table 1', world.mainChannel.id],
      ['lounge', null],
      ['Doppelkopf', null],
    ])
    expect(await page.say('anna', { type: 'open', channel: '1' })).toMatchObject({ state: 'failed', code: 'unknown' })
    await page.say('anna', { type: 'open', channel: thread.id })
    expect((await page.get('hello', ({ channel }) => channel.id === thread.id)).views['anna']).toEqual([])
    await page.say('anna', HAND)
    expect((await page.get('message')).message.channel_id).toBe(thread.id)
    trouble.deleteChannel(thread.id)
    await page.get('rooms', (told) => told.rooms.length === 3)
    await page.get('hello', ({ channel, seq }) => channel.id === world.mainChannel.id && seq > 1)
  })

  it('shows everybody their own conversation with the bot, in which nobody else reads', async () => {
    const direct = playground.world.directId(playground.world.people[0] ?? expect.unreachable())
    await page.say('anna', { type: 'open', channel: direct })
    await page.get('hello', ({ channel }) => channel.id === direct)
    await page.say('ben', HAND)
    expect((await page.get('message')).viewers).toEqual(['ben'])
    const ben = playground.as('ben').direct
    expect(ben.messages()).toHaveLength(1)
    expect(ben.channelId).not.toBe(direct)
    expect([playground.as('anna').direct.messages(), playground.as('ben').messages()]).toEqual([[], []])
  })

  it('sends a command and shows the private answer to its reader only', async () => {
    const ack = await page.say('ben', HAND, 'one')
    expect(ack.state).toBe('done')
    expect(await page.get('ack', ({ state }) => state === 'waiting')).toMatchObject({ request: { type: 2 } })
    const shown = await page.get('message')
    expect(shown).toMatchObject({
      viewers: ['ben'],
      used: { by: 'ben', text: '/doko hand' },
      message: { content: 'Your hand' },
    })
    expect(shown.tokenExpires).toBeGreaterThan(playground.clock.now())
    expect(await page.say('ben', HAND, 'one')).toMatchObject({ state: 'done' })
    expect(await page.get('ack', ({ code }) => code === 'again')).toMatchObject({ action: 'one', state: 'failed' })
  })

  it('brings forms and choices, and lets a form be closed', async () => {
    await page.say('anna', HAND)
    const message = (await page.get('message')).message.id
    await page.say('anna', { type: 'press', message, customId: 'form' })
    const { interaction } = await page.get('modal', ({ viewer }) => viewer === 'anna')
    const field = (value: string) =>
      [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'x', value } }] as never
    expect(await page.say('ben', { type: 'submit', interaction, components: field('y') })).toMatchObject({
      code: 'unknown',
    })
    expect(await page.say('anna', { type: 'submit', interaction, components: field('') })).toMatchObject({
      code: 'invalid',
    })
    expect(await page.say('anna', { type: 'submit', interaction, components: field('Fuchs') })).toMatchObject({
      state: 'done',
    })
    expect(await page.get('message', ({ viewers }) => viewers.length === 4)).toMatchObject({
      message: { content: 'Said Fuchs' },
    })
    await page.say('anna', { type: 'press', message, customId: 'form' })
    const second = await page.get('modal', (modal) => modal.interaction !== interaction)
    await page.say('anna', { type: 'close', interaction: second.interaction })
    expect(
      await page.say('anna', { type: 'submit', interaction: second.interaction, components: field('z') }),
    ).toMatchObject({ code: 'unknown' })
    const options = [{ type: 1, name: 'start', options: [{ type: 3, name: 'rules', value: 'd' }] }]
    await page.say('anna', { type: 'complete', name: 'doko', options: options, focused: 'rules' })
    expect((await page.get('choices')).list).toEqual([{ name: 'DDV', value: 'ddv' }])
  })

  it('takes private messages away on dismissal and restart, and empties the channel', async () => {
    await page.say('clara', HAND)
    const first = (await page.get('message')).message.id
    expect(await page.say('david', { type: 'dismiss', message: first })).toMatchObject({ state: 'failed' })
    await page.say('clara', { type: 'dismiss', message: first })
    expect(await page.get('remove')).toMatchObject({ viewers: ['clara'], id: first, reason: 'dismissed' })
    await page.say('clara', HAND)
    await page.say('anna', { type: 'restart', person: 'clara' })
    expect(await page.get('remove', ({ reason }) => reason === 'restarted')).toMatchObject({ viewers: ['clara'] })
    await page.say('anna', { type: 'reset' })
    expect(playground.as('anna').messages()).toEqual([])
  })

  it('goes on after a lost connection where it stopped, and starts anew when that is unknown', async () => {
    const { session, seq } = await page.get('hello')
    await page.leave()
    await playground.as('david').command('doko hand')
    const back = new Page(playground, `?session=${session}&since=${seq}`)
    expect(await back.get('message')).toMatchObject({ seq: 2, viewers: ['david'] })
    await back.leave()
    const lost = new Page(playground, '?session=gone&since=7')
    expect((await lost.get('hello')).views['david']).toHaveLength(1)
    await lost.leave()
    page = new Page(playground)
    await page.get('hello')
  })

  it('gives server and people another language, which commands then carry', async () => {
    await page.say('anna', { type: 'language', language: 'no' })
    expect(await page.get('language')).toMatchObject({ language: 'no' })
    await page.say('ben', HAND)
    expect(await page.get('ack', ({ state }) => state === 'waiting')).toMatchObject({
      request: { locale: 'no', guild_locale: 'no' },
    })
    await page.say('anna', { type: 'language', language: 'de' })
  })

  it('moves the clock, shows traffic while it is wanted, and tells that the bot is offline', async () => {
    const before = playground.clock.ahead
    await page.say('anna', { type: 'clock', add: 60_000 })
    expect((await page.get('clock')).ahead).toBe(before + 60_000)
    await page.say('anna', { type: 'traffic', on: true })
    await call(playground, 'GET', '/nowhere')
    expect(await page.get('problem')).toMatchObject({ status: 404, code: 0 })
    await page.say('anna', HAND)
    expect((await page.get('traffic', ({ direction }) => direction === 'toBot')).text).toContain('INTERACTION_CREATE')
    const none = { pictures: false, offline: false, permission: false }
    await page.say('anna', { type: 'trouble', trouble: { pictures: true, offline: true, permission: true } })
    expect(await page.get('trouble')).toMatchObject({ trouble: { pictures: true, offline: true, permission: true } })
    expect(await page.get('bot')).toMatchObject({ online: false })
    expect(await page.say('anna', HAND)).toMatchObject({ state: 'failed', code: 'offline' })
    await page.say('anna', { type: 'trouble', trouble: none })
    expect(await page.get('bot', ({ online }) => online)).toMatchObject({ online: true })
  })
})

describe('several pages that come back after a new start', () => {
  it('bring the server their language: the first one’s, which another one’s does not change', async () => {
    const playground = await createPlayground()
    const [one, two] = [new Page(playground), new Page(playground)]
    await Promise.all([one.get('hello'), two.get('hello')])
    await one.say('anna', { type: 'language', language: 'de' })
    expect(playground.world.guildLocale).toBe('de')
    await two.say('ben', { type: 'language', language: 'no' })
    expect(playground.world.guildLocale).toBe('de')
    await Promise.all([one.leave(), two.leave()])
    await playground.close()
  })
})

describe('only this computer', () => {
  it('refuses other hosts and origins, and sends strict headers', async () => {
    const playground = await createPlayground()
    const status = await new Promise<number>((resolve) => {
      const options = { port: playground.port, host: '127.0.0.1', path: '/', headers: { host: 'evil.example' } }
      request(options, (answer) => resolve(answer.statusCode ?? 0)).end()
    })
    expect(status).toBe(421)
    const foreign = new WebSocket(`ws://127.0.0.1:${playground.port}/playground/ws`, { origin: 'http://evil.example' })
    const [error] = (await once(foreign, 'error')) as [Error]
    expect(error.message).toContain('403')
    const { headers } = await fetch(playground.url)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    await playground.close()
  })
})
