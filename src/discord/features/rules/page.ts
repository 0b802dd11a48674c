import { contracts, contractsOf, isSolo, presets } from '../../../engine/index.js'
import type { Contract, RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { capital, gameName, rulesName } from '../../look/names.js'
import { button, dots, fitted, lines, page, rows, select } from '../../look/parts.js'
import { trumpsPicture } from '../../look/pictures.js'
import { differencesOf, differenceText } from '../../look/switches.js'
import type { Page } from '../../road/message.js'
import { editPress, rulesPress } from './buttons.js'
import { callsLines } from './calls.js'
import { packPlace } from './editor.js'
import { packRules, unpackRules } from './packed-rules.js'
import { reservationLines } from './reservations.js'
import { scoreLines } from './score.js'
import { specialLines } from './special.js'
import { soliLine, trumpsLines, trumpsRules } from './trumps.js'

/** The pages that explain a rule set. */
export const rulesTabs = ['trumps', 'reservations', 'calls', 'score', 'special'] as const
export type RulesTab = (typeof rulesTabs)[number]

/** Which page of the explanation of a rule set, and the game whose order of cards it shows. */
export interface RulesPlace {
  readonly tab: RulesTab
  readonly game: Contract
}

const packPage = (rules: RuleSet, { tab, game }: RulesPlace): string => `${packRules(rules)}.${tab}.${game}`

/** Reads which page of which rule set a button stands for; damaged data gives the first page. */
export function unpackRulesPage(data: string): RulesPlace & { readonly rules: RuleSet } {
  const [packed = '', name, shown] = data.split('.')
  const rules = unpackRules(packed) ?? presets.ddv
  const tab = rulesTabs.find((known) => known === name) ?? 'trumps'
  return { rules, tab, game: contractsOf(rules).find((known) => known === shown) ?? 'normal' }
}

/** The game whose order of cards counts at a table now: a Solo that is being played, else the Normalspiel. */
export function gameAtHand({ status, deal }: TableView): Contract {
  const game = status === 'playing' ? deal?.game : null
  return game && isSolo(game) && Object.hasOwn(contracts, game) ? game : 'normal'
}

const texts = {
  reservations: reservationLines,
  calls: callsLines,
  score: scoreLines,
  special: specialLines,
} as const

const linesOf = (rules: RuleSet, { tab, game }: RulesPlace, t: T): string[] =>
  tab === 'trumps' ? trumpsLines(rules, game, t) : texts[tab](rules, t)

/** What a page says, line by line and without marks of emphasis; of the first page only what no picture shows. */
export function plainRules(rules: RuleSet, tab: RulesTab, t: T): string[] {
  const all =
    tab === 'trumps' ? [...trumpsRules(rules, 'normal', t), soliLine(rules, t) ?? ''] : texts[tab](rules, t, true)
  return all
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll(/\*\*|`/g, '')
    .split('\n')
}

/** The most characters of a page, with some to spare. */
const most = 3900

/** What differs from the preset, as much of it as there is room for. */
function changedLines(rules: RuleSet, room: number, t: T): string[] {
  const changed = differencesOf(rules).map((one) => `• ${differenceText(one, t)}`)
  const head = t('rules.switches')
  return changed.length === 0 ? [] : [head, ...fitted(changed, room - head.length, t)]
}

/** A choice of the games whose order of cards can be shown. */
function gameSelect(rules: RuleSet, shown: Contract, t: T): ReturnType<typeof select>[] {
  const games = contractsOf(rules)
  if (games.length === 1) return []
  const options = games.map((game) => ({
    label: capital(gameName(game, t)),
    value: packPage(rules, { tab: 'trumps', game }),
    default: game === shown,
  }))
  const here = packPage(rules, { tab: 'trumps', game: shown })
  return [select(rulesPress({ state: `${here}.games` }), t('rules.game'), options)]
}

interface RulesOptions {
  readonly look: Look
  readonly tab?: RulesTab
  /** The game whose order of cards is shown; the Normalspiel when left out. */
  readonly game?: Contract
  /** The reader may change the rules of this server. */
  readonly changeable?: boolean
}

/** One page of the explanation of a rule set, with buttons to the others. */
export function presentRules(
  rules: RuleSet,
  t: T,
  { look, tab = 'trumps', game = 'normal', changeable = false }: RulesOptions,
): Page {
  const change = packPlace({ scope: 'room', group: null, id: null }, 'open')
  const title = dots(
    t('rules.title', { rules: rulesName(rules, t) }),
    t(`rules.tab.${tab}`),
    tab === 'trumps' && game !== 'normal' && capital(gameName(game, t)),
  )
  const head = `**${title}**`
  const told = lines(...linesOf(rules, { tab, game }, t))
  const picture = tab === 'trumps' ? trumpsPicture(rules, t, look, game) : null
  const changed = tab === 'special' ? changedLines(rules, most - head.length - told.length, t) : []
  const tabs = rulesTabs.map((name) =>
    button(rulesPress({ state: packPage(rules, { tab: name, game }) }), t(`rules.tab.${name}`), {
      style: name === tab ? 'main' : 'quiet',
    }),
  )
  const edit = changeable ? [button(editPress({ state: change }), t('button.change-rules'))] : []
  return page({
    ...(picture ? { head, picture, foot: told } : { head: lines(head, told, ...changed) }),
    rows: [
      ...(tab === 'trumps' ? gameSelect(rules, game, t) : []),
      ...rows(tabs.slice(0, 3)), // three of these long words are as many as a phone has room for
      ...rows([...tabs.slice(3), ...edit]),
    ],
  })
}
