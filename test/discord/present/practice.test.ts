import { describe, expect, it } from 'vitest'
import { presentHelp } from '../../../src/discord/features/help/page.js'
import { presentOffer } from '../../../src/discord/features/learn/offer.js'
import { presentAskLeave, presentLeft } from '../../../src/discord/features/people/pages.js'
import { presentPractice } from '../../../src/discord/features/practice/page.js'
import { resultOf, turnOf } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { tipOf } from '../../../src/players/index.js'
import { expectFits } from './limits.js'
import { buttonsOf, during, finished, randomDeal, rowOf, tableView, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const kind = 'practice'
const deals = [
  ...randomDeal({ preset: 'ddv', set: {} }, 'practice'),
  ...randomDeal({ preset: 'hausrunde', set: {} }, 'practice'),
]

describe.each(languages)('a practice table in %s', (language) => {
  const t = translator(language)

  it('fits at every moment, with and without a tip, with pictures and as text only', () => {
    for (const deal of deals) {
      const result = resultOf(deal)
      const sheet = result && result.game !== 'redeal' ? [rowOf(result, 1)] : []
      const view = during(deal, 0, { kind, games: 4, game: 1, sheet, status: sheet.length > 0 ? 'between' : 'playing' })
      for (const size of [1080, null] as const) {
        const look = { ...plainLook, size }
        const page = presentPractice(view, t, { look, tip: view.deal && tipOf(view.deal) })
        expectFits(page)
        expectFits(presentPractice(view, t, { look, mode: 'calls' }))
        if (size === null) expect(page.pictures).toEqual([])
        expect(textOf(page)).toContain(t('practice.name'))
      }
    }
    for (const page of [
      presentOffer(t),
      presentHelp(t),
      presentLeft(tableView({ kind }), tableView({ kind }), t),
      presentAskLeave(tableView({ kind }), t),
    ])
      expectFits(page)
  })

  it('offers a tip exactly while its owner has something to decide, and says it in words', () => {
    for (const deal of deals) {
      if (turnOf(deal) === null) continue
      const view = during(deal, 0, { kind })
      const shown = presentPractice(view, t, { look: plainLook })
      const tip = buttonsOf(shown).find(({ label }) => label === t('button.tip'))
      expect(tip?.disabled !== true).toBe(turnOf(deal) === 0)
      const told = view.deal && tipOf(view.deal)
      if (turnOf(deal) === 0)
        expect(textOf(presentPractice(view, t, { look: plainLook, tip: told }))).toContain('💡 **')
    }
  })

  it('ends with what it came to, and says that nothing counts', () => {
    const last = deals.findLast((deal) => resultOf(deal) !== null)
    if (!last) throw new Error('no deal')
    const view = during(last, 0, { kind, games: 1, game: 1, sheet: [rowOf(finished(last), 1)], status: 'over' })
    const page = presentPractice(view, t, { look: plainLook })
    expectFits(page)
    expect(buttonsOf(page).map(({ label }) => label)).toEqual(['button.practice', 'button.why', 'button.review', 'button.sheet'].map((key) => t(key as 'button.why'))) // prettier-ignore
  })
})
