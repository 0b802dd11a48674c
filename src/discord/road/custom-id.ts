import { calls, isCard, plainKind, soloKinds, reservationKinds } from '../../engine/index.js'
import type { Call, Card, ReservationKind } from '../../engine/index.js'

/** Presses about who sits at a table. `ask-…` opens a private question, the plain word does it. */
export const peoplePresses = [
  'join',
  /** An invitation is taken up. */
  'accept',
  'stand-up',
  'fill',
  /** A select: the chosen value is the level of one more computer player. */
  'add-computer',
  'unfill',
  'shuffle',
  /** A select: the chosen value is the person to invite. */
  'invite',
  'start',
  'cancel',
  'take-seat',
  'ask-leave',
  'leave',
  'pause',
  'ask-close',
  'close',
  'vote-yes',
  'vote-no',
  'rematch',
] as const
export type PeoplePress = (typeof peoplePresses)[number]

/** Presses that need nothing but the table. */
export const plainPresses = [
  ...peoplePresses,
  'hand',
  'refresh',
  'last-trick',
  'who-said',
  'more',
  'table-rules',
  'continue',
  'why',
  'dismiss',
  /** What to do, and why: when practising. */
  'tip',
  'resume',
  'check',
] as const
export type PlainPress = (typeof plainPresses)[number]

/** Pages that belong to no table. */
export const pageNames = [
  'stats',
  'rules',
  'edit',
  'me',
  'help',
  'settings',
  'privacy',
  'review',
  'learn',
  'practice',
] as const
export type PageName = (typeof pageNames)[number]

/** Answers in advance of one's turn, and cards that are to be taken back. */
export type TimePress =
  /** What was said in advance is withdrawn. */
  | { readonly do: 'unsay'; readonly table: string }
  | {
      readonly do: 'later'
      readonly table: string
      readonly version: number
      readonly slot: number
      readonly card: Card
    }
  /** `pick-later` is a select: the chosen value is the ReservationKind. `agree` and `disagree` answer a `take-back`. */
  | {
      readonly do: 'healthy-later' | 'pick-later' | 'take-back' | 'agree' | 'disagree'
      readonly table: string
      readonly version: number
    }

/** What a button or select stands for. `version` is the table's version the message was drawn from. */
export type Press =
  | { readonly do: PlainPress; readonly table: string }
  | TimePress
  | {
      readonly do: 'play'
      readonly table: string
      readonly version: number
      readonly slot: number
      readonly card: Card
    }
  | { readonly do: 'healthy'; readonly table: string; readonly version: number }
  | { readonly do: 'take'; readonly table: string; readonly version: number }
  | { readonly do: 'pass'; readonly table: string; readonly version: number }
  /** A select: the chosen value is the ReservationKind. */
  | { readonly do: 'pick-reservation'; readonly table: string; readonly version: number }
  | {
      readonly do: 'reserve'
      readonly table: string
      readonly version: number
      readonly kind: ReservationKind
    }
  /** Opens the calls that may be made now. */
  | { readonly do: 'calls'; readonly table: string; readonly version: number }
  | { readonly do: 'announce'; readonly table: string; readonly version: number; readonly call: Call }
  /** A select: the chosen value is the seat, from 0. */
  | { readonly do: 'genscher'; readonly table: string; readonly version: number }
  /** A select of the slots to give back in an Armut. */
  | { readonly do: 'give'; readonly table: string; readonly version: number }
  /** Pages that belong to no table: `data` is the page's own short state. */
  | { readonly do: 'page'; readonly page: PageName; readonly data: string }

const plain: ReadonlySet<string> = new Set(plainPresses)

/** Presses that carry nothing but the version on which they were made. */
const versioned = [
  'healthy',
  'take',
  'pass',
  'pick-reservation',
  'healthy-later',
  'pick-later',
  'take-back',
  'agree',
  'disagree',
  'calls',
  'genscher',
  'give',
] as const

/** Writes a press as a custom id: at most 100 characters, different for different slots of one face. */
export function encodePress(press: Press): string {
  switch (press.do) {
    case 'page':
      return `d1:page:${press.page}:${press.data}`
    case 'play':
    case 'later':
      return `d1:${press.do}:${press.table}:${press.version.toString(36)}:${press.slot}:${press.card}`
    case 'reserve':
      return `d1:reserve:${press.table}:${press.version.toString(36)}:${press.kind}`
    case 'announce':
      return `d1:announce:${press.table}:${press.version.toString(36)}:${press.call}`
    default: {
      const bare = `d1:${press.do}:${press.table}`
      return 'version' in press ? `${bare}:${press.version.toString(36)}` : bare
    }
  }
}

/** Reads a custom id; null when it is not one of ours (another version, another bot, damaged). */
export function decodePress(id: string): Press | null {
  const press = read(id)
  // Whatever is too much, or written as we never write it, does not come back the same.
  return press && encodePress(press) === id ? press : null
}

function read(id: string): Press | null {
  const [mark, verb, table, ...rest] = id.split(':')
  if (mark !== 'd1' || !verb || !table) return null
  if (verb === 'page') {
    const page = pageNames.find((known) => known === table)
    return page ? { do: 'page', page, data: rest.join(':') } : null
  }
  if (verb === 'unsay') return { do: verb, table }
  if (plain.has(verb)) return { do: verb as PlainPress, table }
  const version = /^[0-9a-z]{1,8}$/.test(rest[0] ?? '') ? parseInt(rest[0] ?? '', 36) : NaN
  if (Number.isNaN(version)) return null
  const [, third, fourth] = rest
  switch (verb) {
    case 'play':
    case 'later':
      return /^\d{1,2}$/.test(third ?? '') && isCard(fourth)
        ? { do: verb, table, version, slot: Number(third), card: fourth }
        : null
    case 'reserve': {
      const kind = reservationKinds.find((known) => known === third)
      return kind ? { do: 'reserve', table, version, kind } : null
    }
    case 'announce': {
      const call = calls.find((known) => known === third)
      return call ? { do: 'announce', table, version, call } : null
    }
    default: {
      const bare = versioned.find((known) => known === verb)
      return bare ? { do: bare, table, version } : null
    }
  }
}

/** Tells whether a reservation is one that asks for a second press before it counts. */
export const asksTwice = (kind: ReservationKind): boolean => (soloKinds as readonly string[]).includes(plainKind(kind))
