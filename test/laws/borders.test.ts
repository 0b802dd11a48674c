import { expect, it } from 'vitest'
import { diceOf, playAtRandom } from '../../src/cli/random-deal.js'
import { apply, legalActions, presets, seats, startDeal, viewOf } from '../../src/engine/index.js'
import type { Deal } from '../../src/engine/index.js'
import { randomSetup } from './random-setups.js'

/** Empties a list that its type does not let be changed; a frozen one refuses. */
function empty(list: readonly unknown[]): void {
  try {
    ;(list as unknown[]).length = 0
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

/** What a deal says of itself to all its seats, as text. */
const sayings = (deal: Deal): string =>
  JSON.stringify(
    seats.map((seat) => {
      const { legal, trumps, tricks, tricksWon, eyesWon, hand, parties, publicParties, trick } = viewOf(deal, seat)
      return [legalActions(deal, seat), legal, trumps, tricks, tricksWon, eyesWon, hand, parties, publicParties, trick]
    }),
  )

it('emptying the lists that were handed out changes nothing that is said later', () => {
  for (let number = 0; number < 16; number++) {
    const { setup } = randomSetup(Object.values(presets)[number % 4] ?? presets.ddv, `border/${number}`)
    const played = playAtRandom(setup, diceOf(`border/${number}`))
    const started = startDeal(setup)
    if (!played.ok || !started.ok) throw new Error('start')
    let deal = started.value
    for (const action of played.value.actions) {
      const before = sayings(deal)
      for (const seat of seats) {
        empty(legalActions(deal, seat))
        const { legal, trumps, tricks, tricksWon, eyesWon, hand, parties, publicParties, trick } = viewOf(deal, seat)
        for (const one of tricks) empty(one.cards)
        for (const list of [legal, trumps, tricks, tricksWon, eyesWon, hand, parties, publicParties]) empty(list)
        empty(trick?.cards ?? [])
      }
      expect(sayings(deal)).toBe(before)
      const once = apply(deal, action)
      if (!once.ok) throw new Error(once.refusal.code)
      const events = JSON.stringify(once.value.events)
      empty(once.value.events)
      const again = apply(deal, action)
      expect(again.ok && JSON.stringify(again.value.events)).toBe(events)
      deal = once.value.deal
    }
  }
})
