import { at } from './card.js'
import type { Card } from './card.js'
import { dealt } from './chance.js'
import type { RuleSet } from './rules/options.js'
import type { BySeat } from './seat.js'
import { hex, hmacSha256, sha256, utf8 } from './sha256.js'

/** The Mischprobe of a seed: SHA-256 of its text, 64 hexadecimal digits. Shown before anybody acts. */
export const commitmentOf = (seed: string): string => hex(sha256(utf8(seed)))

/**
 * The match key, from which every deal of a match follows: SHA-256 of the seed and the lines of the lobby, with line feeds
 * between them; 64 hexadecimal digits.
 * @param lobby one line for each thing that somebody did before the first deal, in order
 */
export const matchKey = (seed: string, lobby: readonly string[]): string =>
  hex(sha256(utf8([seed, ...lobby].join('\n'))))

/**
 * A stream of draws from 0 to `bound - 1` (bound 1 to 256), each equally likely. Its bytes are the blocks
 * HMAC-SHA-256(key, "deal GAME.REDEAL.BLOCK") for BLOCK 0, 1, 2 …; a byte that is not below the greatest multiple of the
 * bound is passed over, of the others the remainder counts.
 */
function drawsFor(key: string, game: number, redeal: number): (bound: number) => number {
  const hmac = hmacSha256(utf8(key))
  let block = new Uint8Array(0)
  let blocks = 0
  let next = 0
  return (bound) => {
    const limit = 256 - (256 % bound)
    for (;;) {
      if (next === block.length) {
        block = new Uint8Array(hmac(utf8(`deal ${game}.${redeal}.${blocks++}`)))
        next = 0
      }
      const byte = at(block, next++)
      if (byte < limit) return byte % bound
    }
  }
}

/**
 * The hands of one deal of a match, by seat, in the order in which they lay in the deck. Anybody who has the match key can
 * compute them.
 * @param key 64 hexadecimal digits (taken as text; any text will do)
 * @param game number of the game, from 1
 * @param redeal how often this game was dealt before and thrown in, from 0
 */
export const matchHands = (rules: RuleSet, key: string, game: number, redeal: number): BySeat<readonly Card[]> =>
  dealt(rules, drawsFor(key, game, redeal))
