import { expect, it } from 'vitest'
import { Boards } from '../../src/discord/live/boards.js'
import { Hands } from '../../src/discord/live/hands.js'
import { LiveReplies } from '../../src/discord/live/live-replies.js'
import { Undelivered } from '../../src/discord/live/undelivered.js'
import type { Reply, Sent } from '../../src/discord/road/reply.js'
import type { Request } from '../../src/discord/road/request.js'
import { createManualClock, settle } from '../support/clock.js'
import { requestBy } from '../support/request.js'
import { tableView } from './present/support.js'
import { FakeWire, liveParts, readableLog, words } from './support.js'

const sent = (token: string) => ({ token, message: 'm9', shown: { pictures: new Map() } })
const tells: Reply = { to: 'asker', shows: { page: words('a word') } }
const replaces: Reply = { to: 'pressed', shows: { page: words('a word') } }
const elsewhere: Reply = { to: 'nobody' }

/** A table `t` in the channel `room`, at which anna sits; her hand always wants her. */
function begin() {
  const wire = new FakeWire()
  const parts = liveParts({ wire, clock: createManualClock(), log: readableLog().log })
  const boards = new Boards({
    ...parts,
    notes: { messageOf: () => Promise.resolve(null), setMessage: () => Promise.resolve() },
    pageOf: () => null,
    suspend: () => undefined,
    told: () => undefined,
    undelivered: new Undelivered(),
    closingOf: () => null,
  })
  const state = { text: 'cards' }
  const hands = new Hands({ ...parts, handOf: (_, user) => ({ page: words(`${user} ${state.text}`), urgent: true }) })
  const view = { ...tableView({}), id: 't', room: 'room', places: [{ kind: 'person', user: 'anna' } as const, null, null, null] } // prettier-ignore
  const live = new LiveReplies({ tables: { view: () => view, inRoom: () => null }, hands, boards, beside: [] })
  const change = async (text: string) => {
    state.text = text
    hands.refresh('t')
    await settle()
  }
  const shown = () =>
    hands.adopt('t', 'anna', 'old', words('anna cards'), { id: 'h1', shown: { pictures: new Map() }, extra: {} })
  const answered = (request: Request, table: string | null, reply: Reply, as: Sent | null) => {
    const around = live.around(request, table)
    around.answered(reply, as)
    around.over()
  }
  return { wire, hands, live, answered, change, shown }
}

const own = { fromPrivate: true, message: 'h1' } as const

it('a page that takes the place of the hand covers it, by the newest token, until its owner must act', async () => {
  const { wire, answered, change, shown } = begin()
  shown()
  answered(requestBy('anna', own), 't', replaces, sent('new'))
  await change('your turn')
  expect(wire.lines).toEqual(['editByToken new @original: anna your turn'])
})

it('a hand that was put away is brought no more', async () => {
  const { wire, hands, answered, change, shown } = begin()
  shown()
  answered(requestBy('anna', own), 't', { to: 'remove' }, sent('new'))
  await change('your turn')
  expect([wire.calls, hands.size]).toEqual([[], 0])
})

it.each([
  ['beside the hand', tells, sent('new')],
  ['that Discord did not take', replaces, null],
  ['that shows elsewhere', elsewhere, sent('new')],
])('an answer %s leaves the hand as it is, with its token', async (_where, reply, as) => {
  const { wire, answered, change, shown } = begin()
  shown()
  answered(requestBy('anna', own), 't', reply, as)
  await change('your turn')
  expect(wire.lines).toEqual(['editByToken old @original: anna your turn'])
})

it('a press in the table’s channel brings the hand of whoever sits there, once it is answered', async () => {
  const { wire, answered } = begin()
  answered(requestBy('anna'), 't', tells, null)
  answered(requestBy('emil'), 't', tells, sent('emil'))
  answered(requestBy('anna', { room: 'another' }), 't', tells, sent('elsewhere'))
  await settle()
  expect(wire.calls).toEqual([])
  answered(requestBy('anna'), 't', tells, sent('new'))
  await settle()
  expect(wire.lines).toEqual(['followUp new private: anna cards'])
})

it('while a press is answered the hand waits, also where the press was in the channel', async () => {
  const { wire, live, change, shown } = begin()
  shown()
  const held = live.around(requestBy('anna'), 't')
  await change('your turn')
  expect(wire.calls).toEqual([])
  held.over()
  await settle()
  expect(wire.lines).toEqual(['editByToken old @original: anna your turn'])
  live.around(requestBy('anna'), null).over()
})
