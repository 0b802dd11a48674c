import { eyesOf, trumpsIn } from './cards.js'
import { at, copies, trumpsOf, type Deal } from './deal.js'
import { SOLO_KINDS, soliOf } from './soli.js'
import type { Options } from './switches.js'

/** Every kind of reservation there is, as a record writes it. */
export const KINDS: readonly string[] = [
  'hochzeit',
  'hochzeit fehl',
  'hochzeit trumpf',
  'armut',
  'schmeissen',
  'kartenabgabe',
  ...SOLO_KINDS,
  ...SOLO_KINDS.map((kind) => `${kind} lust`),
]

export const isSolo = (kind: string): boolean => SOLO_KINDS.some((solo) => solo === kind)

/** Whether a hand may be thrown in (9.2): any one of the conditions is enough. */
function mayThrowIn(options: Options, hand: readonly string[], trumps: readonly string[]): boolean {
  const nines = hand.filter((card) => card.endsWith('9')).length
  const kings = hand.filter((card) => card.endsWith('K')).length
  const volle = hand.filter((card) => card.endsWith('A') || card.endsWith('T')).length
  const nothingAbove = (card: string): boolean =>
    trumps.every((trump) => trumpsIn('normal').indexOf(trump) >= trumpsIn('normal').indexOf(card))
  return (
    (options.schmeissenNines > 0 && nines >= options.schmeissenNines) ||
    (options.schmeissenKings > 0 && kings >= options.schmeissenKings) ||
    (options.schmeissenNinesKings > 0 && nines + kings >= options.schmeissenNinesKings) ||
    (options.schmeissenVolle > 0 && volle >= options.schmeissenVolle) ||
    (options.schmeissenTrumps >= 0 && trumps.length <= options.schmeissenTrumps) ||
    (options.schmeissenManyEyes > 0 && eyesOf(hand) >= options.schmeissenManyEyes) ||
    (options.schmeissenFewEyes > 0 && eyesOf(hand) < options.schmeissenFewEyes) ||
    (options.schmeissenLowTrumps === 'karoAss' && nothingAbove('DA')) ||
    (options.schmeissenLowTrumps === 'karoBube' && nothingAbove('DJ'))
  )
}

/** Whether a hand is poor enough (9.1), but not without any trump to lay down; the Füchse may be left out of its trumps, a Karo-Neun may make up for one. */
function isPoor(options: Options, trumps: readonly string[]): boolean {
  const foxes = copies(trumps, 'DA')
  const uncounted = options.armutFoxes === 'never' || (options.armutFoxes === 'pair' && foxes < 2) ? foxes : 0
  const most = options.armutTrumps + (options.armutNine && trumps.includes('D9') ? 1 : 0)
  return trumps.length >= 1 && trumps.length - uncounted <= most
}

/** Whether the hand and the rule set allow a seat this kind of reservation. */
export function mayReserve(deal: Deal, seat: number, words: string): boolean {
  const { options } = deal
  const [kind = '', how] = words.split(' ')
  const hand = at(deal.hands, seat)
  const trumps = trumpsOf(deal, seat)
  if (isSolo(kind)) {
    if (!soliOf(options).some((solo) => solo === kind)) return false
    if (how === undefined) return true
    return deal.forced === null && options.pflichtsolo && options.soloBeforePflicht && at(deal.owes, seat)
  }
  if (deal.forced !== null) return false
  switch (kind) {
    case 'hochzeit':
      return copies(hand, 'CQ') === 2 && (how === undefined || options.hochzeit === 'choice')
    case 'armut':
      return options.armut && isPoor(options, trumps)
    case 'kartenabgabe':
      return options.kartenabgabe && trumps.length === 3 && copies(hand, 'CQ') < 2
    default:
      return mayThrowIn(options, hand, trumps)
  }
}
