import { describe, expect, test } from 'vitest'
import { judge } from '../../src/engine/index.js'
import type { Finished } from './books.js'
import { at } from './deal.js'
import { dealt } from './dealt.js'
import { judgeRecord } from './judge.js'
import { scoreOf } from './score.js'
import { optionsOf } from './switches.js'

type Answer = Record<string, unknown>

/** What the slow judge says of a deal; the engine must say the same where it is told by hand here. */
function said(rules: string, set: object, hands: string[][], actions: readonly string[], more: object = {}): Answer {
  const record = { doko: 1, rules, set, dealer: 3, hands, actions, ...more }
  const { turn, legal, game, parties, announced, nextDealer, code } = judgeRecord(record)
  const engine: Answer = { ...judge(record) }
  const slow: Answer = { turn, legal, game, parties, announced, nextDealer, code }
  for (const key of Object.keys(slow)) expect(engine[key], key).toEqual(slow[key])
  return slow
}

const legalOf = (answer: Answer, seat: number): string[] => at(answer['legal'] as string[][], seat)
const healthy = ['0 gesund', '1 gesund', '2 gesund', '3 gesund']
const first = (words: string): string[] => [`0 vorbehalt ${words}`, ...healthy.slice(1)]

describe('soli', () => {
  const hands = dealt([])
  const owes = [true, false, false, true]
  test('who owes the Pflichtsolo may play another before it, and then does not lead', () => {
    const set = { soloBeforePflicht: true }
    expect(legalOf(said('ddv', set, hands, [], { owes }), 0)).toContain('vorbehalt damensolo lust')
    expect(legalOf(said('ddv', set, hands, ['0 gesund'], { owes }), 1)).not.toContain('vorbehalt damensolo lust')
    const last = [...healthy.slice(0, 3), '3 vorbehalt damensolo lust']
    expect(said('ddv', set, hands, last, { owes })['turn']).toBe(0)
    expect(said('ddv', set, hands, [...healthy.slice(0, 3), '3 vorbehalt damensolo'], { owes })['turn']).toBe(3)
  })
  test('of two soli the higher kind is played where kinds are ranked, but a Pflichtsolo goes before it', () => {
    const both = ['0 vorbehalt fleischlos', '1 gesund', '2 vorbehalt damensolo', '3 gesund']
    const soloist = (set: object, debts: boolean[]): number =>
      [0, 2].find((seat) => legalOf(said('ddv', set, hands, both, { owes: debts }), seat).includes('re')) ?? -1
    expect(soloist({ soloTie: 'seat' }, [false, false, false, false])).toBe(0)
    expect(soloist({ soloTie: 'kind' }, [false, false, false, false])).toBe(2)
    expect(soloist({ soloTie: 'kind' }, [true, false, false, false])).toBe(0)
  })
})

describe('Hochzeit by choice', () => {
  const hands = dealt(['CQ CQ S9 D9', 'SA SA HT', 'SK DK', 'SK DJ'])
  const side = ['0 S9', '1 SA', '2 SK', '3 SK']
  const clears = (words: string, tricks: string[]): boolean =>
    legalOf(said('ddv', { hochzeit: 'choice' }, hands, [...first(words), ...tricks]), 1).includes('re')
  test('a trump trick, a side-suit trick or any may be asked for', () => {
    expect(clears('hochzeit', side)).toBe(true)
    expect(clears('hochzeit fehl', side)).toBe(true)
    expect(clears('hochzeit trumpf', side)).toBe(false)
    const trump = ['0 D9', '1 HT', '2 DK', '3 DJ']
    expect(clears('hochzeit fehl', trump)).toBe(false)
    expect(clears('hochzeit trumpf', trump)).toBe(true)
  })
})

describe('Armut', () => {
  const poor = dealt(['DJ DA DK CA CA CT CT SA SA ST ST HA', 'HT DQ DQ', 'CQ CQ HT', ''])
  const take = (set: object, seat: number): Answer =>
    said('hausrunde', set, poor, [...first('armut'), `${seat} nimmt`, `${seat} gibt DA DJ DK`])
  test('left of the dealer is asked first, or left of the poor seat', () => {
    const second = ['0 gesund', '1 vorbehalt armut', '2 gesund', '3 gesund']
    const hands = [at(poor, 3), at(poor, 0), at(poor, 1), at(poor, 2)]
    expect(said('hausrunde', {}, hands, second)['turn']).toBe(2)
    expect(said('hausrunde', { armutAsk: 'dealerLeft' }, hands, second)['turn']).toBe(0)
  })
  test('the first opponent left of the taker leads where the rules say so', () => {
    expect(said('hausrunde', {}, poor, [...first('armut'), '1 nimmt', '1 gibt DA DJ DK'])['turn']).toBe(0)
    expect(take({ armutLeads: 'takerLeft' }, 1)['turn']).toBe(2)
  })
  test('one card of its own choice is laid down, or side cards fill up to three', () => {
    expect(legalOf(said('hausrunde', { armutSwap: 'one' }, poor, first('armut')), 0)).toEqual(['gibt 1'])
    const two = dealt(['DJ DA CA CA CT CT SA SA ST ST HA HA', 'HT', 'CQ', 'CQ'])
    const filled = [...first('armut'), '0 gibt HA']
    expect(said('hausrunde', { armutSwap: 'three' }, two, filled)['turn']).toBe(1)
    expect(legalOf(said('hausrunde', { armutSwap: 'three' }, two, [...filled, '1 nimmt']), 1)).toEqual(['gibt 3'])
  })
})

