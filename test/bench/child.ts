import { fork, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Playground } from '../../src/playground/playground.js'

const root = path.resolve(import.meta.dirname, '../..')

/** A program that the bench started, with a folder of its own. */
export interface Child {
  readonly process: ChildProcess
  /** Milliseconds from its start until it was ready. */
  readonly took: number
  /** Resident memory in MB. */
  memory(): Promise<number>
  stop(): Promise<void>
}

/** Starts the built program as `npm start` does and waits for a line of its output that fits. */
export async function startProgram(env: Readonly<Record<string, string>>, ready: RegExp): Promise<Child> {
  const folder = mkdtempSync(path.join(tmpdir(), 'doko-bench-'))
  const started = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'dist/src/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      DOKO_DATABASE: 'bench.sqlite',
      DOKO_PLAYGROUND_PORT: '0',
      DOKO_LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      if (ready.test(said)) resolve()
    })
    child.on('exit', (code) => reject(new Error(`The program ended with ${code}`)))
  })
  return running(child, performance.now() - started, folder)
}

/** A bot in a process of its own, told over IPC; see `bot-child.ts`. */
export interface BotChild extends Child {
  /** CPU time of its process so far, in ms. */
  cpu(): Promise<number>
}

/** Starts a bot against a playground of this process, with or without pictures. */
export async function startBotChild({ apiBase, token }: Playground, pictures: boolean): Promise<BotChild> {
  const started = performance.now()
  const child = fork(path.join(import.meta.dirname, 'bot-child.ts'), [JSON.stringify({ apiBase, token, pictures })], {
    execArgv: ['--import', 'tsx'],
  })
  const heard = (ask?: string) =>
    new Promise<number>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`The bot ended with ${code}`))
      child.once('exit', ended)
      child.once('message', (answer) => {
        child.off('exit', ended)
        resolve(Number(answer))
      })
      if (ask !== undefined) child.send(ask)
    })
  await heard()
  return { ...running(child, performance.now() - started, null), cpu: () => heard('cpu') }
}

function running(child: ChildProcess, took: number, folder: string | null): Child {
  return {
    process: child,
    took,
    memory: () => residentMemory(child.pid ?? 0),
    stop: async () => {
      child.removeAllListeners('exit')
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resident memory of a process in MB, as the kernel counts it. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN)
  return kilobytes / 1024
}
