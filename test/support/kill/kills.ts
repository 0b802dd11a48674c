import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { drawsOf } from '../../../src/engine/index.js'
import { openLedger } from '../../../src/ledger/ledger.js'
import type { ChildOrder } from './child.js'
import { playMatch } from './match.js'
import { hasEnded, written } from './written.js'
import type { Written } from './written.js'

const root = path.resolve(import.meta.dirname, '../../..')

/** What is to be killed how often. */
export interface Campaign {
  /** A folder for the databases. */
  readonly folder: string
  readonly kills: number
  /** Games of each match. */
  readonly games: number
  /** Fixes the cards of each match and the moments of death. */
  readonly seed: string
  readonly progress?: (kills: number) => void
}

export interface Report {
  readonly kills: number
  readonly matches: number
  /** Intents of all matches. */
  readonly intents: number
  /** What was found wrong; nothing if all is well. */
  readonly faults: readonly string[]
}

/**
 * Plays matches in a child process that is killed (SIGKILL) at random moments and started again until the match ends, and
 * compares what the ledger then holds with an undisturbed run of the same seed. Goes from match to match until there have
 * been enough kills.
 */
export async function killCampaign(campaign: Campaign): Promise<Report> {
  const { folder, games, seed, progress = () => {} } = campaign
  const faults: string[] = []
  const random = drawsOf(`${seed}/deaths`)
  const child = await bundleChild()
  let kills = 0
  let matches = 0
  let intents = 0
  try {
    for (; kills < campaign.kills && faults.length === 0; matches++) {
      const script = { seed: `${seed}/${matches}`, games, pace: 1 }
      const expected = await undisturbed(path.join(folder, `calm-${matches}.sqlite`), { ...script, pace: 0 })
      const file = path.join(folder, `killed-${matches}.sqlite`)
      const stride = Math.max(2, Math.ceil((2 * expected.intents.length) / Math.min(campaign.kills, 20)))
      for (let found = written(file); !hasEnded(found) && faults.length === 0; found = written(file)) {
        const death = kills < campaign.kills ? chooseDeath(random, found.intents.length, stride) : null
        const life = await live(child, { ...script, file, die: death?.self ?? null }, death)
        if (life.end === 'killed') progress(++kills)
        if (life.end === 'failed') faults.push(`the child failed: ${life.complaint}`)
        const saved = written(file).intents.length
        if (life.told > saved) faults.push(`version ${life.told} was told, but only ${saved} were saved`)
      }
      const found = written(file)
      intents += found.intents.length
      faults.push(...differences(expected, found).map((what) => `match ${matches}: ${what} differ`))
    }
  } finally {
    rmSync(child, { force: true })
  }
  return { kills, matches, intents, faults }
}

interface Death {
  readonly self: ChildOrder['die']
  /** Killed from outside so long after it has begun to play, in milliseconds. */
  readonly afterMs?: number
  /** Killed from outside as soon as this version is told. */
  readonly atVersion?: number
}

function chooseDeath(random: (bound: number) => number, version: number, stride: number): Death {
  const next = version + 1 + random(stride)
  switch (random(4)) {
    case 0:
      return { self: { version: next, when: 'before' } }
    case 1:
      return { self: { version: next, when: 'after' } }
    case 2:
      return { self: null, atVersion: next }
    default:
      return { self: null, afterMs: random(4 * stride) }
  }
}

interface Life {
  readonly end: 'killed' | 'finished' | 'failed'
  /** The last version that the child told. */
  readonly told: number
  readonly complaint: string
}

function live(child: string, order: ChildOrder, death: Death | null): Promise<Life> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'pipe'] })
    let told = 0
    let complaint = ''
    let timer: NodeJS.Timeout | undefined
    running.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    createInterface({ input: running.stdout }).on('line', (line) => {
      told = Number(line)
      if (death?.atVersion !== undefined && told >= death.atVersion) running.kill('SIGKILL')
      if (death?.afterMs !== undefined) timer ??= setTimeout(() => running.kill('SIGKILL'), death.afterMs)
    })
    running.on('error', reject)
    running.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ end: signal === 'SIGKILL' ? 'killed' : code === 0 ? 'finished' : 'failed', told, complaint })
    })
  })
}

async function undisturbed(file: string, script: Parameters<typeof playMatch>[1]): Promise<Written> {
  const ledger = openLedger(file)
  await playMatch(ledger, script, () => {})
  await ledger.close()
  return written(file)
}

const differences = (expected: Written, found: Written): readonly string[] =>
  Object.keys(expected).filter((key) => {
    const part = key as keyof Written
    return !isDeepStrictEqual(expected[part], found[part])
  })

/** One file that plain node runs: ten starts through a TypeScript loader would take most of the test's time. */
async function bundleChild(): Promise<string> {
  const outfile = path.join(root, 'node_modules', '.cache', 'doko', `kill-child-${process.pid}.mjs`)
  const entry = path.join(import.meta.dirname, 'child.ts')
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite'],
  })
  return outfile
}
