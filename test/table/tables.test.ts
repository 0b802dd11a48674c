import { describe, expect, it } from 'vitest'
import type { Intent } from '../../src/table/intent.js'
import { settle } from '../support/clock.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { runningTables, until, withPeople } from '../support/running-tables.js'

const join = (user: string): Intent => ({ type: 'join', user })

describe('opening tables', () => {
  it('gives a room one table, even to two who ask at the same time', async () => {
    const { tables } = runningTables()
    const [first, second] = await Promise.all([tables.open(opening()), tables.open(opening({ host: 'ben' }))])
    expect(first).toMatchObject({ ok: true, value: { table: 'table-1', version: 0 } })
    const view = first.ok ? first.value.viewFor('anna') : null
    expect(view).toMatchObject({ id: 'table-1', number: 1, host: 'anna', viewer: 0 })
    expect(second).toEqual({ ok: false, refusal: { code: 'room-taken', table: 'table-1' } })
    expect([tables.inRoom('room-1'), tables.inRoom('room-2')]).toEqual(['table-1', null])
  })

  it('gives a room to one of the tables that move into it or open there at the same time', async () => {
    const { tables, open, errors } = runningTables()
    const [one, other] = [await open({ room: 'room-1' }), await open({ room: 'room-2' })]
    const resume = (id: string) => tables.send(id, { type: 'resume', user: 'anna', manager: false, room: 'room-3' })
    const taken = { ok: false, refusal: { code: 'room-taken', table: one } }
    const answers = await Promise.all([resume(one), resume(other), tables.open(opening({ room: 'room-3' }))])
    expect(answers.slice(1)).toEqual([taken, taken])
    expect([tables.inRoom('room-1'), tables.inRoom('room-2'), tables.inRoom('room-3')]).toEqual([null, other, one])
    const [opened, moved] = await Promise.all([
      tables.open(opening({ room: 'room-4' })),
      Promise.resolve().then(() =>
        tables.send(other, { type: 'resume', user: 'anna', manager: false, room: 'room-4' }),
      ),
    ])
    expect([opened.ok, moved.ok, errors]).toEqual([true, false, []])
  })

  it('frees the room when the table has ended, which can be looked at for a quarter of an hour', async () => {
    const { tables, open, send, clock } = runningTables()
    const id = await open()
    await send(id, { type: 'cancel', user: 'anna' })
    expect([tables.inRoom('room-1'), tables.all(), tables.ofUser('server-1', 'anna')]).toEqual([null, [], []])
    expect(await tables.send(id, join('ben'))).toEqual({ ok: false, refusal: { code: 'no-such-table' } })
    expect(tables.view(id, 'anna')?.status).toBe('closed')
    expect(await open()).toBe('table-2')
    await clock.advance(15 * 60_000)
    expect(tables.view(id, 'anna')).toBeNull()
  })

  it('knows its levels and counts', async () => {
    const { tables, open } = runningTables()
    const refusal = async (changes: Parameters<typeof opening>[0]) => {
      const answer = await tables.open(opening(changes))
      return answer.ok ? 'accepted' : answer.refusal
    }
    expect(await refusal({ level: 'genius' })).toEqual({ code: 'unknown-level', what: 'genius' })
    expect(await refusal({ games: 49 })).toEqual({ code: 'bad-game-count', least: 1, most: 48 })
    const fill = await tables.send(await open(), { type: 'fill', user: 'anna', level: 'constructor' })
    expect(fill).toEqual({ ok: false, refusal: { code: 'unknown-level', what: 'constructor' } })
  })

  it('finds the tables of a person on a server', async () => {
    const { tables, open, send } = runningTables()
    const first = await open()
    const second = await open({ room: 'room-2', host: 'clara' })
    await open({ room: 'room-3', host: 'anna', server: 'server-2' })
    await send(second, join('anna'))
    expect(tables.ofUser('server-1', 'anna')).toEqual([first, second])
    expect(tables.ofUser('server-1', 'clara')).toEqual([second])
  })
})

