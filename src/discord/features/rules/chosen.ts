import { presets } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { RuleBook } from '../../../table/ports.js'
import type { Request } from '../../road/request.js'
import type { Services } from '../services.js'

/** Where the rules of a place were chosen; `product`: nowhere. */
export type RulesFrom = 'room' | 'parent' | 'server' | 'product'

/** A place for which rules may be chosen. */
interface RulesSpot {
  /** Null: no server, so nothing was chosen. */
  readonly server: string | null
  /** A channel or thread; null: the server itself. */
  readonly room: string | null
  /** The channel that a thread belongs to; null for a channel. */
  readonly parent?: string | null
}

/** What counts in a place: its own rules, in a thread those of the channel above, else the server's, else the tournament rules. */
export async function chosenRules(
  book: RuleBook,
  { server, room, parent = null }: RulesSpot,
): Promise<{ readonly rules: RuleSet; readonly from: RulesFrom }> {
  if (server === null) return { rules: presets.ddv, from: 'product' }
  const own = room === null ? null : await book.rulesOf(server, room)
  if (own) return { rules: own, from: 'room' }
  const above = parent === null ? null : await book.rulesOf(server, parent)
  if (above) return { rules: above, from: 'parent' }
  const general = await book.rulesOf(server, null)
  return general ? { rules: general, from: 'server' } : { rules: presets.ddv, from: 'product' }
}

/** The rules that count where somebody asks: those of the table in that room, else those chosen there. */
export async function rulesHere(request: Request, { tables, book }: Services): Promise<RuleSet> {
  const here = tables.inRoom(request.room)
  const view = here === null ? null : tables.view(here, null)
  return view ? view.rules : (await chosenRules(book, request)).rules
}
