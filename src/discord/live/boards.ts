import { LRUCache } from 'lru-cache'
import type { TableId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { isOfRoom, troubleOf } from '../road/trouble.js'
import type { Shown } from '../road/wire.js'
import { Board } from './board.js'
import type { BoardParts } from './board.js'
import { noPictures, remembered } from './live-message.js'

/** How many messages of ended tables are remembered. */
const mostEnded = 200

/** Keeps one live message per table in its channel. */
export class Boards {
  readonly #boards = new Map<TableId, Board>()
  /** Those that have shown the end: what is found out about it later changes the same message. */
  readonly #ended = new LRUCache<TableId, Board>({ max: mostEnded, dispose: (board) => board.stop() })
  readonly #parts: BoardParts

  constructor(parts: BoardParts) {
    this.#parts = parts
  }

  /** An answer to an interaction has become (or redrawn) the table's message. */
  adopt(table: TableId, message: string, page: Page, shown: Shown, at: { chapter: string; room: string }): void {
    this.#board(table).adopt(message, page, shown, at)
  }

  /**
   * While a press on the message is being answered, no edit crosses the answer. Call the returned function afterwards.
   * @param coming the answer will become the table's message: until then nothing else may show it, even if somebody
   *   presses on it before Discord has told us its id
   */
  hold(table: TableId, coming = false): () => void {
    const board = coming ? this.#board(table) : this.#boards.get(table)
    return board?.hold() ?? (() => undefined)
  }

  /** The table has changed: its message follows, at most once a second, always with the newest state. */
  refresh(table: TableId): void {
    const board = this.#ended.get(table) ?? this.#board(table)
    board.change()
  }

  /** Something of ours stands below the table's message now: the next change brings that to the end of the room again. */
  cover(table: TableId): void {
    this.#boards.get(table)?.cover()
  }

  /** What games of the table came to has changed: their old messages say so, as far as they are remembered. */
  async closeAnew(table: TableId): Promise<void> {
    await this.#boards.get(table)?.closeAnew()
  }

  /** After a restart: the old message is closed and a fresh one posted. */
  async restore(table: TableId): Promise<void> {
    const board = this.#board(table)
    const old = await this.#parts.notes.messageOf(table)
    if (old !== null) board.replace(old)
    board.change()
  }

  /** Somebody asks in the table's channel: its message is written again, unless it was seen there just now. */
  lookAfter(table: TableId): void {
    this.#boards.get(table)?.lookAfter()
  }

  /** Its message is written again, even if the channel refused us earlier. */
  tryAgain(table: TableId): void {
    this.#boards.get(table)?.tryAgain()
  }

  /** Somebody asks in a room where the bot may write: results that could not be shown there are shown now. */
  showUndelivered(room: string): void {
    const { background, nonce, undelivered, wire } = this.#parts
    for (const result of undelivered.inRoom(room)) {
      const { table, page, message } = result
      undelivered.shown(table)
      const sent = message === null ? wire.post(room, page, nonce(table)) : wire.edit(room, message, page, noPictures)
      const kept = sent.catch((error: unknown) => {
        // What the room still refuses waits on; a message that is gone meanwhile is followed by a new one.
        const trouble = troubleOf(error)
        if (isOfRoom(trouble)) undelivered.keep(result)
        else if (trouble === 'message-gone') undelivered.keep({ ...result, message: null })
        throw error
      })
      void background.run(kept, 'a result could not be shown', { table })
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

  /** Cancels what is planned. */
  stop(): void {
    for (const board of this.#boards.values()) board.forget()
    this.#ended.clear()
  }

  #board = (table: TableId): Board =>
    remembered(this.#boards, table, (forget) => new Board(table, this.#parts, forget, (board) => this.#end(board)))

  #end(board: Board): void {
    if (this.#boards.get(board.table) !== board) return
    this.#boards.delete(board.table)
    this.#ended.set(board.table, board)
  }
}
