import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'doko-cli-'))
const program = path.join(folder, 'cli.mjs')

beforeAll(async () => {
  await build({
    entryPoints: [path.join(root, 'src', 'cli.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: program,
    logLevel: 'silent',
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Ran {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** Runs the program with flags and standard input. */
function doko(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [program, ...args], options, (failure, out, error) => {
      resolve({ code: typeof failure?.code === 'number' ? failure.code : failure ? -1 : 0, out, error })
    })
    child.stdin?.end(input)
  })
}

const lines = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

describe('doko', () => {
  test.each(['ddv', 'norsk', 'hausrunde', 'willi'])('judges what it simulated by %s', async (rules) => {
    const made = await doko(['simulate', '--games', '60', '--rules', rules, '--records'])
    expect(made.code).toBe(0)
    const said = await doko(['judge'], made.out)
    expect(said.code).toBe(0)
    expect(lines(said.out)).toHaveLength(60)
    expect(lines(said.out).every((one) => (one as { ok: boolean; over: boolean }).over)).toBe(true)
    const again = await doko(['simulate', '--games', '60', '--rules', rules, '--records'])
    expect(again.out).toBe(made.out)
  })

  test('prints a summary, also of computer players and changed switches', async () => {
    const summary = await doko([
      'simulate',
      '--games',
      '8',
      '--players',
      'easy,random,easy,random',
      '--set',
      'nines=false',
      '--seed',
      'x',
    ])
    expect(summary.code).toBe(0)
    expect(summary.out).toMatch(/^8 games by ddv, \d+ games per second\nseat 0 {2}easy .*± .* points a game \(95 %\)\n/)
  })

  test('judges files in order, skips blank lines, and ends with 1 after a bad record', async () => {
    const golden = readFileSync(path.join(root, 'test', 'golden', 'ddv-examples.jsonl'), 'utf8').split('\n')
    const file = path.join(folder, 'records.jsonl')
    writeFileSync(file, `${golden[0]}\n\n{"doko":1}\n${golden[1]}`)
    const { code, out } = await doko(['judge', file, file])
    expect(code).toBe(1)
    expect(lines(out).map((one) => (one as { ok: boolean }).ok)).toEqual([true, false, true, true, false, true])
    expect(lines(out)[1]).toEqual({
      ok: false,
      at: -1,
      action: null,
      code: 'malformed',
      message: 'cannot be read: rules',
    })
  })

  test('show prints records for people to read, a bad one with its reason', async () => {
    const { out: records } = await doko(['simulate', '--games', '2', '--seed', 'show', '--records'])
    const { code, out } = await doko(['show'], records)
    const [first, second, ...others] = out.trim().split('\n\n')
    expect([code, others]).toEqual([0, []])
    for (const deal of [first, second])
      expect(deal).toMatch(/^deal \(ddv\), dealer \d[^]*trick 12 [^]*\nvalue \d+, points /)
    const seen = await doko(['show', '--seat', '1'], records)
    expect(seen.code).toBe(0)
    expect(seen.out).toContain('view of seat 1')
    expect(seen.out).toMatch(/0 \S+ +\d+ cards/)
    const nobody = await doko(['show', '--seat', '4'], records)
    expect(nobody).toMatchObject({ code: 2, error: expect.stringContaining('--seat') as string })
    const bad = await doko(['show'], '{"doko":1,"rules":"ddv","dealer":3,"hands":[["CQ"]],"actions":[]}')
    expect([bad.code, bad.out]).toEqual([1, 'bad record: cannot be read: hands\n'])
  })

  test('legal prints only the turn and what every seat may do', async () => {
    const golden = readFileSync(path.join(root, 'test', 'golden', 'ddv-examples.jsonl'), 'utf8').split('\n')[0] ?? ''
    const record = JSON.parse(golden) as { actions: string[]; result?: unknown }
    const open = { ...record, actions: [], result: {} }
    const { code, out } = await doko(['legal'], `${JSON.stringify(open)}\n${golden}\n`)
    expect(code).toBe(0)
    const [first, second] = lines(out) as [{ turn: number; legal: string[][] }, unknown]
    expect(Object.keys(first)).toEqual(['turn', 'legal'])
    expect(first.legal[first.turn]).toContain('gesund')
    expect(second).toEqual({ turn: null, legal: [[], [], [], []] })
  })

  test.each([
    [[], 'which command?'],
    [['play'], 'there is no command play'],
    [['judge', '--fast'], 'there is no flag --fast'],
    [['judge', 'no-such-file'], 'cannot read no-such-file: ENOENT'],
    [['simulate', '--games', 'many'], '--games'],
    [['simulate', '--rules', 'skat'], '--rules: there are no rules called skat'],
    [['simulate', '--set', 'nines'], '--set: SWITCH=VALUE'],
    [['simulate', '--set', 'joker=1'], '--set: there is no switch called joker'],
    [['simulate', '--set', 'nines=perhaps'], '--set: switch nines may be: true, false'],
    [['simulate', '--players', 'easy'], '--players: four names'],
    [['simulate', '--players', 'a,b,c,d'], '--players: there is no player a'],
    [['simulate', '--loud'], '--loud'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, error, out } = await doko(args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(message)
    expect(error).not.toContain('    at ')
  })

  test('explains itself', async () => {
    for (const args of [['--help'], ['judge', '--help'], ['simulate', '-h'], ['help']]) {
      const { code, out } = await doko(args)
      expect(code).toBe(0)
      expect(out).toContain('Usage: doko COMMAND')
    }
  })
})
