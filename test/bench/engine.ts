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
} from '../../src/engine/index.js'
import type { Action, DealSetup, Seat } from '../../src/engine/index.js'

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
function playWhole(setup: DealSetup, draw: (bound: number) => number, into?: Action[]): number {
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
    deal = done.value.deal
  }
  return resultOf(deal)?.value ?? 0
}

/** Repeats a task for at least that long, after a warm-up of a third of it, and returns its runs a second of CPU time. */
function runsPerSecond(task: (run: number) => void, seconds = 2): number {
  let run = 0
  const until = (span: number): number => {
    const begin = process.cpuUsage()
    const first = run
    for (;;) {
      for (let step = 0; step < 200; step++) task(run++)
      const { user, system } = process.cpuUsage(begin)
      const spent = (user + system) / 1e6
      if (spent >= span) return (run - first) / spent
    }
  }
  until(seconds / 3)
  return until(seconds)
}

/** The engine's figures: whole random deals a second, shuffled and scored, through the public API; records judged a second. */
export function benchEngine(): Promise<Figure[]> {
  const draw = drawsOf('bench')
  const deals = runsPerSecond((run) => playWhole(setupOf(`bench/${run}`, run), draw))
  const records = Array.from({ length: 500 }, (_, game) => {
    const setup = setupOf(`record/${game}`, game)
    const actions: Action[] = []
    playWhole(setup, draw, actions)
    return formatRecord({ setup, actions })
  })
  const judged = runsPerSecond((run) => {
    if (!judge(records[run % records.length]).ok) throw new Error('a record was refused')
  })
  return Promise.resolve([
    { name: 'engine: random ddv deals, shuffled, played and scored', value: Math.round(deals), unit: 'deals/s' },
    { name: 'engine: records judged', value: Math.round(judged), unit: 'records/s' },
  ])
}
