import path from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { chromiumFlags, findChromium } from '../support/chromium.js'
import { patience } from '../support/patience.js'
import { handOf, onlyTable, publicView } from '../support/playing.js'
import { liveId } from '../support/reading.js'

/** The page's program, which the build would have made of its sources. */
async function bundled(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../src/playground/page/main.ts')
  const made = await build({ entryPoints: [entry], bundle: true, format: 'esm', target: 'es2022', write: false })
  return made.outputFiles[0]?.text ?? ''
}

const browserFile = findChromium()
if (browserFile === null) process.stdout.write('There is no chromium here: the test in the browser is left out.\n')

it('plays a whole deal in the browser on a narrow screen, from the first button to the result', async () => {
  if (browserFile === null) return
  const stage = await startStage({ pictures: true })
  const browser = await chromium.launch({ executablePath: browserFile, args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'de-DE' })
    page.setDefaultTimeout(patience)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    await page.route('**/main.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await bundled() }),
    )
    await page.goto(stage.playground.url)
    const seen = (selector: string) => page.waitForSelector(`.pane:not([hidden]) ${selector}`)
    await page.click('text=▶ /doko start')
    for (const label of ['Mit Computern füllen', 'Los geht’s']) {
      await (await seen(`button:has-text("${label}"):not([aria-disabled=true])`)).click()
    }
    const anna = stage.as('anna')
    const live = () => ['healthy', 'play'].flatMap((verb) => liveId(handOf(anna), verb) ?? []).at(0)
    await stage.playground.until(() => live() !== undefined)
    const table = onlyTable(stage)
    for (let presses = 0; publicView(stage, table).status === 'playing'; presses++) {
      expect(presses).toBeLessThan(20)
      await stage.playground.until(() => live() !== undefined)
      const { version } = publicView(stage, table)
      await (await seen(`[data-custom="${live()}"]`)).click()
      await stage.playground.until(() => publicView(stage, table).version > version)
      await stage.settle()
    }
    await stage.pass(1000)
    const { result } = publicView(stage, table).sheet[0] ?? {}
    const winner = result?.winner === 're' ? 'Re' : 'Kontra'
    await seen(`:text("als ${winner} mit ${result?.eyes[result.winner ?? 're']}")`)
    await seen('img[alt^="Ergebnis von Spiel 1"]')
    const sideways = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
    expect(sideways).toBe(false)
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
})
