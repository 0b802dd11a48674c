import { calls, factsOf } from '../../../engine/index.js'
import type { Call, ScoreFacts, View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { partyName, signed } from '../../look/names.js'

/** The level that a call stands for: 1 for Re and Kontra, up to 5 for schwarz. */
export const levelOf = (call: Call): number => Math.max(1, calls.indexOf(call))

const eyesFor: Partial<Record<Call, number>> = { keine90: 151, keine60: 181, keine30: 211 }

/** What a call needs, what it and all that it says along adds, and what happens when it is missed (TSR 7.1.3, 7.2.2), in plain words. */
export function price(call: Call, deal: View, t: T): string[] {
  const { score } = factsOf(deal.rules)
  const own = deal.ownParty ?? 're'
  const [level, said] = [levelOf(call), deal.levels[own]]
  const parts = score.counts === 'minus' ? inMinus(level, said, t) : inPlus(level, said, own, score, t)
  if (level > 1) {
    const eyes = eyesFor[call]
    return [eyes === undefined ? t('calls.all') : t('calls.eyes', { eyes }), ...parts]
  }
  return deal.ownParty === null ? parts : [t('calls.shows', { party: partyName(own, t) }), ...parts]
}

/** Whoever skips levels says them, too: each counts, and so does the own party where it had not been said. */
function inPlus(level: number, said: number, own: 're' | 'kontra', score: ScoreFacts, t: T): string[] {
  const { reKontra, againstAbsagen, pointForWonKontra } = score
  const first = said === 0
  const points = level - Math.max(said, 1) + (first && 'points' in reKontra ? reKontra.points : 0)
  // Where an announced Kontra has no point for winning it gives its own side one point less than the other.
  const instead = first && own === 'kontra' && !pointForWonKontra
  const doubles = first && !('points' in reKontra) && (reKontra.doubles === 'all' ? 'calls.doubles-all' : 'calls.doubles-game') // prettier-ignore
  return [
    ...(doubles ? [t(doubles)] : []),
    ...(instead
      ? [t('calls.worth-kontra', { won: signed(points - 1), lost: signed(points) })]
      : points > 0
        ? [t('calls.worth', { points })]
        : []),
    ...(level > 1 ? [t('calls.missed', { points: againstAbsagen ? level - 1 : 0 })] : []),
  ]
}

/** Only the highest level counts, so what was said before is no longer added. */
function inMinus(level: number, said: number, t: T): string[] {
  if (level === 1) return [t('calls.doubles')]
  const points = level + (said === 0 ? 1 : 0) - (said > 1 ? said : 0)
  return [t(said === 0 ? 'calls.bonus-doubles' : 'calls.bonus', { points }), t('calls.missed-eightfold')]
}
