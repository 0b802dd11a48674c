import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentEnd } from '../../../src/discord/features/result/end.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { presentReview } from '../../../src/discord/features/review/page.js'
import { nameOfPlace } from '../../../src/discord/look/names.js'
import type { Page } from '../../../src/discord/road/message.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { reviewOf } from '../../../src/table/review.js'
import type { Review } from '../../../src/table/review.js'
import { tableView } from '../../../src/table/table-view.js'
import type { TableView } from '../../../src/table/view.js'
import { after, dealOver, lobby } from '../../support/table-steps.js'
import { playedTable } from '../../support/played-table.js'
import { textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('en')
const look = plainLook

/** Anna and Ben with two computers; Ben has left his place. */
const begun = after(lobby({ games: 10 }), { type: 'join', user: 'ben' }, { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' }) // prettier-ignore
const left = after(begun, { type: 'leave', user: 'ben' })
const altOf = (page: Page): string => page.pictures.map(({ alt }) => alt).join(' ')
const drawn = (page: Page): string => page.pictures.map(({ key }) => key).join(' ')

describe('a computer in somebody’s place', () => {
  const view = tableView(left, null)
  const over = tableView(dealOver(left), null)

  it('carries that person’s name, computers of their own keep theirs', () => {
    expect(view.places.map((_, place) => nameOfPlace(view, place, t))).toEqual([
      '<@anna>',
      '🤖 <@ben> (by a computer)',
      '🤖 Cilly',
      '🤖 Dietmar',
    ])
    for (const language of languages) expect(nameOfPlace(view, 1, translator(language))).toMatch(/^🤖 <@ben> \(.+\)$/)
  })

  it('does so at the table, in the result and at the end, in words, pictures and alt texts', () => {
    const table = presentTable(view, t, { look })
    const result = presentResult(over, t, { look })
    const end = presentEnd({ ...over, status: 'over' }, t, { look })
    for (const page of [table, result, end]) {
      expect(textOf(page)).toContain('🟡2 🤖 <@ben> (by a computer)')
      expect(textOf(page)).toContain('🟠3 🤖 Cilly')
    }
    expect(altOf(table)).toContain('Seat 2: a computer in that person’s place')
    expect(altOf(table)).toContain('Seat 3: computer')
    expect(altOf(result)).toContain('Seat 2: a computer in that person’s place. Seat 3: computer.')
    expect(drawn(table)).toContain('"computer":"lent","person":1')
    expect(drawn(result)).toContain('"computer":"lent"')
    expect(altOf(end)).toContain('Seat 2: a computer in that person’s place. Seat 3: computer.')
  })

  it('is named so until the person is back, or a substitute sits there', () => {
    const back = tableView(after(left, { type: 'join', user: 'ben' }), null)
    expect(nameOfPlace(back, 1, t)).toBe('<@ben>')
    const other = tableView(after(left, { type: 'take-seat', user: 'clara' }, { type: 'take-seat', user: 'dora', place: 1 }), null) // prettier-ignore
    expect([1, 2].map((place) => nameOfPlace(other, place, t))).toEqual(['<@dora>', '<@clara>'])
  })

  it('is told in a look back too', async () => {
    const review = reviewOf(await playedTable({ preset: 'norsk', set: {} }, 1, 'a'))
    if (!review) throw new Error('no deal')
    const { view: seen } = review
    const lent = <O>(list: readonly O[]) => list.with(2, { kind: 'computer', level: 'easy', for: 'ben' } as O)
    const places = lent(seen.places)
    const stood: Review = {
      ...review,
      view: { ...seen, places, seats: lent(seen.seats) as unknown as TableView['seats'] },
    }
    const page = presentReview(stood, t, { look, stage: review.tricks.length + 1 })
    expect(textOf(page)).toContain('🤖 <@ben> (by a computer)')
    expect(altOf(page)).toContain('Seat 3: a computer in that person’s place, ')
  })
})

it('whoever had their data deleted is named in words, not by a broken mention', () => {
  const view = { places: [{ kind: 'person', user: 'gone-1f' }, { kind: 'computer', level: 'easy', for: 'gone-2f' }] } as const // prettier-ignore
  expect([0, 1].map((place) => nameOfPlace(view, place, t))).toEqual([
    'somebody who wished to be forgotten',
    '🤖 somebody who wished to be forgotten (by a computer)',
  ])
})
