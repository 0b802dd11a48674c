import { reservationKinds } from '../../engine/index.js'
import type { MatchRecord, ReservationKind, RuleSet } from '../../engine/index.js'
import { translator } from '../../i18n/index.js'
import type { Language } from '../../i18n/index.js'
import { isPractice } from '../../table/practice.js'
import type { TableView, UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'
import { presentCheck } from './fair/page.js'
import { presentHelp } from './help/page.js'
import { presentAskClose, presentAskLeave, presentMore, presentNotice } from './people/questions.js'
import { presentAskStop } from './practice/page.js'
import { presentWhoSaid } from './play/said.js'
import { presentSheet } from './rules/printed.js'
import { presentTables } from './tables/page.js'
import { presentAskVote } from './people/vote.js'
import type { MissingRight } from '../road/request.js'

/** Pages and words that follow from what is asked alone, whatever tables there are. */
export class PlainPages {
  whoSaid = (view: TableView, language: Language): Page => presentWhoSaid(view, translator(language))
  more = (view: TableView, language: Language): Page => presentMore(view, translator(language))
  check = (match: MatchRecord, language: Language): Page => presentCheck(match, translator(language))
  askLeave = (view: TableView, language: Language): Page =>
    (isPractice(view) ? presentAskStop : presentAskLeave)(view, translator(language))
  askClose = (view: TableView, language: Language): Page => presentAskClose(view, translator(language))
  askVote = (view: TableView, language: Language): Page => presentAskVote(view, translator(language))
  help = (language: Language): Page => presentHelp(translator(language))

  /** The running tables of one person. */
  tables = (views: readonly TableView[], language: Language): Page => presentTables(views, translator(language))

  /** Tells that a table is closed. */
  closed(view: TableView, language: Language): Page {
    return presentNotice(translator(language)('done.closed', { number: view.number }))
  }

  /** Tells that no bot can be invited. */
  noBots = (language: Language): Page => presentNotice(translator(language)('invite.bot'))

  /** Tells that somebody who was to be invited sits here already. */
  sitsAlready({ number }: TableView, guest: UserId, language: Language): Page {
    return presentNotice(translator(language)('invite.seated', { guest: `<@${guest}>`, number }))
  }

  /** Tells that something goes only on a server. */
  serverOnly(language: Language): Page {
    return presentNotice(translator(language)('error.server-only'))
  }

  /** Tells that a button is from another time. */
  oldButton(language: Language): Page {
    return presentNotice(translator(language)('error.old-button'))
  }

  /** Our own fault; the number stands in the log. */
  fault(language: Language, number: string): Page {
    return presentNotice(translator(language)('error.ours', { number }))
  }

  /** Names exactly what the bot may not do in this channel. */
  rightsMissing(language: Language, missing: readonly MissingRight[]): Page {
    const t = translator(language)
    return presentNotice(t('error.permissions', { names: missing.map((right) => t(`right.${right}`)).join(', ') }))
  }

  /** The rules in short and an empty score sheet, to print. */
  sheet = (rules: RuleSet, language: Language): Page => presentSheet(rules, translator(language))

  /** The reservation that a select's value names. */
  reservationNamed(value: string | undefined): ReservationKind | null {
    return reservationKinds.find((kind) => kind === value) ?? null
  }
}
