import type { APIMessage } from 'discord-api-types/v10'
import type { Stage } from './bot.js'
import { isPrivate, textOf } from './reading.js'

/** What stands in the channel for everybody. */
export const publicOnes = (stage: Stage): APIMessage[] =>
  stage
    .as('anna')
    .messages()
    .filter((message) => !isPrivate(message))

const isReminder = (message: APIMessage): boolean => textOf(message).includes('du bist dran · Tisch')

/** The reminders that stand in the channel. */
export const reminders = (stage: Stage): APIMessage[] => publicOnes(stage).filter(isReminder)

/** The channel’s messages about tables, without reminders. */
export const boards = (stage: Stage): APIMessage[] => publicOnes(stage).filter((message) => !isReminder(message))

/** The people whom any message has pinged, by name, in order, from now on. */
export function watchPings(stage: Stage, people: readonly string[]): string[] {
  const pinged: string[] = []
  const seen = new Set<string>()
  stage.playground.world.on((event) => {
    if (event.type !== 'message' || seen.has(event.message.data.id)) return
    seen.add(event.message.data.id)
    for (const id of event.message.pings) pinged.push(people.find((name) => stage.as(name).id === id) ?? id)
  })
  return pinged
}
