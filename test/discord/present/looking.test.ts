import { describe, expect, it } from 'vitest'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentMore } from '../../../src/discord/features/people/pages.js'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { inOrderOf } from '../../../src/discord/look/hand-order.js'
import { contractsOf, legalActions, seats, trumpsIn, viewOf } from '../../../src/engine/index.js'
import type { Action, RuleSet } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import {
  after,
  begin,
  buttonsOf,
  ddv,
  during,
  finished,
  nodesOf,
  randomDeal,
  rowOf,
  selectsOf,
  textOf,
} from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const healthy: Action[] = seats.map((seat) => ({ seat, type: 'healthy' }))
const hands = [
  ['CQ', 'CQ', 'SQ', 'HJ', 'DA', 'DT', 'SA', 'ST', 'CA', 'CK', 'HK', 'H9'],
  ['HT', 'HQ', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'SA', 'S9', 'CA', 'CT', 'HA'],
  ['HT', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'SK', 'ST', 'C9', 'CK', 'HK'],
  ['DQ', 'DJ', 'DK', 'D9', 'S9', 'SK', 'C9', 'CJ', 'CT', 'HA', 'SJ', 'H9'],
] as const
const dealt = begin(ddv, hands, 3)
const order = (kind?: string) => {
  const view = during(dealt, 0)
  const known = selectsOf(presentHand(view, t, { look }))[0]?.options ?? []
  const picked = legalActions(dealt, 0).flatMap((act) =>
    act.type === 'reserve' && act.kind === kind ? [act.kind] : [],
  )
  const [one] = picked
  const page = presentHand(view, t, one ? { look, mode: 'confirm', kind: one } : { look })
  return { page, known, foot: textOf(page).split('\n').at(-1) ?? '' }
}

describe('a reservation that is looked at before it is declared', () => {
  it('shows the hand in the order of that game, in words and in the picture', () => {
    const usual = order()
    expect(usual.foot).toBe('Trumpf: ♣D ♣D ♠D ♥B ♦A ♦10 · Fehl: ♣A ♣K ♠A ♠10 ♥K ♥9')
    expect(order('damensolo').foot).toBe('Trumpf: ♣D ♣D ♠D · Fehl: ♣A ♣K ♠A ♠10 ♥K ♥B ♥9 ♦A ♦10')
    expect(order('fleischlos').foot).toBe('Fehl: ♣A ♣K ♣D ♣D ♠A ♠10 ♠D ♥K ♥B ♥9 ♦A ♦10')
    expect(order('damensolo').page.pictures[0]?.key).not.toBe(usual.page.pictures[0]?.key)
    expect(order('damensolo').page.pictures[0]?.alt).toContain('Kreuz-Dame, Kreuz-Dame, Pik-Dame, Kreuz-Ass')
  })

  it('goes from one choice to another and back, each in its own order', () => {
    const usual = order()
    for (const { value } of usual.known) {
      const { page, foot } = order(value)
      expectFits(page)
      expect(selectsOf(page)[0]?.options.map((option) => option.value)).toEqual(
        usual.known.map((option) => option.value),
      )
      expect(buttonsOf(page).map(({ custom_id }) => decodePress(custom_id)?.do)).toEqual(['reserve', 'refresh'])
      if (value === 'hochzeit') expect(foot).toBe(usual.foot)
    }
    expect(order().foot).toBe(usual.foot)
  })

  it('asks for every reservation, and for none that may not be declared any more', () => {
    const after1 = after(dealt, ...healthy)
    const late = presentHand(during(after1, 0), t, { look, mode: 'confirm', kind: 'damensolo' })
    expect(buttonsOf(late).some(({ custom_id }) => decodePress(custom_id)?.do === 'reserve')).toBe(false)
    const other = presentHand(during(dealt, 1), t, { look, mode: 'confirm', kind: 'damensolo' })
    expect(buttonsOf(other).some(({ custom_id }) => decodePress(custom_id)?.do === 'reserve')).toBe(false)
  })

  it('shows what was chosen in advance in its order, too', () => {
    const page = presentHand(
      during(dealt, 2, { declarable: ['damensolo'], advance: { type: 'reserve', kind: 'damensolo' } }),
      t,
      { look },
    )
    expect(textOf(page)).toContain('Trumpf: ♥D ♦D · Fehl:')
  })

  it.each(['ddv', 'norsk', 'hausrunde', 'willi'] as const)(
    '%s: stands as the engine sorts it once the game runs',
    (preset) => {
      const rules: RuleSet = { preset, set: {} }
      for (const kind of contractsOf(rules)) {
        if (kind === 'normal') continue
        const started = [...randomDeal(rules, `order ${preset}`)][0]
        if (!started) throw new Error('no deal')
        const view = viewOf(started, 0)
        expect(inOrderOf(view, kind).trumps.filter((card) => trumpsIn(rules, kind).includes(card))).toEqual(
          inOrderOf(view, kind).trumps,
        )
        const act = legalActions(started, 0).find((action) => action.type === 'reserve' && action.kind === kind)
        if (!act) continue
        const played = [1, 2, 3].reduce(
          (deal, seat) => {
            const said = legalActions(deal, seat as 1).find(({ type }) => type === 'healthy')
            return said ? after(deal, said) : deal
          },
          after(started, act),
        )
        const now = viewOf(played, 0)
        if (now.game === kind) expect(inOrderOf(view, kind).hand).toEqual(now.hand)
      }
    },
  )
})

