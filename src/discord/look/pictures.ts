import {
  bySeat,
  factsOf,
  raisedIn,
  rankOf,
  ranks,
  seats,
  secondDulleWins,
  sidesIn,
  suitOf,
  suits,
  trumpsIn,
} from '../../engine/index.js'
import type { Card, Contract, RuleSet, TrickView, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { HandCard, HandModel } from '../../render/hand-layout.js'
import type { RankingsModel } from '../../render/rankings.js'
import { gamesPerPage, sheetPages } from '../../render/sheet-pages.js'
import type { SheetModel } from '../../render/sheet.js'
import type { DrawOptions, Picture as Drawn } from '../../render/studio.js'
import type { TableModel } from '../../render/table.js'
import type { TrumpModel } from '../../render/trump-layout.js'
import type { PictureWords } from '../../render/words.js'
import { bookOf } from '../../table/ports.js'
import type { Book, Ranking } from '../../table/ports.js'
import type { TableView } from '../../table/view.js'
import type { Picture } from '../road/message.js'
import { altBand, altHand, altRankings, altSample, altSheet, altTable, altTrumps } from './alt.js'
import { heldCards, playsOf, shownTrick, trickNumber } from './cards.js'
import type { Look } from './look.js'
import { capital, gameName, signOf } from './names.js'
import { owing } from './pflichtsolo.js'
import { bandOf } from './trick-band.js'

/** The words inside pictures, in the reader's language. */
export const pictureWords = (t: T): PictureWords => ({
  indices: {
    A: t('index.A'), T: t('index.T'), K: t('index.K'), Q: t('index.Q'), J: t('index.J'), '9': t('index.9'),
  }, // prettier-ignore
  shields: { re: t('party.re'), kontra: t('party.kontra').slice(0, 2) },
  calls: {
    re: t('call.re').toUpperCase(),
    kontra: t('call.kontra').toUpperCase(),
    keine90: t('call.keine90').toUpperCase(),
    keine60: t('call.keine60').toUpperCase(),
    keine30: t('call.keine30').toUpperCase(),
    schwarz: t('call.schwarz').toUpperCase(),
  },
  heads: {
    value: t('sheet.head.value'),
    points: t('stats.head.points'),
    games: t('stats.head.games'),
    average: t('stats.head.average'),
    recent: t('stats.head.recent'),
  },
  decimal: t.number(0.5, 1).charAt(1),
})

/** Draws a card as an emoji of the application: PNG, 128 x 128 pixels, with the letters of `t`'s language. */
export async function emojiPicture(card: Card, t: T): Promise<Buffer> {
  const { drawEmoji } = await import('../../render/cards.js')
  return (await drawEmoji(card, { words: pictureWords(t) })).data
}

type Draw<Model> = (model: Model, options: DrawOptions) => Promise<Drawn>

// The drawing library is big and comes with the first picture: a bot that nobody plays with yet does without it.
const drawHand: Draw<HandModel> = async (...given) => (await import('../../render/hand.js')).drawHand(...given)
const drawTable: Draw<TableModel> = async (...given) => (await import('../../render/table.js')).drawTable(...given)
const drawSheet: Draw<SheetModel> = async (...given) => (await import('../../render/sheet.js')).drawSheet(...given)
const drawRankings: Draw<RankingsModel> = async (...given) =>
  (await import('../../render/rankings.js')).drawRankings(...given)
const drawTrumps: Draw<TrumpModel> = async (...given) => (await import('../../render/trumps.js')).drawTrumps(...given)

/**
 * Wraps a drawing function and its model; null where the reader wants text only.
 * @param kind names the drawing function: with the model and what the reader has chosen it tells the pictures apart
 * @param name names the file inside its message
 */
export function pictureOf<Model>(
  kind: string,
  draw: Draw<Model>,
  model: Model,
  alt: string,
  t: T,
  { design, size }: Look,
  name = kind,
): Picture | null {
  if (size === null) return null
  const key = JSON.stringify([kind, t.language, design, size, model])
  return {
    name: `${name}.webp`,
    key,
    alt,
    draw: async () => (await draw(model, { design, size, words: pictureWords(t), key })).data,
  }
}

/** The viewer's card in the open trick, or in the last one while nothing has been led since. */
export function lastPlayed(deal: View): Card | null {
  const trick = shownTrick(deal)
  return trick ? (playsOf(trick).find((play) => play.seat === deal.viewer)?.card ?? null) : null
}

/** Where a card that has left the hand belongs in it: its gap stays open. */
function withGap(deal: View, cards: readonly HandCard[], card: Card): HandCard[] {
  const trump = deal.trumps.includes(card)
  const rank = (face: Card): number => (deal.trumps.includes(face) ? deal.trumps.indexOf(face) : 100 + sideRank(face))
  const at = cards.filter((held) => rank(held.card) <= rank(card)).length
  return [...cards.slice(0, at), { card, trump, legal: false, played: true }, ...cards.slice(at)]
}

const sideRank = (card: Card): number => suits.indexOf(suitOf(card)) * 10 + ranks.indexOf(rankOf(card))

/**
 * The viewer's hand in its rack, with the trick above it where they want that. Null where there is neither.
 * @param deal the hand as it is to be shown
 */
export function handPicture(view: TableView, t: T, look: Look, deal = view.deal): Picture | null {
  if (look.size === null || !deal) return null
  const trick = look.trick && view.status === 'playing' ? bandOf(view, deal) : undefined
  if (deal.hand.length === 0 && !trick) return null
  const playable = new Set(deal.legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])))
  const turn = deal.turn === deal.viewer && playable.size > 0
  const held = deal.hand.map((card): HandCard => ({
    card,
    trump: deal.trumps.includes(card),
    legal: turn && playable.has(card),
  }))
  const last = turn ? null : lastPlayed(deal)
  const cards = last ? withGap(deal, held, last) : held
  const ordered = look.trumps === 'left' ? cards : [...cards.filter(({ trump }) => !trump), ...cards.filter(({ trump }) => trump)] // prettier-ignore
  const model: HandModel = { cards: ordered, state: turn ? 'turn' : 'waiting', ...(trick && { trick }) }
  const own = heldCards(deal, look).map(({ card }) => card)
  const hand = altHand(deal, own, t, last)
  return pictureOf('hand', drawHand, model, trick ? altBand(view, deal, t, hand) : hand, t, look)
}

