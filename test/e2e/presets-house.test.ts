import { expect, it } from 'vitest'
import { cardText } from '../../src/discord/look/names.js'
import { legalActions, parseRecord } from '../../src/engine/index.js'
import type { Action } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import type { Table } from '../../src/table/table.js'
import { evening, healthy } from '../support/page-evening.js'
import type { Evening } from '../support/page-evening.js'
import { labelsOf, liveId, liveOf, textOf } from '../support/reading.js'

/** Ben, who speaks first, may declare this. */
const benMay =
  (kind: string) =>
  ({ deal }: Table): boolean =>
    deal !== null && legalActions(deal, 1).some((action: Action) => action.type === 'reserve' && action.kind === kind)

/** Ben declares something, the others are healthy. */
async function declared(at: Evening, kind: string): Promise<void> {
  await at.page.choose('ben', at.hand('ben'), ':pick-reservation:', [kind])
  await at.told()
  await at.page.press('ben', at.hand('ben'), liveId(at.hand('ben'), 'reserve') ?? 'reserve')
  await at.told()
  expect(at.channel()).toMatch(/🟡2 <@\d+> hat einen Vorbehalt/)
  await healthy(at, 'clara', 'david', 'anna')
  await at.told()
}

/** Somebody gives back the last cards of the hand; tells which, by their buttons. */
async function givesBack(at: Evening, person: string): Promise<readonly string[]> {
  const select = liveOf(at.hand(person)).find(({ custom_id }) => custom_id.includes(':give:'))
  const chosen = (select?.options ?? []).slice(-(select?.min_values ?? 0))
  expect(chosen.length).toBeGreaterThan(0)
  const values = chosen.map(({ value }) => value)
  await at.page.choose(person, at.hand(person), ':give:', values)
  await at.told()
  return chosen.map(({ label }) => label)
}

/** The labels of the cards that somebody's hand shows, whether or not they may be played. */
const cardsOf = (at: Evening, person: string): readonly string[] =>
  (JSON.stringify(at.hand(person).components).match(/"label":"[♣♠♥♦][^"]+"/g) ?? []).map((label) => label.slice(9, -1))

it.each([
  ['whether', /🟠3 <@\d+> gibt zurück, (mit|ohne) Trumpf/],
  ['count', /🟠3 <@\d+> gibt (zurück, ohne Trumpf|[^\n]*\d Tr[^\n]*)$/m],
  ['nothing', /🟠3 <@\d+> gibt zurück$/m],
] as const)('plays an Armut of whose return the table hears "%s", and never a card', async (armutReturn, heard) => {
  const at = await evening('hausrunde', armutReturn === 'whether' ? {} : { armutReturn }, benMay('armut'))
  await declared(at, 'armut')
  expect(at.channel()).toMatch(/🟡2 <@\d+> hat eine Armut und legt \d Karten? hin/)
  expect(textOf(at.hand('clara'))).toContain('**Nimmst du sie auf?**')
  for (const person of ['anna', 'ben', 'david']) expect(liveId(at.hand(person), 'take')).toBeUndefined()
  await at.page.press('clara', at.hand('clara'), 'pass')
  await at.told()
  expect(at.channel()).toMatch(/🟠3 <@\d+> passt/)
  await at.page.press('david', at.hand('david'), 'take')
  await at.told()
  const given = await givesBack(at, 'david')
  expect(at.channel()).toMatch(new RegExp(heard.source.replace('🟠3', '⚪4'), heard.flags))
  expect(at.channel()).not.toMatch(/[♣♠♥♦]/)
  expect(at.channel()).toMatch(/🟡2 <@\d+> hat eine Armut, mit ⚪4 <@\d+>/)
  expect(cardsOf(at, 'ben')).toEqual(expect.arrayContaining([...given]))
  const { deals } = await at.closed()
  expect(deals).toHaveLength(1)
})

it('deals again after Schmeißen, tells who threw the cards in, and shows that hand and no other', async () => {
  const at = await evening('willi', {}, benMay('schmeissen'))
  await declared(at, 'schmeissen')
  const [, shown = ''] = /🟡2 <@\d+> · Schmeißen: es wird neu gegeben · ([^\n]*)/.exec(at.channel()) ?? []
  expect(at.channel().replaceAll(shown, '')).not.toMatch(/[♣♠♥♦]/)
  expect(textOf(at.hand('ben'))).toContain('**Gesund oder Vorbehalt?**')
  const { deals } = await at.closed()
  const first = parseRecord(deals[0]?.record)
  const thrown = first.ok ? first.value.setup.hands[1].map((card) => cardText(card, translator('de'))) : []
  expect(shown.split(' ').sort()).toEqual(thrown.sort())
  expect(deals.map(({ game, redeal }) => [game, redeal])).toEqual([
    [1, 0],
    [1, 1],
  ])
})

it('plays a Kartenabgabe: the parties are open, the cards are not', async () => {
  const at = await evening('willi', {}, benMay('kartenabgabe'))
  await declared(at, 'kartenabgabe')
  expect(at.channel()).toMatch(/🟡2 <@\d+> gibt Trümpfe ab/)
  const partner = at.page.people.find((person) => liveId(at.hand(person), 'give') !== undefined) ?? ''
  expect(textOf(at.hand(partner))).toContain('**Gib 3 Karten zurück**')
  const given = await givesBack(at, partner)
  expect(at.channel()).toMatch(/ <@\d+> gibt zurück, (mit|ohne) Trumpf/)
  expect(at.channel()).not.toMatch(/[♣♠♥♦]/)
  const shown = at.board()
  expect(shown.match(/ · Re$/gm)).toHaveLength(2)
  expect(shown.match(/ · Kontra$/gm)).toHaveLength(2)
  expect(cardsOf(at, 'ben')).toEqual(expect.arrayContaining([...given]))
  await at.closed()
})

it('keeps an answer to an Armut to the one who is asked', async () => {
  const at = await evening('hausrunde', {}, benMay('armut'))
  await declared(at, 'armut')
  expect(labelsOf(at.hand('clara'))).toEqual(['Aufnehmen', 'Passen'])
  for (const person of ['clara', 'david', 'anna']) {
    await at.page.press(person, at.hand(person), 'pass')
    await at.told()
  }
  expect(at.channel()).toMatch(/🟡2 <@\d+> · Armut: es wird neu gegeben/)
  expect(at.channel()).not.toMatch(/[♣♠♥♦]/)
  await at.closed()
})
