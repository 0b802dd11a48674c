import { FACES } from './cards.js'
import { answerClaim, askAnew, askedBy, claim, refuseAnswer, refuseClaim } from './claims.js'
import { at, copies, type Deal } from './deal.js'
import { announce, announcementAnswer, follows, playCard } from './play.js'
import { genscher, mayGenscher, mustAnnounce, mustPlayKing } from './duties.js'
import { isSolo, KINDS, mayReserve } from './kinds.js'
import { cardsToGive, giveBack, layChosen, passArmut, speak, takeArmut } from './reservations.js'

export interface Refusal {
  code: string
  message: string
}

const ANNOUNCEMENTS = ['re', 'kontra', 'keine90', 'keine60', 'keine30', 'schwarz']
const LEVELS = [1, 1, 2, 3, 4, 5]
const CODES = {
  'not-cleared': 'announce-too-early',
  'already-announced': 'announce-already',
  blocked: 'announce-blocked',
  skips: 'announce-skips',
  'too-late': 'announce-too-late',
} as const

const no = (code: string, message: string): Refusal => ({ code, message })

/** Seat and words of an action's text, or null if it is not one. */
export function parseAction(text: unknown): { seat: number; words: string[] } | null {
  if (typeof text !== 'string') return null
  const match = /^([0-3]) (\S+(?: \S+)*)$/.exec(text)
  if (match === null) return null
  const words = (match[2] ?? '').split(' ')
  const [first, ...rest] = words
  const alone = rest.length === 0
  const known =
    (first === 'gesund' && alone) ||
    (first === 'vorbehalt' && KINDS.includes(rest.join(' '))) ||
    (first === 'genscher' && rest.length === 1 && /^[0-3]$/.test(rest[0] ?? '')) ||
    (['nimmt', 'passt', 'rest', 'gibt-auf', 'ja', 'weiter'].includes(first ?? '') && alone) ||
    (first === 'gibt' && rest.length >= 1 && rest.every((card) => FACES.includes(card))) ||
    (ANNOUNCEMENTS.includes(first ?? '') && alone) ||
    (FACES.includes(first ?? '') && alone)
  return known ? { seat: Number(match[1]), words } : null
}

/** Why an action may not be made now, or null if it may. */
export function refuse(deal: Deal, seat: number, words: readonly string[]): Refusal | null {
  const first = at(words, 0)
  if (deal.phase === 'over') return no('deal-over', 'the deal is over')
  switch (first) {
    case 'gesund':
      if (deal.phase !== 'reservations') return no('not-now', 'the reservations are over')
      if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} speaks`)
      return deal.forced === null ? null : no('must-name-solo', 'this seat must play its Pflichtsolo')
    case 'vorbehalt':
      if (deal.phase !== 'reservations') return no('not-now', 'the reservations are over')
      if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} speaks`)
      if (deal.forced !== null && !(isSolo(at(words, 1)) && words.length === 2))
        return no('must-name-solo', 'this seat must play its Pflichtsolo')
      if (mayReserve(deal, seat, words.slice(1).join(' '))) return null
      return no('reservation-not-allowed', 'the hand or the rules do not allow it')
    case 'nimmt':
    case 'passt':
      if (deal.phase !== 'ask') return no('not-now', 'nobody offers an Armut')
      return seat === deal.turn ? null : no('not-your-turn', `seat ${deal.turn} is asked`)
    case 'gibt':
      return refuseGift(deal, seat, words.slice(1))
    case 'rest':
    case 'gibt-auf':
      return refuseClaim(deal, seat, first === 'gibt-auf', refuseDuty(deal, ''))
    case 'ja':
    case 'weiter':
      return refuseAnswer(deal, seat, first === 'ja')
    case 'genscher':
      if (deal.claim !== null) return no('claim-stands', 'the claim is not answered')
      return refuseGenscher(deal, seat, Number(at(words, 1)))
    default:
      return FACES.includes(first) ? refuseCard(deal, seat, first) : refuseAnnouncement(deal, seat, first)
  }
}

