import type { Change } from './change.js'
import { closedTable, peopleAt } from '../table.js'
import type { Table } from '../table.js'
import type { CloseVote, UserId } from '../view.js'

/**
 * What a vote on ending the match early makes of the table: it ends if more than half of the people there want it; a vote that
 * cannot succeed any more is over.
 * @param vote what those people have said
 */
export function countVote(table: Table, vote: CloseVote): Change {
  const people = peopleAt(table).length
  if (2 * vote.yes.length > people)
    return { table: closedTable({ ...table, closeVote: vote }, 'vote'), events: [{ type: 'closed' }] }
  if (2 * vote.no.length >= people) return { table: { ...table, closeVote: null }, events: [{ type: 'vote-failed' }] }
  return { table: { ...table, closeVote: vote }, events: [] }
}

/** What becomes of a vote once somebody is not at the table any more: their word goes with them, and the others decide. */
export function voteWithout(table: Table, user: UserId): Change {
  const { closeVote } = table
  if (closeVote === null) return { table, events: [] }
  const without = (people: readonly UserId[]) => people.filter((person) => person !== user)
  const vote = { yes: without(closeVote.yes), no: without(closeVote.no) }
  return vote.yes.length + vote.no.length === 0
    ? { table: { ...table, closeVote: null }, events: [{ type: 'vote-failed' }] }
    : countVote(table, vote)
}
