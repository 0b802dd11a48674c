import { describe, expect, it } from 'vitest'
import { presentReview, readReview } from '../../../src/discord/features/review/page.js'
import { heldAt } from '../../../src/discord/features/review/picture.js'
import { cardName, cardText } from '../../../src/discord/look/names.js'
import { seats } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import { reviewOf } from '../../../src/table/review.js'
import type { Review } from '../../../src/table/review.js'
import { playedTable } from '../../support/played-table.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { buttonsOf, people, selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const stored = await playedTable({ preset: 'hausrunde', set: {} }, 4, 'b')
const reviews = [1, 2, 3, 4].map((game) => reviewOf(stored, game)).filter((one): one is Review => one !== null)

describe.each(languages)('a finished deal laid open in %s', (language) => {
  const t = translator(language)

  it('fits at each stage, with pictures and as text only', () => {
    expect(reviews).toHaveLength(4)
    for (const review of reviews)
      for (let stage = 0; stage <= review.tricks.length + 1; stage++)
        for (const size of [1080, null] as const) expectFits(presentReview(review, t, { look: { ...plainLook, size }, stage, running: true })) // prettier-ignore
  })

  it('names all cards that each seat still holds, in both ways', () => {
    for (const review of reviews)
      for (const stage of [0, 1, 7, 12]) {
        const short = textOf(presentReview(review, t, { look: plainLook, stage }))
        const page = presentReview(review, t, { look: plainLook, stage })
        for (const seat of seats)
          for (const card of heldAt(review, seat, stage)) {
            expect(short).toContain(cardText(card, t))
            expect(page.pictures[0]?.alt).toContain(cardName(card, t))
          }
      }
  })
})

