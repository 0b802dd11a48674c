import { apply, judge, legalActions, parseAction, startDeal } from '../../src/engine/index.js'
import type {
  Action,
  Card,
  Deal,
  DealEvent,
  DealSetup,
  Judgement,
  Refusal,
  RuleSet,
  Seat,
} from '../../src/engine/index.js'

/** Four hands written as four lists of cards. */
export const handsOf = (...hands: readonly [string, string, string, string]): DealSetup['hands'] => {
  const [first, second, third, fourth] = hands.map((hand) => hand.split(' ') as Card[])
  return [first ?? [], second ?? [], third ?? [], fourth ?? []]
}

/** An action as a record writes it. */
export function action(text: string): Action {
  const parsed = parseAction(text)
  if (!parsed.ok) throw new Error(`no action: ${text}`)
  return parsed.value
}

/** A deal started from a setup that must be right. */
export function begin(setup: DealSetup): Deal {
  const started = startDeal(setup)
  if (!started.ok) throw new Error(started.refusal.code)
  return started.value
}

/** The deal after actions that must all be legal, and what happened. */
export function run(deal: Deal, ...texts: string[]): { deal: Deal; events: DealEvent[] } {
  const events: DealEvent[] = []
  let now = deal
  for (const text of texts) {
    const done = apply(now, action(text))
    if (!done.ok) throw new Error(`${text}: ${done.refusal.code}`)
    events.push(...done.value.events)
    now = done.value.deal
  }
  return { deal: now, events }
}

/** Why an action is refused; null when it is not. */
export function refusal(deal: Deal, text: string): Refusal | null {
  const done = apply(deal, action(text))
  return done.ok ? null : done.refusal
}

/** Plays on, each seat its first legal card, until the deal is over; the actions in between are returned. */
export function firstCards(deal: Deal, most = 48): Deal {
  let now = deal
  for (let cards = 0; cards < most; cards++) {
    const next = ([0, 1, 2, 3] as Seat[]).flatMap((seat) => legalActions(now, seat)).find(({ type }) => type === 'play')
    if (!next) return now
    const done = apply(now, next)
    if (!done.ok) throw new Error(done.refusal.code)
    now = done.value.deal
  }
  return now
}

/** What the judge says of a record with these actions. */
export const judged = (
  rules: RuleSet,
  hands: DealSetup['hands'],
  actions: readonly string[],
  more: object = {},
): Judgement => judge({ doko: 1, rules: rules.preset, set: rules.set, dealer: 3, hands, actions, ...more })

/** All healthy, seat 0 beginning. */
export const healthy = ['0 gesund', '1 gesund', '2 gesund', '3 gesund'] as const
