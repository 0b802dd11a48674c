import { describe, expect, it } from 'vitest'
import { drawChart, spread, tickStep } from '../../src/render/chart.js'
import { felt, people, shades } from '../../src/render/palette.js'
import { drawRankings, type RankingRow } from '../../src/render/rankings.js'
import { drawSheet, sheetColumns, type SheetGame } from '../../src/render/sheet.js'
import { sheetPages } from '../../src/render/sheet-pages.js'
import { german, pixelsOf, png } from './support.js'

const lower = (colour: string) => colour.toLowerCase()

/** Games in which persons 0 and 1 win one point each time; game 3 is a solo of person 2. */
const played = (count: number): SheetGame[] =>
  Array.from({ length: count }, (_, i) => ({
    value: 1,
    totals: [i + 1, i + 1, -i - 1, -i - 1],
    winners: [0, 1],
    bock: i === 4,
    ...(i === 2 ? { soloist: 2 } : {}),
  }))
const rowOf = (i: number, carried: boolean) => 112 + (i + (carried ? 1 : 0)) * 42

describe('the score sheet', () => {
  it('has twelve games a page, at least one page', () => {
    expect([0, 1, 12, 13, 24, 25].map(sheetPages)).toEqual([1, 1, 1, 2, 2, 3])
  })

  it('divides the same width among four to seven columns', () => {
    expect(sheetColumns(4).map(({ centre }) => centre)).toEqual([340, 524, 708, 892])
    for (const count of [5, 6, 7]) {
      const columns = sheetColumns(count)
      const last = columns[count - 1]
      expect(columns).toHaveLength(count)
      expect((last?.centre ?? 0) + (last?.width ?? 0) / 2).toBeCloseTo(980)
    }
  })

  it('strikes number and value of a voided game through, and leaves the totals legible', async () => {
    const games = played(3).map((game, index) => (index === 1 ? { ...game, voided: true } : game))
    const pixels = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games }, png))
    const plain = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games: played(3) }, png))
    for (const x of [540, 780]) expect(pixels.at(x, rowOf(1, false) + 20)).toBe(plain.at(x, rowOf(1, false) + 20))
    for (const x of [70, 220, 1030]) {
      expect(pixels.at(x, rowOf(1, false) + 20)).toBe(lower(felt.text))
      expect(pixels.at(x, rowOf(0, false) + 20)).toBe(plain.at(x, rowOf(0, false) + 20))
    }
  })

  it('tints the cells of winners, outlines the soloist and ends in a brass bar', async () => {
    const pixels = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games: played(6) }, png))
    expect(pixels.at(270, rowOf(0, false) + 20)).toBe(lower(shades.wonCell(0)))
    expect(pixels.at(640, rowOf(0, false) + 20)).toBe(lower(shades.column(2)))
    expect(pixels.at(629, rowOf(2, false) + 21)).toBe(lower(people[2]))
    expect(pixels.at(230, rowOf(5, false) + 21)).toBe(lower(felt.brass))
    expect(pixels.at(230, rowOf(4, false) + 21)).toBe(lower(felt.ground))
  })

  it('crowns all who lead, and nobody while all are equal', async () => {
    const crown = (centre: number) => [centre - 64, 55] as const
    const pixels = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games: played(2) }, png))
    expect([340, 524, 708, 892].map((x) => pixels.at(...crown(x)) === lower(felt.brass))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const level = await pixelsOf(
      await drawSheet({ people: 4, book: 'plus', games: [{ value: 0, totals: [0, 0, 0, 0], winners: [] }] }, png),
    )
    expect(level.at(...crown(340))).not.toBe(lower(felt.brass))
  })

  it('opens on the last page, carries totals over and refuses a page that is not there', async () => {
    const games = played(15)
    const second = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games }, png))
    const asked = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games, page: 1 }, png))
    expect(second.differing(asked)).toBe(0)
    expect(second.at(75, 112 + 14)).toBe(lower(felt.mute))
    expect(second.at(230, rowOf(2, true) + 21)).toBe(lower(felt.brass))
    const first = await pixelsOf(await drawSheet({ people: 4, book: 'plus', games, page: 0 }, png))
    expect(first.at(230, rowOf(11, false) + 21)).toBe(lower(felt.ground))
    expect(() => drawSheet({ people: 4, book: 'plus', games, page: 2 }, png)).toThrow(RangeError)
  })

  it('holds 24 games of seven people within the budget', async () => {
    const games = played(24).map((game) => ({ ...game, totals: [...game.totals, 100, -100, 0] }))
    const picture = await drawSheet({ people: 7, book: 'plus', games }, { design: 'four-colour', words: german })
    expect([picture.width, picture.height]).toEqual([1080, 680])
    expect(picture.data.length).toBeLessThan(250 * 1024)
  })
})

