import { eyesOf, seats, type BySeat, type Call, type Card, type Party, type Seat } from '../engine/index.js'
import { at, box, fillBox, fillPolygon, outline, polygon, write } from './brush.js'
import { mix } from './colour.js'
import { felt, personColour, shades } from './palette.js'
import { drawEye, drawOwed, drawStud } from './signs.js'
import { panel, picture, type DrawOptions, type Picture, type Surface } from './studio.js'
import { bubblePlaces, middle, seatPlace, shownCalls, tableSize, trickCard } from './table-layout.js'
import { drawBubble, drawShield, drawTag, drawToken, tagWidth } from './token.js'

export interface TableSeat {
  /** Tricks won in this deal. */
  readonly tricks: number
  /** Party as far as everybody knows it. */
  readonly party?: Party | undefined
  /** What the seat announced, first said first; the first and the last are shown, in their party's tone. */
  readonly calls?: readonly { readonly call: Call; readonly party: Party }[]
  /** A computer player; `lent`: in a person's stead. */
  readonly computer?: boolean | 'lent'
  /** Still owes a Pflichtsolo: a pawn beside the token. */
  readonly owes?: boolean
  /** Which person sits there, from 0: gives number and colour. Default: the seat itself. */
  readonly person?: number
}

export interface TableModel {
  readonly seats: BySeat<TableSeat>
  /** Cards of the shown trick in the order they were played. */
  readonly plays: readonly { readonly seat: Seat; readonly card: Card }[]
  /** Whose turn it is; none while a finished trick is shown. */
  readonly turn?: Seat | undefined
  /** Set when the trick is complete. */
  readonly winner?: Seat | undefined
  /** Number of the shown trick, from 1, and how many there are in the deal. */
  readonly trick: number
  readonly tricks: number
}

function drawEmptyPlace({ g }: Surface, seat: Seat, person: number, turn: boolean): void {
  const { card, inward } = seatPlace(seat)
  const [x, y] = card
  const { width, height } = trickCard
  box(g, x + 3, y + 3, width - 6, height - 6, 18)
  g.fillStyle = turn ? felt.out : shades.place
  g.fill()
  if (!turn) {
    g.setLineDash([14, 12])
    outline(g, 4, mix(felt.lift, personColour(person), 0.45))
    g.setLineDash([])
    const colour = shades.ghost(person)
    write(g, String(person + 1), x + width / 2, y + height / 2 + 32, { size: 90, weight: 800, colour, align: 'center' })
    return
  }
  outline(g, 7, felt.brass)
  const chevrons = () => {
    g.lineCap = 'round'
    g.lineJoin = 'round'
    for (const [i, share] of [0.45, 0.72, 1].entries()) {
      polygon(
        g,
        [
          [-44 + i * 36, -32],
          [-16 + i * 36, 0],
          [-44 + i * 36, 32],
        ],
        true,
      )
      outline(g, 13, mix(felt.out, felt.brass, share))
    }
  }
  at(g, x + width / 2, y + height / 2, chevrons, 1, inward)
}

/** The ace's sun behind the card that won. */
function drawSun({ g, width, height }: Surface, seat: Seat): void {
  const [left, top] = seatPlace(seat).card
  const [x, y] = [left + trickCard.width / 2, top + trickCard.height / 2]
  g.save()
  g.beginPath()
  g.rect(8, 8, width - 16, height - 16)
  g.clip()
  for (let i = 0; i < 36; i++) {
    const angle = (i * Math.PI) / 18
    const tip = i % 2 ? 178 : 204
    const foot = (side: number) => [x + 100 * Math.cos(angle + side), y + 120 * Math.sin(angle + side)] as const
    fillPolygon(
      g,
      [foot(-0.06), [x + tip * 0.86 * Math.cos(angle), y + tip * 1.02 * Math.sin(angle)], foot(0.06)],
      felt.brass,
    )
  }
  g.restore()
}

