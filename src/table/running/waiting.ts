import { seats, turnOf } from '../../engine/index.js'
import type { Deal, Seat } from '../../engine/index.js'
import {
  expiresAt,
  hostPassesAt,
  keptUntil,
  nextDealAt,
  personOnTurn,
  proposalPatience,
  startsAt,
  takeBackPatience,
  turnEnds,
} from '../deadlines.js'
import type { Intent } from '../intent.js'
import type { Clock, Log } from '../ports.js'
import { occupantOf } from '../table.js'
import type { Table } from '../table.js'
import { automaticIntent } from './automatic.js'
import { computerIntent, overtimeIntent } from './computers.js'
import type { Players } from './computers.js'
import { forcedCard } from './forced.js'
import { quietIntent, quietWaiting } from './quiet.js'

/** What a table waits for before it does something by itself. */
export type WaitingFor =
  | 'quiet'
  | 'computers'
  | 'automatic'
  | 'overtime'
  | 'take-back'
  | 'proposal'
  | 'next-deal'
  | 'keep'
  | 'host'
  | 'start'
  | 'expire'

/** One thing that a table waits for. */
export interface Waiting {
  readonly what: WaitingFor
  /** The state of things in which it waits, compared part by part: as long as that stays, the waiting goes on. */
  readonly state: readonly unknown[]
  /** How long, in milliseconds; asked once when the waiting begins. 0 or less: it happens next. */
  readonly ms: () => number
}

interface Around {
  readonly clock: Clock
  /** How long a computer player waits before it acts, in milliseconds. */
  readonly pace: (table: Table) => number
}

/**
 * All that a table waits for now. Computer players act after a pause in which people can follow what has happened; whoever has
 * decided in advance waits as long, so as not to be told from one by the time. A full lobby starts, and a table at which nothing
 * happens for too long is closed.
 */
export function waitingOf(table: Table, { clock, pace }: Around): readonly Waiting[] {
  const { deal, places, suspended, takeBack } = table
  const waits: Waiting[] = []
  if (takeBack !== null) waits.push({ what: 'take-back', state: [takeBack.since], ms: () => takeBackPatience })
  const { proposal } = table
  if (proposal !== null) waits.push({ what: 'proposal', state: [proposal.since], ms: () => proposalPatience(table) })
  if (suspended === null && takeBack === null && table.status === 'playing' && deal !== null) {
    const person = personOnTurn(table)
    const until = turnEnds(table)
    const said = person === null ? null : table.advance[person]
    if (computersToAct(table, deal).length > 0)
      waits.push({ what: 'computers', state: [deal, places], ms: () => pace(table) })
    if (person !== null && (said !== null || forcedCard(deal, person) !== null))
      waits.push({ what: 'automatic', state: [deal, said, places], ms: () => pace(table) })
    if (person !== null) waits.push(...quietWaiting(table, person, clock))
    if (until !== null) waits.push({ what: 'overtime', state: [deal, until], ms: () => until - clock.now() })
  }
  const next = nextDealAt(table)
  if (next !== null) waits.push({ what: 'next-deal', state: [table.game, next], ms: () => next - clock.now() })
  const kept = keptUntil(table)
  if (kept !== null) waits.push({ what: 'keep', state: [kept], ms: () => kept - clock.now() })
  const host = hostPassesAt(table)
  if (host !== null) waits.push({ what: 'host', state: [host], ms: () => host - clock.now() })
  const start = startsAt(table)
  const end = start ?? expiresAt(table)
  waits.push({ what: start === null ? 'expire' : 'start', state: [end], ms: () => end - clock.now() })
  return waits
}

/** The seats whose computer players may do something now: those that may announce out of turn, then the one on turn. */
function computersToAct(table: Table, deal: Deal): readonly Seat[] {
  const turn = turnOf(deal)
  const acting: Seat[] = []
  for (const seat of seats) {
    const calls = seat !== turn && table.calls[seat].what !== ''
    if (calls && occupantOf(table, seat)?.kind === 'computer') acting.push(seat)
  }
  if (turn !== null && occupantOf(table, turn)?.kind === 'computer') acting.push(turn)
  return acting
}

/** Where it stands what people, and for them servers, have chosen. */
type Wishes = Parameters<typeof quietIntent>[1]

/** What a table does once it has waited; null: nothing after all. */
export function intentAfter(
  what: WaitingFor,
  table: Table,
  { players, people, clock, log }: { players: Players; people: Wishes; clock: Clock; log: Log },
): Intent | null | Promise<Intent | null> {
  switch (what) {
    case 'computers':
      return table.deal && computerIntent(table, table.deal, computersToAct(table, table.deal), players, log)
    case 'quiet':
      return quietIntent(table, people, clock.now(), log)
    case 'automatic':
      return automaticIntent(table, people, log)
    case 'overtime':
      return overtimeIntent(table, players, log)
    case 'take-back':
      return { type: 'take-back-timeout' }
    case 'proposal':
      return { type: 'proposal-timeout' }
    case 'next-deal':
      return { type: 'continue-timeout' }
    case 'keep':
      return { type: 'keep-timeout' }
    case 'host':
      return { type: 'host-timeout' }
    case 'start':
      return { type: 'start-timeout' }
    case 'expire':
      return { type: 'expire' }
  }
}