describe('the rankings', () => {
  const row = (rank: number, points: number): RankingRow => ({
    rank,
    points,
    games: 20,
    average: points / 20,
    recent: [1, 3, -2, points],
  })
  const rows = [row(1, 100), row(2, 50), row(3, 0), row(4, -20)]

  it('has medals for three, a bar in proportion, and none below zero', async () => {
    const pixels = await pixelsOf(await drawRankings({ book: 'plus', rows }, png))
    const middle = (i: number) => 80 + i * 57.5 + 57.5 / 2
    expect([0, 1, 2].map((i) => pixels.at(47, middle(i)))).toEqual([felt.brass, felt.silver, felt.bronze].map(lower))
    expect(pixels.at(370, middle(0) + 20)).toBe(lower(felt.brass))
    expect(pixels.at(250, middle(1) + 20)).toBe(lower(felt.brass))
    expect(pixels.at(260, middle(1) + 20)).toBe(lower(felt.out))
    expect(pixels.at(132, middle(3) + 20)).toBe(lower(felt.out))
  })

  it('have no bars for minus points, of which the longest would be the worst', async () => {
    const pixels = await pixelsOf(await drawRankings({ book: 'minus', rows }, png))
    expect(pixels.at(250, 80 + 57.5 / 2 + 20)).toBe(lower(shades.row))
  })

  it('outlines the row of who asks', async () => {
    const pixels = await pixelsOf(
      await drawRankings({ book: 'plus', rows: rows.map((each, i) => ({ ...each, own: i === 1 })) }, png),
    )
    expect(pixels.at(22, 80 + 57.5 * 1.5)).toBe(lower(felt.brass))
    expect(pixels.at(22, 80 + 57.5 * 0.5)).not.toBe(lower(felt.brass))
  })

  it('has no colour that stands for a person at a table', async () => {
    const picture = await pixelsOf(await drawRankings({ book: 'plus', rows }, png))
    const colours = new Set(
      Array.from({ length: picture.width * picture.height }, (_, i) =>
        picture.at(i % picture.width, Math.floor(i / picture.width)),
      ),
    )
    expect(people.filter((colour) => colours.has(lower(colour)))).toEqual([])
  })

  it('has ten rows at most', () => {
    expect(() =>
      drawRankings({ book: 'plus', rows: Array.from({ length: 11 }, (_, i) => row(i + 1, 0)) }, png),
    ).toThrow(RangeError)
  })
})

describe('points over time', () => {
  it('takes the smallest round step that fits', () => {
    expect(tickStep(97, 7, [2, 5, 10, 20, 50])).toBe(20)
    expect(tickStep(24, 8, [1, 2, 3, 6])).toBe(3)
    expect(tickStep(1000, 7, [2, 5])).toBe(143)
  })

  it('moves end labels apart without changing their order or leaving the picture', () => {
    const wanted = [600, 60, 610, 605]
    const moved = spread(wanted, 62, 50, 630)
    const order = (list: readonly number[]) => [...list.keys()].sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0))
    expect(order(moved)).toEqual(order(wanted))
    const sorted = [...moved].sort((a, b) => a - b)
    sorted.slice(1).forEach((y, i) => {
      expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(62)
    })
    expect(sorted[0]).toBeGreaterThanOrEqual(50)
    expect(sorted.at(-1)).toBeLessThanOrEqual(630)
  })

  it('ends each line in the person’s colour and refuses an empty match', async () => {
    const games = played(24).map(({ totals }, i) => ({
      totals: totals.map((v, p) => v * (p % 2 ? 2 : 1)),
      bock: i === 9,
    }))
    const pixels = await pixelsOf(await drawChart({ people: 4, games }, png))
    const column = Array.from({ length: 600 }, (_, y) => pixels.at(925, 30 + y))
    for (const person of [0, 1, 2, 3]) expect(column).toContain(lower(people[person] ?? ''))
    expect(() => drawChart({ people: 4, games: [] }, png)).toThrow(RangeError)
  })

  it('stands whoever is best at the top, also where minus points are counted', async () => {
    const games = [{ totals: [0, 4, 4, 8] }, { totals: [0, 12, 8, 16] }]
    const heights = async (minus: boolean) => {
      const pixels = await pixelsOf(await drawChart({ people: 4, games, minus }, png))
      const column = Array.from({ length: 620 }, (_, y) => pixels.at(938, 30 + y))
      return [0, 1, 3].map((person) => column.indexOf(lower(people[person] ?? '')))
    }
    const [counted = [], minus = []] = [await heights(false), await heights(true)]
    for (const found of [counted, minus]) expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
    expect(minus).toEqual([...minus].sort((a, b) => a - b))
    expect(counted).toEqual([...counted].sort((a, b) => b - a))
  })
})
