/** How points are written down: points that count upwards, or minus points of which the fewest are best. */
export type Book = 'plus' | 'minus'

/** What points are worth in a book: the more the better in both. Whoever asks who is ahead compares this, never the points. */
export const worth = (book: Book, points: number): number => (book === 'minus' ? 0 - points : points)

/**
 * The rank of each of some totals, in their order: 1 is the best; equal totals share a rank, and the next one comes after as many
 * ranks as there are better totals.
 */
export function ranksIn(book: Book, totals: readonly number[]): readonly number[] {
  const worths = totals.map((total) => worth(book, total))
  return worths.map((own) => 1 + worths.filter((other) => other > own).length)
}

/** Who is ahead, as indices into the totals: all who share the best one; nobody while all are equal. */
export function leadersIn(book: Book, totals: readonly number[]): readonly number[] {
  const ranks = ranksIn(book, totals)
  if (ranks.every((rank) => rank === 1)) return []
  return ranks.flatMap((rank, index) => (rank === 1 ? [index] : []))
}
