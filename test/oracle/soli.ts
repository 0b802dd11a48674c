import type { Options } from './switches.js'

const list = (cards: string): string[] => cards.split(' ')

/** How the cards of a game rank: its trumps and its side suits, each with the highest card first. */
interface Ranking {
  readonly trumps: readonly string[]
  readonly sides: readonly (readonly string[])[]
}

/** A kind of solo, and the switch that a table must have for it. */
interface Solo extends Ranking {
  readonly needs: keyof Options
}

/** The ranking of every game that is no solo. */
const NORMAL: Ranking = {
  trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'),
  sides: [list('CA CT CK C9'), list('SA ST SK S9'), list('HA HK H9')],
}

/** The kinds of solo, in the order in which a table that ranks them does so. */
const rows: Readonly<Record<string, Solo>> = {
  damensolo: {
    needs: 'damensolo',
    trumps: list('CQ SQ HQ DQ'),
    sides: [list('CA CT CK CJ C9'), list('SA ST SK SJ S9'), list('HA HT HK HJ H9'), list('DA DT DK DJ D9')],
  },
  bubensolo: {
    needs: 'bubensolo',
    trumps: list('CJ SJ HJ DJ'),
    sides: [list('CA CT CK CQ C9'), list('SA ST SK SQ S9'), list('HA HT HK HQ H9'), list('DA DT DK DQ D9')],
  },
  fleischlos: {
    needs: 'fleischlos',
    trumps: [],
    sides: [list('CA CT CK CQ CJ C9'), list('SA ST SK SQ SJ S9'), list('HA HT HK HQ HJ H9'), list('DA DT DK DQ DJ D9')],
  },
  kreuzsolo: {
    needs: 'farbsoli',
    trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ CA CT CK C9'),
    sides: [list('SA ST SK S9'), list('HA HK H9'), list('DA DT DK D9')],
  },
  piksolo: {
    needs: 'farbsoli',
    trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ SA ST SK S9'),
    sides: [list('CA CT CK C9'), list('HA HK H9'), list('DA DT DK D9')],
  },
  herzsolo: {
    needs: 'farbsoli',
    trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ HA HK H9'),
    sides: [list('CA CT CK C9'), list('SA ST SK S9'), list('DA DT DK D9')],
  },
  karosolo: {
    needs: 'farbsoli',
    trumps: list('HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9'),
    sides: [list('CA CT CK C9'), list('SA ST SK S9'), list('HA HK H9')],
  },
}
const SOLI: ReadonlyMap<string, Solo> = new Map(Object.entries(rows))

/** The names of all solos. */
export const SOLO_KINDS: readonly string[] = [...SOLI.keys()]

/** How the cards of a game rank. */
export const rankingOf = (game: string): Ranking => SOLI.get(game) ?? NORMAL

/** The kinds of solo that a rule set has. */
export const soliOf = (options: Options): readonly string[] =>
  [...SOLI].filter(([, { needs }]) => options[needs] === true).map(([kind]) => kind)

/**
 * Ranks of reservations, highest first: kinds, `solo` for any solo, `pflichtsolo` for any that is owed, `pflicht KIND` for an
 * owed one of a kind. Of equals the one further forward wins.
 */
export function ranksOfReservations({ reservationOrder, soloTie }: Options): readonly string[] {
  const owed = SOLO_KINDS.map((kind) => `pflicht ${kind}`)
  const soli = soloTie === 'kind' ? [...owed, ...SOLO_KINDS] : ['pflichtsolo', 'solo']
  // A Kartenabgabe is a round's own way of Armut and stands in its place.
  const poor = ['armut', 'kartenabgabe']
  switch (reservationOrder) {
    case 'hochzeitFirst':
      return ['hochzeit', ...soli, 'schmeissen', ...poor]
    case 'schmeissenFirst':
      return ['schmeissen', ...soli, 'hochzeit', ...poor]
    default:
      return [...soli, 'schmeissen', ...poor, 'hochzeit']
  }
}
