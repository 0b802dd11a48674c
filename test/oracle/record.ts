import { FACES } from './cards.js'
import { newDeal, type Deal } from './deal.js'
import { optionsOf } from './switches.js'
import { soliOf } from './soli.js'
import type { Refusal } from './step.js'

const bad = (message: string, code = 'malformed'): Refusal => ({ code, message })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSeat = (value: unknown): value is number => value === 0 || value === 1 || value === 2 || value === 3

/** A deal ready to replay, with the record's actions and its claimed result. */
export interface Opened {
  deal: Deal
  actions: unknown[]
  /** Not read before the whole record is. */
  claims: unknown
}

function readHands(value: unknown, nines: boolean): string[][] | Refusal {
  const size = nines ? 12 : 10
  if (!Array.isArray(value) || value.length !== 4) return bad('hands must be four lists')
  const hands: string[][] = []
  const count = new Map<string, number>()
  for (const hand of value as unknown[]) {
    if (!Array.isArray(hand)) return bad('a hand must be a list')
    if (hand.length !== size) return bad(`a hand must have ${size} cards`, 'wrong-deck')
    const cards: string[] = []
    for (const card of hand as unknown[]) {
      if (typeof card !== 'string' || !FACES.includes(card)) return bad(`no such card: ${JSON.stringify(card)}`)
      if (!nines && card.endsWith('9')) return bad(`${card} is not in a pack without nines`, 'wrong-deck')
      const copies = (count.get(card) ?? 0) + 1
      if (copies > 2) return bad(`${card} three times`, 'wrong-deck')
      count.set(card, copies)
      cards.push(card)
    }
    hands.push(cards)
  }
  return hands
}

/** Checks a record's shape and lays the deal out. */
export function openRecord(record: unknown): Opened | Refusal {
  if (!isObject(record)) return bad('a record is an object')
  if (record.doko !== 1) return bad('doko must be 1')
  if (typeof record.rules !== 'string') return bad('rules must be the name of a preset')
  const set = record.set ?? {}
  if (!isObject(set)) return bad('set must be an object')
  const options = optionsOf(record.rules, set)
  if ('code' in options) return options
  const { dealer, forced = null, bock = 1, actions, owes = [false, false, false, false], result = {} } = record
  if (!isSeat(dealer)) return bad('dealer must be a seat')
  if (forced !== null && !isSeat(forced)) return bad('forced must be a seat')
  if (typeof bock !== 'number' || !Number.isInteger(bock) || bock < 1 || bock > 64) return bad('bock must be a factor')
  if (!Array.isArray(owes) || owes.length !== 4 || !owes.every((one) => typeof one === 'boolean')) {
    return bad('owes must be four yes or no')
  }
  if (!Array.isArray(actions)) return bad('actions must be a list')
  const compelled = options.pflichtsolo && soliOf(options).length > 0 ? forced : null
  const hands = readHands(record.hands, options.nines)
  if ('code' in hands) return hands
  return {
    deal: newDeal({
      options,
      dealer,
      owes: owes.map((one, seat) => one || seat === compelled),
      forced: compelled,
      bock,
      hands,
    }),
    actions,
    claims: result,
  }
}
