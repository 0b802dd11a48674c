import { describe, expect, it } from 'vitest'
import { around, kept, move, settle, shortcut } from '../../src/playground/page/focus.js'

const HAND = [4, 4, 3, 4]

describe('arrow keys in a message', () => {
  it('go along the buttons and over the ends of rows', () => {
    expect(move(HAND, { row: 0, column: 3 }, 'ArrowRight')).toEqual({ row: 1, column: 0 })
    expect(move(HAND, { row: 1, column: 0 }, 'ArrowLeft')).toEqual({ row: 0, column: 3 })
    expect(move(HAND, { row: 0, column: 0 }, 'ArrowLeft')).toBeUndefined()
    expect(move(HAND, { row: 3, column: 3 }, 'ArrowRight')).toBeUndefined()
  })

  it('go up and down in their column, to the last one of a shorter row', () => {
    expect(move(HAND, { row: 1, column: 3 }, 'ArrowDown')).toEqual({ row: 2, column: 2 })
    expect(move(HAND, { row: 0, column: 1 }, 'ArrowUp')).toBeUndefined()
    expect(move([2, 0, 1], { row: 0, column: 1 }, 'ArrowDown')).toEqual({ row: 2, column: 0 })
  })

  it('keep the place after an edit, unless it is gone', () => {
    expect(kept(HAND, { row: 2, column: 2 })).toEqual({ row: 2, column: 2 })
    expect(kept([4, 4, 2], { row: 2, column: 2 })).toBeUndefined()
    expect(kept([4], { row: 2, column: 0 })).toBeUndefined()
  })

  it('run round a list', () => {
    expect(around(4, 3, 'ArrowDown')).toBe(0)
    expect(around(4, 0, 'ArrowUp')).toBe(3)
    expect(around(4, -1, 'ArrowDown')).toBe(0)
    expect(around(4, 2, 'x')).toBeUndefined()
  })
})

describe('single keys', () => {
  it('have one meaning each', () => {
    expect(shortcut('/')).toEqual({ kind: 'box' })
    expect(shortcut('3')).toEqual({ kind: 'person', index: 2 })
    expect(shortcut('T')).toEqual({ kind: 'turn' })
    expect(shortcut('h')).toEqual({ kind: 'private' })
    expect(shortcut('7')).toEqual({ kind: 'person', index: 6 })
    expect(shortcut('0')).toBeUndefined()
    expect(shortcut('Enter')).toBeUndefined()
  })
})

describe('where a log is scrolled to', () => {
  it('is its end, when no private message is held', () => {
    expect(settle({ height: 600, content: 1500, held: undefined })).toBe(900)
    expect(settle({ height: 600, content: 300, held: undefined })).toBe(0)
  })

  it('is no further than the top of a held message that fits', () => {
    expect(settle({ height: 600, content: 1500, held: { top: 400, bottom: 900 } })).toBe(400)
    expect(settle({ height: 600, content: 950, held: { top: 400, bottom: 900 } })).toBe(350)
  })

  it('shows the end of a held message that is taller than the log, where its buttons are', () => {
    expect(settle({ height: 400, content: 1500, held: { top: 400, bottom: 1000 } })).toBe(600)
  })

  it('never moves a held message down the screen', () => {
    expect(settle({ height: 400, content: 1500, held: { top: 400, bottom: 1000, gap: 150 } })).toBe(750)
    expect(settle({ height: 400, content: 1100, held: { top: 400, bottom: 1000, gap: 150 } })).toBe(700)
  })
})
