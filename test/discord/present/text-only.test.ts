import { describe, expect, it } from 'vitest'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentLastTrick } from '../../../src/discord/features/play/last-trick.js'
import { presentWhy } from '../../../src/discord/features/result/why.js'
import { presentStats } from '../../../src/discord/features/stats/page.js'
import { cardName } from '../../../src/discord/look/names.js'
import { handPicture } from '../../../src/discord/look/pictures.js'
import { turnOf } from '../../../src/engine/index.js'
import type { Card, Deal } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { buttonsOf, ddv, during, finished, randomDeal, rowOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const textLook = { ...plainLook, size: null } as const
const rightLook = { ...plainLook, trumps: 'right' } as const

const states = [...randomDeal(ddv, 'text only')]
const playing = states.filter((deal) => turnOf(deal) !== null && during(deal, 0).deal?.phase === 'playing')
const over = states.at(-1)

const slots = (deal: Deal, look: typeof plainLook) =>
  buttonsOf(presentHand(during(deal, 0), t, { look })).flatMap(({ custom_id }) => {
    const press = decodePress(custom_id)
    return press?.do === 'play' || press?.do === 'later' ? [press] : []
  })

describe('a hand with the trumps on the right', () => {
  it('has buttons, picture and words in that order, and each button still plays its own card', () => {
    for (const deal of playing) {
      const { hand = [], trumps = [] } = during(deal, 0).deal ?? {}
      const side = (card: Card) => !trumps.includes(card)
      const turned = [...hand.filter(side), ...hand.filter((card) => !side(card))]
      expect(slots(deal, rightLook).map(({ card }) => card)).toEqual(turned)
      for (const { slot, card } of slots(deal, rightLook)) expect(hand[slot]).toBe(card)
      const drawn = handPicture(during(deal, 0), t, rightLook)
      if (drawn && hand.length > 0) {
        expect(drawn.alt).toContain(`Dein Blatt: ${turned.map((card) => cardName(card, t)).join(', ')}.`)
        const model = (JSON.parse(drawn.key) as unknown[])[4] as { cards: { card: Card; played?: boolean }[] }
        expect(model.cards.filter(({ played }) => !played).map(({ card }) => card)).toEqual(turned)
      }
    }
  })

  it('can always be drawn, the gap of the card just played included', async () => {
    for (const deal of playing.slice(-3)) {
      const drawn = handPicture(during(deal, 0), t, { ...rightLook, size: 720 })
      if (drawn) expect((await drawn.draw()).length).toBeGreaterThan(0)
    }
  })
})

describe.each(languages)('text only in %s', (language) => {
  const own = translator(language)
  it('names every card that is held and every one that may be played, and fits', () => {
    for (const deal of playing) {
      const view = during(deal, 0)
      const page = presentHand(view, own, { look: textLook })
      expect(page.pictures).toEqual([])
      expectFits(page)
      const text = textOf(page)
      for (const card of view.deal?.hand ?? []) expect(text).toContain(cardName(card, own))
      const legal = (view.deal?.legal ?? []).flatMap((act) => (act.type === 'play' ? [cardName(act.card, own)] : []))
      if (turnOf(deal) === 0 && legal.length > 0) {
        expect(text).toContain(own('alt.hand-turn', { cards: [...new Set(legal)].join(', ') }))
      }
    }
  })

  it('says with the last trick what its picture would: tricks, parties and calls of each seat', () => {
    for (const deal of playing.filter((state) => (during(state, 'spectator').deal?.tricks.length ?? 0) > 0)) {
      const view = during(deal, 'spectator')
      const text = textOf(presentLastTrick(view, own, { look: textLook }))
      for (const seat of [0, 1, 2, 3] as const) {
        expect(text).toContain(own('table.tricks', { count: view.deal?.tricksWon[seat] ?? -1 }))
      }
      for (const { call } of view.deal?.announcements ?? []) expect(text).toContain(own(`call.${call}`))
    }
  })

  it('writes the score sheet out, also of the longest match', () => {
    if (!over) throw new Error('no deal')
    const result = finished(over)
    const sheet = Array.from({ length: 48 }, (_, index) => rowOf(result, index + 1))
    const view = during(over, 0, { status: 'between', sheet })
    for (const page of [presentHand(view, own, { look: textLook }), presentWhy(view, own, { look: textLook })]) {
      expectFits(page)
      const text = textOf(page)
      expect(text).toContain(own('text.sheet'))
      expect(text.indexOf('48:')).toBeGreaterThan(0)
      for (const points of result.points) expect(text).toContain(`**${points < 0 ? `\u2212${-points}` : points}**`)
    }
    expect(textOf(presentWhy(view, own, { look: plainLook }))).not.toContain(own('text.sheet'))
  })

  it('gives the last games of each person in the rankings', () => {
    const rows = [{ user: '1', rank: 1, points: 3, games: 2, winsRe: 1, winsKontra: 0, winsSolo: 0, recent: [5, -2] }]
    const options = { period: 'all', offset: 0, total: 1, shared: false } as const
    expect(textOf(presentStats(rows, own, { look: textLook, ...options }))).toContain('+5 \u22122')
    expect(textOf(presentStats(rows, own, { look: plainLook, ...options }))).not.toContain('+5 \u22122')
  })
})
