import type { Suit } from '../../engine/index.js'
import { block, dots, fill, line, signs, type Shape } from './shape.js'

const around = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count
    return [radius * Math.cos(angle), 82 + radius * Math.sin(angle)] as const
  })

const sword = [fill('steel', 'M-5 60L0 44L5 60L5 150L-5 150Z'), block('gold', [-17, 146, 34, 7], 3)]
const sceptre = (suit: Suit): readonly Shape[] => [
  line('gold', 6, 'M0 74L0 200'),
  dots('gold', 13, [0, 66]),
  signs('suit', suit, 19, [0, 66]),
  line('gold', 5, 'M-7 84L7 84'),
]
const kingStaffs: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [...sword, dots('gold', 5, [-17, 149.5], [17, 149.5])],
  S: sword,
  H: sceptre('H'),
  D: sceptre('D'),
}

const leaf = fill('leaf', 'M-2 128Q-20 122 -20 108Q-4 110 -2 128Z')
const stem = line('leaf', 4.5, 'M0 92Q-6 130 0 180')
const heart = dots('gold', 6, [0, 82])
const queenStaffs: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [stem, leaf, dots('suit', 10, ...around(3, 10)), heart],
  S: [
    line('suit', 4.5, 'M0 92Q-6 130 0 180'),
    leaf,
    fill('suit', 'M0 104Q-20 96 -16 66L-7 78L0 60L7 78L16 66Q20 96 0 104Z'),
  ],
  H: [stem, leaf, dots('suit', 9, ...around(5, 11)), heart],
  D: [
    stem,
    leaf,
    fill('suit', 'M0 82L8 70L0 58L-8 70ZM0 82L12 90L24 82L12 74ZM0 82L-8 94L0 106L8 94ZM0 82L-12 74L-24 82L-12 90Z'),
    heart,
  ],
}

const pole = line('wood', 6, 'M0 58L0 200')
const jackStaffs: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [pole, fill('steel', 'M-4 62L-22 58Q-28 80 -20 98L-4 90ZM0 34L6 62L-6 62Z')],
  S: [pole, fill('steel', 'M0 34L11 58L0 70L-11 58Z'), line('suit', 5, 'M-9 74L9 74')],
  H: [
    pole,
    line('gold', 5, 'M0 62L0 200'),
    fill('suit', 'M-13 46Q0 30 13 46L8 66Q0 72 -8 66Z'),
    dots('gold', 5, [0, 37]),
  ],
  D: [
    pole,
    fill('suit', 'M0 50L-40 60L-30 70L-40 84L0 88Z'),
    signs('gold', 'D', 20, [-16, 69]),
    dots('gold', 6, [0, 48]),
  ],
}

const hand = [block('skin', [-12, 158, 24, 20], 9), block('cream', [-15, 172, 30, 14], 4)]

/** What the figure holds, with its hand; the axis of the pole is x = 0. */
export const staffs = {
  K: (suit: Suit): readonly Shape[] => [...kingStaffs[suit], ...hand],
  Q: (suit: Suit): readonly Shape[] => [...queenStaffs[suit], ...hand],
  J: (suit: Suit): readonly Shape[] => [...jackStaffs[suit], ...hand],
}
