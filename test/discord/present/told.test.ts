import { describe, expect, it } from 'vitest'
import { announceLine } from '../../../src/discord/features/channel/news.js'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentWhoSaid } from '../../../src/discord/features/play/said.js'
import { altTable } from '../../../src/discord/look/alt.js'
import { seats, viewOf } from '../../../src/engine/index.js'
import type { Action, Card, Deal } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { plainLook } from '../../support/plain-look.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { after, begin, buttonsOf, ddv, during, finished, people, rowOf, textOf } from './support.js'

const t = translator('de')
const look = plainLook
const healthy: Action[] = seats.map((seat) => ({ seat, type: 'healthy' }))

const hands: readonly (readonly Card[])[] = [
  ['CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SA', 'ST', 'CK', 'H9'],
  ['HT', 'CQ', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'SA', 'S9', 'CA', 'CT', 'HA'],
  ['HT', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SK', 'ST', 'C9', 'CK', 'HK'],
  ['HJ', 'DJ', 'DK', 'D9', 'S9', 'SK', 'C9', 'CA', 'CT', 'HA', 'HK', 'H9'],
]
/** Seat 0 holds both Kreuz-Damen. */
const both: readonly (readonly Card[])[] = hands.map((hand, seat) =>
  seat === 0 ? ['CQ', ...hand.slice(0, 1), ...hand.slice(2)] : seat === 1 ? hand.map((card) => (card === 'CQ' ? 'SQ' : card)) : hand,
) // prettier-ignore

const dealt = begin(ddv, hands, 3)
const playing = after(dealt, ...healthy)

describe('a high call', () => {
  const called = after(playing, { seat: 1, type: 'announce', call: 'keine90' })
  const event = { type: 'deal', event: { type: 'announced', seat: 1, call: 'keine90', party: 're' } } as const

  it.each(languages)(
    'names its party wherever it stands in text: hand, board, news, list and alt text (%s)',
    (lang) => {
      const say = translator(lang)
      const name = `${say('party.re')}, ${say('call.keine90')}`
      const open = during(called, 'spectator')
      const texts = [
        textOf(presentHand(during(called, 2), say, { look })),
        textOf(presentTable(open, say, { look, since: 1_700_000_000 })),
        announceLine(open, [event], say),
        textOf(presentWhoSaid(open, say)),
        altTable(open, viewOf(called, 'spectator'), say, null),
      ]
      for (const text of texts) expect(text).toContain(name)
    },
  )
})

/** The rest of the deal was claimed at once, and everybody agreed. */
function claimed(): Deal {
  const asks = after(playing, { seat: 0, type: 'claim' })
  const asked = viewOf(asks, 'spectator').claim?.asked ?? []
  return after(asks, ...asked.map((seat): Action => ({ seat, type: 'agree' })))
}

describe('who said what, and until when', () => {
  const hint = 'In der Hochzeit erst'
  const told = (deal: Deal): string => textOf(presentWhoSaid(during(deal, 'spectator'), t))

  it('speaks of the Hochzeit until the game is known to be another', () => {
    expect(told(dealt)).toContain(hint)
    expect(told(playing)).not.toContain(hint)
    const wedding = begin(ddv, both, 3)
    const declared = after(wedding, { seat: 0, type: 'reserve', kind: 'hochzeit' }, ...healthy.slice(1))
    expect(viewOf(declared, 'spectator').game).toBe('hochzeit')
    expect(told(declared)).toContain(hint)
    const solo = after(dealt, { seat: 0, type: 'reserve', kind: 'damensolo' }, ...healthy.slice(1))
    expect(told(solo)).not.toContain(hint)
  })
})

describe('what stands in a hand', () => {
  it('of one’s own answer claims no word that a computer may have said', () => {
    const said = after(dealt, { seat: 0, type: 'healthy' })
    const named = after(dealt, { seat: 0, type: 'reserve', kind: 'fleischlos' })
    const texts = [said, named].map((deal) => textOf(presentHand(during(deal, 0), t, { look })))
    expect(texts[0]).toContain('Du bist gesund gemeldet.')
    expect(texts[1]).toContain('Angemeldet: **Fleischlos**.')
    expect(texts[1]).toContain('Fehl: ♣K ♣D ♣B ♠A')
    for (const text of texts) expect(text).not.toContain('Du hast')
    const others = textOf(presentHand(during(named, 2), t, { look }))
    expect(others).not.toContain('Fleischlos')
    const time = { type: 'overtime', user: people[0], place: 0 } as const
    expect(announceLine(during(said, 'spectator'), [time], t)).toContain('dieses Mal hat der Computer entschieden')
  })

  it('after a claim was agreed to is the result with what goes on, and no card that was not played', () => {
    const over = claimed()
    const result = finished(over)
    for (const seat of seats) {
      const view = during(over, seat, { status: 'between', sheet: [rowOf(result)], game: 3, games: 24 })
      expect(view.deal?.hand.length).toBeGreaterThan(0)
      const page = presentHand(view, t, { look })
      expectFits(page)
      const does = buttonsOf(page).map(({ custom_id }) => decodePress(custom_id)?.do)
      expect(does).toEqual(['continue', 'last-trick', 'refresh'])
    }
  })

  it('has the same heading over the last result of a match as over any other', () => {
    const over = claimed()
    const sheet = [rowOf(finished(over), 24)]
    const heading = '**Dein Blatt · Tisch 2** · Spiel 24/24'
    for (const status of ['between', 'over'] as const) {
      const view = during(over, 0, { status, sheet, game: 24, games: 24 })
      expect(textOf(presentHand(view, t, { look }))).toContain(heading)
    }
  })
})
