import { describe, expect, test } from 'vitest'
import type { Party } from './announce.js'
import { trickWinner } from './cards.js'
import type { Options } from './switches.js'
import type { Finished, Special } from './books.js'
import { scoreOf } from './score.js'
import { optionsOf } from './switches.js'
import { DDV_VECTORS, HAUSRUNDE_UNLESS_ANNOUNCED_VECTORS, HAUSRUNDE_VECTORS, WILLI_VECTORS } from './vectors.js'

function options(rules: string, set: Record<string, unknown> = {}): Options {
  const found = optionsOf(rules, set)
  if ('code' in found) throw new Error(found.message)
  return found
}

const pair = (text = '', mark: string): [number, number] => {
  const [re, kontra] = text.split(mark).map(Number)
  return [re ?? NaN, kontra ?? NaN]
}

const both = ([re, kontra]: [number, number]): Record<Party, number> => ({ re, kontra })

/** Special points by number: which ones they are does not matter to the sum. */
function specials([re, kontra]: [number, number]): Special[] {
  const make = (party: Party, count: number): Special[] =>
    ['fuchs', 'karlchen', 'doppelkopf'].slice(0, count).map((code) => ({ code, for: party }))
  return [...make('re', re), ...make('kontra', kontra)]
}

function check(rows: string, rules: Options): void {
  test.each(
    rows
      .trim()
      .split('\n')
      .map((row) => row.trim().split(' ')),
  )('%s: %s eyes, tricks %s, said %s, %s, special %s: %s, %s', (...row: string[]) => {
    const [, eyes, tricks, said, game = '', special, winner, points] = row
    const alone = game.endsWith('solo') || game === 'fleischlos' || game === 'stille-hochzeit'
    const [re, kontra] = pair(eyes, ':')
    const counted: [number, number] = tricks === '-' ? [re === 0 ? 0 : 6, kontra === 0 ? 0 : 6] : pair(tricks, ':')
    const deal: Finished = {
      options: rules,
      game: game === 'bock' ? 'normal' : game,
      soloist: alone ? 0 : null,
      parties: alone ? ['re', 'kontra', 'kontra', 'kontra'] : ['re', 're', 'kontra', 'kontra'],
      eyes: { re, kontra },
      tricksWon: both(counted),
      announced: both(pair(said, '/')),
      genscher: false,
      specials: specials(pair(special, '/')),
      bock: game === 'bock' ? 2 : 1,
    }
    const score = scoreOf(deal)
    expect(score.winner).toBe({ re: 're', ko: 'kontra', none: null }[winner ?? ''])
    expect(score.points).toEqual(points?.split('/').map(Number))
  })
}

describe('ddv scores', () => check(DDV_VECTORS, options('ddv')))
describe('norsk scores as ddv', () => check(DDV_VECTORS, options('norsk')))
describe('hausrunde scores, kontraWinPoint always', () =>
  check(HAUSRUNDE_VECTORS, options('hausrunde', { kontraWinPoint: 'always' })))
describe('hausrunde scores, kontraWinPoint unlessAnnounced', () =>
  check(HAUSRUNDE_UNLESS_ANNOUNCED_VECTORS, options('hausrunde')))
describe('willi scores', () => check(WILLI_VECTORS, options('willi')))

describe('tricks', () => {
  const winnerOf = (ranks: string, cards: string, second = false): number =>
    1 +
    trickWinner(
      ranks,
      cards.split(' ').map((card, seat) => ({ seat, card, high: 0 })),
      second,
    )
  test.each<[string, string, string, number]>([
    ['K1', 'normal', 'DJ SJ SQ DK', 3],
    ['K2', 'normal', 'HT HT CQ DA', 1],
    ['K3', 'normal', 'CT CA CA D9', 4],
    ['K4', 'normal', 'HA HA HK SA', 1],
    ['K5', 'normal', 'S9 CA HA CA', 1],
    ['K6', 'herzsolo', 'HA HT DA CQ', 2],
    ['K7', 'damensolo', 'HK HT HA HJ', 3],
    ['K8', 'bubensolo', 'CQ CT C9 DJ', 4],
    ['K9', 'fleischlos', 'HQ CA HT HA', 4],
    ['K10', 'kreuzsolo', 'DT DA C9 DA', 3],
    ['K11', 'normal', 'HT D9 HT D9', 1],
  ])('%s: in %s of %s the card number %i wins', (_id, ranks, cards, number) => {
    expect(winnerOf(ranks, cards)).toBe(number)
  })
  test('K2: the second Herz-Zehn wins where it beats the first', () => {
    expect(winnerOf('normal', 'HT HT CQ DA', true)).toBe(2)
  })
})
