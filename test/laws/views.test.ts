import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../src/cli/random-deal.js'
import {
  apply,
  bySeat,
  isOver,
  legalActions,
  presets,
  seatAfter,
  seats,
  seatsFrom,
  startDeal,
  viewOf,
} from '../../src/engine/index.js'
import type { Action, Card, Deal, DealEvent, DealSetup, RuleSet, Seat, View } from '../../src/engine/index.js'
import { diceOf } from '../../src/cli/random-deal.js'
import { randomSetup } from './random-setups.js'

/** The deal after actions and what the table saw of them, or null as soon as one is refused. */
function replay(
  setup: DealSetup,
  actions: readonly Action[],
): { readonly deal: Deal; readonly events: readonly DealEvent[] } | null {
  const started = startDeal(setup)
  if (!started.ok) return null
  let deal = started.value
  const events: DealEvent[] = []
  for (const action of actions) {
    const done = apply(deal, action)
    if (!done.ok) return null
    deal = done.value.deal
    events.push(...done.value.events)
  }
  return { deal, events }
}

/** The same setup with the cards that one seat cannot have seen shuffled among the other three. */
function otherWorld(setup: DealSetup, viewer: Seat, actions: readonly Action[], seed: string): DealSetup {
  const dice = diceOf(seed)
  const others = seats.filter((seat) => seat !== viewer)
  const shown = bySeat((seat) => actions.flatMap((a) => (a.seat === seat && a.type === 'play' ? [a.card] : [])))
  const kept = others.map((seat) => [...shown[seat]])
  const loose: Card[] = []
  others.forEach((seat, index) => {
    const rest = [...setup.hands[seat]]
    for (const card of kept[index] ?? []) rest.splice(rest.indexOf(card), 1)
    loose.push(...rest)
  })
  for (let last = loose.length - 1; last > 0; last--) {
    const other = dice.roll(last + 1)
    const card = loose[last] as Card
    loose[last] = loose[other] as Card
    loose[other] = card
  }
  const hands = bySeat((seat): readonly Card[] => {
    if (seat === viewer) return setup.hands[seat]
    const own = kept[others.indexOf(seat)] ?? []
    return [...own, ...loose.splice(0, setup.hands[seat].length - own.length)]
  })
  return { ...setup, hands }
}

/** Cards that a view names anywhere but in the viewer's hand and what lies on the table. */
function strayCards(view: View): string[] {
  const seen = new Set(['hand', 'legal', 'trick', 'tricks', 'trumps'])
  const rest = Object.fromEntries(Object.entries(view).filter(([field]) => !seen.has(field)))
  return JSON.stringify(rest).match(/"[CSHD][ATKQJ9]"/g) ?? []
}

const nobody = bySeat(() => null)
const allKontra = bySeat(() => 'kontra')

const exchanges = (actions: readonly Action[]): boolean =>
  actions.some(({ type, ...rest }) => type === 'give' || ('kind' in rest && rest.kind === 'schmeissen'))

