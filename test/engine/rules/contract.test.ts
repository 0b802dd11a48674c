import { expect, test } from 'vitest'
import { isSuitSolo, shapeOf, soloKinds, soloSuit } from '../../../src/engine/index.js'

test('a Solo is made of a suit, of pictures alone, or has no trump', () => {
  const suits = soloKinds.filter(isSuitSolo)
  expect(suits.map((kind) => `${kind} ${soloSuit(kind)}`)).toEqual([
    'kreuzsolo C',
    'piksolo S',
    'herzsolo H',
    'karosolo D',
  ])
  expect(suits.map(shapeOf)).toEqual(['suit', 'suit', 'suit', 'suit'])
  expect((['damensolo', 'bubensolo', 'fleischlos'] as const).map(shapeOf)).toEqual(['pictures', 'pictures', 'plain'])
})
