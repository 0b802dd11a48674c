import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPlayground } from '../src/playground/playground.js'
import { temporaryFolder } from './support/folder.js'

const root = path.resolve(import.meta.dirname, '..')
const program = path.join(root, 'dist/src/main.js')
/** Each with whether it leads a process group of its own. */
const children: [ChildProcess, boolean][] = []
const servers: { close(): unknown }[] = []

beforeAll(() => promisify(execFile)(process.execPath, [path.join(root, '.config/build.mjs')]))

afterEach(async () => {
  for (const [child, leads] of children.splice(0)) {
    const { pid, stdout } = child
    // Standard output stays open as long as anything that was started here runs.
    if (pid !== undefined && stdout?.closed === false) process.kill(leads ? -pid : pid, 'SIGKILL')
  }
  for (const server of servers.splice(0)) await server.close()
})

interface Run {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  /** Resolves once standard output matches. */
  readonly says: (what: RegExp) => Promise<void>
}

/** Starts the program in an empty folder, with these settings only. */
function run(settings: Record<string, string>, start = [process.execPath, program], folder = temporaryFolder()): Run {
  const { PATH = '', HOME = '' } = process.env
  const [command = '', ...args] = start
  const env = { PATH, HOME, DOKO_PLAYGROUND_PORT: '0', DOKO_DATABASE: path.join(folder, 'doko.sqlite'), ...settings }
  const child = spawn(command, args, { cwd: start[0] === 'npm' ? root : folder, env, detached: start[0] === 'npm' })
  children.push([child, start[0] === 'npm'])
  let out = ''
  let err = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = async (what: RegExp) => {
    while (!what.test(out)) {
      const more = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
      if (!more && !what.test(out)) throw new Error(`it ended without saying ${String(what)}:\n${out}${err}`)
    }
  }
  return { child, out: () => out, err: () => err, ended, says }
}

/** What was said besides the structured log. */
const plain = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('{'))

const ready = /^http:\/\/127\.0\.0\.1:\d+\/?$/m

async function playground() {
  const made = await createPlayground({ token: 'Ym90.stand.in-token' })
  servers.push(made)
  return made
}

describe('a start with something wrong', () => {
  it('in a setting ends with 78 and one line', async () => {
    const { ended, err, out } = run({ DOKO_LOG_LEVEL: 'loud' })
    expect(await ended).toBe(78)
    expect(err()).toMatch(/^DOKO_LOG_LEVEL is "loud"; allowed: [^\n]+\n$/)
    expect(out()).toBe('')
  })

  it('in `.env` is told the same way', async () => {
    const folder = temporaryFolder()
    writeFileSync(path.join(folder, '.env'), 'DISCORD_TOKEN=mysecret\n')
    const { ended, err } = run({}, undefined, folder)
    expect(await ended).toBe(78)
    expect(plain(err())).toHaveLength(1)
    expect(err()).not.toContain('mysecret')
  })

  it('with the port: it is named and taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { ended, err } = run({ DOKO_PLAYGROUND_PORT: String(port) })
    expect(await ended).toBe(1)
    expect(plain(err())).toEqual([expect.stringMatching(new RegExp(`^DOKO_PLAYGROUND_PORT: port ${port} is taken`))])
  })

  it('with the database: no database, no folder, or a running copy', async () => {
    const folder = temporaryFolder()
    const file = path.join(folder, 'text')
    writeFileSync(file, 'this is no database, only a text that is long enough to be read as one'.repeat(20))
    chmodSync(file, 0o600)
    const noDatabase = run({ DOKO_DATABASE: file })
    const noFolder = run({ DOKO_DATABASE: path.join(file, 'doko.sqlite') })
    const first = run({}, undefined, folder)
    await first.says(ready)
    const second = run({ DOKO_DATABASE: path.join(folder, 'doko.sqlite') })
    for (const [{ ended, err }, line] of [
      [noDatabase, /is not a database$/],
      [noFolder, /cannot be created/],
      [second, /is in use by another running copy/],
    ] as const) {
      expect(await ended).toBe(1)
      expect(plain(err())).toEqual([expect.stringMatching(line)])
    }
  })

  it('with the token: Discord refuses it', async () => {
    const { apiBase } = await playground()
    const { ended, err } = run({ DISCORD_API: apiBase, DISCORD_TOKEN: 'not.the.right-one' })
    expect(await ended).toBe(78)
    expect(plain(err())).toEqual([expect.stringMatching(/^DISCORD_TOKEN was refused by Discord/)])
    expect(err()).not.toContain('not.the.right-one')
  })

  it('with Discord: it cannot be reached', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const { ended, err } = run({ DISCORD_API: `http://127.0.0.1:${port}/api`, DISCORD_TOKEN: 'a.b.c' })
    expect(await ended).toBe(1)
    expect(plain(err())).toEqual([expect.stringMatching(/^Discord cannot be reached at http:\S+ \(.*ECONNREFUSED/)])
  })
})

