import { calls, factsOf } from '../../../engine/index.js'
import type { Call, CallOption, Level, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardsLine } from '../../look/cards.js'
import { callName, capital, listOf, partyName } from '../../look/names.js'
import { beside, button, lines, note, page, rows } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import { cardOfDeadline } from '../../look/refusal.js'
import type { Page } from '../../road/message.js'
import { announcePress, callsPress, refreshPress, weighPress } from './buttons.js'
import type { HandContext } from './hand-context.js'

const levelOf = (call: Call): number => Math.max(1, calls.indexOf(call))
const eyesFor: Partial<Record<Call, number>> = { keine90: 151, keine60: 181, keine30: 211 }

/** The levels that a call stands for beside itself, lowest first. */
function skipped(call: Call, level: Level, own: 're' | 'kontra'): Call[] {
  const names: readonly Call[] = [own, 'keine90', 'keine60', 'keine30', 'schwarz']
  return names.slice(level, levelOf(call) - 1)
}

/** What a call needs, what it and all that it says along is worth, and what happens when it is missed (TSR 7.1.3, 7.2.2), in plain words. */
function price(call: Call, deal: View, t: T): string[] {
  const { counts, reKontra, againstAbsagen } = factsOf(deal.rules).score
  const minus = counts === 'minus'
  const level = levelOf(call)
  if (level === 1) {
    const shows = deal.ownParty === null ? [] : [t('calls.shows', { party: partyName(deal.ownParty, t) })]
    if (minus) return [...shows, t('calls.doubles')]
    if ('points' in reKontra) return [...shows, t('calls.worth', reKontra)]
    return [...shows, t(reKontra.doubles === 'all' ? 'calls.doubles-all' : 'calls.doubles-game')]
  }
  const eyes = eyesFor[call]
  const need = eyes === undefined ? t('calls.all') : t('calls.eyes', { eyes })
  // Whoever skips levels says them, too: each counts, and so does the own party where it had not been said.
  const said = deal.levels[deal.ownParty ?? 're']
  if (minus) {
    const bonus = t('calls.bonus', { points: level - (said > 1 ? said : 0) })
    return [need, ...(said === 0 ? [t('calls.doubles')] : []), bonus]
  }
  const absagen = level - Math.max(said, 1)
  const party = said > 0 ? 0 : 'points' in reKontra ? reKontra.points : reKontra.doubles
  return [
    need,
    typeof party === 'string' && t(party === 'all' ? 'calls.doubles-all' : 'calls.doubles-game'),
    t('calls.worth', { points: absagen + (typeof party === 'number' ? party : 0) }),
    t('calls.missed', { points: againstAbsagen ? level - 1 : 0 }),
  ].filter((one) => one !== false)
}

function callLine({ call, cardsNeeded }: CallOption, deal: View, t: T): string {
  const own = deal.ownParty ?? 're'
  const more = skipped(call, deal.levels[own], own)
  return `**${capital(callName(call, t))}**: ${[
    ...price(call, deal, t),
    ...(more.length > 0
      ? [
          t('calls.includes', {
            calls: listOf(
              more.map((said) => callName(said, t)),
              t,
            ),
          }),
        ]
      : []),
    ...(cardsNeeded === null ? [] : [t('calls.until', { card: cardOfDeadline(deal, cardsNeeded) })]),
  ].join(', ')}`
}

/** Whether a call says more than the next level: it stands apart, and asks once more. */
const isHigh = ({ call }: CallOption, { levels, ownParty }: View): boolean => {
  const own = ownParty ?? 're'
  return skipped(call, levels[own], own).length > 0
}

/** Asks once more before a high call, with its price. */
function presentWeighed({ view, deal, t, look, head }: HandContext, option: CallOption): Page {
  const { id: table, version } = view
  const { call } = option
  const name = callName(call, t)
  return page({
    head: lines(head, capital(t('calls.confirm', { call: name })), callLine(option, deal, t), `-# ${t('calls.foot')}`),
    picture: handPicture(view, t, look),
    foot: cardsLine(deal, t, look),
    accent: 'brass',
    rows: rows([
      button(announcePress({ table, version, call }), capital(name), { style: 'danger' }),
      button(callsPress({ table, version }), t('button.back')),
    ]),
  })
}

/**
 * What may be said now, each call with its price beside its button. The next level is said with this press; what says more
 * at once stands apart and asks once more.
 * @param asked the high call that was pressed; asked about while it may still be said
 */
export function presentCalls(context: HandContext, asked?: Call): Page {
  const { view, deal, t, look, head } = context
  const { id: table, version } = view
  const weighed = deal.calls.find((option) => option.call === asked && isHigh(option, deal))
  if (weighed) return presentWeighed(context, weighed)
  const high = deal.calls.filter((option) => isHigh(option, deal))
  const next = deal.calls.filter((option) => !high.includes(option))
  const offered = (option: CallOption) => {
    const { call } = option
    const name = capital(callName(call, t))
    return beside(
      callLine(option, deal, t),
      high.includes(option)
        ? button(weighPress({ table, version, call }), t('button.weigh', { call: name }))
        : button(announcePress({ table, version, call }), name, { style: 'main' }),
    )
  }
  return page({
    head: lines(head, deal.calls.length === 0 ? t('calls.none') : `**${t('calls.title')}**\n-# ${t('calls.foot')}`),
    picture: handPicture(view, t, look),
    foot: cardsLine(deal, t, look),
    accent: 'brass',
    rows: [
      ...next.map(offered),
      ...(high.length > 0 ? [note(`**${t('calls.high')}**`), ...high.map(offered)] : []),
      ...rows([button(refreshPress({ table }), t('button.back'))]),
    ],
  })
}
