import { describe, expect, it } from 'vitest'
import { leadersIn, ranksIn } from '../../src/engine/index.js'

describe('who is best in a book', () => {
  it('is whoever has most points, in the book of minus points whoever has fewest', () => {
    expect(ranksIn('plus', [5, 1, -7, 3])).toEqual([1, 3, 4, 2])
    expect(ranksIn('minus', [5, 1, 0, 3])).toEqual([4, 2, 1, 3])
    expect(leadersIn('plus', [5, 1, -7, 3])).toEqual([0])
    expect(leadersIn('minus', [5, 1, 0, 3])).toEqual([2])
  })

  it('shares equal places and leaves the next ones out', () => {
    expect(ranksIn('plus', [2, 7, 7, 2, 1])).toEqual([3, 1, 1, 3, 5])
    expect(leadersIn('minus', [4, 0, 9, 0])).toEqual([1, 3])
  })

  it('is nobody while all are equal', () => {
    expect(leadersIn('plus', [0, 0, 0, 0])).toEqual([])
    expect(ranksIn('minus', [3, 3, 3, 3])).toEqual([1, 1, 1, 1])
  })
})
