import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentLastTrick } from '../../../src/discord/features/play/last-trick.js'
import { presentWhoSaid } from '../../../src/discord/features/play/said.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { presentWhy } from '../../../src/discord/features/result/why.js'
import { cardName, cardText } from '../../../src/discord/look/names.js'
import type { Page } from '../../../src/discord/road/message.js'
import { cards, presetIds, seats, viewOf } from '../../../src/engine/index.js'
import type { Card, Deal, PresetId } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { T } from '../../../src/i18n/index.js'
import type { TableView } from '../../../src/table/view.js'
import { expectFits } from './limits.js'
import { during, everythingIn, finished, randomDeal, rowOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const look = plainLook

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The ways in which a card may stand in a page, as `♥10`, in words, or as in a picture's model, found in one go. */
const searches = new Map(
  languages.map((language) => {
    const t = translator(language)
    const faces = new Map<string, Card>()
    for (const card of cards)
      for (const form of [cardText(card, t), cardName(card, t), `"${card}"`]) faces.set(form, card)
    const longestFirst = [...faces.keys()].sort((a, b) => b.length - a.length)
    return [language, { faces, pattern: new RegExp(longestFirst.map(escaped).join('|'), 'gu') }] as const
  }),
)

/** The faces that a text names. */
function facesIn(text: string, t: T): Card[] {
  const search = searches.get(t.language)
  if (!search) throw new Error(`no search for ${t.language}`)
  const found = new Set(text.match(search.pattern) ?? [])
  return [...found].flatMap((form) => search.faces.get(form) ?? [])
}

/** Faces that a text names and that are not among the known ones. */
const unknownIn = (text: string, known: ReadonlySet<Card>, t: T): Card[] =>
  facesIn(text, t).filter((card) => !known.has(card))

/** The cards that everybody has seen. */
const seen = (deal: Deal): Set<Card> => {
  const { tricks, trick } = viewOf(deal, 'spectator')
  return new Set([...tricks.flatMap((done) => done.cards), ...(trick?.cards ?? [])])
}

function publicPages(view: TableView, t: T): Page[] {
  const pages = [presentTable(view, t, { look, since: 1_700_000_000 }), presentLastTrick(view, t, { look })]
  if (view.sheet.length === 0) return pages
  return [...pages, presentWhoSaid(view, t), presentResult(view, t, { look }), presentWhy(view, t)]
}

describe.each(presetIds)('every page over random deals by the rules %s', (preset: PresetId) => {
  const rules = { preset, set: {} }

  it('fits, tells the channel nothing of hidden cards, and a hand nothing of other hands', () => {
    let steps = 0
    const leaks: Card[] = []
    for (let number = 0; number < 50; number++) {
      const t = translator(languages[number % languages.length] ?? 'de')
      for (const deal of randomDeal(rules, `${preset} ${number}`)) {
        steps++
        const spectator = during(deal, 'spectator')
        const over = spectator.deal?.phase === 'over' && finished(deal).game !== 'redeal'
        const view = over ? { ...spectator, status: 'between' as const, sheet: [rowOf(finished(deal))] } : spectator
        const known = seen(deal)
        const pages = publicPages(view, t)
        leaks.push(...unknownIn(pages.map(everythingIn).join(), known, t))
        if (steps % 10 !== 0 && !over) continue
        pages.forEach(expectFits)
        const own = during(deal, seats[steps % 4] ?? 0)
        const hand = presentHand(own, t, { look })
        expectFits(hand)
        expectFits(presentHand(own, t, { look, mode: 'calls' }))
        const mine = new Set([...known, ...(own.deal?.hand ?? [])])
        if (own.deal?.phase === 'playing') expect(unknownIn(everythingIn(hand), mine, t)).toEqual([])
      }
    }
    expect(leaks).toEqual([])
    expect(steps).toBeGreaterThan(50 * 10)
  })
})

describe('the search for faces', () => {
  it('finds those of a hand in its text, its alt text and its picture', () => {
    for (const language of languages) {
      const t = translator(language)
      const [deal] = randomDeal({ preset: 'ddv', set: {} }, 'control')
      if (!deal) throw new Error('no deal')
      const view = during(deal, 0)
      const page = presentHand(view, t, { look })
      const [picture] = page.pictures
      for (const text of [JSON.stringify(page.components[0]), picture?.alt ?? '', picture?.key ?? ''])
        for (const card of view.deal?.hand ?? []) expect(facesIn(text, t)).toContain(card)
    }
  })
})
