import { apply, parseRecord, recordsIn, startDeal, viewOf } from '../engine/index.js'
import type { Deal, DealRecord, Refusal, Result, Viewer } from '../engine/index.js'
import { showDeal, showView } from '../engine/debug.js'
import { LineWriter, linesOf } from './lines.js'
import { wordsFor } from './words.js'

/** What is to be printed: which files, through whose eyes. */
interface Shown {
  readonly viewer: Viewer | null
  readonly files: readonly string[]
}

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
 * Prints the deals of the files (or of standard input) as text that people can read; a blank line between two.
 * @param viewer whose view is shown; null: everything, with all hands
 * @returns exit code: 1 if any record was bad
 */
export async function showFiles({ viewer, files }: Shown): Promise<number> {
  const shown = (deal: Deal): string => (viewer === null ? showDeal(deal) : showView(viewOf(deal, viewer)))
  const output = new LineWriter()
  let [bad, first] = [false, true]
  for await (const line of linesOf(files)) {
    for (const record of recordsIn(line) ?? [line]) {
      const read = parseRecord(record)
      const deal = read.ok ? played(read.value) : read
      bad ||= !deal.ok
      if (!first) await output.write('')
      first = false
      await output.write(deal.ok ? shown(deal.value) : `bad record: ${wordsFor(deal.refusal)}`)
    }
  }
  await output.flush()
  return bad ? 1 : 0
}
