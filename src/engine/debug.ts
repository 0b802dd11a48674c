import { cardOf, eyesOf } from './card.js'
import type { Card } from './card.js'
import type { Party } from './party.js'
import type { DealResult } from './result-of-deal.js'
import { handSorted } from './rules/order.js'
import { bySeat, seats } from './seat.js'
import type { BySeat, Seat } from './seat.js'
import { onceOf, stateOf, twiceOf } from './state.js'
import type { Deal } from './state.js'
import { viewOf } from './view-of.js'
import type { TrickView, View, Viewer } from './view.js'

/**
 * Deals and views as text, for whoever looks for a mistake: tests, the command line, people at a debugger. Nothing that players
 * see is made from it, and of a deal it tells all secrets.
 */

/** Cards in a row with their eyes: `HT HT CQ (23)`. */
export const showCards = (cards: readonly Card[]): string =>
  `${cards.join(' ')} (${cards.reduce((sum, card) => sum + eyesOf(card), 0)})`

const letters = { re: 'Re', kontra: 'Ko' } as const
const showParty = (party: Party | null): string => (party === null ? '?' : letters[party])

/** A trick: who led, the cards in order, and who has it with how many eyes: `1: CA C9 CK CT -> 1 (25)`. */
export function showTrick({ leader, cards, winner, eyes }: TrickView): string {
  const taken = winner === null ? '' : ` -> ${winner}`
  return `${leader}: ${cards.join(' ')}${taken} (${eyes})`
}

/** The result of a deal in lines: who won with what, each part of its value, and what everybody gets. */
export function showResult(result: DealResult): readonly string[] {
  if (result.game === 'redeal') return ['redeal']
  const { winner, eyes, tricksWon, lines, value, points } = result
  return [
    `winner ${winner ?? 'nobody'}, eyes ${eyes.re}:${eyes.kontra}, tricks ${tricksWon.re}:${tricksWon.kontra}`,
    ...lines.map((line) =>
      'times' in line ? `  x${line.times} ${line.why}` : `  ${line.points} ${line.code} for ${line.for}`,
    ),
    `value ${value}, points ${points.join(' / ')}`,
  ]
}

const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'spectator' : `seat ${viewer}`)

/** Everything of a view but its hand. */
function head(view: View, title: string): readonly string[] {
  const { preset, set } = view.rules
  const changed = Object.entries(set).map(([id, value]) => ` ${id}=${String(value)}`)
  const game = `${view.game ?? 'no game yet'}${view.declarer === null ? '' : ` of seat ${view.declarer}`}`
  return [
    `${title} (${preset}${changed.join('')}), dealer ${view.dealer}, bock ${view.bock}`,
    `${view.phase}: ${game}, turn ${view.turn ?? '-'}`,
  ]
}

/** What is claimed or given up, and the hands that lie open. */
function showClaim({ claim, shown, result }: View): readonly string[] {
  const open = seats.flatMap((seat) => (shown[seat] ? [`lies open: seat ${seat} ${showCards(shown[seat])}`] : []))
  const word = claim && (claim.gives ? 'gives the rest up' : `claims the rest${claim.sure ? ', for sure' : ''}`)
  const asked = claim ? [`seat ${claim.seat} ${word}; asked: ${claim.asked.join(', ')}`] : []
  const rest = result?.rest
  const taken = rest
    ? [`the rest, ${rest.tricks} tricks (${rest.eyes}), is ${letters[rest.for]}, by seat ${rest.by}`]
    : []
  return [...open, ...asked, ...taken]
}

/** What lies on the table and was said, for all to see. */
function table(view: View): readonly string[] {
  const said = view.announcements.map(({ seat, call, tricks }) => `seat ${seat} ${call} after trick ${tricks}`)
  return [
    ...(said.length > 0 ? [`said: ${said.join(', ')}`] : []),
    ...view.tricks.map((trick, index) => `trick ${String(index + 1).padStart(2)}  ${showTrick(trick)}`),
    ...(view.trick ? [`open      ${showTrick(view.trick)}`] : []),
    ...showClaim(view),
    ...(view.result ? showResult(view.result) : []),
  ]
}

function seatLines(view: View, hands: BySeat<string>, parties: BySeat<Party | null>): readonly string[] {
  const { turn, tricksWon, eyesWon } = view
  return seats.map((seat: Seat) => {
    const mark = seat === turn ? '>' : ' '
    return `${mark} ${seat} ${showParty(parties[seat]).padEnd(2)} ${hands[seat]}  won ${tricksWon[seat]} (${eyesWon[seat]})`
  })
}

/**
 * What one viewer sees, as text: rules, phase, whose turn it is (`>`), parties as far as they are proven to him, his hand, the
 * number of the others' cards, tricks, announcements and score.
 */
export function showView(view: View): string {
  const hands = bySeat((seat) => (seat === view.viewer ? showCards(view.hand) : `${view.handSizes[seat]} cards`))
  return [
    ...head(view, `view of ${nameOf(view.viewer)}`),
    ...seatLines(view, hands, view.parties),
    ...table(view),
  ].join('\n')
}

/** A whole deal as text with everything that is hidden: all hands sorted by the game, and the true parties. */
export function showDeal(deal: Deal): string {
  const s = stateOf(deal)
  const view = viewOf(deal, 'spectator')
  const hands = bySeat((seat) =>
    showCards(handSorted(s.order, onceOf(s.hands, seat), twiceOf(s.hands, seat)).map(cardOf)),
  )
  const parties = bySeat((seat): Party => ((s.re >>> seat) & 1 ? 're' : 'kontra'))
  return [...head(view, 'deal'), ...seatLines(view, hands, parties), ...table(view)].join('\n')
}
