import { describe, expect, test } from 'vitest'
import type { DealResult, GameKind, RuleSet } from '../../../src/engine/index.js'
import { bockAfter, bockTriggers, redealTriggers } from '../../../src/engine/rules/bock.js'
import type { Tally } from '../../../src/engine/rules/winner.js'
import { over, trick, variant } from './support.js'

interface Played {
  readonly game?: GameKind
  readonly eyes?: Tally['eyes']
  readonly tricks?: Tally['tricks']
  readonly level?: Tally['level']
  readonly winner?: 0 | 1 | null
  readonly value?: number
  readonly cards?: readonly string[]
}

/** What a game pulls: Re has won it with 130 eyes and eight tricks, unless said otherwise. */
function pulled(set: RuleSet['set'], played: Played): readonly string[] {
  const rules = variant('hausrunde', set)
  const { eyes = [130, 110], tricks = [8, 4], level = [0, 0], winner = 0, value = 1, game = 'normal' } = played
  const taken = (played.cards ?? []).map((cards) => trick(cards, 0, 0))
  return bockTriggers(over(rules, { game, tricks: taken, level }), { eyes, tricks, level }, { winner, value })
}

describe('what starts a Bockrunde', () => {
  test('nothing does without its switch', () => {
    const everything: Played = {
      eyes: [120, 120],
      tricks: [0, 12],
      level: [1, 1],
      winner: 1,
      value: 0,
      game: 'damensolo',
      cards: ['HA HK HK H9'],
    }
    expect(pulled({}, everything)).toEqual([])
  })

  test('Herz goes round: four side-suit Herz cards, the Zehn and the pictures are trumps', () => {
    expect(pulled({ bockHerz: true }, { cards: ['SA SK S9 S9', 'HA HK HK H9'] })).toEqual(['herz'])
    expect(pulled({ bockHerz: true }, { cards: ['HA HK HT H9'] })).toEqual([])
    expect(pulled({ bockHerz: true }, { cards: ['HA HK SA H9'] })).toEqual([])
    expect(pulled({ bockHerz: true }, { cards: ['HA HK H9 HQ'] })).toEqual([])
  })

  test('120 eyes each', () => {
    expect(pulled({ bock120: true }, { eyes: [120, 120] })).toEqual(['120'])
    expect(pulled({ bock120: true }, { eyes: [121, 119] })).toEqual([])
  })

  test('a game worth nothing in the end', () => {
    expect(pulled({ bockZero: true }, { value: 0 })).toEqual(['zero'])
    expect(pulled({ bockZero: true }, { value: 1 })).toEqual([])
    expect(pulled({ bockZero: true }, { value: -1 })).toEqual([])
  })

  test('Re and Kontra, not one of them alone', () => {
    expect(pulled({ bockBoth: true }, { level: [1, 1] })).toEqual(['both'])
    expect(pulled({ bockBoth: true }, { level: [3, 0] })).toEqual([])
    expect(pulled({ bockBoth: true }, { level: [0, 1] })).toEqual([])
  })

  test.each<[string, boolean, boolean]>([
    ['off', false, false],
    ['re', true, false],
    ['kontra', false, true],
    ['any', true, true],
  ])('an announcement that was lost, switch %s: of Re %s, of Kontra %s', (bockLost, ofRe, ofKontra) => {
    const lost = (level: Tally['level'], winner: 0 | 1 | null): boolean => {
      const names = pulled({ bockLost }, { level, winner })
      expect(names.every((name) => name === 'lost')).toBe(true)
      return names.length > 0
    }
    expect(lost([1, 0], 1)).toBe(ofRe)
    expect(lost([0, 2], 0)).toBe(ofKontra)
    expect(lost([1, 0], 0), 'said and won').toBe(false)
    expect(lost([0, 1], 1), 'said and won').toBe(false)
    expect(lost([0, 0], 1), 'nothing said').toBe(false)
    expect(lost([2, 2], null), 'nobody won').toBe(false)
  })

  test.each<[string, boolean, boolean]>([
    ['off', false, false],
    ['lost', false, true],
    ['any', true, true],
  ])('a Solo, switch %s: won %s, lost %s', (bockSolo, won, lost) => {
    const expected = (does: boolean): string[] => (does ? ['solo'] : [])
    expect(pulled({ bockSolo }, { game: 'damensolo', winner: 0 })).toEqual(expected(won))
    expect(pulled({ bockSolo }, { game: 'karosolo', winner: 1 })).toEqual(expected(lost))
    expect(pulled({ bockSolo }, { game: 'normal', winner: 1 })).toEqual([])
  })

  test('a party without a trick, whichever it is', () => {
    expect(pulled({ bockNoTrick: true }, { tricks: [12, 0] })).toEqual(['noTrick'])
    expect(pulled({ bockNoTrick: true }, { tricks: [0, 12] })).toEqual(['noTrick'])
    expect(pulled({ bockNoTrick: true }, { tricks: [11, 1] })).toEqual([])
  })

  test('several at once are all named', () => {
    const set = { bock120: true, bockBoth: true, bockZero: true }
    expect(pulled(set, { eyes: [120, 120], level: [1, 1] })).toEqual(['120', 'both'])
  })

  test('cards thrown in and an Armut that nobody took, each by its own switch', () => {
    const house = (set: RuleSet['set']) => variant('hausrunde', set)
    expect(redealTriggers(house({}), 'armut')).toEqual([])
    expect(redealTriggers(house({ bockArmut: true }), 'armut')).toEqual(['armut'])
    expect(redealTriggers(house({ bockArmut: true }), 'schmeissen')).toEqual([])
    expect(redealTriggers(house({ bockSchmeissen: true }), 'schmeissen')).toEqual(['schmeissen'])
    expect(redealTriggers(house({ bockSchmeissen: true }), 'armut')).toEqual([])
  })
})

