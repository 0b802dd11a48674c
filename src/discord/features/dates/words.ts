/** A day as somebody says it: so many days ahead, a weekday (0 for Sunday), or a date of this or another year. */
export type Day =
  | { readonly ahead: number }
  | { readonly weekday: number }
  | { readonly day: number; readonly month: number; readonly year: number | null }

export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** What was said: a day and a time of it, each null where it was left out. */
export interface Said {
  readonly day: Day | null
  readonly time: TimeOfDay | null
}

// Words that people type, in German, English and Norwegian alike: nobody has to say first which language it is.
const aheadOf: Readonly<Record<string, number>> = {
  heute: 0, today: 0, idag: 0, tonight: 0, morgen: 1, tomorrow: 1, tmrw: 1, imorgen: 1, übermorgen: 2, uebermorgen: 2, overmorgen: 2, overimorgen: 2,
} // prettier-ignore
const weekdays: readonly (readonly string[])[] = [
  ['so', 'sonntag', 'sun', 'sunday', 'søn', 'søndag'],
  ['mo', 'montag', 'mon', 'monday', 'man', 'mandag'],
  ['di', 'dienstag', 'tue', 'tues', 'tuesday', 'tir', 'tirsdag'],
  ['mi', 'mittwoch', 'wed', 'wednesday', 'ons', 'onsdag'],
  ['do', 'donnerstag', 'thu', 'thur', 'thurs', 'thursday', 'tor', 'tors', 'torsdag'],
  ['fr', 'freitag', 'fri', 'friday', 'fre', 'fredag'],
  ['sa', 'samstag', 'sonnabend', 'sat', 'saturday', 'lør', 'lørdag'],
]
const months: readonly (readonly string[])[] = [
  ['jan', 'januar', 'january'], ['feb', 'februar', 'february'], ['mär', 'märz', 'maerz', 'mar', 'march', 'mars'], ['apr', 'april'], ['mai', 'may'],
  ['jun', 'juni', 'june'], ['jul', 'juli', 'july'], ['aug', 'august'], ['sep', 'sept', 'september'], ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'], ['dez', 'dezember', 'dec', 'december', 'des', 'desember'],
] // prettier-ignore
const evenings = new Set(['abend', 'abends', 'evening', 'night', 'kveld', 'kvelden'])
const noons = new Set(['mittag', 'mittags', 'noon'])
const fillers = new Set([
  'um', 'at', 'on', 'am', 'den', 'the', 'of', 'kl', 'klokka', 'klokken', 'uhr', 'oclock', 'im', 'på', 'next', 'this', 'in', 'nächsten', 'kommenden', 'diesen',
  'neste', 'førstkommende', 'i', 'dag', 'the', 'and', 'og', 'und',
]) // prettier-ignore
const units: readonly (readonly [words: readonly string[], ms: number])[] = [
  [['m', 'min', 'mins', 'minute', 'minuten', 'minutes', 'minutt', 'minutter'], 60_000],
  [['h', 'std', 'stunde', 'stunden', 'hour', 'hours', 'time', 'timer', 't'], 3_600_000],
  [['d', 'tag', 'tagen', 'tage', 'day', 'days', 'dag', 'dager'], 86_400_000],
]

const indexIn = (lists: readonly (readonly string[])[], word: string): number | null => {
  const found = lists.findIndex((list) => list.includes(word))
  return found < 0 ? null : found
}

const relative = /^(?:in|om) (?:(\d{1,3})|an?|einer|einem|en|ett) ?([a-z]+)$/
/** `8pm`, `8:30 p.m.`; "am" before a weekday is the German word. */
const twelve = /(?<![\d.:])(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\.?|p\.?m\.?)(?![a-zäöüø])/
const clocks: readonly RegExp[] = [
  /(?<![\d.:-])(\d{1,2}):(\d{2})(?![\d.:])/,
  /(?<![\d.:-])(\d{1,2})(?:[.:](\d{2}))? ?(?:uhr|h)(?: (\d{2}))?(?![a-z0-9])/,
  /(?:um|at|kl\.?|klokka|klokken) (\d{1,2})(?:[.:](\d{2}))?(?![\d:]|\.\d)/,
]
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
const dotted = /(?<![\d.:])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?(?![\d:])/
const named = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th)? ?(?:of )?([a-zäø]{3,9})\.?(?: (\d{4}))?(?![\d:])/
const namedFirst = /([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\d:.])/
/** An hour alone, or a time with a dot where the day stands elsewhere: `morgen 20`, `Fr 19.30`. */
const bare = /(?<![\d.:])(\d{1,2})(?:\.(\d{2}))?(?![\d:.])/

