import { parseMatch, verifyMatch } from '../engine/index.js'
import type { DealFault, MatchFinding, MatchRecord } from '../engine/index.js'
import { LineWriter, textOf } from './lines.js'
import { wordsFor } from './words.js'

/** What is wrong with a deal, as an English sentence. */
function faultText(fault: DealFault): string {
  switch (fault.code) {
    case 'unreadable':
      return `its record ${wordsFor(fault.refusal)}`
    case 'hands':
      return `seat ${fault.seat} holds other cards than the seed deals it`
    case 'order':
      return fault.next
        ? `deal ${fault.next.game}.${fault.next.redeal} should come here`
        : 'the match was over before it'
    case 'setup':
      return `${fault.key} is not as the match has it here`
    case 'play':
      return fault.bad.at < 0
        ? fault.bad.message
        : `action ${fault.bad.at} (${String(fault.bad.action)}): ${fault.bad.message}`
    case 'unfinished':
      return 'it stops before its end, although the match went on'
  }
}

/** The lines that tell what was found, and whether all of it follows. */
function report(
  match: MatchRecord,
  found: MatchFinding,
): { readonly lines: readonly string[]; readonly good: boolean } {
  const bad = found.deals.filter(({ fault }) => fault !== null).length
  const good = bad === 0 && found.committed
  const lines = [
    found.committed
      ? 'ok     the seed has the SHA-256 that was promised'
      : 'WRONG  the seed has another SHA-256 than was promised',
    `       match key ${found.key}`,
    ...found.deals.map(({ game, redeal, fault }) => {
      const name = `deal ${game}.${redeal}`
      return fault === null ? `ok     ${name}` : `WRONG  ${name}: ${faultText(fault)}`
    }),
    `${found.deals.length} deals, ${found.finished} of ${match.lengths?.at(-1)?.games ?? match.games} games finished: ${good ? 'everything follows' : 'something does not follow'}`,
  ]
  return { lines, good }
}

/**
 * Checks the matches of the files (or the one of standard input), a line for each deal.
 * @returns exit code: 1 if anything does not follow or cannot be read
 */
export async function verifyFiles(files: readonly string[]): Promise<number> {
  const output = new LineWriter()
  let allGood = true
  for (const file of files.length > 0 ? files : [null]) {
    if (file !== null && files.length > 1) await output.write(`${file}:`)
    const match = parseMatch(await textOf(file))
    const found = match.ok ? verifyMatch(match.value, wordsFor) : match
    if (!found.ok) await output.write(`WRONG  the match ${wordsFor(found.refusal)}`)
    if (!match.ok || !found.ok) {
      allGood = false
      continue
    }
    const { lines, good } = report(match.value, found.value)
    for (const line of lines) await output.write(line)
    allGood &&= good
  }
  await output.flush()
  return allGood ? 0 : 1
}
