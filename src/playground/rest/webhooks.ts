import { MessageFlags } from 'discord-api-types/v10'
import type { Context } from 'hono'
import { placeOf } from '../answers.js'
import type { Draft } from '../draft.js'
import { refusal } from '../errors.js'
import { settleInteraction, tokenLife } from '../interactions.js'
import { editMessage, postMessage } from '../messages.js'
import type { InteractionRecord, MessageRecord } from '../records.js'
import { checkSchema } from '../validate/schema.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'
import { param } from './param.js'

/** Follow-ups and edits by interaction token. */
export function addWebhookRoutes({ app, world }: Rest): void {
  const base = '/webhooks/:application/:token'

  /** The interaction of a token: 401/50027 after 15 minutes, 10015 when it is none or not answered yet. */
  const find = (context: Context): InteractionRecord => {
    const interaction = world.interactions.get(param(context, 'token'))
    if (!interaction || context.req.param('application') !== world.bot.id) throw refusal('unknownWebhook')
    if (world.clock.now() - interaction.created >= tokenLife) throw refusal('invalidWebhookToken')
    if (interaction.acknowledged === null) throw refusal('unknownWebhook')
    return interaction
  }
  const message = (context: Context, interaction: InteractionRecord): MessageRecord => {
    const channel = world.channel(interaction.channelId)
    const asked = param(context, 'message')
    const { original, source, followUps } = interaction
    const id = asked === '@original' ? original?.data.id : asked
    const reachable = id !== undefined && (id === original?.data.id || id === source?.data.id || followUps.has(id))
    const found = reachable ? channel.messages.get(id) : undefined
    if (!found) throw refusal('unknownMessage')
    return found
  }
  const filled = (interaction: InteractionRecord, changed: MessageRecord) => {
    if (interaction.state === 'thinking' && changed === interaction.original)
      settleInteraction(world, interaction, 'done')
  }

  app.post(base, async (context) => {
    const { json, files } = await readBody(context)
    const interaction = find(context)
    checkSchema('webhook-message', json)
    const draft = json as Draft
    if (interaction.state === 'thinking' && interaction.original) {
      // Discord fills in the deferred answer with the first follow-up.
      const { flags, ...rest } = draft
      editMessage(world, interaction.original, flags ? { ...rest, flags } : rest, files)
      filled(interaction, interaction.original)
      return context.json(interaction.original.data)
    }
    const isPrivate = ((draft.flags ?? 0) & MessageFlags.Ephemeral) !== 0
    const made = postMessage(world, draft, files, { ...placeOf(interaction, isPrivate), used: null, type: 0 })
    interaction.followUps.add(made.data.id)
    return context.json(made.data)
  })
  app.get(`${base}/messages/:message`, (context) => context.json(message(context, find(context)).data))
  app.patch(`${base}/messages/:message`, async (context) => {
    const { json, files } = await readBody(context)
    const interaction = find(context)
    const found = message(context, interaction)
    checkSchema('webhook-edit', json)
    editMessage(world, found, json as Draft, files)
    filled(interaction, found)
    return context.json(found.data)
  })
  app.delete(`${base}/messages/:message`, (context) => {
    const interaction = find(context)
    const found = message(context, interaction)
    world.drop(found, 'deleted')
    filled(interaction, found)
    return context.body(null, 204)
  })
}
