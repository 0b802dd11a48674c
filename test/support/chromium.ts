import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Names under which systems install Chromium. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an installed Chromium: the environment's CHROMIUM, else the first found in PATH; null if there is none. */
export function findChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', ...places].find((file) => file !== '' && runs(file)) ?? null
}

/** Switches for an unattended Chromium that asks nothing of the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
