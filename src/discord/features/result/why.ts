import { calls, countsThreefold, eyesToWin, factsOf, opponents } from '../../../engine/index.js'
import type { Call, DealResult, ScoreLine } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import type { TableView } from '../../../table/view.js'
import type { Look } from '../../look/look.js'
import { callName, capital, cardName, partyName, seatedAs, who } from '../../look/names.js'
import { button, lines, page, rows, withRows } from '../../look/parts.js'
import { lineText, rowOf, sheetText } from '../../look/score-lines.js'
import type { Page } from '../../road/message.js'
import { tablePress } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { atTable } from '../at-table.js'
import { practicePress } from '../learn/offer.js'
import type { Services } from '../services.js'

/** Every line of the result with its rule. */
export const whyPress = tablePress('why')

const callOf = (level: number): Call => calls[level] ?? 're'

const nobodyWon = (view: TableView, t: T): string => t('why.nobody', { book: factsOf(view.rules).score.book })

/** Why the winners won: their own call, the other side's miss, or enough card points. */
function whyWon(view: TableView, { winner, announced, eyes, lines: scored }: DealResult, t: T): string {
  if (winner === null) return nobodyWon(view, t)
  if (scored.some(({ code }) => code === 'feigheit')) return t('why.won.feigheit')
  const other = opponents(winner)
  if (announced[winner] >= 2) {
    const call = capital(callName(callOf(announced[winner]), t))
    return t('why.won.called', { own: eyes[winner], call })
  }
  if (announced[other] >= 2) return t('why.won.missed', { call: callName(callOf(announced[other]), t) })
  return t('why.won.plain', { own: eyes[winner], need: eyesToWin(view.rules, announced, winner) })
}

/** The rule behind one line. */
function whyLine(view: TableView, line: ScoreLine, result: DealResult, t: T): string {
  if (!('points' in line)) return t('why.factor', { times: line.times })
  const eyes = result.eyes[line.for]
  const others = result.eyes[opponents(line.for)]
  const trick = (line.trick ?? 0) + 1
  const said = (call: Call): string =>
    t('why.call', { party: partyName(line.by ?? line.for, t), call: callName(call, t) })
  const { code } = line
  switch (code) {
    case 'won':
      return whyWon(view, result, t)
    case 'under90':
    case 'under60':
    case 'under30':
      return t('why.under', { eyes: others, limit: Number(code.slice(5)) })
    case 'noTrick':
      return t('why.noTrick')
    case 're':
    case 'kontra':
    case 'schwarz':
      return said(code)
    case 'no90':
      return said('keine90')
    case 'no60':
      return said('keine60')
    case 'no30':
      return said('keine30')
    case 'against90':
      return t('why.against', { eyes, call: callName('keine90', t) })
    case 'against60':
      return t('why.against', { eyes, call: callName('keine60', t) })
    case 'against30':
      return t('why.against', { eyes, call: callName('keine30', t) })
    case 'againstSchwarz':
      return t('why.against', { eyes, call: callName('schwarz', t) })
    case 'gegenDieAlten':
      return t('why.gegenDieAlten')
    case 'doppelkopf':
      return t('why.doppelkopf', { trick })
    case 'fuchs':
      return t('why.fuchs', { trick, card: cardName('DA', t) })
    case 'karlchen':
      return t('why.karlchen', { card: cardName('CJ', t) })
    case 'karlchenCaught':
      return t('why.karlchenCaught', { card: cardName('CJ', t) })
    case 'dulle':
      return t('why.dulle', { card: cardName('HT', t), trick })
    case 'fuchsAmEnd':
      return t('why.fuchsAmEnd', { card: cardName('DA', t) })
    case 'herzstich':
      return t('why.herzstich', { trick })
    case 'feigheit':
      return t('why.feigheit')
    case 'bock':
      return t('why.bock')
  }
}

/** Every line of a finished deal with its rule; for those who read no pictures the score sheet too. */
export function presentWhy(now: TableView, t: T, { game, look }: { game?: number; look?: Look } = {}): Page {
  const row = rowOf(now, game)
  if (!row) return page({ head: t('result.no-sheet') })
  const view = seatedAs(now, row)
  const { result } = row
  const explained = result.lines.map(
    (line) => `**${lineText(view, line, result, t)}**\n-# ${whyLine(view, line, result, t)}`,
  )
  return page({
    head: lines(
      `**${t('why.title', { game: row.number })}**`,
      result.winner === null && nobodyWon(view, t),
      ...explained,
      result.soloist !== null &&
        countsThreefold(view.rules, result) &&
        t('why.solo', { name: who(view, result.soloist, t) }),
    ),
    foot: look?.size === null ? sheetText(view, t) : '',
  })
}

/** A page that has taken the place of a practice, with the way back. */
const withWayBack = (page: Page, t: T): Page =>
  withRows(page, rows([button(practicePress({ state: '' }), t('button.back'))]))

export const resultPresses: readonly PressRow<Services>[] = [
  atTable(whyPress, (view, request, { looks }: Services) => {
    const page = presentWhy(view, request.t, { look: looks.of(request) })
    return showPrivately(isPractice(view) ? withWayBack(page, request.t) : page, request)
  }),
]
