import type { APIMessage } from 'discord.js'
import type { Suspension, TableId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { isOfRoom } from '../road/trouble.js'
import type { RoomTrouble, Trouble } from '../road/trouble.js'
import type { Shown } from '../road/wire.js'
import type { LivePage } from './board-page.js'
import { contentOf, LiveMessage, noPictures } from './live-message.js'
import type { Consequence, LiveParts } from './live-message.js'
import type { Undelivered } from './undelivered.js'

/** What closes a room to us, and so lets its table rest. */
const closing: Partial<Record<Trouble, Suspension>> = {
  forbidden: 'forbidden',
  'room-gone': 'room-gone',
  archived: 'archived',
  locked: 'locked',
}

/** A message that was written so lately, in ms, is not looked for. */
const certain = 2_000

/** Remembers a table's message over restarts. */
export interface MessageNotes {
  messageOf(table: TableId): Promise<string | null>
  setMessage(table: TableId, message: string | null): Promise<void>
}

/** What boards work with. */
export interface BoardParts extends LiveParts {
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
  /** The room does not let the table's message be written; null: it does again. */
  readonly told: (table: TableId, room: string, trouble: RoomTrouble | null) => void
  /** Keeps last pages that could not be shown in their room. */
  readonly undelivered: Undelivered
}

/** A message that a chapter has left behind, with what it says. */
interface LeftMessage {
  readonly message: string
  readonly room: string
  readonly content: string
}

/** One table's message in its channel: a message for each chapter, in the room where the table is. */
export class Board extends LiveMessage<LivePage, BoardParts> {
  protected readonly name = 'the table message'
  protected readonly pace = 1000
  protected override readonly retries = [2000, 8000]
  #message: string | null = null
  /** Where the message stands; null: where the table is. */
  #room: string | null = null
  #chapter = ''
  /** Marks the message being posted, so that a try that seemed to fail does not bring a second one. */
  #nonce: string | null = null
  /** The message was deleted once and has been posted again. */
  #reposted = false
  /** The chapter whose message was deleted once more: it has none any longer, the next one has. */
  #dropped: string | null = null
  /** A message that could not be edited in an archived thread: it is closed once a new one has revived the thread. */
  #stale: string | null = null
  /** The channel refused us: no more tries there. */
  #silenced = false
  /** We have posted something else below the message. */
  #covered = false
  readonly #ended: (board: Board) => void
  /** The messages of earlier chapters since the program began. */
  readonly #left = new Map<string, LeftMessage>()

  /** @param ended told when it shows the end of its table */
  constructor(table: TableId, parts: BoardParts, forget: () => void, ended: (board: Board) => void) {
    super(table, parts, forget)
    this.#ended = ended
  }

  get message(): string | null {
    return this.#message
  }

  /** An answer has become (or redrawn) the message. */
  adopt(message: string, page: Page, shown: Shown, at: { readonly chapter: string; readonly room: string }): void {
    if (this.#message !== message) this.#note(message)
    this.#message = message
    this.#chapter = at.chapter
    this.#room = at.room
    this.drawn(page, shown)
  }

  /** The message of an earlier run of the program is closed, and a fresh one posted. */
  replace(old: string): void {
    this.#message = old
    this.#chapter = 'before-restart'
  }

  /** Something of ours stands below the message now: the next change brings it to the end of the room again. */
  cover(): void {
    this.#covered = true
  }

  /** What earlier chapters came to has changed: those of their messages that are remembered and say something else now are written anew. */
  async closeAnew(): Promise<void> {
    const { closingOf, wire } = this.parts
    for (const [chapter, { message, room, content }] of this.#left) {
      const page = closingOf(this.table, chapter, null)
      if (page === null || contentOf(page) === content) continue
      this.#left.set(chapter, { message, room, content: contentOf(page) })
      await this.inBackground(wire.edit(room, message, page, noPictures), 'an old result stays as it is')
    }
  }

  /** Somebody asks where the table is, perhaps because its message is gone or the channel refused us: is it there? */
  lookAfter(): void {
    const isThere = !this.#silenced && this.#dropped === null && this.parts.clock.now() - this.seenAt < certain
    if (!isThere) this.tryAgain()
  }

  /** Whatever kept the message from being written counts no longer. */
  tryAgain(): void {
    this.#silenced = false
    this.#reposted = false
    this.#dropped = null
    this.content = ''
    this.change()
  }

  protected wanted(wait: number): LivePage | number | null {
    if (wait > 0 && !this.#silenced) return wait
    const now = this.parts.pageOf(this.table)
    if (!now || this.#isElsewhere(now) || now.rests) this.content = ''
    if (now && !now.rests && !this.#silenced && now.chapter !== this.#dropped) return now
    if (now?.last && this.#silenced) this.#keepUndelivered(now)
    if (now?.last ?? true) this.forget()
    return null
  }

  protected async write(now: LivePage): Promise<APIMessage> {
    const { wire, nonce } = this.parts
    if (this.#message !== null && this.#isElsewhere(now)) {
      await this.#close(this.#message, this.#room ?? now.room, now)
      this.#message = null
    }
    const above = this.#covered ? this.#message : null
    const sent =
      this.#message === null || above !== null
        ? await wire.post(now.room, now.page, (this.#nonce ??= nonce(this.table)))
        : await wire.edit(now.room, this.#message, now.page, this.shown)
    this.#covered = false
    if (above !== null) void this.inBackground(wire.remove(now.room, above), 'a table message stands twice')
    this.parts.told(this.table, now.room, null)
    const stale = this.#stale
    if (this.#chapter !== now.chapter) this.#reposted = false
    if (this.#message !== sent.id || now.last) this.#note(now.last ? null : sent.id)
    this.#nonce = null
    this.#dropped = null
    this.#stale = null
    this.#message = sent.id
    this.#room = now.room
    this.#chapter = now.chapter
    if (stale !== null) await this.#close(stale, now.room, now)
    return sent
  }

  protected failed(trouble: Trouble, final: boolean): Consequence {
    const { log, pageOf, suspend } = this.parts
    const closed = closing[trouble]
    if ((trouble === 'message-gone' || trouble === 'archived') && !this.#reposted) {
      // A new message revives an archived thread, unless the thread is locked.
      if (trouble === 'archived') this.#stale = this.#message
      this.#reposted = true
      this.#message = null
      return 'write anew'
    }
    if (trouble === 'message-gone') {
      this.#dropped = this.#chapter
      this.#message = null
      log.warn({ table: this.table, trouble }, 'the message was deleted twice, so this game has none any longer')
    } else if (closed !== undefined) {
      const now = pageOf(this.table)
      this.#silenced = true
      log.warn({ table: this.table, trouble }, 'the table cannot be shown in its channel; its game is kept')
      if (now?.last) this.#keepUndelivered(now)
      else if (now) suspend(this.table, closed)
    } else if (trouble === 'blocked' || trouble === 'room-full') {
      const now = pageOf(this.table)
      log.warn({ table: this.table, trouble }, 'the table message was held back; its game goes on')
      if (now?.last) this.#keepUndelivered(now)
    } else if (!final) return 'retry'
    const now = pageOf(this.table)
    if (now && isOfRoom(trouble)) this.parts.told(this.table, now.room, trouble)
    if (now?.last ?? true) this.forget()
    return 'leave'
  }

  protected override upToDate({ last }: LivePage): void {
    if (last) this.#ended(this)
  }

  /** Another chapter, or another room, is another message. */
  #isElsewhere = ({ chapter, room }: LivePage): boolean =>
    this.#chapter !== chapter || (this.#room !== null && this.#room !== room)

  /** Leaves an old message behind. One that cannot be closed must not hold up the live one. */
  async #close(message: string, room: string, now: LivePage): Promise<void> {
    const { closingOf, wire } = this.parts
    const chapter = this.#chapter
    const page = closingOf(this.table, chapter, room === now.room ? null : now.room)
    if (!page) return
    await this.inBackground(
      wire.edit(room, message, page, this.shown).then(() => {
        if (room === now.room) this.#left.set(chapter, { message, room, content: contentOf(page) })
      }),
      'an old table message stays as it is',
    )
  }

  #keepUndelivered(last: LivePage): void {
    this.parts.undelivered.keep({ ...last, table: this.table, message: this.#message ?? this.#stale })
  }

  #note(message: string | null): void {
    const noted = this.parts.notes.setMessage(this.table, message)
    void this.inBackground(noted, 'the table message could not be noted')
  }
}
