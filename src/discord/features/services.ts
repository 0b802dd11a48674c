import type { Result } from '../../engine/index.js'
import type { Company, DateAnswer, PlannedDate } from '../../table/company.js'
import type { Custody } from '../../table/custody.js'
import type { TableRefusal } from '../../table/intent.js'
import type { Ledger, RuleBook } from '../../table/ports.js'
import type { Tables } from '../../table/service.js'
import type { TableId, TableView, UserId } from '../../table/view.js'
import type { HandExtra } from '../live/hand.js'
import type { Names } from '../live/names.js'
import type { ShownPositions } from '../live/shown-positions.js'
import type { Undelivered } from '../live/undelivered.js'
import type { Looks } from '../look/look.js'
import type { ServerBook } from '../road/kept-settings.js'
import type { Page } from '../road/message.js'
import type { Readers } from '../road/readers.js'
import type { After, Reply, Shows } from '../road/reply.js'
import type { Request } from '../road/request.js'
import type { ServerEvent } from '../road/wire.js'

/** Who is asked to a table before its first game. */
export interface GuestsPort {
  /** Asks somebody to a table with a message in its channel. */
  invite(view: TableView, host: UserId, guest: UserId): Promise<void>
  /**
   * The guest presses on the own invitation: whoever answers the press takes its message away.
   * @returns puts the invitation back, should the guest not sit down; null when this message invites nobody or somebody else
   */
  take(table: TableId, guest: UserId, message: string | null): (() => void) | null
  /** Whether a message is an invitation that goes away by itself. */
  stands(table: TableId, message: string | null): boolean
}

/** Who is offered to learn the game before the first one. */
export interface OffersPort {
  /** Offers it to somebody who sits down at a table and has not played before. */
  to(table: TableId, request: Pick<Request, 'user' | 'locale' | 't'>): After
  /** Somebody learns or practises, or wants neither; `message` has the pressed button. */
  answered(user: UserId, message: string | null): void
}

/** Why a date does not change: it is over, or the new time has passed. */
export type DateRefusal = 'over' | 'past'

/** Dates to play, and their messages. */
export interface DatesPort {
  /** A date was added. */
  added(): void
  /** Notes which message shows a date; null: it has not arrived, so the bot posts it itself. */
  shown(id: string, message: string | null): void
  /** Somebody answers a date. */
  answer(id: string, user: UserId, answer: DateAnswer): Promise<Result<PlannedDate, DateRefusal>>
  /** Moves a date; those who wanted to come are told. @param at when it is from now on, in ms since 1970 */
  move(id: string, at: number): Promise<Result<PlannedDate, DateRefusal>>
  /** Calls a date off; those who wanted to come are told. */
  cancel(id: string): Promise<Result<PlannedDate, DateRefusal>>
  /** The date's message shows how it stands. */
  redraw(id: string): void
}

/** Scheduled events of servers. What Discord refuses is logged. */
export interface EventsPort {
  /** @returns its id; null when Discord did not take it */
  make(server: string, event: ServerEvent): Promise<string | null>
  change(server: string, id: string, times: Pick<ServerEvent, 'from' | 'to'>): Promise<void>
  remove(server: string, id: string): Promise<void>
}

/** What commands and presses may work with; each asks for what it needs of it. */
export interface Services {
  readonly tables: Tables
  readonly rankings: Ledger['rankings']
  /** The rules that servers and channels have chosen. */
  readonly book: RuleBook
  /** Keeps pages readable that name people who have left the server. */
  readonly names: Names
  /** How each person wants things shown. */
  readonly readers: Readers
  /** What those who manage servers have chosen. */
  readonly servers: ServerBook
  readonly guests: GuestsPort
  readonly offers: OffersPort
  /** Dates, who wants to be told of tables, and whom people have blocked. */
  readonly company: Company
  readonly dates: DatesPort
  readonly events: EventsPort
  /** What is stored of people and servers. */
  readonly custody: Custody
  /** Positions of finished games that people have shown to everybody. */
  readonly shown: ShownPositions
  /** Results that could not be shown in their room. */
  readonly undelivered: Undelivered
  /** How messages look to their readers. */
  readonly looks: Looks
  /** Levels of computer players that may be chosen, weakest first. */
  readonly levels: readonly string[]
  /** Where people find help with this bot; null: nowhere. */
  readonly helpAddress: string | null
  /** Shows somebody the own hand, in place of the private message with the pressed button if there is one; or tells why not. */
  readonly showHand: (view: TableView, request: Request, extra?: HandExtra) => Reply
  /** What the channel shows of a table, to become or redraw its message; null for a practice. */
  readonly showTable: (view: TableView, request: Request) => Shows | null
  /** The address of the message that shows a table in its channel; of the channel where that message is not known. */
  readonly linkTo: (view: TableView) => string
  /**
   * Why something was refused, kindly and exactly, with the way out where there is one.
   * @param view the table as the person sees it; null when there is none
   */
  readonly refusal: (refusal: TableRefusal, request: Request, view: TableView | null) => Page
  /** Milliseconds since 1970. */
  readonly now: () => number
}
