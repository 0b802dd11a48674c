import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { hasBrowser, visits } from './page-visit.js'
import { botMessage, hand, lobby } from './page-scenes.js'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const line = '.pane:not([hidden]) .line input'

/** How much (px) of a message may be out of sight: its frame, nothing that one reads. */
const rim = 8

const boxes = (article: string) => `
  const log = document.querySelector('.pane:not([hidden]) .log').getBoundingClientRect()
  const all = document.querySelectorAll('.pane:not([hidden]) ${article}')
  const box = all[all.length - 1]?.querySelector('.container').getBoundingClientRect()`

/** How far (px) what the newest picked article shows sticks out of what one sees of the log. */
const sticksOut = (page: Page, article: string) =>
  page.evaluate<number>(`(() => { ${boxes(article)}; return Math.max(log.top - box.top, box.bottom - log.bottom) })()`)

const endsBelow = (page: Page, article: string) =>
  page.evaluate<boolean>(`(() => { ${boxes(article)}; return box.bottom > log.bottom })()`)

/** Whether one sees the newest picked article from its first words to its last button, once one has scrolled to its end. */
const isSeen = (page: Page, article: string) =>
  page.evaluate<boolean>(
    `(() => {
      const found = document.querySelectorAll('.pane:not([hidden]) ${article}')
      found[found.length - 1]?.scrollIntoView({ block: 'end' })
      ${boxes(article)}
      return box !== undefined && log.top - box.top <= ${String(rim)} && box.bottom <= log.bottom
    })()`,
  )

/** Types a command of the bot. */
async function run(page: Page, command: string): Promise<void> {
  await page.fill(line, command)
  await page.press(line, 'Escape')
  await page.fill(line, command)
  await page.press(line, 'Control+Enter')
}

