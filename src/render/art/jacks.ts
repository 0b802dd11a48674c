import type { Suit } from '../../engine/index.js'
import { block, dots, fill, line, signs, type Shape } from './shape.js'

const hairLength: Readonly<Record<Suit, number>> = { C: 46, S: 38, H: 52, D: 38 }
const fringe: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [],
  S: [fill('hair', 'M-25 66L25 66L25 80L6 72L-25 80Z')],
  H: [],
  D: [fill('hair', 'M-25 66L25 66L25 74Q0 82 -25 74Z')],
}

const hats: Readonly<Record<Suit, readonly Shape[]>> = {
  C: [
    fill('suit', 'M-38 74Q-52 42 -8 38Q46 36 42 66Q38 74 30 74Z'),
    fill('gold', 'M26 62Q34 22 66 18Q62 46 34 66Z'),
    line('goldShadow', 2.2, 'M31 62Q42 38 60 24'),
    block('gold', [-34, 66, 66, 10], 4),
  ],
  S: [
    fill('suit', 'M-40 76Q-22 30 20 34L64 70Q10 62 -40 76Z'),
    fill('brim', 'M-44 79Q0 58 66 72Q20 72 -44 79Z'),
    fill('gold', 'M-6 60Q-24 26 -44 20Q-36 50 -12 66Z'),
  ],
  H: [
    fill('suit', 'M-33 74L-33 62Q-58 38 -42 88Q-60 70 -52 44Q-38 22 -2 50Z'),
    fill('suit', 'M-33 74Q-34 48 0 44Q34 48 33 74Z'),
    fill('suit', 'M33 74L33 62Q58 38 42 88Q60 70 52 44Q38 22 2 50Z'),
    fill('gold', 'M-12 52Q-10 20 6 18Q-2 34 12 52Z'),
    dots('gold', 6.5, [-44, 92], [44, 92], [8, 15]),
    block('gold', [-34, 66, 68, 10], 4),
  ],
  D: [
    fill('suit', 'M-34 56L-44 32L44 32L34 56Z'),
    signs('gold', 'D', 18, [-32, 44], [-16, 44], [0, 44], [16, 44], [32, 44]),
    block('band', [-33, 54, 66, 16], 3),
    fill('gold', 'M-34 38Q-60 20 -50 10Q-26 12 -26 40Z'),
  ],
}

/** Hair behind the face, fringe over it, then (over the features) the hat. */
export const jacks = (suit: Suit) => ({
  behind: [block('hair', [-32, 64, 64, hairLength[suit]], 10)],
  front: fringe[suit],
  crown: hats[suit],
})

const folds = Array.from({ length: 7 }, (_, i) => Math.PI * (0.08 + (0.84 * i) / 6))
const rim = (angle: number, rx: number, ry: number, y: number) => `${rx * Math.cos(angle)} ${y + ry * Math.sin(angle)}`

/** Pleated collar and a row of buttons. */
export const ruff: readonly Shape[] = [
  ...folds.map((angle): Shape => (g, tones) => {
    g.beginPath()
    g.arc(34 * Math.cos(angle), 116 + 20 * Math.sin(angle), 11, 0, Math.PI * 2)
    g.fillStyle = tones.fur
    g.fill()
    g.strokeStyle = tones.furEdge
    g.lineWidth = 2.2
    g.stroke()
  }),
  ...folds.map((angle) => line('furEdge', 2, `M${rim(angle, 20, 10, 112)}L${rim(angle, 38, 23, 117)}`)),
  dots('gold', 4.5, [0, 156], [0, 172], [0, 188]),
]

/** Brows and a half smile of a Bube. */
export const cheeky: readonly Shape[] = [
  line('dark', 2.6, 'M-17 82L-7 82M7 82L17 82'),
  line('lip', 3, 'M-6 111Q1 116 8 109'),
]
