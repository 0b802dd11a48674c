import { accept, refuse } from '../../../engine/index.js'
import type { Result } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { DateAnswer, DateEnding, Dates, PlannedDate } from '../../../table/company.js'
import type { Moment, TableRefusal } from '../../../table/intent.js'
import type { Tables } from '../../../table/service.js'
import { placeBounds } from '../../../table/view.js'
import type { TableId, UserId } from '../../../table/view.js'
import type { LiveParts } from '../../live/live-message.js'
import { noPictures } from '../../live/live-message.js'
import { mayPingUser } from '../../live/may-ping.js'
import type { PingParts } from '../../live/may-ping.js'
import type { Page } from '../../road/message.js'
import { troubleOf } from '../../road/trouble.js'
import type { DateRefusal, DatesPort } from '../services.js'
import { peopleWith, presentChanged, presentDate, presentSoon } from './page.js'

const minute = 60_000
/** How long before a date people are called to it, in ms. */
export const ahead = 10 * minute
/** How late a table may still be opened, after the program was not there, in ms. */
export const lateness = 30 * minute
/** How long a date that is over is remembered, in ms. */
const memory = 7 * 24 * 60 * minute
/** The longest time between two looks, in ms: timers of many days are not to be relied on. */
const longest = 6 * 60 * minute
/** How long to wait after the store failed, in ms. */
const again = minute

interface KeeperParts extends LiveParts, PingParts {
  readonly company: Dates
  readonly tables: Pick<Tables, 'inRoom' | 'send' | 'view'>
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
  /** Opens a table as the server and the room have chosen it. */
  readonly open: (date: PlannedDate, host: UserId) => Promise<Result<Moment, TableRefusal>>
  /** A table is open that no answer shows: its message is to be posted. */
  readonly show: (table: TableId) => void
}

/**
 * Keeps dates: calls people to them, opens their tables, lets their messages follow. One thing at a time; each is saved before it is done, so
 * that a program which dies in between does nothing twice.
 */
export class DateKeeper implements DatesPort {
  readonly #parts: KeeperParts
  #queue: Promise<unknown> = Promise.resolve()
  #cancel: (() => void) | null = null
  #stopped = false

  constructor(parts: KeeperParts) {
    this.#parts = parts
  }

  /** After a start: what was missed is caught up with, and a date whose message never arrived is shown. */
  async restore(): Promise<void> {
    const { company, clock } = this.#parts
    await company.dropDates(clock.now() - memory)
    for (const { id, message } of await company.openDates()) if (message === null) this.redraw(id)
    this.#look()
  }

  /** Cancels what is planned. */
  stop(): void {
    this.#stopped = true
    this.#cancel?.()
  }

  /** A date was added. */
  added(): void {
    this.#look()
  }

  /** Somebody answers a date. */
  answer(id: string, user: UserId, answer: DateAnswer): Promise<Result<PlannedDate, DateRefusal>> {
    return this.#change(id, async ({ company, clock }) => company.answerDate(id, user, answer, clock.now()))
  }

