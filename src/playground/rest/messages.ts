import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { refusal } from '../errors.js'
import type { Draft } from '../draft.js'
import { editMessage, postMessage } from '../messages.js'
import type { ChannelRecord, MessageRecord } from '../records.js'
import { timeOf } from '../snowflake.js'
import { checkSchema } from '../validate/schema.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'
import { visibleChannel } from './channels.js'
import { param } from './param.js'

const nonceLife = 5 * 60_000

/** Messages by the channel's way: private ones do not exist here. */
export function addMessageRoutes({ app, world }: Rest): void {
  const base = '/channels/:channel/messages'
  const find = (channel: ChannelRecord, id: string): MessageRecord => {
    const message = channel.messages.get(id)
    if (!message || message.viewer !== null) throw refusal('unknownMessage')
    return message
  }
  const sameNonce = (channel: ChannelRecord, { nonce, enforce_nonce }: Draft) => {
    if (!enforce_nonce || nonce === undefined || nonce === null) return undefined
    const since = world.clock.now() - nonceLife
    return [...channel.messages.values()].find(
      (message) => message.nonce === String(nonce) && timeOf(message.data.id) >= since,
    )
  }

  app.get(base, (context) => {
    const channel = visibleChannel(world, param(context, 'channel'), Permission.ReadMessageHistory)
    const limit = Math.min(100, Math.max(1, Number(context.req.query('limit') ?? 50)))
    const visible = [...channel.messages.values()].filter(({ viewer }) => viewer === null)
    return context.json(
      visible
        .slice(-limit)
        .reverse()
        .map(({ data }) => data),
    )
  })
  app.post(base, async (context) => {
    const id = param(context, 'channel')
    const { json, files } = await readBody(context)
    const send = world.channel(id).type === 11 ? Permission.SendMessagesInThreads : Permission.SendMessages
    const channel = visibleChannel(world, id, files.length > 0 ? send | Permission.AttachFiles : send)
    if (channel.locked) throw refusal('threadLocked')
    checkSchema('message', json)
    const draft = json as Draft
    const existing = sameNonce(channel, draft)
    if (existing) return context.json(existing.data)
    channel.archived = false
    return context.json(postMessage(world, draft, files, { channelId: id }).data)
  })
  app.get(`${base}/:message`, (context) => {
    const channel = visibleChannel(world, param(context, 'channel'), Permission.ReadMessageHistory)
    return context.json(find(channel, param(context, 'message')).data)
  })
  app.patch(`${base}/:message`, async (context) => {
    const { json, files } = await readBody(context)
    const needed = files.length > 0 ? Permission.AttachFiles : 0n
    const channel = visibleChannel(world, param(context, 'channel'), needed)
    const message = find(channel, param(context, 'message'))
    if (message.data.author.id !== world.bot.id) throw refusal('notTheAuthor')
    if (channel.archived) throw refusal('archivedThread')
    checkSchema('message-edit', json)
    world.limits.countEdit(channel, message.data.id)
    editMessage(world, message, json as Draft, files)
    return context.json(message.data)
  })
  app.delete(`${base}/:message`, (context) => {
    const channel = visibleChannel(world, param(context, 'channel'))
    const message = find(channel, param(context, 'message'))
    if (channel.archived) throw refusal('archivedThread')
    world.drop(message, 'deleted')
    return context.body(null, 204)
  })
}
