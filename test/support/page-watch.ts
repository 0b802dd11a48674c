import { isCard, parseRecord, seats } from '../../src/engine/index.js'
import type { Card, MatchDeal, MatchRecord, Rank, Seat, Suit } from '../../src/engine/index.js'
import type { MessageEvent } from '../../src/playground/protocol.js'
import type { Stage } from './bot.js'
import type { PageClient } from './page-client.js'
import { isPrivate } from './reading.js'

/** A message of the bot as it was written or edited, with the moment of the match that it can have been made in. */
interface Seen {
  /** Who sees it: a person, or null for everybody. */
  readonly reader: string | null
  /** Index of the deal, and how many cards had been played in it. */
  readonly deal: number
  readonly plays: number
  readonly cards: readonly Card[]
  readonly text: string
}

const suitOf: Readonly<Record<string, Suit>> = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D', kreuz: 'C', pik: 'S', herz: 'H', karo: 'D' } // prettier-ignore
const rankOf: Readonly<Record<string, Rank>> = {
  A: 'A', '10': 'T', K: 'K', D: 'Q', B: 'J', '9': '9', ass: 'A', zehn: 'T', könig: 'K', koenig: 'K', dame: 'Q', bube: 'J', neun: '9',
} // prettier-ignore
const named =
  /([♣♠♥♦])(10|[AKDB9])|(kreuz|pik|herz|karo)[-_](ass|zehn|könig|koenig|dame|bube|neun)|d1:play:[^"]*:(..)"/gi
/** What is said of a Farbsolo, and of Schweinchen, is said of the game and not of anybody's hand. */
const aboutTheGame = /Allein: [^"]*?sind Trumpf|Schweinchen[^"\\]*/g

/** Every card that a German message of the bot names: as sign, in words, as emoji or in a custom id. */
function cardsNamed(message: string): readonly Card[] {
  const text = message.replaceAll(aboutTheGame, '')
  const found = new Set<Card>()
  for (const [, sign, letter, suit, rank, face] of text.matchAll(named)) {
    const [s, r] = [
      suitOf[sign ?? suit?.toLowerCase() ?? ''],
      rankOf[letter?.toUpperCase() ?? rank?.toLowerCase() ?? ''],
    ]
    if (s && r) found.add(`${s}${r}`)
    else if (isCard(face)) found.add(face)
  }
  return [...found]
}

const versionOf = (text: string): number | null => {
  const [, version] = /d1:(?:play|healthy|take|pass|give|calls|weigh|announce|reserve|pick-reservation|genscher):[^:]+:([0-9a-z]+)/.exec(text) ?? [] // prettier-ignore
  return version === undefined ? null : parseInt(version, 36)
}

/** The game whose result a message tells, from 1; null for every other one. */
const resultIn = (text: string): number | null => {
  const [, game] = /d1:why-game:[^:"]+:(\d+)/.exec(text) ?? []
  return game === undefined ? null : Number(game)
}

/** Watches what the page is told, to be compared with the real hands once the match can be checked. */
export class PageWatch {
  readonly #seen: Seen[] = []
  readonly #begun: number[] = []
  readonly #plays: number[] = []
  /** For each finished game the index of its deal; what was dealt again is none. */
  readonly #finished: number[] = []

  constructor(stage: Stage, page: PageClient) {
    stage.tables.onOutcome(({ events, version }) => {
      for (const event of events) {
        if (event.type === 'deal' && event.event.type === 'played') {
          this.#plays.push((this.#plays.pop() ?? 0) + 1)
        }
        if (event.type === 'deal-finished') this.#finished[event.game - 1] = this.#begun.length - 1
        if (event.type !== 'deal-started') continue
        this.#begun.push(version)
        this.#plays.push(0)
      }
    })
    page.onMessage((event) => this.#note(event))
  }

  #note(event: MessageEvent): void {
    if (this.#begun.length === 0) return
    const text = JSON.stringify(event.message.components ?? [])
    const drawn = versionOf(text)
    const now = this.#begun.length - 1
    const late = drawn !== null && drawn < (this.#begun[now] ?? 0)
    const told = resultIn(text)
    const deal = told === null ? (late ? now - 1 : now) : (this.#finished[told - 1] ?? now)
    const reader = isPrivate(event.message) ? (event.viewers[0] ?? null) : null
    this.#seen.push({ reader, deal, plays: this.#plays[deal] ?? 0, cards: cardsNamed(text), text })
  }

  /** Messages that were looked at and named a card: public and private ones. */
  get looked(): { readonly public: number; readonly private: number } {
    const naming = this.#seen.filter(({ cards }) => cards.length > 0)
    const open = naming.filter(({ reader }) => reader === null).length
    return { public: open, private: naming.length - open }
  }

  /**
   * Each message that named a card which its reader could not know then: one that nobody had played yet, that was
   * neither dealt nor given to them, and that nobody had just thrown in.
   * @param people who sits on seat 0, 1, 2, 3
   */
  told(match: MatchRecord, people: readonly string[]): readonly string[] {
    const known = match.deals.map(knownIn)
    return this.#seen.flatMap(({ reader, deal, plays, cards, text }) => {
      const at = known[deal]
      const thrown = plays === 0 ? known[deal - 1]?.thrown : undefined
      const seat = seats.find((one) => people[one] === reader)
      const wrong = cards.filter(
        (card) =>
          !at?.played.slice(0, plays).includes(card) &&
          !(seat !== undefined && at?.held[seat].has(card)) &&
          !thrown?.includes(card),
      )
      return wrong.length === 0 ? [] : [`${wrong.join(' ')} to ${reader ?? 'everybody'} in deal ${deal}: ${text}`]
    })
  }
}

interface Known {
  readonly played: readonly Card[]
  /** What each seat held at any time: dealt, laid down for it, or given to it. */
  readonly held: Readonly<Record<Seat, Set<Card>>>
  /** The hand that was laid open so that the cards be dealt again. */
  readonly thrown: readonly Card[]
}

function knownIn({ record }: MatchDeal): Known {
  const read = parseRecord(record)
  if (!read.ok) throw new Error(`A deal of the match cannot be read: ${read.refusal.code}`)
  const { setup, actions } = read.value
  const held = { 0: new Set(setup.hands[0]), 1: new Set(setup.hands[1]), 2: new Set(setup.hands[2]), 3: new Set(setup.hands[3]) } // prettier-ignore
  const poor = actions.find((action) => action.type === 'reserve' && (action.kind === 'armut' || action.kind === 'kartenabgabe')) // prettier-ignore
  for (const action of actions) {
    if (action.type !== 'give' || !poor) continue
    for (const card of setup.hands[poor.seat]) if (isTrump(card)) held[action.seat].add(card)
    for (const card of action.cards) held[poor.seat].add(card)
  }
  const throws = actions.find((action) => action.type === 'reserve' && action.kind === 'schmeissen')
  const over = actions.every(({ type }) => type === 'healthy' || type === 'reserve')
  return {
    played: actions.flatMap((action) => (action.type === 'play' ? [action.card] : [])),
    held,
    thrown: over && throws ? setup.hands[throws.seat] : [],
  }
}

/** Trumps of a Normalspiel, as a poor hand lays them down. */
function isTrump(card: Card): boolean {
  return card === 'HT' || card.startsWith('D') || /[QJ]$/.test(card)
}
