import { button, rows } from '../../look/parts.js'
import { voteInHandPress } from './buttons.js'
import type { HandContext } from './hand-context.js'

/** Yes and no in the own hand, until its owner has answered the vote on ending the match. */
export function voteRows({ view, t }: HandContext): ReturnType<typeof rows> {
  const { closeVote, id: table, place, places } = view
  const owner = place === null ? null : places[place]
  if (closeVote === null || owner?.kind !== 'person') return []
  if ([...closeVote.yes, ...closeVote.no].includes(owner.user)) return []
  return rows([
    button(voteInHandPress({ table, agree: 'yes' }), t('button.vote-yes')),
    button(voteInHandPress({ table, agree: 'no' }), t('button.vote-no')),
  ])
}
