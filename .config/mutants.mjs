// Changes the code in one place after the other and runs the nearest tests: which change does no test notice?
//   npm run mutants -- AREA [GLOB …]             every mutant of an area, or of some of its files
//   npm run mutants -- sample [COUNT] [AREA …]   some mutants of each area, drawn by the commit's hash: the same for the same commit
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import ts from 'typescript'

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const areas = read('mutants.areas.json')
const config = read('stryker.config.json')
const found = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

/** Runs mutants of an area. Rejects when the tests fail on the code as it is, or (`strict`) when too many are missed. */
async function run(area, mutate, strict) {
  process.env.MUTANTS_AREA = area
  const results = await new Stryker({
    ...config,
    ...areas[area].options,
    mutate,
    tempDirName: `.mutants/${area}`,
    jsonReporter: { fileName: `.mutants/${strict ? area : `${area}-sample`}.json` },
    thresholds: strict ? config.thresholds : { ...config.thresholds, break: null },
  }).runMutationTest()
  const count = (states) => results.filter(({ status }) => states.includes(status)).length
  return { found: count(found), missed: count(missed) }
}

/** The places within one line that Stryker would change in an area, as `file:line:column-line:column`; a longer one holds others. */
async function placesOf(area) {
  const { mutate } = areas[area]
  const wanted = mutate.filter((glob) => !glob.startsWith('!'))
  const spared = mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const files = ts.sys.readDirectory('.', ['.ts'], spared, wanted)
  const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }
  const sources = files.sort().map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await new Instrumenter(quiet).instrument(sources, options)
  const at = ({ line, column }) => `${line + 1}:${column}`
  const short = mutants.filter(({ location: { start, end } }) => start.line === end.line)
  return [...new Set(short.map(({ fileName, location: { start, end } }) => `${fileName}:${at(start)}-${at(end)}`))]
}

/** So many of the places, in an order that only the seed decides. */
function drawn(places, count, seed) {
  const weight = (place) => createHash('sha256').update(`${seed} ${place}`).digest('hex')
  return places
    .map((place) => ({ place, weight: weight(place) }))
    .sort((a, b) => (a.weight < b.weight ? -1 : 1))
    .slice(0, count)
    .map(({ place }) => place)
}

async function sample(count, names) {
  const seed = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  const all = { found: 0, missed: 0 }
  for (const area of names) {
    const result = await run(area, drawn(await placesOf(area), count, seed), false)
    all.found += result.found
    all.missed += result.missed
    console.log(`${area}: ${result.found} of ${result.found + result.missed} mutants found`)
  }
  const share = (100 * all.found) / (all.found + all.missed)
  console.log(`sample of ${seed.slice(0, 7)}: ${share.toFixed(1)} % found`)
  // A sample of a hundred varies by eight percent either way; this is for what breaks, `npm run mutants -- AREA` holds the 90 %.
  if (!(share >= 70)) process.exitCode = 1
}

const [area = '', ...more] = process.argv.slice(2)
if (area === 'sample') await sample(Number(more[0] ?? 12), more.length > 1 ? more.slice(1) : Object.keys(areas))
else if (area in areas) await run(area, more.length > 0 ? more : areas[area].mutate, true)
else {
  console.error(`npm run mutants -- ${Object.keys(areas).join('|')} [GLOB …], or -- sample [COUNT] [AREA …]`)
  process.exitCode = 64
}
