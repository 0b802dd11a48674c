import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killCampaign } from '../support/kill/kills.js'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
})
const kills = Number(values.kills)
const games = Number(values.games)
if (!(Number.isInteger(kills) && kills > 0 && Number.isInteger(games) && games > 0 && games <= 48)) {
  console.error('usage: npm run soak -- [--kills N] [--games 1..48] [--seed TEXT]')
  process.exit(78)
}

console.log(`${kills} kills in matches of ${games} games, seed ${values.seed}`)
const folder = mkdtempSync(path.join(tmpdir(), 'doko-soak-'))
const begun = Date.now()
const report = await killCampaign({
  folder,
  kills,
  games,
  seed: values.seed,
  progress: (done) => done % 10 === 0 && console.log(`${done} kills`),
})
console.log(
  `${report.kills} kills, ${report.matches} matches, ${report.intents} intents, ${Math.round((Date.now() - begun) / 1000)} s`,
)
if (report.faults.length === 0) {
  rmSync(folder, { recursive: true, force: true })
  console.log('the same ledger as without kills')
} else {
  for (const fault of report.faults) console.error(fault)
  console.error(`databases kept in ${folder}`)
  process.exitCode = 1
}
