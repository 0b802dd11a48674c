import { parseArgs } from 'node:util'
import { checkRules, seats } from '../engine/index.js'
import type { PresetId, SwitchValue, Viewer } from '../engine/index.js'
import { UsageError } from './help.js'
import type { Simulation } from './simulate.js'
import { wordsFor } from './words.js'

/** A switch's value as typed: true and false, a number, or a word. */
function typedValue(text: string): SwitchValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

function switchesOf(pairs: readonly string[]): Record<string, SwitchValue> {
  const set: Record<string, SwitchValue> = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(`--set: SWITCH=VALUE is wanted, not ${pair}`)
    Object.defineProperty(set, pair.slice(0, at), {
      value: typedValue(pair.slice(at + 1)),
      enumerable: true,
      configurable: true,
    })
  }
  return set
}

/**
 * Reads the flags of `simulate`.
 * @throws UsageError, which names the flag, for anything that cannot be
 */
export function simulationOf(args: readonly string[]): Simulation {
  const { values } = readFlags(args)
  const games = Number(values.games)
  if (!/^\d+$/.test(values.games) || games < 1 || games > 1e9) {
    throw new UsageError(`--games: a whole number from 1 to 1000000000 is wanted, not ${values.games}`)
  }
  const players = values.players.split(',')
  if (players.length !== 4)
    throw new UsageError(`--players: four names with commas between are wanted, not ${values.players}`)
  const rules = checkRules({ preset: values.rules as PresetId, set: switchesOf(values.set) })
  if (!rules.ok) {
    const flag = rules.refusal.code === 'unknown-rules' ? '--rules' : '--set'
    throw new UsageError(`${flag}: ${wordsFor(rules.refusal)}`)
  }
  return { rules: rules.value, games, seed: values.seed, players, records: values.records }
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'doko' },
        rules: { type: 'string', default: 'ddv' },
        set: { type: 'string', multiple: true, default: [] },
        players: { type: 'string', default: 'random,random,random,random' },
        records: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The files of `judge` and `legal`.
 * @throws UsageError for a flag
 */
export function filesOf(args: readonly string[]): readonly string[] {
  const files = args[0] === '--' ? args.slice(1) : args
  const flag = args[0] === '--' ? undefined : args.find((arg) => arg.startsWith('-') && arg !== '-')
  if (flag) throw new UsageError(`there is no flag ${flag}`)
  return files
}

/**
 * Reads the flags of `show`: whose view is wanted (none: everything), and the files.
 * @throws UsageError, which names the flag, for anything that cannot be
 */
export function shownOf([first, second, ...rest]: readonly string[]): {
  readonly viewer: Viewer | null
  readonly files: readonly string[]
} {
  if (first !== '--seat')
    return { viewer: null, files: filesOf([first, second, ...rest].filter((arg) => arg !== undefined)) }
  const viewer = [...seats, 'spectator' as const].find((one) => `${one}` === second)
  if (viewer === undefined)
    throw new UsageError(`--seat: 0, 1, 2, 3 or spectator is wanted, not ${second ?? 'nothing'}`)
  return { viewer, files: filesOf(rest) }
}
