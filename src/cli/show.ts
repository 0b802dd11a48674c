import { apply, parseRecord, recordsIn, startDeal } from '../engine/index.js'
import type { Deal, DealRecord, Refusal, Result } from '../engine/index.js'
import { showDeal } from '../engine/debug.js'
import { LineWriter, linesOf } from './lines.js'
import { wordsFor } from './words.js'

/** The deal of a record after its last action. */
function played({ setup, actions }: DealRecord): Result<Deal, Refusal> {
  let now = startDeal(setup)
  for (const action of actions) {
    if (!now.ok) return now
    const done = apply(now.value, action)
    now = done.ok ? { ok: true, value: done.value.deal } : done
  }
  return now
}

/**
 * Prints the deals of the files (or of standard input) as text that people can read, with all hands; a blank line between two.
 * @returns exit code: 1 if any record was bad
 */
export async function showFiles(files: readonly string[]): Promise<number> {
  const output = new LineWriter()
  let [bad, first] = [false, true]
  for await (const line of linesOf(files)) {
    for (const record of recordsIn(line) ?? [line]) {
      const read = parseRecord(record)
      const deal = read.ok ? played(read.value) : read
      bad ||= !deal.ok
      if (!first) await output.write('')
      first = false
      await output.write(deal.ok ? showDeal(deal.value) : `bad record: ${wordsFor(deal.refusal)}`)
    }
  }
  await output.flush()
  return bad ? 1 : 0
}
