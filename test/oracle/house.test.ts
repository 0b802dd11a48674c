import { describe, expect, test } from 'vitest'
import { at, newDeal, partiesWith, type Deal } from './deal.js'
import { dealt } from './dealt.js'
import { judgeRecord } from './judge.js'
import { optionsOf } from './switches.js'
import { playCard } from './play.js'
import { specialsOf } from './result.js'

/** Seat 0 has three trumps; seat 2 both Kreuz-Damen. */
const POOR = dealt(['DJ DA DK CA CA CT CT SA SA ST ST HA', 'HT DQ DQ', 'CQ CQ HT', ''])
/** The same without nines; the Kreuz-Damen sit with 1 and 3. */
const POOR_SHORT = dealt(['DJ DA DK CA CA CT CT SA SA ST', 'CQ HT', 'HT SQ', 'CQ'], false)
const SECRET_PAIR = dealt(['DJ DA DK CA CA CT CT SA SA ST', 'CQ CQ HT', 'HT SQ', ''], false)

const judge = (rules: string, hands: string[][], actions: string[], set: object = {}): Record<string, unknown> =>
  judgeRecord({ doko: 1, rules, set, dealer: 3, hands, actions })
const healthyAfter = (first: string): string[] => [`0 ${first}`, '1 gesund', '2 gesund', '3 gesund']

describe('hausrunde', () => {
  const armut = healthyAfter('vorbehalt armut')
  test('an Armut is asked round clockwise, taken, and as many cards go back', () => {
    expect(judge('hausrunde', POOR, [...armut, '1 passt'])).toMatchObject({
      turn: 2,
      legal: [[], [], ['nimmt', 'passt'], []],
    })
    expect(judge('hausrunde', POOR, [...armut, '1 nimmt'])).toMatchObject({ turn: 1, legal: [[], ['gibt 3'], [], []] })
    const swapped = judge('hausrunde', POOR, [...armut, '1 nimmt', '1 gibt DA DJ DK'])
    expect(swapped).toMatchObject({ turn: 0 })
    expect((swapped.legal as string[][])[0]).toEqual(expect.arrayContaining(['DA', 're', 'schwarz']))
    expect((swapped.legal as string[][])[2]).toContain('kontra')
  })
  test('the taker gives neither more nor what it has not got', () => {
    expect(judge('hausrunde', POOR, [...armut, '1 nimmt', '1 gibt DA DJ'])).toMatchObject({ ok: false, at: 5 })
    expect(judge('hausrunde', POOR, [...armut, '1 nimmt', '1 gibt DA DA DJ'])).toMatchObject({ ok: false, at: 5 })
  })
  test('an Armut that nobody takes is dealt again by the same dealer', () => {
    const result = judge('hausrunde', POOR, [...armut, '1 passt', '2 passt', '3 passt'])
    expect(result).toMatchObject({ over: true, game: 'redeal', points: [0, 0, 0, 0], nextDealer: 3 })
  })
  test('a Hochzeit goes before a solo, a Damensolo before a Bubensolo further forward', () => {
    const first = ['0 vorbehalt bubensolo', '1 gesund', '2 vorbehalt hochzeit', '3 gesund']
    expect((judge('hausrunde', POOR, first).legal as string[][]).flat()).not.toContain('re')
    const second = ['0 vorbehalt bubensolo', '1 vorbehalt damensolo', '2 gesund', '3 gesund']
    expect((judge('hausrunde', POOR, second).legal as string[][])[1]).toContain('re')
  })
  test('no Armut without a trump', () => {
    const none = dealt(['CA CA CT CT CK CK SA SA ST ST SK SK'])
    expect(judge('hausrunde', none, ['0 vorbehalt armut'])).toMatchObject({ ok: false, at: 0 })
    expect(judge('norsk', none, ['0 vorbehalt armut'], { armut: true })).toMatchObject({ ok: false, at: 0 })
  })
})

describe('willi', () => {
  const give = healthyAfter('vorbehalt kartenabgabe')
  test('a Kartenabgabe goes to the partner by the Kreuz-Damen', () => {
    expect(judge('willi', POOR_SHORT, give)).toMatchObject({ turn: 2, legal: [[], [], ['gibt 3'], []] })
    const swapped = judge('willi', POOR_SHORT, [...give, '2 gibt HT SQ DA'])
    expect((swapped.legal as string[][]).map((seat) => seat.includes('re'))).toEqual([false, true, false, true])
  })
  test('with a secret pair the next Kontra player clockwise is the partner', () => {
    expect(judge('willi', SECRET_PAIR, give)).toMatchObject({ turn: 2 })
  })
  test('two trumps or five kings allow to throw the hand in', () => {
    const kings = dealt(['CK CK SK SK DK HT HT CJ CJ SJ'], false)
    const result = judge('willi', kings, healthyAfter('vorbehalt schmeissen'))
    expect(result).toMatchObject({ over: true, game: 'redeal', nextDealer: 3 })
    expect(judge('willi', POOR_SHORT, ['0 vorbehalt schmeissen'])).toMatchObject({ ok: false, at: 0 })
  })
  test('a soloist leads', () => {
    expect(judge('willi', POOR_SHORT, ['0 gesund', '1 gesund', '2 vorbehalt damensolo', '3 gesund'])).toMatchObject({
      turn: 2,
    })
  })
})

