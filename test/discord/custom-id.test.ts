import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksTwice, decodePress, encodePress, pageNames, plainPresses } from '../../src/discord/road/custom-id.js'
import type { Press } from '../../src/discord/road/custom-id.js'
import { calls, cards, reservationKinds, soloKinds } from '../../src/engine/index.js'

const table = fc.base64String({ minLength: 12, maxLength: 12 }).map((id) => id.replace(/[^A-Za-z0-9]/g, '_'))
const version = fc.nat({ max: 36 ** 6 })
const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ do: fc.constantFrom(...plainPresses), table }),
  fc.record({ do: fc.constant('unsay' as const), table }),
  ...(['play', 'later'] as const).map((verb) =>
    fc.record({
      do: fc.constant(verb),
      table,
      version,
      slot: fc.nat({ max: 19 }),
      card: fc.constantFrom(...cards),
    }),
  ),
  fc.record({
    do: fc.constantFrom(
      'healthy', 'take', 'pass', 'pick-reservation', 'calls', 'give', 'healthy-later', 'pick-later', 'take-back', 'agree', 'disagree',
    ), // prettier-ignore
    table,
    version,
  }) as fc.Arbitrary<Press>,
  fc.record({ do: fc.constant('reserve' as const), table, version, kind: fc.constantFrom(...reservationKinds) }),
  fc.record({ do: fc.constant('announce' as const), table, version, call: fc.constantFrom(...calls) }),
  fc.record({
    do: fc.constant('page' as const),
    page: fc.constantFrom(...pageNames),
    data: fc.string({ maxLength: 80 }),
  }),
)

describe('custom ids', () => {
  it('round-trip and fit into 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        const id = encodePress(one)
        expect(id.length).toBeLessThanOrEqual(100)
        expect(id.length).toBeGreaterThan(0)
        expect(decodePress(id)).toEqual(one)
      }),
      { numRuns: 2000 },
    )
  })

  it('differ for the two copies of one card', () => {
    const [first, second] = [3, 4].map((slot) =>
      encodePress({ do: 'play', table: 'abcdefghijkl', version: 7, slot, card: 'HT' }),
    )
    expect(first).not.toBe(second)
  })

  it('never throw, whatever they are, and what they read they write again', () => {
    const damaged = fc.tuple(press, fc.nat(), fc.string({ maxLength: 3 })).map(([one, at, text]) => {
      const id = encodePress(one)
      const cut = at % (id.length + 1)
      return id.slice(0, cut) + text + id.slice(cut + 1)
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (id) => {
        const read = decodePress(id)
        if (read) expect(decodePress(encodePress(read))).toEqual(read)
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['another version', 'd2:join:abcdefghijkl'],
    ['another bot', 'vote:3'],
    ['nothing', ''],
    ['no table', 'd1:join'],
    ['an unknown verb', 'd1:dance:abcdefghijkl'],
    ['a name that every object has', 'd1:constructor:abcdefghijkl'],
    ['another such name', 'd1:__proto__:abcdefghijkl'],
    ['too many parts', 'd1:join:abcdefghijkl:1'],
    ['too many parts of a play', 'd1:play:abcdefghijkl:1:3:HT:x'],
    ['an unknown card', 'd1:play:abcdefghijkl:1:3:H1'],
    ['a slot that is none', 'd1:play:abcdefghijkl:1:-3:HT'],
    ['a version that is none', 'd1:healthy:abcdefghijkl:!!'],
    ['no version', 'd1:healthy:abcdefghijkl'],
    ['an unknown reservation', 'd1:reserve:abcdefghijkl:1:nullspiel'],
    ['an unknown call', 'd1:announce:abcdefghijkl:1:contra'],
    ['an unknown page', 'd1:page:news:1'],
    ['an empty table', 'd1:join:'],
  ])('with %s mean nothing', (_, id) => {
    expect(decodePress(id)).toBeNull()
  })
})

describe('a second press', () => {
  it('is asked for each Solo and for nothing else', () => {
    const solo = (kind: string) => soloKinds.some((known) => kind === known || kind === `${known} lust`)
    expect(reservationKinds.filter(asksTwice)).toEqual(reservationKinds.filter(solo))
    expect(reservationKinds.some((kind) => !asksTwice(kind))).toBe(true)
  })
})
