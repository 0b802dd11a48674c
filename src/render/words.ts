import type { Call, Party, Rank } from '../engine/index.js'

/** All words that pictures contain, in the reader's language. At most two letters for a rank, two for a shield. */
export interface PictureWords {
  /** Rank letters: German A 10 K D B 9, English A 10 K Q J 9, Norwegian A 10 K D Kn 9. */
  readonly indices: Readonly<Record<Rank, string>>
  /** What stands on a party's shield: `Re`, `Ko`. */
  readonly shields: Readonly<Record<Party, string>>
  /** What stands in a speech bubble: `RE`, `KEINE 90`. */
  readonly calls: Readonly<Record<Call, string>>
  /** Column heads of the score sheet (`value`) and of the rankings. */
  readonly heads: Readonly<Record<'value' | 'points' | 'games' | 'average' | 'recent', string>>
  /** Decimal sign, `,` or `.`. */
  readonly decimal: string
}

/** A whole number with a true minus sign. */
export const figure = (value: number): string => (value < 0 ? `\u2212${-value}` : String(value))

/** A number with two decimals, a true minus sign and the reader's decimal sign. */
export function decimals(value: number, sign: string): string {
  const text = Math.abs(value).toFixed(2)
  return (value < 0 && Number(text) !== 0 ? '\u2212' : '') + text.replace('.', sign)
}
