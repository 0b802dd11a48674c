import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import {
  consentInHand,
  lengthsOf,
  presentAskVoid,
  presentChangeMatch,
} from '../../../src/discord/features/consent/pages.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentClosed, presentEnd } from '../../../src/discord/features/result/end.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { signed } from '../../../src/discord/look/names.js'
import { altSheet } from '../../../src/discord/look/alt.js'
import { sheetText } from '../../../src/discord/look/score-lines.js'
import type { Action, Deal, Seat } from '../../../src/engine/index.js'
import { translator } from '../../../src/i18n/index.js'
import type { Proposal, TableView } from '../../../src/table/view.js'
import { after, begin, ddv, during, finished, people, randomDeal, rowOf, tableView, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'
import { expectFits } from './limits.js'

const hands = [
  'CA CA SA SA HA HA DA DA CT CT ST ST',
  'HT HT DT DT CK CK SK SK HK HK DK DK',
  'CQ CQ SQ SQ HQ HQ DQ DQ C9 C9 S9 S9',
  'CJ CJ SJ SJ HJ HJ DJ DJ H9 H9 D9 D9',
].map((hand) => hand.split(' ')) as Parameters<typeof begin>[1]
const acts = (...list: readonly (readonly [Seat, Action['type']])[]): Action[] =>
  list.map(([seat, type]) => ({ seat, type }) as Action)
const solo: Deal = after(
  begin(ddv, hands),
  { type: 'reserve', kind: 'fleischlos', seat: 0 },
  ...acts([1, 'healthy'], [2, 'healthy'], [3, 'healthy']),
)
const claimed = after(solo, ...acts([0, 'claim']))
const t = translator('en')
const look = plainLook
const text = (page: unknown): string => JSON.stringify(page)
const hand = (deal: Deal, seat: Seat, mode?: 'claim'): string =>
  text(presentHand(during(deal, seat), t, { look, ...(mode ? { mode } : {}) }))

describe('ending a game early', () => {
  it('is offered in green where nothing can be lost, and says what it does before it is done', () => {
    expect(hand(solo, 0)).toContain('The rest is mine …')
    expect(hand(solo, 1)).not.toContain('The rest')
    const asks = hand(solo, 0, 'claim')
    expect(asks).toContain('nobody can decline')
    for (const label of ['Claim the rest', 'Give up', 'Back']) expect(asks).toContain(`"label":"${label}"`)
  })

  it('shows everybody the open cards, in hands and in the channel, and asks who is to answer', () => {
    const channel = text(presentTable(during(claimed, 'spectator'), t, { look }))
    expect(channel).toContain('gets every remaining trick: that cannot fail')
    for (const page of [channel, hand(claimed, 2)]) expect(page).toContain('shows: ')
    expect(hand(claimed, 1)).toContain('"label":"Nothing to call"')
    expect(hand(claimed, 1)).not.toContain('"label":"Play on"')
    expect(hand(claimed, 0)).toContain('"label":"Take it back"')
    const agreed = after(claimed, ...acts([1, 'agree']))
    expect(hand(agreed, 1)).toContain('No answer of yours is missing.')
    expect(hand(claimed, 0)).toContain('Your hand lies open now.')
    expect(channel).toMatch(/🟡2 .* and .* are asked/)
    const [last] = [presentTable(during(agreed, 'spectator'), t, { look })]
    expect(textOf(last)).not.toContain('🟡2 <@100000000000000002> and')
  })

  it('of what may fail asks for consent', () => {
    const normal = after(
      begin(ddv, hands),
      ...acts([0, 'healthy'], [1, 'healthy'], [2, 'healthy'], [3, 'healthy'], [0, 'claim']),
    )
    for (const label of ['Yes', 'No, play on']) expect(hand(normal, 3)).toContain(`"label":"${label}"`)
    expect(text(presentTable(during(normal, 'spectator'), t, { look }))).toContain(
      'Without an answer the game goes on.',
    )
  })

  it('is told in the result', () => {
    const over = after(claimed, ...acts([1, 'agree'], [2, 'agree'], [3, 'agree']))
    const row = rowOf(finished(over), 1)
    const page = text(presentResult(tableView({ status: 'between', sheet: [row] }), t, { look }))
    expect(page).toContain('claimed the rest: the last 12 tricks with 240 card points are for Re')
    const given = after(solo, ...acts([0, 'give-up'], [1, 'agree'], [2, 'agree'], [3, 'agree']))
    const lost = tableView({ status: 'between', sheet: [rowOf(finished(given), 1)] })
    expect(text(presentResult(lost, t, { look }))).toContain('gave up: the last 12 tricks')
  })
})

const played = [...randomDeal(ddv, 'consent')].at(-1) as Deal
const row = rowOf(finished(played), 1)
const proposal: Proposal = { wish: { kind: 'void', game: 1 }, by: people[0], since: 50, yes: [people[0]] }
const view = (changes: Partial<TableView> = {}): TableView => during(solo, 0, { sheet: [row], games: 8, ...changes })

describe('what takes everybody’s consent', () => {
  it('offers a round or two more or fewer, and each finished game to void', () => {
    expect(lengthsOf(view({ games: 8 }))).toEqual([12, 16, 4])
    expect(lengthsOf(view({ games: 3 }))).toEqual([4, 7, 8])
    expect(lengthsOf(view({ games: 47 }))).toEqual([48, 44, 43, 40])
    expect(text(presentChangeMatch(view({ games: 3 }), t))).toContain(
      'With 4 and 8 games everybody deals equally often.',
    )
    expect(lengthsOf(view({ games: 20, places: [...view().places, null] }))).toEqual([25, 30, 15, 10])
    const page = text(presentChangeMatch(view(), t))
    for (const label of ['Prolong to 12', 'Prolong to 16', 'Shorten to 4']) expect(page).toContain(`"label":"${label}"`)
    expect(page).toContain('"value":"1"')
    expect(text(presentChangeMatch(view({ sheet: [{ ...row, voided: true }] }), t))).not.toContain('"value":"1"')
  })

  it('stands in the channel and in hands with who is missing, until somebody has answered', () => {
    const asked = view({ proposal })
    const channel = text(presentTable({ ...asked, viewer: 'spectator', place: null }, t, { look }))
    expect(channel).toContain(`<@${people[0]}> asks: Void game 1?`)
    for (const label of ['Yes', 'No']) expect(channel).toContain(`"label":"${label}"`)
    expect(consentInHand(asked, t).rows).toEqual([])
    expect(consentInHand(during(solo, 1, { proposal }), t).rows).toHaveLength(1)
    expect(text(presentChangeMatch(asked, t))).toContain('Void game 1?')
    expect(text(presentResult(view({ status: 'between', proposal }), t, { look }))).toContain('Void game 1?')
  })

  it('says before anybody is asked what it is to void a game: who won it, and whose points go', () => {
    const page = text(presentAskVoid(view(), row, t))
    expect(page).toContain('Void game 1?')
    expect(page).toContain(`<@${people[1]}>`)
    const points = [0, 1, 2, 3].map((seat) => finished(played).points[seat as Seat])
    for (const one of points) expect(page).toContain(`**${signed(one)}**`)
    for (const label of ['Ask all', 'Back']) expect(page).toContain(`"label":"${label}"`)
    expect(text(presentAskVoid(view({ places: [view().places[0] ?? null, null, null, null] }), row, t))).toContain(
      'Void it',
    )
  })

  it('can be answered in the hand in every phase, like a vote, until it is: who asks, who is missing, yes and no', () => {
    const closeVote = { yes: [people[1]], no: [] }
    const labels = (page: unknown) => [...text(page).matchAll(/"label":"(Yes|No)"/g)].map(([, label]) => label)
    for (const deal of [begin(ddv, hands), solo, claimed, played]) {
      const shown = (changes: Partial<TableView>) =>
        presentHand(during(deal, 2, { status: deal === played ? 'between' : 'playing', sheet: [row], ...changes }), t, {
          look,
        })
      const asked = shown({ closeVote, proposal })
      expect(text(asked)).toContain(`<@${people[1]}> asks: End the match? 1 for, 0 against, 2 still missing: `)
      expect(text(asked)).toContain(`<@${people[0]}> asks: Void game 1?`)
      expect(labels(asked)).toEqual(['Yes', 'No', 'Yes', 'No'])
      expectFits(asked)
      expect(labels(shown({ closeVote: { yes: [people[1]], no: [people[2]] } }))).toEqual([])
    }
    const both = text(presentTable({ ...view({ proposal, closeVote }), viewer: 'spectator', place: null }, t, { look }))
    expect(both.indexOf('End the match?')).toBeLessThan(both.indexOf('vote-yes'))
    expect(both.indexOf('vote-no')).toBeLessThan(both.indexOf('Void game 1?'))
    expect(both.indexOf('Void game 1?')).toBeLessThan(both.indexOf('d1:consent'))
  })

  it('another round is offered once the last game has begun', () => {
    const last = text(presentTable(view({ game: 8 }), t, { look }))
    expect(last).toContain('This is the last game.')
    expect(last).toContain('"label":"Another round?"')
    expect(text(presentTable(view({ game: 7 }), t, { look }))).not.toContain('Another round?')
  })

  it('a voided game is struck through on the sheet and in its result, in words and in the picture', () => {
    const struck = view({ status: 'between', sheet: [{ ...row, voided: true }] })
    expect(altSheet(struck.sheet, t)).toContain('Game 1, void:')
    expect(sheetText(struck, t)).toMatch(/~~Game 1: .*~~ void/)
    const result = textOf(presentResult(struck, t, { look }))
    expect(result).toContain('### Void by everybody’s consent: counts for nobody')
    expect(result).toMatch(/^\*\*~~🏆 .*~~\*\*$/m)
    expect(result.match(/~~\*\*[+−0]\d*\*\*~~/g)).toHaveLength(4)
    expect(presentResult(struck, t, { look }).pictures[0]?.alt).toMatch(/^Void by everybody’s consent/)
    const own = textOf(presentResult(struck, t, { look, own: 0, bare: true }))
    expect(own).toMatch(/^### ~~You \*\*[+−]\d+\*\*~~$/m)
  })

  it('a voided last game is struck through at the end of the match too, which says how many were', () => {
    const end = textOf(presentEnd(view({ status: 'over', sheet: [{ ...row, voided: true }] }), t, { look }))
    expect(end).toContain('After 1 game, 1 of them void · Game 1 is void and does not count.')
    expect(end).toMatch(/^-# ~~Game 1: .*~~$/m)
    const closed = textOf(presentClosed(view({ status: 'closed', sheet: [{ ...row, voided: true }] }), t, { look }))
    expect(closed).toContain('1 of 8 games was finished, one of them is void.\nGame 1 is void')
    expect(closed).not.toContain('and counts')
  })
})
