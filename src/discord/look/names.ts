import { bySeat, isLust, isSolo, plainKind, rankOf, suitOf } from '../../engine/index.js'
import type {
  AnnouncementView,
  Call,
  Card,
  GameKind,
  Party,
  ReservationKind,
  RuleSet,
  Seat,
  View,
} from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import { isForgotten } from '../../table/custody.js'
import { isPractice } from '../../table/view.js'
import type { ComputerLevel, Occupant, Place, SheetRow, TableView, UserId } from '../../table/view.js'
import { changedSwitches } from './switches.js'

/** Colour of each place, as pictures and texts show it. */
const placeColours = ['🔵', '🟡', '🟠', '⚪', '🟣', '🟢', '🟤'] as const

/** The place's coloured dot. */
export const dotOfPlace = (place: Place): string => placeColours[place] ?? ''

/** The place by dot and number: `🟠3`. A person keeps it through the match. */
export const markOfPlace = (place: Place): string => `${dotOfPlace(place)}${place + 1}`

/** Whether a person sits there. */
export const isPerson = (occupant: Occupant | null): boolean => occupant?.kind === 'person'

/** Whether a computer player sits there. */
export const isComputer = (occupant: Occupant | null): boolean => occupant?.kind === 'computer'

/** How the sign of a place is drawn: as a person, a computer player, or a person in whose stead a computer plays. */
export const signOf = (occupant: Occupant | null): boolean | 'lent' =>
  occupant?.kind === 'computer' && (occupant.for === undefined || 'lent')

/** Somebody by mention; whoever had their data deleted has no name any more. */
export const nameOfPerson = (user: UserId, t: T): string => (isForgotten(user) ? t('seat.forgotten') : `<@${user}>`)

/**
 * Who sits on a place, without the place: a mention, the name of a computer player, the word for a free place. A computer
 * player in somebody's stead has that person's name.
 */
export function nameOfPlace(view: Pick<TableView, 'places'>, place: Place, t: T): string {
  const occupant = view.places[place]
  if (!occupant) return t('seat.free')
  if (occupant.kind === 'person') return nameOfPerson(occupant.user, t)
  if (occupant.for !== undefined) return t('seat.lent', { name: nameOfPerson(occupant.for, t) })
  return t('seat.computer', { place: place + 1 })
}

/** Place and who sits there: `🟠3 <@id>`. */
export const whoAt = (view: Pick<TableView, 'places'>, place: Place, t: T): string =>
  `${markOfPlace(place)} ${nameOfPlace(view, place, t)}`

/** The place of a seat of the deal that a view shows. */
export const placeOfSeat = (view: Pick<TableView, 'seating'>, seat: Seat): Place => view.seating[seat]

/** The view with the seats of an earlier game, so that its result names those who played it. */
export const seatedAs = (view: TableView, { seating }: SheetRow): TableView => ({
  ...view,
  seating,
  seats: bySeat((seat) => view.places[seating[seat]] ?? null),
})

/** The place that deals the game that a view shows; from five places on that person sits out. Null in the lobby. */
export function dealerPlace({ deal, seating, places }: TableView): Place | null {
  if (deal === null) return null
  return places.length === 4 ? seating[deal.dealer] : (seating[0] + places.length - 1) % places.length
}

/** The places that sit out the deal that a view shows; none at a table of four, none in the lobby. */
export const sittingOut = ({ deal, seating, places }: TableView): readonly Place[] =>
  deal === null ? [] : places.flatMap((_, place) => (seating.includes(place) ? [] : [place]))

/** Tells whether somebody sits at a table. */
export const sitsAt = (view: TableView, user: UserId): boolean =>
  view.places.some((occupant) => occupant?.kind === 'person' && occupant.user === user)

/** People at a table, in the order of their places. */
export const peopleAt = (view: TableView): readonly UserId[] =>
  view.places.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.user] : []))

/** Everybody whom a table's pages may name: the people there, and those for whom a computer plays. */
export const namedAt = (view: TableView): readonly UserId[] =>
  view.places.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.user] : (occupant?.for ?? [])))

const suitSigns = { C: '♣', S: '♠', H: '♥', D: '♦' } as const

/** The coloured dot of a seat's place. */
export const dotOf = (view: Pick<TableView, 'seating'>, seat: Seat): string => dotOfPlace(placeOfSeat(view, seat))

/** A seat's place by dot and number: `🟠3`. */
export const markOf = (view: Pick<TableView, 'seating'>, seat: Seat): string => markOfPlace(placeOfSeat(view, seat))

/** Who sits there, without the place: a mention, the name of a computer player, or the word for a free seat. */
export const occupantName = (view: TableView, seat: Seat, t: T): string => nameOfPlace(view, placeOfSeat(view, seat), t)

/** Place and who sits there: `🟠3 <@id>`. */
export const who = (view: TableView, seat: Seat, t: T): string => whoAt(view, placeOfSeat(view, seat), t)

/** The one who is to act, in bold: readers of a table look for the last bold name. */
export const whoInBold = (view: TableView, seat: Seat, t: T): string =>
  `${markOf(view, seat)} **${occupantName(view, seat, t)}**`

/** What a table is called: by its number on the server, or as the reader's own practice. */
export const tableName = (view: Pick<TableView, 'kind' | 'number'>, t: T): string =>
  isPractice(view) ? t('practice.name') : t('table.name', { number: view.number })

