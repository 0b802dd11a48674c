import { describe, expect, it } from 'vitest'
import { apply, eyesOf, legalActions, presetIds, seats, suitOf, turnOf, viewOf } from '../../src/engine/index.js'
import type { Card, Deal, RuleSet, Seat } from '../../src/engine/index.js'
import { tipOf } from '../../src/players/index.js'
import type { Tip } from '../../src/players/tip.js'
import { randomDeal } from '../discord/present/support.js'

/** What the reason of a tip claims and the cards of all four hands disprove. */
function wrong(deal: Deal, seat: Seat, { move, reason }: Tip): string | null {
  const view = viewOf(deal, seat)
  const legal = legalActions(deal, seat).flatMap((act) => (act.type === 'play' ? [act.card] : []))
  const hands = seats.map((other) => viewOf(deal, other).hand)
  const others = seats.filter((other) => other !== seat).flatMap((other) => hands[other] ?? [])
  const group = (card: Card) => (view.trumps.includes(card) ? 'trump' : suitOf(card))
  const rank = (card: Card) => (group(card) === 'trump' ? view.trumps.indexOf(card) : 'AT KQJ9'.indexOf(card[1] ?? ''))
  const above = (card: Card) => others.filter((other) => group(other) === group(card) && rank(other) < rank(card))
  const after = (card: Card) => {
    const next = apply(deal, { type: 'play', card, seat })
    if (!next.ok) throw new Error(next.refusal.code)
    const seen = viewOf(next.value.deal, seat)
    return seen.tricks.length > view.tricks.length ? seen.tricks.at(-1) : seen.trick
  }
  const applied = apply(deal, { ...move, seat })
  if (!applied.ok) return `illegal: ${applied.refusal.code}`
  const card = move.type === 'play' ? move.card : null
  const trick = card && after(card)
  const played = trick?.cards ?? []
  const eyes = played.reduce((sum, one) => sum + eyesOf(one), 0)
  const truth = (holds: boolean): string | null => (holds ? null : JSON.stringify({ move, reason, hand: view.hand, trick: view.trick })) // prettier-ignore
  switch (reason.code) {
    case 'only':
      return truth(new Set(legal).size === 1)
    case 'healthy':
    case 'few-trumps':
    case 'take':
    case 'pass':
      return truth(reason.trumps === view.hand.filter((one) => view.trumps.includes(one)).length)
    case 'hochzeit':
      return truth(view.hand.filter((one) => one === 'CQ').length === 2)
    case 'top':
      return truth(card !== null && above(card).length === 0 && group(card) === reason.group && others.filter((one) => group(one) === reason.group).length === reason.out) // prettier-ignore
    case 'draw-trumps':
      return truth(card !== null && group(card) === 'trump' && view.ownParty === 're')
    case 'empty':
      return truth(card !== null && view.hand.filter((one) => group(one) === reason.suit).length === 1)
    case 'take-last':
      return truth(played.length === 4 && trick?.winner === seat && reason.eyes === eyes)
    case 'take-safe':
      return truth(card !== null && trick?.winner === seat && reason.eyes === eyes && above(card).length === 0)
    case 'take-try':
      return truth(trick?.winner === seat && reason.eyes === eyes)
    case 'feed':
    case 'partner-ahead':
      if (view.parties[reason.seat] !== view.ownParty) return truth(false)
      return truth(view.trick?.winner === reason.seat && trick?.winner === reason.seat)
    case 'feed-likely':
      if (view.parties[reason.seat] !== null && view.parties[reason.seat] !== view.ownParty) return truth(false)
      return truth(view.trick?.winner === reason.seat && trick?.winner === reason.seat)
    case 'lost':
      return truth(legal.every((one) => after(one)?.winner !== seat && eyesOf(one) >= reason.eyes) && card !== null && eyesOf(card) === reason.eyes) // prettier-ignore
    case 'cheap':
      return truth(reason.eyes === (view.trick?.eyes ?? -1))
    case 'keep':
      return truth(legal.includes(reason.card) && reason.card !== card)
    default:
      return null
  }
}

const rulesOf: readonly RuleSet[] = [
  ...presetIds.map((preset): RuleSet => ({ preset, set: {} })),
  { preset: 'norsk', set: { secondDulle: 'second', schweine: 'both', armut: true } },
]

describe.each(rulesOf)('tips by $preset', (rules) => {
  it('are legal, and what they claim is true of the cards', () => {
    const claims = new Map<string, number>()
    const faults: string[] = []
    for (let game = 0; game < 25; game++)
      for (const deal of randomDeal(rules, `tips ${game}`)) {
        const turn = turnOf(deal)
        if (turn === null) continue
        const tip = tipOf(viewOf(deal, turn))
        if (!tip) continue
        claims.set(tip.reason.code, (claims.get(tip.reason.code) ?? 0) + 1)
        const fault = wrong(deal, turn, tip)
        if (fault !== null) faults.push(fault)
      }
    expect(faults.slice(0, 5)).toEqual([])
    for (const code of ['only', 'take-last', 'take-try', 'lost', 'keep', 'healthy'])
      expect([...claims.keys()]).toContain(code)
    expect((claims.get('free') ?? 0) / [...claims.values()].reduce((sum, count) => sum + count, 0)).toBeLessThan(0.12)
  })
})

it('says nothing to whoever only watches', () => {
  for (const deal of randomDeal({ preset: 'ddv', set: {} }, 'watched'))
    expect(tipOf(viewOf(deal, 'spectator'))).toBeNull()
})
