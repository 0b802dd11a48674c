import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../../table/ports.js'
import type { Suspension, TableId } from '../../table/view.js'
import { contentOf, newBoard } from './board-state.js'
import type { Board, LivePage } from './board-state.js'
import type { Page } from '../road/message.js'
import type { Owed } from './owed.js'
import { troubleOf } from '../road/trouble.js'
import { shownBy } from '../road/wire.js'
import type { Shown, Wire } from '../road/wire.js'

export type { BoardPage } from './board-state.js'

/** Least time between two edits of a table's message, in ms: changes in between are merged into the last one. */
const pace = 1000
/** Waits before a failed edit is tried again, in ms; then the next change of the table has to bring it. */
const retries = [2000, 8000]

/** Remembers a table's message over restarts. */
export interface MessageNotes {
  messageOf(table: TableId): Promise<string | null>
  setMessage(table: TableId, message: string | null): Promise<void>
}

/** What boards work with. */
export interface BoardParts {
  readonly wire: Wire
  readonly clock: Clock
  readonly log: Logger
  readonly notes: MessageNotes
  /** What a table shows now; null when it is unknown. */
  readonly pageOf: (table: TableId) => LivePage | null
  /**
   * How a chapter is left behind: its result, without live buttons.
   * @param moved the room where the table is shown from now on; null: in the same one
   */
  readonly closingOf: (table: TableId, chapter: string, moved: string | null) => Page | null
  /** The table's room is closed to us: the table is to rest. */
  readonly suspend: (table: TableId, why: Suspension) => void
  /** Keeps last pages that could not be shown in their room. */
  readonly owed: Owed
}

/** Keeps one live message per table in its channel. */
export class Boards {
  readonly #boards = new Map<TableId, Board>()
  readonly #edits = new Set<Promise<void>>()
  readonly #parts: BoardParts
  readonly #run = randomBytes(4).toString('hex')

  constructor(parts: BoardParts) {
    this.#parts = parts
  }

  /** An answer to an interaction has become (or redrawn) the table's message. */
  adopt(table: TableId, message: string, page: Page, shown: Shown, at: { chapter: string; room: string }): void {
    const board = this.#board(table)
    if (board.message !== message) this.#note(table, message)
    board.message = message
    board.chapter = at.chapter
    board.room = at.room
    board.content = contentOf(page)
    board.shown = shown
    board.lastEdit = this.#parts.clock.now()
  }

  /**
   * While a press on the message is being answered, no edit crosses the answer. Call the returned function afterwards.
   * @param coming the answer will become the table's message: until then nothing else may show it, even if somebody
   *   presses on it before Discord has told us its id
   */
  hold(table: TableId, coming = false): () => void {
    const board = coming ? this.#board(table) : this.#boards.get(table)
    if (!board) return () => undefined
    board.held++
    return () => {
      board.held--
      if (board.dirty && this.#knows(board)) this.#plan(board)
    }
  }

  /** The table has changed: its message follows, at most once a second, always with the newest state. */
  refresh(table: TableId): void {
    const board = this.#board(table)
    this.#plan(board)
    if (!board.silenced || !this.#hasEnded(table)) return
    const now = this.#parts.pageOf(table)
    if (now) this.#owe(board, now)
    this.#forget(board)
  }

  /** After a restart: the old message is closed and a fresh one posted. */
  async restore(table: TableId): Promise<void> {
    const board = this.#board(table)
    const old = await this.#parts.notes.messageOf(table)
    if (old !== null) {
      board.message = old
      board.chapter = 'before-restart'
    }
    this.#plan(board)
  }

  /** Somebody asks in the table's channel: its message is looked after, even if the channel refused us earlier. */
  wake(table: TableId): void {
    const board = this.#boards.get(table)
    if (!board) return
    board.silenced = false
    board.reposted = false
    board.dropped = null
    board.content = ''
    this.#plan(board)
  }

  /** Somebody asks in a room where the bot may write: results that could not be shown there are shown now. */
  pay(room: string): void {
    for (const { table, page, message } of this.#parts.owed.inRoom(room)) {
      this.#parts.owed.shown(table)
      const { wire, log } = this.#parts
      const shown = { pictures: new Map() }
      const edit = message === null ? wire.post(room, page, `${table}.end`) : wire.edit(room, message, page, shown)
      const done = edit
        .then(() => undefined)
        .catch((error: unknown) => log.warn({ table, err: error }, 'a result could not be shown'))
        .finally(() => this.#edits.delete(done))
      this.#edits.add(done)
    }
  }

  /** The message that shows a table now, as far as it is known. */
  messageOf(table: TableId): string | null {
    return this.#boards.get(table)?.message ?? null
  }

  /** How many tables are remembered. */
  get size(): number {
    return this.#boards.size
  }

  /** Waits for the messages being written. */
  async settled(): Promise<void> {
    while (this.#edits.size > 0) await Promise.all(this.#edits)
  }

  /** Cancels what is planned. */
  stop(): void {
    for (const board of this.#boards.values()) board.cancelTimer?.()
    this.#boards.clear()
  }

  #board(table: TableId): Board {
    let board = this.#boards.get(table)
    if (!board) {
      board = newBoard(table)
      this.#boards.set(table, board)
    }
    return board
  }

  #knows = (board: Board): boolean => this.#boards.get(board.table) === board

  /** Nothing will change any more. */
  #hasEnded = (table: TableId): boolean => this.#parts.pageOf(table)?.last ?? true

  #forget(board: Board): void {
    board.cancelTimer?.()
    if (this.#knows(board)) this.#boards.delete(board.table)
  }

  #plan(board: Board): void {
    board.dirty = true
    if (board.busy || board.silenced || board.held > 0 || board.cancelTimer) return
    const wait = board.lastEdit + pace - this.#parts.clock.now()
    if (wait > 0) return this.#later(board, wait)
    const edit = this.#bring(board).finally(() => this.#edits.delete(edit))
    this.#edits.add(edit)
  }

  #later(board: Board, ms: number): void {
    board.cancelTimer = this.#parts.clock.after(ms, () => {
      board.cancelTimer = null
      this.#plan(board)
    })
  }

