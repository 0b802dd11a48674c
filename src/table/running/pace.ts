import type { ComputerPace, TableView } from '../view.js'

/** For each pace the shortest and the longest wait before a move, and the wait while a finished trick lies open; in milliseconds. */
const waits: Readonly<Record<ComputerPace, readonly [least: number, most: number, trick: number]>> = {
  quick: [300, 300, 1_000],
  human: [800, 1_500, 3_000],
  calm: [2_000, 3_000, 4_000],
}

/** Whether the cards of a finished trick lie open: nobody has led to the next one, or it was the last of the deal. */
const trickLiesOpen = ({ deal }: TableView): boolean =>
  deal !== null &&
  (deal.phase === 'playing' || deal.phase === 'over') &&
  deal.tricks.length > 0 &&
  (deal.trick?.cards.length ?? 0) === 0

/**
 * The least time that the last trick of a deal is shown before its result, in milliseconds: a message in a channel is edited once
 * a second at most, and must have shown the fourth card by then.
 */
const leastShown = 1_500

/** How long the last trick of a deal lies open, in milliseconds: as long as any other by that pace, and long enough to be shown. */
export const lastTrickBy =
  (pace: (view: TableView) => number) =>
  (view: TableView): number =>
    Math.max(leastShown, pace(view))

/**
 * How long computer players wait before they act, by the pace of their table and what lies on it.
 * @param random a number from 0 to below 1
 */
export const paceBy =
  (random: () => number) =>
  (view: TableView): number => {
    const [least, most, trick] = waits[view.pace]
    return trickLiesOpen(view) ? trick : Math.round(least + random() * (most - least))
  }
