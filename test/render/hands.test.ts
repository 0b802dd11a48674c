import { expect, it } from 'vitest'
import type { Card } from '../../src/engine/index.js'
import { drawHands } from '../../src/render/hands.js'
import type { HandsModel, OpenCard } from '../../src/render/hands.js'
import { cardPalettes, felt } from '../../src/render/palette.js'
import { pixelsOf, png } from './support.js'

const cards: readonly Card[] = ['HT', 'CQ', 'SQ', 'CJ', 'DA', 'DK', 'CA', 'CT', 'SA', 'ST', 'HA', 'H9']
const hand = (states: Readonly<Partial<Record<Card, OpenCard['state']>>>) =>
  cards.map((card, at): OpenCard => ({ card, trump: at < 6, state: states[card] ?? 'held' }))
const model: HandsModel = {
  hands: [0, 1, 2, 3].map((person) => ({
    person,
    computer: person > 0,
    ringed: person === 2,
    cards: hand(person === 0 ? { HT: 'gone', CQ: 'now' } : {}),
  })),
}

it('shows a row for each seat: cards played before dim, the one in the trick raised in brass, trumps on brass', async () => {
  const pixels = await pixelsOf(await drawHands(model, png))
  const step = (1080 - 124 - 28) / 12
  const paper = (x: number, y: number) => pixels.at(Math.round(x), Math.round(y))
  const { bright, dim } = cardPalettes['four-colour']
  expect(paper(124 + 8, 30 + 60)).toBe(dim.paper.toLowerCase())
  expect(paper(124 + 2 * step + 8, 30 + 60)).toBe(bright.paper.toLowerCase())
  expect(paper(124 + step + step / 2, 30 - 3)).toBe(felt.brass.toLowerCase())
  expect(paper(124 + step / 2, 30 + 16 + 118 + 9)).toBe(felt.brass.toLowerCase())
  expect(paper(124 + 8.5 * step, 30 + 16 + 118 + 9)).toBe(felt.line.toLowerCase())
})

it('has room for the larger hand of somebody who has taken an Armut up', async () => {
  const taken = [...hand({}), ...hand({}).slice(0, 3)].sort((a, b) => Number(b.trump) - Number(a.trump))
  const picture = await drawHands({ hands: model.hands.map((one) => ({ ...one, cards: taken })) }, png)
  const pixels = await pixelsOf(picture)
  expect([picture.width, picture.height]).toEqual([1080, 686])
  expect(pixels.at(1060, 80)).toBe(felt.ground.toLowerCase())
})
