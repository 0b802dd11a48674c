import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { legalActions, presets, reservationsOf, seats, shuffledHands, turnOf } from '../../../src/engine/index.js'
import type { Card, Deal, Seat } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { TableView } from '../../../src/table/view.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { after, begin, buttonsOf, during, randomDeal, selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const rules = presets.ddv
const presses = (view: TableView) =>
  buttonsOf(presentHand(view, t, { look })).map((shown) => ({ ...shown, press: decodePress(shown.custom_id) }))
const states = [...randomDeal(rules, 'ahead')]
const playing = states.filter((deal) => turnOf(deal) !== null && during(deal, 0).deal?.phase === 'playing')
const idle = playing.filter((deal) => turnOf(deal) !== 0)

describe('cards on another turn', () => {
  it('can be chosen exactly as far as they may still become legal', () => {
    for (const deal of idle) {
      const { hand = [], trick } = during(deal, 0).deal ?? {}
      const open = presses(during(deal, 0)).flatMap(({ press, disabled }) =>
        press?.do === 'later' && !disabled ? [press.card] : [],
      )
      const waits = trick && trick.cards.length > 0 && !hasPlayed(deal, 0)
      const legal = waits ? legalInThisTrick(deal, 0) : new Set(hand)
      expect(new Set(open)).toEqual(legal)
    }
  })

  it('show the chosen one with a clock, and pressing it again withdraws it', () => {
    const [deal] = idle
    const card = deal && during(deal, 0).deal?.hand[2]
    if (!deal || !card) throw new Error('nobody holds cards')
    const view = during(deal, 0, { advance: { type: 'play', card } })
    const marked = presses(view).filter(({ press }) => press?.do === 'unsay')
    expect(marked.map(({ label }) => label)).toEqual([expect.stringMatching(/ ⏱$/)])
    expect(textOf(presentHand(view, t, { look }))).toContain('⏱ Vorab gewählt')
    expect(textOf(presentHand(during(deal, 0), t, { look }))).toContain(t('advance.hint'))
    for (const language of languages) expectFits(presentHand(view, translator(language), { look }))
  })

  it('are chosen no longer once a suit was led that the hand must follow with others', () => {
    const deals = [1, 2, 3, 4, 5, 6].flatMap((number) => [...randomDeal(rules, `gone ${number}`)])
    const waiting = deals.filter((deal) => during(deal, 0).deal?.phase === 'playing' && turnOf(deal) !== 0)
    const gone = waiting.flatMap((deal) => {
      const { hand = [], trick } = during(deal, 0).deal ?? {}
      const open = trick && trick.cards.length > 0 && !hasPlayed(deal, 0)
      const card = open ? hand.find((one) => !legalInThisTrick(deal, 0).has(one)) : undefined
      return card === undefined ? [] : [during(deal, 0, { advance: { type: 'play', card } })]
    })
    expect(gone.length).toBeGreaterThan(3)
    for (const view of gone) {
      expect(textOf(presentHand(view, t, { look }))).toMatch(
        /⏱ \*\*.+\*\* geht in diesem Stich nicht mehr: \S+ ist verlangt/,
      )
      expect(presses(view).filter(({ press }) => press?.do === 'unsay')).toEqual([])
    }
  })

  it('are said to be played soon when the turn has come, and can still be withdrawn', () => {
    const deal = playing.find((state) => turnOf(state) === 0)
    const legal = deal && legalActions(deal, 0).find((action) => action.type === 'play')
    if (!deal || legal?.type !== 'play') throw new Error('nothing can be played')
    const view = during(deal, 0, { advance: legal })
    expect(textOf(presentHand(view, t, { look }))).toMatch(/⏱ \*\*.+\*\* wird gleich gespielt/)
    expect(presses(view).filter(({ press }) => press?.do === 'unsay')).toHaveLength(1)
    expect(presses(view).filter(({ press, disabled }) => press?.do === 'play' && !disabled).length).toBeGreaterThan(0)
  })

  it('are not offered once the deal is over', () => {
    const over = states.at(-1)
    if (!over) throw new Error('no deal')
    expect(textOf(presentHand(during(over, 0), t, { look }))).not.toContain('⏱')
  })
})

