import { eyesOf, presets, ranks } from '../../engine/index.js'
import type { RuleSet } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { Page } from '../message.js'
import { trumpsPicture } from '../pictures.js'
import { handSize, ruleOf, sidesOf, trumpsOf } from './facts.js'
import type { Look } from './look.js'
import { packRules, unpackRules } from './packed-rules.js'
import { cardText, cardsText, rulesName } from './names.js'
import { button, lines, page, rows } from './parts.js'
import { fitted, packPlace } from './rules-editor.js'
import { differencesOf, differenceText } from './switches.js'

/** The pages that explain a rule set. */
export const rulesTabs = ['trumps', 'calls', 'score', 'special'] as const
export type RulesTab = (typeof rulesTabs)[number]

/** Reads which page of which rule set a button stands for; damaged data gives the first page. */
export function unpackRulesPage(data: string): { readonly rules: RuleSet; readonly tab: RulesTab } {
  const [packed = '', name] = data.split('.')
  return { rules: unpackRules(packed) ?? presets.ddv, tab: rulesTabs.find((tab) => tab === name) ?? 'trumps' }
}

function trumpsText(rules: RuleSet, t: T): string {
  const sides = sidesOf(rules).map((side) => cardsText(side, t))
  const eyes = ranks
    .filter((rank) => rank !== '9' || handSize(rules) === 12)
    .map((rank) => `${t(`index.${rank}`)} ${eyesOf(`C${rank}`)}`)
  const short = ruleOf(rules, 'farbsoli') === false && ruleOf(rules, 'fleischlos') === false
  return lines(
    t('rules.trumps.order', { cards: cardsText(trumpsOf(rules), t) }),
    t('rules.trumps.sides', { cards: sides.join(' · ') }),
    t('rules.trumps.eyes', { cards: eyes.join(', ') }),
    t('rules.trumps.text', { card: cardText('HT', t), queen: cardText('CQ', t) }),
    t(short ? 'rules.trumps.solo-short' : 'rules.trumps.solo'),
  )
}

function callsText(rules: RuleSet, t: T): string {
  const most = handSize(rules) - 1
  const byCards = ruleOf(rules, 'announce') === 'hand'
  const needed = { re: most, no90: most - 1, no60: most - 2, no30: most - 3, schwarz: most - 4 }
  return lines(
    byCards ? t('rules.calls.cards', needed) : t('rules.calls.tricks'),
    byCards && t('said.reply'),
    byCards && t('said.hochzeit'),
    t('rules.calls.skip'),
    t(ruleOf(rules, 'score') === 'minus' ? 'rules.calls.win-willi' : 'rules.calls.win'),
  )
}

const books = { tournament: 'rules.score.ddv', house: 'rules.score.hausrunde', minus: 'rules.score.willi' } as const

function scoreText(rules: RuleSet, t: T): string {
  const score = ruleOf(rules, 'score')
  return t(books[score === 'house' || score === 'minus' ? score : 'tournament'])
}

function specialText(rules: RuleSet, t: T): string {
  const kontra = ruleOf(rules, 'kontraWinPoint') === 'always' ? 'rules.kontra.always' : 'rules.kontra.unless'
  return lines(t(`rules.special.${rules.preset}`), ruleOf(rules, 'score') === 'house' && t(kontra))
}

/** What a page says, line by line and without marks of emphasis; of the first page only what no picture shows. */
export function plainRules(rules: RuleSet, tab: RulesTab, t: T): string[] {
  const all = texts[tab](rules, t)
    .replaceAll(/\*\*|`/g, '')
    .split('\n')
  return tab === 'trumps' ? all.slice(2) : all
}

const texts = { trumps: trumpsText, calls: callsText, score: scoreText, special: specialText } as const

/** What differs from the preset: all of it on the last page, the first few on the others. */
function changedText(rules: RuleSet, tab: RulesTab, t: T): string | false {
  const changed = differencesOf(rules).map((one) => `• ${differenceText(one, t)}`)
  const room = tab === 'special' ? 2600 : 600
  return changed.length > 0 && lines(t('rules.switches'), ...fitted(changed, room, t))
}

interface RulesOptions {
  readonly look: Look
  readonly tab?: RulesTab
  /** The reader may change the rules of this server. */
  readonly changeable?: boolean
}

/** One page of the explanation of a rule set, with buttons to the others. */
export function presentRules(rules: RuleSet, t: T, { look, tab = 'trumps', changeable = false }: RulesOptions): Page {
  const change = packPlace({ scope: 'room', group: null, id: null }, 'open')
  return page({
    head: lines(
      `**${t('rules.title', { rules: rulesName(rules, t) })} · ${t(`rules.tab.${tab}`)}**`,
      texts[tab](rules, t),
      changedText(rules, tab, t),
    ),
    picture: tab === 'trumps' ? trumpsPicture(rules, t, look) : null,
    rows: rows([
      ...rulesTabs.map((name) =>
        button({ do: 'page', page: 'rules', data: `${packRules(rules)}.${name}` }, t(`rules.tab.${name}`), {
          style: name === tab ? 'main' : 'quiet',
        }),
      ),
      ...(changeable ? [button({ do: 'page', page: 'edit', data: change }, t('button.change-rules'))] : []),
    ]),
  })
}
