import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../support/chromium.js'

/** Opens a table in the playground, plays some cards and takes a picture of the page. */
export async function photographPlayground(file: string): Promise<void> {
  const executablePath = findChromium()
  if (executablePath === null)
    throw new Error('No Chromium is installed: the picture of the playground cannot be made.')
  const folder = await mkdtemp(path.join(tmpdir(), 'doko-'))
  const program = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../dist/src/main.js')], {
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      DOKO_PLAYGROUND_PORT: '0',
      DOKO_DATABASE: path.join(folder, 'doko.sqlite'),
      DOKO_COMPUTER_PACE: '100',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const address = await addressOf(program.stdout)
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 })
    await page.goto(address)
    const press = (name: string | RegExp) => page.getByRole('button', { name }).last().click()
    await press('/doko start')
    await press('Add computers')
    await press(/^Start/)
    for (let plays = 0; plays < 5; plays++) {
      const next = page.locator('article button:not([aria-disabled=true])', { hasText: /^Healthy$|[♥♣♠♦]/u })
      await next.last().click()
      await page.waitForTimeout(1500)
    }
    await page.screenshot({ path: file })
    await browser.close()
  } finally {
    program.kill('SIGTERM')
    await once(program, 'exit')
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    if (/^http:\/\/127\.0\.0\.1:\d+\/?$/.test(line)) return line
  }
  throw new Error('The playground did not start.')
}
