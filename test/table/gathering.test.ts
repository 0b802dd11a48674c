import { describe, expect, it } from 'vitest'
import { keptUntil } from '../../src/table/deadlines.js'
import type { Intent } from '../../src/table/intent.js'
import { tableView } from '../../src/table/table-view.js'
import type { Table } from '../../src/table/table.js'
import type { Occupant } from '../../src/table/view.js'
import { after, did, lobby, refusalOf } from '../support/table-steps.js'

// A lobby after another match, and how many games it will be.

const minute = 60_000
const person = (user: string): Occupant => ({ kind: 'person', user })
const easy: Occupant = { kind: 'computer', level: 'easy' }
const join = (user: string): Intent => ({ type: 'join', user })

/** The lobby that ben opens after a match of these. */
const again = (...places: readonly Occupant[]): Table => lobby({ host: 'ben', before: { table: 't0', places } })

const names = ({ places, gathering: { kept } }: Table) =>
  places.map((one, place) => (one === null ? `(${kept[place] ?? ''})` : one.kind === 'person' ? one.user : one.level))

const trio = again(person('anna'), person('ben'), { kind: 'computer', level: 'random' }, person('clara'))

describe('a lobby after another match', () => {
  it('has everybody’s place kept and the same computer players, told to the shuffle', () => {
    expect(names(trio)).toEqual(['(anna)', 'ben', 'random', '(clara)'])
    expect(trio.lobby).toEqual(['open ben - 1', 'fill ben - 2 random'])
    expect(tableView(trio, null).lobby).toMatchObject({ before: 't0', keptUntil: 5 * minute })
    expect(names(after(trio, join('clara'), join('anna')))).toEqual(['anna', 'ben', 'random', 'clara'])
  })

  it('seats others beside the places that are kept', () => {
    expect(names(after(trio, join('emil')))).toEqual(['(anna)', 'ben', 'emil', '(clara)'])
    expect(names(after(trio, join('emil'), join('fritz')))).toEqual(['(anna)', 'ben', 'emil', '(clara)', 'fritz'])
  })

  it('lets only the host give a kept place to a computer player, who gives it back to whoever comes late', () => {
    const here = after(trio, join('anna'))
    expect(refusalOf(here, { type: 'fill', user: 'anna' })).toEqual({ code: 'places-kept', until: 5 * minute })
    const filled = after(here, { type: 'fill', user: 'ben' })
    expect(names(filled)).toEqual(['anna', 'ben', 'random', 'easy'])
    expect(keptUntil(filled)).toBeNull()
    expect(names(after(filled, join('clara')))).toEqual(['anna', 'ben', 'random', 'clara'])
  })

  it('gives places up by the host’s word or after five minutes, and then anybody may take them', () => {
    expect(refusalOf(after(trio, join('anna')), { type: 'release', user: 'anna' })).toEqual({ code: 'host-only' })
    for (const intent of [{ type: 'release', user: 'ben' }, { type: 'keep-timeout' }] as const) {
      const free = did(trio, intent)
      expect([free.events, names(free.table)]).toEqual([[{ type: 'released' }], ['()', 'ben', 'random', '()']])
      expect(names(after(free.table, join('emil')))).toEqual(['emil', 'ben', 'random', '()'])
      expect(refusalOf(free.table, intent)).toMatchObject({ code: 'stale' })
    }
  })

  it('has no more free places than make four once nobody is waited for', () => {
    const six = again(person('anna'), person('ben'), person('clara'), easy, person('dora'), person('emil'))
    expect(names(six)).toEqual(['(anna)', 'ben', '(clara)', 'easy', '(dora)', '(emil)'])
    expect(names(after(six, join('dora'), { type: 'keep-timeout' }))).toEqual(['()', 'ben', 'easy', 'dora'])
  })

  it('keeps the place of nobody who was taken out of it, nor of somebody who got up', () => {
    expect(names(after(trio, { type: 'remove', user: 'ben', place: 0 }))).toEqual(['()', 'ben', 'random', '(clara)'])
    expect(names(after(trio, join('anna'), { type: 'leave', user: 'anna' }))).toEqual([
      '()',
      'ben',
      'random',
      '(clara)',
    ])
  })

  it('moves kept places with the others when the seats are shuffled', () => {
    const shuffled = after(trio, { type: 'shuffle', user: 'ben', order: [3, 2, 1, 0] })
    expect(names(shuffled)).toEqual(['(clara)', 'random', 'ben', '(anna)'])
  })
})

describe('the number of games', () => {
  const suggested = lobby({ rules: { preset: 'willi', set: {} }, games: 16, suggested: true })
  const people = ['ben', 'clara', 'dora', 'emil'].map(join)

  it('follows the number of people as long as nobody chose it', () => {
    expect(suggested.games).toBe(16)
    const five = after(suggested, ...people)
    expect([five.games, tableView(five, null).games]).toEqual([20, 20])
    expect(after(five, { type: 'leave', user: 'emil' }).games).toBe(16)
    expect(after(five, { type: 'start', user: 'anna' }).match.setup.games).toBe(20)
  })

  it('stays as it was chosen, by /doko start or the host, until the host lets it follow again', () => {
    expect(after(lobby({ games: 16 }), ...people).games).toBe(16)
    const chosen = did(after(suggested, ...people), { type: 'games', user: 'anna', games: 8 })
    expect(chosen.events).toEqual([{ type: 'games-chosen', games: 8 }])
    expect(after(chosen.table, { type: 'leave', user: 'ben' }).games).toBe(8)
    expect(after(chosen.table, { type: 'games', user: 'anna', games: null }).games).toBe(20)
    expect(refusalOf(suggested, { type: 'games', user: 'ben', games: 8 })).toEqual({ code: 'host-only' })
    for (const games of [0, 49, Number.NaN])
      expect(refusalOf(suggested, { type: 'games', user: 'anna', games })).toMatchObject({ code: 'bad-game-count' })
  })
})