/** A normal game of which only the last tricks are left to play. */
function ending(set: object, hands: string[], played: number): Deal {
  const options = optionsOf('hausrunde', { ...set })
  if ('code' in options) throw new Error(options.message)
  const owes = [false, false, false, false]
  const cards = hands.map((hand) => hand.split(' '))
  const deal = newDeal({ options, dealer: 3, owes, forced: null, bock: 1, hands: cards })
  Object.assign(deal, { phase: 'play', game: 'normal', parties: partiesWith([0, 1]), turn: 0 })
  const plain = [0, 1, 2, 3].map((seat) => ({ seat, card: 'C9', high: 0 as const }))
  for (let trick = 0; trick < played; trick++) deal.tricks.push({ leader: 0, plays: plain, winner: 0 })
  return deal
}

function trick(deal: Deal, cards: string): number {
  cards.split(' ').forEach((card) => playCard(deal, deal.turn, card))
  return at(deal.tricks, deal.tricks.length - 1).winner
}

describe('switches', () => {
  const dullen = ['HT', 'D9', 'HT', 'D9']
  test('K11: the second Herz-Zehn beats the first except in the last trick', () => {
    expect(trick(ending({ secondDulle: 'second' }, dullen, 11), 'HT D9 HT D9')).toBe(2)
    expect(trick(ending({ secondDulle: 'secondExceptLast' }, dullen, 11), 'HT D9 HT D9')).toBe(0)
    expect(trick(ending({ secondDulle: 'secondExceptLast' }, dullen, 5), 'HT D9 HT D9')).toBe(2)
  })
  test('a caught Herz-Zehn is worth a point, but not the partner’s', () => {
    const caught = ending({ secondDulle: 'second' }, dullen, 5)
    trick(caught, 'HT D9 HT D9')
    expect(specialsOf(caught)).toEqual([{ code: 'dulle', for: 'kontra' }])
    const partner = ending({ secondDulle: 'second' }, ['HT', 'HT', 'D9', 'D9'], 5)
    trick(partner, 'HT HT D9 D9')
    expect(specialsOf(partner)).toEqual([])
  })
  test('Karlchen caught by any higher trump or by the Karo-Dame only', () => {
    const codes = (rule: string, cards: string): string[] => {
      const deal = ending({ karlchenCaught: rule }, cards.split(' '), 11)
      trick(deal, cards)
      return specialsOf(deal).map((special) => `${special.code} ${special.for}`)
    }
    expect(codes('anyTrump', 'CJ D9 SQ D9')).toEqual(['karlchenCaught kontra'])
    expect(codes('karoDame', 'CJ D9 SQ D9')).toEqual([])
    expect(codes('karoDame', 'CJ D9 DQ D9')).toEqual(['karlchenCaught kontra'])
    expect(codes('anyTrump', 'CJ SQ D9 D9')).toEqual([])
    expect(codes('anyTrump', 'CJ CJ CJ D9')).toEqual(['karlchen re'])
  })
  const foxes = dealt(['DA DA', 'CQ HT', 'HT SQ', 'CQ'])
  const first = ['0 gesund', '1 gesund', '2 gesund', '3 gesund', '0 DA', '1 HT', '2 HT', '3 CQ']
  test('Schweinchen beat the Herz-Zehn when both count', () => {
    expect(judge('hausrunde', foxes, first, { schweine: 'both' })).toMatchObject({ turn: 0 })
    expect(judge('hausrunde', foxes, first, { schweine: 'off' })).toMatchObject({ turn: 1 })
    expect(judge('hausrunde', foxes, first, { schweine: 'secondOnly' })).toMatchObject({ turn: 1 })
  })
  test('only the second counts after the first took its own trick', () => {
    const deal = ending({ schweine: 'secondOnly' }, ['DA DA', 'D9 HT', 'D9 HT', 'DK CQ'], 5)
    deal.bothFoxes = 0
    expect(trick(deal, 'DA D9 D9 DK')).toBe(0)
    expect(trick(deal, 'DA HT HT CQ')).toBe(0)
    expect(specialsOf(deal).filter((special) => special.code === 'fuchs')).toEqual([])
  })
})
