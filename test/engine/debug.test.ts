import { expect, test } from 'vitest'
import { showDeal, showTrick, showView } from '../../src/engine/debug.js'
import { finishDeal, presets, resultOf, startMatch, viewOf } from '../../src/engine/index.js'
import type { DealResult } from '../../src/engine/index.js'
import { showMatch } from '../support/show.js'
import { begin, firstCards, handsOf, healthy, run } from './table.js'

const hands = handsOf(
  'CQ HT SQ SQ CJ DA DT CA CT SA SK HA',
  'CQ HT HQ HQ SJ DK DK CA CK SA S9 HA',
  'CJ SJ HJ HJ DQ D9 DA CT CK ST SK HK',
  'DQ DJ DJ D9 DT C9 C9 S9 ST H9 H9 HK',
)
const start = begin({ rules: presets.ddv, dealer: 3, hands })
const playing = run(start, ...healthy, '0 CA', '1 CK', '2 CT', '0 re', '3 C9', '0 SA', '1 S9').deal
const house = begin({ rules: { preset: 'hausrunde', set: { schmeissenKings: 1 } }, dealer: 3, hands, bock: 2 })
const redeal = run(house, '0 vorbehalt schmeissen', ...healthy.slice(1)).deal

test('a deal shows all hands by the ranks of the game, whose turn it is, what was said, and the tricks', () => {
  expect(`\n${showDeal(playing)}`).toMatchInlineSnapshot(`
    "
    deal (ddv), dealer 3, bock 1
    playing: normal, turn 2
      0 Re HT CQ SQ SQ CJ DA DT CT SK HA (67)  won 1 (25)
      1 Re HT CQ HQ HQ SJ DK DK CA SA HA (62)  won 0 (0)
    > 2 Ko DQ CJ SJ HJ HJ DA D9 CK ST SK HK (44)  won 0 (0)
      3 Ko DQ DJ DJ DT D9 C9 ST S9 HK H9 H9 (31)  won 0 (0)
    said: seat 0 re after trick 0
    trick  1  0: CA CK CT C9 -> 0 (25)
    open      0: SA S9 -> 0 (11)"
  `)
})

test('a trick that nobody has led to shows who is to', () => {
  expect(showTrick({ leader: 1, cards: [], winner: null, eyes: 0 })).toBe('1:  (0)')
})

test('a view shows what its viewer knows', () => {
  expect(`\n${showView(viewOf(playing, 1))}`).toMatchInlineSnapshot(`
    "
    view of seat 1 (ddv), dealer 3, bock 1
    playing: normal, turn 2
      0 Re 10 cards  won 1 (25)
      1 Re HT CQ HQ HQ SJ DK DK CA SA HA (62)  won 0 (0)
    > 2 Ko 11 cards  won 0 (0)
      3 Ko 11 cards  won 0 (0)
    said: seat 0 re after trick 0
    trick  1  0: CA CK CT C9 -> 0 (25)
    open      0: SA S9 -> 0 (11)"
  `)
  expect(showView(viewOf(start, 'spectator'))).toMatchInlineSnapshot(`
    "view of spectator (ddv), dealer 3, bock 1
    reservations: no game yet, turn 0
    > 0 ?  12 cards  won 0 (0)
      1 ?  12 cards  won 0 (0)
      2 ?  12 cards  won 0 (0)
      3 ?  12 cards  won 0 (0)"
  `)
})

test('the end of a deal shows how it is scored', () => {
  const over = firstCards(playing)
  expect(`\n${showDeal(over).split('\n').slice(-6).join('\n')}`).toMatchInlineSnapshot(`
    "
      1 under60 for re
      1 under30 for re
      2 re for re
      1 fuchs for re
      1 fuchs for kontra
    value 6, points 6 / 6 / -6 / -6"
  `)
  expect(
    `\n${showDeal(firstCards(run(house, ...healthy).deal))
      .split('\n')
      .slice(-6)
      .join('\n')}`,
  ).toMatchInlineSnapshot(`
    "
      1 under30 for re
      1 doppelkopf for re
      1 fuchs for re
      1 fuchs for kontra
      x2 bock
    value 10, points 10 / 10 / -10 / -10"
  `)
  expect(showView(viewOf(redeal, 'spectator')).split('\n').at(-1)).toBe('redeal')
  const nobody = { ...viewOf(over, 0), result: { ...(resultOf(over) as DealResult), winner: null } }
  expect(showView(nobody)).toContain('winner nobody')
})

test('a match shows its sheet, totals, and what is owed and to come', () => {
  const made = startMatch({ rules: presets.ddv, games: 8, seed: 'debug' })
  if (!made.ok) throw new Error(made.refusal.code)
  const result = resultOf(firstCards(playing)) as DealResult
  expect(`\n${showMatch(finishDeal(made.value, { ...result, bock: ['herz'] }))}`).toMatchInlineSnapshot(`
    "
    match (ddv), 1 of 8 games, 4 places
       1  dealer 0  bock 1  normal  6 / 6 / -6 / -6
    totals 6 / 6 / -6 / -6, next dealer 0, redeals 0
    a Pflichtsolo is owed by 0, 1, 2, 3
    bock to come 2 2 2 2"
  `)
  const short = startMatch({ rules: presets.norsk, games: 1, seed: 'debug' })
  expect(short.ok && showMatch(short.value)).toMatchInlineSnapshot(`
    "match (norsk), 0 of 1 games, 4 places
    totals 0 / 0 / 0 / 0, next dealer 0, redeals 0"
  `)
})
