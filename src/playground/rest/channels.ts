import { GatewayDispatchEvents, PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { refusal } from '../errors.js'
import { channelData } from '../payload.js'
import type { ChannelRecord } from '../records.js'
import { checkSchema } from '../validate/schema.js'
import type { World } from '../world.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'

/**
 * The channel, when the bot may see it and do `needed` there.
 *
 * @throws DiscordError 10003, 50001 (cannot see it) or 50013 (lacks a permission).
 */
export function visibleChannel(world: World, id: string, needed = 0n): ChannelRecord {
  const channel = world.channel(id)
  const has = world.permissions(id)
  if (!(has & Permission.ViewChannel)) throw refusal('missingAccess')
  if ((has & needed) !== needed) throw refusal('missingPermissions')
  return channel
}

/** Channels and threads: get, change a thread, delete, create a thread with or without a message. */
export function addChannelRoutes({ app, world, gateway }: Rest): void {
  app.get('/channels/:channel', (context) =>
    context.json(channelData(world, visibleChannel(world, context.req.param('channel')))),
  )
  app.patch('/channels/:channel', async (context) => {
    const channel = visibleChannel(world, context.req.param('channel'))
    if (channel.type !== 11) throw refusal('missingPermissions')
    const { archived, locked } = (await readBody(context)).json as { archived?: boolean; locked?: boolean }
    channel.archived = archived ?? channel.archived
    channel.locked = locked ?? channel.locked
    gateway.dispatch(GatewayDispatchEvents.ThreadUpdate, channelData(world, channel))
    return context.json(channelData(world, channel))
  })
  app.get('/guilds/:guild/channels', (context) => {
    if (context.req.param('guild') !== world.guildId || !world.installed) throw refusal('unknownGuild')
    const channels = [...world.channels.values()].filter(({ type }) => type === 0)
    return context.json(channels.map((channel) => channelData(world, channel)))
  })
  app.post('/channels/:channel/typing', (context) => {
    visibleChannel(world, context.req.param('channel'), Permission.SendMessages)
    return context.body(null, 204)
  })

  const openThread = (parent: ChannelRecord, id: string, name: string) => {
    if (world.channels.has(id)) throw refusal('threadExists')
    const thread = world.addChannel({ id, name, type: 11, parentId: parent.id })
    gateway.dispatch(GatewayDispatchEvents.ThreadCreate, { ...channelData(world, thread), newly_created: true })
    return channelData(world, thread)
  }
  app.post('/channels/:channel/threads', async (context) => {
    const parent = visibleChannel(world, context.req.param('channel'), Permission.CreatePublicThreads)
    const { json } = await readBody(context)
    checkSchema('thread', json)
    return context.json(openThread(parent, world.id(), (json as { name: string }).name), 201)
  })
  app.post('/channels/:channel/messages/:message/threads', async (context) => {
    const parent = visibleChannel(world, context.req.param('channel'), Permission.CreatePublicThreads)
    const message = parent.messages.get(context.req.param('message'))
    if (!message || message.viewer !== null) throw refusal('unknownMessage')
    const { json } = await readBody(context)
    checkSchema('thread-from-message', json)
    return context.json(openThread(parent, message.data.id, (json as { name: string }).name), 201)
  })
}
