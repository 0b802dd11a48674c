import { describe, expect, test } from 'vitest'
import { mayAnnounce, type AnnouncementCase } from './announce.js'

/** A speaker of Re with twelve cards, nothing said, with what is given changed. */
function ask(given: Partial<AnnouncementCase>): string {
  return mayAnnounce({
    options: { nines: true, announce: 'hand', skipLevels: true, reply: true },
    party: 're',
    level: 1,
    own: 0,
    other: 0,
    cards: 12,
    played: 0,
    cleared: true,
    shift: 0,
    blocked: false,
    ...given,
  })
}

describe('announcements by the own hand', () => {
  test.each<[string, Partial<AnnouncementCase>, string]>([
    ['A1', { cards: 12 }, 'yes'],
    ['A2', { cards: 11 }, 'yes'],
    ['A3', { cards: 10 }, 'too-late'],
    ['A4', { cards: 11, played: 5 }, 'yes'],
    ['A5', { own: 1, level: 2, cards: 10 }, 'yes'],
    ['A6', { own: 1, level: 2, cards: 9 }, 'too-late'],
    ['A7', { own: 1, level: 3, cards: 9 }, 'too-late'],
    ['A8', { level: 3, cards: 11 }, 'yes'],
    ['A9', { level: 2, cards: 10 }, 'too-late'],
    ['A10', { own: 1, level: 5, cards: 10 }, 'yes'],
    ['A11', { party: 'kontra', other: 1, cards: 10 }, 'late-reply'],
    ['A12 with 10 cards', { party: 'kontra', own: 1, other: 1, level: 2, cards: 10, blocked: true }, 'blocked'],
    ['A12 with 11 cards', { party: 'kontra', own: 1, other: 1, level: 2, cards: 11, blocked: true }, 'blocked'],
    ['A13 answer', { party: 'kontra', other: 1, cards: 11 }, 'yes'],
    ['A13 partner', { party: 'kontra', own: 1, other: 1, level: 2, cards: 10 }, 'yes'],
    ['A14', { party: 'kontra', other: 1, cards: 9 }, 'too-late'],
    ['A15 with 9 cards', { party: 'kontra', other: 2, cards: 9 }, 'late-reply'],
    ['A15 with 8 cards', { party: 'kontra', other: 2, cards: 8 }, 'too-late'],
    ['A16 with 6 cards', { party: 'kontra', other: 5, cards: 6 }, 'late-reply'],
    ['A16 with 5 cards', { party: 'kontra', other: 5, cards: 5 }, 'too-late'],
    ['A17', { party: 'kontra', other: 1, level: 2, cards: 10 }, 'too-late'],
    ['A18', { own: 1, level: 1 }, 'already-announced'],
    ['A19', { cleared: false }, 'not-cleared'],
    ['A20 with 10 cards', { shift: 1, cards: 10 }, 'yes'],
    ['A20 with 9 cards', { shift: 1, cards: 9 }, 'too-late'],
    ['A21', { party: 'kontra', shift: 2, cards: 9 }, 'yes'],
    ['A22', { party: 'kontra', shift: 2, other: 1, cards: 8 }, 'late-reply'],
    ['A23', { cards: 11 }, 'yes'],
    [
      'A24 with 9 cards',
      { options: { nines: false, announce: 'hand', skipLevels: true, reply: true }, cards: 9 },
      'yes',
    ],
    [
      'A24 with 8 cards',
      { options: { nines: false, announce: 'hand', skipLevels: true, reply: true }, cards: 8 },
      'too-late',
    ],
  ])('%s: %o is answered %s', (_id, given, answer) => {
    expect(ask(given)).toBe(answer)
  })
})

describe('announcements while a trick lies open', () => {
  const options = { nines: false, announce: 'openTrick', skipLevels: true, reply: true } as const
  test.each<[string, Partial<AnnouncementCase>, string]>([
    ['Re before the lead to trick 2', { played: 4 }, 'yes'],
    ['Re after it', { played: 5 }, 'too-late'],
    ['Kontra before the lead to trick 3', { party: 'kontra', played: 8 }, 'yes'],
    ['Kontra after it', { party: 'kontra', played: 9 }, 'too-late'],
    ['an answer has no more time', { party: 'kontra', other: 2, played: 9 }, 'too-late'],
    ['schwarz until trick 6', { own: 4, level: 5, played: 24 }, 'yes'],
    ['schwarz later', { own: 4, level: 5, played: 25 }, 'too-late'],
    ['keine 60 over a keine 90 that is late', { own: 1, level: 3, played: 13 }, 'too-late'],
    ['Re in a Hochzeit cleared by trick 3', { shift: 2, played: 12 }, 'yes'],
  ])('%s', (_title, given, answer) => {
    expect(ask({ options, cards: 1, ...given })).toBe(answer)
  })
})
