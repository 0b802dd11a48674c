import { suggestedGames } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { gameCounts } from '../../../table/view.js'
import type { Place, TableView, UserId } from '../../../table/view.js'
import { isPerson, markOfPlace, nameOfPlace, peopleAt, whoAt } from '../../look/names.js'
import { button, lines, page, presentNotice, rows, select } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { gamesPress, passHostPress, releasePress, removePress } from './buttons.js'

/** Whoever sits on a place, or for whom it is kept, as a select writes it: another one there since must not be meant. */
export function keyOf(view: TableView, place: Place): string {
  const occupant = view.places[place]
  const who = occupant?.kind === 'person' ? occupant.user : occupant ? 'computer' : (view.lobby.kept[place] ?? 'free')
  return `${place}.${who}`
}

function placeLine(view: TableView, place: Place, t: T): string {
  const kept = view.places[place] === null ? view.lobby.kept[place] : null
  return kept == null ? whoAt(view, place, t) : `${markOfPlace(place)} ${t('lobby.kept-for', { name: `<@${kept}>` })}`
}

const optionOf = (view: TableView, place: Place, t: T) => {
  const occupant = view.places[place]
  const named = occupant?.kind === 'computer' ? ` ${nameOfPlace(view, place, t)}` : ''
  return { label: `${markOfPlace(place)}${named}`, value: keyOf(view, place) }
}

/** Numbers of games that seat everybody equally often, and the one that is chosen; more do not fit a match. */
const gamesOffered = ({ games, lobby, places: { length: people } }: TableView): readonly number[] => {
  const equal = Array.from({ length: Math.floor(gameCounts.most / people) }, (_, round) => (round + 1) * people)
  const chosen = lobby.suggested || equal.includes(games) ? [] : [games]
  return [...equal, ...chosen].sort((one, other) => one - other)
}

const ownPlace = (view: TableView): Place =>
  view.places.findIndex((occupant) => occupant?.kind === 'person' && occupant.user === view.host)

/** What only the host does with who sits at the table and how long the match is, in the lobby. */
function lobbyRows(view: TableView, t: T) {
  const table = view.id
  const taken = view.places.flatMap((_, place) =>
    place !== ownPlace(view) && !keyOf(view, place).endsWith('.free') ? [place] : [],
  )
  const suggested = { label: t('host.games-suggested', { games: suggestedGames(view.rules, view.places.length) }), value: 'suggested', default: view.lobby.suggested } // prettier-ignore
  const isChosen = (games: number): boolean => !view.lobby.suggested && games === view.games
  const numbers = gamesOffered(view).map((games) => ({
    label: t('lobby.games', { games }),
    value: `${games}`,
    default: isChosen(games),
  }))
  return [
    ...(taken.length > 0
      ? [
          select(
            removePress({ table }),
            t('host.remove'),
            taken.map((place) => optionOf(view, place, t)),
          ),
        ]
      : []),
    select(gamesPress({ table }), t('host.games'), [suggested, ...numbers]),
    ...(view.lobby.keptUntil === null ? [] : rows([button(releasePress({ table }), t('button.release'))])),
  ]
}

/**
 * What the host of a table may do; others are told who the host is and what becomes of the role.
 * @param user who reads it
 * @param notice a line above everything: why the last press did nothing
 */
export function presentHost(view: TableView, user: UserId, t: T, notice?: string): Page {
  const { id: table, number, host, status } = view
  const own = user === host
  const lobby = status === 'lobby'
  const others = view.places.flatMap((occupant, place) =>
    isPerson(occupant) && place !== ownPlace(view) ? [place] : [],
  )
  const told = own ? t(lobby ? 'host.you' : 'host.you-match') : t('host.other', { name: `<@${host}>` })
  return page({
    head: lines(
      notice,
      `**${t('host.title', { number })}**`,
      told,
      ...(own ? view.places.map((_, place) => placeLine(view, place, t)) : []),
    ),
    rows: own
      ? [
          ...(others.length > 0
            ? [
                select(
                  passHostPress({ table }),
                  t('host.pass'),
                  others.map((place) => optionOf(view, place, t)),
                ),
              ]
            : []),
          ...(lobby ? lobbyRows(view, t) : []),
        ]
      : [],
  })
}

/** Somebody whom the host has taken out of the lobby learns it, alone. */
export const presentRemoved = ({ host, number }: TableView, t: T): Page =>
  presentNotice(t('host.removed', { host: `<@${host}>`, number }))

/** Whether the viewer may hand the role of the host on. */
export const mayPassHost = (view: TableView): boolean =>
  view.place !== null && view.place === ownPlace(view) && peopleAt(view).length > 1