describe('the pages of a deal', () => {
  const t = translator('de')
  const [review] = reviews
  if (!review) throw new Error('no deal')
  const at = (stage: number) => presentReview(review, t, { look: plainLook, stage })

  it('lead forwards and back, and each choice names its stage', () => {
    const wanted = (page: ReturnType<typeof at>) =>
      buttonsOf(page).map(({ custom_id, disabled }) => {
        const press = decodePress(custom_id)
        return disabled || press?.do !== 'page' ? null : readReview(press.data, undefined)?.stage
      })
    expect(wanted(at(0))).toEqual([null, 1])
    expect(wanted(at(5))).toEqual([4, 6])
    expect(wanted(at(13))).toEqual([12, null])
    const [stages, games] = selectsOf(at(3))
    expect(stages?.options.map(({ value }) => readReview(`x.1.s`, value)?.stage)).toEqual([...Array(14).keys()])
    expect(games?.options.map(({ value }) => readReview('x.1.g', value))).toEqual(
      [1, 2, 3, 4].map((game) => ({ table: 'x', game, stage: 0 })),
    )
  })

  it('say at the end who laid the rest open, and for whom it counted', () => {
    const [row] = review.view.sheet
    if (!row) throw new Error('no result')
    const { parties } = row.result
    const claimed = {
      ...row,
      result: { ...row.result, rest: { by: 0, for: parties[0], tricks: 5, eyes: 119 } },
    } as const
    const shown = { ...review, view: { ...review.view, sheet: [claimed] } }
    expect(textOf(presentReview(shown, t, { look: plainLook, stage: 13 }))).toContain('legt offen: die letzten 5 Stiche mit 119 Augen') // prettier-ignore
    expect(textOf(at(13))).not.toContain('legt offen')
  })

  it('of a voided game say so at each step, and the choice of games names it', () => {
    const sheet = review.view.sheet.map((row) => ({ ...row, voided: true }))
    const shown = { ...review, view: { ...review.view, sheet }, voided: [1, 3] }
    for (const stage of [0, 4, 13])
      expect(textOf(presentReview(shown, t, { look: plainLook, stage }))).toContain(`**${t('result.voided')}**`)
    expect(textOf(presentReview(shown, t, { look: plainLook, stage: 13 }))).toMatch(/^~~.*= \*\*\+?\d+\*\*~~$/m)
    const labels = selectsOf(presentReview(shown, t, { look: plainLook, stage: 0 }))[1]?.options.map(({ label }) => label) // prettier-ignore
    expect(labels).toEqual(['Spiel 1/4 · gestrichen', 'Spiel 2/4', 'Spiel 3/4 · gestrichen', 'Spiel 4/4'])
  })

  it('that is shown to all has picture, words and alt text, and leads to the same trick, alone', () => {
    const page = presentReview(review, t, { look: plainLook, stage: 5, shownBy: people[0] })
    expectFits(page)
    expect(textOf(page)).toContain(`<@${people[0]}> zeigt eine Stellung:`)
    expect(page.pictures[0]?.alt).toContain(t('alt.hands'))
    expect(selectsOf(page)).toEqual([])
    const [only, ...others] = buttonsOf(page).map(({ custom_id }) => decodePress(custom_id))
    expect(others).toEqual([])
    expect(only?.do === 'page' && readReview(only.data, undefined)).toEqual({
      table: review.view.id,
      game: 1,
      stage: 5,
    })
    const own = presentReview(review, t, { look: plainLook, stage: 5, mayShow: true })
    const press = decodePress(buttonsOf(own).find(({ label }) => label === 'Allen zeigen')?.custom_id ?? '')
    expect(press?.do === 'page' && readReview(press.data, undefined)).toEqual({ table: review.view.id, game: 1, stage: 5, toAll: true }) // prettier-ignore
  })

  it('reach every game of a long match, at most 25 at a time', () => {
    const games = Array.from({ length: 48 }, (_, index) => index + 1)
    const reached = new Set<number>()
    const open = [1]
    for (let game = open.pop(); game !== undefined; game = open.pop()) {
      if (reached.has(game)) continue
      reached.add(game)
      const page = presentReview({ ...review, games, view: { ...review.view, game, games: 48 } }, t, { look: plainLook, stage: 0 }) // prettier-ignore
      expectFits(page)
      const select = selectsOf(page)[1]
      open.push(...(select?.options ?? []).map(({ value }) => Number(value)))
      expect(select?.options.length).toBeLessThanOrEqual(25)
      expect(select?.options.filter((option) => 'default' in option && option.default)).toMatchObject([
        { value: `${game}` },
      ])
    }
    expect([...reached].sort((a, b) => a - b)).toEqual(games)
  })

  it('take nothing from a damaged id', () => {
    for (const data of ['', '.1.0', 'x.y.0', 'x.1.-1', 'x.1.s', 'x.1.g'])
      expect(readReview(data, undefined), data).toBeNull()
    expect(readReview('x.1.s', 'z')).toBeNull()
  })

  it('draw every card once, the trick in brass and what lies behind dim', async () => {
    const model = (stage: number) => {
      const [picture] = at(stage).pictures
      return (JSON.parse(picture?.key ?? '[]') as [string, string, string, number, { hands: { cards: { state: string }[]; ringed: boolean }[] }])[4] // prettier-ignore
    }
    for (let stage = 0; stage <= 13; stage++) {
      const { hands } = model(stage)
      const trick = stage >= 1 && stage <= 12
      for (const { cards } of hands) {
        expect(cards.filter(({ state }) => state === 'now')).toHaveLength(trick ? 1 : 0)
        expect(cards.filter(({ state }) => state === 'gone')).toHaveLength(trick ? stage - 1 : 0)
      }
      expect(hands.filter(({ ringed }) => ringed)).toHaveLength(trick ? 1 : 0)
    }
    expect((await at(6).pictures[0]?.draw())?.length).toBeGreaterThan(1000)
  })

  it('say who exchanged what in an Armut', () => {
    const armut = reviews.find(({ view }) => view.deal?.game === 'armut')
    if (!armut) throw new Error('no Armut')
    expect(textOf(presentReview(armut, t, { look: plainLook, stage: 0 }))).toMatch(/gibt .+ und bekommt .+/)
  })
})
