import { apply, judge, parseRecord, resultOf, startDeal, viewOf } from '../../src/engine/index.js'
import { bockAfter } from '../../src/engine/rules/bock.js'

/**
 * What comes of a record: the judgement without its tricks, and for a whole deal the factors of the next games of a table of
 * four where two Bock games are still to come; for an unfinished one what the table was told of an Armut's return.
 */
export function outcomeOf(record: object): unknown {
  const judgement = JSON.parse(JSON.stringify(judge(record))) as Record<string, unknown>
  delete judgement['tricks']
  delete judgement['message']
  const parsed = parseRecord({ ...record, result: undefined })
  if (judgement['ok'] !== true || !parsed.ok) return judgement
  const started = startDeal(parsed.value.setup)
  if (!started.ok) return judgement
  let deal = started.value
  for (const action of parsed.value.actions) {
    const done = apply(deal, action)
    if (done.ok) deal = done.value.deal
  }
  const result = resultOf(deal)
  if (!result) return { ...judgement, returned: viewOf(deal, 'spectator').returned }
  const bock = bockAfter(parsed.value.setup.rules, [2, 2], result, 4)
  return { ...judgement, ...(result.bock && { bock }) }
}