test('the winner of a rich first trick must announce before he leads', () => {
  const hands = dealt(['CQ CA', 'CQ CT', 'CT', 'CK C9'])
  const rich = [...healthy, '0 CA', '1 CT', '2 CT', '3 CK']
  expect(legalOf(said('ddv', { pflichtansage: 35 }, hands, rich), 0)).toEqual(
    'keine30 keine60 keine90 re schwarz'.split(' '),
  )
  expect(said('ddv', { pflichtansage: 35 }, hands, [...rich, '0 SA'])['code']).toBe('must-announce')
  expect(said('ddv', { pflichtansage: 35 }, hands, [...rich, '1 re', '0 SA'])['turn']).toBe(1)
})

describe('Schweinchen and Superschweine', () => {
  const hands = dealt(['DA DA CQ', 'HT CQ', 'DT DT', 'HT'])
  const play = (set: object): unknown => said('norsk', set, hands, [...healthy, '0 DA', '1 HT', '2 DT', '3 HT'])['turn']
  test('the pair above declared Schweinchen wins, in the same trick already', () => {
    expect(play({ schweine: 'off' })).toBe(1)
    expect(play({ schweine: 'both' })).toBe(0)
    expect(play({ schweine: 'firstOnly' })).toBe(0)
    expect(play({ schweine: 'secondOnly', superschweine: 'zehn' })).toBe(1)
    expect(play({ schweine: 'both', superschweine: 'zehn' })).toBe(2)
    expect(play({ schweine: 'auto', superschweine: 'neun' })).toBe(0)
  })
})

test('a Genscher makes new parties, and what was said stands as Re or Kontra', () => {
  const hands = dealt(['CQ DK DK', 'CQ', 'HT', 'HT'])
  const called = said('norsk', { genscher: true }, hands, [...healthy, '1 keine60', '0 genscher 2'])
  expect(legalOf(called, 0)).toContain('DK')
  expect(legalOf(called, 0)).not.toContain('CQ')
  expect(legalOf(called, 1)).toContain('kontra')
  expect(legalOf(called, 2)).toContain('keine90')
})

describe('points', () => {
  function pointsOf(rules: string, set: Record<string, unknown>, given: Partial<Finished>): number[] {
    const options = optionsOf(rules, set)
    if ('code' in options) throw new Error(options.message)
    const tally = { eyes: { re: 185, kontra: 55 }, tricksWon: { re: 8, kontra: 4 }, announced: { re: 0, kontra: 0 } }
    const game = { game: 'normal', soloist: null, parties: ['re', 're', 'kontra', 'kontra'] as const, bock: 1 }
    return scoreOf({ options, ...game, ...tally, genscher: false, specials: [], ...given }).points
  }
  const alone = { game: 'damensolo', soloist: 0, parties: ['re', 'kontra', 'kontra', 'kontra'] as const }
  const fox = { specials: [{ code: 'fuchs', for: 'kontra' as const }] }
  const lost = { eyes: { re: 100, kontra: 140 } }
  test.each<[string, Record<string, unknown>, Partial<Finished>, number[]]>([
    ['Feigheit: three levels and nothing said', { feigheit: true }, fox, [-4, -4, 4, 4]],
    ['no Feigheit: Re was said', { feigheit: true }, { announced: { re: 1, kontra: 0 } }, [5, 5, -5, -5]],
    ['Re doubles all', { reKontra: 'double' }, { ...fox, announced: { re: 1, kontra: 0 } }, [4, 4, -4, -4]],
    ['Re doubles the game', { reKontra: 'doubleGame' }, { ...fox, announced: { re: 1, kontra: 0 } }, [5, 5, -5, -5]],
    ['Bock doubles the game', { bockEffect: 'game' }, { ...fox, bock: 2 }, [5, 5, -5, -5]],
    ['two points more in a Bockrunde', { bockEffect: 'plusTwo' }, { ...fox, bock: 2 }, [4, 4, -4, -4]],
    ['only plus', { bookKeeping: 'onlyPlus' }, {}, [3, 3, 0, 0]],
    ['only minus', { bookKeeping: 'onlyMinus' }, {}, [0, 0, -3, -3]],
    ['a lost solo once', { soloTriple: 'whenWon' }, { ...alone, ...lost }, [-1, 1, 1, 1]],
    ['a won solo three times', { soloTriple: 'whenWon' }, alone, [9, -3, -3, -3]],
    [
      'specials in a solo',
      { specialsInSolo: 'doppelkopf' },
      { ...alone, specials: [{ code: 'doppelkopf', for: 'kontra' }] },
      [6, -2, -2, -2],
    ],
    ['no fox in a Damensolo', { specialsInSolo: 'every' }, { ...alone, ...fox }, [9, -3, -3, -3]],
  ])('%s', (_title, set, given, points) => {
    expect(pointsOf('ddv', set, given)).toEqual(points)
  })
})
