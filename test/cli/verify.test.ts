import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf, formatMatch, matchKey } from '../../src/engine/index.js'
import { playedMatch } from '../support/played-match.js'

const folder = mkdtempSync(path.join(tmpdir(), 'doko-verify-'))
const program = path.join(folder, 'cli.mjs')

beforeAll(async () => {
  const entry = path.resolve(import.meta.dirname, '../../src/cli.ts')
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile: program, logLevel: 'silent' }) // prettier-ignore
})
afterAll(() => rmSync(folder, { recursive: true }))

function doko(args: readonly string[], input = ''): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], (failure, out, error) => {
      resolve({ code: typeof failure?.code === 'number' ? failure.code : failure ? -1 : 0, out, error })
    })
    child.stdin?.end(input)
  })
}

describe('doko verify', () => {
  const match = playedMatch(5)
  const file = path.join(folder, 'match.json')
  writeFileSync(file, `${formatMatch(match)}\n`)

  test('says of each deal that it follows, however the file is laid out', async () => {
    const said = await doko(['verify', file])
    expect(said.code).toBe(0)
    const lines = said.out.trim().split('\n')
    expect(lines[0]).toBe('ok     the seed has the SHA-256 that was promised')
    expect(lines[1]).toBe(`       match key ${matchKey(match.seed, match.lobby)}`)
    expect(lines.slice(2, -1)).toEqual(match.deals.map(({ game, redeal }) => `ok     deal ${game}.${redeal}`))
    expect(lines.at(-1)).toBe(`${match.deals.length} deals, 5 of 5 games finished: everything follows`)
    const spread = JSON.stringify(JSON.parse(formatMatch(match)), null, 2)
    expect(await doko(['verify'], spread)).toEqual(said)
  })

  test('names what does not follow and ends with 1', async () => {
    const deals = match.deals.map((deal, index) => {
      if (index !== 1) return deal
      const record = deal.record as { hands: string[][] }
      const [a = [], b = [], ...others] = record.hands
      return { ...deal, record: { ...record, hands: [b, a, ...others], actions: [] } }
    })
    const said = await doko(['verify'], formatMatch({ ...match, deals, commitment: commitmentOf('another') }))
    expect(said.code).toBe(1)
    expect(said.out).toContain('WRONG  the seed has another SHA-256 than was promised')
    const [, changed] = match.deals
    const name = `deal ${changed?.game ?? 0}.${changed?.redeal ?? 0}`
    expect(said.out).toContain(`WRONG  ${name}: seat 0 holds other cards than the seed deals it`)
    expect(said.out.match(/^WRONG/gm)).toHaveLength(2)
    expect(said.out.trim().endsWith('something does not follow')).toBe(true)
  })

  test('refuses what is no match, and files that are not there', async () => {
    const bad = path.join(folder, 'bad.json')
    writeFileSync(bad, '{"doko":1}')
    const said = await doko(['verify', file, bad])
    expect(said.code).toBe(1)
    expect(said.out).toContain(`${bad}:\nWRONG  the match cannot be read: match`)
    expect((await doko(['verify', path.join(folder, 'none.json')])).code).toBe(2)
  })

  test('and judge reads every deal of a match', async () => {
    const said = await doko(['judge', file])
    expect(said.code).toBe(0)
    expect(said.out.trim().split('\n')).toHaveLength(match.deals.length)
  })
})
