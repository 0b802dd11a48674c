import type { Dice } from '../../src/cli/random-deal.js'
import { legalActions, seats, turnOf, viewOf } from '../../src/engine/index.js'
import type { Action, Deal, Seat } from '../../src/engine/index.js'
import { eyesOf, trumpsIn } from './cards.js'

/** How a deal is played at random: the numbers say "one in so many". */
export interface Style {
  /** How often somebody announces something, of those who may. */
  readonly speaks: number
  /** How often a seat declares a solo. */
  readonly declares: number
  /** Seats that play their highest cards while the others play their lowest; null: any card, for everybody. */
  readonly strong: readonly Seat[] | null
  /** Whether cards that may do something in the last trick are kept for it. */
  readonly keeps: boolean
  /** How often whoever is on turn claims the rest or gives it up; 0: never. */
  readonly claims: number
}

const pick = <T>(list: readonly T[], dice: Dice): T | undefined => list[dice.roll(list.length)]

/** A style for one deal: quiet and talkative ones, careful and bold ones, now and then one side without a chance. */
export function randomStyle(dice: Dice): Style {
  const first = dice.roll(4)
  const strong = seats.filter((seat) => seat === first || seat === (first + 1 + dice.roll(3)) % 4)
  return {
    speaks: pick([400, 60, 20, 6, 2], dice) ?? 60,
    declares: pick([100, 30, 8, 2], dice) ?? 8,
    strong: dice.roll(4) === 0 ? strong : null,
    keeps: dice.roll(4) === 0,
    claims: pick([0, 0, 60, 12, 3], dice) ?? 0,
  }
}

/** What a seat says out of turn, if anything. */
function remark(deal: Deal, dice: Dice, { speaks }: Style): Action | undefined {
  if (dice.roll(speaks) !== 0) return undefined
  const said = legalActions(deal, seats[dice.roll(4)] ?? 0).filter(({ type }) => type === 'announce')
  // Small announcements leave room for more of them.
  return dice.roll(2) === 0 ? said[0] : pick(said, dice)
}

/** Claims the rest or gives it up, which no list of legal actions names: rather where it is possible. */
function ending(deal: Deal, dice: Dice, { claims }: Style): Action | undefined {
  const seat = turnOf(deal) ?? 0
  const may = claims === 0 ? null : viewOf(deal, seat).mayClaim
  if (may === null || (!may.sure && dice.roll(claims) !== 0)) return undefined
  if (may.giveUp && !may.sure && dice.roll(2) === 0) return { type: 'give-up', seat }
  return may.claim && dice.roll(2) === 0 ? { type: 'claim', seat } : undefined
}

/** Answers a claim: rather with yes, and now and then somebody out of turn, or who claimed, is first. */
function answer(deal: Deal, dice: Dice): Action | undefined {
  const every = seats
    .flatMap((seat) => legalActions(deal, seat))
    .filter(({ type }) => type === 'agree' || type === 'decline')
  const agrees = every.filter(({ type }) => type === 'agree')
  return dice.roll(4) === 0 ? pick(every, dice) : pick(agrees.length > 0 ? agrees : every, dice)
}

/** Roughly how high a card is: trumps above all others, then by eyes. */
const height = (card: string): number =>
  trumpsIn('normal').includes(card) ? 100 - trumpsIn('normal').indexOf(card) : eyesOf([card])

function cardOf(cards: readonly Action[], seat: Seat, dice: Dice, { strong, keeps }: Style): Action | undefined {
  const others = cards.filter((action) => action.type !== 'play' || !/CJ|DA|DQ/.test(action.card))
  if (keeps && others.length > 0) return pick(others, dice)
  if (strong === null || dice.roll(8) === 0) return pick(cards, dice)
  const sign = strong.includes(seat) ? 1 : -1
  const rank = (action: Action): number => (action.type === 'play' ? sign * height(action.card) : 0)
  return [...cards].sort((one, other) => rank(other) - rank(one))[0]
}

/** What a seat says of its hand: rather what needs a special one than a solo, which anybody may play. */
function declaration(legal: readonly Action[], dice: Dice, { declares }: Style): Action | undefined {
  const kinds = legal.filter((action) => action.type === 'reserve')
  const special = kinds.filter(({ kind }) => !/solo|fleischlos/.test(kind))
  if (special.length > 0 && dice.roll(2) === 0) return pick(special, dice)
  const [healthy] = legal.filter(({ type }) => type === 'healthy')
  return healthy === undefined || dice.roll(declares) === 0 ? pick(kinds, dice) : healthy
}

/** What is done next in a deal that is not over. */
export function randomAction(deal: Deal, dice: Dice, style: Style): Action {
  const seat = turnOf(deal) ?? 0
  const legal = legalActions(deal, seat)
  const named = legal.filter(({ type }) => type === 'genscher')
  const cards = legal.filter(({ type }) => type === 'play')
  const action =
    remark(deal, dice, style) ??
    answer(deal, dice) ??
    ending(deal, dice, style) ??
    (named.length > 0 && dice.roll(2) === 0 ? pick(named, dice) : undefined) ??
    declaration(legal, dice, style) ??
    (cards.length > 0 ? cardOf(cards, seat, dice, style) : undefined) ??
    // An Armut that nobody takes up would be rare otherwise.
    (dice.roll(2) === 0 ? legal.find(({ type }) => type === 'pass') : undefined) ??
    pick(legal, dice)
  if (action === undefined) throw new Error('nothing is legal before the end of a deal')
  return action
}
