import { easy } from './easy.js'
import type { ComputerPlayer } from './player.js'
import { random } from './random.js'

export type { ComputerPlayer } from './player.js'
export { tipOf } from './tip.js'

/** The computer players by level. */
export const players: Readonly<Record<string, ComputerPlayer>> = { random, easy }

/** The levels, weakest first. */
export const computerLevels: readonly string[] = Object.keys(players)
