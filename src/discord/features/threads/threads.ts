import type { Logger } from 'pino'
import type { T } from '../../../i18n/index.js'
import type { Outcome } from '../../../table/intent.js'
import type { Tables } from '../../../table/service.js'
import type { TableId, TableView } from '../../../table/view.js'
import type { Background } from '../../live/background.js'
import type { RoomNotice } from '../../live/room-notices.js'
import { rulesName } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { troubleOf } from '../../road/trouble.js'
import type { Wire } from '../../road/wire.js'

/** What stands in the channel while the match’s thread is being made. */
export const presentMoving = (view: TableView, t: T): Page => presentNotice(t('rooms.moving', { number: view.number }))

/** How a message is left behind whose table is shown in another room from now on. */
export const presentMoved = (view: TableView, room: string, t: T): Page =>
  presentNotice(t('rooms.moved', { number: view.number, room: `<#${room}>` }))

/** After so many minutes without a message a thread is put away: a day, or a week where turns take their time. */
const putAway = { usual: 1440, slow: 10_080 } as const
/** A turn that may take longer than this makes a slow match, in ms. */
const slowTurn = 3_600_000

interface MatchThreadsParts {
  readonly tables: Tables
  readonly wire: Pick<Wire, 'openThread'>
  readonly log: Logger
  readonly background: Background
  /** The words of a server. */
  readonly wordsIn: (server: string) => T
  /** Tables whose thread is being made, with the room that they leave: until then nobody is dealt a picture there. */
  readonly leaving: Map<TableId, string>
  /** The message that shows a table. */
  readonly messageOf: (table: TableId) => string | null
  /** People are to learn why their match got no thread. */
  readonly told: (room: string, notice: RoomNotice) => void
  /** The table's message is to be drawn: the thread is there, or could not be made. */
  readonly settled: (table: TableId) => void
}

/** Gives a match the thread that its table was opened for, made from the lobby's message when the first deal begins. */
export class MatchThreads {
  readonly #parts: MatchThreadsParts

  constructor(parts: MatchThreadsParts) {
    this.#parts = parts
  }

  /** Follows what happens: the match begins, so the thread is made. */
  heard({ table, intent, viewFor }: Outcome): void {
    if (intent.type !== 'start' && intent.type !== 'start-timeout') return
    const view = viewFor(null)
    if (!view.thread || this.#parts.leaving.has(table)) return
    this.#parts.leaving.set(table, view.room)
    void this.#parts.background.run(this.#make(view), 'the making of a thread was cut off', { table })
  }

  async #make(view: TableView): Promise<void> {
    const { tables, wire, log, settled } = this.#parts
    try {
      const message = this.#parts.messageOf(view.id)
      if (message === null) throw new Error('the message of the lobby is not known')
      const slow = view.clock.limit === null || view.clock.limit > slowTurn
      const thread = await wire.openThread(view.room, message, this.#nameOf(view), slow ? putAway.slow : putAway.usual)
      await tables.send(view.id, { type: 'relocate', room: thread })
    } catch (error) {
      const trouble = troubleOf(error)
      log.warn({ table: view.id, trouble, err: error }, 'no thread could be made; the match goes on in the channel')
      this.#parts.told(view.room, trouble === 'title-blocked' || trouble === 'threads-full' ? trouble : 'no-thread')
    } finally {
      this.#parts.leaving.delete(view.id)
      settled(view.id)
    }
  }

  #nameOf({ server, number, rules }: TableView): string {
    const t = this.#parts.wordsIn(server)
    return t('rooms.thread', { number, rules: rulesName(rules, t) }).slice(0, 100)
  }
}
