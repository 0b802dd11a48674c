import { expect, it } from 'vitest'
import type { OpenRequest } from '../../src/table/intent.js'
import { ddv } from '../support/ledger-contract.js'
import { runningTables } from '../support/running-tables.js'

const practice = (host: string): OpenRequest => ({ kind: 'practice', host, rules: ddv, games: 4, level: 'easy' })

/** A practice of anna's with its first deal begun. */
async function practising() {
  const running = runningTables({ pace: 1_000 })
  const opened = await running.tables.open(practice('anna'))
  if (!opened.ok) throw new Error(opened.refusal.code)
  const id = opened.value.table
  await running.send(id, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' })
  return { ...running, id }
}

it('each person has one practice, on no server and in no room', async () => {
  const { tables, id, view } = await practising()
  expect(view(id)).toMatchObject({ kind: 'practice', server: '', room: '', number: 1 })
  expect(await tables.open(practice('anna'))).toEqual({ ok: false, refusal: { code: 'room-taken', table: id } })
  const other = await tables.open(practice('ben'))
  expect([tables.practiceOf('anna'), tables.practiceOf('ben')]).toEqual([id, other.ok && other.value.table])
  expect([tables.practiceOf('clara'), tables.inRoom(''), tables.ofUser('server-1', 'anna')]).toEqual([null, null, []])
  await tables.send(id, { type: 'leave', user: 'anna' })
  expect(tables.practiceOf('anna')).toBeNull()
  expect((await tables.open(practice('anna'))).ok).toBe(true)
})

it('a practice that was paused goes on without taking the room where that is asked for', async () => {
  const { tables, id, open, send, view } = await practising()
  const match = await open()
  const resume = { type: 'resume', user: 'anna', manager: false, room: 'room-1' } as const
  expect(await tables.send(id, resume)).toEqual({ ok: false, refusal: { code: 'not-suspended' } })
  await send(id, { type: 'pause', user: 'anna' }, resume)
  expect(view(id)).toMatchObject({ suspended: null, room: '' })
  expect([tables.inRoom('room-1'), tables.practiceOf('anna')]).toEqual([match, id])
})
