import { describe, expect, it } from 'vitest'
import type { Interaction } from 'discord.js'
import { Boards } from '../../src/discord/live/board.js'
import type { Command } from '../../src/discord/road/command.js'
import { Dispatch } from '../../src/discord/road/dispatch.js'
import { Hands } from '../../src/discord/live/hands.js'
import { Owed } from '../../src/discord/live/owed.js'
import type { Reply } from '../../src/discord/road/reply.js'
import type { Screens } from '../../src/discord/features/screens.js'
import { usualServerSettings } from '../../src/table/ports.js'
import type { Tables } from '../../src/table/service.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, readableLog, refused, words } from './support.js'

/** A dispatch whose only command, `/doko start`, does what the test says. */
function begin(run: () => Promise<Reply>) {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog()
  const boards = new Boards({
    wire,
    clock,
    log,
    notes: { messageOf: () => Promise.resolve(null), setMessage: () => Promise.resolve() },
    pageOf: () => ({
      page: words('the table'), chapter: 'game 1', room: 'room', last: false, server: 'server', people: [], rests: false,
    }), // prettier-ignore
    suspend: () => undefined,
    owed: new Owed(),
    closingOf: () => null,
  })
  const hands = new Hands({ wire, clock, log, handOf: () => null })
  const screens: Partial<Record<keyof Screens, unknown>> = {
    fault: (_: string, number: string) => words(`our fault ${number}`),
    refusal: ({ code }: { code: string }) => words(`refused: ${code}`),
    oldButton: () => words('old button'),
    board: () => ({ chapter: 'game 1' }),
  }
  const tables: Partial<Tables> = { view: () => null, inRoom: () => null }
  const services = {
    tables: tables as Tables,
    rankings: () => Promise.reject(new Error('not asked for')),
    servers: { serverSettings: () => Promise.resolve(usualServerSettings) },
    readers: { meet: (_: string, language: string) => Promise.resolve({ language }) },
    screens: screens as unknown as Screens,
  }
  const command: Command = { name: 'start', run }
  const parts = { wire, clock, log, boards, hands, commands: new Map([['start', command]]) }
  const dispatch = new Dispatch({ ...parts, services: services as never })
  return { wire, clock, dispatch, lines }
}

let made = 0

/** An interaction with as much of discord.js's class as is looked at. */
const interaction = (more: object = {}): Interaction =>
  ({
    id: `${++made}`,
    token: 'tok',
    user: { id: 'anna' },
    guildId: 'server',
    channelId: 'room',
    locale: 'de',
    guildLocale: 'de',
    channel: null,
    memberPermissions: null,
    appPermissions: { has: () => true },
    options: { getSubcommand: () => 'start', data: [] },
    isAutocomplete: () => false,
    isModalSubmit: () => false,
    isChatInputCommand: () => true,
    isMessageComponent: () => false,
    ...more,
  }) as unknown as Interaction

const button = (customId: string) =>
  interaction({
    customId,
    message: { id: 'pressed', flags: { has: () => false } },
    isChatInputCommand: () => false,
    isMessageComponent: () => true,
    isAnySelectMenu: () => false,
  })

const opened: Reply = { kind: 'public', page: words('a new table'), board: 't' }

describe('every interaction is answered', () => {
  it('once, by one call', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    dispatch.handle(interaction())
    await dispatch.settled()
    expect(wire.lines).toEqual(['answer tok 4: a new table'])
  })

  it('once, even if a resumed connection brings it again', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    const one = interaction()
    dispatch.handle(one)
    dispatch.handle(one)
    await dispatch.settled()
    dispatch.handle(one)
    await dispatch.settled()
    expect(wire.lines).toEqual(['answer tok 4: a new table'])
  })

  it('with a number that stands in the log when the fault is ours', async () => {
    const { wire, dispatch, lines } = begin(() => Promise.reject(new Error('bug')))
    dispatch.handle(interaction())
    await dispatch.settled()
    const failed = lines.find((line) => line.msg === 'an interaction failed')
    expect(failed).toMatchObject({ level: 50, user: 'anna', what: '/doko start', err: { message: 'bug' } })
    expect(failed?.['number']).toMatch(/^[0-9a-f]{4}$/)
    expect(wire.lines).toEqual([`answer tok 4 private: our fault ${String(failed?.['number'])}`])
  })

  it('with an apology when Discord refuses the page', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    wire.failures.push(refused(50035, 400))
    dispatch.handle(interaction())
    await dispatch.settled()
    expect(wire.lines[1]).toMatch(/^answer tok 4 private: our fault/)
  })

  it.each(['vote:3', 'd1:play:abc', ''])('kindly when a button (%j) means nothing any more', async (id) => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    dispatch.handle(button(id))
    await dispatch.settled()
    expect(wire.lines).toEqual(['answer tok 4 private: old button'])
  })

  it('kindly when its table is gone', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    dispatch.handle(button('d1:join:abcdefghijkl'))
    await dispatch.settled()
    expect(wire.lines).toEqual(['answer tok 4 private: refused: no-such-table'])
  })

  it('with a refusal while the program ends, which waits for the answers under way', async () => {
    let done: (reply: Reply) => void = () => {}
    const { wire, dispatch } = begin(() => new Promise((resolve) => (done = resolve)))
    dispatch.handle(interaction())
    await settle()
    let stopped = false
    const stopping = dispatch.stop().then(() => (stopped = true))
    dispatch.handle(interaction({ token: 'late' }))
    await settle()
    expect(wire.lines).toEqual(['answer late 4 private: refused: shutting-down'])
    expect(stopped).toBe(false)
    done(opened)
    await stopping
    expect(wire.lines[1]).toBe('answer tok 4: a new table')
  })

  it('or, when it cannot even be read, harms nothing', async () => {
    const { dispatch, lines } = begin(() => Promise.resolve(opened))
    dispatch.handle(interaction({ user: null }))
    await dispatch.settled()
    expect(lines).toMatchObject([{ level: 50, msg: 'an interaction could not be read' }])
  })

  it('of another kind is left to others', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    dispatch.handle(interaction({ isChatInputCommand: () => false }))
    await dispatch.settled()
    expect(wire.calls).toEqual([])
  })
})

describe('a table whose opening came too late for an answer', () => {
  it('shows itself in its channel', async () => {
    const { wire, dispatch } = begin(() => Promise.resolve(opened))
    wire.failures.push(refused(10062))
    dispatch.handle(interaction())
    await dispatch.settled()
    await settle()
    expect(wire.lines.slice(1)).toEqual(['post room: the table'])
  })
})
