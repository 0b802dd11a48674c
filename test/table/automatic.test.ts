import { expect, it } from 'vitest'
import { usualSettings } from '../../src/table/ports.js'
import { automaticIntent } from '../../src/table/running/automatic.js'
import { withAdvance } from '../../src/table/steps/advance.js'
import type { Seat } from '../../src/engine/index.js'
import { forcedCard } from '../../src/table/running/forced.js'
import { onlyCard } from '../../src/table/steps/play.js'
import type { Table } from '../../src/table/table.js'
import { runningTables, withPeople } from '../support/running-tables.js'
import {
  after,
  callsOf,
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

it('the last card of a deal is played after the pause, whoever wishes what', async () => {
  const { open, send, view, clock, outcomes } = runningTables({ pace: 800 })
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
  expect(lasts.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 44 }, () => 'move'),
    ...Array.from({ length: 4 }, () => 'auto'),
  ])
})

/** The first moment of some deal at which one card is legal and an announcement would come too late after it. */
function whereACallWouldLapse(): { readonly table: Table; readonly seat: Seat } {
  for (let seed = 0; seed < 200; seed++) {
    let table = leading({ seed: `forced-${seed}` })
    while (table.status === 'playing' && table.deal) {
      const seat = onTurn(table)
      if (onlyCard(table.deal, seat) !== null && forcedCard(table.deal, seat) === null) return { table, seat }
      const card = viewOfSeat(table, seat).legal.find(({ type }) => type === 'play')
      if (card?.type !== 'play') break
      table = after(table, { type: 'move', user: people[seat], move: { type: 'play', card: card.card } })
    }
  }
  throw new Error('no such moment')
}

it('the only card is not played for somebody who could still announce before it and not after it', async () => {
  const { log } = listening()
  const { table, seat } = whereACallWouldLapse()
  expect(callsOf(table, seat).length).toBeGreaterThan(0)
  expect(await automaticIntent(table, wishes(true), log)).toBeNull()
  const [move] = viewOfSeat(table, seat).legal.filter(({ type }) => type === 'play')
  const later = move?.type === 'play' ? after(table, { type: 'move', user: people[seat], move }) : table
  expect(callsOf(later, seat).length).toBeLessThan(callsOf(table, seat).length)
})