/** Every hand names all of its cards, so each card is put into words once in a language. */
function once(say: (card: Card, t: T) => string): (card: Card, t: T) => string {
  const known = new Map<string, string>()
  return (card, t) => {
    const key = card + t.language
    let text = known.get(key)
    if (text === undefined) known.set(key, (text = say(card, t)))
    return text
  }
}

/** A card in the reader's letters: `♥10`, `♣D`. */
export const cardText = once((card, t) => `${suitSigns[suitOf(card)]}${t(`index.${rankOf(card)}`)}`)

/** Cards in a row: `♥10 ♣D`. */
export const cardsText = (cards: readonly Card[], t: T): string => cards.map((card) => cardText(card, t)).join(' ')

/** A card in words: `Kreuz-Dame`. */
export const cardName = once((card, t) =>
  t('card.name', { suit: t(`suit.${suitOf(card)}`), rank: t(`rank.${rankOf(card)}`) }),
)

/** An announcement with the party that it stands for: `Re`, `Re, keine 90`. */
export const saidName = ({ call, party }: Pick<AnnouncementView, 'call' | 'party'>, t: T): string =>
  call === party ? callName(call, t) : `${partyName(party, t)}, ${callName(call, t)}`

/** Cards in words: `Herz-Zehn, Kreuz-Dame`. */
export const cardNames = (cards: readonly Card[], t: T): string => cards.map((card) => cardName(card, t)).join(', ')

export const callName = (call: Call, t: T): string => t(`call.${call}`)
export const partyName = (party: Party, t: T): string => t(`party.${party}`)
export const gameName = (game: GameKind, t: T): string => t(`game.${game}`)

/** What is declared, with what was chosen beside it. */
export function reservationName(kind: ReservationKind, t: T): string {
  if (kind === 'hochzeit fehl') return t('reserve.name.fehl')
  if (kind === 'hochzeit trumpf') return t('reserve.name.trumpf')
  const plain = plainKind(kind)
  const game = t(`game.${plain}`)
  return isLust(kind) ? t('reserve.name.lust', { game }) : game
}

/** The first letter large, for the beginning of a line, in bold too, or of a label. */
export const capital = (text: string): string => text.replace(/^\**./u, (first) => first.toUpperCase())

/** The rule set's name; says so when switches were changed. */
export function rulesName(rules: RuleSet, t: T): string {
  const name = t(`preset.${rules.preset}`)
  return changedSwitches(rules).length === 0 ? name : t('preset.changed', { rules: name })
}

/** A number of points with its sign: `+2`, `−1`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0')

/** A total, negative with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points))

/** The suit that must be followed, in words; null before the first card of a trick. */
export function ledName(deal: View, t: T): string | null {
  const first = deal.trick?.cards[0]
  if (first === undefined) return null
  return deal.trumps.includes(first) ? t('suit.trump') : t(`suit.${suitOf(first)}`)
}

/** Several names as one: `A, B und C`. */
export function listOf(parts: readonly string[], t: T): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : t('list.and', { first: parts.slice(0, -1).join(', '), last })
}

/** What is played and by whom, as far as the whole table knows it; null while reservations run. */
export function gameLine(view: TableView, t: T): string | null {
  const deal = view.deal
  if (!deal?.game || deal.game === 'redeal') return null
  const { game, declarer } = publicGame(deal)
  if (declarer === null || game === 'normal') return t('table.game.normal')
  const name = who(view, declarer, t)
  if (isSolo(game)) return t(deal.pflicht ? 'table.game.pflicht' : 'table.game.solo', { name, game: gameName(game, t) })
  if (game === 'stille-hochzeit') return t('table.game.stille-hochzeit', { name })
  const partnerSeat = ([0, 1, 2, 3] as const).find((seat) => seat !== declarer && deal.publicParties[seat] === 're')
  if (partnerSeat !== undefined) {
    const partner = who(view, partnerSeat, t)
    if (game === 'hochzeit') return t('table.game.hochzeit-with', { name, partner })
    if (game === 'armut') return t('table.game.armut-with', { name, partner })
    return deal.publicParties[declarer] === 're'
      ? t('table.game.kartenabgabe-with', { name, partner })
      : t('table.game.kartenabgabe', { name })
  }
  if (game === 'hochzeit') return t(deal.alone ? 'table.game.hochzeit-alone' : 'table.game.hochzeit', { name })
  return t(game === 'armut' ? 'table.game.armut' : 'table.game.kartenabgabe', { name })
}

/** The game as everybody knows it: a stille Hochzeit is a Normalspiel until it is certain for all. */
function publicGame(deal: View): { game: GameKind; declarer: Seat | null } {
  const game = deal.game ?? 'normal'
  if (game === 'stille-hochzeit' && !deal.alone && deal.phase !== 'over') return { game: 'normal', declarer: null }
  return { game, declarer: deal.declarer }
}

/** The name of a level of the computer players, as a key. */
export const levelKey = (level: string) =>
  level === 'random' ? 'level.random' : level === 'strong' ? 'level.strong' : 'level.easy'

/** A level of the computer players by the name that people read. */
export const levelName = (level: ComputerLevel, t: T): string => t(levelKey(level))