describe('a start with all in order', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints the address alone on a line; %s ends it with 0', async (signal) => {
    const { child, says, ended, err } = run({})
    await says(ready)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(plain(err())).toEqual([])
  })

  it('can be ended while it is still starting', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { child, ended } = run({ DISCORD_API: `http://127.0.0.1:${port}/api`, DISCORD_TOKEN: 'a.b.c' })
    const [socket] = (await once(server, 'connection')) as [{ destroy(): void }]
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    socket.destroy()
  })

  it('logs in where DISCORD_API points to, and says how to invite it', async () => {
    const stand = await playground()
    const { apiBase, token, world } = stand
    const { child, says, ended, out, err } = run({
      DISCORD_API: apiBase,
      DISCORD_TOKEN: token,
      DOKO_LOG_LEVEL: 'trace',
    })
    await says(/online/)
    await says(/^https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+.*permissions=\d+$/m)
    expect(out()).toContain(`client_id=${world.bot.id}`)
    expect([...world.commands.values()].map((command) => command.name)).toEqual([
      'doko',
      'Invite to Doppelkopf',
      'Doppelkopf profile',
    ])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await stand.until(() => !world.online)
    expect(err()).not.toContain(token)
  })

  it('goes on from its ledger after a fault that nothing caught, which is logged and ends it with 1', async () => {
    const folder = temporaryFolder()
    const bomb = 'data:text/javascript,process.on("SIGUSR2", () => void Promise.reject(new Error("boom")))'
    const { child, says, ended, err } = run({}, [process.execPath, '--import', bomb, program], folder)
    await says(ready)
    child.kill('SIGUSR2')
    expect(await ended).toBe(1)
    const last = err().trim().split('\n').at(-1) ?? ''
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'boom' }, origin: 'unhandledRejection' })
    const again = run({}, undefined, folder)
    await again.says(ready)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })

  it('ends with 78 when Discord ends the connection for good because of the token', async () => {
    const { apiBase, token, trouble } = await playground()
    const { says, ended, err } = run({ DISCORD_API: apiBase, DISCORD_TOKEN: token })
    await says(/online/)
    trouble.disconnect(4004)
    expect(await ended).toBe(78)
    expect(plain(err())).toEqual([expect.stringMatching(/^DISCORD_TOKEN was refused/)])
  })
})

describe('npm start', () => {
  // Built already; a build now would take the program away from other tests.
  const start = ['npm', 'start', '--ignore-scripts']

  it('hands the end of its process group on', async () => {
    const { child, says, ended } = run({}, start)
    await says(ready)
    process.kill(-(child.pid ?? 0), 'SIGINT')
    // Its output is closed by the last process that writes there: ours.
    await ended
  })

  it('leaves nothing running when npm alone is told to end', async () => {
    const { child, says, ended } = run({}, start)
    await says(ready)
    child.kill('SIGTERM')
    await ended
  })
})