describe('an intent', () => {
  it('is in the ledger before anybody is told', async () => {
    const ledger = createMemoryLedger()
    const { tables, open, send, outcomes } = runningTables({ ledger })
    const id = await open()
    const seen: [number, number, number | undefined][] = []
    tables.onOutcome(({ version }) => seen.push([version, ledger.log(id).length, tables.view(id, null)?.version]))
    await send(id, join('ben'), join('clara'))
    expect(seen).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ])
    expect(outcomes[0]).toEqual({
      viewFor: outcomes[0]?.viewFor,
      table: id,
      version: 1,
      intent: join('ben'),
      events: [{ type: 'joined', user: 'ben', place: 1 }],
    })
  })

  it('changes nothing when the ledger fails, and works when it is tried again', async () => {
    const ledger = createMemoryLedger()
    const { tables, open, send, outcomes, errors, view } = runningTables({ ledger })
    const id = await open()
    const before = view(id)
    ledger.failNext(1)
    expect(await tables.send(id, join('ben'))).toEqual({ ok: false, refusal: { code: 'not-saved' } })
    expect([view(id), outcomes, errors]).toEqual([before, [], ['intent not saved']])
    await send(id, join('ben'))
    expect(view(id).version).toBe(1)
  })

  it('is applied once, however often and fast it is clicked', async () => {
    const { tables, open, send, view } = runningTables()
    const id = await open()
    await send(id, ...withPeople)
    const { version, deal } = view(id, 'ben')
    expect(deal?.turn).toBe(1)
    const click: Intent = { type: 'move', user: 'ben', move: { type: 'healthy' }, version }
    const answers = await Promise.all([1, 2, 3].map(() => tables.send(id, click)))
    expect(answers.map((answer) => (answer.ok ? 'accepted' : answer.refusal.code))).toEqual([
      'accepted',
      'stale',
      'stale',
    ])
    expect(view(id).version).toBe(version + 1)
  })

  it('is stored without the click’s version and the seat that a legal action carries', async () => {
    const ledger = createMemoryLedger()
    const { open, send, view } = runningTables({ ledger })
    const id = await open()
    await send(id, ...withPeople)
    const { version, deal } = view(id, 'ben')
    const action = deal?.legal[0] ?? { type: 'healthy', seat: 1 }
    await send(id, { type: 'move', user: 'ben', move: action, version })
    expect(ledger.log(id).at(-1)).toEqual({ type: 'move', user: 'ben', move: { type: 'healthy' } })
  })

  it('reaches every listener, whatever the others do', async () => {
    const { tables, open, send, errors } = runningTables()
    tables.onOutcome(() => {
      throw new Error('broken listener')
    })
    const versions: number[] = []
    tables.onOutcome(({ version }) => versions.push(version))
    await send(await open(), join('ben'), join('clara'))
    expect([versions, errors]).toEqual([
      [1, 2],
      ['listener failed', 'listener failed'],
    ])
  })
})

describe('shutting down', () => {
  it('finishes what is being written, takes nothing else and stops all timers', async () => {
    const memory = createMemoryLedger()
    const writing: (() => void)[] = []
    const append: typeof memory.append = async (...entry) => {
      await new Promise<void>((resolve) => writing.push(resolve))
      return memory.append(...entry)
    }
    const { tables, open, clock } = runningTables({ ledger: { ...memory, append }, pace: 500 })
    const id = await open()
    const written = tables.send(id, { type: 'fill', user: 'anna' })
    const queued = tables.send(id, { type: 'start', user: 'anna' })
    await until(() => writing.length === 1)
    let down = false
    const shutDown = tables.shutDown().then(() => (down = true))
    await settle()
    expect(down).toBe(false)
    writing[0]?.()
    await shutDown
    expect(await written).toMatchObject({ ok: true })
    const refused = { ok: false, refusal: { code: 'shutting-down' } }
    expect([await queued, await tables.send(id, join('ben')), await tables.open(opening({ room: 'b' }))]).toEqual([
      refused,
      refused,
      refused,
    ])
    expect([memory.log(id).length, clock.waiting()]).toEqual([1, []])
  })
})
