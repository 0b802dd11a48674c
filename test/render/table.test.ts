import { describe, expect, it } from 'vitest'
import { seats, type Card, type Seat } from '../../src/engine/index.js'
import { cardPalettes, felt, people } from '../../src/render/palette.js'
import { bubblePlaces, seatPlace, shownCalls, trickCard } from '../../src/render/table-layout.js'
import { drawTable, type TableModel } from '../../src/render/table.js'
import { german, pixelsOf, png } from './support.js'

const lower = (colour: string) => colour.toLowerCase()
const open: TableModel = {
  seats: [
    {
      tricks: 3,
      party: 're',
      calls: [
        { call: 're', party: 're' },
        { call: 'keine90', party: 're' },
      ],
    },
    { tricks: 1, computer: true },
    { tricks: 0 },
    { tricks: 1, party: 'kontra', calls: [{ call: 'kontra', party: 'kontra' }] },
  ],
  plays: [
    { seat: 3, card: 'DT' },
    { seat: 0, card: 'CQ' },
  ],
  turn: 1,
  trick: 8,
  tricks: 12,
}
const done: TableModel = {
  ...open,
  plays: [...open.plays, { seat: 1, card: 'HT' }, { seat: 2, card: 'D9' }],
  turn: undefined,
  winner: 1,
}
/** A point of a seat's card that is bare paper on every face used here. */
const paperOf = (seat: Seat): readonly [number, number] => {
  const [x, y] = seatPlace(seat).card
  return [x + 14, y + trickCard.height - 70]
}

describe('the table in play', () => {
  it('is 1080 x 680 within the budget, also at 720 pixels', async () => {
    for (const size of [1080, 720] as const) {
      const picture = await drawTable(open, { design: 'four-colour', words: german, size })
      expect([picture.width, picture.height]).toEqual(size === 1080 ? [1080, 680] : [720, 453])
      expect(picture.data.length).toBeLessThan(250 * 1024)
    }
  })

  it('shows played cards bright, the place of who is next in brass, later places dark', async () => {
    const pixels = await pixelsOf(await drawTable(open, png))
    for (const seat of [3, 0] as const)
      expect(pixels.at(...paperOf(seat))).toBe(lower(cardPalettes['four-colour'].bright.paper))
    const [x, y] = seatPlace(1).card
    expect(pixels.at(x + 3, y + 137)).toBe(lower(felt.brass))
    expect(pixels.at(x + 30, y + 40)).toBe(lower(felt.out))
    expect(pixels.at(...paperOf(2))).not.toBe(lower(cardPalettes['four-colour'].bright.paper))
  })

  it('rings the token of who is next and nobody else’s', async () => {
    const pixels = await pixelsOf(await drawTable(open, png))
    const ringed = seats.filter((seat) => {
      const [x, y] = seatPlace(seat).token
      return pixels.at(x, y + 64) === lower(felt.brass)
    })
    expect(ringed).toEqual([1])
  })

  it('gives each seat the colour of its person', async () => {
    const swapped = {
      ...open,
      seats: [{ ...open.seats[0], person: 4 }, ...open.seats.slice(1)],
    } as unknown as TableModel
    const pixels = await pixelsOf(await drawTable(open, png))
    const other = await pixelsOf(await drawTable(swapped, png))
    for (const seat of seats) {
      const [x, y] = seatPlace(seat).token
      expect(pixels.at(x - 46, y + 4)).toBe(lower(people[seat]))
    }
    const [x, y] = seatPlace(0).token
    expect(other.at(x - 46, y + 4)).toBe(lower(people[4]))
  })

  it('shows a party only when it is known', async () => {
    const known = await pixelsOf(await drawTable(open, png))
    const shield = seatPlace(3).shield
    expect(known.at(shield[0] - 28, shield[1] - 28)).toBe(lower(felt.text))
    const hidden: TableModel = { ...open, seats: [open.seats[0], open.seats[1], open.seats[2], { tricks: 1 }] }
    const unknown = await pixelsOf(await drawTable(hidden, png))
    expect(unknown.at(shield[0] - 28, shield[1] - 28)).toBe(lower(felt.ground))
  })

  it('marks the current trick among as many studs as there are tricks', async () => {
    const pixels = await pixelsOf(await drawTable({ ...open, tricks: 10 }, png))
    const stud = (i: number) => pixels.at(48 + (i % 6) * 34, 606 + Math.floor(i / 6) * 34)
    expect(stud(6)).toBe(lower(felt.mute))
    expect(stud(7)).toBe(lower(felt.brass))
    expect(stud(10)).toBe(lower(felt.ground))
  })

  it('shows the eyes of the trick so far', async () => {
    const first = await pixelsOf(await drawTable(open, png))
    const more = await pixelsOf(await drawTable({ ...open, plays: [open.plays[0] ?? { seat: 3, card: 'DT' }] }, png))
    const differs = Array.from({ length: 60 }, (_, i) => first.at(544 + i, 340) !== more.at(544 + i, 340))
    expect(differs).toContain(true)
  })
})

describe('the trick won', () => {
  it('keeps the winner bright in a brass frame and dims the rest', async () => {
    const pixels = await pixelsOf(await drawTable(done, png))
    const { bright, dim } = cardPalettes['four-colour']
    for (const seat of seats) expect(pixels.at(...paperOf(seat))).toBe(lower(seat === 1 ? bright.paper : dim.paper))
    const [x, y] = seatPlace(1).card
    expect(pixels.at(x - 4, y + 137)).toBe(lower(felt.brass))
    const [tx, ty] = seatPlace(1).token
    expect(pixels.at(tx, ty + 64)).toBe(lower(felt.brass))
  })

  it('draws the same pixels every time, in every design something else', async () => {
    const first = await pixelsOf(await drawTable(done, png))
    const again = await pixelsOf(await drawTable(done, { ...png, words: { ...german, decimal: '.' } }))
    expect(again.differing(first)).toBe(0)
    for (const design of ['two-colour', 'large-print'] as const)
      expect((await pixelsOf(await drawTable(done, { ...png, design }))).differing(first)).toBeGreaterThan(3000)
  })

  it('draws each of the 24 faces on the table', async () => {
    const cards: Card[] = ['CA', 'SA', 'HA', 'DA']
    const plays = cards.map((card, i) => ({ seat: seats[i] ?? 0, card }))
    await expect(drawTable({ ...done, plays }, png)).resolves.toMatchObject({ width: 1080 })
  })
})

describe('speech bubbles', () => {
  it('show the first and the last call, west only the last while north speaks', () => {
    const said = ['re', 'keine90', 'keine60']
    expect(shownCalls(0, said, said)).toEqual(['re', 'keine60'])
    expect(shownCalls(3, said, [])).toEqual(['re', 'keine60'])
    expect(shownCalls(3, said, ['re'])).toEqual(['keine60'])
    expect(shownCalls(3, ['kontra'], ['re'])).toEqual(['kontra'])
    expect(shownCalls(1, [], said)).toEqual([])
  })

  it('stay on the panel, one above the other, and only the last has a tail', () => {
    for (const seat of seats)
      for (const count of [1, 2]) {
        const places = bubblePlaces(seat, count)
        expect(places.map(({ tail }) => tail !== undefined)).toEqual(count === 1 ? [true] : [false, true])
        for (const { y } of places) {
          expect(y).toBeGreaterThanOrEqual(16)
          expect(y + 56).toBeLessThanOrEqual(664)
        }
        if (count === 2) expect((places[1]?.y ?? 0) - (places[0]?.y ?? 0)).toBe(64)
      }
  })
})
