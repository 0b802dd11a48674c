import type { Card, RuleSet } from '../../engine/index.js'
import { translator } from '../../i18n/index.js'
import type { Language } from '../../i18n/index.js'
import type { Outcome, TableEvent, TableRefusal } from '../../table/intent.js'
import { isPractice } from '../../table/practice.js'
import { usualSettings } from '../../table/ports.js'
import type { PersonSettings } from '../../table/ports.js'
import type { Tables } from '../../table/service.js'
import type { Tips } from '../../table/tip.js'
import type { TableId, TableView, UserId } from '../../table/view.js'
import type { BoardPage } from '../live/board.js'
import type { EmojiRef } from '../road/emojis.js'
import type { Page } from '../road/message.js'
import { presentBoard } from './table/board.js'
import { presentHand } from './play/hand.js'
import { presentLastTrick } from './play/last-trick.js'
import type { RankMove } from './result/end.js'
import type { Look } from '../look/look.js'
import { presentMe } from './me/page.js'
import { announceLine } from './table/news.js'
import { presentAlreadySeated, presentNotice, presentReturn, presentSubstitute } from './people/questions.js'
import { refusalText } from '../look/refusal.js'
import { presentPractice, presentPracticeLeft, withWayBack } from './practice/page.js'
import { presentResult } from './result/result.js'
import { button, rows } from '../look/parts.js'
import { presentMoved, presentMoving, presentResting } from './rest/page.js'
import { presentRules, unpackRulesPage } from './rules/page.js'
import type { RulesPlace } from './rules/page.js'
import { mustAnswer } from './play/take-back.js'
import { presentWhy } from './result/why.js'
import { PlainPages } from './plain-pages.js'
import type { Reader, Readers } from '../road/readers.js'
import type { HandExtra } from '../road/reply.js'
import type { Request } from '../road/request.js'

/** From so many running tables on, pictures are smaller. */
const manyTables = 12

/** Who reads a private page, and in which language. */
type ReaderOf = Pick<Request, 'user' | 'language'>

interface ScreensParts {
  readonly tables: Tables
  /** The emoji of a card in the letters of a language. */
  readonly emoji: (card: Card, language: Language) => EmojiRef | null
  readonly readers: Readers
  /** The language of a server, for messages that nobody has asked for. */
  readonly serverLanguage: (server: string) => Language
  /** How cards look in messages for a whole server. */
  readonly serverDesign: (server: string) => PersonSettings['design']
  /** Whether a table waits for its thread. */
  readonly isLeaving: (view: TableView) => boolean
  readonly now: () => number
  /** Levels of computer players that may be chosen, weakest first. */
  readonly levels: readonly string[]
  /** People of the match before a table. */
  readonly companions: (table: TableId) => readonly UserId[]
  /** What a match that has ended has moved in the rankings. */
  readonly moves: (table: TableId) => readonly RankMove[]
  /** What to do, for those who practise. */
  readonly tips: Tips
  /** False: text only, which says all that pictures would. */
  readonly pictures: boolean
}

/** Every page that the bot shows, made from views by the presenters in the reader's language. */
export class Screens extends PlainPages {
  readonly #parts: ScreensParts
  readonly #news = new Map<TableId, TableEvent[]>()
  readonly #turns = new Map<TableId, { seat: number | null; since: number }>()

  constructor(parts: ScreensParts) {
    super()
    this.#parts = parts
  }

  /** Follows what happens, for the line of news and the time since which somebody is awaited. */
  heard(outcome: Outcome): void {
    const { table, events } = outcome
    const view = this.#parts.tables.view(table, null)
    const turn = view?.deal?.turn ?? null
    if (this.#turns.get(table)?.seat !== turn) {
      this.#turns.set(table, { seat: turn, since: Math.floor(this.#parts.now() / 1000) })
    }
    if (events.some((event) => event.type !== 'deal' || event.event.type !== 'played'))
      this.#news.set(table, [...events])
    if (view === null || view.status === 'over' || view.status === 'closed') {
      this.#news.delete(table)
      this.#turns.delete(table)
    }
  }

  /** How a private page for its reader looks. */
  lookOf = ({ user, language }: ReaderOf): Look => this.#look(language, user)

  /** How a message for everybody on a server looks. */
  lookIn = (server: string, language: Language): Look => this.#look(language, null, server)

