import { describe, expect, it, vi } from 'vitest'
import { createClock } from '../../src/table/clock.js'
import { newSeed, newTableId } from '../../src/table/ids.js'
import { playerSeed } from '../../src/table/running/computers.js'
import { leading } from '../support/table-steps.js'

describe('the machine’s clock', () => {
  it('runs what is due, unless it was cancelled, and keeps nobody awake', () => {
    vi.useFakeTimers()
    try {
      const clock = createClock()
      const ran: string[] = []
      const begun = clock.now()
      clock.after(200, () => ran.push('later'))
      const cancel = clock.after(100, () => ran.push('cancelled'))
      clock.after(100, () => ran.push('soon'))
      cancel()
      vi.advanceTimersByTime(100)
      expect([ran, clock.now() - begun]).toEqual([['soon'], 100])
      vi.advanceTimersByTime(100)
      expect(ran).toEqual(['soon', 'later'])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('ids and seeds', () => {
  it('are short, need no escaping and are never the same', () => {
    const ids = Array.from({ length: 1000 }, newTableId)
    expect(ids.every((id) => /^[\w-]{12}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(1000)
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
    expect(newSeed()).not.toBe(newSeed())
  })

  it('for computer players differ by seat and version, and tell nothing of the match’s seed', () => {
    const table = leading()
    const seeds = [playerSeed(table, 1), playerSeed(table, 2), playerSeed({ ...table, version: table.version + 1 }, 1)]
    expect(new Set(seeds).size).toBe(3)
    expect(playerSeed(table, 1)).toBe(seeds[0])
    expect(seeds.join()).not.toContain(table.request.seed)
  })
})
