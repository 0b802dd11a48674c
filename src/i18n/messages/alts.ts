/** What pictures show, for those who cannot see them. */
export const alts = {
  'alt.hand': { cards: 'text' },
  'alt.hand-empty': {},
  'alt.hand-turn': { cards: 'text' },
  'alt.hand-wait': {},
  'alt.hand-last': { card: 'text' },
  'alt.table': { number: 'number', game: 'number' },
  'alt.trick': { trick: 'number', cards: 'text' },
  'alt.trick-empty': { trick: 'number' },
  'alt.seat-card': { seat: 'number', card: 'text' },
  'alt.turn': { seat: 'number' },
  'alt.won': { seat: 'number', eyes: 'text' },
  'alt.seat': { seat: 'number', what: 'text' },
  'alt.sheet': { from: 'number', to: 'number', places: 'number' },
  'alt.sheet-row': { game: 'number', totals: 'text' },
  'alt.rankings': { period: 'text' },
  'alt.trumps': { cards: 'text' },
} as const
