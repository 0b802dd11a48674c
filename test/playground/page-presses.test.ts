import { describe, expect, it } from 'vitest'
import { isSlip } from '../../src/playground/page/press-guard.js'
import { localeOf } from '../../src/playground/start.js'

describe('two quick presses', () => {
  const first = { at: 1000, x: 50, y: 600, what: 'h0 ♥10' }

  it('count once where something else has moved under the finger', () => {
    expect(isSlip(first, { ...first, at: 1200, what: 'h0 ♣Q' })).toBe(true)
  })

  it('both count on the same control, elsewhere, or later', () => {
    expect(isSlip(undefined, first)).toBe(false)
    expect(isSlip(first, { ...first, at: 1200 })).toBe(false)
    expect(isSlip(first, { at: 1200, x: 150, y: 600, what: 'h0 ♣Q' })).toBe(false)
    expect(isSlip(first, { ...first, at: 1500, what: 'h0 ♣Q' })).toBe(false)
  })
})

describe('the language of the system', () => {
  it.each([
    ['de_DE.UTF-8', 'de'],
    ['de', 'de'],
    ['nb_NO.UTF-8', 'no'],
    ['no', 'no'],
    ['fr_FR.UTF-8', 'fr'],
    ['en_GB.UTF-8', 'en-US'],
    ['nonsense', 'en-US'],
    ['C.UTF-8', 'en-US'],
    [undefined, 'en-US'],
  ])('%s is %s', (lang, locale) => {
    expect(localeOf(lang)).toBe(locale)
  })
})
