import { openLedger } from '../../../src/ledger/ledger.js'
import type { Ledger } from '../../../src/table/ports.js'
import { playMatch } from './match.js'

/** How the child is to be started, as JSON in its only argument. */
export interface ChildOrder {
  readonly file: string
  readonly seed: string
  readonly games: number
  readonly pace: number
  /** Where it kills itself, if nobody else does it: before or after this intent is written. */
  readonly die: { readonly version: number; readonly when: 'before' | 'after' } | null
}

const { file, die, ...script } = JSON.parse(process.argv[2] ?? '') as ChildOrder

// Whoever is killed by a signal of its own gets no further: the next line never runs.
const killed = () => new Promise<void>(() => process.kill(process.pid, 'SIGKILL'))

function mortal(ledger: Ledger): Ledger {
  return {
    ...ledger,
    append: async (id, version, ...rest) => {
      if (die?.when === 'before' && die.version === version) await killed()
      await ledger.append(id, version, ...rest)
      if (die?.when === 'after' && die.version === version) await killed()
    },
  }
}

// Unref'd timers do not keep a program alive, and nothing else does here.
const alive = setInterval(() => {}, 1000)
const ledger = openLedger(file)
await playMatch(mortal(ledger), script, (version) => process.stdout.write(`${version}\n`))
await ledger.close()
clearInterval(alive)
