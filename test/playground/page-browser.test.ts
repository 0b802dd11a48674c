import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PageMessage } from '../../src/playground/protocol.js'
import { chromiumFlags, findChromium } from '../support/chromium.js'
import { patience } from '../support/patience.js'
import { startPageMock } from './page-mock.js'
import type { PageMock } from './page-mock.js'
import { botMessage, FORM, hand, table } from './page-scenes.js'

const found = findChromium()
if (found === null) process.stdout.write('no chromium found: the browser tests are left out\n')
const SIZES = [
  [1280, 800],
  [640, 400],
  [360, 740],
  [320, 640],
] as const
const FIELD = '.pane:not([hidden]) .line input'

describe.runIf(found !== null)('the page in a browser', () => {
  let browser: Browser
  /** One for all, as opening it takes longer than a test; a visit leaves nothing behind in it. */
  let page: Page
  const open: (() => Promise<void>)[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: found ?? '', args: [...chromiumFlags] })
    page = await browser.newPage()
    page.setDefaultTimeout(patience)
  })
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  afterAll(async () => {
    await browser.close()
  })

  async function visit(
    scene: string,
    size: { width: number; height: number },
    answer?: (message: PageMessage, say: PageMock['say']) => void,
  ): Promise<{ page: Page; mock: PageMock; problems: string[] }> {
    const mock = await startPageMock(scene, answer)
    open.push(async () => void (await page.evaluate('sessionStorage.clear(), localStorage.clear()')), mock.close)
    const problems: string[] = []
    page.removeAllListeners()
    await page.setViewportSize(size)
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    await page.goto(mock.address)
    await page.waitForSelector('.pane')
    return { page, mock, problems }
  }

  const heard = async (mock: PageMock, type: string): Promise<PageMessage | undefined> => {
    await expect.poll(() => mock.heard.some((message) => message.type === type)).toBe(true)
    return mock.heard.find((message) => message.type === type)
  }

  it.each(['first', 'lobby', 'play'])('needs no sideways scrolling and breaks no content policy: %s', async (scene) => {
    const { page, problems } = await visit(scene, { width: 1280, height: 800 })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const sideways =
        await page.evaluate(`[document.documentElement, ...document.querySelectorAll('.log, .side, .pane')]
        .filter((node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth).length`)
      expect(sideways, `at ${String(width)} px`).toBe(0)
    }
    expect(problems).toEqual([])
  })

  it('runs the first command from the card and from the box, with completion', async () => {
    const { page, mock } = await visit('first', { width: 360, height: 740 })
    await page.click('text=▶ /doko start')
    expect(await heard(mock, 'command')).toMatchObject({
      as: 'anna',
      name: 'doko',
      options: [{ name: 'start', type: 1 }],
    })
    mock.heard.length = 0
    await page.click(FIELD)
    await page.keyboard.type('/st')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.inputValue(FIELD)).toBe('/doko stats ')
    await page.keyboard.press('Enter')
    expect(await heard(mock, 'command')).toMatchObject({ text: '/doko stats' })
    expect(await page.inputValue(FIELD)).toBe('')
  })

  it('plays a card by keyboard, keeps the place through the edit, and sends nothing for a disabled one', async () => {
    const { page, mock } = await visit('play', { width: 1280, height: 800 }, (message, say) => {
      if (message.type !== 'press') return
      const edited = hand(message.message, true, [message.customId])
      say({ type: 'message', viewers: [message.as], message: edited, pings: [], tokenExpires: null })
      say({ type: 'ack', action: message.id, state: 'done' })
    })
    await page.waitForSelector('.pane:not([hidden]) [data-id=h0] .enlarge')
    await page.keyboard.press('t')
    await page.waitForSelector('#pane-clara:not([hidden])')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await heard(mock, 'press')).toMatchObject({ as: 'clara', message: 'h2', customId: '♣B' })
    await expect.poll(() => page.evaluate('document.activeElement.dataset.custom')).toBe('♦B')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.textContent('.spoken[role=alert]')).toMatch(/would send nothing/)
    expect(mock.heard.filter((message) => message.type === 'press')).toHaveLength(1)
  })

  it('keeps the hand in view while the channel goes on below it', async () => {
    const { page, mock } = await visit('play', { width: 360, height: 740 })
    const seen = () =>
      page.evaluate(`(() => {
        const log = document.querySelector('.pane:not([hidden]) .log').getBoundingClientRect()
        const rows = [...document.querySelectorAll('.pane:not([hidden]) [data-id=h0] .row')]
        return rows.every((row) => row.getBoundingClientRect().top >= log.top && row.getBoundingClientRect().bottom <= log.bottom)
      })()`)
    await expect.poll(seen).toBe(true)
    for (const id of ['20', '21']) {
      mock.say({ type: 'message', viewers: ['anna'], message: table(id), pings: [], tokenExpires: null })
    }
    await page.waitForSelector('.pane:not([hidden]) [data-id="21"] img')
    expect(await seen()).toBe(true)
    await page.click('.pane:not([hidden]) .pill')
    await expect.poll(seen).toBe(false)
    await page.keyboard.press('h')
    await expect.poll(seen).toBe(true)
  })

  it('brings the private answer to a press into view, but nothing private that was not asked for', async () => {
    const { page, mock } = await visit('play', { width: 360, height: 740 })
    const answer = (id: string) => {
      const message = botMessage(id, [{ type: 10, content: `Answer ${id}` }], { flags: 32768 + 64 })
      mock.say({ type: 'message', viewers: ['anna'], message, pings: [], tokenExpires: null })
    }
    const seen = (id: string) =>
      page.evaluate(`(() => {
        const log = document.querySelector('.pane:not([hidden]) .log').getBoundingClientRect()
        const box = document.querySelector('.pane:not([hidden]) [data-id="${id}"]').getBoundingClientRect()
        return box.top >= log.top && box.bottom <= log.bottom + 1
      })()`)
    await page.evaluate(`new Promise((heard) => {
      document.querySelector('.pane:not([hidden]) [data-custom=More]').scrollIntoView()
      requestAnimationFrame(() => requestAnimationFrame(heard))
    })`)
    answer('30')
    await page.waitForSelector('.pane:not([hidden]) [data-id="30"]')
    expect(await seen('30')).toBe(false)
    await page.click('.pane:not([hidden]) [data-custom=More]')
    answer('31')
    await page.waitForSelector('.pane:not([hidden]) [data-id="31"]')
    await expect.poll(() => seen('31')).toBe(true)
  })

  it('opens a form, says what is wrong, and submits it in Discord’s shape', async () => {
    const { page, mock } = await visit('lobby', { width: 360, height: 740 }, (message, say) => {
      if (message.type === 'choose') say({ type: 'modal', viewer: message.as, interaction: 'i1', modal: FORM })
    })
    await page.click('.pane:not([hidden]) .combo')
    await page.click('.pane:not([hidden]) [role=option]:nth-child(3)')
    expect(await heard(mock, 'choose')).toMatchObject({ customId: 'rules', componentType: 3, values: ['own'] })
    await page.click('dialog [type=submit]')
    expect(await page.textContent('dialog .error:not(:empty)')).toBe('Please fill this in.')
    await page.keyboard.type('Tuesday')
    await page.keyboard.press('Enter')
    const sent = await heard(mock, 'submit')
    expect(sent).toMatchObject({ interaction: 'i1' })
    expect(sent?.type === 'submit' && sent.components.slice(0, 2)).toEqual([
      { type: 18, component: { type: 4, custom_id: 'name', value: 'Tuesday' } },
      { type: 18, component: { type: 21, custom_id: 'deck', value: '48' } },
    ])
  })

  it('speaks another language at a press, keeps the draft, and tells the stand-in', async () => {
    const { page, mock } = await visit('play', { width: 360, height: 740 })
    await page.fill(FIELD, '/doko hand')
    await page.click('.tool.language')
    expect(await heard(mock, 'language')).toMatchObject({ language: 'de' })
    expect(await page.getAttribute('html', 'lang')).toBe('de')
    expect(await page.textContent('.pane:not([hidden]) .send')).toBe('Senden')
    expect(await page.inputValue(FIELD)).toBe('/doko hand')
    expect(await page.evaluate('document.activeElement.className')).toContain('language')
  })

  it('enlarges a picture by keyboard, with its alt text, and gives the keyboard back', async () => {
    const { page } = await visit('play', { width: 1280, height: 800 })
    await page.focus('.pane:not([hidden]) [data-id=h0] .enlarge')
    await page.keyboard.press('Enter')
    expect(await page.textContent('dialog[open] .fields')).toMatch(/^Your hand: trumps/)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    await expect.poll(() => page.evaluate('document.activeElement.classList[0]')).toBe('enlarge')
  })

  it('comes back after a cut and keeps the typed text', async () => {
    const { page, mock } = await visit('play', { width: 1280, height: 800 })
    await page.fill(FIELD, '/doko hand')
    mock.cut()
    await page.waitForSelector('.banner:not([hidden])')
    await page.press(FIELD, 'Enter')
    expect(await page.inputValue(FIELD)).toBe('/doko hand')
    await page.click('text=Try now')
    await page.waitForSelector('.banner', { state: 'hidden' })
    await page.press(FIELD, 'Enter')
    expect(await heard(mock, 'command')).toMatchObject({ text: '/doko hand' })
  })

  it('shows four people side by side, the person being the pane with the keyboard', async () => {
    const { page } = await visit('play', { width: 1280, height: 800 })
    await page.click('.beside')
    expect(await page.locator('.pane:visible').count()).toBe(4)
    await page.click('#pane-ben .line input')
    expect(await page.getAttribute('#pane-ben', 'class')).toContain('current')
  })
})