function tableModel(view: TableView, deal: View, trick: TrickView | null): TableModel {
  const finished = trick !== null && trick.cards.length === 4
  return {
    seats: bySeat((seat) => ({
      tricks: deal.tricksWon[seat],
      party: deal.publicParties[seat] ?? undefined,
      calls: deal.announcements.filter((said) => said.seat === seat).map(({ call, party }) => ({ call, party })),
      computer: signOf(view.seats[seat]),
      person: view.seating[seat],
      owes: view.owes[view.seating[seat]] === true,
    })),
    plays: trick ? playsOf(trick) : [],
    turn: finished ? undefined : (deal.turn ?? undefined),
    winner: finished ? (trick.winner ?? undefined) : undefined,
    trick: finished ? deal.tricks.length : trickNumber(deal),
    tricks: factsOf(deal.rules).handSize,
  }
}

/** What lies on the table for everybody: the open trick, or the finished one until the next card is led. */
export function tablePicture(view: TableView, t: T, look: Look): Picture | null {
  const { deal } = view
  if (look.size === null || !deal) return null
  const trick = shownTrick(deal) ?? deal.trick
  return pictureOf('table', drawTable, tableModel(view, deal, trick), altTable(view, deal, t, trick), t, look)
}

/** The last finished trick. Null before there is one. */
export function lastTrickPicture(view: TableView, t: T, look: Look): Picture | null {
  const { deal } = view
  const trick = deal?.tricks.at(-1)
  if (look.size === null || !deal || !trick) return null
  return pictureOf('table', drawTable, tableModel(view, deal, trick), altTable(view, deal, t, trick), t, look, 'trick')
}

/** The places whose sign is drawn so. */
const placesWith = ({ places }: TableView, sign: true | 'lent'): readonly number[] =>
  places.flatMap((occupant, place) => (signOf(occupant) === sign ? [place] : []))

/**
 * A page of the score sheet. Null without a finished game.
 * @param at which page, from 0; default: the last one
 */
export function sheetPicture(view: TableView, t: T, look: Look, at?: number): Picture | null {
  const rows = view.sheet
  if (look.size === null || rows.length === 0) return null
  const page = at ?? sheetPages(rows.length) - 1
  const model: SheetModel = {
    people: view.places.length,
    book: bookOf(view.rules),
    page,
    games: rows.map((row) => ({
      value: row.result.value,
      totals: row.totals,
      winners: seats
        .filter((seat) => row.result.winner !== null && row.result.parties[seat] === row.result.winner)
        .map((seat) => row.seating[seat]),
      soloist: row.result.soloist === null ? undefined : row.seating[row.result.soloist],
      bock: row.bock > 1,
      voided: row.voided ?? false,
    })),
    owing: owing(view),
    computers: placesWith(view, true),
    lent: placesWith(view, 'lent'),
  }
  const shown = rows.slice(page * gamesPerPage, (page + 1) * gamesPerPage)
  return pictureOf('sheet', drawSheet, model, altSheet(shown, t, owing(view), view.places), t, look)
}

/** Rankings of at most ten people. Null without any. */
export function rankingsPicture(
  rows: readonly Ranking[],
  { book, period, own }: { book: Book; period: string; own?: string | undefined },
  t: T,
  look: Look,
): Picture | null {
  if (look.size === null || rows.length === 0) return null
  const model: RankingsModel = {
    book,
    rows: rows.map((row) => ({
      rank: row.rank,
      points: row.points,
      games: row.games,
      average: row.games === 0 ? 0 : row.points / row.games,
      recent: row.recent.map((_, at) => row.recent.slice(0, at + 1).reduce((sum, points) => sum + points, 0)),
      own: row.user === own,
    })),
  }
  return pictureOf('rankings', drawRankings, model, altRankings(period, t), t, look)
}

/** The order of the cards in a game of a rule set, with the trumps that may come to stand above all others. */
export function trumpsPicture(rules: RuleSet, t: T, look: Look, game: Contract): Picture | null {
  if (look.size === null) return null
  const model: TrumpModel = {
    trumps: trumpsIn(rules, game),
    sides: sidesIn(rules, game),
    raised: raisedIn(rules, game),
    secondWins: secondDulleWins(rules, game),
  }
  const shown = t('rules.game.shown', { game: capital(gameName(game, t)) })
  const alt = model.trumps.length > 0 ? `${shown}. ${altTrumps(model.trumps, t)}` : shown
  return pictureOf('trumps', drawTrumps, model, alt, t, look)
}

const sampleTrumps: readonly Card[] = ['HT', 'CQ', 'DA']
const sampleSides: readonly Card[] = ['SA', 'CK']

/** A few cards in the reader's design and order. */
export function samplePicture(t: T, look: Look): Picture | null {
  const cards = look.trumps === 'left' ? [...sampleTrumps, ...sampleSides] : [...sampleSides, ...sampleTrumps]
  const model: HandModel = {
    cards: cards.map((card) => ({ card, trump: sampleTrumps.includes(card), legal: false })),
    state: 'waiting',
  }
  return pictureOf('hand', drawHand, model, altSample(cards, look.design, t), t, look, 'sample')
}
