import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  apply,
  drawsOf,
  formatRecord,
  isOver,
  judge,
  legalActions,
  presets,
  resultOf,
  shuffledHands,
  startDeal,
  turnOf,
  viewOf,
} from '../../src/engine/index.js'
import type { Action, Deal, DealSetup, Seat } from '../../src/engine/index.js'

/** One measured figure. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

const setupOf = (seed: string, game: number): DealSetup => ({
  rules: presets.ddv,
  dealer: (game % 4) as Seat,
  hands: shuffledHands(presets.ddv, seed),
})

/** A whole deal, every legal action as likely as the other once all have been healthy. */
function playWhole(setup: DealSetup, draw: (bound: number) => number, into?: Action[], passed?: Deal[]): number {
  const started = startDeal(setup)
  if (!started.ok) throw new Error(started.refusal.code)
  let deal = started.value
  while (!isOver(deal)) {
    const legal = legalActions(deal, turnOf(deal) ?? 0)
    const action = legal[legal[0]?.type === 'healthy' ? 0 : draw(legal.length)]
    if (!action) throw new Error('nothing legal')
    const done = apply(deal, action)
    if (!done.ok) throw new Error(done.refusal.code)
    into?.push(action)
    passed?.push(deal)
    deal = done.value.deal
  }
  return resultOf(deal)?.value ?? 0
}

const batch = 100

/**
 * Repeats a task for at least so many seconds of CPU time, after a warm-up of half of that, in batches.
 * @param prepare makes what a batch works on; its time does not count
 * @returns runs of the task a second of CPU time, which is what one core does that has nothing else to do
 */
function runsPerSecond<T>(prepare: (run: number) => T, task: (of: T, run: number) => void, seconds = 2): number {
  let run = 0
  const until = (span: number): number => {
    const first = run
    let spent = 0
    while (spent < span) {
      const work = Array.from({ length: batch }, (_, index) => prepare(run + index))
      const begin = process.cpuUsage()
      for (const of of work) task(of, run++)
      const { user, system } = process.cpuUsage(begin)
      spent += (user + system) / 1e6
    }
    return (run - first) / spent
  }
  until(seconds / 2)
  return until(seconds)
}

/** A record of a random deal with its actions, as text. */
function recordOf(game: number, draw: (bound: number) => number): string {
  const setup = setupOf(`record/${game}`, game)
  const actions: Action[] = []
  playWhole(setup, draw, actions)
  return formatRecord({ setup, actions })
}

/** Every moment of a random deal in which somebody has to do something; made anew, so that nothing of it was looked at before. */
function momentsOf(game: number, draw: (bound: number) => number): Deal[] {
  const passed: Deal[] = []
  playWhole(setupOf(`view/${game}`, game), draw, [], passed)
  return passed
}

/**
 * The engine's figures, each a second of one core: whole random deals, shuffled, played and scored through the public API;
 * records judged; views made for the seat whose turn it is.
 */
export function benchEngine(): Promise<Figure[]> {
  const draw = drawsOf('bench')
  const deals = runsPerSecond(
    (run) => run,
    (_, run) => playWhole(setupOf(`bench/${run}`, run), draw),
  )
  const records = Array.from({ length: 500 }, (_, game) => recordOf(game, draw))
  const judged = runsPerSecond(
    (run) => records[run % records.length],
    (record) => {
      if (!judge(record).ok) throw new Error('a record was refused')
    },
  )
  let views = 0
  let looked = 0
  const viewed = runsPerSecond(
    (run) => momentsOf(run, draw),
    (moments) => {
      looked++
      for (const deal of moments) views += Number(viewOf(deal, turnOf(deal) ?? 0).legal.length > 0)
    },
  )
  return Promise.resolve([
    { name: 'engine: random ddv deals, shuffled, played and scored', value: Math.round(deals), unit: 'deals/s' },
    { name: 'engine: records judged', value: Math.round(judged), unit: 'records/s' },
    {
      name: 'engine: views of the seat whose turn it is',
      value: Math.round((viewed * views) / looked),
      unit: 'views/s',
    },
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, value, unit } of await benchEngine()) console.log(`${name}: ${value} ${unit}`)
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
}
