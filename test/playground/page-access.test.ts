import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { COMMANDS, FORM } from './page-scenes.js'
import { hasBrowser, visits } from './page-visit.js'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong: the rule and where it is broken. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target.join(' ') + ': ' + (any[0]?.message ?? ''))))`,
  )
}

describe.runIf(hasBrowser)('the page for people who hear it or see it otherwise', () => {
  const visit = visits()

  it.each(['first', 'lobby', 'play', 'five'])(
    'breaks no rule of axe, light and dark, wide and narrow, with panes and drawer: %s',
    async (scene) => {
      for (const scheme of ['light', 'dark'] as const) {
        const { page } = await visit(scene, { width: 360, height: 740, scheme })
        expect(await violations(page), `phone, ${scheme}`).toEqual([])
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(await violations(page), `desktop, ${scheme}`).toEqual([])
        await page.click('.tool:last-child')
        await page.waitForSelector('.drawer:not([hidden])')
        expect(await violations(page), `drawer, ${scheme}`).toEqual([])
        await page.click('.beside')
        expect(await violations(page), `panes and drawer, ${scheme}`).toEqual([])
        await page.setViewportSize({ width: 360, height: 740 })
        expect(await violations(page), `drawer on a phone, ${scheme}`).toEqual([])
      }
    },
  )

  it.each(['light', 'dark'] as const)('breaks none in its dialogs either, wide and narrow: %s', async (scheme) => {
    const { page, say } = await visit('first', { width: 1280, height: 800, scheme })
    const member = { id: '2', application_id: '9', version: '1', type: 2, name: 'Invite', description: '' }
    say({ type: 'bot', online: true, commands: [...COMMANDS, member as unknown as (typeof COMMANDS)[number]] })
    const openers: Readonly<Record<string, () => Promise<void> | void>> = {
      help: () => page.keyboard.press('?'),
      menu: () => page.locator('#tab-ben').dispatchEvent('contextmenu'),
      form: () => {
        say({ type: 'modal', viewer: 'anna', interaction: 'i1', modal: FORM })
      },
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      for (const [name, open] of Object.entries(openers)) {
        await open()
        await page.waitForSelector('dialog[open]')
        expect(await violations(page), `${name}, ${String(width)} px`).toEqual([])
        await page.keyboard.press('Escape')
        await page.waitForSelector('dialog[open]', { state: 'detached' })
      }
    }
  })
})
