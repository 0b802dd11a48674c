import { describe, expect, it } from 'vitest'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { altHand, altTable } from '../../../src/discord/look/alt.js'
import { refusalText } from '../../../src/discord/look/refusal.js'
import { reservationLine } from '../../../src/discord/look/reservation-line.js'
import { legalActions, seats, shuffledHands } from '../../../src/engine/index.js'
import type { Action, Card, Deal, Seat } from '../../../src/engine/index.js'
import { translator } from '../../../src/i18n/index.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { after, begin, buttonsOf, ddv, during, selectsOf, tableView, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const healthy: Action[] = ([0, 1, 2, 3] as const).map((seat) => ({ seat, type: 'healthy' }))

const hands: readonly (readonly Card[])[] = [
  ['CQ', 'SQ', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SA', 'ST', 'CK', 'H9'],
  ['HT', 'CQ', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'SA', 'S9', 'CA', 'CT', 'HA'],
  ['HT', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SK', 'ST', 'C9', 'CK', 'HK'],
  ['HJ', 'DJ', 'DK', 'D9', 'S9', 'SK', 'C9', 'CA', 'CT', 'HA', 'HK', 'H9'],
]

const dealt = begin(ddv, hands, 3)
const playing = after(dealt, ...healthy)

describe('the hand while playing', () => {
  it('has a button for each card in the order of the hand, four a row, the two copies of a face apart', () => {
    const view = during(playing, 0)
    const page = presentHand(view, t, { look })
    const cards = buttonsOf(page).slice(0, 12)
    expect(cards.map((shown) => decodePress(shown.custom_id))).toEqual(
      view.deal?.hand.map((card, slot) => ({ do: 'play', table: view.id, version: view.version, slot, card })),
    )
    expect(cards[0]?.label).toBe('♣D')
    expectFits(page)
  })

  it('lets exactly the legal cards be pressed on the own turn', () => {
    const led = after(playing, { seat: 0, type: 'play', card: 'SA' })
    const view = during(led, 1)
    const page = presentHand(view, t, { look })
    const enabled = buttonsOf(page)
      .slice(0, 12)
      .filter((shown) => !shown.disabled)
      .map((shown) => shown.label)
    expect(enabled.sort()).toEqual(['♠9', '♠A'])
    expect(textOf(page)).toContain('**Du bist dran**: Pik bedienen')
    expect(textOf(page)).toContain('🔵♠A → du')
  })

  it('lets no card be played on another turn, only chosen in advance, and says who is to play', () => {
    const page = presentHand(during(playing, 2), t, { look })
    const cards = buttonsOf(page).slice(0, 12)
    expect(cards.map(({ custom_id }) => decodePress(custom_id)?.do)).toEqual(Array<string>(12).fill('later'))
    expect(textOf(page)).toContain('🔵1 **<@100000000000000001>** spielt aus')
  })

  it('says in the words of its picture whose turn it is, and nothing of it while a reservation is asked for', () => {
    const alt = (deal: Deal, seat: Seat) => {
      const view = during(deal, seat).deal
      return view && altHand(view, view.hand, t, null)
    }
    expect(alt(playing, 0)).toContain('Du bist dran. Spielbar: ')
    expect(alt(playing, 2)).toContain('Du bist gerade nicht dran.')
    expect(alt(dealt, 0)).not.toMatch(/ dran/)
    expect(alt(dealt, 2)).toContain('Du bist gerade nicht dran.')
  })

  it('tells of a vote on ending the match, since the table may be out of sight', () => {
    const voting = { closeVote: { yes: ['100000000000000002'], no: [] } }
    for (const deal of [dealt, playing])
      expect(textOf(presentHand(during(deal, 0, voting), t, { look }))).toContain('Partie beenden? 1 dafür, 0 dagegen')
    expect(textOf(presentHand(during(playing, 0), t, { look }))).not.toContain('Partie beenden?')
  })

  it('names a party in the words of the table once, also when it was announced', () => {
    const view = during(after(playing, { seat: 0, type: 'announce', call: 're' }), 2)
    expect(view.deal && altTable(view, view.deal, t, null)).toContain('Platz 1: 0 Stiche, Re.')
  })

  it('keeps every button in its place while a turn lasts', () => {
    const page = (deal: Deal) => buttonsOf(presentHand(during(deal, 0), t, { look })).map((shown) => shown.label ?? '')
    const said = after(playing, { seat: 2, type: 'announce', call: 'kontra' })
    expect(page(said)).toEqual(page(playing))
  })

  it('shows a card emoji beside the text where the application has one', () => {
    const emoji = (card: Card) => (card === 'CQ' ? { id: '7', name: 'kreuz_dame' } : null)
    const [first, second] = buttonsOf(presentHand(during(playing, 0), t, { look: { ...look, emoji } }))
    expect(first).toMatchObject({ label: '♣D', emoji: { id: '7', name: 'kreuz_dame' } })
    expect(second?.emoji).toBeUndefined()
  })

  it('says everything without pictures too', () => {
    const page = presentHand(during(playing, 0), t, { look: { ...look, size: null } })
    expect(page.pictures).toEqual([])
    expectFits(page)
    expect(buttonsOf(page)).toHaveLength(15)
  })

  it('uses the letters of its reader', () => {
    const labels = (['de', 'en', 'no'] as const).map(
      (language) => buttonsOf(presentHand(during(playing, 0), translator(language), { look }))[4]?.label,
    )
    expect(labels).toEqual(['♣B', '♣J', '♣Kn'])
  })

  it('puts a notice above everything', () => {
    expect(textOf(presentHand(during(playing, 0), t, { look, notice: 'Da war der Tisch schon weiter.' }))).toMatch(
      /^Da war/,
    )
  })
})

describe('announcements', () => {
  it('stand with price and deadline, and take a second press', () => {
    const view = during(playing, 0)
    const open = buttonsOf(presentHand(view, t, { look })).at(-1)
    expect(decodePress(open?.custom_id ?? '')).toMatchObject({ do: 'calls' })
    const page = presentHand(view, t, { look, mode: 'calls' })
    expectFits(page)
    expect(textOf(page)).toContain(
      '**Re**: zeigt allen, dass du Re spielst, +2 für die, die gewinnen, noch bis zu deiner zweiten Karte',
    )
    expect(textOf(page)).toContain(
      '**Keine 90**: 151 Augen nötig, +3 für die, die gewinnen, nicht geschafft ist verloren, und die anderen bekommen bis zu +1 dazu, sagt Re gleich mit',
    )
    const pressed = buttonsOf(page).map((shown) => decodePress(shown.custom_id)?.do)
    expect(pressed).toEqual(['announce', ...(view.deal?.calls.slice(1).map(() => 'weigh') ?? []), 'refresh'])
    expect(textOf(page)).toContain('Trumpf: ♣D')
  })

  it.each([
    ['add', '+2 für die, die gewinnen'],
    ['double', 'der ganze Wert zählt doppelt'],
    ['doubleGame', 'der Wert ohne Sonderpunkte zählt doppelt'],
  ])('cost what the rules say where Re and Kontra are to "%s"', (reKontra, price) => {
    const deal = after(begin({ preset: 'ddv', set: { reKontra } }, hands, 3), ...healthy)
    const page = presentHand(during(deal, 0), t, { look, mode: 'calls' })
    expect(textOf(page)).toContain(`**Re**: zeigt allen, dass du Re spielst, ${price}, noch bis`)
  })

  it('are not offered once the time is over', () => {
    const late = after(playing, ...playOut(playing, 24))
    const page = presentHand(during(late, 0), t, { look })
    expect(buttonsOf(page).some((shown) => decodePress(shown.custom_id)?.do === 'calls')).toBe(false)
  })
})

/** The first `count` plays of a deal, each the first legal card. */
function playOut(deal: Deal, count: number): Action[] {
  const made: Action[] = []
  let now = deal
  for (let step = 0; step < count; step++) {
    const action = seats.flatMap((seat) => legalActions(now, seat)).find((act) => act.type === 'play')
    if (!action) break
    made.push(action)
    now = after(now, action)
  }
  return made
}

describe('the hand in the reservations', () => {
  const both = [...hands.map((hand) => [...hand])]
  const swap = (a: Seat, card: Card, b: Seat, other: Card) => {
    const [from, to] = [both[a], both[b]]
    from?.splice(from.indexOf(card), 1, other)
    to?.splice(to.indexOf(other), 1, card)
  }
  swap(1, 'CQ', 0, 'H9')
  const wedding = begin(ddv, both, 3)

  it('offers Gesund and what this hand may declare, each with its line', () => {
    const page = presentHand(during(wedding, 0), t, { look })
    expectFits(page)
    expect(buttonsOf(page).map((shown) => shown.label)).toEqual(['Gesund'])
    const kinds = selectsOf(page)[0]?.options.map((option) => option.value)
    expect(kinds).toEqual(legalActions(wedding, 0).flatMap((act) => (act.type === 'reserve' ? [act.kind] : [])))
    expect(kinds).toContain('hochzeit')
    expect(textOf(page)).toContain('Du hast beide Kreuz-Damen: ')
    expect(selectsOf(presentHand(during(dealt, 0), t, { look }))[0]?.options.map(({ value }) => value)).not.toContain(
      'hochzeit',
    )
  })

  it('asks once more before a Solo', () => {
    const page = presentHand(during(wedding, 0), t, { look, mode: 'confirm', kind: 'damensolo' })
    expect(textOf(page)).toContain('**Damensolo ansagen?**')
    expect(buttonsOf(page).map((shown) => decodePress(shown.custom_id)?.do)).toEqual(['reserve', 'refresh'])
  })

  it('writes the name of a game small inside an English sentence, and large where it begins one', () => {
    const english = translator('en')
    const page = presentHand(during(wedding, 0), english, { look, mode: 'confirm', kind: 'damensolo' })
    expect(textOf(page)).toContain('**Declare queens solo?**')
    expect(buttonsOf(page)[0]?.label).toBe('Play queens solo')
    expect(reservationLine('kreuzsolo', english)).toBe('Alone: ♥10, queens, jacks and clubs are trumps')
    expect(textOf(presentHand(during(wedding, 0), english, { look }))).toContain('You hold both queens of clubs: ')
    const refusal = { code: 'reservation-not-allowed', kind: 'damensolo' } as const
    expect(refusalText(english, refusal, null)).toBe('Your hand or this table does not allow queens solo.')
    expect(refusalText(t, refusal, null)).toMatch(/^Damensolo gibt dein Blatt/)
  })

  it('shows only the cards while others think', () => {
    const page = presentHand(during(dealt, 2), t, { look })
    expect(selectsOf(page)).toEqual([])
    expect(textOf(page)).toContain('🔵1 **<@100000000000000001>** ist dran: gesund oder Vorbehalt')
  })
})

describe('an Armut', () => {
  const rules = { preset: 'hausrunde', set: {} } as const
  const poor = (): Deal => {
    for (let seed = 0; ; seed++) {
      const deal = begin(rules, shuffledHands(rules, `poor ${seed}`))
      if (legalActions(deal, 0).some((act) => act.type === 'reserve' && act.kind === 'armut'))
        return after(deal, { seat: 0, type: 'reserve', kind: 'armut' }, ...healthy.slice(1))
    }
  }

  it('asks in the hand, then lets as many cards be chosen as are due', () => {
    const asked = poor()
    const question = presentHand(during(asked, 1), t, { look })
    expect(buttonsOf(question).map((shown) => shown.label)).toEqual(['Aufnehmen', 'Passen'])
    expect(textOf(question)).toContain('Nimmst du sie auf?')
    const taken = after(asked, { seat: 1, type: 'take' })
    const view = during(taken, 1)
    const page = presentHand(view, t, { look })
    expectFits(page)
    const [choice] = selectsOf(page)
    expect(choice?.max_values).toBe(view.deal?.toGive)
    expect(choice?.min_values).toBe(view.deal?.toGive)
    expect(choice?.options.map(({ value }) => Number(value))).toEqual(view.deal?.hand.map((_, slot) => slot))
  })

  it('names each card to give back by its place in the hand, whatever the order in which it is shown', () => {
    const view = during(after(poor(), { seat: 1, type: 'take' }), 1)
    const options = (trumps: 'left' | 'right') =>
      (selectsOf(presentHand(view, t, { look: { ...look, trumps } }))[0]?.options ?? []).map(({ value, label }) => `${value} ${label}`) // prettier-ignore
    expect(options('right')).not.toEqual(options('left'))
    expect([...options('right')].sort()).toEqual([...options('left')].sort())
  })
})

describe('the hand of somebody without cards', () => {
  it('says that the game has not begun, that one does not sit there, or that all is over', () => {
    expect(textOf(presentHand(tableView({ viewer: 0, status: 'lobby', game: 0 }), t, { look }))).toContain(
      'noch nicht begonnen',
    )
    expect(textOf(presentHand(during(playing, 'spectator'), t, { look }))).toContain('Du sitzt nicht an Tisch 2')
    expect(textOf(presentHand(tableView({ viewer: 0, status: 'over' }), t, { look }))).toContain(
      'An Tisch 2 wird nicht mehr gespielt',
    )
  })
})
