import { describe, expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { hasBrowser, visits } from './page-visit.js'

const desktop = { width: 1280, height: 800 }
const send = '.pane:not([hidden]) .send'
const field = '.pane:not([hidden]) .line input'
const rooms = '.pane:not([hidden]) .rooms'

describe.runIf(hasBrowser)('two pages at once', () => {
  const visit = visits()

  it('speak each its own language, on the page and in what the bot answers, also after the other one changes', async () => {
    const stage = await startStage()
    const at = { address: stage.playground.url }
    const { page: german } = await visit(at, { ...desktop, locale: 'de-DE' })
    await expect.poll(() => german.textContent(send)).toBe('Senden')
    const { page: english } = await visit(at, { ...desktop, locale: 'en-GB' })
    await expect.poll(() => english.textContent(send)).toBe('Send')
    await english.fill(field, '/doko help ')
    await english.press(field, 'Control+Enter')
    await english.waitForSelector('.pane:not([hidden]) .message.private :text("Doppelkopf")')
    await expect.poll(() => english.textContent('.pane:not([hidden]) .message.private')).toMatch(/\b(the|your|cards)\b/)
    await english.click('.tool.language')
    expect(await german.textContent(send)).toBe('Senden')
    expect(await german.getAttribute('html', 'lang')).toBe('de')
    await german.reload()
    await expect.poll(() => german.textContent(send)).toBe('Senden')
  })

  it('show each its own channel, and keep it through a reload', async () => {
    const stage = await startStage()
    const at = { address: stage.playground.url }
    const { page: one } = await visit(at, desktop)
    const { page: other } = await visit(at, desktop)
    const shown = (page: typeof one) =>
      page.evaluate<string>(`document.querySelector('${rooms}').selectedOptions[0].textContent`)
    await one.selectOption(rooms, { label: '# lounge' })
    await expect.poll(() => one.evaluate(`sessionStorage.getItem('playground-channel')`)).not.toBe(null)
    await expect.poll(() => shown(one)).toBe('# lounge')
    expect(await shown(other)).toBe('# card-table')
    await one.reload()
    await one.waitForSelector('.pane')
    await expect.poll(() => shown(one)).toBe('# lounge')
    await other.reload()
    await other.waitForSelector('.pane')
    await expect.poll(() => shown(other)).toBe('# card-table')
  })
})
