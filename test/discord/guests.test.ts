import { expect, it } from 'vitest'
import { Guests } from '../../src/discord/features/lobby/guests.js'
import { translator } from '../../src/i18n/index.js'
import { createManualClock, settle } from '../support/clock.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { runningTables } from '../support/running-tables.js'
import { FakeWire, liveParts, readableLog, refused } from './support.js'

/** A lobby of anna's and what stands beside it. */
async function invitations(mayPing = true) {
  const ledger = createMemoryLedger()
  const running = runningTables({ ledger })
  const wire = new FakeWire()
  const { log, lines } = readableLog()
  const live = liveParts({ wire, clock: createManualClock(), log })
  const guests = new Guests({
    ...live,
    tables: running.tables,
    people: ledger,
    blocks: ledger,
    mayPing: () => mayPing,
    wordsIn: () => translator('en'),
  })
  running.tables.onOutcome((outcome) => guests.heard(outcome))
  const table = await running.open()
  const invite = (guest: string) => guests.invite(running.view(table), 'anna', guest)
  return { ...running, ledger, wire, guests, table, invite, lines, settled: () => live.background.settled() }
}

const did = (wire: FakeWire) => wire.calls.map(({ what, message }) => (message === undefined ? what : `${what} ${message}`)) // prettier-ignore

it('takes a message away once its guest sits down, and all of them when the lobby ends', async () => {
  const { invite, wire, send, table, settled } = await invitations()
  await invite('ben')
  await invite('clara')
  await invite('dora')
  await send(table, { type: 'join', user: 'clara' })
  await settled()
  expect(did(wire)).toEqual(['post', 'post', 'post', 'remove m2'])
  await send(table, { type: 'cancel', user: 'anna' })
  await settled()
  expect(did(wire).slice(4)).toEqual(['remove m1', 'remove m3'])
})

it('takes a message away that was still on its way when the lobby ended', async () => {
  const { invite, wire, send, table, settled } = await invitations()
  wire.shut()
  const under = invite('ben')
  await settle()
  await send(table, { type: 'cancel', user: 'anna' })
  wire.open()
  await under
  await settled()
  expect(did(wire)).toEqual(['post', 'remove m1'])
})

it('goes on when a message cannot be taken away, and invites again when one could not be posted', async () => {
  const { invite, wire, send, table, settled, lines } = await invitations()
  wire.failures.push(refused(50013, 403))
  await expect(invite('ben')).rejects.toThrow('50013')
  await invite('ben')
  wire.failures.push(refused(10008))
  await send(table, { type: 'join', user: 'ben' })
  await settled()
  expect(did(wire)).toEqual(['post', 'post', 'remove m1'])
  expect(lines.map(({ msg }) => msg)).toEqual(['an invitation could not be taken away'])
})

it('leaves the message to whoever answers the guest’s press, and keeps it if the guest cannot sit down', async () => {
  const { invite, wire, send, table, guests, settled } = await invitations()
  await invite('ben')
  expect(guests.take(table, 'clara', 'm1')).toBeNull()
  expect(guests.take(table, 'ben', 'm7')).toBeNull()
  guests.take(table, 'ben', 'm1')?.()
  guests.take(table, 'ben', 'm1')
  await send(table, { type: 'join', user: 'ben' })
  await settled()
  expect(did(wire)).toEqual(['post'])
})
