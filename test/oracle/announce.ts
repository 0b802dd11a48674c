import type { Options } from './switches.js'

export type Party = 're' | 'kontra'

/** What an announcement depends on; all of it is plain numbers so that each case can be asked by itself. */
export interface AnnouncementCase {
  options: Pick<Options, 'nines' | 'announce' | 'skipLevels' | 'reply'>
  party: Party
  /** 1 Re/Kontra, 2 keine 90, 3 keine 60, 4 keine 30, 5 schwarz. */
  level: number
  /** The speaker's party's level so far, and the other party's. */
  own: number
  other: number
  /** Cards in the speaker's hand. */
  cards: number
  /** Cards that all four have played so far. */
  played: number
  /** False in a Hochzeit whose partner is not found yet. */
  cleared: boolean
  /** Number of the clarifying trick minus 1; 0 in all other games. */
  shift: number
  /** The party has answered late before. */
  blocked: boolean
}

export type AnnouncementAnswer =
  'yes' | 'late-reply' | 'not-cleared' | 'already-announced' | 'blocked' | 'skips' | 'too-late'

const CARDS_WITH_NINES = [0, 11, 10, 9, 8, 7]
const CARDS_WITHOUT_NINES = [0, 9, 8, 7, 6, 5]
const OPEN_TRICK_RE = [0, 1, 3, 4, 5, 6]
const OPEN_TRICK_KONTRA = [0, 2, 3, 4, 5, 6]

/** Cards that a speaker must still hold for a level (6.2.2, 6.3.4; Hochzeit 6.4.2). */
function cardsNeeded(given: AnnouncementCase, level: number): number {
  const table = given.options.nines ? CARDS_WITH_NINES : CARDS_WITHOUT_NINES
  return (table[level] ?? 99) - given.shift
}

function inTime(given: AnnouncementCase, level: number): boolean {
  if (given.options.announce === 'hand') return given.cards >= cardsNeeded(given, level)
  const table = given.party === 're' ? OPEN_TRICK_RE : OPEN_TRICK_KONTRA
  return given.played <= 4 * ((table[level] ?? 0) + given.shift)
}

/** Whether an announcement may be made now; `late-reply` is a yes that bars the party from more (6.2-6.4). */
export function mayAnnounce(given: AnnouncementCase): AnnouncementAnswer {
  if (!given.cleared) return 'not-cleared'
  if (given.level <= given.own) return 'already-announced'
  if (given.blocked) return 'blocked'
  let everyMissingLevelInTime = true
  for (let level = given.own + 1; level <= given.level; level++) {
    if (!inTime(given, level)) everyMissingLevelInTime = false
  }
  if (everyMissingLevelInTime) {
    return given.options.skipLevels || given.level === given.own + 1 ? 'yes' : 'skips'
  }
  const isReply = given.level === 1 && given.own === 0 && given.other >= 1
  if (isReply && given.options.reply && given.options.announce === 'hand') {
    if (given.cards >= cardsNeeded(given, given.other) - 1) return 'late-reply'
  }
  return 'too-late'
}
