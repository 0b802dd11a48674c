import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { lines, note, rows, withRows } from '../../look/parts.js'
import { stillVotes, voteLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { consentButtons, consentInHand, consentLine } from '../consent/pages.js'
import { voteButtons } from './pages.js'

/**
 * Somebody's hand, whatever it shows, with what everybody at the table is asked below it: whether the match ends early, or is
 * changed. Its owner answers there, since the table's message may be out of sight; once they have, it only says how it stands.
 */
export function withQuestions(hand: Page, view: TableView, t: T): Page {
  const owner = view.place === null ? null : (view.places[view.place] ?? null)
  const votes = owner?.kind === 'person' && stillVotes(view, owner.user)
  const vote = voteLine(view, t)
  const consent = consentInHand(view, t)
  const voted = vote === null ? hand : withRows(hand, votes ? rows(voteButtons(view, t)) : [], lines(vote))
  return consent.line === null ? voted : withRows(voted, consent.rows, consent.line)
}

/**
 * What everybody at the table is asked, for its message in the channel: as text, and the buttons. Where two questions stand at
 * once each has its text above its own yes and no.
 */
export function questionsToAll(
  view: TableView,
  t: T,
): { readonly text: string; readonly rows: ReturnType<typeof rows> } {
  const [vote, consent] = [voteLine(view, t), consentLine(view, t)]
  const [votes, consents] = [rows(voteButtons(view, t)), rows(consentButtons(view, t))]
  if (vote === null || consent === null) return { text: lines(vote, consent), rows: [...votes, ...consents] }
  return { text: '', rows: [note(vote), ...votes, note(consent), ...consents] }
}
