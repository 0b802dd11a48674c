import { changedSwitches, switches, switchIds, switchValue } from '../../engine/index.js'
import type { RuleSet, SwitchId, SwitchRow, SwitchValue } from '../../engine/index.js'
import type { PlainKey, T } from '../../i18n/index.js'

type Row<Id extends SwitchId> = (typeof switches)[Id]['values'][number]
type IdOf<Kind> = { [Id in SwitchId]: Row<Id> extends Kind ? Id : never }[SwitchId]
type ValueKey = { [Id in SwitchId]: Row<Id> extends infer V extends string ? `switch.${Id}.${V}` : never }[SwitchId]

/** Areas of the rules, in the order of menus; each holds at most 25 switches. */
export const groups = [
  'cards', 'reservations', 'soli', 'hochzeit', 'armut', 'calls', 'special', 'score', 'bock',
] as const // prettier-ignore
export type Group = (typeof groups)[number]

/** The area of each switch: one without an area or without words does not compile. */
const groupOf: Readonly<Record<SwitchId, Group>> = {
  nines: 'cards',
  takeBack: 'cards',
  secondDulle: 'cards',
  schweine: 'cards',
  superschweine: 'cards',
  genscher: 'cards',
  reservationOrder: 'reservations',
  schmeissenNines: 'reservations',
  schmeissenKings: 'reservations',
  schmeissenTrumps: 'reservations',
  schmeissenNinesKings: 'reservations',
  schmeissenVolle: 'reservations',
  schmeissenManyEyes: 'reservations',
  schmeissenFewEyes: 'reservations',
  schmeissenLowTrumps: 'reservations',
  farbsoli: 'soli',
  damensolo: 'soli',
  bubensolo: 'soli',
  fleischlos: 'soli',
  soloTie: 'soli',
  soloLeads: 'soli',
  pflichtsolo: 'soli',
  soloBeforePflicht: 'soli',
  redealAfterSolo: 'soli',
  hochzeit: 'hochzeit',
  armut: 'armut',
  armutTrumps: 'armut',
  armutFoxes: 'armut',
  armutNine: 'armut',
  armutSwap: 'armut',
  armutAsk: 'armut',
  armutReturn: 'armut',
  armutLeads: 'armut',
  armutSchweine: 'armut',
  kartenabgabe: 'armut',
  announce: 'calls',
  skipLevels: 'calls',
  reply: 'calls',
  lateReplyBlocks: 'calls',
  pflichtansage: 'calls',
  soloTriple: 'score',
  reKontra: 'score',
  bookKeeping: 'score',
  feigheit: 'score',
  doppelkopf: 'special',
  fuchs: 'special',
  karlchen: 'special',
  karlchenCaught: 'special',
  fuchsAmEnd: 'special',
  herzstich: 'special',
  specialsInSolo: 'special',
  dullePoint: 'special',
  gegenDieAlten: 'special',
  score: 'score',
  kontraWinPoint: 'score',
  bockHerz: 'bock',
  bock120: 'bock',
  bockZero: 'bock',
  bockBoth: 'bock',
  bockLost: 'bock',
  bockSolo: 'bock',
  bockNoTrick: 'bock',
  bockSchmeissen: 'bock',
  bockArmut: 'bock',
  bockLength: 'bock',
  bockEffect: 'bock',
  bockAgain: 'bock',
}

/** The switches of an area, in the order of the table of switches. */
export const switchesIn = (group: Group): SwitchId[] => switchIds.filter((id) => groupOf[id] === group)

/** The switch that a text names; null when there is none. */
export const switchNamed = (text: string | undefined): SwitchId | null => switchIds.find((id) => id === text) ?? null

/** What a switch may be. */
export const valuesOf = (id: SwitchId): readonly SwitchValue[] => (switches[id] as SwitchRow).values

/** What a switch is called. */
export const switchName = (id: SwitchId, t: T): string => t(`switch.${id}`)

/** What a switch does, in one sentence. */
export const switchAbout = (id: SwitchId, t: T): string => t(`switch.${id}.about`)

/** A value of a switch in words. */
export function switchValueName(id: SwitchId, value: SwitchValue, t: T): string {
  if (typeof value === 'boolean') return t(value ? 'switch.yes' : 'switch.no')
  if (typeof value === 'number') return t(`switch.${id as IdOf<number>}.number`, { count: value })
  const key: ValueKey & PlainKey = `switch.${id}.${value}` as ValueKey
  return t(key)
}

/** A switch that is not what the preset has. */
export interface Difference {
  readonly id: SwitchId
  readonly value: SwitchValue
  /** What the preset has. */
  readonly standard: SwitchValue
}

/** Everything in which a checked rule set differs from its preset, in the order of the table of switches. */
export function differencesOf(rules: RuleSet): readonly Difference[] {
  const changed = new Set(changedSwitches(rules).map(([id]) => id))
  return switchIds.flatMap((id) => {
    const value = switchValue(rules, id)
    const standard = (switches[id] as SwitchRow).defaults[rules.preset]
    return changed.has(id) && value !== standard ? [{ id, value, standard }] : []
  })
}

/** A difference in words: `Neunen: nein`. */
export const differenceText = ({ id, value }: Difference, t: T): string =>
  t('switch.line', { name: switchName(id, t), value: switchValueName(id, value, t) })

/** Preset and changes as a rule set; only what really differs from the preset is kept. */
export function withSwitch(rules: RuleSet, id: SwitchId, value: SwitchValue): RuleSet {
  const others = differencesOf(rules).filter((one) => one.id !== id)
  const standard = (switches[id] as SwitchRow).defaults[rules.preset]
  const pairs = [...others.map((one) => [one.id, one.value] as const), ...(value === standard ? [] : [[id, value] as const])] // prettier-ignore
  return { preset: rules.preset, set: Object.fromEntries(pairs) }
}