describe('calls', () => {
  const playing = after(dealt, { seat: 0, type: 'healthy' }, ...healthy.slice(1))
  const calls = (call?: 'keine90' | 're', seat: 0 | 1 = 0) =>
    presentHand(during(playing, seat), t, { look, mode: 'calls', ...(call && { call }) })

  it('have their price beside their buttons; what skips a level stands apart and asks once more', () => {
    const page = calls()
    expectFits(page)
    const sections = nodesOf(page).filter(({ accessory }) => accessory !== undefined)
    const offered = during(playing, 0).deal?.calls ?? []
    expect(sections).toHaveLength(offered.length)
    expect(buttonsOf(page).map(({ custom_id }) => decodePress(custom_id)?.do)).toEqual(['announce', ...offered.slice(1).map(() => 'weigh'), 'refresh']) // prettier-ignore
    for (const { label } of buttonsOf(page)) expect((label ?? '').length).toBeLessThanOrEqual(12)
    const text = textOf(page)
    expect(text.indexOf('**Re**: ')).toBeLessThan(text.indexOf('**Mehr auf einmal'))
    expect(text.indexOf('**Mehr auf einmal')).toBeLessThan(text.indexOf('**Keine 90**: '))
  })

  it('that are high are said by a further press, or not at all', () => {
    const page = calls('keine90')
    expectFits(page)
    expect(textOf(page)).toContain('**Keine 90 ansagen?**')
    expect(textOf(page)).toContain('sagt Re gleich mit')
    expect(buttonsOf(page).map(({ custom_id }) => decodePress(custom_id)?.do)).toEqual(['announce', 'calls'])
  })

  it('ask about nothing that is the next level by now, or may no longer be said', () => {
    const raised = after(playing, { seat: 0, type: 'announce', call: 're' })
    const next = presentHand(during(raised, 0), t, { look, mode: 'calls', call: 'keine90' })
    expect(textOf(next)).not.toContain('ansagen?** Das')
    expect(buttonsOf(next).map(({ custom_id }) => decodePress(custom_id)?.do)[0]).toBe('announce')
    expect(textOf(calls('re'))).not.toContain('ansagen?** Das')
  })

  it.each(languages)('fit in every preset in %s', (language) => {
    for (const preset of ['ddv', 'norsk', 'hausrunde', 'willi'] as const)
      for (const deal of randomDeal({ preset, set: {} }, 'calls'))
        for (const seat of seats) {
          const view = during(deal, seat)
          for (const option of [undefined, ...(view.deal?.calls ?? [])])
            expectFits(
              presentHand(view, translator(language), { look, mode: 'calls', ...(option && { call: option.call }) }),
            )
        }
  })
})

describe('the standing of everybody while a match runs', () => {
  const over = [...randomDeal(ddv, 'standing')].at(-1)
  const result = over && finished(over)
  const five = [...['1', '2', '3', '4', '5'].map((n) => ({ kind: 'person' as const, user: `10000000000000000${n}` }))]
  const match = (rules: RuleSet) => {
    if (!result) throw new Error('no result')
    return {
      places: five,
      seating: [1, 2, 3, 4] as const,
      totals: [7, -2, 4, 4, 0],
      sheet: [rowOf(result, 1)],
      rules,
      game: 2,
    }
  }

  it('stands in the hand, at the table and for those who sit out, best first, ties on one place', () => {
    const playing = after(dealt, ...healthy)
    const line = '-# **Stand:** 👑 🔵1: **+7** · 🟠3: **+4** · ⚪4: **+4** · 🟣5: **0** · 🟡2: **−2**'
    expect(textOf(presentHand(during(playing, 0, match(ddv)), t, { look }))).toContain(line)
    expect(textOf(presentTable(during(playing, 'spectator', match(ddv)), t, { look }))).toContain(line)
    const out = during(playing, 'spectator', { ...match(ddv), place: 0 })
    expect(textOf(presentHand(out, t, { look }))).toContain(line)
  })

  it('has the fewest in front where minus points are counted', () => {
    const willi = match({ preset: 'willi', set: {} })
    const page = presentMore(during(after(dealt, ...healthy), 0, { ...willi, totals: [7, 2, 4, 4, 0] }), t)
    const names = [...textOf(page).matchAll(/^\*\*(\d)\.\*\* (\S+) <@\d+> \*\*(\d)\*\*( 👑)?$/gm)].map(([, rank, mark, total, crown]) => `${rank} ${mark} ${total}${crown ?? ''}`) // prettier-ignore
    expect(names).toEqual(['1 🟣5 0 👑', '2 🟡2 2', '3 🟠3 4', '3 ⚪4 4', '5 🔵1 7'])
  })

  it('is not there before the first result, and More says so', () => {
    const view = during(after(dealt, ...healthy), 0)
    expect(textOf(presentHand(view, t, { look }))).not.toContain('Stand:')
    expect(textOf(presentMore(view, t))).toContain('Noch ist kein Spiel zu Ende.')
  })
})
