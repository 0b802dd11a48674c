import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { changes, ownersOf, playable } from '../../src/playground/page/changes.js'
import { drawnSigns } from '../../src/playground/page/signs.js'
import { hasBrowser, visits } from './page-visit.js'
import type { COMMANDS } from './page-scenes.js'
import { botMessage, hand } from './page-scenes.js'

const names = { user: (id: string) => ({ 101: 'Anna', 102: 'Ben' })[id] ?? '', channel: String, now: () => 0 }
const words = (...lines: string[]) => botMessage('1', [{ type: 10, content: lines.join('\n') }])

describe('what an edit is heard as', () => {
  const owners = ownersOf(
    [words('🔵1 <@101> · 0 tricks', '🟡2 🤖 Bruno · 1 trick', '🟣5 <@102> (by a computer)')],
    names,
  )

  it('knows whose sign is whose from the list of the table', () => {
    expect([...owners]).toEqual([
      ['🔵', 'Anna'],
      ['🟡', 'Bruno'],
      ['🟣', 'Ben'],
    ])
  })

  it('says who played what, and only what is new', () => {
    const before = words('**Your hand**', '🔵♠A → 🟡2', '🟡2 🤖 Bruno to play')
    const after = words('**Your hand**', '🔵♠A 🟡♦D → you', '**Your turn**: follow spades')
    expect(changes(before, after, owners, names)).toBe('Bruno plays queen of diamonds. Your turn: follow spades.')
    expect(changes(after, after, owners, names)).toBe('')
  })

  it('says which cards can be played and which not, in the order of the hand, when that changes', () => {
    const heard = changes(hand('h', false), hand('h', true), owners, names)
    expect(heard).toMatch(/You can play: ten of hearts, queen of clubs.* Not now: clubs? ?.*|Not now: ace of clubs/)
    expect(heard.indexOf('ten of hearts')).toBeLessThan(heard.indexOf('nine of diamonds'))
    expect(playable(hand('h', true))).toMatch(/Not now: ace of clubs, ten of clubs, ace of spades, king of hearts\.$/)
    expect(changes(hand('h', true), hand('h', true), owners, names)).toBe('')
  })
})

describe('signs without a font', () => {
  it('draws every emoji that the bot’s words and sources contain', async () => {
    const files = async (folder: string) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => /\.(ts|json)$/.test(name))
        .map((name) => `${folder}/${name}`)
    const all = [...(await files('src/discord')), ...(await files('assets/locales'))]
    const text = (await Promise.all(all.map((file) => readFile(file, 'utf8')))).join('')
    const emojis = new Set([...text.matchAll(/\p{Emoji_Presentation}|⏱/gu)].map(([sign]) => sign))
    expect(emojis.size).toBeGreaterThan(8)
    expect([...emojis].filter((sign) => !drawnSigns.includes(sign))).toEqual([])
  })
})

describe.runIf(hasBrowser)('the page as it is heard and seen', () => {
  const visit = visits()

  it('names a command for people in the reader’s language, in the menu and above what it opened', async () => {
    const { page, say } = await visit('first', { width: 1280, height: 800 })
    const name_localizations = { 'en-GB': 'Ask along', 'en-US': 'Ask along' }
    const member = { id: '2', application_id: '9', version: '1', type: 2, name: 'Invite', name_localizations }
    say({ type: 'bot', online: true, commands: [member as unknown as (typeof COMMANDS)[number]] })
    await page.locator('#tab-ben').dispatchEvent('contextmenu')
    expect(await page.locator('.person-menu').innerText()).toBe('Ask along')
    await page.keyboard.press('Escape')
    const tell = (id: string, text: string) => {
      say({ type: 'message', viewers: ['anna'], message: botMessage(id, [{ type: 10, content: 'Asked' }]), pings: [], tokenExpires: null, used: { by: 'anna', text } }) // prettier-ignore
    }
    tell('51', 'Invite')
    tell('52', '/doko start')
    const used = (id: string) => page.locator(`.pane:not([hidden]) [data-id="${id}"] .used code`).innerText()
    expect([await used('51'), await used('52')]).toEqual(['Ask along', '/doko start'])
  })

  it('names a card that cannot be played as such, and speaks of an edit only what changed', async () => {
    const { page, say } = await visit('play', { width: 1280, height: 800 })
    await page.keyboard.press('3')
    const label = (id: string) => page.getAttribute(`#pane-clara [data-custom="${id}"]`, 'aria-label')
    expect(await label('♥K')).toBe('♥K, king of hearts, not now')
    expect(await label('♥10')).toBe('♥10, ten of hearts')
    say({ type: 'message', viewers: ['clara'], message: hand('h2', false), pings: [], tokenExpires: null })
    await expect.poll(() => page.textContent('.spoken[role=status]')).toMatch(/^David is to play|Clara is to play/)
    expect(await page.textContent('.spoken[role=status]')).not.toMatch(/Your hand|Picture/)
  })

  it('draws the robot and the clock', async () => {
    const { page, say } = await visit('first', { width: 1280, height: 800 })
    const message = botMessage('9', [{ type: 10, content: '🤖 Bruno ⏱ 90 s' }])
    say({ type: 'message', viewers: ['anna'], message, pings: [], tokenExpires: null })
    await expect.poll(() => page.locator('#pane-anna [data-id="9"] .glyph svg').count()).toBe(2)
    expect(await page.textContent('#pane-anna [data-id="9"] .text')).toBe('🤖 Bruno ⏱ 90 s')
  })
})
