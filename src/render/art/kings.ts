import type { Suit } from '../../engine/index.js'
import { block, discs, dots, fill, line, signs, type Shape } from './shape.js'

const moustache = fill('moustache', 'M-18 108Q-8 100 0 105Q8 100 18 108Q0 112 -18 108Z')

/** Beards, each drawn over the face. */
const beards: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [fill('hair', 'M-29 98Q0 92 29 98L27 132L14 144L0 150L-14 144L-27 132Z'), moustache],
  S: [fill('hair', 'M-28 94Q0 104 28 94L20 124L0 158L-20 124Z'), moustache],
  H: [
    discs('hair', [-22, 108, 12], [22, 108, 12], [-13, 124, 13], [13, 124, 13], [0, 132, 13], [0, 116, 12]),
    moustache,
  ],
  D: [
    fill('hair', 'M-28 110Q-10 98 0 106Q10 98 28 110Q12 116 0 110Q-12 116 -28 110Z'),
    fill('hair', 'M-7 118L7 118L0 142Z'),
  ],
}

const crowns: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [
    fill('gold', 'M-33 72L-38 42L-20 56L0 34L20 56L38 42L33 72Z'),
    signs('suit', 'C', 21, [-38, 34], [0, 25], [38, 34]),
  ],
  S: [fill('gold', 'M-33 72L-40 34L-24 54L-17 24L-6 52L0 14L6 52L17 24L24 54L40 34L33 72Z')],
  H: [
    fill('gold', 'M-33 72Q-52 50 -34 38Q-20 34 -17 50Q-18 26 0 24Q18 26 17 50Q20 34 34 38Q52 50 33 72Z'),
    signs('suit', 'H', 20, [0, 44]),
  ],
  D: [
    fill('gold', 'M-33 72L-36 48L-18 60L0 44L18 60L36 48L33 72Z'),
    signs('suit', 'D', 24, [-36, 38], [0, 32], [36, 38]),
  ],
}

const circlet = [block('suit', [-35, 64, 70, 13], 4), dots('gold', 3.4, [-24, 70.5], [-8, 70.5], [8, 70.5], [24, 70.5])]

/** Hair behind the face, then beard, then (over the features) the crown. */
export const kings = (suit: Suit) => ({
  behind: [block('hair', [-35, 70, 70, 42], 12)],
  front: beards[suit],
  crown: [...crowns[suit], ...circlet],
})

/** Ermine cape over the robe. */
export const ermine: readonly Shape[] = [
  fill('fur', 'M-22 116L-44 130Q-48 150 -28 158Q0 170 28 158Q48 150 44 130L22 116Z'),
  line('furEdge', 2.2, 'M-22 116L-44 130Q-48 150 -28 158Q0 170 28 158Q48 150 44 130L22 116Z'),
  fill('dark', 'M-32 134L-28 144L-36 144ZM-16 146L-12 156L-20 156ZM16 146L20 156L12 156ZM32 134L36 144L28 144Z'),
]

/** Brows of a König. */
export const stern: readonly Shape[] = [line('dark', 3.4, 'M-19 83L-7 81M7 81L19 83')]
