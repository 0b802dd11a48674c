/** `npm run agree [-- --deals 20000 --sets 200 --each 100 --jobs 2]`: the engine against the slow judge, on random deals. */
import { fork } from 'node:child_process'
import { parseArgs } from 'node:util'
import { presets } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import { everyValue, randomRules } from '../laws/random-setups.js'
import { compareDeal, type Disagreement } from './agree.js'

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '20000' },
    sets: { type: 'string', default: '200' },
    each: { type: 'string', default: '100' },
    jobs: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'agree' },
    /** For the processes that this command starts: which share of the deals is theirs. */
    share: { type: 'string' },
  },
})
const [deals, sets, each, jobs] = [values.deals, values.sets, values.each, values.jobs].map(Number)
if (![deals, sets, each].every((count) => Number.isInteger(count)) || !(Number(jobs) >= 1)) {
  process.stderr.write('--deals, --sets, --each and --jobs are whole numbers\n')
  process.exit(2)
}

/** What came of one group of deals: those of a preset, or of all random sets. */
interface Group {
  compared: number
  found: Disagreement[]
}

const depth = { positions: 5, attempts: 1 }
const shownOfGroup = 5

/** The groups by name, each with the rule set and seed of every deal. */
function* groups(): Generator<readonly [name: string, rules: RuleSet, seed: string]> {
  for (const rules of Object.values(presets)) {
    for (let deal = 0; deal < Number(deals); deal++)
      yield [rules.preset, rules, `${values.seed}/${rules.preset}/${deal}`]
  }
  for (let set = 0; set < Number(sets); set++) {
    const sure = everyValue[set % everyValue.length]
    const rules = randomRules(`${values.seed}/set/${set}`, 24, sure)
    for (let deal = 0; deal < Number(each); deal++) yield ['sets', rules, `${values.seed}/set/${set}/${deal}`]
  }
}

/** Compares every `of`th deal, beginning with the one numbered `share`. */
function compareShare(share: number, of: number): Record<string, Group> {
  const done: Record<string, Group> = {}
  let number = 0
  for (const [name, rules, seed] of groups()) {
    if (number++ % of !== share) continue
    const group = (done[name] ??= { compared: 0, found: [] })
    const found = compareDeal(rules, seed, depth)
    group.compared++
    if (found !== null) group.found.push(found)
  }
  return done
}

/** The same in a process of its own. */
function inProcess(share: number, of: number): Promise<Record<string, Group>> {
  return new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', [...process.argv.slice(2), '--share', `${share}/${of}`])
    let answer: Record<string, Group> | null = null
    child.on('message', (message) => (answer = message as Record<string, Group>))
    child.on('exit', (code) => (answer === null ? reject(new Error(`a process ended with ${code}`)) : resolve(answer)))
  })
}

const number = (count: number): string => count.toLocaleString('en')

async function main(): Promise<void> {
  const begun = performance.now()
  const shares = await Promise.all(Array.from({ length: Number(jobs) }, (_, share) => inProcess(share, Number(jobs))))
  let failed = false
  for (const name of [...Object.keys(presets), 'sets']) {
    const parts = shares.flatMap((share) => share[name] ?? [])
    const compared = parts.reduce((sum, part) => sum + part.compared, 0)
    const found = parts.flatMap((part) => part.found)
    const title = name === 'sets' ? `${number(Number(sets))} random sets` : name
    process.stdout.write(`${title}: ${number(compared)} deals compared, ${number(compared - found.length)} agreed\n`)
    for (const { what, record, engine, slow } of found.slice(0, shownOfGroup)) {
      process.stdout.write(`  ${what}: ${JSON.stringify(record)}\n    engine ${JSON.stringify(engine)}\n`)
      process.stdout.write(`    slow   ${JSON.stringify(slow)}\n`)
    }
    failed ||= found.length > 0
  }
  process.stdout.write(`${Math.round((performance.now() - begun) / 1000)} s\n`)
  process.exitCode = failed ? 1 : 0
}

if (values.share === undefined) await main()
else {
  const [share = 0, of = 1] = values.share.split('/').map(Number)
  process.send?.(compareShare(share, of))
}
