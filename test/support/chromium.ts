import { existsSync } from 'node:fs'
import path from 'node:path'

/** What chromium is started with: nothing that reaches out of this machine, nothing that a container lacks. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The browser named by `CHROMIUM`, else the first one on the PATH; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return existsSync(named) ? named : null
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const candidates = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  )
  return candidates.find((file) => existsSync(file)) ?? null
}
