import type { Options } from './options.js'

/** One thing that starts a Bockrunde. */
export type BockCause =
  | { readonly cause: 'herz' | '120' | 'zero' | 'both' | 'noTrick' | 'schmeissen' | 'armut' }
  /** An announcement that was said and lost. */
  | { readonly cause: 'lost'; readonly call: 're' | 'kontra' | 'any' }
  | { readonly cause: 'solo'; readonly which: 'lost' | 'any' }

/** The Bockrunden of a rule set. */
export interface BockFacts {
  readonly causes: readonly [BockCause, ...BockCause[]]
  /** How many games one has: a turn of the deal, or a single one. */
  readonly length: Options['bockLength']
  /** What counts double in it; or the winners get two points more. */
  readonly effect: Options['bockEffect']
  /** What another one does while one runs. */
  readonly again: Options['bockAgain']
}

/** The Bockrunden of a rule set, null without; an Armut that nobody takes starts one only where there are any. */
export function bockFacts(options: Options): BockFacts | null {
  const { bockLost: call, bockSolo: which, bockLength: length, bockEffect: effect, bockAgain: again } = options
  const all: readonly (BockCause | false)[] = [
    options.bockHerz && { cause: 'herz' },
    options.bock120 && { cause: '120' },
    options.bockZero && { cause: 'zero' },
    options.bockBoth && { cause: 'both' },
    call !== 'off' && { cause: 'lost', call },
    which !== 'off' && { cause: 'solo', which },
    options.bockNoTrick && { cause: 'noTrick' },
    options.bockSchmeissen && { cause: 'schmeissen' },
    options.bockArmut && options.armut && { cause: 'armut' },
  ]
  const [first, ...others] = all.filter((cause) => cause !== false)
  return first ? { causes: [first, ...others], length, effect, again } : null
}
