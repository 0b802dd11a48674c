import { describe, expect, it } from 'vitest'
import { suits } from '../../src/engine/index.js'
import { mix } from '../../src/render/colour.js'
import { cardPalettes, designs, felt, people, shades } from '../../src/render/palette.js'
import { contrast } from './contrast.js'

const grounds = [felt.out, felt.ground, felt.lift]
const everybody = people.map((_, person) => person)

/** Every text colour on every ground that it is written on. */
const pairs: readonly (readonly [name: string, text: string, ground: string])[] = [
  ...grounds.flatMap((ground): [string, string, string][] => [
    ['text', felt.text, ground],
    ['mute', felt.mute, ground],
    ['brass', felt.brass, ground],
  ]),
  ...[felt.brass, felt.text, felt.brassLight, felt.silver, felt.bronze].map((ground): [string, string, string] => [
    'ink',
    felt.ink,
    ground,
  ]),
  ...[0, 1, 2, 3].map((tier): [string, string, string] => ['step number', felt.ink, shades.step(tier)]),
  ['rank in the gap', felt.text, felt.rail],
  ['rank on a row', felt.mute, shades.row],
  ['figure on a row', felt.text, shades.row],
  ['Bock sign on its band', felt.brass, mix(felt.ground, felt.brass, 0.13)],
  ...everybody.flatMap((person): [string, string, string][] => [
    ['number on its disc', felt.ink, people[person] ?? ''],
    ['figure in a person’s colour', people[person] ?? '', felt.ground],
    ['figure in a person’s colour', people[person] ?? '', felt.lift],
    ['total', felt.mute, shades.column(person)],
    ['total of a winner', felt.text, shades.wonCell(person)],
  ]),
  ...designs.flatMap((design) =>
    (['bright', 'dim'] as const).flatMap((light) =>
      suits.map((suit): [string, string, string] => [
        `${design} ${light} ${suit}`,
        cardPalettes[design][light].ink[suit],
        cardPalettes[design][light].paper,
      ]),
    ),
  ),
]

describe('contrast', () => {
  it.each(pairs)('%s: %s on %s reads at 4.5 : 1', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(everybody)('the large number in the empty place of person %i reads at 3 : 1', (person) => {
    expect(contrast(shades.ghost(person), shades.place)).toBeGreaterThanOrEqual(3)
  })

  it('a dimmed card is clearly darker than a bright one', () => {
    for (const design of designs)
      expect(contrast(cardPalettes[design].bright.paper, cardPalettes[design].dim.paper)).toBeGreaterThan(2.2)
  })

  it('agrees with the known values of black on white and of equal colours', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#808080', '#808080')).toBe(1)
  })
})

describe('colour-blind readers', () => {
  // Machado, Oliveira, Fernandes 2009, full strength, on linear light.
  const matrices = {
    protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  }
  const linear = (colour: string) =>
    [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
  function lab(rgb: readonly number[]): number[] {
    const [r = 0, g = 0, b = 0] = rgb
    const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
  function seen(colour: string, kind: keyof typeof matrices): number[] {
    const rgb = linear(colour)
    const m = matrices[kind]
    const row = (i: number) =>
      Math.min(
        1,
        Math.max(
          0,
          rgb.reduce((sum, value, k) => sum + value * (m[3 * i + k] ?? 0), 0),
        ),
      )
    return lab([row(0), row(1), row(2)])
  }
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

  it.each([
    ['bright', 'protan', 16],
    ['bright', 'deutan', 27],
    ['dim', 'protan', 11],
    ['dim', 'deutan', 21],
  ] as const)('four %s suits stay apart for %s readers', (light, kind, least) => {
    const inks = suits.map((suit) => seen(cardPalettes['four-colour'][light].ink[suit], kind))
    inks.forEach((a, i) =>
      inks.slice(i + 1).forEach((b) => {
        expect(distance(a, b)).toBeGreaterThan(least)
      }),
    )
  })
})