  /** Moves a date; those who wanted to come are told. @param at when it is from now on, in ms since 1970 */
  async move(id: string, at: number): Promise<Result<PlannedDate, DateRefusal>> {
    const { clock } = this.#parts
    if (at <= clock.now()) return refuse('past')
    const moved = await this.#change(id, async ({ company }, date) => {
      if (date.at === at) return
      const state = at - clock.now() > ahead ? 'planned' : 'reminded'
      await company.changeDate(id, { at, movedFrom: date.at, state, notice: null })
      this.#takeAway(date)
    })
    if (moved.ok) await this.#afterChange(moved.value)
    return moved
  }

  /** Calls a date off; those who wanted to come are told. */
  async cancel(id: string): Promise<Result<PlannedDate, DateRefusal>> {
    const cancelled = await this.#change(id, async ({ company }, date) => {
      await company.changeDate(id, { state: 'over', ending: 'cancelled', notice: null })
      this.#takeAway(date)
    })
    if (cancelled.ok) await this.#afterChange(cancelled.value)
    return cancelled
  }

  /** The date's message shows how it stands; where there is none any more a new one is posted. */
  redraw(id: string): void {
    const { background } = this.#parts
    void background.run(this.#draw(id), 'the message of a date could not be written', { date: id })
  }

  /** A server's words have changed: the messages of its dates are written in them. */
  reword(server: string): void {
    const { background, company } = this.#parts
    const reworded = company.openDates().then((dates) => {
      for (const date of dates) if (date.server === server && date.message !== null) this.redraw(date.id)
    })
    void background.run(reworded, 'dates could not be written in other words')
  }

  /** Notes which message shows a date; null: it has not arrived, so the bot posts it itself. */
  shown(id: string, message: string | null): void {
    const { background, company } = this.#parts
    if (message === null) return this.redraw(id)
    void background.run(company.changeDate(id, { message }), 'the message of a date could not be noted', { date: id })
  }

  #run<R>(work: () => Promise<R>): Promise<R> {
    const running = this.#queue.then(work)
    this.#queue = running.catch(() => undefined)
    return running
  }

  /** Changes a date that is still to come, and gives it as it is then. */
  #change(
    id: string,
    change: (parts: KeeperParts, date: PlannedDate) => Promise<void>,
  ): Promise<Result<PlannedDate, DateRefusal>> {
    const { company } = this.#parts
    return this.#run(async () => {
      const date = await company.dateOf(id)
      if (!date || date.state === 'over' || date.state === 'opening') return refuse('over')
      await change(this.#parts, date)
      return accept((await company.dateOf(id)) ?? date)
    })
  }

  async #afterChange(date: PlannedDate): Promise<void> {
    const { company, nonce, wire, wordsIn, background } = this.#parts
    this.redraw(date.id)
    this.#look()
    const t = wordsIn(date.server)
    const people = [...peopleWith(date, 'yes'), ...peopleWith(date, 'maybe')]
    if (people.length === 0) return
    const call = async () => {
      const { id } = await wire.post(date.room, presentChanged(date, t, await this.#mayCall(date)), nonce(date.id))
      if (date.state !== 'over') await company.changeDate(date.id, { notice: id })
    }
    await background.run(call(), 'a change of a date could not be told', { date: date.id })
  }

  async #draw(id: string): Promise<void> {
    const { company, wire, wordsIn, nonce } = this.#parts
    const date = await company.dateOf(id)
    if (!date) return
    const page = presentDate(date, wordsIn(date.server))
    const post = async () => {
      const sent = await wire.post(date.room, page, nonce(id))
      await company.changeDate(id, { message: sent.id })
    }
    try {
      await (date.message === null ? post() : wire.edit(date.room, date.message, page, noPictures))
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'room-gone') return this.#end(date, 'failed', false)
      if (trouble !== 'message-gone') throw error
      await post()
    }
  }

  /** Whom a message of a date may call: those who come or perhaps come, as far as they and the server agree. */
  async #mayCall(date: PlannedDate): Promise<readonly UserId[]> {
    const people = [...peopleWith(date, 'yes'), ...peopleWith(date, 'maybe')]
    const may = await Promise.all(people.map((user) => mayPingUser(user, date.server, this.#parts)))
    return people.filter((_, at) => may[at]).slice(0, 100)
  }

  #takeAway({ room, notice, id }: PlannedDate): void {
    const { background, wire } = this.#parts
    if (notice !== null)
      void background.run(wire.remove(room, notice), 'a call to a date could not be taken away', { date: id })
  }

  /** Looks at all dates, does what is due, and plans the next look. */
  #look(): void {
    const { background, clock } = this.#parts
    this.#cancel?.()
    if (this.#stopped) return
    const looked = this.#run(() => this.#due()).then(
      (next) => next,
      (error: unknown) => {
        this.#parts.log.warn({ err: error }, 'dates could not be looked at')
        return again
      },
    )
    void background.run(
      looked.then((next) => {
        if (this.#stopped) return
        this.#cancel?.()
        this.#cancel = next === null ? null : clock.after(Math.min(longest, next), () => this.#look())
      }),
      'dates are out of order',
    )
  }

  /** @returns ms until the next thing is due; null: nothing is planned */
  async #due(): Promise<number | null> {
    const { company, clock } = this.#parts
    for (const date of await company.openDates()) {
      const now = clock.now()
      if (date.state === 'opening' || date.at <= now) await this.#begin(date, now)
      else if (date.state === 'planned' && date.at - ahead <= now) await this.#remind(date)
    }
    const times = (await company.openDates()).map(({ at, state }) => (state === 'planned' ? at - ahead : at))
    return times.length === 0 ? null : Math.max(0, Math.min(...times) - clock.now())
  }

  async #remind(date: PlannedDate): Promise<void> {
    const { company, background } = this.#parts
    await company.changeDate(date.id, { state: 'reminded', notice: null })
    this.#takeAway(date)
    if (peopleWith(date, 'yes').length + peopleWith(date, 'maybe').length === 0) return
    const { wordsIn } = this.#parts
    const call = async () => this.#call(date, presentSoon(date, wordsIn(date.server), await this.#mayCall(date)))
    await background.run(call(), 'nobody could be called to a date', { date: date.id })
  }

  /** Whether a date's room is still there: its message is written once more to find out. */
  async #hasRoom({ id }: PlannedDate): Promise<boolean> {
    const { background, company } = this.#parts
    await background.run(this.#draw(id), 'the message of a date could not be written', { date: id })
    return (await company.dateOf(id))?.state !== 'over'
  }

  async #call({ id, room }: PlannedDate, page: Page): Promise<void> {
    const { company, nonce, wire } = this.#parts
    const sent = await wire.post(room, page, nonce(id))
    await company.changeDate(id, { notice: sent.id })
  }

  /** The time has come: a table opens, and whoever comes is seated. */
  async #begin(date: PlannedDate, now: number): Promise<void> {
    const { company, tables, open, show } = this.#parts
    if (now - date.at > lateness) return this.#end(date, 'missed')
    const coming = peopleWith(date, 'yes')
    const [first] = coming
    if (first === undefined) return this.#end(date, 'nobody')
    const host = coming.includes(date.maker) ? date.maker : first
    const here = tables.inRoom(date.room)
    const own = here !== null && date.state === 'opening' && this.#isOf(date, host, here)
    if (here !== null && !own) return this.#end(date, 'taken')
    if (!(await this.#hasRoom(date))) return
    await company.changeDate(date.id, { state: 'opening' })
    const opened = own ? null : await open(date, host)
    const table = own ? here : opened?.ok ? opened.value.table : null
    if (table === null) return this.#end(date, 'failed')
    await company.changeDate(date.id, { table })
    for (const user of coming.filter((one) => one !== host).slice(0, placeBounds.most - 1))
      await tables.send(table, { type: 'join', user })
    await this.#end({ ...date, table }, 'opened')
    show(table)
  }

  /** Whether the table of a room was opened for a date by a program that died before it could note it. */
  #isOf(date: PlannedDate, host: UserId, table: TableId): boolean {
    const view = this.#parts.tables.view(table, null)
    return view !== null && view.openedAt >= date.at && (view.host === host || date.table === table)
  }

  async #end(date: PlannedDate, ending: DateEnding, draws = true): Promise<void> {
    await this.#parts.company.changeDate(date.id, { state: 'over', ending, notice: null })
    this.#takeAway(date)
    if (draws) this.redraw(date.id)
  }
}