describe.runIf(hasBrowser)('what matters is seen without scrolling', () => {
  const visit = visits()

  it.each([
    { ...phone, locale: 'de-DE' },
    { ...desktop, locale: 'de-DE' },
    { ...phone, locale: 'en-GB' },
  ])('a lobby below a long private message, then the table and a reminder: %o', async (visitor) => {
    const stage = await startStage({ pictures: true })
    const { page, problems } = await visit({ address: stage.playground.url }, visitor)
    const [rules, start, fill, go] =
      visitor.locale === 'de-DE'
        ? ['/doko regeln', '/doko start', 'Mit Computern füllen', 'Los geht’s']
        : ['/doko rules', '/doko start', 'Add computers', 'Start']
    await run(page, rules ?? '')
    await page.waitForSelector('.pane:not([hidden]) .message.private .row')
    await run(page, start ?? '')
    const press = (label = '') =>
      page.click(`.pane:not([hidden]) .message:not(.private) .button:not([aria-disabled=true]):has-text("${label}")`)
    await page.waitForSelector('.pane:not([hidden]) .message:not(.private) .row')
    await expect.poll(() => sticksOut(page, '.message:not(.private)')).toBeLessThanOrEqual(rim)
    await press(fill)
    await press(go)
    await page.waitForSelector('.pane:not([hidden]) .message:not(.private) .picture img:not(.loading)')
    await stage.settle()
    await expect.poll(() => isSeen(page, '.message:not(.private):has(.picture)')).toBe(true)
    await stage.pass(70_000)
    await expect.poll(() => isSeen(page, '.message:not(.private):not(:has(.picture))')).toBe(true)
    expect(problems).toEqual([])
  })

  it('holds the lobby while an offer that nobody asked for comes below it, until there is a hand', async () => {
    const { page, say } = await visit('first', phone)
    const tell = (message: ReturnType<typeof botMessage>, more: object = {}) => {
      say({ type: 'message', viewers: ['anna'], message, pings: [], tokenExpires: null, ...more })
    }
    await run(page, '/doko start')
    tell(lobby('1'), { used: { by: 'anna', text: '/doko start' } })
    const offer = [{ type: 17, components: [{ type: 10, content: 'First time here?\n'.repeat(12) }, { type: 1, components: [{ type: 2, style: 3, label: 'Learn', custom_id: 'learn' }] }] }] // prettier-ignore
    tell(botMessage('2', offer, { flags: 32768 + 64 }))
    await page.waitForSelector('.pane:not([hidden]) [data-id="2"]')
    await expect.poll(() => sticksOut(page, '[data-id="1"]')).toBeLessThanOrEqual(rim)
    tell(hand('3', true))
    say({ type: 'hint', viewers: ['anna'], toPlay: ['anna'], step: 'private', label: null, person: null, command: null, message: '3', hand: '3' }) // prettier-ignore
    await expect.poll(() => endsBelow(page, '[data-id="3"]')).toBe(false)
  })

  it('shows somebody a lobby that was opened while nobody looked at them, though they had a private message', async () => {
    const { page, say } = await visit('first', phone)
    const rules = [{ type: 17, components: [{ type: 10, content: 'A rule of the game.\n'.repeat(30) }] }]
    const message = botMessage('1', rules, { flags: 32768 + 64 })
    say({ type: 'message', viewers: ['ben'], message, pings: [], tokenExpires: null })
    await page.keyboard.press('2')
    await page.waitForSelector('#pane-ben:not([hidden]) [data-id="1"]')
    await page.keyboard.press('1')
    say({ type: 'message', viewers: ['anna', 'ben'], message: lobby('2'), pings: [], tokenExpires: null })
    await page.waitForSelector('#pane-anna:not([hidden]) [data-id="2"]')
    await page.keyboard.press('2')
    await page.waitForSelector('#pane-ben:not([hidden])')
    await expect.poll(() => sticksOut(page, '[data-id="2"]')).toBeLessThanOrEqual(rim)
  })

  it.each([phone, desktop])('brings what a press of one’s own has opened for all into view: %o', async (visitor) => {
    const { page, say } = await visit('play', visitor)
    say({ type: 'message', viewers: ['anna'], message: lobby('30'), pings: [], tokenExpires: null, opened: 'anna' })
    await page.waitForSelector('.pane:not([hidden]) [data-id="30"]')
    await expect.poll(() => sticksOut(page, '[data-id="30"]')).toBeLessThanOrEqual(rim)
  })

  it.each([desktop, phone])('shows a high picture in private as broad as it finds room: %o', async (visitor) => {
    const { page, say } = await visit('first', visitor)
    const button = (id: string) => ({ type: 1, components: [{ type: 2, style: 2, label: id, custom_id: id }] })
    const media = { url: '/pictures/hand.svg', width: 560, height: 1400 }
    const inside = [{ type: 12, items: [{ media }] }, button('a'), button('b'), button('c')]
    const message = botMessage('1', [{ type: 17, components: inside }], { flags: 32768 + 64 })
    say({ type: 'message', viewers: ['anna'], message, pings: [], tokenExpires: null })
    await page.waitForSelector('.pane:not([hidden]) [data-id="1"] img')
    const width = () => page.evaluate<number>(`document.querySelector('.pane:not([hidden]) .enlarge').offsetWidth`)
    await expect.poll(width).toBeGreaterThan(visitor === desktop ? 350 : 160)
  })

  it('draws the picture of a message that is a little too high smaller, until its title is in view', async () => {
    const { page, say } = await visit('first', phone)
    const media = { url: '/pictures/table.svg', width: 720, height: 460 }
    const words = { type: 10, content: 'A line about somebody at the table\n'.repeat(10) }
    const row = { type: 1, components: [{ type: 2, style: 2, label: 'Refresh', custom_id: 'r' }] }
    const message = botMessage('1', [{ type: 17, components: [{ type: 12, items: [{ media }] }, words, row] }], { flags: 32768 + 64 }) // prettier-ignore
    say({ type: 'message', viewers: ['anna'], message, pings: [], tokenExpires: null })
    await page.waitForSelector('.pane:not([hidden]) [data-id="1"] img')
    await expect.poll(() => sticksOut(page, '[data-id="1"]')).toBeLessThanOrEqual(rim)
  })

  it.each([
    ['play', 800],
    ['seven', 800],
    ['seven', 640],
  ])(
    'keeps all people, with whole names, and all tools of the side in the window: %s, %i px',
    async (scene, height) => {
      for (const locale of ['de-DE', 'en-GB', 'nb-NO']) {
        const { page, say } = await visit(scene, { width: 1280, height, locale })
        const viewers = ['anna', 'clara', 'david']
        say({ type: 'hint', viewers, toPlay: viewers, step: 'turn', label: null, person: null, command: null, message: null, hand: null }) // prettier-ignore
        await page.waitForSelector('#tab-david .turn')
        const cut = await page.evaluate<string[]>(
          `[...document.querySelectorAll('.person .name')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)`,
        )
        expect(cut, locale).toEqual([])
        const isIn = `[...document.querySelectorAll('.tool, .person')].every((one) => one.getBoundingClientRect().bottom <= innerHeight)`
        expect(await page.evaluate(isIn), locale).toBe(true)
      }
    },
  )
})
