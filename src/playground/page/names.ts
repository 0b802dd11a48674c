/** Names for the ids that texts mention. */
import type { State } from './state.js'
import { t } from './texts.js'
import type { Names } from './words.js'

/** Looks names up in the state of the moment; `now` is playground time, ms since 1970. */
export function namesIn(state: () => State, now: () => number): Names {
  return {
    user: (id) => {
      const { bot, people } = state()
      if (id === bot.id) return bot.name
      return people.find((one) => one.id === id)?.name ?? t('somebody')
    },
    channel: (id) => state().rooms.find((room) => room.id === id)?.name ?? t('otherChannel'),
    now,
  }
}
