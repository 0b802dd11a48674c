import type { Suit } from '../../engine/index.js'
import { block, discs, dots, fill, line, signs, type Shape } from './shape.js'

const hair: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [fill('hair', 'M-36 140Q-44 56 0 52Q44 56 36 140L20 146L20 90L-20 90L-20 146Z')],
  S: [
    block('hair', [-38, 54, 76, 62], [34, 34, 8, 8]),
    fill('hair', 'M-38 104L-46 118L-22 116ZM38 104L46 118L22 116Z'),
  ],
  H: [
    discs('hair', [-26, 66, 14], [26, 66, 14], [-35, 84, 13], [35, 84, 13], [-34, 104, 13], [34, 104, 13]),
    discs('hair', [-27, 121, 12], [27, 121, 12], [0, 60, 16], [-12, 58, 14], [12, 58, 14]),
  ],
  D: [dots('hair', 19, [0, 36]), block('hair', [-34, 54, 68, 46], [32, 32, 14, 14])],
}

const fringe: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [fill('hair', 'M-26 82L-26 62L26 62L26 82Q20 70 0 69Q-20 70 -26 82Z')],
  S: [block('hair', [-26, 60, 52, 15], 3)],
  H: [dots('hair', 9, [-16, 66], [0, 64], [16, 66])],
  D: [fill('hair', 'M-26 88L-26 60L26 60L26 88Q22 72 0 66Q-22 72 -26 88Z')],
}

const earrings = dots('gold', 4.2, [-28, 108], [28, 108])
const tiaras: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [fill('gold', 'M-28 62L-32 40L-14 50L0 34L14 50L32 40L28 62Q0 54 -28 62Z'), signs('suit', 'C', 22, [0, 28])],
  S: [fill('gold', 'M-30 62L-20 46L-10 54L0 22L10 54L20 46L30 62Q0 52 -30 62Z'), earrings],
  H: [
    fill('gold', 'M-26 56Q-34 36 -20 34Q-12 34 -11 44Q-10 24 0 24Q10 24 11 44Q12 34 20 34Q34 36 26 56Q0 48 -26 56Z'),
    signs('suit', 'H', 15, [0, 40]),
  ],
  D: [
    line('gold', 7, 'M-30 68Q0 50 30 68'),
    signs('suit', 'D', 24, [0, 56]),
    line('gold', 4, 'M-28 46L28 26'),
    dots('gold', 5, [29, 25.5]),
    earrings,
  ],
}

const neck = fill('neck', 'M-9 112L9 112L11 134L-11 134Z')

/** Hair behind the face, fringe over it, then (over the features) the tiara. */
export const queens = (suit: Suit) => ({
  behind: [...hair[suit], neck],
  front: fringe[suit],
  crown: tiaras[suit],
})

/** Neckline with a necklace that carries the suit. */
export const neckline = (suit: Suit): readonly Shape[] => [
  fill('cream', 'M-18 116L-28 130Q-14 160 0 168Q14 160 28 130L18 116Z'),
  fill('skin', 'M-14 112L-18 126Q-10 148 0 154Q10 148 18 126L14 112Z'),
  line('gold', 4, 'M-16 128Q0 152 16 128'),
  signs('suit', suit, 18, [0, 146]),
]

/** Brows, lashes, mouth and cheeks of a Dame. */
export const gentle: readonly Shape[] = [
  line('dark', 2.2, 'M-18 82Q-12 78 -6 81M6 81Q12 78 18 82'),
  line('dark', 2, 'M-15.5 88L-19 86M15.5 88L19 86'),
  fill('lip', 'M-7 111Q-3 107.5 0 109.5Q3 107.5 7 111Q0 118 -7 111Z'),
  dots('cheek', 4.6, [-17, 101], [17, 101]),
]
