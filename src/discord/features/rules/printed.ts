import { ComponentType } from 'discord.js'
import { factsOf, raisedIn, sidesIn, trumpsIn } from '../../../engine/index.js'
import type { RuleSet } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { PrintModel } from '../../../render/print.js'
import { rulesName } from '../../look/names.js'
import { accents } from '../../look/parts.js'
import { pictureWords } from '../../look/pictures.js'
import { differencesOf, switchName, switchValueName } from '../../look/switches.js'
import type { Page } from '../../road/message.js'
import { plainRules, rulesTabs } from './page.js'

/** Rows of the score sheet: a tournament list has 24 games, other evenings as many as fit well. */
const rowsOf = (rules: RuleSet): number => (factsOf(rules).pflichtsoli ? 24 : 28)

/** What is printed of a rule set. */
export function printModel(rules: RuleSet, t: T): PrintModel {
  const changed = differencesOf(rules).map(({ id, value }) => `${switchName(id, t)}: ${switchValueName(id, value, t)}`)
  return {
    title: t('print.title', { rules: rulesName(rules, t) }),
    trumpsHead: t('print.trumps'),
    trumps: trumpsIn(rules),
    raised: raisedIn(rules),
    sidesHead: t('print.sides'),
    sides: sidesIn(rules),
    sections: [
      ...rulesTabs.map((tab) => ({ head: t(`rules.tab.${tab}`), lines: plainRules(rules, tab, t) })),
      ...(changed.length > 0 ? [{ head: t('print.differs'), lines: [changed.join(' · ')] }] : []),
    ],
    sheet: t('print.sheet'),
    columns: [t('print.number'), t('print.game'), t('print.value')],
    rows: rowsOf(rules),
  }
}

/** A file to print: the rules in short and an empty score sheet. */
export function presentSheet(rules: RuleSet, t: T): Page {
  const model = printModel(rules, t)
  const name = `doppelkopf-${rules.preset}.pdf`
  const told = t('print.text', { rules: rulesName(rules, t) })
  return {
    components: [
      {
        type: ComponentType.Container,
        accent_color: accents.felt,
        components: [
          { type: ComponentType.TextDisplay, content: told },
          { type: ComponentType.File, file: { url: `attachment://${name}` } },
        ],
      },
    ],
    pictures: [
      {
        name,
        key: JSON.stringify([t.language, model]),
        alt: told.replaceAll('**', ''),
        draw: async () => (await import('../../../render/print.js')).printRules(model, pictureWords(t)),
      },
    ],
  }
}
