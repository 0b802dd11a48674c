import { faceOf } from '../../../src/engine/card.js'
import { isSolo } from '../../../src/engine/game.js'
import { cards, resultOf } from '../../../src/engine/index.js'
import type { Card, Deal, DealResult, DealSetup, GameKind, PresetId, RuleSet, Seat } from '../../../src/engine/index.js'
import { packTrick } from '../../../src/engine/rules/played.js'
import type { PackedTrick, PlayedDeal } from '../../../src/engine/rules/played.js'
import { reservationsFor } from '../../../src/engine/rules/reservation.js'
import { variantOf } from '../../../src/engine/rules/variant.js'
import type { Variant } from '../../../src/engine/rules/variant.js'
import { begin, firstCards, healthy, run } from '../table.js'

/** A preset with changes, compiled anew for whoever asks: a table that is wrong fails each test that reads it, not the first. */
export function variant(preset: PresetId, set: RuleSet['set'] = {}): Variant {
  const made = variantOf({ preset, set: { bockHerz: false, ...set } })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

/** The face of a card that is known to be one. */
export function face(card: string): number {
  const found = faceOf(card)
  if (found === undefined) throw new Error(card)
  return found
}

/** Cards parted by blanks as the masks of a hand. */
export function hand(text: string): { readonly once: number; readonly twice: number } {
  let [once, twice] = [0, 0]
  for (const card of text.split(' ')) {
    const bit = 1 << face(card)
    twice |= once & bit
    once |= bit
  }
  return { once, twice }
}

/** What a hand may declare apart from Soli. */
export function declarable(preset: PresetId, set: RuleSet['set'], text: string): string[] {
  const { once, twice } = hand(text)
  return reservationsFor(variant(preset, set), once, twice, false).filter((kind) => !isSolo(kind))
}

/** Four hands in which some cards are fixed and the pack fills up the rest, Kreuz first. */
export function dealt(...wanted: readonly [string, string, string, string]): DealSetup['hands'] {
  const rest = cards.flatMap((card) => [card, card])
  const take = (card: Card): Card => {
    const [found] = rest.splice(rest.indexOf(card), 1)
    if (found !== card) throw new Error(`no third ${card}`)
    return card
  }
  const fixed = wanted.map((text) => (text.split(' ') as Card[]).map(take))
  const full = (seat: Seat): Card[] => [...(fixed[seat] ?? []), ...rest.splice(0, 12 - (fixed[seat]?.length ?? 0))]
  return [full(0), full(1), full(2), full(3)]
}

/** A deal with these hands in which everybody is healthy; seat 0 leads. */
export const opened = (preset: PresetId, set: RuleSet['set'], hands: DealSetup['hands']): Deal =>
  run(begin({ rules: { preset, set }, dealer: 3, hands }), ...healthy).deal

/** The result after these actions, each seat playing its first legal card from then on. */
export function playedOut(deal: Deal, ...actions: readonly string[]): DealResult {
  const result = resultOf(firstCards(run(deal, ...actions).deal))
  if (!result) throw new Error('not over')
  return result
}

/** A trick written as four cards in the order played, by who led and who won it. */
export function trick(text: string, leader: Seat, winner: Seat): PackedTrick {
  const packed = text.split(' ').reduce((all, card, index) => all | (face(card) << (5 * index)), 0)
  return packTrick(packed, leader, winner)
}

/** A deal that is over: seats 0 and 1 are Re in a Normalspiel, unless said otherwise. */
export function over(rules: Variant, change: Partial<PlayedDeal> & { readonly game?: GameKind } = {}): PlayedDeal {
  return {
    options: rules.options,
    order: rules.orders.normal,
    game: 'normal',
    soloist: null,
    re: 0b0011,
    tricks: [],
    rest: [],
    level: [0, 0],
    schwein: -1,
    pair: -1,
    bock: 1,
    genscher: false,
    ...change,
  }
}