const timeFrom = (hour: number, minute: number): TimeOfDay | null =>
  hour <= 23 && minute <= 59 ? { hour, minute } : null

/** Text of which parts are taken out as they are understood. */
class Rest {
  constructor(public text: string) {}

  take(pattern: RegExp, fits: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | null {
    const match = pattern.exec(this.text)
    if (!match || !fits(match)) return null
    this.text = `${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`
    return match
  }
}

function clockIn(rest: Rest): TimeOfDay | null | undefined {
  const half = rest.take(twelve, ([, hour]) => Number(hour) >= 1 && Number(hour) <= 12)
  if (half) return timeFrom((Number(half[1]) % 12) + (half[3]?.startsWith('p') ? 12 : 0), Number(half[2] ?? 0))
  for (const pattern of clocks) {
    const match = rest.take(pattern)
    if (match) return timeFrom(Number(match[1]), Number(match[2] ?? match[3] ?? 0))
  }
  return undefined
}

const fullYear = (text: string | undefined): number | null =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text)

function dateIn(rest: Rest): Day | null {
  const full = rest.take(iso)
  if (full) return { year: Number(full[1]), month: Number(full[2]), day: Number(full[3]) }
  const short = rest.take(dotted, ([, , month]) => Number(month) >= 1 && Number(month) <= 12)
  if (short) return { day: Number(short[1]), month: Number(short[2]), year: fullYear(short[3]) }
  const spoken = rest.take(named, ([, , word = '']) => indexIn(months, word) !== null)
  if (spoken) return { day: Number(spoken[1]), month: (indexIn(months, spoken[2] ?? '') ?? 0) + 1, year: fullYear(spoken[3]) } // prettier-ignore
  const turned = rest.take(namedFirst, ([, word = '']) => indexIn(months, word) !== null)
  return turned && { day: Number(turned[2]), month: (indexIn(months, turned[1] ?? '') ?? 0) + 1, year: fullYear(turned[3]) } // prettier-ignore
}

/**
 * Reads a day and a time as people type them.
 * @returns what was said, or in how many milliseconds; null when a part of it is not understood, or is no time at all
 */
export function readWhen(typed: string): Said | { readonly within: number } | null {
  const plain = typed.toLowerCase().replace(/o['’]clock/g, 'oclock').replace(/[,;!?'’]/g, ' ').replace(/\s+/g, ' ').trim() // prettier-ignore
  const after = relative.exec(plain)
  const unit = after && units.find(([words]) => words.includes(after[2] ?? ''))
  if (unit) return { within: Number(after[1] ?? 1) * unit[1] }
  const rest = new Rest(plain.replace(/\bi (morgen|dag|overmorgen)\b/g, 'i$1').replace('iovermorgen', 'overmorgen'))
  let time = clockIn(rest)
  if (time === null) return null
  // Without another time of the day 19.30 is one: there is no such month.
  let day = dateIn(rest)
  if (time === undefined) {
    const alone = rest.take(bare)
    if (alone) time = timeFrom(Number(alone[1]), Number(alone[2] ?? 0))
    if (time === null) return null
  }
  let evening = false
  for (const word of rest.text.split(' ').map((one) => one.replace(/\.+$/, ''))) {
    const weekday = indexIn(weekdays, word)
    const ahead = aheadOf[word]
    if (word === 'tonight' || evenings.has(word)) evening = true
    if (noons.has(word)) time ??= { hour: 12, minute: 0 }
    else if (ahead !== undefined) day ??= { ahead }
    else if (weekday !== null) day ??= { weekday }
    else if (word !== '' && !evenings.has(word) && !fillers.has(word)) return null
  }
  if (evening) {
    day ??= { ahead: 0 }
    time = time === undefined ? { hour: 20, minute: 0 } : time.hour < 12 ? { ...time, hour: time.hour + 12 } : time
  }
  return day === null && time === undefined ? null : { day, time: time ?? null }
}
