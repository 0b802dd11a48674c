import { InteractionResponseType as Callback, MessageFlags } from 'discord-api-types/v10'
import { answer } from '../answers.js'
import { refusal } from '../errors.js'
import type { InteractionRecord } from '../records.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'

/** `POST /interactions/:id/:token/callback`: the first answer to an interaction. */
export function addCallbackRoutes({ app, world }: Rest): void {
  app.post('/interactions/:id/:token/callback', async (context) => {
    const { json, files } = await readBody(context)
    const interaction = world.interactions.get(context.req.param('token'))
    if (interaction?.id !== context.req.param('id')) throw refusal('unknownInteraction')
    answer(world, interaction, json, files)
    const { type } = json as { type: number }
    const passed = world.clock.now() - interaction.created
    world.traffic('fromBot', `callback ${type} · ${interaction.person.key} · ${passed} ms`)
    if (context.req.query('with_response') !== 'true') return context.body(null, 204)
    return context.json(response(interaction, type))
  })
}

function response(interaction: InteractionRecord, type: number): Record<string, unknown> {
  const message = interaction.original?.data
  const flags = message?.flags ?? 0
  const hasMessage = type === Number(Callback.ChannelMessageWithSource) || type === Number(Callback.UpdateMessage)
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      response_message_id: message?.id,
      response_message_loading: (flags & MessageFlags.Loading) !== 0,
      response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      channel_id: interaction.channelId,
    },
    resource: { type, ...(hasMessage && message ? { message } : {}) },
  }
}
