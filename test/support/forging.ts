import type { APIMessage } from 'discord-api-types/v10'
import type { Player } from '../../src/playground/driver.js'
import type { Stage } from './bot.js'

/**
 * Puts a message of the bot's with one button into the channel, as an old or a forged one would stand there.
 * @param viewer who alone sees it; null: everybody
 */
export function forged({ playground }: Stage, viewer: Player | null, customId: string): APIMessage {
  const { world } = playground
  const known = [...world.mainChannel.messages.values()].at(-1)
  if (!known) throw new Error('The channel is empty')
  const data = {
    ...known.data,
    id: world.id(),
    flags: 32768 | (viewer ? 64 : 0),
    attachments: [],
    components: [{ type: 1, components: [{ type: 2, style: 2, label: 'old', custom_id: customId }] }],
  } as unknown as APIMessage
  world.put({
    ...known,
    data,
    viewer: viewer?.id ?? null,
    pings: [],
    hidden: false,
    nonce: null,
    used: null,
    hand: 'never',
  })
  return data
}

/** The custom id of a card button as a message of this version carries it. */
export const cardId = (table: string, version: number, card: string): string =>
  `d1:play:${table}:${version.toString(36)}:0:${card}`
