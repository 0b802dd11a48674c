// The bot's icon and banner, drawn with the program's own cards: what whoever lists the bot uploads in the developer portal.
import { at, box, fillBox, pip, write } from '../../src/render/brush.js'
import { createCanvas, loadFonts } from '../../src/render/canvas.js'
import type { Canvas, Ctx } from '../../src/render/canvas.js'
import { faceBitmap } from '../../src/render/face.js'
import { felt } from '../../src/render/palette.js'
import type { Card } from '../../src/engine/index.js'

const indices = { A: 'A', T: '10', K: 'K', Q: 'D', J: 'B', '9': '9' } as const

/** A card's face, `width` pixels wide, centred on (x, y) and turned by `turn` radians, with its shadow. */
function card(g: Ctx, name: Card, [x, y]: readonly [number, number], width: number, turn: number): void {
  const height = width * 1.4
  const face = faceBitmap(name, { width, height, design: 'four-colour', dim: false, indices })
  at(
    g,
    x,
    y,
    () => {
      g.save()
      g.shadowColor = 'rgba(0, 0, 0, 0.55)'
      g.shadowBlur = width / 12
      g.shadowOffsetY = width / 40
      g.drawImage(face, -width / 2, -height / 2, width, height)
      g.restore()
    },
    1,
    turn,
  )
}

/** Felt with a rim of brass. */
function ground(g: Ctx, width: number, height: number): void {
  const light = g.createRadialGradient(
    width / 2,
    height * 0.42,
    0,
    width / 2,
    height * 0.42,
    Math.max(width, height) * 0.62,
  )
  light.addColorStop(0, felt.lift)
  light.addColorStop(1, felt.out)
  box(g, 0, 0, width, height, 0)
  g.fillStyle = light
  g.fill()
}

/** The icon, 1024 x 1024: two queens of clubs, which make a party. Discord cuts it round, so nothing stands in the corners. */
export function drawIcon(): Canvas {
  loadFonts()
  const canvas = createCanvas(1024, 1024)
  const g = canvas.getContext('2d')
  ground(g, 1024, 1024)
  card(g, 'CQ', [376, 516], 430, -0.2)
  card(g, 'CQ', [648, 516], 430, 0.2)
  return canvas
}

/** The banner, 1360 x 480: the name and the four highest trumps of a Normalspiel. */
export function drawBanner(): Canvas {
  loadFonts()
  const canvas = createCanvas(1360, 480)
  const g = canvas.getContext('2d')
  ground(g, 1360, 480)
  const fan: readonly Card[] = ['HT', 'CQ', 'SQ', 'HQ', 'DQ']
  fan.forEach((name, index) =>
    card(g, name, [846 + index * 88, 262 + Math.abs(index - 2) * 12], 210, (index - 2) * 0.13),
  )
  write(g, 'Doppelkopf', 84, 250, { size: 132, weight: 700, colour: felt.text })
  fillBox(g, [88, 288, 532, 6], 3, felt.brass)
  const suits = ['C', 'S', 'H', 'D'] as const
  suits.forEach((suit, index) => pip(g, suit, 120 + index * 92, 360, 60, felt.brass))
  return canvas
}
