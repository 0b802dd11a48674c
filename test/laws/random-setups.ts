import { diceOf } from '../../src/cli/random-deal.js'
import type { Dice } from '../../src/cli/random-deal.js'
import {
  bySeat,
  checkRules,
  presetIds,
  shuffledHands,
  suitOf,
  switches,
  switchIds,
  switchValue,
} from '../../src/engine/index.js'
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

/** Cards that a rare game asks for: which ones, and how many of them a hand of that size holds at most. */
type Wish = readonly [wanted: (card: Card) => boolean, most: (size: number, dice: Dice) => number]

const both = (face: Card): Wish => [(card) => card === face, () => 2]
const many = (ranks: string): Wish => [(card) => ranks.includes(card[1] ?? ''), (size, dice) => size - 3 - dice.roll(4)]
const foxes = both('DA')

/** What the first seat's hand is like, and the second's, and which rule sets make something of it. */
interface Seasoning {
  readonly wishes: readonly Wish[]
  readonly matters: (of: (id: SwitchId) => SwitchValue) => boolean
}

const anywhere = (): boolean => true
const schweine: Seasoning['matters'] = (of) => of('schweine') !== 'off'
const superschweine =
  (face: string): Seasoning['matters'] =>
  (of) =>
    of('superschweine') === face

const seasonings: readonly Seasoning[] = [
  { wishes: [[(card) => !isTrump(card), (size, dice) => size - dice.roll(6)]], matters: anywhere },
  {
    wishes: [[(card) => !isTrump(card), (size) => size - 3]],
    matters: (of) => of('armut') === true || of('kartenabgabe') === true,
  },
  { wishes: [both('CQ')], matters: anywhere },
  { wishes: [[(card) => card[1] === 'K', () => 5]], matters: anywhere },
  { wishes: [foxes], matters: schweine },
  { wishes: [foxes, both('DT')], matters: superschweine('zehn') },
  { wishes: [foxes, both('D9')], matters: superschweine('neun') },
  { wishes: [foxes, both('DK')], matters: superschweine('koenig') },
  { wishes: [both('DK')], matters: (of) => of('genscher') === true },
  { wishes: [both('HT')], matters: (of) => of('secondDulle') !== 'first' },
  { wishes: [many('9K')], matters: (of) => of('schmeissenNinesKings') !== 0 || of('schmeissenNines') !== 0 },
  { wishes: [many('AT')], matters: (of) => of('schmeissenVolle') !== 0 || of('schmeissenManyEyes') !== 0 },
  {
    wishes: [[(card) => !/[QJ]/.test(card) && card !== 'HT', (size) => size]],
    matters: (of) => of('schmeissenLowTrumps') !== 'off',
  },
  {
    wishes: [
      [(card) => isTrump(card) && card[0] !== 'D', (size) => size],
      [isTrump, (size) => size],
    ],
    matters: anywhere,
  },
]

/** Hands that make rare games common: half of them hold what some rule of the rule set asks for. */
function seasoned(rules: RuleSet, hands: BySeat<readonly Card[]>, dice: Dice): BySeat<readonly Card[]> {
  const changed = hands.map((hand) => [...hand])
  const first = dice.roll(4)
  const step = dice.roll(4)
  const size = changed[0]?.length ?? 12
  const possible = seasonings.filter(({ matters }) => matters((id) => switchValue(rules, id)))
  for (const [index, [wanted, most]] of (possible[dice.roll(2 * possible.length)]?.wishes ?? []).entries()) {
    gather(changed, ((first + index * step) % 4) as Seat, wanted, most(size, dice))
  }
  return bySeat((of) => changed[of] ?? [])
}

/** A setup that follows from its seed: any dealer, debts, sometimes a forced Pflichtsolo or a Bock factor. */
export function randomSetup(rules: RuleSet, seed: string): { readonly setup: DealSetup; readonly dice: Dice } {
  const dice = diceOf(seed)
  const dealer = dice.roll(4) as Seat
  const hands = seasoned(rules, shuffledHands(rules, `${seed}/hands`), dice)
  const setup: DealSetup = {
    rules,
    dealer,
    hands,
    owes: bySeat(() => dice.roll(3) === 0),
    ...(dice.roll(20) === 0 && { forced: dice.roll(4) as Seat }),
    ...(dice.roll(10) === 0 && { bock: 2 ** (1 + dice.roll(2)) }),
  }
  return { setup, dice }
}

/** Every value of every switch, one after another. */
export const everyValue: readonly (readonly [SwitchId, SwitchValue])[] = switchIds.flatMap((id) =>
  (switches[id].values as readonly SwitchValue[]).map((value) => [id, value] as const),
)

/**
 * A rule set that follows from its seed: a preset with some switches changed, none of them impossible.
 * @param most how many switches are changed at most
 * @param sure a value that one of the switches has in any case
 */
export function randomRules(seed: string, most = 5, sure?: (typeof everyValue)[number]): RuleSet {
  const dice = diceOf(seed)
  for (;;) {
    const preset = presetIds[dice.roll(presetIds.length)] ?? 'ddv'
    const set: Record<string, SwitchValue> = {}
    for (let changes = dice.roll(most + 1); changes > 0; changes--) {
      const id = switchIds[dice.roll(switchIds.length)] ?? 'nines'
      const { values }: { readonly values: readonly SwitchValue[] } = switches[id]
      set[id] = values[dice.roll(values.length)] ?? true
    }
    if (sure !== undefined) set[sure[0]] = sure[1]
    const checked = checkRules({ preset, set })
    if (checked.ok) return checked.value
  }
}