describe('the games that count double afterwards', () => {
  const plain: DealResult = {
    game: 'normal',
    soloist: null,
    pflicht: false,
    parties: ['re', 're', 'kontra', 'kontra'],
    announced: { re: 0, kontra: 0 },
    eyes: { re: 121, kontra: 119 },
    tricksWon: { re: 6, kontra: 6 },
    winner: 're',
    lines: [],
    value: 1,
    points: [1, 1, -1, -1],
    nextDealer: 0,
  }
  const after = (set: RuleSet['set'], coming: readonly number[], bock?: readonly string[], places = 4) =>
    bockAfter({ preset: 'hausrunde', set }, coming, { ...plain, ...(bock && { bock }) }, places)

  test('none come without a trigger, and those to come stay', () => {
    expect(after({}, [])).toEqual([])
    expect(after({}, [2, 2])).toEqual([2, 2])
    expect(after({ bockAgain: 'stack' }, [2, 2], [])).toEqual([2, 2])
  })

  test('one turn of the deal, as many as there are places, or a single one', () => {
    expect(after({}, [], ['120'])).toEqual([2, 2, 2, 2])
    expect(after({}, [], ['120'], 5)).toEqual([2, 2, 2, 2, 2])
    expect(after({ bockLength: 'one' }, [], ['120'], 5)).toEqual([2])
  })

  test('append: behind those that are left, once for each trigger', () => {
    expect(after({ bockAgain: 'append' }, [2, 4], ['120'])).toEqual([2, 4, 2, 2, 2, 2])
    expect(after({ bockAgain: 'append' }, [], ['120', 'both'])).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
  })

  test('restart: one turn anew', () => {
    expect(after({ bockAgain: 'restart' }, [2, 2, 2, 2, 2, 2], ['120'])).toEqual([2, 2, 2, 2])
    expect(after({ bockAgain: 'restart' }, [4], ['120', 'both'])).toEqual([2, 2, 2, 2])
  })

  test('ignore: only where none is left', () => {
    expect(after({ bockAgain: 'ignore' }, [2], ['120'])).toEqual([2])
    expect(after({ bockAgain: 'ignore' }, [], ['120', 'both'])).toEqual([2, 2, 2, 2])
  })

  test('stack: doubles the next turn, leaves later games as they are, up to 64 times', () => {
    expect(after({ bockAgain: 'stack' }, [2, 2], ['120'])).toEqual([4, 4, 2, 2])
    expect(after({ bockAgain: 'stack' }, [2, 2, 2, 2, 2, 4], ['120'])).toEqual([4, 4, 4, 4, 2, 4])
    expect(after({ bockAgain: 'stack' }, [], ['120', 'both'])).toEqual([4, 4, 4, 4])
    expect(after({ bockAgain: 'stack' }, [64, 32], ['120'])).toEqual([64, 64, 2, 2])
    expect(after({ bockAgain: 'stack', bockLength: 'one' }, [2, 2], ['120'])).toEqual([4, 2])
  })
})
