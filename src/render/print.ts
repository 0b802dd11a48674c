import { rankOf, suitOf } from '../engine/index.js'
import type { Card, Suit } from '../engine/index.js'
import { fillBox, outline, pip, setFont, write } from './brush.js'
import { loadFonts, PDFDocument } from './canvas.js'
import type { Ctx, Weight } from './canvas.js'
import { cardPalettes } from './palette.js'
import type { PictureWords } from './words.js'

/** A4 in points of 1/72 inch. */
const paper = { width: 595, height: 842 } as const
const margin = 40
const ink = '#000000'
const grey = '#9A9A9A'

/** A paragraph with its heading. */
export interface PrintSection {
  readonly head: string
  readonly lines: readonly string[]
}

/** What stands on the two pages, in the reader's language. */
export interface PrintModel {
  /** Title of the document and of its first page. */
  readonly title: string
  readonly trumpsHead: string
  /** Highest first. */
  readonly trumps: readonly Card[]
  /** Cards that may come to stand above these, highest first. */
  readonly raised: readonly Card[]
  readonly sidesHead: string
  readonly sides: readonly (readonly Card[])[]
  readonly sections: readonly PrintSection[]
  /** Title of the score sheet. */
  readonly sheet: string
  /** Heads of the score sheet's narrow columns: number, what was played, value. */
  readonly columns: readonly [number: string, game: string, value: string]
  /** Rows of the score sheet. */
  readonly rows: number
}

const suitOfSign: Readonly<Record<string, Suit>> = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' }

/** Width of words set in the current font of this size; suits are drawn, since the typeface has none. */
const widthOf = (g: Ctx, words: string, size: number): number =>
  words
    .split(/([♣♠♥♦])/u)
    .reduce((width, part) => width + (suitOfSign[part] ? size * 0.8 : g.measureText(part).width), 0)

function text(g: Ctx, words: string, x: number, y: number, size: number, weight: Weight = 500): void {
  const colours = cardPalettes['four-colour'].bright.ink
  let at = x
  for (const part of words.split(/([♣♠♥♦])/u)) {
    const suit = suitOfSign[part]
    if (suit) pip(g, suit, at + size * 0.38, y - size * 0.33, size * 0.72, colours[suit])
    else write(g, part, at, y, { size, weight, colour: ink })
    setFont(g, size, weight)
    at += widthOf(g, part, size)
  }
}

/** Breaks a line at spaces so that no piece is wider than `width`. */
function wrapped(g: Ctx, line: string, width: number, size: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const word of line.split(' ')) {
    const longer = piece === '' ? word : `${piece} ${word}`
    if (piece !== '' && widthOf(g, longer, size) > width) {
      pieces.push(piece)
      piece = word
    } else piece = longer
  }
  return [...pieces, piece]
}

/** A row of small cards, rank and suit as shapes, each `pitch` to the right of the one before; returns the width used. */
function slips(g: Ctx, cards: readonly Card[], x: number, y: number, { indices }: PictureWords, pitch = 38): number {
  const colours = cardPalettes['four-colour'].bright.ink
  const [width, height] = [pitch - 5, 40]
  cards.forEach((card, at) => {
    const left = x + at * pitch
    fillBox(g, [left, y, width, height], 4, '#FFFFFF')
    outline(g, 0.8, ink)
    const colour = colours[suitOf(card)]
    write(g, indices[rankOf(card)], left + width / 2, y + 17, { size: 17, weight: 700, colour, align: 'center' })
    pip(g, suitOf(card), left + width / 2, y + 29, 15, colour)
  })
  return cards.length * pitch
}

/** The trumps from the top; those that only may come to stand there are set apart by a rule. */
function trumpRow(g: Ctx, { trumps, raised }: PrintModel, y: number, words: PictureWords): void {
  const apart = raised.length > 0 ? 12 : 0
  const pitch = Math.min(38, (paper.width - 2 * margin + 5 - apart) / (trumps.length + raised.length))
  const from = margin + slips(g, raised, margin, y, words, pitch)
  if (apart > 0) fillBox(g, [from + apart / 2 - 3, y, 1.6, 40], 0, ink)
  slips(g, trumps, from + apart, y, words, pitch)
}

