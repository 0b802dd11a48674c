import { factsOf, matchLength, suggestedGames } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { placeBounds } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import { dots } from '../../look/parts.js'

/** What an uneven number of games means for the people at a table; null where everybody plays and deals equally often. */
function unevenLine({ rules, games, places: { length: people } }: TableView, t: T): string | null {
  const { played, dealt } = matchLength(rules, games, people)
  const better = suggestedGames(rules, people)
  if (played.least !== played.most) return t('lobby.uneven', { games, people: `${people}`, ...played, better })
  return dealt.least === dealt.most ? null : t('lobby.uneven-deals', { games, better })
}

function pflichtLine({ rules, games, places: { length: people } }: TableView, t: T): string | null {
  const { pflichtsoli } = matchLength(rules, games, people)
  if (pflichtsoli === null) return null
  return pflichtsoli ? t('lobby.pflicht') : t('lobby.no-pflicht', { people: `${people}`, least: 2 * people })
}

/** What the lobby says of the number of games: Pflichtsoli, and who would play less often than others. Empty: there is nothing to say. */
export function lengthLine(view: TableView, t: T): string {
  const shifts = view.places.length > placeBounds.least && factsOf(view.rules).dealsAgainAfter !== 'never'
  return dots(pflichtLine(view, t), unevenLine(view, t), shifts && t('lobby.deals-again')).replaceAll('. · ', '. ')
}
