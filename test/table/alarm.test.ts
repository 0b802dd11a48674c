import { expect, it } from 'vitest'
import { createAlarms } from '../../src/table/running/alarms.js'
import type { Waiting } from '../../src/table/running/waiting.js'
import type { Intent } from '../../src/table/intent.js'
import { createManualClock, settle } from '../support/clock.js'
import { lobby } from '../support/table-steps.js'

/** One alarm that waits for what the test says, with a queue that runs when the test says. */
function begin(answers: ('done' | 'again')[] = []) {
  const table = lobby()
  const clock = createManualClock()
  const queue: (() => Promise<void>)[] = []
  const sent: Intent[] = []
  const state: { waits: Waiting | null; does: Intent | null } = { waits: null, does: { type: 'expire' } }
  const alarms = createAlarms({
    waits: () => (state.waits ? [state.waits] : []),
    act: () => state.does,
    clock,
    queue: (run) => void queue.push(run),
    current: () => table,
    send: (intent) => {
      sent.push(intent)
      return Promise.resolve(answers.shift() ?? 'done')
    },
  })
  const waitFor = (waits: Waiting | null) => {
    state.waits = waits
    alarms.update(table)
  }
  const runQueue = async () => {
    for (const run of queue.splice(0)) await run()
  }
  return { alarms, clock, queue, sent, state, waitFor, runQueue }
}

const second = 1000
const waiting = (...parts: readonly unknown[]): Waiting => ({ what: 'expire', state: parts, ms: () => second })

it('rings once when its time has come and the queue comes to it', async () => {
  const { clock, queue, sent, waitFor, runQueue } = begin()
  waitFor(waiting('turn', 1))
  await clock.advance(second - 1)
  expect(queue).toHaveLength(0)
  await clock.advance(1)
  await runQueue()
  expect(sent).toEqual([{ type: 'expire' }])
  await clock.advance(60 * second)
  expect(queue).toHaveLength(0)
})

it('goes on waiting while the state is the same, part by part, and begins anew when one part is another', async () => {
  const { clock, queue, waitFor } = begin()
  waitFor(waiting('turn', 1))
  await clock.advance(600)
  waitFor(waiting('turn', 1))
  waitFor(waiting('turn', 2))
  expect(clock.waiting()).toEqual([second])
  await clock.advance(600)
  waitFor(waiting('turn'))
  expect(clock.waiting()).toEqual([second])
  waitFor(waiting('turn', 2))
  await clock.advance(999)
  expect(queue).toHaveLength(0)
  waitFor(null)
  expect(clock.waiting()).toEqual([])
})

it.each([
  ['nothing is waited for any more', null],
  ['something else is waited for', waiting('turn', 2)],
])('does nothing if, once the queue comes to it, %s', async (_why, then) => {
  const { clock, sent, waitFor, runQueue } = begin()
  waitFor(waiting('turn', 1))
  await clock.advance(second)
  waitFor(then)
  await runQueue()
  expect(sent).toEqual([])
})

it('does nothing if it was stopped for good after it had rung, though the same is waited for', async () => {
  const { clock, sent, state, waitFor, runQueue } = begin()
  waitFor(waiting('turn', 1))
  await clock.advance(second)
  waitFor(null)
  state.waits = waiting('turn', 1)
  await runQueue()
  expect(sent).toEqual([])
})

it('sends nothing when there is nothing to do after all', async () => {
  const { clock, sent, state, waitFor, runQueue } = begin()
  state.does = null
  waitFor(waiting('turn', 1))
  await clock.advance(second)
  await runQueue()
  expect(sent).toEqual([])
})

it('tries again after five seconds what could not be saved', async () => {
  const { clock, sent, waitFor, runQueue } = begin(['again', 'done'])
  waitFor(waiting('turn', 1))
  await clock.advance(second)
  await runQueue()
  await clock.advance(5 * second - 1)
  await runQueue()
  expect(sent).toHaveLength(1)
  await clock.advance(1)
  await runQueue()
  expect(sent).toHaveLength(2)
  expect(clock.waiting()).toEqual([])
})

it('what is due at once needs no clock, and can still be stopped', async () => {
  const due = begin()
  due.waitFor({ what: 'expire', state: ['now'], ms: () => 0 })
  expect(due.clock.waiting()).toEqual([])
  await settle()
  expect(due.queue).toHaveLength(1)
  const stopped = begin()
  stopped.waitFor({ what: 'expire', state: ['now'], ms: () => -1 })
  stopped.alarms.stop()
  await settle()
  expect(stopped.queue).toHaveLength(0)
})
