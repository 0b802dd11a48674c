import { describe, expect, it } from 'vitest'
import { greeting } from './page-mock.js'
import { hasBrowser, visits } from './page-visit.js'

const desktop = { width: 1280, height: 800 }
const rooms = [
  { id: '7', name: 'card-table', parent: null },
  { id: '8', name: 'lounge', parent: null },
]
const pane = '.pane:not([hidden])'

describe.runIf(hasBrowser)('what happens where the page does not look', () => {
  const visit = visits()

  it('tells of a turn in another room at the person, at the room and in the line above the box, and leads there', async () => {
    const { page, say, heard } = await visit('first', desktop)
    say({ type: 'rooms', rooms })
    say({ type: 'turns', turns: { '8': ['ben'] } })
    await expect.poll(() => page.textContent(`${pane} .hint`)).toMatch(/It is Ben’s turn in #lounge/)
    expect(await page.textContent('#tab-ben .badge')).toMatch(/to play in #lounge/)
    expect(await page.textContent(`${pane} .rooms`)).toMatch(/lounge · Ben is to play/)
    await page.click(`${pane} .hint .button`)
    await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'open', channel: '8', as: 'ben' })
    await page.waitForSelector('#pane-ben:not([hidden])')
    expect(await page.title()).toMatch(/Ben/)
    expect(await page.textContent('#pane-ben .hint')).toMatch(/It is your turn in #lounge/)
  })

  it('says nothing of another room to whoever has something to do here', async () => {
    const { page, say } = await visit('play', desktop)
    say({ type: 'rooms', rooms })
    say({ type: 'turns', turns: { '7': ['clara'], '8': ['clara'] } })
    await page.keyboard.press('3')
    await page.waitForSelector('#pane-clara:not([hidden])')
    expect(await page.textContent('#pane-clara .hint')).not.toMatch(/lounge/)
    expect(await page.getAttribute('#tab-clara .badge', 'class')).toBe('badge turn')
  })

  it('says once that the program was started anew, also to a page that is loaded again', async () => {
    const { page, say } = await visit('play', desktop)
    const told = () => page.locator(`${pane} .page-note`, { hasText: 'started anew' }).count()
    expect(await told()).toBe(0)
    say({ ...greeting('first'), session: 'other', run: 'two' })
    await expect.poll(told).toBe(1)
    expect(await page.isVisible(`${pane} .welcome`)).toBe(true)
    say({ ...greeting('first'), session: 'other', run: 'two' })
    await expect.poll(told).toBe(0)
    await page.reload()
    await page.waitForSelector('.pane')
    await expect.poll(told).toBe(1)
  })
})
