/** The kinds of solo, in the order in which a table that ranks them does so. */
export const SOLO_KINDS = [
  'damensolo',
  'bubensolo',
  'fleischlos',
  'kreuzsolo',
  'piksolo',
  'herzsolo',
  'karosolo',
] as const
export type SoloKind = (typeof SOLO_KINDS)[number]

/** Everything that a rule set may change, as plain data. */
export interface Options {
  nines: boolean
  soli: readonly SoloKind[]
  /** Highest first: kinds of reservation, `solo` for any solo, `pflichtsolo` for one that is owed. Equals: seat order. */
  order: readonly string[]
  soloLeads: 'pflicht' | 'always' | 'never'
  pflichtsolo: boolean
  sameDealerAfter: 'pflicht' | 'always' | 'never'
  hochzeit: 'firstTrick' | 'firstFehl'
  announce: 'hand' | 'openTrick'
  secondDulle: 'first' | 'second' | 'secondExceptLast'
  dullePoint: boolean
  schweine: 'off' | 'both' | 'secondOnly' | 'auto'
  karlchen: boolean
  karlchenCaught: 'off' | 'anyTrump' | 'karoDame'
  doppelkopf: boolean
  fuchs: boolean
  gegenDieAlten: 'normal' | 'every' | 'kreuzDamen'
  specials: 'partnerGames' | 'notInNamedSoli'
  armut: boolean
  armutLeastTrumps: number
  kartenabgabe: boolean
  /** Fewest nines and kings, most trumps that allow throwing the hand in; null: never. */
  schmeissenNines: number | null
  schmeissenKings: number | null
  schmeissenTrumps: number | null
  kontraWinPoint: 'unlessAnnounced' | 'always'
  score: 'tsr' | 'hausrunde' | 'willi'
}

const DDV: Options = {
  nines: true,
  soli: SOLO_KINDS,
  order: ['pflichtsolo', 'solo', 'schmeissen', 'armut', 'hochzeit', 'kartenabgabe'],
  soloLeads: 'pflicht',
  pflichtsolo: true,
  sameDealerAfter: 'pflicht',
  hochzeit: 'firstTrick',
  announce: 'hand',
  secondDulle: 'first',
  dullePoint: false,
  schweine: 'off',
  karlchen: true,
  karlchenCaught: 'off',
  doppelkopf: true,
  fuchs: true,
  gegenDieAlten: 'normal',
  specials: 'partnerGames',
  armut: false,
  armutLeastTrumps: 0,
  kartenabgabe: false,
  schmeissenNines: null,
  schmeissenKings: null,
  schmeissenTrumps: null,
  kontraWinPoint: 'always',
  score: 'tsr',
}

export const PRESETS: Readonly<Record<string, Options>> = {
  ddv: DDV,
  norsk: { ...DDV, soloLeads: 'never', pflichtsolo: false, sameDealerAfter: 'never' },
  hausrunde: {
    ...DDV,
    soli: ['damensolo', 'bubensolo', 'fleischlos'],
    order: ['hochzeit', ...SOLO_KINDS, 'schmeissen', 'armut', 'kartenabgabe'],
    pflichtsolo: false,
    dullePoint: true,
    gegenDieAlten: 'every',
    armut: true,
    armutLeastTrumps: 1,
    kontraWinPoint: 'unlessAnnounced',
    score: 'hausrunde',
  },
  willi: {
    ...DDV,
    nines: false,
    soli: ['damensolo', 'bubensolo'],
    order: ['schmeissen', 'pflichtsolo', 'solo', 'hochzeit', 'armut', 'kartenabgabe'],
    soloLeads: 'always',
    pflichtsolo: false,
    sameDealerAfter: 'always',
    hochzeit: 'firstFehl',
    announce: 'openTrick',
    gegenDieAlten: 'kreuzDamen',
    specials: 'notInNamedSoli',
    kartenabgabe: true,
    schmeissenKings: 5,
    schmeissenTrumps: 2,
    score: 'willi',
  },
}

const yesNo = (value: unknown): boolean => typeof value === 'boolean'
const oneOf =
  (...allowed: readonly unknown[]) =>
  (value: unknown): boolean =>
    allowed.includes(value)
const count = (value: unknown): boolean => value === null || (Number.isInteger(value) && Number(value) >= 0)
const soloList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((kind: unknown) => SOLO_KINDS.some((known) => known === kind))

/** The one place that maps a record's switch to an option (or to null: it has no effect within one deal). */
export const SWITCHES: Readonly<Record<string, { option: keyof Options | null; fits: (value: unknown) => boolean }>> = {
  nines: { option: 'nines', fits: yesNo },
  soli: { option: 'soli', fits: soloList },
  soloLeads: { option: 'soloLeads', fits: oneOf('pflicht', 'always', 'never') },
  pflichtsolo: { option: 'pflichtsolo', fits: yesNo },
  redealAfterSolo: { option: 'sameDealerAfter', fits: oneOf('pflicht', 'always', 'never') },
  hochzeit: { option: 'hochzeit', fits: oneOf('firstTrick', 'firstFehl') },
  announce: { option: 'announce', fits: oneOf('hand', 'openTrick') },
  secondDulle: { option: 'secondDulle', fits: oneOf('first', 'second', 'secondExceptLast') },
  dullePoint: { option: 'dullePoint', fits: yesNo },
  schweine: { option: 'schweine', fits: oneOf('off', 'both', 'secondOnly', 'auto') },
  karlchen: { option: 'karlchen', fits: yesNo },
  karlchenCaught: { option: 'karlchenCaught', fits: oneOf('off', 'anyTrump', 'karoDame') },
  doppelkopf: { option: 'doppelkopf', fits: yesNo },
  fuchs: { option: 'fuchs', fits: yesNo },
  gegenDieAlten: { option: 'gegenDieAlten', fits: oneOf('normal', 'every', 'kreuzDamen') },
  armut: { option: 'armut', fits: yesNo },
  kartenabgabe: { option: 'kartenabgabe', fits: yesNo },
  schmeissenNines: { option: 'schmeissenNines', fits: count },
  schmeissenKings: { option: 'schmeissenKings', fits: count },
  schmeissenTrumps: { option: 'schmeissenTrumps', fits: count },
  kontraWinPoint: { option: 'kontraWinPoint', fits: oneOf('unlessAnnounced', 'always') },
  bockHerz: { option: null, fits: yesNo },
  bock120: { option: null, fits: yesNo },
}

/**
 * The options of a preset with changed switches.
 * @param rules a preset's id
 * @param set changed switches by name
 * @returns the options, or a sentence that says what is wrong
 */
export function optionsOf(rules: string, set: Readonly<Record<string, unknown>>): Options | string {
  const preset = Object.hasOwn(PRESETS, rules) ? PRESETS[rules] : undefined
  if (preset === undefined) return `unknown rules ${rules}`
  const changed: Record<string, unknown> = { ...preset }
  for (const [name, value] of Object.entries(set)) {
    const known = Object.hasOwn(SWITCHES, name) ? SWITCHES[name] : undefined
    if (known === undefined) return `unknown switch ${name}`
    if (!known.fits(value)) return `switch ${name} cannot be ${JSON.stringify(value)}`
    if (known.option !== null) changed[known.option] = value
  }
  return changed as unknown as Options
}
