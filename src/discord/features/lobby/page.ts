import type { T } from '../../../i18n/index.js'
import { placeBounds } from '../../../table/view.js'
import type { Place, TableView, UserId } from '../../../table/view.js'
import { isComputer, isPerson, levelName, rulesName, whoAt } from '../../look/names.js'
import { button, dots, lines, page, rows, select, userSelect } from '../../look/parts.js'
import { closedWhy } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { commitmentLine } from '../fair/page.js'
import { joinPress } from '../people/buttons.js'
import { tableRulesPress } from '../rules/buttons.js'
import { clockName } from '../settings/page.js'
import {
  addComputerPress,
  cancelPress,
  fillPress,
  invitePress,
  shufflePress,
  standUpPress,
  startPress,
  unfillPress,
} from './buttons.js'

export interface LobbyOptions {
  /** Levels of computer players that may be chosen, weakest first. */
  readonly levels?: readonly string[]
  /** People of the match before this one. */
  readonly companions?: readonly UserId[]
}

const titleOf = (view: TableView, t: T): string =>
  dots(
    `**${t('lobby.title', { number: view.number })}**`,
    rulesName(view.rules, t),
    t('lobby.games', { games: view.games }),
    view.clock.limit !== null && t('lobby.clock', { clock: clockName(view.clock.limit, t) }),
  )

function placeLine(view: TableView, place: Place, t: T): string {
  const occupant = view.places[place]
  const host = occupant?.kind === 'person' && occupant.user === view.host
  return dots(
    whoAt(view, place, t),
    host && t('lobby.host'),
    occupant?.kind === 'computer' && t('lobby.computer', { level: levelName(occupant.level, t) }),
  )
}

/** What the table waits for; once four people sit and no place is free it says when it starts by itself. */
function stateLine(view: TableView, t: T): string {
  const free = view.places.filter((occupant) => occupant === null).length
  if (free > 0) return t('lobby.open', { free })
  const { startsAt } = view
  return startsAt === null ? t('lobby.full') : t('lobby.starts', { time: `<t:${Math.ceil(startsAt / 1000)}:R>` })
}

/** People of the match before who have not sat down again. Text in a lobby pings nobody. */
function companionsLine(view: TableView, companions: readonly UserId[], t: T): string | null {
  const missing = companions.filter(
    (user) => !view.places.some((occupant) => occupant?.kind === 'person' && occupant.user === user),
  )
  return missing.length === 0 ? null : t('lobby.companions', { names: missing.map((user) => `<@${user}>`).join(', ') })
}

/** The table before the first game: who sits where, and what can be done. Same for all readers. */
export function presentLobby(
  view: TableView,
  t: T,
  { levels = [view.level], companions = [] }: LobbyOptions = {},
): Page {
  const free = view.places.filter((occupant) => occupant === null).length
  const computers = view.places.filter(isComputer).length
  const seated = view.places.filter((occupant) => occupant !== null).length
  const table = view.id
  return page({
    head: lines(
      titleOf(view, t),
      ...view.places.map((_, place) => placeLine(view, place, t)),
      companionsLine(view, companions, t),
      stateLine(view, t),
      view.places.length > placeBounds.least && t('lobby.more-than-four'),
      `-# ${t('lobby.foot')}${free === 0 && !isFull(view) ? ` ${t('lobby.up-to-seven')}` : ''}`,
      commitmentLine(view.commitment, t),
    ),
    accent: 'brass',
    rows: [
      ...rows([
        button(joinPress({ table }), t('button.join'), { style: 'main', off: isFull(view) }),
        button(standUpPress({ table }), t('button.stand-up')),
        button(fillPress({ table }), t('button.fill'), { off: free === 0 }),
        button(startPress({ table }), t('button.start'), { style: 'go', off: free > 0 }),
      ]),
      ...rows([
        button(tableRulesPress({ table }), t('button.table-rules')),
        button(shufflePress({ table }), t('button.shuffle'), { off: seated < 2 }),
        button(cancelPress({ table }), t('button.cancel')),
      ]),
      ...rows(computers > 0 ? [button(unfillPress({ table }), t('button.unfill'))] : []),
      ...(free > 0
        ? [
            select(
              addComputerPress({ table }),
              t('lobby.add-computer'),
              levels.map((level) => ({ label: t('lobby.computer', { level: levelName(level, t) }), value: level })),
            ),
          ]
        : []),
      ...(isFull(view) ? [] : [userSelect(invitePress({ table }), t('lobby.invite'))]),
    ],
  })
}

/** Nobody else can sit down: seven people are here. */
const isFull = ({ places }: TableView): boolean => places.length >= placeBounds.most && places.every(isPerson)

/** What stays of a table that was given up before its first game. */
export const presentCancelled = (view: TableView, t: T): Page =>
  page({ head: lines(titleOf(view, t), t('lobby.cancelled'), closedWhy(view, t)) })
