import type { Call, View } from '../engine/index.js'
import { expectedEyes } from './forecast.js'
import type { Knowledge } from './knowledge.js'
import { legalOf } from './moves.js'

/**
 * Eyes that the own party must be expected to get before something is said. Re and Kontra pay from about two wins in
 * three. An Absage that fails loses the whole game, and this forecast is least sure at its ends: only hands that can hardly
 * fail say keine 90, and nothing says more.
 */
const needed: Readonly<Record<Call, number>> = {
  re: 140,
  kontra: 140,
  keine90: 222,
  keine60: Infinity,
  keine30: Infinity,
  schwarz: Infinity,
}

/** Said before the last moment only if the forecast is this much better: it helps the partner, and tells the others too. */
const earlyMargin = 12

/** Tells whether playing a card now ends the chance to make a call. */
function lastChance(view: View, call: Call): boolean {
  const option = view.calls.find((candidate) => candidate.call === call)
  const needs = option?.cardsNeeded ?? null
  return needs === null || view.hand.length <= needs
}

/** The announcement to make now, if any: step by step, soberly, and mostly at the last moment. */
export function announcement(view: View, knowledge: Knowledge): Call | undefined {
  const [next] = legalOf(view, 'announce')
    .map(({ call }) => call)
    .sort((a, b) => needed[a] - needed[b])
  if (next === undefined || view.ownParty === null) return undefined
  if (next !== 're' && next !== 'kontra' && view.levels[view.ownParty] === 0) return undefined
  const eyes = expectedEyes(knowledge)
  if (eyes === null) return undefined
  return eyes >= needed[next] + (lastChance(view, next) ? 0 : earlyMargin) ? next : undefined
}
