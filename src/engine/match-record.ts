import { formatRecord } from './record.js'
import type { DealRecord } from './record.js'
import { accept, refuse } from './result.js'
import type { Refusal, Result } from './result.js'
import { checkRules } from './rules/check.js'
import { changedSwitches } from './rules/options.js'
import type { PresetId, RuleSet } from './rules/options.js'

/** A match as text, with all that it takes to check how it was shuffled. */
export interface MatchRecord {
  readonly rules: RuleSet
  /** Games that were to be played when it began. */
  readonly games: number
  /** Where that was changed: how many games it had once so many were finished, in order. */
  readonly lengths?: readonly LengthChange[]
  /** Numbers of the games that were voided, in the order in which they were. */
  readonly voided?: readonly number[]
  /** People at the table. */
  readonly places: number
  /** Place that dealt first. */
  readonly firstDealer: number
  /** What was shown as Mischprobe before anybody acted. */
  readonly commitment: string
  readonly seed: string
  /** What was done in the lobby, line by line. */
  readonly lobby: readonly string[]
  /** Every deal in order, those that were thrown in and an unfinished last one too. */
  readonly deals: readonly MatchDeal[]
}

/** From the end of game `after` on a match had so many games. */
export interface LengthChange {
  readonly after: number
  readonly games: number
}

/** One deal of a match record. */
export interface MatchDeal {
  /** Number of the game, from 1. */
  readonly game: number
  /** How often this game was dealt before and thrown in. */
  readonly redeal: number
  /** The deal as an object that `parseRecord` and `judge` read. */
  readonly record: unknown
}

/** A deal of a match record from its parts. */
export const matchDeal = (game: number, redeal: number, record: DealRecord): MatchDeal => ({
  game,
  redeal,
  record: JSON.parse(formatRecord(record)) as unknown,
})

/** How a match record written by `formatMatch` begins. */
const mark = '{"match":1,'

/** Writes a match record as one line of JSON; `parseMatch` gives back an equal one. */
export function formatMatch({
  rules,
  games,
  lengths,
  voided,
  places,
  firstDealer,
  commitment,
  seed,
  lobby,
  deals,
}: MatchRecord): string {
  const changed = changedSwitches(rules)
  const set = changed.length > 0 ? { set: Object.fromEntries(changed) } : {}
  return JSON.stringify({
    match: 1,
    rules: rules.preset,
    ...set,
    games,
    ...(lengths && { lengths }),
    ...(voided && { voided }),
    places,
    firstDealer,
    commitment,
    seed,
    lobby,
    deals,
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')

const isLength = (value: unknown): value is LengthChange =>
  isObject(value) && isCount(value['after']) && isCount(value['games'])

const isDeal = (value: unknown): value is MatchDeal =>
  isObject(value) && isCount(value['game']) && isCount(value['redeal']) && value['record'] !== undefined

const malformed = (what: string): Result<never, Refusal> => refuse({ code: 'malformed', what })

/**
 * Reads a match record. Whether its deals follow from its seed is `verifyMatch`'s question.
 * @returns refusals of `checkRules` and `malformed` (which part); never throws
 */
export function parseMatch(text: string): Result<MatchRecord, Refusal> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return malformed('json')
  }
  if (!isObject(json) || json['match'] !== 1) return malformed('match')
  const { rules, set = {}, games, places = 4, firstDealer = 0, commitment, seed, lobby, deals, lengths, voided } = json
  if (typeof rules !== 'string') return malformed('rules')
  if (!isObject(set)) return malformed('set')
  const checked = checkRules({ preset: rules as PresetId, set: set as RuleSet['set'] })
  if (!checked.ok) return checked
  if (!isCount(games)) return malformed('games')
  if (!isCount(places)) return malformed('places')
  if (!isCount(firstDealer)) return malformed('firstDealer')
  if (typeof commitment !== 'string') return malformed('commitment')
  if (typeof seed !== 'string') return malformed('seed')
  if (!isTexts(lobby)) return malformed('lobby')
  if (!Array.isArray(deals) || !deals.every(isDeal)) return malformed('deals')
  if (lengths !== undefined && !(Array.isArray(lengths) && lengths.every(isLength))) return malformed('lengths')
  if (voided !== undefined && !(Array.isArray(voided) && voided.every(isCount))) return malformed('voided')
  return accept({
    ...{ rules: checked.value, games, places, firstDealer, commitment, seed, lobby, deals },
    ...(lengths && { lengths }),
    ...(voided && { voided }),
  })
}

/** The deals of a line as `formatMatch` writes it, each as a record; null when the line is no match record. */
export function recordsIn(line: string): readonly unknown[] | null {
  if (!line.startsWith(mark)) return null
  const match = parseMatch(line)
  return match.ok ? match.value.deals.map(({ record }) => record) : null
}
