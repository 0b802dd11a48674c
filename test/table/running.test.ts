import { expect, it } from 'vitest'
import type { ComputerPlayer } from '../../src/table/ports.js'
import { overtimeIntent } from '../../src/table/running/computers.js'
import { waitingOf } from '../../src/table/running/waiting.js'
import type { Table } from '../../src/table/table.js'
import { createManualClock } from '../support/clock.js'
import { opening } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { drawing } from '../support/players.js'
import { runningTables, until } from '../support/running-tables.js'
import { after, callsOf, dealOver, leading, onTurn, started } from '../support/table-steps.js'

const log = { info: () => {}, warn: () => {}, error: () => {} }

it('the next deal does not come by itself while the table stands still', () => {
  const over = dealOver(started({ clock: 90_000 }))
  const around = { clock: createManualClock(0), pace: () => 0 }
  const wait = (table: Table) => waitingOf(table, around).find(({ what }) => what === 'next-deal')
  expect(wait(over)?.ms()).toBe(20_000)
  expect(wait(after(over, { type: 'pause', user: 'ben' }))).toBeUndefined()
})

it('a computer player that announces for somebody who takes too long is not listened to', () => {
  const table = leading()
  const [call] = callsOf(table, onTurn(table))
  if (call === undefined) throw new Error('nothing can be announced')
  const player: ComputerPlayer = { level: 'easy', choose: () => call }
  expect(overtimeIntent(table, () => player, log)).toMatchObject({ type: 'overtime', move: { type: 'play' } })
})

it('a computer player of the level that was asked for plays', async () => {
  const asked: string[] = []
  const player = (level: string): ComputerPlayer => {
    const drawn = drawing(level, [1, 2, 3])
    return {
      level,
      choose: (view, seed) => {
        asked.push(level)
        return drawn.choose(view, seed)
      },
    }
  }
  const { open, send, view } = runningTables({ players: { easy: player('easy'), strong: player('strong') } })
  const id = await open()
  await send(id, { type: 'fill', user: 'anna', level: 'strong' }, { type: 'start', user: 'anna' })
  await until(() => view(id).deal?.turn === 0)
  expect(new Set(asked)).toEqual(new Set(['strong']))
})

it('shutting down waits for a table that is being opened', async () => {
  const ledger = createMemoryLedger()
  let stored = () => {}
  const { tables } = runningTables({
    ledger: {
      ...ledger,
      open: async (id, request, at) => {
        await new Promise<void>((resolve) => (stored = resolve))
        return ledger.open(id, request, at)
      },
    },
  })
  const opened = tables.open(opening())
  let down = false
  const stopped = tables.shutDown().then(() => (down = true))
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
  expect(down).toBe(false)
  stored()
  await stopped
  expect([(await opened).ok, (await ledger.openTables()).length]).toEqual([true, 1])
})
