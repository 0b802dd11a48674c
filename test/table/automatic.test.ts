import { expect, it } from 'vitest'
import { usualSettings } from '../../src/table/ports.js'
import { automaticIntent } from '../../src/table/running/automatic.js'
import { withAdvance } from '../../src/table/steps/advance.js'
import { onlyCard } from '../../src/table/steps/play.js'
import type { Table } from '../../src/table/table.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { runningTables, withPeople } from '../support/running-tables.js'
import {
  after,
  dealOver,
  did,
  firstMove,
  leading,
  onTurn,
  people,
  started,
  viewOfSeat,
} from '../support/table-steps.js'

// What is played for people who wish not to be asked.

const wishes = (autoPlay: boolean) => ({ settingsOf: () => Promise.resolve({ ...usualSettings, autoPlay }) })

/** Collects what is warned of. */
function listening() {
  const warned: (readonly [object, string])[] = []
  const log = { info: () => {}, error: () => {}, warn: (what: object, text: string) => void warned.push([what, text]) }
  return { log, warned }
}

/** Somebody is on turn and has to play the one card that may be played. */
function withOneCard(): Table {
  let table = leading()
  while (table.deal && onlyCard(table.deal, onTurn(table)) === null) table = after(table, firstMove(table))
  return table
}

it('the only card is played for those who wish it, and for nobody else', async () => {
  const { log, warned } = listening()
  const table = withOneCard()
  const seat = onTurn(table)
  const [card] = viewOfSeat(table, seat).legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
  const intent = { type: 'auto', seat, move: { type: 'play', card } }
  expect(await automaticIntent(table, wishes(true), log)).toEqual(intent)
  expect(await automaticIntent(table, wishes(false), log)).toBeNull()
  expect(await automaticIntent(leading(), wishes(true), log)).toBeNull()
  expect(warned).toEqual([])
})

it('what was said in advance is done whatever is wished', async () => {
  const { log } = listening()
  const table = started()
  const next = after(table, { type: 'advance', user: 'clara', answer: { type: 'healthy' } }, firstMove(table))
  expect(await automaticIntent(next, wishes(false), log)).toEqual({ type: 'auto', seat: 2, move: { type: 'healthy' } })
})

it('nothing is played for somebody whose wishes cannot be read, and that is written down', async () => {
  const { log, warned } = listening()
  const err = new Error('the disk is gone')
  const asked: string[] = []
  const broken = {
    settingsOf: (user: string) => {
      asked.push(user)
      return Promise.reject(err)
    },
  }
  const table = withOneCard()
  expect(await automaticIntent(table, broken, log)).toBeNull()
  expect(asked).toEqual([people[onTurn(table)]])
  expect(warned).toEqual([[{ table: 't1', err }, 'somebody’s settings could not be read, so their card is not played']])
})

it('what is played for somebody counts as their turn only if they said it in advance', () => {
  const table = withOneCard()
  const seat = onTurn(table)
  const late: Table = { ...table, missed: table.missed.map(() => 2) }
  const [move] = viewOfSeat(late, seat).legal.filter(({ type }) => type === 'play')
  if (move?.type !== 'play') throw new Error('nothing can be played')
  expect(did(late, { type: 'auto', seat, move }).table.missed).toEqual([2, 2, 2, 2])
  const said: Table = { ...late, advance: withAdvance(late.advance, seat, { type: 'play', card: move.card }) }
  expect(did(said, { type: 'auto', seat, move }).table.missed).toEqual([2, 2, 2, 2].with(seat, 0))
})

it('there is no only card where there is a choice, or once the deal is over', () => {
  const table = leading()
  const seat = onTurn(table)
  expect(table.deal && onlyCard(table.deal, seat)).toBeNull()
  const over = dealOver(started())
  expect(over.deal && onlyCard(over.deal, seat)).toBeNull()
})

it('the last card of a deal is played after the pause, for the one who wishes it', async () => {
  const ledger = createMemoryLedger()
  for (const user of people) await ledger.setSettings(user, { autoPlay: user !== 'anna' })
  const { open, send, view, clock, outcomes } = runningTables({ ledger, pace: 800 })
  const id = await open()
  await send(id, ...withPeople)
  while (view(id).status === 'playing') {
    const before = outcomes.length
    await clock.advance(800)
    if (outcomes.length > before) continue
    const seat = view(id).deal?.turn ?? 0
    const [move] = view(id, people[seat]).deal?.legal ?? []
    if (move === undefined) throw new Error('nothing is legal')
    await send(id, { type: 'move', user: people[seat], move })
  }
  const lasts = outcomes.flatMap(({ intent }) => ('move' in intent && intent.move.type === 'play' ? [intent] : []))
  expect(lasts.slice(-4).filter(({ type }) => type === 'auto')).toHaveLength(3)
  expect(lasts.slice(-4).find(({ type }) => type === 'move')).toMatchObject({ user: 'anna' })
})
