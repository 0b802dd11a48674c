import type { Action } from './action.js'
import type { Card } from './card.js'
import { formatAction, parseAction } from './notation.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { checkRules } from './rules/check.js'
import { changedSwitches } from './rules/options.js'
import type { PresetId, RuleSet } from './rules/options.js'
import type { BySeat, Seat } from './seat.js'
import type { DealSetup } from './setup.js'

/** One deal as text: how it began, what was done, and perhaps what came of it. */
export interface DealRecord {
  readonly setup: DealSetup
  readonly actions: readonly Action[]
  /** What somebody says came of it; compared, key by key, by `judge`. */
  readonly result?: unknown
}

/** A record whose actions are not yet read. */
export interface RawRecord {
  readonly setup: DealSetup
  readonly actions: readonly unknown[]
  readonly result?: unknown
}

const malformed = (what: string): Result<never, Refusal> => refuse({ code: 'malformed', what })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toJson(source: unknown): Result<Readonly<Record<string, unknown>>, Refusal> {
  let value: unknown = source
  if (typeof source === 'string') {
    try {
      value = JSON.parse(source)
    } catch {
      return malformed('json')
    }
  }
  return isObject(value) ? accept(value) : malformed('record')
}

/**
 * Reads everything of a record but its actions' words. Hands, dealer and so on are checked when the deal is started.
 * @param source the JSON text, or the object it stands for
 */
export function parseHead(source: unknown): Result<RawRecord, Refusal> {
  const json = toJson(source)
  if (!json.ok) return json
  const { doko, rules, set, dealer, owes, forced, bock, hands, actions, result } = json.value
  if (doko !== 1) return malformed('doko')
  if (set !== undefined && !isObject(set)) return malformed('set')
  if (typeof rules !== 'string') return malformed('rules')
  const checked = checkRules({ preset: rules as PresetId, set: (set ?? {}) as RuleSet['set'] })
  if (!checked.ok) return checked
  if (!Array.isArray(actions)) return malformed('actions')
  const setup: DealSetup = {
    rules: checked.value,
    dealer: dealer as Seat,
    hands: hands as BySeat<readonly Card[]>,
    ...(owes !== undefined && { owes: owes as BySeat<boolean> }),
    ...(forced !== undefined && { forced: forced as Seat | null }),
    ...(bock !== undefined && { bock: bock as number }),
  }
  return accept({ setup, actions: actions as unknown[], ...(result !== undefined && { result }) })
}

/**
 * Reads a record: its JSON text or the object it stands for. Whether the deal can be played so is `judge`'s question.
 * @returns refusals of `checkRules` and `malformed` (which part); never throws
 */
export function parseRecord(source: unknown): Result<DealRecord, Refusal> {
  const head = parseHead(source)
  if (!head.ok) return head
  const actions: Action[] = []
  for (const text of head.value.actions) {
    const action = parseAction(text)
    if (!action.ok) return action
    actions.push(action.value)
  }
  return accept({ ...head.value, actions })
}

/** Writes a record as one line of JSON; `parseRecord` gives back an equal one. */
export function formatRecord(record: DealRecord): string {
  const { rules, dealer, hands, owes, forced, bock } = record.setup
  const changed = changedSwitches(rules)
  return JSON.stringify({
    doko: 1,
    rules: rules.preset,
    ...(changed.length > 0 && { set: Object.fromEntries(changed) }),
    dealer,
    ...(owes !== undefined && { owes }),
    ...(forced !== undefined && { forced }),
    ...(bock !== undefined && { bock }),
    hands,
    actions: record.actions.map(formatAction),
    ...(record.result !== undefined && { result: record.result }),
  })
}