  async #bring(board: Board): Promise<void> {
    board.dirty = false
    board.busy = true
    try {
      const now = this.#parts.pageOf(board.table)
      if (!now) return this.#forget(board)
      if (now.rests) return void (board.content = '')
      if (now.chapter === board.dropped) return now.last ? this.#forget(board) : undefined
      if (board.message === null || this.#isElsewhere(board, now) || contentOf(now.page) !== board.content) {
        board.lastEdit = this.#parts.clock.now()
        await this.#write(board, now)
      }
      board.tries = 0
      if (now.last && !board.dirty) this.#forget(board)
    } catch (error) {
      if (this.#knows(board)) this.#failed(board, error)
    } finally {
      board.busy = false
      if (board.dirty && this.#knows(board)) this.#plan(board)
    }
  }

  async #write(board: Board, now: LivePage): Promise<void> {
    const { wire } = this.#parts
    if (board.message !== null && this.#isElsewhere(board, now)) {
      await this.#leave(board, board.message, board.room ?? now.room, now)
      board.message = null
    }
    if (board.message === null) board.nonce ??= this.#newNonce(board)
    const sent =
      board.message === null
        ? await wire.post(now.room, now.page, board.nonce ?? '')
        : await wire.edit(now.room, board.message, now.page, board.shown)
    board.nonce = null
    if (board.chapter !== now.chapter) board.reposted = false
    board.dropped = null
    if (board.message !== sent.id) this.#note(board.table, now.last ? null : sent.id)
    const { stale } = board
    board.stale = null
    board.message = sent.id
    board.room = now.room
    board.chapter = now.chapter
    board.content = contentOf(now.page)
    board.shown = shownBy(now.page, sent)
    if (stale !== null) await this.#leave(board, stale, now.room, now)
  }

  /** Another chapter, or another room, is another message. */
  #isElsewhere = (board: Board, now: LivePage): boolean =>
    board.chapter !== now.chapter || (board.room !== null && board.room !== now.room)

  /** A closed message that cannot be closed must not hold up the live one. */
  async #leave(board: Board, message: string, room: string, now: LivePage): Promise<void> {
    const left = this.#parts.closingOf(board.table, board.chapter, room === now.room ? null : now.room)
    if (!left) return
    await this.#parts.wire.edit(room, message, left, board.shown).catch((error: unknown) => {
      this.#parts.log.debug({ table: board.table, trouble: troubleOf(error) }, 'an old table message stays as it is')
    })
  }

  /** At most 25 characters; its end tells the tries of one run of the program from those of another. */
  #newNonce = (board: Board): string => `${board.table}.${(board.posts++).toString(36)}.${this.#run}`.slice(0, 25)

  #failed(board: Board, error: unknown): void {
    const trouble = troubleOf(error)
    const { log } = this.#parts
    if ((trouble === 'message-gone' || trouble === 'archived') && !board.reposted) {
      // A new message revives an archived thread, unless the thread is locked.
      if (trouble === 'archived') board.stale = board.message
      board.reposted = true
      board.message = null
      board.dirty = true
      return
    }
    if (trouble === 'message-gone') {
      board.dropped = board.chapter
      board.message = null
      log.warn({ table: board.table, trouble }, 'the message was deleted twice, so this game has none any longer')
      if (this.#hasEnded(board.table)) this.#forget(board)
      return
    }
    if (trouble === 'forbidden' || trouble === 'room-gone' || trouble === 'archived') {
      board.silenced = true
      log.warn({ table: board.table, trouble }, 'the table cannot be shown in its channel; its game is kept')
      this.#closedTo(board, trouble)
      if (this.#hasEnded(board.table)) this.#forget(board)
      return
    }
    const wait = retries[board.tries++]
    log.warn({ table: board.table, trouble, err: error, again: wait ?? 'with the next change' }, 'the table message could not be brought up to date') // prettier-ignore
    if (wait !== undefined) {
      board.cancelTimer?.()
      this.#later(board, wait)
    } else {
      board.tries = 0
      if (this.#hasEnded(board.table)) this.#forget(board)
    }
  }

  #closedTo(board: Board, why: Suspension): void {
    const now = this.#parts.pageOf(board.table)
    if (now?.last === true) this.#owe(board, now)
    else if (now) this.#parts.suspend(board.table, why)
  }

  #owe({ table, message, stale }: Board, now: LivePage): void {
    this.#parts.owed.keep({ ...now, table, message: message ?? stale })
  }

  #note(table: TableId, message: string | null): void {
    this.#parts.notes.setMessage(table, message).catch((error: unknown) => {
      this.#parts.log.warn({ table, err: error }, 'the table message could not be noted')
    })
  }
}
