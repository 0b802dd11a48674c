import { judge, recordsIn } from '../engine/index.js'
import type { Judgement } from '../engine/index.js'
import { LineWriter, linesOf } from './lines.js'
import { wordsFor } from './words.js'

/** What `legal` prints: only whose turn it is and what every seat may do; a bad record stays as it is. */
const legalOnly = (judgement: Judgement): unknown => {
  if (!judgement.ok) return judgement
  return judgement.over ? { turn: null, legal: [[], [], [], []] } : { turn: judgement.turn, legal: judgement.legal }
}

/**
 * Judges the records of the files (or of standard input), one result a line in order; a line that is a whole match gives one
 * for each of its deals.
 * @param shown what is printed of a judgement
 * @returns exit code: 1 if any record was bad
 */
export async function judgeFiles(
  files: readonly string[],
  shown: (judgement: Judgement) => unknown = (judgement) => judgement,
): Promise<number> {
  const output = new LineWriter()
  let bad = false
  for await (const line of linesOf(files)) {
    for (const record of recordsIn(line) ?? [line]) {
      const judgement = judge(record, wordsFor)
      bad ||= !judgement.ok
      await output.write(JSON.stringify(shown(judgement)))
    }
  }
  await output.flush()
  return bad ? 1 : 0
}

/** Like `judgeFiles`, printing only `turn` and `legal`. */
export const legalInFiles = (files: readonly string[]): Promise<number> => judgeFiles(files, legalOnly)
