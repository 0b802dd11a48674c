import { describe, expect, it } from 'vitest'
import { playAtRandom } from '../../src/cli/random-deal.js'
import {
  apply,
  eyesOf,
  formatRecord,
  isOver,
  isSolo,
  legalActions,
  parseRecord,
  presets,
  rankOf,
  resultOf,
  seats,
  startDeal,
  suitOf,
  turnOf,
  viewOf,
} from '../../src/engine/index.js'
import type { Action, Card, Deal, DealResult, RuleSet, View } from '../../src/engine/index.js'
import { randomSetup } from './random-setups.js'

const fail = (what: string, seed: string): never => {
  throw new Error(`${what}: ${seed}`)
}

/** A whole random deal of a rule set, made from its seed. */
function played(
  rules: RuleSet,
  seed: string,
): { deal: Deal; actions: readonly Action[]; setup: ReturnType<typeof randomSetup>['setup'] } {
  const { setup, dice } = randomSetup(rules, seed)
  const done = playAtRandom(setup, dice)
  return done.ok ? { ...done.value, setup } : fail(done.refusal.code, seed)
}

/** Whether a card is trump, told by the rule book and not by the engine. */
function isTrump(game: string, card: Card): boolean {
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (game === 'fleischlos') return false
  if (game === 'damensolo') return rank === 'Q'
  if (game === 'bubensolo') return rank === 'J'
  const trumpSuit = { kreuzsolo: 'C', piksolo: 'S', herzsolo: 'H' }[game] ?? 'D'
  return card === 'HT' || rank === 'Q' || rank === 'J' || suit === trumpSuit
}

function checkTricks(view: View, result: DealResult, seed: string): void {
  for (const { leader, cards, winner, eyes } of view.tricks) {
    const won = cards[((winner ?? leader) - leader + 4) % 4] as Card
    const led = cards[0] as Card
    const follows = isTrump(result.game, won) || (!isTrump(result.game, led) && suitOf(won) === suitOf(led))
    if (!follows) fail('a discarded card won a trick', seed)
    if (eyes !== cards.reduce((sum, card) => sum + eyesOf(card), 0)) fail('eyes of a trick', seed)
  }
}

function checkResult(deal: Deal, rules: RuleSet, seed: string): void {
  const result = resultOf(deal) ?? fail('no result', seed)
  if (result.game === 'redeal') return
  if (result.eyes.re + result.eyes.kontra !== 240) fail('eyes are not 240', seed)
  const size = rules.preset === 'willi' ? 10 : 12
  if (result.tricksWon.re + result.tricksWon.kontra !== size) fail('tricks', seed)
  const re = result.parties.filter((party) => party === 're').length
  if (re !== (result.soloist === null ? 2 : 1)) fail('size of the parties', seed)
  if (isSolo(result.game) && result.soloist === null) fail('a Solo without a soloist', seed)
  if (rules.preset !== 'willi') {
    if (result.points.reduce((sum, one) => sum + one, 0) !== 0) fail('points do not sum to 0', seed)
    if (new Set(result.points.map((one) => Math.abs(one % 2))).size !== 1) fail('even and odd points', seed)
  }
  checkTricks(viewOf(deal, 'spectator'), result, seed)
}

describe('laws of whole deals', () => {
  const check = (rules: RuleSet, deals: number): void => {
    for (let number = 0; number < deals; number++) {
      const seed = `law/${rules.preset}/${number}`
      checkResult(played(rules, seed).deal, rules, seed)
    }
  }
  it('20,000 deals of ddv: eyes, tricks, parties, points, winners of tricks', () => check(presets.ddv, 20_000))
  it.each(['norsk', 'hausrunde', 'willi'] as const)('1,000 deals of %s', (preset) => check(presets[preset], 1000))

  it('records round-trip', () => {
    for (let number = 0; number < 300; number++) {
      const { setup, actions } = played(Object.values(presets)[number % 4] ?? presets.ddv, `record/${number}`)
      const record = { setup, actions, result: { value: number } }
      expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record })
    }
  })
})

describe('laws of every step', () => {
  /** Every action there is, legal or not, of a seat. */
  const anything = (seat: 0 | 1 | 2 | 3): Action[] => [
    { type: 'healthy', seat },
    { type: 'take', seat },
    { type: 'reserve', kind: 'hochzeit', seat },
    { type: 'reserve', kind: 'armut', seat },
    { type: 'give', cards: ['CA', 'D9', 'DK'], seat },
    { type: 'announce', call: 're', seat },
    { type: 'announce', call: 'kontra', seat },
    { type: 'announce', call: 'keine60', seat },
    { type: 'play', card: 'CA', seat },
    { type: 'play', card: 'DK', seat },
    { type: 'play', card: 'HT', seat },
  ]
  /** Everything inside a deal but the tables of its rule set. */
  const inside = (deal: Deal): string =>
    JSON.stringify(deal, (name, value: unknown) => (name === 'variant' ? null : value))
  const key = (action: Action): string => JSON.stringify(Object.entries(action).sort())

  const tries = seats.map((seat) =>
    anything(seat)
      .filter(({ type }) => type !== 'give')
      .map((action) => ({ action, name: key(action) })),
  )

  it('legal actions are accepted, others refused, and nothing changes the deal that was given', () => {
    const wrong: string[] = []
    for (let number = 0; number < 24; number++) {
      const rules = Object.values(presets)[number % 4] ?? presets.ddv
      const { setup, actions } = played(rules, `step/${number}`)
      const started = startDeal(setup)
      if (!started.ok) throw new Error(started.refusal.code)
      let deal = started.value
      for (const action of actions) {
        expect(isOver(deal)).toBe(false)
        const turn = turnOf(deal) ?? 0
        expect(legalActions(deal, turn).length).toBeGreaterThan(0)
        const before = inside(deal)
        for (const seat of seats) {
          const allowed = legalActions(deal, seat)
          const legal = new Set(allowed.map(key))
          for (const tried of tries[seat] ?? []) {
            if (apply(deal, tried.action).ok !== legal.has(tried.name)) wrong.push(`${number}: ${tried.name}`)
          }
          for (const action of allowed) if (!apply(deal, action).ok) wrong.push(`${number}: refused ${key(action)}`)
        }
        expect(inside(deal)).toBe(before)
        const done = apply(deal, action)
        if (!done.ok) throw new Error(done.refusal.code)
        deal = done.value.deal
      }
      expect(wrong).toEqual([])
      expect(turnOf(deal)).toBeNull()
      for (const seat of seats) expect(legalActions(deal, seat)).toEqual([])
      expect(apply(deal, { type: 'play', card: 'CA', seat: 0 })).toEqual({ ok: false, refusal: { code: 'deal-over' } })
    }
  })
})
