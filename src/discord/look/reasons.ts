import { calls, eyesToWin, factsOf, isSolo, opponents } from '../../engine/index.js'
import type { Call, DealResult, ScoreLine } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { TableView } from '../../table/view.js'
import { callName, capital, cardName, partyName } from './names.js'

const callOf = (level: number): Call => calls[level] ?? 're'

/** Why nobody won a game. */
export const nobodyWon = (view: TableView, t: T): string => t('why.nobody', { book: factsOf(view.rules).score.book })

/** Why the winners won: their own call, the other side's miss, or enough card points. */
function whyWon(view: TableView, { winner, announced, eyes, lines: scored }: DealResult, t: T): string {
  if (winner === null) return nobodyWon(view, t)
  if (scored.some(({ code }) => code === 'feigheit')) return t('why.won.feigheit')
  const other = opponents(winner)
  if (announced[winner] >= 2) {
    const call = callName(callOf(announced[winner]), t)
    return capital(t('why.won.called', { own: eyes[winner], call }))
  }
  if (announced[other] >= 2) return t('why.won.missed', { call: callName(callOf(announced[other]), t) })
  return t('why.won.plain', { own: eyes[winner], need: eyesToWin(view.rules, announced, winner) })
}

/** The rule behind one line of a result: what it is for. */
export function whyLine(view: TableView, line: ScoreLine, result: DealResult, t: T): string {
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
      return t(isSolo(result.game) ? 'why.gegenDieAlten-solo' : 'why.gegenDieAlten')
    case 'doppelkopf':
      return t('why.doppelkopf', { trick })
    case 'fuchs':
      return line.trick === undefined
        ? t('why.fuchs-rest', { card: cardName('DA', t) })
        : t('why.fuchs', { trick, card: cardName('DA', t) })
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
