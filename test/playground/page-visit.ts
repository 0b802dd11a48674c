/** A browser that visits the page with canned messages. */
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { PageMessage } from '../../src/playground/protocol.js'
import { chromiumFlags, findChromium } from '../support/chromium.js'
import { patience } from '../support/patience.js'
import { program, startPageMock } from './page-mock.js'
import type { PageMock } from './page-mock.js'

/** Whether there is a browser here; without one the tests in it are left out. */
export const hasBrowser = findChromium() !== null

/** What a visit is like. */
export interface Visit {
  readonly page: Page
  /** Says something to all pages of the scene. */
  readonly say: PageMock['say']
  /** What the pages of the scene have said. */
  readonly heard: readonly PageMessage[]
  /** Everything that the page complained of. */
  readonly problems: readonly string[]
}

/** How the visitor's browser is. */
export interface Visitor {
  readonly width: number
  readonly height: number
  readonly scheme?: 'light' | 'dark'
  /** British English when left out. */
  readonly locale?: string
}

/**
 * Visits to the page, each of them the first one of somebody; to be called once in a `describe`.
 *
 * @returns a function that opens the page with a scene by its name, or at the address of what runs already.
 */
export function visits() {
  let browser: Browser
  const open: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumFlags] })
  })
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  afterAll(async () => {
    await browser.close()
  })
  return async (
    scene: string | { readonly address: string },
    { width, height, scheme = 'light', locale = 'en-GB' }: Visitor,
    answer?: (message: PageMessage, say: PageMock['say']) => void,
  ): Promise<Visit> => {
    const mock = typeof scene === 'string' ? await startPageMock(scene, answer) : undefined
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale })
    open.push(() => context.close())
    if (mock) open.push(mock.close)
    const page = await context.newPage()
    // What runs already may have been built before the page's last change, or not at all.
    await page.route('**/main.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await program() }),
    )
    page.setDefaultTimeout(patience)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    await page.goto(typeof scene === 'string' ? (mock?.address ?? '') : scene.address)
    await page.waitForSelector('.pane')
    return { page, say: (event) => mock?.say(event), heard: mock?.heard ?? [], problems }
  }
}
