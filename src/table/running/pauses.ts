import type { Alarm } from './alarm.js'
import { isPractice } from '../practice.js'
import { peopleAt } from '../table.js'

/** How long people have to agree to a card being taken back, in milliseconds. */
export const takeBackPatience = 20_000

/** A card that was asked for stays when not everybody has answered in time. */
export const takeBackAlarm: Alarm = {
  waits: ({ takeBack }) => (takeBack === null ? null : { state: [takeBack.since], ms: () => takeBackPatience }),
  act: () => ({ type: 'take-back-timeout' }),
}

/**
 * The next deal begins when people have not pressed; they have the same time however many of them are ready already. Whoever
 * practises reads as long as they like, and computer players alone do not play on for nobody.
 * @param patience in milliseconds
 */
export const nextDealAlarm = (patience: number): Alarm => ({
  waits: (table) =>
    table.status === 'between' && table.suspended === null && !isPractice(table.request) && peopleAt(table).length > 0
      ? { state: [table.game], ms: () => patience }
      : null,
  act: () => ({ type: 'continue-timeout' }),
})
