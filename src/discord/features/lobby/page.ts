import type { T } from '../../../i18n/index.js'
import { placeBounds } from '../../../table/view.js'
import type { Place, TableView, UserId } from '../../../table/view.js'
import { isComputer, isPerson, levelName, listOf, markOfPlace, rulesName, whoAt } from '../../look/names.js'
import { button, dots, lines, page, rows, select, userSelect } from '../../look/parts.js'
import { closedWhy } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { commitmentLine } from '../fair/page.js'
import { hostPress } from '../host/buttons.js'
import { joinPress } from '../people/buttons.js'
import { tableRulesPress } from '../rules/buttons.js'
import { clockName } from '../settings/clocks.js'
import { lengthLine } from './length.js'
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
}

const titleOf = (view: TableView, t: T): string =>
  dots(
    `**${t('lobby.title', { number: view.number })}**`,
    rulesName(view.rules, t),
    t('lobby.games', { games: view.games }),
    view.clock.limit !== null && t('lobby.clock', { clock: clockName(view.clock.limit, t) }),
  )

/** For whom a free place is kept; null: for nobody, or it is taken. */
const keptFor = ({ places, lobby }: TableView, place: Place): UserId | null =>
  places[place] === null ? (lobby.kept[place] ?? null) : null

/** The time of day of a moment, for the reader: unlike a countdown it stays true. */
const clockTime = (ms: number): string => `<t:${Math.ceil(ms / 1000)}:T>`

function placeLine(view: TableView, place: Place, t: T): string {
  const occupant = view.places[place]
  const host = occupant?.kind === 'person' && occupant.user === view.host
  const kept = keptFor(view, place)
  if (kept !== null) return `${markOfPlace(place)} ${t('lobby.kept-for', { name: `<@${kept}>` })}`
  return dots(
    whoAt(view, place, t),
    host && t('lobby.host'),
    occupant?.kind === 'computer' && t('lobby.computer', { level: levelName(occupant.level, t) }),
  )
}

const keptPlaces = (view: TableView): number => view.places.filter((_, place) => keptFor(view, place) !== null).length

/** Until when places are kept, who can give them away before, and for whom they are kept: those are waited for. */
function keptLines(view: TableView, t: T): string {
  const { host, places, lobby } = view
  const names = places.flatMap((_, place) => keptFor(view, place) ?? []).map((user) => `<@${user}>`)
  return lines(
    t('lobby.kept', { time: clockTime(lobby.keptUntil ?? 0), host: `<@${host}>` }),
    t('lobby.kept-missing', { names: listOf(names, t) }),
  )
}

/** What the table waits for; once four people sit and no place is free it says when it starts by itself. */
function stateLine(view: TableView, t: T): string | null {
  const free = view.places.filter((occupant, place) => occupant === null && keptFor(view, place) === null).length
  if (free > 0) return t('lobby.open', { free })
  const { startsAt, host, lobby } = view
  if (startsAt !== null) return t('lobby.starts', { time: `<t:${Math.ceil(startsAt / 1000)}:R>` })
  if (lobby.anybodyAt === null) return null
  if (view.places.filter(isPerson).length < 2) return t('lobby.full')
  return t('lobby.anybody', { name: `<@${host}>`, time: clockTime(lobby.anybodyAt) })
}

/** The table before the first game: who sits where, and what can be done. Same for all readers. */
export function presentLobby(view: TableView, t: T, { levels = [view.level] }: LobbyOptions = {}): Page {
  const free = view.places.filter((occupant) => occupant === null).length
  const computers = view.places.filter(isComputer).length
  const seated = view.places.filter((occupant) => occupant !== null).length
  const table = view.id
  return page({
    head: lines(
      titleOf(view, t),
      ...view.places.map((_, place) => placeLine(view, place, t)),
      stateLine(view, t),
      lengthLine(view, t),
      view.places.length > placeBounds.least && t('lobby.more-than-four'),
      `-# ${t('lobby.foot')}${free === 0 && !isFull(view) ? ` ${t('lobby.up-to-seven')}` : ''}`,
      commitmentLine(view.commitment, t),
    ),
    ...(keptPlaces(view) > 0 ? { awaited: keptLines(view, t) } : {}),
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
        button(hostPress({ table }), t('button.host')),
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
  page({ head: lines(titleOf(view, t), t('lobby.cancelled'), t('closed.unplayed'), closedWhy(view, t)) })
