import { factsOf } from '../../engine/index.js'
import type { BockCause, View } from '../../engine/index.js'
import type { T } from '../../i18n/index.js'
import type { SheetRow, TableView } from '../../table/view.js'
import { listOf } from './names.js'
import { dots } from './parts.js'

/** How a factor is written: `×2`, or where the winners get points instead `+2`. */
function effectOf({ rules }: Pick<TableView, 'rules'>, factor: number): string {
  return factsOf(rules).bock?.effect === 'plusTwo' ? `+${2 * Math.floor(Math.log2(factor))}` : `×${factor}`
}

/** Games to come, those of one factor together: `3 games ×2`. */
function comingText(view: TableView, coming: readonly number[], t: T): string {
  const groups: { factor: number; count: number }[] = []
  for (const factor of coming) {
    const last = groups.at(-1)
    if (last?.factor === factor) last.count += 1
    else groups.push({ factor, count: 1 })
  }
  return listOf(
    groups.map(({ factor, count }) => t('bock.games', { count, times: effectOf(view, factor) })),
    t,
  )
}

/** What a Bock game counts, and how many come after it; null where none is played. */
export function bockLine(view: TableView, deal: View, t: T): string | null {
  if (deal.bock <= 1) return null
  const after = view.bock.slice(1)
  return dots(
    t('bock.now', { times: effectOf(view, deal.bock) }),
    after.length === 0 ? t('bock.last') : t('bock.after', { list: comingText(view, after, t) }),
  )
}

const causes: Readonly<Record<BockCause['cause'], true>> = {
  herz: true,
  '120': true,
  zero: true,
  both: true,
  lost: true,
  solo: true,
  noTrick: true,
  schmeissen: true,
  armut: true,
}

const isCause = (name: string): name is BockCause['cause'] => Object.hasOwn(causes, name)

/** What started a Bockrunde in a finished game, and what is to come of it; null where neither is. */
export function bockResult(view: TableView, { result, coming, bock }: SheetRow, t: T): string | null {
  const pulled = (result.bock ?? []).filter(isCause).map((cause) => t(`bock.cause.${cause}`))
  const facts = factsOf(view.rules).bock
  const round = facts?.length === 'one' ? 1 : view.places.length
  const ignored = facts?.again === 'ignore' && bock > 1 && coming.length < round
  const next = coming.length > 0 && t('bock.coming', { list: comingText(view, coming, t), count: coming.length })
  if (pulled.length === 0) return next ? `🐏 ${next}` : null
  const why = listOf(pulled, t)
  return `🐏 ${dots(`**${t(ignored ? 'bock.ignored' : 'bock.started', { why })}**`, next || t('bock.none-left'))}`
}

/** Whether cards thrown in, or an Armut that nobody takes, start a Bockrunde by a table's rules. */
export const redealStartsBock = ({ rules }: TableView, reason: string): boolean =>
  factsOf(rules).bock?.causes.some(({ cause }) => cause === (reason === 'armut' ? 'armut' : 'schmeissen')) ?? false
