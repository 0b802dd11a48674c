import { karoKoenig } from '../card.js'
import type { GameKind } from '../game.js'
import type { Variant } from './variant.js'

/**
 * Whether a Genscher is possible: the rule set knows it, nobody has made one, the game is a Normalspiel (a stille Hochzeit
 * counts as one, so that a refusal tells nothing), and the hand holds both Karo-Könige, one of which may be played now.
 * @param twice faces held twice, as a mask
 * @param playable faces that may be played now, as a mask
 */
export const mayGenscher = (
  { options }: Variant,
  made: boolean,
  game: GameKind | null,
  twice: number,
  playable: number,
): boolean =>
  options.genscher &&
  !made &&
  (game === 'normal' || game === 'stille-hochzeit') &&
  ((twice & playable) >>> karoKoenig) % 2 === 1

/** The announcement levels after a Genscher: Re and Kontra stand, Absagen lapse. */
export const levelsAfterGenscher = ([re, kontra]: readonly [number, number]): readonly [number, number] => [
  Math.min(re, 1),
  Math.min(kontra, 1),
]
