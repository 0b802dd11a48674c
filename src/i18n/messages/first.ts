/** For those who come for the first time, and those who look back: reviews, the offer to learn, practice. */
export const first = {
  'button.review': {},
  'command.watch.name': {},
  'command.watch.description': {},
  'review.title': {},
  'review.start': {},
  'review.gave': { name: 'text', cards: 'text', got: 'text' },
  'review.sum': { re: 'number', kontra: 'number' },
  'review.stage': {},
  'review.at-start': {},
  'review.at-end': {},
  'review.game': {},
  'review.running': {},
  'review.none': {},
  'alt.hands': {},
  'alt.hands-row': { seat: 'number', cards: 'text' },
  'practice.name': {},
} as const
