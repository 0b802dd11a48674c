/** `#RRGGBB`. */
export type Colour = string

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** `from` turned into `to` by `share` (0 to 1), channel by channel. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const blended = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return '#' + blended.map((value) => value.toString(16).padStart(2, '0')).join('')
}
