import { seats } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import type { Page } from '../message.js'
import { commitmentLine } from './fair.js'
import { rulesName, who } from './names.js'
import { button, dots, lines, page, rows } from './parts.js'

const titleOf = (view: TableView, t: T): string =>
  dots(
    `**${t('lobby.title', { number: view.number })}**`,
    rulesName(view.rules, t),
    t('lobby.games', { games: view.games }),
  )

/** The table before the first game: who sits where, and what can be done. Same for all readers. */
export function presentLobby(view: TableView, t: T): Page {
  const people = seats.map((seat) => {
    const occupant = view.seats[seat]
    const host = occupant?.kind === 'person' && occupant.user === view.host
    return dots(who(view, seat, t), host && t('lobby.host'))
  })
  const free = view.seats.filter((occupant) => occupant === null).length
  const table = view.id
  return page({
    head: lines(
      titleOf(view, t),
      ...people,
      free > 0 ? t('lobby.open', { free }) : t('lobby.full'),
      `-# ${t('lobby.foot')}`,
      commitmentLine(view.commitment, t),
    ),
    accent: 'brass',
    rows: [
      ...rows([
        button({ do: 'join', table }, t('button.join'), { style: 'main', off: free === 0 }),
        button({ do: 'stand-up', table }, t('button.stand-up')),
        button({ do: 'fill', table }, t('button.fill'), { off: free === 0 }),
        button({ do: 'start', table }, t('button.start'), { style: 'go', off: free > 0 }),
      ]),
      ...rows([
        button({ do: 'table-rules', table }, t('button.table-rules')),
        button({ do: 'cancel', table }, t('button.cancel')),
      ]),
    ],
  })
}

/** What stays of a table that was given up before its first game. */
export const presentCancelled = (view: TableView, t: T): Page =>
  page({ head: lines(titleOf(view, t), t('lobby.cancelled')) })
