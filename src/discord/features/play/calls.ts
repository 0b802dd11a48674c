import type { Call, CallOption, Level, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { cardsLine } from '../../look/cards.js'
import { callName, capital, listOf } from '../../look/names.js'
import { beside, button, lines, note, page, rows } from '../../look/parts.js'
import { handPicture } from '../../look/pictures.js'
import { cardOfDeadline } from '../../look/refusal.js'
import type { Page } from '../../road/message.js'
import { announcePress, callsPress, refreshPress, weighPress } from './buttons.js'
import type { HandContext } from './hand-context.js'
import { levelOf, price } from './price.js'

/** The levels that a call stands for beside itself, lowest first. */
function skipped(call: Call, level: Level, own: 're' | 'kontra'): Call[] {
  const names: readonly Call[] = [own, 'keine90', 'keine60', 'keine30', 'schwarz']
  return names.slice(level, levelOf(call) - 1)
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
