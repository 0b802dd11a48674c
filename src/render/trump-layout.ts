import { rankOf, suitOf, type Card } from '../engine/index.js'

export interface TrumpModel {
  /** Trumps, highest first; empty in a game without trumps. */
  readonly trumps: readonly Card[]
  /** The side suits, each highest first. */
  readonly sides: readonly (readonly Card[])[]
  /** Cards that may come to stand above all trumps, highest first: Superschweinchen, Schweinchen. */
  readonly raised?: readonly Card[]
  /** The second of two equal Herz-Zehnen wins. */
  readonly secondWins?: boolean
}

/** A slip (small card) and the step it stands on. */
export interface Slip {
  readonly card: Card
  readonly x: number
  readonly y: number
  /** Place among the trumps, from 1; absent in a side suit. */
  readonly number?: number
  /** 0 for the highest trump, then 1, 2, 3: shade of the step. */
  readonly tier: number
  /** It stands above the trumps only once it is declared, and has no number. */
  readonly raised?: true
}

export interface Shelf {
  readonly slips: readonly Slip[]
  readonly kind: 'trump' | 'side'
  readonly from: number
  readonly to: number
  /** y of the shelf's foot. */
  readonly base: number
}

export interface TrumpLayout {
  readonly slip: { readonly width: number; readonly height: number }
  readonly pitch: number
  readonly shelves: readonly Shelf[]
}

const width = 1080
const margin = 26

/** Trumps that stand together: equal rank, or one suit without Damen and Buben. */
function together(a: Card, b: Card): boolean {
  const figure = (card: Card) => rankOf(card) === 'Q' || rankOf(card) === 'J'
  return rankOf(a) === rankOf(b) || (suitOf(a) === suitOf(b) && !figure(a) && !figure(b))
}

/** Cuts trumps into blocks: Herz-Zehn, Damen, Buben, the rest. */
export function trumpBlocks(trumps: readonly Card[]): readonly (readonly Card[])[] {
  const blocks: Card[][] = []
  for (const card of trumps) {
    const block = blocks.at(-1)
    const before = block?.at(-1)
    if (block && before && together(before, card)) block.push(card)
    else blocks.push([card])
  }
  return blocks
}

interface Group {
  readonly kind: 'trump' | 'side'
  readonly blocks: readonly (readonly Card[])[]
  /** How many of its first blocks are raised. */
  readonly raised: 0 | 1
}

const size = (group: Group) => group.blocks.reduce((sum, block) => sum + block.length, 0)
const blockGap = 14

/** Upper and lower row: trumps above side suits; where there are few trumps, two of the suits join them. */
function rowsOf({ trumps, sides, raised = [] }: TrumpModel): readonly (readonly Group[])[] {
  const above: Group['raised'] = raised.length > 0 ? 1 : 0
  const blocks = [...(above ? [raised] : []), ...trumpBlocks(trumps)]
  const trump: Group[] = trumps.length ? [{ kind: 'trump', blocks, raised: above }] : []
  const suits = sides
    .filter((side) => side.length > 0)
    .map((side): Group => ({ kind: 'side', blocks: [side], raised: 0 }))
  const lifted = trumps.length > 6 ? 0 : Math.max(0, suits.length - 2)
  return [[...trump, ...suits.slice(0, lifted)], suits.slice(lifted)]
}

function widthNeeded(row: readonly Group[], pitch: number): number {
  const inner = row.reduce((sum, group) => sum + size(group) * pitch + (group.blocks.length - 1) * blockGap, 0)
  return inner + Math.max(0, row.length - 1) * 30
}

function layoutRow(row: readonly Group[], pitch: number, top: number, base: number, upper: boolean): readonly Shelf[] {
  const longest = Math.max(1, ...row.map((group) => size(group) - 1))
  const rise = Math.min(10, 120 / longest)
  const spare = width - 2 * margin - widthNeeded(row, pitch)
  const between = row.length > 1 ? 30 + Math.min(50, spare / row.length) : 0
  const used = widthNeeded(row, pitch) + Math.max(0, row.length - 1) * (between - 30)
  let x = (width - used) / 2 + 2
  return row.map((group) => {
    const from = x
    let place = 0
    let number = 0
    const slips = group.blocks.flatMap((block, index) => {
      if (index) x += blockGap
      const raised = index < group.raised
      return block.map((card): Slip => {
        const slip = { card, x, y: top + place * rise, tier: Math.max(0, index - group.raised) }
        x += pitch
        place += 1
        if (raised) return { ...slip, raised }
        return group.kind === 'trump' ? { ...slip, number: ++number } : slip
      })
    })
    const to = x - 4
    x += between
    return { slips, kind: group.kind, from, to, base: group.kind === 'trump' || !upper ? base : base - 14 }
  })
}

/** Where the slips of a trump order stand, in units of 1080 x 680. */
export function layoutTrumps(model: TrumpModel): TrumpLayout {
  const rows = rowsOf(model)
  const room = width - 2 * margin
  const fits = (pitch: number) => rows.every((row) => widthNeeded(row, pitch) <= room)
  let pitch = 76
  while (pitch > 40 && !fits(pitch)) pitch -= 1
  const [upper = [], lower = []] = rows
  const few = model.trumps.length <= 6
  return {
    slip: { width: pitch - 4, height: 122 },
    pitch,
    shelves: [
      ...layoutRow(upper, pitch, few ? 60 : 30, few ? 300 : 348, true),
      ...layoutRow(lower, pitch, few ? 356 : 374, 532, false),
    ],
  }
}
