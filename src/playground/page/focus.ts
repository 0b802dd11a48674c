/** Where the keyboard is in a message, and where it goes. Rows and columns count from 0. */

/** A control by its place, not by its custom id: ids change with each edit. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** How many controls each row of a message has, from top to bottom. */
export type Grid = readonly number[]

/** The place after an arrow key (`ArrowLeft` …, `Home`, `End`); undefined where the message ends. */
export function move(grid: Grid, place: Place, key: string): Place | undefined {
  const flat = grid.flatMap((count, row) => Array.from({ length: count }, (_, column) => ({ row, column })))
  const at = flat.findIndex((one) => one.row === place.row && one.column === place.column)
  switch (key) {
    case 'ArrowLeft':
      return flat[at - 1]
    case 'ArrowRight':
      return flat[at + 1]
    case 'Home':
      return flat[0]
    case 'End':
      return flat.at(-1)
    case 'ArrowUp':
      return inRow(grid, place.row - 1, place.column, -1)
    case 'ArrowDown':
      return inRow(grid, place.row + 1, place.column, 1)
    default:
      return undefined
  }
}

function inRow(grid: Grid, row: number, column: number, step: number): Place | undefined {
  for (let at = row; at >= 0 && at < grid.length; at += step) {
    const count = grid[at] ?? 0
    if (count) return { row: at, column: Math.min(column, count - 1) }
  }
  return undefined
}

/** The same place after an edit, or undefined when it is gone. */
export function kept(grid: Grid, place: Place): Place | undefined {
  return place.column < (grid[place.row] ?? 0) ? place : undefined
}

/** Round the list of `count`: the index after an arrow key, `Home` or `End`; undefined for other keys. */
export function around(count: number, index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (Math.max(index, 0) + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** What a single key outside text fields asks for. */
export type Shortcut =
  | { readonly kind: 'box' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'private' }
  | { readonly kind: 'help' }
  | { readonly kind: 'person'; readonly index: number }

/** The meaning of `key` pressed alone; undefined for all others. */
export function shortcut(key: string): Shortcut | undefined {
  if (key === '/') return { kind: 'box' }
  if (key === '?') return { kind: 'help' }
  if (/^[1-9]$/.test(key)) return { kind: 'person', index: Number(key) - 1 }
  if (key.toLowerCase() === 't') return { kind: 'turn' }
  if (key.toLowerCase() === 'h') return { kind: 'private' }
  return undefined
}

/** The boxes that decide where a log is scrolled to, in px from the top of its content. */
export interface Scroll {
  /** Height of the visible part and of the whole content. */
  readonly height: number
  readonly content: number
  /**
   * The newest private message with controls, when it was in view before; `gap` is how far its end was from the visible
   * part's end and `cut` how much of its beginning was hidden, both absent for a message that is new.
   */
  readonly held:
    | {
        readonly top: number
        readonly bottom: number
        readonly gap?: number | undefined
        readonly cut?: number | undefined
      }
    | undefined
}

/** How far (px) below its place a held message may stay, rather than jump. */
const slack = 24

/**
 * Where a log that follows its end is scrolled to: to the end, but not so far that the held message leaves the view. It stays at
 * least where it was on the screen, unless it has grown and there is room below. It may move up to the view's top where it fits,
 * to its end where it is taller than the log.
 */
export function settle({ height, content, held }: Scroll): number {
  const end = Math.max(0, content - height)
  if (!held) return end
  const highest = held.bottom - held.top <= height ? held.top : held.bottom - height
  const before = held.gap === undefined ? 0 : held.bottom - height + held.gap
  const kept = before <= highest + slack ? before : Math.min(before, held.top + (held.cut ?? before - held.top))
  return Math.max(0, Math.min(end, Math.max(highest, kept)))
}
