/** How the cards were shuffled, and how to check it. */
export const fair = {
  'button.check': {},
  'fair.commitment': { digest: 'text' },
  'fair.seed': { seed: 'text' },
  'fair.title': {},
  'fair.about': {},
  'fair.deals': { count: 'number' },
  'fair.lobby': {},
  'fair.lobby-more': { count: 'number' },
  'fair.how': {},
} as const
