import { diceOf } from '../../src/cli/random-deal.js'
import type { Dice } from '../../src/cli/random-deal.js'
import { bySeat, checkRules, presetIds, shuffledHands, suitOf, switches, switchIds } from '../../src/engine/index.js'
import type { BySeat, Card, DealSetup, RuleSet, Seat, SwitchId, SwitchValue } from '../../src/engine/index.js'

const isTrump = (card: Card): boolean => card === 'HT' || /[QJ]/.test(card) || suitOf(card) === 'D'

/** Swaps cards between hands until a seat holds as few trumps, or as many cards of a kind, as the deck allows. */
function gather(hands: Card[][], seat: Seat, wanted: (card: Card) => boolean, most: number): void {
  const own = hands[seat] ?? []
  for (const [other, hand] of hands.entries()) {
    if (other === seat) continue
    for (const [at, card] of hand.entries()) {
      if (own.filter(wanted).length >= most) return
      const out = own.findIndex((held) => !wanted(held))
      if (!wanted(card) || out < 0) continue
      hand[at] = own[out] as Card
      own[out] = card
    }
  }
}

/** Hands that make rare games common: poor in trumps, both Kreuz-Damen, five Könige, both Karo-Asse. */
function seasoned(hands: BySeat<readonly Card[]>, dice: Dice): BySeat<readonly Card[]> {
  const changed = hands.map((hand) => [...hand])
  const seat = dice.roll(4) as Seat
  const size = changed[0]?.length ?? 12
  const kind = dice.roll(8)
  if (kind === 0) gather(changed, seat, (card) => !isTrump(card), size - dice.roll(5))
  if (kind === 1) gather(changed, seat, (card) => card === 'CQ', 2)
  if (kind === 2) gather(changed, seat, (card) => card[1] === 'K', 5)
  if (kind === 3) gather(changed, seat, (card) => card === 'DA', 2)
  return bySeat((of) => changed[of] ?? [])
}

/** A setup that follows from its seed: any dealer, debts, sometimes a forced Pflichtsolo or a Bock factor. */
export function randomSetup(rules: RuleSet, seed: string): { readonly setup: DealSetup; readonly dice: Dice } {
  const dice = diceOf(seed)
  const dealer = dice.roll(4) as Seat
  const hands = seasoned(shuffledHands(rules, `${seed}/hands`), dice)
  const debts = bySeat(() => dice.roll(3) === 0)
  const forced = dice.roll(20) === 0 ? (dice.roll(4) as Seat) : null
  const setup: DealSetup = {
    rules,
    dealer,
    hands,
    // Who is made to play a Pflichtsolo owes it.
    owes: bySeat((seat) => debts[seat] || seat === forced),
    ...(forced !== null && { forced }),
    ...(dice.roll(10) === 0 && { bock: 2 }),
  }
  return { setup, dice }
}

/**
 * A rule set that follows from its seed: a preset with up to five switches changed, none of them impossible.
 * @param fits which values are wanted
 */
export function randomRules(
  seed: string,
  allowed: readonly SwitchId[] = switchIds,
  fits: (id: SwitchId, value: SwitchValue) => boolean = () => true,
): RuleSet {
  const dice = diceOf(seed)
  for (;;) {
    const preset = presetIds[dice.roll(presetIds.length)] ?? 'ddv'
    const set: Record<string, SwitchValue> = {}
    for (let changes = dice.roll(6); changes > 0; changes--) {
      const id = allowed[dice.roll(allowed.length)] ?? 'nines'
      const values = (switches[id].values as readonly SwitchValue[]).filter((value) => fits(id, value))
      set[id] = values[dice.roll(values.length)] ?? true
    }
    const checked = checkRules({ preset, set })
    if (checked.ok) return checked.value
  }
}
