import type { Refusal } from '../engine/index.js'

const suitNames = { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo', trump: 'trump' } as const

/** A refusal as an English sentence, for people who read records. */
export function wordsFor(refusal: Refusal): string {
  switch (refusal.code) {
    case 'malformed':
      return `cannot be read: ${refusal.what}`
    case 'unknown-rules':
      return `there are no rules called ${refusal.what}`
    case 'unknown-switch':
      return `there is no switch called ${refusal.what}`
    case 'bad-switch-value':
      return `switch ${refusal.what} may be: ${refusal.allowed}`
    case 'switch-conflict':
      return `switch ${refusal.what} cannot be so because of switch ${refusal.other}`
    case 'wrong-deck':
      return `the hands are not one deck: ${refusal.what}`
    case 'result-differs':
      return `the result differs: ${refusal.key}`
    case 'deal-over':
      return 'the deal is over'
    case 'not-your-turn':
      return refusal.turn === null ? 'nobody is to act' : `it is the turn of seat ${refusal.turn}`
    case 'not-now':
      return `not the time for it: ${refusal.what}`
    case 'card-not-held':
      return `does not hold ${refusal.card}`
    case 'must-follow':
      return `must follow ${suitNames[refusal.led]}`
    case 'must-play':
      return `must play ${refusal.card}`
    case 'must-announce':
      return 'must say Re or Kontra before leading'
    case 'genscher-not-allowed':
      return 'may not name a partner now'
    case 'reservation-not-allowed':
      return `may not declare ${refusal.kind}`
    case 'must-name-solo':
      return 'must name a Solo'
    case 'wrong-card-count':
      return `must give ${refusal.needed} cards`
    case 'announce-too-early':
      return 'nothing may be announced yet'
    case 'announce-too-late':
      if ('trick' in refusal) return `too late: trick ${refusal.trick} no longer lies open`
      return `too late: needs ${refusal.needed} cards in hand, holds ${refusal.held}`
    case 'announce-wrong-party':
      return 'belongs to the other party'
    case 'announce-already':
      return 'the own party has said that already'
    case 'announce-skips':
      return 'levels are announced one after another'
    case 'announce-blocked':
      return 'the own party replied too late to announce more'
    case 'claim-stands':
      return 'first the claim has to be answered'
    case 'no-claim':
      return 'there is no claim that this seat could answer'
    case 'claim-again':
      return 'was declined before, and may still fail'
    case 'claim-sure':
      return 'the claim cannot fail'
    case 'parties-open':
      return 'not everybody knows who plays with whom'
  }
}
