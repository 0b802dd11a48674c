import { expect, it } from 'vitest'
import { felt } from '../../src/render/palette.js'
import { drawResult } from '../../src/render/result.js'
import type { ResultModel } from '../../src/render/result.js'
import { pixelsOf, png } from './support.js'

const plain: ResultModel = {
  winners: [0, 1],
  party: 're',
  eyes: [142, 98],
  value: '+10',
  lines: [{ points: '+10', name: 'Gewonnen' }],
  sum: '+10',
  after: [],
  people: [0, 1, 2, 3].map((place) => ({ points: place < 2 ? '+10' : '−10', total: 0, leads: false, computer: false })),
  bock: false,
}

it('the result of a voided game is told apart: its worth is pale and struck through, where it stands is not', async () => {
  const [counts, voided] = await Promise.all([plain, { ...plain, voided: true as const }].map(async (model) => pixelsOf(await drawResult(model, png)))) // prettier-ignore
  // Inside the badge with the worth, beside its figures.
  expect(counts?.at(960, 44)).toBe(felt.brass.toLowerCase())
  expect(voided?.at(960, 44)).toBe(felt.mute.toLowerCase())
  const differs = (from: number, to: number, top: number, bottom: number): boolean => {
    for (let x = from; x < to; x++)
      for (let y = top; y < bottom; y++) if (counts?.at(x, y) !== voided?.at(x, y)) return true
    return false
  }
  for (const person of [0, 1, 2, 3]) {
    const top = 150 + person * 78
    expect(differs(780, 880, top, top + 70)).toBe(true)
    expect(differs(980, 1050, top, top + 70)).toBe(false)
  }
})
