import { expect, it } from 'vitest'
import { paceBy } from '../../src/table/running/pace.js'
import type { ComputerPace } from '../../src/table/view.js'
import { tableView } from '../../src/table/table-view.js'
import { after, firstMove, leading } from '../support/table-steps.js'

const view = (pace: ComputerPace, cards: number) => {
  let table = leading({ pace })
  for (let card = 0; card < cards; card++) table = after(table, firstMove(table))
  return tableView(table, null)
}

it.each([
  ['quick', 300, 300, 1000],
  ['human', 800, 1500, 3000],
  ['calm', 2000, 3000, 4000],
] as const)('at a %s table computers wait %i to %i ms, and %i while a trick lies open', (pace, least, most, trick) => {
  const waitOf = (number: number, cards: number) => paceBy(() => number)(view(pace, cards))
  expect([waitOf(0, 0), waitOf(0.999_999, 2)]).toEqual([least, most])
  expect([waitOf(0, 4), waitOf(0.5, 8)]).toEqual([trick, trick])
  expect(waitOf(0.5, 5)).toBe((least + most) / 2)
})