describe('laws of views', () => {
  it('cards that a viewer cannot have seen do not change what he sees', () => {
    let compared = 0
    for (let number = 0; number < 1000; number++) {
      const rules = Object.values(presets)[number % 4] ?? presets.ddv
      const { setup, dice } = randomSetup(rules, `view/${number}`)
      const done = playAtRandom(setup, dice)
      if (!done.ok) throw new Error(done.refusal.code)
      const actions = done.value.actions.slice(0, dice.roll(done.value.actions.length))
      if (exchanges(actions)) continue
      const viewer = dice.roll(4) as Seat
      const real = replay(setup, actions)
      const imagined = replay(otherWorld(setup, viewer, actions, `world/${number}`), actions)
      if (!real || !imagined || isOver(real.deal) || !isDeepStrictEqual(imagined.events, real.events)) continue
      compared++
      expect(viewOf(imagined.deal, viewer), `view/${number}`).toEqual(viewOf(real.deal, viewer))
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('no view names a card that is not the viewer’s or on the table, and parties shown are true', () => {
    for (let number = 0; number < 60; number++) {
      const rules = Object.values(presets)[number % 4] ?? presets.ddv
      const { setup, dice } = randomSetup(rules, `stray/${number}`)
      const done = playAtRandom(setup, dice)
      if (!done.ok) throw new Error(done.refusal.code)
      const final = viewOf(done.value.deal, 'spectator').result?.parties
      const hochzeit = viewOf(done.value.deal, 'spectator').game === 'hochzeit'
      for (let end = 0; end < done.value.actions.length; end += 5) {
        const deal = replay(setup, done.value.actions.slice(0, end))?.deal
        if (!deal) throw new Error('replay')
        for (const viewer of [...seats, 'spectator'] as const) {
          const view = viewOf(deal, viewer)
          expect(strayCards(view)).toEqual([])
          if (viewer === 'spectator') expect([view.hand, view.legal, view.ownParty]).toEqual([[], [], null])
          if (view.result || view.phase !== 'playing' || !final) continue
          for (const seat of seats) {
            const shown = view.parties[seat]
            if (shown && !(hochzeit && shown === 'kontra')) expect(shown).toBe(final[seat])
            if (view.publicParties[seat]) expect(view.publicParties[seat]).toBe(shown)
          }
          if (viewer !== 'spectator' && !hochzeit) expect(view.ownParty).toBe(final[viewer])
        }
      }
    }
  })

  it('cards that were thrown in or that nobody took up never tell where the Kreuz-Damen were', () => {
    const rules: RuleSet = { preset: 'hausrunde', set: { schmeissenKings: 1 } }
    const reasons = new Set<string>()
    for (let number = 0; number < 1000 && reasons.size < 2; number++) {
      const { setup } = randomSetup(rules, `thrown/${number}`)
      const dealer = seatAfter(setup.dealer)
      for (const kind of ['schmeissen', 'armut'] as const) {
        const actions = seatsFrom(dealer).flatMap((seat): readonly Action[] =>
          seat === dealer ? [{ type: 'reserve', kind, seat }] : [{ type: 'healthy', seat }],
        )
        const passes = seatsFrom(dealer)
          .slice(1)
          .map((seat): Action => ({ type: 'pass', seat }))
        const all = kind === 'armut' ? [...actions, ...passes] : actions
        const real = replay(setup, all)
        if (!real) continue
        const worlds = [1, 2, 3].map((world) => replay(otherWorld(setup, dealer, [], `thrown/${number}/${world}`), all))
        for (const viewer of [dealer, 'spectator'] as const) {
          const { result, parties, publicParties } = viewOf(real.deal, viewer)
          expect([parties, publicParties, result?.parties]).toEqual([nobody, nobody, allKontra])
          for (const world of worlds) expect(world && viewOf(world.deal, viewer)).toEqual(viewOf(real.deal, viewer))
        }
        reasons.add(kind)
      }
    }
    expect([...reasons].sort()).toEqual(['armut', 'schmeissen'])
  })

  it('what somebody has declared changes no other view before the game is settled, and the own one knows it', () => {
    const kinds = new Set<string>()
    for (let number = 0; number < 60; number++) {
      const rules = Object.values(presets)[number % 4] ?? presets.ddv
      const { setup } = randomSetup({ ...rules, set: { ...rules.set, pflichtsolo: false } }, `declared/${number}`)
      const first = seatAfter(setup.dealer)
      const start = replay(setup, [])
      if (!start) continue
      const declared = legalActions(start.deal, first).flatMap((action) => (action.type === 'reserve' ? [action] : []))
      const worlds = declared.flatMap((action) => replay(setup, [{ ...action, seat: first }]) ?? [])
      for (const [index, { deal }] of worlds.entries()) {
        const { phase, declared: own } = viewOf(deal, first)
        expect([phase, own]).toEqual(['reservations', declared[index]?.kind])
        for (const viewer of [...seats, 'spectator' as const].filter((one) => one !== first)) {
          expect(viewOf(deal, viewer).declared).toBeNull()
          expect(viewOf(deal, viewer)).toEqual(worlds[0] && viewOf(worlds[0].deal, viewer))
        }
        kinds.add(String(own))
      }
    }
    expect(kinds.size).toBeGreaterThan(4)
  })

  it('sees the same whether asked once or twice', () => {
    const { setup } = randomSetup(presets.ddv, 'twice')
    const deal = replay(setup, [])?.deal
    if (!deal) throw new Error('start')
    expect(isDeepStrictEqual(viewOf(deal, 0), viewOf(deal, 0))).toBe(true)
  })
})