describe('answers before being asked', () => {
  const dealt = begin(rules, shuffledHands(rules, 'ahead'))
  const asked = turnOf(dealt) ?? 0
  const waits = ((asked + 1) % 4) as Seat
  const declarable = reservationsOf(dealt, waits)

  it('offer what the hand may declare, before its turn and not after', () => {
    const view = during(dealt, waits, { declarable })
    expect(presses(view).map(({ press }) => press?.do)).toEqual(['healthy-later', 'refresh'])
    expect(selectsOf(presentHand(view, t, { look }))[0]?.options.map(({ value }) => value)).toEqual(declarable)
    const spoken = after(dealt, { seat: asked, type: 'healthy' })
    expect(presses(during(spoken, asked)).map(({ press }) => press?.do)).toEqual(['refresh'])
    expect(presses(during(spoken, waits)).map(({ press }) => press?.do)).toEqual(['healthy'])
  })

  it('ask once more before a reservation is kept, with the hand in its order and what a Solo counts', () => {
    const view = during(dealt, waits, { declarable })
    const [kind] = declarable
    if (!kind) throw new Error('nothing may be declared')
    const page = presentHand(view, t, { look, mode: 'confirm', kind })
    for (const language of languages)
      expectFits(presentHand(view, translator(language), { look, mode: 'confirm', kind }))
    expect(textOf(page)).toContain('vorab ansagen?')
    expect(textOf(page)).toContain('zählen dreifach')
    expect(buttonsOf(page).map(({ custom_id }) => decodePress(custom_id)?.do)).toEqual(['reserve-later', 'refresh'])
    expect(decodePress(buttonsOf(page)[0]?.custom_id ?? '')?.kind).toBe(kind)
  })

  it('show whoever has declared what it was, and nobody else', () => {
    const kind = reservationsOf(dealt, asked).find((one) => one !== 'hochzeit')
    if (kind === undefined) throw new Error('nothing may be declared')
    const spoken = after(dealt, { type: 'reserve', seat: asked, kind })
    const own = textOf(presentHand(during(spoken, asked), t, { look }))
    expect(own).toContain('Die anderen wissen nur von einem Vorbehalt')
    expect(during(spoken, asked).deal?.declared).toBe(kind)
    for (const other of seats.filter((seat) => seat !== asked)) expect(during(spoken, other).deal?.declared).toBeNull()
  })

  it('are shown, and withdrawn with the next press', () => {
    const healthy = during(dealt, waits, { declarable, advance: { type: 'healthy' } })
    expect(presses(healthy).map(({ press, label }) => [press?.do, label])[0]).toEqual(['unsay', 'Gesund ⏱'])
    expect(textOf(presentHand(healthy, t, { look }))).toContain('⏱ Vorab gewählt: **Gesund**')
    const solo = during(dealt, waits, { declarable, advance: { type: 'reserve', kind: 'damensolo' } })
    expect(presses(solo).map(({ press }) => press?.do)).toEqual(['healthy-later', 'unsay', 'refresh'])
    expect(textOf(presentHand(solo, t, { look }))).toContain('⏱ Vorab gewählt: **Damensolo**')
    for (const view of [healthy, solo]) expectFits(presentHand(view, t, { look }))
  })
})

describe('a card that is to be taken back', () => {
  const [deal] = playing.filter((state) => (during(state, 0).deal?.trick?.cards.length ?? 0) === 1)
  if (!deal) throw new Error('nobody has led')
  const trick = during(deal, 0).deal?.trick
  const seat = trick?.leader ?? 0
  const card = trick?.cards[0] ?? 'HT'
  const people = ['a', 'b', 'c', 'd'].map((user) => ({ kind: 'person', user }) as const)
  const at = (viewer: Seat | 'spectator', changes: Partial<TableView> = {}) =>
    during(deal, viewer, { places: people, ...changes })
  const takeBack = { seat, card, since: 5, agreed: [] }

  it('is asked for with one button, by whoever played it', () => {
    const verbs = seats.map((viewer) =>
      presses(at(viewer, { mayTakeBack: viewer === seat })).some(({ press }) => press?.do === 'take-back'),
    )
    expect(verbs).toEqual(seats.map((viewer) => viewer === seat))
  })

  it('asks everybody else in the own hand and at the table, until they have answered', () => {
    const asks = (view: TableView) =>
      presses(view).flatMap(({ press }) => (press?.do === 'agree' || press?.do === 'disagree' ? [press] : []))
    for (const viewer of seats) {
      const view = at(viewer, { takeBack })
      expect(asks(view).map((press) => press.version)).toEqual(viewer === seat ? [] : [5, 5])
      expectFits(presentHand(view, t, { look }))
    }
    const other = ((seat + 1) % 4) as Seat
    const agreed = at(other, { takeBack: { ...takeBack, agreed: [people[other]?.user ?? ''] } })
    expect(asks(agreed)).toEqual([])
    expect(textOf(presentHand(agreed, t, { look }))).toContain('Du hast Ja gesagt.')
    const table = presentTable(at('spectator', { takeBack }), t, { look, news: 'Nichts Neues' })
    expect(
      buttonsOf(table)
        .slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(['Ja', 'Nein'])
    expect(textOf(table)).toContain('zurücknehmen. **Einverstanden?**')
    expect(textOf(table)).not.toContain('Nichts Neues')
    expectFits(table)
  })
})

describe('the time of a turn', () => {
  const [deal] = playing
  const line = (limit: number | null, until: number | null) =>
    deal ? textOf(presentTable(during(deal, 'spectator', { clock: { limit, since: 0, until } }), t, { look, since: 1 })) : '' // prettier-ignore

  it('is said as a countdown, at slow tables as a date, and without a clock since when somebody is awaited', () => {
    expect(line(90_000, 1_700_000_000_000)).toContain('Zeit endet <t:1700000000:R>')
    expect(line(86_400_000, 1_700_000_000_000)).toContain('Zeit bis <t:1700000000:f>')
    expect(line(null, null)).toContain('gefragt <t:1:R>')
  })

  it('stands in the hand of whoever is on turn, and in no other', () => {
    if (!deal) throw new Error('nobody plays')
    const clock = { limit: 90_000, since: 0, until: 1_700_000_000_000 }
    const shown = seats.map((seat) => textOf(presentHand(during(deal, seat, { clock }), t, { look })))
    expect(shown.map((text) => text.includes('Zeit endet <t:1700000000:R>'))).toEqual(
      seats.map((seat) => seat === turnOf(deal)),
    )
  })
})

function hasPlayed(deal: Deal, seat: Seat): boolean {
  const trick = during(deal, seat).deal?.trick
  return trick ? (seat - trick.leader + 4) % 4 < trick.cards.length : false
}

/** What a seat may play in the trick that runs, found by letting the others before it play anything legal. */
function legalInThisTrick(deal: Deal, seat: Seat): Set<Card> {
  let now = deal
  for (let turn = turnOf(now); turn !== null && turn !== seat; turn = turnOf(now)) {
    const card = legalActions(now, turn).find((action) => action.type === 'play')
    if (!card) throw new Error('nothing can be played')
    now = after(now, card)
  }
  return new Set(legalActions(now, seat).flatMap((action) => (action.type === 'play' ? [action.card] : [])))
}