  /**
   * How messages in a language look.
   * @param user whose own settings count; null: everybody reads them
   * @param server whose settings count for everybody
   */
  #look(language: Language, user: UserId | null, server: string | null = null): Look {
    const { tables, emoji, pictures, readers, serverDesign } = this.#parts
    const many = tables.all().length >= manyTables
    const forAll = server === null ? usualSettings : { ...usualSettings, design: serverDesign(server) }
    const { design, trumps, pictures: wanted } = (user === null ? forAll : readers.of(user)?.settings) ?? usualSettings
    const size = !pictures || !wanted ? null : many ? 720 : 1080
    return { emoji: (card) => emoji(card, language), design, trumps, size }
  }

  /** What the channel shows of a table now. */
  board(table: TableId): BoardPage | null {
    const view = this.#parts.tables.view(table, null)
    if (!view || isPractice(view)) return null
    const t = translator(this.#parts.serverLanguage(view.server))
    const chapter = `game ${Math.max(1, view.game)}`
    const { room } = view
    if (this.#parts.isLeaving(view)) return { page: presentMoving(view, t), chapter, room, last: false }
    const since = this.#turns.get(table)?.since
    const page = presentBoard(view, t, {
      look: this.#look(t.language, null, view.server),
      levels: this.#parts.levels,
      companions: this.#parts.companions(table),
      moves: this.#parts.moves(table),
      ...(view.status === 'playing' ? { news: announceLine(view, this.#news.get(table) ?? [], t) } : {}),
      ...(since === undefined ? {} : { since }),
    })
    const over = view.status === 'over'
    return { page, chapter: over ? 'end' : chapter, room, last: over || view.status === 'closed' }
  }

  /** How a chapter's message is left behind: with the result of its game and without live buttons. */
  closing(table: TableId, chapter: string, moved: string | null = null): Page | null {
    const view = this.#parts.tables.view(table, null)
    if (!view) return null
    const t = translator(this.#parts.serverLanguage(view.server))
    const game = Number(/^game (\d+)$/.exec(chapter)?.[1] ?? NaN)
    if (moved !== null && view.game <= game) return presentMoved(view, moved, t)
    if (view.sheet.some((row) => row.number === game)) {
      return presentResult(view, t, { look: this.#look(t.language, null, view.server), game, done: true })
    }
    return presentNotice(t('table.moved', { number: view.number }))
  }

  /**
   * A person's hand; null when they do not sit there or the table is unknown.
   * @param language the reader's; left out: as last met
   * @param unasked nobody has asked for it: then a lobby has no hands yet
   */
  hand(
    table: TableId,
    user: UserId,
    language?: Language,
    extra: HandExtra = {},
    unasked = false,
  ): { page: Page; urgent: boolean } | null {
    const view = this.#parts.tables.view(table, user)
    if (!view) return null
    // Whoever has left sees it in place of the cards; whoever asks for a hand without a place is told by a refusal.
    if (view.place === null && !(unasked && view.status !== 'lobby')) return null
    if (unasked && view.status === 'lobby') return null
    const t = translator(language ?? this.#parts.readers.of(user)?.language ?? this.#parts.serverLanguage(view.server))
    if (view.suspended !== null) return { page: presentResting(view, t), urgent: true }
    const page = (isPractice(view) ? presentPractice : presentHand)(view, t, {
      look: this.#look(t.language, user),
      ...(extra.mode ? { mode: extra.mode } : {}),
      ...(extra.kind ? { kind: extra.kind } : {}),
      ...(extra.tip && view.deal ? { tip: this.#parts.tips(view.deal) } : {}),
      ...(extra.refusal ? { notice: refusalText(t, extra.refusal, view, extra.call) } : {}),
    })
    return { page, urgent: view.status !== 'playing' || view.deal?.turn === view.viewer || mustAnswer(view) }
  }

  lastTrick = (view: TableView, { user, language }: ReaderOf): Page =>
    presentLastTrick(view, translator(language), { look: this.#look(language, user) })

  /** The last trick in place of the hand, with the way back. */
  lastTrickInHand(view: TableView, request: ReaderOf): Page {
    const t = translator(request.language)
    const page = this.lastTrick(view, request)
    const back = button({ do: 'refresh', table: view.id }, t('button.back'))
    return { ...page, components: [...page.components, ...rows([back])] }
  }

  why(view: TableView, { user, language }: ReaderOf): Page {
    const t = translator(language)
    const page = presentWhy(view, t, { look: this.#look(language, user) })
    return isPractice(view) ? withWayBack(page, t) : page
  }
  /** How somebody has things shown, with the choices. */
  me(user: UserId, { language, settings }: Reader, saved: boolean): Page {
    return presentMe(settings, translator(language), { look: this.#look(language, user), saved })
  }

  /** Tells somebody that they have left, and how to come back. */
  left(table: TableId, request: Pick<Request, 'user' | 'language'>, before: TableView): Page {
    const t = translator(request.language)
    if (isPractice(before)) return presentPracticeLeft(t)
    const now = this.#parts.tables.view(table, request.user)
    return now && now.mayReturn !== null
      ? presentReturn(now, t, 'done.left-back')
      : presentNotice(t('done.left', { number: before.number }))
  }

  /** Why something was refused, kindly and exactly. */
  refusal(refusal: TableRefusal, request: ReaderOf, table: TableId | null): Page {
    const view = table === null ? null : this.#parts.tables.view(table, request.user)
    const t = translator(request.language)
    const away = view !== null && view.mayReturn !== null
    if (away && (refusal.code === 'not-seated' || refusal.code === 'room-taken')) {
      return presentReturn(view, t, 'refusal.not-seated-back')
    }
    if (refusal.code === 'suspended' && view?.place !== null && view) return presentResting(view, t)
    if (refusal.code === 'room-taken' && view && view.place !== null) return presentAlreadySeated(view, t)
    const outside = refusal.code === 'not-seated' || refusal.code === 'not-in-lobby'
    const offered = view !== null && outside ? presentSubstitute(view, t) : null
    return offered ?? presentNotice(refusalText(t, refusal, view))
  }

  /**
   * The rules of a rule set, page by page.
   * @param place the page, and the game whose order of cards it shows; left out: the first one, the Normalspiel
   */
  rules(rules: RuleSet, request: ReaderOf & Pick<Request, 'manager'>, place: Partial<RulesPlace> = {}): Page {
    const { user, language, manager } = request
    return presentRules(rules, translator(language), {
      look: this.#look(language, user),
      changeable: manager,
      ...place,
    })
  }

  /** The page that a press on the rules asks for; damaged data shows the first page of the tournament rules. */
  rulesPage(data: string, chosen: string | undefined, request: ReaderOf & Pick<Request, 'manager'>): Page {
    const { rules, ...place } = unpackRulesPage(chosen ?? data)
    return this.rules(rules, request, place)
  }
}
