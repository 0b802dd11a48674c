import type { Dice } from '../../src/cli/random-deal.js'
import { formatAction } from '../../src/engine/notation.js'
import { apply, formatRecord, isOver, judge, resultOf, startDeal } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import { randomSetup } from '../laws/random-setups.js'
import { bockTriggers } from './bock.js'
import type { Line } from './books.js'
import { attempt, broken, claimed } from './broken.js'
import { FACES } from './cards.js'
import type { Deal } from './deal.js'
import { judgeRecord } from './judge.js'
import { openRecord } from './record.js'
import { parseAction, perform, refuse } from './step.js'
import { randomAction, randomStyle } from './random-play.js'

type Json = Record<string, unknown>

/** Where the engine and the slow judge part: the record that shows it, and what each of them says. */
export interface Disagreement {
  readonly what: string
  readonly record: unknown
  readonly engine: unknown
  readonly slow: unknown
}

/** How thoroughly a deal is compared. */
export interface Depth {
  /** Of so many positions, one has its legal actions compared. */
  readonly positions: number
  /** So many actions by chance, mostly wrong ones, and so many unfit records and claims are tried in each deal. */
  readonly attempts: number
}

type See = (what: string) => void

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, item]) => [key, sorted(item)]),
      )
    : value

/**
 * A judgement without what a record's description leaves open: the words of a message, the order of the lines, and the parties
 * of a deal that was not played.
 */
function comparable(judgement: unknown): Json {
  const json = plain(judgement) as Json
  const lines: unknown = json['lines']
  if (Array.isArray(lines)) json['lines'] = lines.map((line) => JSON.stringify(sorted(line))).sort()
  if (json['game'] === 'redeal') delete json['parties']
  delete json['message']
  return json
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function differ(what: string, record: unknown, engine: unknown, slow: unknown): Disagreement | null {
  return same(engine, slow) ? null : { what, record, engine, slow }
}

/** What occurred in a judgement, in words that a test can look for. */
function tell(see: See, judgement: Json): void {
  const { code, game, winner, lines } = judgement
  if (typeof code === 'string') see(`refusal ${code}`)
  if (typeof game !== 'string') return
  see(`game ${game}`)
  if (winner === null && game !== 'redeal') see('nobody wins')
  for (const line of lines as Line[]) see('times' in line ? `factor ${line.why}` : `line ${line.code}`)
}

/** Both judgements on a record; null if they agree. */
function compareRecord(what: string, record: unknown, see: See): Disagreement | null {
  const slow = judgeRecord(record)
  tell(see, slow)
  return differ(what, record, comparable(judge(record)), comparable(slow))
}

/** Compares what both say after an action by chance somewhere in a record. */
function compareAttempt(record: Json, actions: readonly string[], dice: Dice, see: See): Disagreement | null {
  return compareRecord('attempt', { ...record, actions: attempt(actions, dice) }, see)
}

/** Compares what both say of a record that is unfit, and of one that claims a result. */
function compareUnfit(record: Json, dice: Dice, see: See): Disagreement | null {
  const result = claimed(plain(judgeRecord(record)) as Json, dice)
  return compareRecord('unfit', broken(record, dice), see) ?? compareRecord('claim', { ...record, result }, see)
}

/** Takes the slow judge's deal one action further; what it says against that, if anything. */
function step(slow: Deal, text: string, see: See): string | null {
  const action = parseAction(text)
  if (action === null) return 'malformed'
  const refusal = refuse(slow, action.seat, action.words)
  if (refusal !== null) return refusal.code
  const [first = ''] = action.words
  if (!FACES.includes(first)) see(['gibt', 'genscher'].includes(first) ? first : action.words.join(' '))
  perform(slow, action.seat, action.words)
  return null
}

/** What occurred in a deal that is over and stands in no judgement. */
function tellRest(see: See, deal: Deal): void {
  if (deal.claim !== null) see(deal.claim.sure ? 'sure claim' : 'rest taken')
  if (deal.lateReply.re || deal.lateReply.kontra) see('late reply')
  for (const play of deal.tricks.flatMap(({ plays }) => plays)) {
    if (play.high > 0) see(play.high === 1 ? 'Schweinchen' : 'Superschwein')
  }
}

/**
 * Plays a deal at random with both judges side by side, and compares everything that either says of it.
 * @param seed decides hands, setup and play
 * @param see is told what occurred: games, words, lines, refusals
 * @returns the first disagreement, or null
 */
export function compareDeal(
  rules: RuleSet,
  seed: string,
  depth: Depth,
  see: See = () => undefined,
): Disagreement | null {
  const { setup, dice } = randomSetup(rules, seed)
  const style = randomStyle(dice)
  const head = JSON.parse(formatRecord({ setup, actions: [] })) as Json
  const started = startDeal(setup)
  const opened = openRecord(head)
  if (!started.ok || !('deal' in opened)) return { what: 'start', record: head, engine: started.ok, slow: opened }
  let deal = started.value
  const slow = opened.deal
  const actions: string[] = []
  while (!isOver(deal)) {
    if (dice.roll(depth.positions) === 0) {
      const found = compareRecord('position', { ...head, actions: [...actions] }, see)
      if (found !== null) return found
    }
    const action = randomAction(deal, dice, style)
    const done = apply(deal, action)
    if (!done.ok) throw new Error(`a legal action was refused: ${done.refusal.code}`)
    deal = done.value.deal
    const text = formatAction(action)
    actions.push(text)
    const refused = step(slow, text, see)
    if (refused !== null) return { what: 'action', record: { ...head, actions }, engine: null, slow: refused }
  }
  tellRest(see, slow)
  const record = { ...head, actions }
  const result = resultOf(deal)
  const triggers = bockTriggers(slow)
  for (const name of triggers) see(`bock ${name}`)
  const rest = { bock: [...(result?.bock ?? [])].sort(), pflicht: result?.pflicht }
  let found =
    compareRecord('result', record, see) ?? differ('rest', record, rest, { bock: triggers, pflicht: slow.pflicht })
  for (let number = 0; number < depth.attempts; number++) {
    found ??= compareAttempt(head, actions, dice, see) ?? compareUnfit(record, dice, see)
  }
  return found
}
