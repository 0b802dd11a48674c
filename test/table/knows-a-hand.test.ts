import { expect, it } from 'vitest'
import { atPlace } from '../../src/table/table.js'
import { after, dealOver, people, refusalOf, started } from '../support/table-steps.js'

// Who has seen which hand of the deal that runs.

const takes = (user: string, place: number) => ({ type: 'take-seat', user, place }) as const

it('a substitute knows the hand they went on with, and that one alone', () => {
  const taken = after(started({ games: 4 }), { type: 'leave', user: 'ben' }, takes('xaver', 1))
  expect(taken.knew).toEqual([['anna'], ['ben', 'xaver'], ['clara'], ['dora']])
  const gone = after(taken, { type: 'leave', user: 'clara' }, { type: 'leave', user: 'xaver' })
  expect(refusalOf(gone, takes('xaver', 2))).toEqual({ code: 'knows-a-hand' })
  const back = after(gone, takes('xaver', 1))
  expect(back.knew).toEqual(taken.knew)
  expect(back.places[1]).toEqual({ kind: 'person', user: 'xaver' })
})

it('whoever comes back to their own place knows no more than before', () => {
  const table = started({ games: 4 })
  const back = after(table, { type: 'leave', user: 'ben' }, { type: 'join', user: 'ben' })
  expect(back.knew).toEqual(table.knew)
  expect([back.away, back.missed]).toEqual([table.away, table.missed])
})

it('what was known of a deal is forgotten with the next, in which computers’ hands are known to nobody', () => {
  const over = dealOver(after(started({ games: 4 }), { type: 'leave', user: 'ben' }, takes('xaver', 1), { type: 'leave', user: 'xaver' })) // prettier-ignore
  expect(over.knew.flat()).toContain('xaver')
  const next = after(over, ...people.filter((user) => user !== 'ben').map((user) => ({ type: 'continue', user }) as const)) // prettier-ignore
  const knew = next.seating.map((place, seat) => [place, next.knew[seat]])
  expect(new Map(knew as [number, string[]][])).toEqual(
    new Map([
      [0, ['anna']],
      [1, []],
      [2, ['clara']],
      [3, ['dora']],
    ]),
  )
})

it('a place that there is not is a bug, and says so', () => {
  expect(atPlace(['anna', null], 1)).toBeNull()
  expect(() => atPlace(['anna', null], 2)).toThrow('There is no place 2 among 2')
})
