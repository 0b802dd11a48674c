import type { View } from '../engine/index.js'

/**
 * Draws a number in [0, 1) that depends on nothing but the seed, the moment of the deal and `salt`, so that a choice can
 * be repeated. The moment is told by what every player of the table sees.
 */
export function draw(view: View, seed: string, salt = 0): number {
  let hash = 0x811c9dc5 ^ salt
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193)
  }
  for (let index = 0; index < seed.length; index++) mix(seed.charCodeAt(index))
  mix(typeof view.viewer === 'number' ? view.viewer : 4)
  mix(view.tricks.length)
  mix(view.trick?.cards.length ?? 9)
  mix(view.announcements.length)
  mix(view.legal.length)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** One of `items` (at least one), each as likely as the others; undefined only for an empty list. */
export function pick<T>(items: readonly T[], view: View, seed: string, salt = 0): T | undefined {
  return items[Math.floor(draw(view, seed, salt) * items.length)]
}
