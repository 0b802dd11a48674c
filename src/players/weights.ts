/**
 * What the rules of thumb weigh, in eyes unless said otherwise. Found by letting players with changed numbers play
 * thousands of deals against each other and against players at random.
 */
export const weights = {
  /** How likely somebody who can take a trick from the other side does (0 to 1). */
  will: 0.85,
  /** What it is worth to bring a fox home or to catch one. */
  fox: 12,
  /** What the highest trump is worth in the hand, and the part of it that is left for each higher one still out. */
  topTrump: 26,
  trumpStep: 0.86,
  /** Part of its own eyes that a highest trump is sure to bring home later too. */
  ownEyes: 0.5,
  /** How much better it is to have placed an own fox, or a trump ten, than to hold it still. */
  foxInHand: 8,
  tenInHand: 2,
  /** What a side-suit ace, and a card under it, is worth in the hand if the suit will not be ruffed. */
  ace: 9,
  under: 3,
  /** Gain of having no card left in a side suit while there are trumps. */
  empty: 4,
  /** A trick with four aces and tens. */
  doppelkopf: 10,
  /** Leading trump: gain for Re, and for Kontra. */
  leadTrumpRe: 1,
  leadTrumpKontra: -1,
  /** Leading into a suit in which others are known to ruff, per foe. */
  intoRuff: 2,
  /** A Karlchen kept for the last trick. */
  karlchen: 3,
}

export type Weights = typeof weights
