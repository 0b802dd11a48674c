/** `#RRGGBB`. */
export type Colour = string

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

/** `from` turned into `to` by `share` (0 to 1), channel by channel. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const blended = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return '#' + blended.map((value) => value.toString(16).padStart(2, '0')).join('')
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
