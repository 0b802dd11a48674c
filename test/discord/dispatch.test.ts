import type { Interaction } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { joinPress } from '../../src/discord/features/people/buttons.js'
import { Boards } from '../../src/discord/live/boards.js'
import { Hands } from '../../src/discord/live/hands.js'
import { LiveReplies } from '../../src/discord/live/live-replies.js'
import { Undelivered } from '../../src/discord/live/undelivered.js'
import type { Command } from '../../src/discord/road/command.js'
import { Dispatch } from '../../src/discord/road/dispatch.js'
import { Presses, row } from '../../src/discord/road/press.js'
import { tell } from '../../src/discord/road/reply.js'
import type { Reply, Shows } from '../../src/discord/road/reply.js'
import { createManualClock, settle } from '../support/clock.js'
import { tableView } from './present/support.js'
import { FakeWire, liveParts, readableLog, refused, words } from './support.js'

/** A dispatch whose only command, `/doko start`, does what the test says with the table `t`. */
function begin(run: (shows: Shows) => Reply | Promise<Reply>) {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog()
  const parts = liveParts({ wire, clock, log })
  const { background } = parts
  const boards = new Boards({
    ...parts,
    notes: { messageOf: () => Promise.resolve(null), setMessage: () => Promise.resolve() },
    pageOf: () => ({
      page: words('the table'), chapter: 'game 1', room: 'room', last: false, server: 'server', people: [], rests: false,
    }), // prettier-ignore
    suspend: () => undefined,
    told: () => undefined,
    undelivered: new Undelivered(),
    closingOf: () => null,
  })
  const hands = new Hands({ ...parts, handOf: () => null })
  const live = new LiveReplies({ tables: { view: () => null, inRoom: () => null }, hands, boards, beside: [] })
  const table = { ...tableView({}), id: 't' }
  const shown = { page: words('a new table'), chapter: 'game 1', room: 'room', last: false }
  const command: Command<unknown> = {
    name: 'start',
    order: 1,
    isPublic: true,
    run: (request) => run(live.table(table, shown, request)),
  }
  const join = row(joinPress, () => tell(words('refused: no-such-table')))
  const dispatch = new Dispatch<unknown>({
    wire,
    clock,
    log,
    commands: new Map([['start', command]]),
    personCommands: new Map(),
    presses: new Presses<unknown>([join]),
    needs: null,
    languages: { of: (_, locale) => Promise.resolve(locale), in: () => Promise.resolve(null) },
    pages: {
      fault: (_, number) => words(`our fault ${number}`),
      oldButton: () => words('old button'),
      shuttingDown: () => words('refused: shutting-down'),
    },
    notices: { asks: () => null, refused: (_, trouble) => words(`refused: ${trouble}`) },
    around: (request, pressed) => live.around(request, pressed),
    run: (work) => void background.run(work, 'failed'),
  })
  return { wire, clock, dispatch, lines, settled: () => background.settled() }
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
    isUserContextMenuCommand: () => false,
    authorizingIntegrationOwners: { guildId: 'server', userId: null },
    ...more,
  }) as unknown as Interaction

const button = (customId: string) =>
  interaction({
    customId,
    message: { id: 'pressed', flags: { has: () => false } },
    isChatInputCommand: () => false,
    isMessageComponent: () => true,
    isUserContextMenuCommand: () => false,
    authorizingIntegrationOwners: { guildId: 'server', userId: null },
    isAnySelectMenu: () => false,
  })

const opened = (shows: Shows): Reply => ({ to: 'room', shows })

describe('every interaction is answered', () => {
  it('once, by one call', async () => {
    const { wire, dispatch, settled } = begin(opened)
    dispatch.handle(interaction())
    await settled()
    expect(wire.lines).toEqual(['answer tok 4: a new table'])
  })

  it('once, even if a resumed connection brings it again', async () => {
    const { wire, dispatch, settled } = begin(opened)
    const one = interaction()
    dispatch.handle(one)
    dispatch.handle(one)
    await settled()
    dispatch.handle(one)
    await settled()
    expect(wire.lines).toEqual(['answer tok 4: a new table'])
  })

  it('with a number that stands in the log when the fault is ours', async () => {
    const { wire, dispatch, settled, lines } = begin(() => Promise.reject(new Error('bug')))
    dispatch.handle(interaction())
    await settled()
    const failed = lines.find((line) => line.msg === 'an interaction failed')
    expect(failed).toMatchObject({ level: 50, user: 'anna', what: '/doko start', err: { message: 'bug' } })
    expect(failed?.['number']).toMatch(/^[0-9a-f]{4}$/)
    expect(wire.lines).toEqual([`answer tok 4 private: our fault ${String(failed?.['number'])}`])
  })

  it('with an apology when Discord refuses the page', async () => {
    const { wire, dispatch, settled } = begin(opened)
    wire.failures.push(refused(50035, 400))
    dispatch.handle(interaction())
    await settled()
    expect(wire.lines[1]).toMatch(/^answer tok 4 private: our fault/)
  })

  it.each(['vote:3', 'd1:play:abc', ''])('kindly when a button (%j) means nothing any more', async (id) => {
    const { wire, dispatch, settled } = begin(opened)
    dispatch.handle(button(id))
    await settled()
    expect(wire.lines).toEqual(['answer tok 4 private: old button'])
  })

  it('kindly when its table is gone', async () => {
    const { wire, dispatch, settled } = begin(opened)
    dispatch.handle(button('d1:join:abcdefghijkl'))
    await settled()
    expect(wire.lines).toEqual(['answer tok 4 private: refused: no-such-table'])
  })

  it('with a refusal while the program ends, which waits for the answers under way', async () => {
    let done: () => void = () => {}
    const { wire, dispatch, settled } = begin(
      (shows) => new Promise((resolve) => (done = () => resolve(opened(shows)))),
    )
    dispatch.handle(interaction())
    await settle()
    let stopped = false
    dispatch.stop()
    const stopping = settled().then(() => (stopped = true))
    dispatch.handle(interaction({ token: 'late' }))
    await settle()
    expect(wire.lines).toEqual(['answer late 4 private: refused: shutting-down'])
    expect(stopped).toBe(false)
    done()
    await stopping
    expect(wire.lines[1]).toBe('answer tok 4: a new table')
  })

  it('or, when it cannot even be read, harms nothing', async () => {
    const { dispatch, settled, lines } = begin(opened)
    dispatch.handle(interaction({ user: null }))
    await settled()
    expect(lines).toMatchObject([{ level: 50, msg: 'an interaction could not be read' }])
  })

  it('of another kind is left to others', async () => {
    const { wire, dispatch, settled } = begin(opened)
    dispatch.handle(interaction({ isChatInputCommand: () => false }))
    await settled()
    expect(wire.calls).toEqual([])
  })
})

describe('a table whose opening came too late for an answer', () => {
  it('shows itself in its channel', async () => {
    const { wire, dispatch, settled } = begin(opened)
    wire.failures.push(refused(10062))
    dispatch.handle(interaction())
    await settled()
    await settle()
    expect(wire.lines.slice(1)).toEqual(['post room: the table'])
  })
})
