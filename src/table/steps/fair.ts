import type { UserId } from '../view.js'

const word = (part: string | number): string => encodeURIComponent(part).replaceAll('%2C', ',')

/**
 * One line of what was done in a lobby: what, who, the number of the press (`-` where there was none), then the seats and the
 * level of the computer players as far as they belong to it. Anything that could break a line is percent-encoded.
 */
export const lobbyLine = (
  what: 'open' | 'join' | 'leave' | 'fill' | 'unfill' | 'shuffle' | 'remove' | 'start',
  user: UserId,
  press?: string,
  ...more: readonly (string | number)[]
): string => [what, ...[user, press ?? '-', ...more].map(word)].join(' ')
