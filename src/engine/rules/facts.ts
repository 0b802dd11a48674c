import type { Card } from '../card.js'
import type { Call } from '../party.js'
import { byCardsIn, deadlinesOf } from './announcement.js'
import { bockFacts } from './facts-bock.js'
import type { BockFacts } from './facts-bock.js'
import { reservationFacts } from './facts-reservation.js'
import type { ReservationFacts } from './facts-reservation.js'
import { scoreFacts } from './facts-score.js'
import type { ScoreFacts } from './facts-score.js'
import { optionsOf } from './options.js'
import type { Options, RuleSet } from './options.js'
import { superCardOf } from './schweine.js'
import { handSizeOf, soliOf } from './variant.js'
import type { SoloKind } from './contract.js'

/**
 * The last moment for each call where no Hochzeit moves it: the least number of cards that the speaker still holds, or the
 * number (from 1) of the trick whose first card must not lie on the table yet.
 */
export interface Deadlines {
  readonly by: 'cards' | 'tricks'
  readonly of: Readonly<Record<Call, number>>
}

/** Until when something may be announced. */
export interface AnnouncementFacts {
  readonly deadlines: Deadlines
  /** Whether Re or Kontra as a reply has one card more time, and whether it then bars its party from Absagen. */
  readonly reply: { readonly barsAbsagen: boolean } | null
  /** Whether a level may be said before the one below it. */
  readonly maySkip: boolean
  /** Eyes of the first trick from which its winner must say something before he leads; null: never. */
  readonly dutyFrom: number | null
}

/** The Schweinchen of a rule set. */
export interface SchweineFacts {
  /** Which of both Karo-Asse are high, and from when on. */
  readonly kind: Exclude<Options['schweine'], 'off'>
  /** The card whose pair may stand above them; null without Superschweinchen. */
  readonly above: Card | null
}

/** The Pflichtsoli of a rule set. */
export interface PflichtsoloFacts {
  /** Whether who owes one may play another Solo before it. */
  readonly othersFirst: boolean
}

/**
 * What a rule set means, in the words of the game: for whoever explains it, prints it or decides by it outside of a deal.
 * Switches are read in this folder alone, so that a rule has one meaning.
 */
export interface Facts {
  /** Cards a seat. */
  readonly handSize: 10 | 12
  /** The Soli that may be played, in their order. */
  readonly soli: readonly SoloKind[]
  readonly schweine: SchweineFacts | null
  /** Whether both Karo-Könige on one hand may name a partner. */
  readonly genscher: boolean
  /** Whether the last card may be taken back if everybody agrees. */
  readonly takeBack: boolean
  /** Null where no place owes a Solo. */
  readonly pflichtsoli: PflichtsoloFacts | null
  /** After which Soli the same dealer deals again, as far as the rule set has such Soli. */
  readonly dealsAgainAfter: 'pflicht' | 'always' | 'never'
  readonly announcements: AnnouncementFacts
  readonly reservations: ReservationFacts
  readonly score: ScoreFacts
  /** Null where nothing starts a Bockrunde. */
  readonly bock: BockFacts | null
}

function announcementFacts(options: Options): AnnouncementFacts {
  const { reply, lateReplyBlocks, skipLevels, pflichtansage } = options
  const byCards = byCardsIn(options)
  return {
    deadlines: { by: byCards ? 'cards' : 'tricks', of: deadlinesOf(options) },
    reply: byCards && reply ? { barsAbsagen: lateReplyBlocks } : null,
    maySkip: skipLevels,
    dutyFrom: pflichtansage > 0 ? pflichtansage : null,
  }
}

function compile(options: Options): Facts {
  const soli = soliOf(options)
  const { schweine, redealAfterSolo: again } = options
  const pflicht = options.pflichtsolo && soli.length > 0
  return {
    handSize: handSizeOf(options),
    soli,
    schweine: schweine === 'off' ? null : { kind: schweine, above: superCardOf(options) },
    genscher: options.genscher,
    takeBack: options.takeBack,
    pflichtsoli: pflicht ? { othersFirst: options.soloBeforePflicht } : null,
    dealsAgainAfter: soli.length === 0 || (again === 'pflicht' && !pflicht) ? 'never' : again,
    announcements: announcementFacts(options),
    reservations: reservationFacts(options),
    score: scoreFacts(options),
    bock: bockFacts(options),
  }
}

const known = new WeakMap<RuleSet, Facts>()

/** What a checked rule set means; made once for each, as it never changes. */
export function factsOf(rules: RuleSet): Facts {
  const before = known.get(rules)
  if (before) return before
  const facts = compile(optionsOf(rules))
  known.set(rules, facts)
  return facts
}