function refuseGift(deal: Deal, seat: number, cards: readonly string[]): Refusal | null {
  if (deal.phase !== 'give' && deal.phase !== 'lay') return no('not-now', 'nobody gives cards now')
  if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} gives`)
  const count = cardsToGive(deal)
  if (cards.length !== count) return no('wrong-card-count', `it must be ${count} cards`)
  for (const card of cards) {
    if (copies(cards, card) > copies(at(deal.hands, seat), card)) return no('card-not-held', `no ${card} in the hand`)
  }
  return null
}

/** What the seat on turn has to do before anything else, or with which card it has to begin. */
function refuseDuty(deal: Deal, card: string): Refusal | null {
  if (mustAnnounce(deal)) return no('must-announce', 'the winner of a rich first trick must announce')
  return mustPlayKing(deal) && card !== 'DK' ? no('must-play', 'a Genscher is followed by its Karo-König') : null
}

function refuseCard(deal: Deal, seat: number, card: string): Refusal | null {
  if (deal.claim !== null) return no('claim-stands', 'the claim is not answered')
  if (deal.phase !== 'play') return no('not-now', 'the play has not begun')
  if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} plays`)
  if (!at(deal.hands, seat).includes(card)) return no('card-not-held', `no ${card} in the hand`)
  if (!follows(deal, seat, card)) return no('must-follow', 'what was led must be followed')
  return refuseDuty(deal, card)
}

function refuseGenscher(deal: Deal, seat: number, partner: number): Refusal | null {
  if (deal.phase !== 'play') return no('not-now', 'the play has not begun')
  if (seat !== deal.turn) return no('not-your-turn', `seat ${deal.turn} plays`)
  if (partner === seat) return no('malformed', 'nobody is his own partner')
  if (mayGenscher(deal)) return null
  return no('genscher-not-allowed', 'the hand, the game or the rules do not allow it')
}

function refuseAnnouncement(deal: Deal, seat: number, word: string): Refusal | null {
  if (deal.phase !== 'play') return no('announce-too-early', 'the game is not settled yet')
  const party = deal.parties?.[seat]
  if (party === undefined) return no('announce-too-early', 'the Hochzeit has no partner yet')
  if ((word === 're' || word === 'kontra') && word !== party) return no('announce-wrong-party', `this seat is ${party}`)
  const answer = announcementAnswer(deal, seat, at(LEVELS, ANNOUNCEMENTS.indexOf(word)))
  return answer === 'yes' || answer === 'late-reply' ? null : no(CODES[answer], `${word} cannot be said now`)
}

/** Makes an action that `refuse` let pass. */
export function perform(deal: Deal, seat: number, words: readonly string[]): void {
  const first = at(words, 0)
  if (first === 'gesund') speak(deal, seat, 'gesund')
  else if (first === 'vorbehalt') speak(deal, seat, words.slice(1).join(' '))
  else if (first === 'nimmt') takeArmut(deal)
  else if (first === 'passt') passArmut(deal)
  else if (first === 'gibt' && deal.phase === 'lay') layChosen(deal, words.slice(1))
  else if (first === 'gibt') giveBack(deal, words.slice(1))
  else if (first === 'genscher') genscher(deal, Number(at(words, 1)))
  else if (FACES.includes(first)) playCard(deal, seat, first)
  else if (first === 'rest' || first === 'gibt-auf') claim(deal, seat, first === 'gibt-auf')
  else if (first === 'ja' || first === 'weiter') answerClaim(deal, seat, first === 'ja')
  else {
    announce(deal, seat, at(LEVELS, ANNOUNCEMENTS.indexOf(first)))
    askAnew(deal)
  }
}

/** Whose turn it is: a claim awaits one answer after the other. */
export const turnIn = (deal: Deal): number => askedBy(deal)[0] ?? deal.turn

/** Everything that could be said or played without naming cards to give, a phase. */
const CANDIDATES = {
  reservations: ['gesund', ...KINDS.map((kind) => `vorbehalt ${kind}`)],
  lay: [],
  ask: ['nimmt', 'passt'],
  give: [],
  play: [...ANNOUNCEMENTS, ...FACES, ...[0, 1, 2, 3].map((seat) => `genscher ${seat}`)],
  over: [],
} as const

/** A seat's legal actions without the seat's number, sorted; cards to give back only by their number. */
export function legalOf(deal: Deal, seat: number): string[] {
  const answers = deal.claim === null ? [] : ['ja', 'weiter']
  const legal = [...CANDIDATES[deal.phase], ...answers].filter((words) => refuse(deal, seat, words.split(' ')) === null)
  const gives = deal.phase === 'lay' || deal.phase === 'give'
  if (gives && seat === deal.turn) legal.push(`gibt ${cardsToGive(deal)}`)
  return legal.sort()
}
