import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchHands } from '../../src/engine/fair.js'
import { cards, commitmentOf, matchKey, presets } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'

interface Golden {
  readonly seed: string
  readonly lobby: readonly string[]
  readonly commitment: string
  readonly key: string
  readonly deals: readonly { game: number; redeal: number; nines: boolean; hands: readonly string[] }[]
}

/** Computed by another program in another language; any reader can check an own one with them. */
const golden = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../golden/shuffle.json'), 'utf8'),
) as readonly Golden[]

const rulesWith = (nines: boolean): RuleSet => (nines ? presets.ddv : { preset: 'hausrunde', set: { nines: false } })

/** The algorithm once more, straight from its description and with the platform's digests. */
function dealtBy(key: string, name: string, nines: boolean): string[] {
  const deck = [...cards, ...cards].filter((card) => nines || !card.endsWith('9')) as string[]
  const stream = Buffer.concat(
    [0, 1, 2, 3, 4].map((block) => createHmac('sha256', key).update(`deal ${name}.${block}`).digest()),
  )
  let next = 0
  for (let last = deck.length - 1; last >= 1; last--) {
    const bound = last + 1
    while ((stream[next] ?? 0) >= 256 - (256 % bound)) next++
    const other = (stream[next++] ?? 0) % bound
    const [one = '', two = ''] = [deck[last], deck[other]]
    deck[last] = two
    deck[other] = one
  }
  const size = deck.length / 4
  return [0, 1, 2, 3].map((seat) => deck.slice(seat * size, (seat + 1) * size).join(' '))
}

describe('the shuffle of a match', () => {
  test.each(golden)('gives the golden hands of seed $seed', ({ seed, lobby, commitment, key, deals }) => {
    expect(commitmentOf(seed)).toBe(commitment)
    expect(matchKey(seed, lobby)).toBe(key)
    for (const { game, redeal, nines, hands } of deals)
      expect(matchHands(rulesWith(nines), key, game, redeal).map((hand) => hand.join(' '))).toEqual(hands)
  })

  test('is what its description says, deal by deal', () => {
    for (let run = 0; run < 300; run++) {
      const key = createHash('sha256').update(`run ${run}`).digest('hex')
      for (const nines of [true, false])
        expect(matchHands(rulesWith(nines), key, run, run % 3).map((hand) => hand.join(' '))).toEqual(
          dealtBy(key, `${run}.${run % 3}`, nines),
        )
    }
  })

  test('depends on the seed, on every line of the lobby and on their order', () => {
    const lines = ['open anna - 0', 'join ben 1 1', 'join clara 2 2']
    const [open = '', ben = '', clara = ''] = lines
    const keys = [
      matchKey('seed', lines),
      matchKey('seed2', lines),
      matchKey('seed', [open, clara, ben]),
      matchKey('seed', [open, ben]),
      matchKey('seed', [open, 'join ben 3 1', clara]),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(keys.map((key) => JSON.stringify(matchHands(presets.ddv, key, 1, 0)))).size).toBe(keys.length)
  })
})
