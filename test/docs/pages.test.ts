import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { matchHands } from '../../src/engine/fair.js'
import { commitmentOf, matchKey, presets } from '../../src/engine/index.js'
import { blocksOf, root } from './documents.js'

describe("the shuffle's example", () => {
  const [example] = blocksOf('assets/docs/shuffle.md').filter(({ info }) => info === 'text')
  const rows = (example?.text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, 12).trim(), line.slice(12)] as const)
  const one = (name: string) => rows.find(([label]) => label === name)?.[1] ?? ''
  const first = rows.findIndex(([label]) => label === 'lobby')
  const last = rows.findIndex(([label]) => label === 'key')
  const lobby = rows.slice(first, last).map(([, line]) => line)

  it('is what the program computes', () => {
    expect(lobby).toHaveLength(4)
    expect(commitmentOf(one('seed'))).toBe(one('commitment'))
    expect(matchKey(one('seed'), lobby)).toBe(one('key'))
    const hands = matchHands(presets.ddv, one('key'), 1, 0).map((hand) => hand.join(' '))
    expect(hands).toEqual([0, 1, 2, 3].map((seat) => one(`seat ${seat}`)))
  })
})

/** A command of a console block and what stands below it. */
interface Example {
  readonly command: string
  readonly said: string
}

/** The commands of a console block, each with the lines up to the next one. */
const examplesIn = (text: string): Example[] =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => ({ command: part.slice(0, part.indexOf('\n')), said: part.slice(part.indexOf('\n') + 1).trimEnd() }))

/** Text with its JSON in one form, whatever its line breaks. */
function plain(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

describe("the record's examples", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doko-pages-'))
  const blocks = blocksOf('assets/docs/record.md')
  const examples = blocks.filter(({ info }) => info === 'console').flatMap(({ text }) => examplesIn(text))

  beforeAll(async () => {
    const program = path.join(folder, 'cli.mjs')
    const entry = path.join(root, 'src', 'cli.ts')
    await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile: program, logLevel: 'silent' }) // prettier-ignore
    mkdirSync(path.join(folder, 'here'))
    for (const { info, text } of blocks) {
      const name = /file=(\S+)/.exec(info)?.[1]
      if (name !== undefined) writeFileSync(path.join(folder, 'here', name), text)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs a line of a shell as a reader would, with the program in the place of `npm run`. */
  function shell(line: string): Promise<string> {
    const command = line.replaceAll('npm run --silent doko --', `"${process.execPath}" ../cli.mjs`)
    return new Promise((resolve) => {
      execFile('sh', ['-c', `${command} 2>&1`], { cwd: path.join(folder, 'here') }, (_, out) => resolve(out.trimEnd()))
    })
  }

  it('say what the program says, in the order of the page', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(9)
    for (const { command, said } of examples) {
      const answer = await shell(command)
      const [head = '', ...rest] = said.split('…')
      if (rest.length === 0) expect(plain(answer), command).toEqual(plain(said))
      else {
        expect(answer.startsWith(head), command).toBe(true)
        expect(answer.endsWith(rest.join('…')), command).toBe(true)
      }
    }
  })
})
