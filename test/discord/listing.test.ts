import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { presentHelp } from '../../src/discord/features/help/page.js'
import { translator } from '../../src/i18n/index.js'
import { textOf } from './present/support.js'

const assets = path.resolve(import.meta.dirname, '../../assets')
const sizeOf = (name: string): readonly [number, number] => {
  const bytes = readFileSync(path.join(assets, 'listing', name))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('what whoever lists the bot needs', () => {
  it('is an icon and a banner of the sizes that Discord takes, drawn by the program', () => {
    expect(sizeOf('icon.png')).toEqual([1024, 1024])
    expect(sizeOf('banner.png')).toEqual([1360, 480])
  })

  it('is a policy, terms, descriptions in three languages and the steps of a review, with what was not done', () => {
    for (const name of ['privacy.md', 'terms.md']) expect(existsSync(path.join(assets, 'docs', name))).toBe(true)
    const listing = readFileSync(path.join(assets, 'docs/listing.md'), 'utf8')
    for (const language of ['English', 'Deutsch', 'Norsk']) {
      const short = new RegExp(`\\*\\*${language}:\\*\\* (.+)`).exec(listing)?.[1] ?? ''
      expect(short.length).toBeGreaterThan(40)
      expect(short.length).toBeLessThanOrEqual(120)
      expect(listing).toContain(`### ${language}\n`)
    }
    expect(listing.match(/\*\*not done\*\*/g)?.length).toBeGreaterThanOrEqual(4)
  })
})

describe('an address for help', () => {
  it.each(['de', 'en', 'no'] as const)('stands in the help, in %s, and only where there is one', (language) => {
    const t = translator(language)
    expect(textOf(presentHelp(t, 'https://example.org/help'))).toContain('<https://example.org/help>')
    expect(textOf(presentHelp(t, 'doko@example.org'))).toContain(': doko@example.org')
    expect(textOf(presentHelp(t))).not.toContain(t('help.address', { address: '' }).trim())
  })
})
