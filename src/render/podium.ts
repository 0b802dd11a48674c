import { fillBox, write } from './brush.js'
import { mix } from './colour.js'
import { felt, personColour } from './palette.js'
import { drawCrown } from './signs.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { drawToken } from './token.js'
import { figure } from './words.js'

/** Somebody at the end of a match. */
export interface PodiumPerson {
  /** From 1; equal places share a number. */
  readonly rank: number
  readonly total: number
  readonly computer: boolean | 'lent'
}

export interface PodiumModel {
  /** Everybody at the table, in the order of their places. */
  readonly people: readonly PodiumPerson[]
}

const size = { width: 1080, height: 560 } as const
const ground = 524
/** Height of the step of each rank; whoever comes later stands on the floor. */
const steps = [250, 180, 124]
const floor = 64
const medals = [felt.brass, felt.silver, felt.bronze]

/**
 * Persons from left to right: the best in the middle, the others by turns to the left and to the right of them; of equal ones the
 * place at the table decides.
 */
export function podiumOrder(people: readonly Pick<PodiumPerson, 'rank'>[]): readonly number[] {
  const best = people.map((_, person) => person).sort((a, b) => rankAt(people, a) - rankAt(people, b) || a - b)
  return best.reduce<readonly number[]>((row, person, i) => (i % 2 === 1 ? [person, ...row] : [...row, person]), [])
}

const rankAt = (people: readonly Pick<PodiumPerson, 'rank'>[], person: number): number => people[person]?.rank ?? 0

function drawStep({ g }: Surface, person: number, { rank, total, computer }: PodiumPerson, x: number, width: number) {
  const height = steps[rank - 1] ?? floor
  const top = ground - height
  const medal = medals[rank - 1]
  const middle = x + width / 2
  fillBox(g, [x + 5, top, width - 10, height], [16, 16, 0, 0], medal ? mix(felt.lift, medal, 0.16) : felt.lift)
  fillBox(g, [x + 5, top, width - 10, 10], [10, 10, 0, 0], medal ?? personColour(person))
  const text = { size: medal ? 76 : 44, weight: 800, colour: medal ?? felt.mute, align: 'center' } as const
  write(g, `${rank}.`, middle, top + (medal ? 86 : 52), text)
  const radius = width < 170 ? 40 : 50
  const token = top - 82 - radius
  write(g, figure(total), middle, top - 22, { size: 60, weight: 700, colour: felt.text, align: 'center' })
  drawToken(g, middle - radius * 0.16, token, person, { radius, computer, ringed: false })
  if (rank === 1) drawCrown(g, middle - radius * 0.16, token - radius - 22, 0.9)
}

/** The end of a match: everybody on their step with their points, a crown on the best; equal ones stand equally high. */
export function drawPodium(model: PodiumModel, options: DrawOptions): Promise<Picture> {
  return picture('podium', model, size, options, (surface) => {
    panel(surface, 'lined')
    const width = (size.width - 56) / model.people.length
    podiumOrder(model.people).forEach((person, i) => {
      const one = model.people[person]
      if (one) drawStep(surface, person, one, 28 + i * width, width)
    })
    fillBox(surface.g, [28, ground, size.width - 56, 8], 4, felt.brassShadow)
  })
}
