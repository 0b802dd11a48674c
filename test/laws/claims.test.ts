import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import { apply, bySeat, isOver, presets, seats, startDeal, turnOf, viewOf } from '../../src/engine/index.js'
import type { Action, Card, Deal, DealEvent, DealSetup, Seat } from '../../src/engine/index.js'
import { randomSetup } from './random-setups.js'

interface Played {
  readonly deal: Deal
  readonly events: readonly DealEvent[]
}

function replay(setup: DealSetup, actions: readonly Action[]): Played | null {
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

/** The same setup with the cards that were never played shuffled among the seats that keep them hidden. */
function otherWorld(setup: DealSetup, hidden: readonly Seat[], actions: readonly Action[], seed: string): DealSetup {
  const dice = diceOf(seed)
  const played = (seat: Seat): Card[] => actions.flatMap((a) => (a.seat === seat && a.type === 'play' ? [a.card] : []))
  const loose = hidden.flatMap((seat) => {
    const rest = [...setup.hands[seat]]
    for (const card of played(seat)) rest.splice(rest.indexOf(card), 1)
    return rest
  })
  const deal = (seat: Seat): readonly Card[] => {
    const own = played(seat)
    while (own.length < setup.hands[seat].length) own.push(...loose.splice(dice.roll(loose.length), 1))
    return own
  }
  return { ...setup, hands: bySeat((seat) => (hidden.includes(seat) ? deal(seat) : setup.hands[seat])) }
}

describe('laws of claims', () => {
  it('an open hand tells no more than itself: hidden cards change neither whether it is sure, nor who is asked, nor what anybody sees', () => {
    let compared = 0
    let closed = 0
    for (let number = 0; number < 1500; number++) {
      const rules = Object.values(presets)[number % 4] ?? presets.ddv
      const { setup, dice } = randomSetup(rules, `claim/${number}`)
      const done = playAtRandom(setup, dice)
      if (!done.ok) throw new Error(done.refusal.code)
      const actions = done.value.actions.slice(0, done.value.actions.length - dice.roll(20))
      if (actions.some(({ type }) => type === 'give')) continue
      const before = replay(setup, actions)
      const seat = before && turnOf(before.deal)
      if (before === null || seat === null) continue
      const end = { type: dice.roll(5) === 0 ? 'give-up' : 'claim', seat } as const
      const real = apply(before.deal, end)
      const viewer = dice.roll(4) as Seat
      const hidden = seats.filter((other) => other !== viewer && other !== seat)
      const imagined = replay(otherWorld(setup, hidden, actions, `world/${number}`), actions)
      // In another world a card that was played may not have been legal, or an announcement the other party's.
      if (imagined === null || !isDeepStrictEqual(imagined.events, before.events)) continue
      const other = apply(imagined.deal, end)
      compared++
      expect(other.ok, `claim/${number}`).toBe(real.ok)
      if (!real.ok || !other.ok) continue
      expect(other.value.events, `claim/${number}`).toEqual(real.value.events)
      if (isOver(real.value.deal)) {
        closed++
        continue
      }
      const view = viewOf(real.value.deal, viewer)
      expect(viewOf(other.value.deal, viewer), `claim/${number}`).toEqual(view)
      const shown = view.shown.flatMap((hand, open) => (hand === null ? [] : [open]))
      expect(shown).toEqual(end.type === 'claim' ? [seat] : [])
    }
    expect(compared).toBeGreaterThan(100)
    expect(closed).toBeGreaterThan(5)
  })
})
