import { accept, gamesOf, refuse, withGames, withoutGame } from '../../engine/index.js'
import type { Result } from '../../engine/index.js'
import type { TableRefusal } from '../intent.js'
import { mostGames, peopleAt, placeOf } from '../table.js'
import type { Table } from '../table.js'
import type { Proposal, UserId, Wish } from '../view.js'
import type { Change } from './change.js'

type Changed = Result<Change, TableRefusal>

/** Why nobody can wish for this now; null: it is possible. */
function wishRefusal({ match, version }: Table, wish: Wish): TableRefusal | null {
  if (wish.kind === 'void') {
    const entry = match.entries.find(({ game }) => game === wish.game)
    return entry === undefined || entry.voided ? { code: 'no-such-game' } : null
  }
  // The game that runs, or the next one, is the earliest to be the last.
  const least = match.entries.length + 1
  const fits = Number.isInteger(wish.games) && wish.games >= least && wish.games <= mostGames
  if (!fits) return { code: 'bad-game-count', least, most: mostGames }
  return wish.games === gamesOf(match) ? { code: 'stale', version: version - 1 } : null
}

/** Somebody at the table asks everybody else there for their consent. With no other people it is done at once. */
export function propose(table: Table, user: UserId, wish: Wish): Changed {
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  if (table.status === 'lobby') return refuse({ code: 'not-playing' })
  if (table.proposal !== null) return refuse({ code: 'proposal-stands' })
  const refusal = wishRefusal(table, wish)
  if (refusal) return refuse(refusal)
  const proposal: Proposal = { wish, by: user, since: table.version, yes: [user] }
  const counted = count({ ...table, proposal }, proposal)
  return accept({ ...counted, events: [{ type: 'proposed', proposal }, ...counted.events] })
}

/**
 * One of the people agrees, or does not: then nothing comes of it. Whoever asked may take it back in the same way.
 * @param version the version the person saw when clicking: an answer to an earlier question is stale; undefined: any
 */
export function answerProposal(table: Table, user: UserId, agree: boolean, version?: number): Changed {
  const { proposal } = table
  if (proposal === null) return refuse({ code: 'no-proposal' })
  if (placeOf(table, user) === null) return refuse({ code: 'not-seated' })
  const isOld = version !== undefined && version < proposal.since
  if (isOld || (agree && proposal.yes.includes(user))) return refuse({ code: 'stale', version: table.version - 1 })
  if (!agree) return accept(failed(table, proposal))
  const more = { ...proposal, yes: [...proposal.yes, user] }
  const counted = count({ ...table, proposal: more }, more)
  return accept({ ...counted, events: [{ type: 'proposed', proposal: more }, ...counted.events] })
}

/** Not everybody has answered in time, which is no consent. */
export const proposalTimeout = (table: Table): Changed =>
  table.proposal === null ? refuse({ code: 'no-proposal' }) : accept(failed(table, table.proposal))

/** What becomes of a question once somebody is not at the table any more: without whoever asked it is over, else the others decide. */
export function proposalWithout(table: Table, user: UserId): Change {
  const { proposal } = table
  if (proposal === null) return { table, events: [] }
  return proposal.by === user ? failed(table, proposal) : count(table, proposal)
}

const failed = (table: Table, { wish }: Proposal): Change => ({
  table: { ...table, proposal: null },
  events: [{ type: 'proposal-failed', wish }],
})

/** Does what was asked for once all people at the table agree. */
function count(table: Table, { wish, yes }: Proposal): Change {
  if (peopleAt(table).some((user) => !yes.includes(user))) return { table, events: [] }
  const done = { ...table, proposal: null }
  if (wish.kind === 'void') {
    const { game } = wish
    const match = withoutGame(table.match, game)
    return { table: { ...done, match }, events: [{ type: 'game-voided', game }], voided: game }
  }
  const { games } = wish
  const match = withGames(table.match, games, table.status === 'playing')
  return { table: { ...done, match }, events: [{ type: 'length-changed', games }] }
}