function drawTrick(surface: Surface, { plays, winner }: TableModel): void {
  const { g } = surface
  const { width, height } = trickCard
  if (winner !== undefined) drawSun(surface, winner)
  for (const { seat, card } of plays) {
    const [x, y] = seatPlace(seat).card
    const won = seat === winner
    fillBox(g, [x + 4, y + 8, width, height], 16, 'rgba(4,14,11,.45)')
    if (won) fillBox(g, [x - 9, y - 9, width + 18, height + 18], 24, felt.brass)
    surface.card(card, x, y, { width, height, dim: winner !== undefined && !won })
  }
  plays.forEach(({ seat }, i) => {
    const [x, y] = seatPlace(seat).card
    const reach = tagWidth(i + 1, i === 0) / 2 + 8
    const out = seat === winner ? 10 : 0
    if (seat === 2) drawTag(g, x + reach, y + height - 2 + out, i + 1)
    else drawTag(g, x + width - reach, y + 2 - out, i + 1)
  })
  if (plays.length === 0) return
  const eyes = plays.reduce((sum, { card }) => sum + eyesOf(card), 0)
  fillBox(g, [middle.x - 62, middle.y - 34, 124, 68], 34, felt.out)
  drawEye(g, middle.x - 26, middle.y, 0.95)
  write(g, String(eyes), middle.x + 4, middle.y + 18, { size: 52, weight: 700, colour: felt.text })
}

function drawWon(surface: Surface, seat: Seat, count: number, person: number): void {
  const [x, y] = seatPlace(seat).won
  if (count === 0) {
    surface.g.setLineDash([7, 6])
    box(surface.g, x + 2, y + 2, 38, 55, 5)
    outline(surface.g, 3, mix(felt.ground, personColour(person), 0.45))
    surface.g.setLineDash([])
  }
  for (let i = 0; i < Math.min(3, count); i++) surface.back(x + i * 9, y - i * 4, 42)
  write(surface.g, String(count), x + 76, y + 50, { size: 52, weight: 700, colour: personColour(person) })
}

function drawSeat(surface: Surface, seat: Seat, model: TableModel): void {
  const { g, words } = surface
  const info = model.seats[seat]
  const { token, shield } = seatPlace(seat)
  const person = info.person ?? seat
  const ringed = seat === model.winner || (seat === model.turn && model.winner === undefined)
  drawToken(g, ...token, person, { ringed, computer: info.computer ?? false })
  if (info.owes) drawOwed(g, token[0] - 38, token[1] + 36, 24)
  if (info.party) drawShield(g, ...shield, info.party, words.shields[info.party])
  drawWon(surface, seat, info.tricks, person)
  const said = shownCalls(seat, info.calls ?? [], model.seats[0].calls ?? [])
  bubblePlaces(seat, said.length).forEach(({ edge, y, align, tail }, i) => {
    const entry = said[i]
    if (entry) drawBubble(g, edge, y, { party: entry.party, word: words.calls[entry.call], align, tail })
  })
}

/** The table as everybody sees it: seats, the trick, what was said, tricks won and how far the deal has come. */
export function drawTable(model: TableModel, options: DrawOptions): Promise<Picture> {
  return picture('table', model, tableSize, options, (surface) => {
    const { g, height } = surface
    panel(surface, 'lined')
    for (const [rx, ry, colour] of [
      [420, 300, mix(felt.ground, felt.lift, 0.5)],
      [372, 262, felt.lift],
    ] as const) {
      g.beginPath()
      g.ellipse(middle.x, middle.y, rx, ry, 0, 0, Math.PI * 2)
      g.fillStyle = colour
      g.fill()
    }
    const played = new Set(model.plays.map(({ seat }) => seat))
    for (const seat of seats)
      if (!played.has(seat)) drawEmptyPlace(surface, seat, model.seats[seat].person ?? seat, seat === model.turn)
    drawTrick(surface, model)
    for (const seat of seats) drawSeat(surface, seat, model)
    for (let i = 0; i < model.tricks; i++) {
      const state = i < model.trick - 1 ? 'done' : i === model.trick - 1 ? 'current' : 'open'
      drawStud(g, 48 + (i % 6) * 34, height - 74 + Math.floor(i / 6) * 34, state, felt.line)
    }
  })
}
