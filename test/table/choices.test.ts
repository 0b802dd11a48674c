import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Move, Seat, View } from '../../src/engine/index.js'
import { computerIntent, overtimeIntent, playerSeed } from '../../src/table/running/computers.js'
import type { Table } from '../../src/table/table.js'
import { scripted } from '../support/players.js'
import { after, callsOf, dealOver, idleSeat, leading, lobby, onTurn, people, started } from '../support/table-steps.js'

// What computer players are asked, and what becomes of their answers.

/** Collects what is logged as an error. */
function listening() {
  const errors: (readonly [object, string])[] = []
  const log = { info: () => {}, warn: () => {}, error: (what: object, text: string) => void errors.push([what, text]) }
  return { log, errors }
}

/** A player that remembers what it was asked, with the levels it was looked up by. */
function asked(choose: (view: View) => Move) {
  const views: View[] = []
  const seeds: string[] = []
  const levels: string[] = []
  const player = {
    level: 'easy',
    choose: (view: View, seed: string) => {
      views.push(view)
      seeds.push(seed)
      return choose(view)
    },
  }
  const players = (level: string) => {
    levels.push(level)
    return player
  }
  return { players, views, seeds, levels }
}

const acts = (table: Table, seats: readonly Seat[], choose: (view: View) => Move) => {
  const { log, errors } = listening()
  const { players, ...seen } = asked(choose)
  if (table.deal === null) throw new Error('no deal is running')
  return { intent: computerIntent(table, table.deal, seats, players, log), errors, ...seen }
}

const gone = (table: Table, seat: Seat): Table => after(table, { type: 'leave', user: people[seat] })
const first = (view: View): Move => view.legal[0] ?? { type: 'pass' }

it('chance follows from the seed, the version and the seat, and shows none of them', () => {
  const table = started()
  const seed = createHash('sha256').update(`${table.request.seed}/${table.version}/2`).digest('hex')
  expect(playerSeed(table, 2)).toBe(seed)
  const others = [playerSeed(table, 1), playerSeed({ ...table, version: table.version + 1 }, 2)]
  expect(new Set([seed, ...others]).size).toBe(3)
})

it('whoever is on turn is asked by their level, sees their own hand and does what they answer', () => {
  const before = leading({ level: 'strong' })
  const seat = onTurn(before)
  const table = gone(before, seat)
  const { intent, views, seeds, levels, errors } = acts(table, [seat], first)
  expect([views.map(({ viewer }) => viewer), seeds, levels]).toEqual([[seat], [playerSeed(table, seat)], ['strong']])
  expect(intent).toEqual({ type: 'computer', seat, move: views[0]?.legal[0] })
  expect(errors).toEqual([])
})

it('out of turn only an announcement counts, and the others are asked before whoever is on turn', () => {
  const before = leading()
  const [idle, turn] = [idleSeat(before), onTurn(before)]
  const table = gone(gone(before, idle), turn)
  const [call] = callsOf(before, idle)
  if (call === undefined) throw new Error('nothing can be announced')
  const calls = acts(table, [idle, turn], (view) => (view.viewer === idle ? call : first(view)))
  expect(calls.intent).toEqual({ type: 'computer', seat: idle, move: call })
  expect(calls.views.map(({ viewer }) => viewer)).toEqual([idle])
  const silent = acts(table, [idle, turn], (view) => (view.viewer === idle ? { type: 'pass' } : first(view)))
  expect(silent.intent).toMatchObject({ type: 'computer', seat: turn })
  expect([silent.views.length, silent.errors]).toEqual([2, []])
  expect(acts(table, [idle], () => ({ type: 'pass' })).intent).toBeNull()
  expect(acts(table, [], first).intent).toBeNull()
})

it('an illegal answer on turn is written down, and so is a player that fails; then the first move is made', () => {
  const before = leading()
  const seat = onTurn(before)
  const table = gone(before, seat)
  const illegal = acts(table, [seat], () => ({ type: 'pass' }))
  expect(illegal.errors).toEqual([[{ table: 't1', seat, move: 'pass' }, 'computer player chose an illegal move']])
  const err = new Error('no idea')
  const fails = acts(table, [seat], () => {
    throw err
  })
  expect(fails.errors).toEqual([[{ table: 't1', seat, err }, 'computer player failed']])
  const move = illegal.views[0]?.legal.find(({ type }) => type !== 'announce')
  for (const { intent } of [illegal, fails]) expect(intent).toEqual({ type: 'computer', seat, move })
})

it('a person’s seat is asked nothing', () => {
  const table = leading()
  const { views, intent, errors } = acts(table, [onTurn(table)], first)
  expect([views, errors]).toEqual([[], []])
  expect(intent).toMatchObject({ type: 'computer', seat: onTurn(table) })
})

it('for somebody who took too long the table’s level is asked, among what costs little, with nothing to announce', () => {
  const { log, errors } = listening()
  const { players, views, levels, seeds } = asked((view) => view.legal.at(-1) ?? { type: 'pass' })
  const table = leading({ level: 'strong' })
  const seat = onTurn(table)
  const intent = overtimeIntent(table, players, log)
  expect([levels, seeds]).toEqual([['strong'], [playerSeed(table, seat)]])
  expect(views[0]).toMatchObject({ viewer: seat, calls: [] })
  expect(views[0]?.legal.every(({ type }) => type === 'play')).toBe(true)
  expect(intent).toEqual({ type: 'overtime', seat, move: views[0]?.legal.at(-1) })
  expect(errors).toEqual([])
})

it('what costs much, or fails, is replaced by the first move that does not', () => {
  const { log, errors } = listening()
  const table = leading()
  const seat = onTurn(table)
  const [call] = callsOf(table, seat)
  if (call === undefined) throw new Error('nothing can be announced')
  const legal = asked(first)
  const usual = overtimeIntent(table, legal.players, log)
  const choices: readonly (() => Move)[] = [() => call, () => ({ type: 'pass' }), () => { throw new Error('no idea') }] // prettier-ignore
  for (const choose of choices) expect(overtimeIntent(table, () => scripted('easy', choose), log)).toEqual(usual)
  expect(errors.map(([, text]) => text)).toEqual(['computer player failed'])
})

it('nobody takes too long where nobody is on turn', () => {
  const { log } = listening()
  const { players, views } = asked(first)
  for (const table of [lobby(), dealOver(started())]) expect(overtimeIntent(table, players, log)).toBeNull()
  expect(views).toEqual([])
})
