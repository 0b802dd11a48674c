import { isDeepStrictEqual } from 'node:util'
import { bockTriggers } from './bock.js'
import type { Deal } from './deal.js'
import { isObject, openRecord } from './record.js'
import { resultOf } from './result.js'
import { parseAction, perform, refuse, type Refusal } from './step.js'

const badRecord = (at: number, action: unknown, refusal: Refusal): Record<string, unknown> => ({
  ok: false,
  at,
  action,
  code: refusal.code,
  message: refusal.message,
})

/** The result with what starts a Bockrunde, if anything does. */
function withBock(deal: Deal, result: Record<string, unknown>): Record<string, unknown> {
  const triggers = result['over'] === true ? bockTriggers(deal) : []
  return triggers.length > 0 ? { ...result, startsBock: triggers } : result
}

/**
 * The second opinion on a record: replays it by the rule book alone.
 * @param record a parsed record of one deal
 * @returns the result object of the record's description: over, not over, or a bad record
 */
export function judgeRecord(record: unknown): Record<string, unknown> {
  const opened = openRecord(record)
  if (!('deal' in opened)) return badRecord(-1, null, opened)
  for (const [index, text] of opened.actions.entries()) {
    const action = parseAction(text)
    if (action === null) return badRecord(index, text, { code: 'malformed', message: 'no such action' })
    const refusal = refuse(opened.deal, action.seat, action.words)
    if (refusal !== null) return badRecord(index, text, refusal)
    perform(opened.deal, action.seat, action.words)
  }
  const result = withBock(opened.deal, resultOf(opened.deal))
  if (!isObject(opened.claims)) return badRecord(-1, null, { code: 'result-differs', message: 'it is no object' })
  for (const [key, claimed] of Object.entries(opened.claims)) {
    if (Object.hasOwn(result, key) && !isDeepStrictEqual(result[key], claimed)) {
      return badRecord(-1, null, { code: 'result-differs', message: `another ${key} comes out` })
    }
  }
  return result
}
