import { describe, expect, it } from 'vitest'
import { Readers } from '../../src/discord/road/readers.js'
import { usualSettings } from '../../src/table/ports.js'
import type { People, PersonSettings } from '../../src/table/ports.js'
import { readableLog } from './support.js'

/** People whose settings lie in a map; `failing` makes the store refuse. */
function begin(stored: Record<string, Partial<PersonSettings>> = {}) {
  const kept = new Map(Object.entries(stored).map(([user, some]) => [user, { ...usualSettings, ...some }]))
  const loads: string[] = []
  const changed: string[] = []
  const state = { failing: false }
  const refuse = () => Promise.reject(new Error('the disk is gone'))
  const people: People = {
    settingsOf: (user) => {
      loads.push(user)
      return state.failing ? refuse() : Promise.resolve(kept.get(user) ?? usualSettings)
    },
    setSettings: (user, patch) => {
      if (state.failing) return refuse()
      kept.set(user, { ...(kept.get(user) ?? usualSettings), ...patch })
      return Promise.resolve()
    },
    hasPlayed: (user) => (state.failing ? refuse() : Promise.resolve(user.startsWith('old'))),
  }
  const { log, lines } = readableLog('warn')
  const readers = new Readers({ people, log })
  readers.onChange((user) => changed.push(user))
  return { readers, loads, changed, lines, state }
}

describe('readers', () => {
  it('are loaded once, before their first answer, also when two presses come together', async () => {
    const { readers, loads } = begin({ anna: { design: 'large-print' } })
    expect(readers.of('anna')).toBeNull()
    await Promise.all([readers.meet('anna', 'en'), readers.meet('anna', 'en')])
    await readers.meet('anna', 'en')
    expect(loads).toEqual(['anna'])
    expect(readers.of('anna')).toEqual({ language: 'en', settings: { ...usualSettings, design: 'large-print' } })
  })

  it('read in the language they chose, else in that of their Discord as it is now', async () => {
    const { readers } = begin({ nils: { language: 'no' } })
    expect((await readers.meet('nils', 'de')).language).toBe('no')
    await readers.meet('emma', 'de')
    expect((await readers.meet('emma', 'en')).language).toBe('en')
    expect(readers.of('emma')?.language).toBe('en')
    expect((await readers.change('nils', 'de', { language: null })).language).toBe('de')
  })

  it('who once chose a language that the product has no longer read as if they had chosen none', async () => {
    const { readers } = begin({ zoe: { language: 'eo' } })
    expect((await readers.meet('zoe', 'de')).language).toBe('de')
    expect(readers.of('zoe')?.language).toBe('de')
    expect((await readers.change('zoe', 'de', { pings: false })).language).toBe('de')
  })

  it('see a change at once, and what they see is drawn anew', async () => {
    const { readers, changed, loads } = begin()
    await readers.meet('anna', 'de')
    await readers.change('anna', 'de', { trumps: 'right' })
    expect(changed).toEqual(['anna'])
    expect(readers.of('anna')?.settings).toEqual({ ...usualSettings, trumps: 'right' })
    expect(loads.every((user) => user === 'anna')).toBe(true)
  })

  it('are answered with the usual settings while the store fails, and loaded the next time', async () => {
    const { readers, lines, state } = begin({ anna: { language: 'no' } })
    state.failing = true
    expect(await readers.meet('anna', 'de')).toEqual({ language: 'de', settings: usualSettings })
    expect(lines).toHaveLength(1)
    state.failing = false
    expect((await readers.meet('anna', 'de')).language).toBe('no')
  })

  it('keep what they had when a change cannot be stored', async () => {
    const { readers, changed, state } = begin()
    await readers.meet('anna', 'de')
    state.failing = true
    await expect(readers.change('anna', 'de', { pictures: false })).rejects.toThrow('the disk is gone')
    expect(readers.of('anna')?.settings).toEqual(usualSettings)
    expect(changed).toEqual([])
  })

  it('are offered to learn the game once, and only if they have played nothing', async () => {
    const { readers, state } = begin()
    state.failing = true
    expect(await readers.offers('anna', 'de')).toBe(false)
    state.failing = false
    expect(await readers.offers('anna', 'de')).toBe(true)
    expect(await readers.offers('anna', 'de')).toBe(false)
    expect(await readers.offers('old hand', 'de')).toBe(false)
    expect(readers.of('anna')?.settings.offered).toBe(true)
  })

  it('are not remembered without end: whoever was not met for longest goes first', async () => {
    const { readers } = begin()
    for (let person = 0; person <= 10_000; person++) await readers.meet(`p${person}`, 'de')
    expect(readers.of('p0')).toBeNull()
    expect(readers.of('p1')).not.toBeNull()
  })
})
