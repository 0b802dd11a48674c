import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { button, lines, page, rows } from '../../look/parts.js'
import type { Button } from '../../look/parts.js'
import { isComputer } from '../../look/places.js'
import type { Page } from '../../road/message.js'
import { dismissPress, takeSeatPress, voteNoPress, voteYesPress } from './buttons.js'

/** Yes and no, while a vote runs. */
const voteButtons = ({ closeVote, id: table }: TableView, t: T): readonly Button[] =>
  closeVote === null
    ? []
    : [button(voteYesPress({ table }), t('button.vote-yes')), button(voteNoPress({ table }), t('button.vote-no'))]

/** What the table's message offers about who plays on: a computer player's place, and a word in a vote. */
export const peopleButtons = (view: TableView, t: T): readonly Button[] => [
  ...(view.places.some(isComputer) ? [button(takeSeatPress({ table: view.id }), t('button.take-seat'))] : []),
  ...voteButtons(view, t),
]

/** Asks once more before somebody asks all others whether the match ends. */
export function presentAskVote({ id: table, number, sheet }: TableView, t: T): Page {
  return page({
    head: lines(`**${t('vote.title')}**`, t('vote.ask', { number, done: sheet.length })),
    accent: 'brass',
    rows: rows([
      button(voteYesPress({ table }), t('button.ask-vote'), { style: 'danger' }),
      button(dismissPress({ table }), t('button.dismiss')),
    ]),
  })
}
