import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasBrowser, visits } from './page-visit.js'
import { table } from './page-scenes.js'

const desktop = { width: 1280, height: 800 }

/** Whether all of the picked thing lies in what one sees of its pane, once the pane is scrolled to. */
const isWhole = (page: Page, pane: string, thing: string) =>
  page.evaluate(
    `(() => {
      const pane = document.querySelector('${pane}')
      pane.scrollIntoView({ inline: 'nearest', block: 'nearest' })
      const log = pane.querySelector('.log').getBoundingClientRect()
      return [...pane.querySelectorAll('${thing}')].every((one) => {
        const box = one.getBoundingClientRect()
        return box.top >= log.top && box.bottom <= log.bottom && box.left >= 0 && box.right <= innerWidth
      })
    })()`,
  )

/** Whether the two boxes of a pane lie over each other. */
const overlap = (page: Page, pane: string, one: string, other: string) =>
  page.evaluate(
    `(() => {
      const [a, b] = ['${one}', '${other}'].map((name) => document.querySelector('${pane} ' + name).getBoundingClientRect())
      return a.width * b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    })()`,
  )

describe.runIf(hasBrowser)('everybody side by side', () => {
  const visit = visits()

  it.each(['play', 'five', 'seven'])('shows in each pane the hand with all its buttons: %s', async (scene) => {
    const { page } = await visit(scene, desktop)
    await page.click('.beside')
    const panes = await page.evaluate<string[]>(`[...document.querySelectorAll('.pane')].map(({ id }) => id)`)
    expect(panes).toHaveLength({ play: 4, five: 5, seven: 7 }[scene] ?? 0)
    for (const pane of panes)
      await expect.poll(() => isWhole(page, `#${pane}`, '.private :is(.row, .picture)')).toBe(true)
    const isWithin = await page.evaluate(`document.documentElement.scrollWidth <= innerWidth`)
    expect(isWithin).toBe(true)
  })

  it('tells of news in the channel without covering the name, the turn or the channel', async () => {
    const { page, say } = await visit('five', desktop)
    await page.click('.beside')
    const people = ['anna', 'ben', 'clara', 'david', 'emil']
    say({ type: 'message', viewers: people, message: table('20'), pings: [], tokenExpires: null })
    await page.waitForSelector('#pane-clara [data-id="20"]')
    await page.evaluate(`document.querySelector('#pane-clara .log').scrollTo(0, 0)`)
    await page.waitForSelector('#pane-clara .pill:not([hidden])')
    expect(await page.isVisible('#pane-clara .pane-head .turn')).toBe(true)
    for (const thing of ['.who', '.pane-head .turn', '.rooms', '.avatar'])
      expect(await overlap(page, '#pane-clara', '.pill', thing), thing).toBe(false)
  })

  it('brings the pane of whoever one becomes into view', async () => {
    const { page } = await visit('seven', desktop)
    await page.click('.beside')
    await page.keyboard.press('7')
    const seen = () =>
      page.evaluate(`document.querySelector('#pane-greta').getBoundingClientRect().right <= innerWidth`)
    await expect.poll(seen).toBe(true)
  })

  it('speaks of as many people as there are', async () => {
    const many = await visit('five', desktop)
    expect(await many.page.textContent('.beside')).toMatch(/All side by side/)
    await many.page.keyboard.press('?')
    expect(await many.page.textContent('dialog')).toMatch(/1 – 5.*become Anna, Ben, Clara, David or Emil/)
    const { page } = await visit('alone', desktop)
    expect(await page.textContent('.welcome')).toMatch(/Let computers take the free seats\. Then start/)
    expect(await page.isVisible('.beside')).toBe(false)
    await page.keyboard.press('?')
    expect(await page.textContent('dialog')).not.toMatch(/become (?!the)/)
  })
})
