import { describe, expect, it } from 'vitest'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentPractice } from '../../../src/discord/features/practice/page.js'
import { bandOf } from '../../../src/discord/look/trick-band.js'
import { seats, shuffledHands } from '../../../src/engine/index.js'
import type { Action, Deal, Seat } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { expectFits } from './limits.js'
import { after, begin, ddv, during, everythingIn, randomDeal, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const healthy: Action[] = seats.map((seat) => ({ seat, type: 'healthy' }))
const hands = [
  ['CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SA', 'ST', 'CK', 'H9'],
  ['HT', 'CQ', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'SA', 'S9', 'CA', 'CT', 'HA'],
  ['HT', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SK', 'ST', 'C9', 'CK', 'HK'],
  ['HJ', 'DJ', 'DK', 'D9', 'S9', 'SK', 'C9', 'CA', 'CT', 'HA', 'HK', 'H9'],
] as const
const dealt = begin(ddv, hands, 3)
const playing = after(dealt, ...healthy)
const led = after(playing, { seat: 0, type: 'play', card: 'ST' }, { seat: 1, type: 'play', card: 'SA' })

const bandIn = (deal: Deal, seat: Seat, changes = {}) => {
  const view = during(deal, seat, changes)
  return view.deal && bandOf(view, view.deal)
}
const altOf = (deal: Deal, seat: Seat) => presentHand(during(deal, seat), t, { look }).pictures[0]?.alt ?? ''

describe('the trick in the picture of a hand', () => {
  it('has its reader at the bottom and everybody else clockwise, by person', () => {
    const seating = [4, 0, 2, 3] as const
    expect(bandIn(led, 2, { seating })?.seats).toMatchObject({ own: { person: 2 }, left: { person: 3 }, across: { person: 4 }, right: { person: 0 } }) // prettier-ignore
    expect(bandIn(led, 2)?.plays).toEqual([
      { side: 'across', card: 'ST' },
      { side: 'right', card: 'SA' },
    ])
  })

  it('tells who is ahead, the eyes and whose turn it is: in the picture, in its words and in the text', () => {
    expect(bandIn(led, 3)).toMatchObject({ best: 'across', eyes: 21, turn: 'right', complete: false })
    expect(textOf(presentHand(during(led, 3), t, { look }))).toContain('🔵♠10 🟡♠A → 🟠3 · vorn: 🟡2 · 21 Augen')
    expect(altOf(led, 3)).toContain(
      'Stich 1: Platz 1 Pik-Zehn, Platz 2 Pik-Ass. Vorn liegt Platz 2, 21 Augen. Platz 3 ist dran.',
    )
  })

  it('keeps a finished trick with who took it until the next card is led, then shows the new one', () => {
    const done = after(led, { seat: 2, type: 'play', card: 'SK' }, { seat: 3, type: 'play', card: 'SK' })
    expect(bandIn(done, 0)).toMatchObject({ best: 'left', complete: true, turn: undefined, eyes: 29 })
    expect(bandIn(done, 0)?.plays).toHaveLength(4)
    const next = after(done, { seat: 1, type: 'play', card: 'CA' })
    expect(bandIn(next, 0)).toMatchObject({ plays: [{ side: 'left', card: 'CA' }], complete: false, turn: 'across' })
  })

  it('is calm before the first card, with whose lead it is; in the reservations with what was said', () => {
    expect(bandIn(playing, 2)).toMatchObject({ plays: [], turn: 'across', eyes: 0, best: undefined })
    const asked = after(dealt, { seat: 0, type: 'healthy' })
    expect(bandIn(asked, 3)).toMatchObject({ seats: { left: { said: 'healthy' }, across: { said: undefined } }, turn: 'across' }) // prettier-ignore
    expect(altOf(asked, 3)).toContain('Platz 1: gesund.')
  })

  it('is one picture where the hand had one, in every state; a practice does not show it twice', () => {
    for (const deal of [...randomDeal(ddv, 'trick in the hand')].slice(0, -1))
      for (const seat of seats) {
        const page = presentHand(during(deal, seat), t, { look })
        expectFits(page)
        expect(page.pictures.map(({ name }) => name)).toEqual(['hand.webp'])
        const practice = presentPractice(during(deal, seat, { kind: 'practice' }), t, { look })
        expect(practice.pictures.filter(({ name }) => name === 'table.webp')).toEqual([])
      }
  })

  it('can be turned off: the hand is alone then, and a practice has its table', () => {
    const off = { ...look, trick: false }
    const page = presentHand(during(led, 2), t, { look: off })
    expect(page.pictures[0]?.key).not.toContain('"trick"')
    expect(page.pictures[0]?.alt).not.toContain('Stich')
    expect(textOf(page)).toContain('vorn: 🟡2 · 21 Augen')
    const practice = presentPractice(during(led, 2, { kind: 'practice' }), t, { look: off })
    expect(practice.pictures.map(({ name }) => name)).toEqual(['table.webp', 'hand.webp'])
  })

  it.each(languages)('is complete in words where only text is read: %s', (language) => {
    const words = translator(language)
    const text = textOf(presentHand(during(led, 2), words, { look: { ...look, size: null } }))
    expect(text).toContain(words('hand.best', { name: '🟡2' }))
    expect(text).toContain(words('table.eyes', { count: 21 }))
  })

  it('knows no card that its reader has not seen', () => {
    const hidden = (seed: string) => {
      const other = shuffledHands(ddv, seed)
      return begin(ddv, [other[0], other[1], other[2], other[3]], 3)
    }
    const deal = after(hidden('one'), ...healthy)
    const own = during(deal, 0).deal?.hand ?? []
    const page = presentHand(during(deal, 0), t, { look })
    const shown = [...everythingIn(page).matchAll(/"card":"(..)"/g)].map(([, card]) => card)
    expect(shown.filter((card) => !own.some((held) => held === card))).toEqual([])
  })
})