/** Sections of text from `top` on, in a size at which they all fit; returns where they end. */
function sections(g: Ctx, list: readonly PrintSection[], top: number): void {
  const width = paper.width - 2 * margin
  const lay = (size: number, draw: boolean): number => {
    let y = top
    for (const { head, lines } of list) {
      y += size * 1.7
      if (draw) text(g, head, margin, y, size * 1.2, 700)
      y += size * 0.2
      for (const line of lines) {
        setFont(g, size, 500)
        const inset = line.startsWith('•') ? size * 0.7 : 0
        wrapped(g, line, width - inset, size).forEach((piece, at) => {
          y += size * 1.25
          if (draw) text(g, piece, margin + (at > 0 ? inset : 0), y, size)
        })
      }
    }
    return y
  }
  const sizes = [13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8]
  lay(sizes.find((size) => lay(size, false) <= paper.height - margin) ?? 7.5, true)
}

function cheatSheet(g: Ctx, model: PrintModel, words: PictureWords): void {
  text(g, model.title, margin, margin + 16, 24, 700)
  text(g, model.trumpsHead, margin, margin + 42, 13, 700)
  trumpRow(g, model, margin + 50, words)
  text(g, model.sidesHead, margin, margin + 112, 13, 700)
  let x = margin
  for (const side of model.sides) x += slips(g, side, x, margin + 120, words) + 10
  sections(g, model.sections, margin + 166)
}

/** An empty score sheet: four names over columns for the running totals. */
function scoreSheet(g: Ctx, { sheet, columns, rows }: PrintModel): void {
  const [left, right] = [margin, paper.width - margin]
  text(g, sheet, left, margin + 16, 20, 700)
  const top = margin + 34
  const head = 34
  const height = Math.min(26, (paper.height - margin - top - head) / rows)
  const bottom = top + head + rows * height
  const [number, game, value] = [28, 112, 50]
  const place = (right - left - number - game - value) / 4
  const edges = [0, number, number + game, ...[1, 2, 3, 4].map((n) => number + game + n * place), right - left].map((at) => left + at) // prettier-ignore
  const line = (x1: number, y1: number, x2: number, y2: number, width: number, colour = ink): void => {
    g.beginPath()
    g.moveTo(x1, y1)
    g.lineTo(x2, y2)
    g.lineWidth = width
    g.strokeStyle = colour
    g.stroke()
  }
  for (let row = 0; row < rows; row++) {
    const y = top + head + row * height
    line(left, y, right, y, row === 0 ? 1.4 : row % 4 === 0 ? 1 : 0.5, row % 4 === 0 ? ink : grey)
    write(g, `${row + 1}`, left + number - 6, y + height / 2 + 4, {
      size: 11,
      weight: 500,
      colour: ink,
      align: 'right',
    })
  }
  for (const x of edges) line(x, top, x, bottom, x === edges[2] || x === edges[6] ? 1.4 : 0.8)
  line(left, top, right, top, 1.4)
  line(left, bottom, right, bottom, 1.4)
  columns.forEach((name, at) => {
    const from = [edges[0], edges[1], edges[6]][at] ?? left
    const to = [edges[1], edges[2], edges[7]][at] ?? right
    write(g, name, (from + to) / 2, top + 22, { size: 11, weight: 700, colour: ink, align: 'center' })
  })
  for (let seat = 0; seat < 4; seat++) text(g, `${seat + 1}`, (edges[2 + seat] ?? left) + 5, top + 13, 10, 700)
}

/**
 * A document for printing: the rules in short on one page, an empty score sheet on the next; black on white, A4.
 * @returns a PDF file
 * @throws Error when the fonts are missing
 */
export function printRules(model: PrintModel, words: PictureWords): Buffer {
  loadFonts()
  const pdf = new PDFDocument({ title: model.title })
  for (const draw of [cheatSheet, scoreSheet]) {
    draw(pdf.beginPage(paper.width, paper.height) as unknown as Ctx, model, words)
    pdf.endPage()
  }
  return pdf.close()
}
