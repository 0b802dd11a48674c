/** `npm run bench [-- --only NAME] [--json]`: measures what the README tells. */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { benchBot, benchMemory, benchStart } from './bot.js'
import { benchEngine } from './engine.js'
import type { Figure } from './measure.js'
import { benchPath } from './path.js'
import { benchPlayers } from './players.js'
import { benchRender } from './render.js'

/** Some benches measure two things at once; `engine` and `judge` are told apart by their figures' names. */
const isOfJudge = ({ name }: Figure): boolean => /judge|record/i.test(name)
const benches: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  engine: async () => (await benchEngine()).filter((figure) => !isOfJudge(figure)),
  judge: async () => (await benchEngine()).filter(isOfJudge),
  render: benchRender,
  players: benchPlayers,
  bot: benchBot,
  path: benchPath,
  start: benchStart,
  memory: benchMemory,
}

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean', default: false } } })
const { only, json } = values
if (only !== undefined && !(only in benches)) {
  process.stderr.write(`--only ${only}: there is no such bench. There are: ${Object.keys(benches).join(', ')}.\n`)
  process.exit(1)
}
if (!json) {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  process.stdout.write(`${cpus().length} × ${first?.model.trim()}, ${memory} GB, Node ${process.version}\n\n`)
}
for (const [name, run] of Object.entries(benches)) {
  if (only !== undefined && only !== name) continue
  for (const figure of await run()) {
    const line = json
      ? JSON.stringify(figure)
      : `${name.padEnd(8)} ${figure.name.padEnd(46)} ${figure.value.toLocaleString('en').padStart(12)} ${figure.unit}`
    process.stdout.write(`${line}\n`)
  }
}
