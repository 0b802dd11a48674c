import { accept, isClaimed, refuse, turnOf } from '../../engine/index.js'
import type { Result, Seat } from '../../engine/index.js'
import type { Intent, TableRefusal } from '../intent.js'
import { hasEnded, openedTable, peopleAt, seatOf } from '../table.js'
import type { Opening, Table } from '../table.js'
import { sayInAdvance, withoutUselessAdvance } from './advance.js'
import type { Change } from './change.js'
import { settled } from '../gathering.js'
import { answerProposal, proposalTimeout, propose } from './consent.js'
import { chooseGames, hostTimeout, keepTimeout, passHost, readmit, release, remove } from './hosting.js'
import { cancel, close, fill, join, leave, start, startAfterTimeout } from './lobby.js'
import { expire, shuffle, takeSeat, unfill, voteClose } from './people.js'
import { continueAfterTimeout, continueAs, moveAutomatically, moveComputer, moveOvertime, movePerson } from './play.js'
import { sayQuiet, turnQuiet, withQuietUsed } from './quiet.js'
import { pause, relocate, resume, suspend } from './room.js'
import { answerTakeBack, askTakeBack, takeBackTimeout } from './take-back.js'

/**
 * Decides what an intent makes of a table. Pure: the same table, intent and time always give the same answer, so a table
 * can be built again from its intents.
 * @param at when it happened, in milliseconds since 1970; left out: no time has passed
 * @returns the next table (its version one higher), what to tell, and the game that ended if one did; or the refusal
 */
export function step(table: Table, intent: Intent, at: number = table.turnAt): Result<Change, TableRefusal> {
  if (hasEnded(table)) return refuse({ code: 'no-such-table' })
  const decided = decide({ ...table, version: table.version + 1 }, intent, at)
  if (!decided.ok) return decided
  const next = heard(settled(table, decided.value.table, at), table, intent, at)
  const turn = next.deal && turnOf(next.deal)
  const turnAt = restartsClock(table, next, intent, turn) ? at : next.turnAt
  const seen = unseen.has(intent.type) ? next.seen : next.version
  const after = withQuietUsed(table, { ...next, turnAt, seen }, at)
  // Whoever answers a claim may have chosen a card for later, which keeps.
  const spoken = turn !== null && after.advance[turn] !== null && !(next.deal && isClaimed(next.deal))
  return accept({ ...decided.value, table: spoken ? withoutUselessAdvance(after, turn) : after })
}

/** Notes who has done something, and when the host has been heard of; a new host begins anew. */
function heard(after: Table, before: Table, intent: Intent, at: number): Table {
  const user = 'user' in intent ? intent.user : null
  const { lately, host } = after
  const first = user === null || lately[0] === user ? lately : [user, ...lately.filter((one) => one !== user)]
  const hostAt = user === host || host !== before.host ? at : after.hostAt
  return first === lately && hostAt === after.hostAt ? after : { ...after, lately: first, hostAt }
}

/** What changes nothing that others could have acted on: a press on an older message stays good. */
const unseen: ReadonlySet<Intent['type']> = new Set(['advance', 'quiet', 'quiet-turn'])

/**
 * A turn has its whole time again with every move and announcement, whoever makes it, with anything else that whoever is on
 * turn does, and after the clock stood still; in a lobby whatever is done counts. Words in advance of others must not show.
 */
function restartsClock(before: Table, after: Table, intent: Intent, turn: Seat | null): boolean {
  if (intent.type === 'quiet' || intent.type === 'quiet-turn') return false
  if (after.status === 'lobby') return intent.type !== 'host-timeout' && intent.type !== 'keep-timeout'
  if ('move' in intent) return true
  if (after.turnSince !== before.turnSince || after.status !== before.status) return true
  if (before.takeBack !== null && after.takeBack === null) return true
  // Whoever finds a table that everybody had left has their time before the next deal.
  if (after.status === 'between' && peopleAt(before).length === 0 && peopleAt(after).length > 0) return true
  return turn !== null && 'user' in intent && seatOf(after, intent.user) === turn
}

function decide(table: Table, intent: Intent, at: number): Result<Change, TableRefusal> {
  switch (intent.type) {
    case 'join':
      return join(table, intent.user, intent.press)
    case 'leave':
      return leave(table, intent.user, intent.press)
    case 'fill':
      return fill(table, intent.user, intent.level ?? table.level, intent.count, intent.press)
    case 'unfill':
      return unfill(table, intent.user, intent.press)
    case 'shuffle':
      return shuffle(table, intent.user, intent.order, intent.press)
    case 'start':
      return start(table, intent.user, at, intent.press)
    case 'pass-host':
      return passHost(table, intent.user, intent.place, intent.version)
    case 'host-timeout':
      return hostTimeout(table)
    case 'remove':
      return remove(table, intent.user, intent.place, intent.press, intent.version)
    case 'readmit':
      return readmit(table, intent.user, intent.removal)
    case 'release':
      return release(table, intent.user)
    case 'keep-timeout':
      return keepTimeout(table)
    case 'games':
      return chooseGames(table, intent.user, intent.games)
    case 'start-timeout':
      return startAfterTimeout(table)
    case 'take-seat':
      return takeSeat(table, intent.user, intent.place)
    case 'cancel':
      return cancel(table, intent.user)
    case 'move':
      return movePerson(table, intent.user, intent.move, intent.version)
    case 'computer':
      return moveComputer(table, intent.seat, intent.move)
    case 'advance':
      return sayInAdvance(table, intent.user, intent.answer, intent.version)
    case 'auto':
      return moveAutomatically(table, intent.seat, intent.move)
    case 'overtime':
      return moveOvertime(table, intent.seat, intent.move)
    case 'ask-take-back':
      return askTakeBack(table, intent.user, intent.version)
    case 'answer-take-back':
      return answerTakeBack(table, intent.user, intent.agree, intent.version)
    case 'take-back-timeout':
      return takeBackTimeout(table)
    case 'continue':
      return continueAs(table, intent.user)
    case 'continue-timeout':
      return continueAfterTimeout(table)
    case 'close':
      return close(table, intent.user, intent.manager)
    case 'vote-close':
      return voteClose(table, intent.user, intent.agree)
    case 'propose':
      return propose(table, intent.user, intent.wish)
    case 'answer-proposal':
      return answerProposal(table, intent.user, intent.agree, intent.version)
    case 'proposal-timeout':
      return proposalTimeout(table)
    case 'expire':
      return expire(table)
    case 'pause':
      return pause(table, intent.user)
    case 'suspend':
      return suspend(table, intent.why)
    case 'resume':
      return resume(table, intent.user, intent.manager, intent.room)
    case 'relocate':
      return relocate(table, intent.room)
    case 'quiet':
      return sayQuiet(table, intent.user, intent.spans, at)
    case 'quiet-turn':
      return turnQuiet(table, at)
  }
}

/**
 * Builds a table again from how it was opened and what was accepted since, and when.
 * @returns the very table that was lost, or the refusal of the first intent that does not fit and its number
 */
export function replay(
  opening: Opening,
  intents: readonly Intent[],
  times: readonly number[] = [],
): Result<Table, { readonly version: number; readonly refusal: TableRefusal }> {
  const opened = openedTable(opening)
  if (!opened.ok) return refuse({ version: 0, refusal: opened.refusal })
  let table = opened.value
  for (const [index, intent] of intents.entries()) {
    const stepped = step(table, intent, times[index])
    if (!stepped.ok) return refuse({ version: table.version + 1, refusal: stepped.refusal })
    table = stepped.value.table
  }
  return accept(table)
}
