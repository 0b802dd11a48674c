import { expect, it } from 'vitest'
import { legalActions, viewOf } from '../../src/engine/index.js'
import type { Card, Seat } from '../../src/engine/index.js'
import type { Table } from '../../src/table/table.js'
import { evening, healthy } from '../support/page-evening.js'
import type { Evening } from '../support/page-evening.js'
import { labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { after, moved } from '../support/table-steps.js'

const all = ['ben', 'clara', 'david', 'anna'] as const

/** Ben, who leads to the first trick, was dealt both of each of these cards. */
const benHoldsBoth =
  (...wanted: readonly Card[]) =>
  ({ deal }: Table): boolean => {
    const hand = deal === null ? [] : viewOf(deal, 1).hand
    return wanted.every((card) => hand.filter((held) => held === card).length === 2)
  }

/** Presses the card with this label. */
async function plays(at: Evening, person: string, label: string): Promise<void> {
  await at.page.press(person, at.hand(person), label)
  await at.told()
}

/** Presses the first card that the hand offers. */
async function playsFirst(at: Evening, person: string): Promise<void> {
  await at.page.press(person, at.hand(person), liveId(at.hand(person), 'play') ?? 'play')
  await at.told()
}

/** Everybody is healthy, and everybody plays the first card of the hand that may be played. */
function firstTrick(table: Table): Table {
  let now = table
  for (let step = 0; step < 4; step++) now = after(now, moved(now, { type: 'healthy' }))
  for (let step = 0; step < 4 && now.deal; step++) {
    const seat = ((1 + step) % 4) as Seat
    const legal = legalActions(now.deal, seat).flatMap((action) => (action.type === 'play' ? [action.card] : []))
    const card = viewOf(now.deal, seat).hand.find((held) => legal.includes(held))
    if (card === undefined) return now
    now = after(now, moved(now, { type: 'play', card }, seat))
  }
  return now
}

it('lets the holder of both Karo-Könige make a Genscher before the first of them is played', async () => {
  const at = await evening('norsk', { genscher: true }, benHoldsBoth('DK'))
  await healthy(at, ...all)
  await at.told()
  expect(at.channel()).not.toContain('Genscher')
  for (const person of ['anna', 'clara', 'david']) expect(liveId(at.hand(person), 'genscher')).toBeUndefined()
  await at.page.choose('ben', at.hand('ben'), ':genscher:', ['3'])
  await at.told()
  expect(at.channel()).toMatch(/🟡2 <@\d+> .*Genscher.*⚪4 <@\d+>|🟡2 <@\d+>.*⚪4 <@\d+>.*Genscher/)
  const shown = at.board()
  expect(shown.match(/^(🟡2|⚪4) .* · Re$/gm)).toHaveLength(2)
  expect(labelsOf(at.hand('ben')).filter((label) => /^[♣♠♥♦]/.test(label))).toEqual(['♦K', '♦K'])
  expect(at.channel()).not.toMatch(/[♣♠♥]/)
  await plays(at, 'ben', '♦K')
  const { deals } = await at.closed()
  expect(JSON.stringify(deals[0]?.record)).toContain('"1 genscher 3","1 DK"')
})

it('binds the winner of a rich first trick to announce before leading', async () => {
  const rich = (table: Table): boolean => {
    const { deal } = firstTrick(table)
    const winner = deal === null ? null : viewOf(deal, 'spectator').turn
    return deal !== null && winner !== null && legalActions(deal, winner).every(({ type }) => type === 'announce')
  }
  const at = await evening('ddv', { pflichtansage: 30 }, rich)
  await healthy(at, ...all)
  await at.told()
  for (const person of all) await playsFirst(at, person)
  const bound = at.page.people.find((person) => textOf(at.hand(person)).includes('musst')) ?? ''
  expect(liveId(at.hand(bound), 'play')).toBeUndefined()
  expect(at.channel()).not.toMatch(/sagt (Re|Kontra)/)
  await at.page.press(bound, at.hand(bound), 'calls')
  await at.told()
  const said = labelsOf(at.hand(bound)).find((label) => label === 'Re' || label === 'Kontra') ?? ''
  await at.page.press(bound, at.hand(bound), said)
  await at.told()
  expect(at.channel()).toMatch(new RegExp(`<@${at.page.userOf(bound)}> sagt ${said}`))
  expect(liveId(at.hand(bound), 'play')).toBeDefined()
  await at.closed()
})

it.each([
  ['hochzeit fehl', /🟡2 <@\d+> hat Hochzeit · Es zählt der erste fremde Fehlstich/],
  ['hochzeit trumpf', /🟡2 <@\d+> hat Hochzeit · Es zählt der erste fremde Trumpfstich/],
] as const)('tells the table which trick finds the partner of a chosen Hochzeit: %s', async (kind, heard) => {
  const at = await evening('norsk', { hochzeit: 'choice' }, benHoldsBoth('CQ'))
  await at.page.choose('ben', at.hand('ben'), ':pick-reservation:', [kind])
  await at.told()
  await at.page.press('ben', at.hand('ben'), liveId(at.hand('ben'), 'reserve') ?? 'reserve')
  await at.told()
  expect(at.channel()).not.toContain('Hochzeit')
  await healthy(at, 'clara', 'david', 'anna')
  await at.told()
  expect(at.channel()).toMatch(heard)
  expect(at.channel()).not.toMatch(/[♣♠♥♦]/)
  await at.closed()
})

it('declares Schweinchen and Superschweine by playing the first of each, and tells nobody before', async () => {
  const set = { schweine: 'both', superschweine: 'zehn' } as const
  const at = await evening('norsk', set, benHoldsBoth('DA', 'DT'))
  await healthy(at, ...all)
  await at.told()
  expect(at.channel()).not.toMatch(/Schwein/)
  await plays(at, 'ben', '♦A Schweinchen')
  expect(at.channel()).toMatch(/🟡2 <@\d+>.*Schweinchen/)
  expect(at.channel()).not.toMatch(/Superschwein/)
  for (const person of ['clara', 'david', 'anna']) await playsFirst(at, person)
  expect(textOf(at.hand('ben'))).toContain('**Du spielst aus**')
  await plays(at, 'ben', '♦10 Superschweine')
  expect(at.channel()).toMatch(/🟡2 <@\d+>.*Superschwein/)
  await at.closed()
})

it('tells Schweinchen at once where the rules say so', async () => {
  const at = await evening('norsk', { schweine: 'auto' }, benHoldsBoth('DA'))
  expect(at.channel()).not.toMatch(/Schwein/)
  await healthy(at, ...all)
  await at.told()
  expect(at.channel()).toMatch(/🟡2 <@\d+>.*Schweinchen/)
  expect(liveOf(at.hand('ben')).length).toBeGreaterThan(0)
  await at.closed()
})
