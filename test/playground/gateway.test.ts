import { once } from 'node:events'
import { Client } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { register } from './bot.js'

interface Frame {
  readonly op: number
  readonly t: string | null
  readonly s: number | null
  readonly d: Record<string, unknown>
}

/** A gateway connection that keeps what it is sent. */
class Wire {
  readonly frames: Frame[] = []
  readonly closed: Promise<number>
  private readonly socket: WebSocket

  constructor(playground: Playground) {
    this.socket = new WebSocket(`ws://127.0.0.1:${playground.port}/gateway/?v=10&encoding=json`)
    this.socket.on('message', (raw: Buffer) => this.frames.push(JSON.parse(raw.toString()) as Frame))
    this.closed = once(this.socket, 'close').then(([code]) => Number(code))
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }))
  }

  /** The first frame with this name or opcode, waiting for it. */
  async get(name: string | number): Promise<Frame> {
    for (;;) {
      const found = this.frames.find(({ t, op }) => t === name || (op === name && t === null))
      if (found) return found
      await once(this.socket, 'message')
    }
  }

  close(code: number): void {
    this.socket.close(code)
  }
}

describe('the gateway', () => {
  let playground: Playground
  beforeAll(async () => {
    playground = await createPlayground()
    await register(playground)
  })
  afterAll(() => playground.close())

  const identify = async (intents = 1, token = playground.token) => {
    const wire = new Wire(playground)
    await wire.get(10)
    wire.send(2, { token, intents, properties: {} })
    return wire
  }

  it('greets, acknowledges heartbeats, and says who and where', async () => {
    const wire = await identify()
    expect((await wire.get(10)).d['heartbeat_interval']).toBeGreaterThan(1000)
    const ready = await wire.get('READY')
    expect(ready.d).toMatchObject({
      user: { username: 'Doppelkopf' },
      resume_gateway_url: `ws://127.0.0.1:${playground.port}/gateway`,
    })
    expect((await wire.get('GUILD_CREATE')).d['channels']).toMatchObject([{ name: 'card-table' }, { name: 'lounge' }])
    wire.send(1, 2)
    expect((await wire.get(11)).op).toBe(11)
    wire.close(1000)
    await wire.closed
  })

  it('closes with 4004 on a wrong token, 4003 before identify, 4005 on a second one', async () => {
    expect(await (await identify(1, 'wrong')).closed).toBe(4004)
    const early = new Wire(playground)
    await early.get(10)
    early.send(3, {})
    expect(await early.closed).toBe(4003)
    const twice = await identify()
    await twice.get('READY')
    twice.send(2, { token: playground.token, intents: 1 })
    expect(await twice.closed).toBe(4005)
  })

  it('lets discord.js fail to log in with a wrong token', async () => {
    const client = new Client({ intents: [], rest: { api: playground.apiBase, retries: 0 } })
    await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' })
    await client.destroy()
  })

  it('sends interactions without any intent, and guild events only with it', async () => {
    const wire = await identify(0)
    await wire.get('READY')
    const sent = playground.as('anna').command('doko hand')
    const { d } = await wire.get('INTERACTION_CREATE')
    expect(d).toMatchObject({
      type: 2,
      data: { name: 'doko', options: [{ name: 'hand', type: 1 }] },
      member: { user: { username: 'anna' } },
      authorizing_integration_owners: { 0: playground.world.guildId },
    })
    expect(wire.frames.some(({ t }) => t === 'GUILD_CREATE')).toBe(false)
    playground.clock.advance(3001)
    expect((await sent).code).toBe('timeout')
    wire.close(1000)
    await wire.closed
  })

  it('replays on resume what was missed, once and in order; an ended session is invalid', async () => {
    const wire = await identify()
    const ready = await wire.get('READY')
    const guild = await wire.get('GUILD_CREATE')
    wire.close(4000)
    await wire.closed
    await playground.until(() => !playground.world.online)
    const sent = ['anna', 'ben'].map((person) => playground.as(person).command('doko hand'))
    const resume = { token: playground.token, session_id: ready.d['session_id'], seq: guild.s }
    const back = new Wire(playground)
    await back.get(10)
    back.send(6, resume)
    await back.get('RESUMED')
    expect(back.frames.map(({ t }) => t)).toEqual([null, 'INTERACTION_CREATE', 'INTERACTION_CREATE', 'RESUMED'])
    back.close(1000)
    await back.closed
    const late = new Wire(playground)
    await late.get(10)
    late.send(6, resume)
    expect((await late.get(9)).d).toBe(false)
    late.close(1000)
    playground.clock.advance(3001)
    await Promise.all(sent)
  })
})
