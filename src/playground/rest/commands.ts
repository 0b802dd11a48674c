import { ApplicationCommandType } from 'discord-api-types/v10'
import type { APIApplicationCommand } from 'discord-api-types/v10'
import type { Context } from 'hono'
import { refusal } from '../errors.js'
import { checkCommand, checkCommandSet } from '../validate/command.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'
import { param } from './param.js'

const entryPoint = ApplicationCommandType.PrimaryEntryPoint

/** Global and guild commands: list, create, overwrite, delete. The page and the driver read what is stored. */
export function addCommandRoutes({ app, world }: Rest): void {
  const stored = (guild: string | null) =>
    [...world.commands.values()].filter((command) => (command.guild_id ?? null) === guild)

  const make = (body: unknown, guild: string | null): APIApplicationCommand => {
    const given = body as Partial<APIApplicationCommand> & { name: string }
    const old = stored(guild).find(({ name, type }) => name === given.name && type === (given.type ?? 1))
    return {
      ...given,
      id: old?.id ?? world.id(),
      application_id: world.bot.id,
      version: world.id(),
      type: given.type ?? ApplicationCommandType.ChatInput,
      description: given.description ?? '',
      default_member_permissions: given.default_member_permissions ?? null,
      nsfw: given.nsfw ?? false,
      ...(guild ? { guild_id: guild } : { dm_permission: true, contexts: given.contexts ?? null }),
      ...(guild ? {} : { integration_types: given.integration_types ?? [0] }),
    }
  }
  const guildOf = (context: Context): string | null => {
    const guild = context.req.param('guild') ?? null
    if (context.req.param('application') !== world.bot.id) throw refusal('notFound')
    if (guild !== null && (guild !== world.guildId || !world.installed)) throw refusal('missingAccess')
    return guild
  }
  const changed = () => world.emit({ type: 'commands' })

  for (const base of ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands']) {
    app.get(base, (context) => context.json(stored(guildOf(context))))
    app.put(base, async (context) => {
      const guild = guildOf(context)
      const { json } = await readBody(context)
      checkCommandSet(json)
      const isEntryPoint = ({ type }: { readonly type?: number }) => type === Number(entryPoint)
      if (stored(guild).some(isEntryPoint) && !(json as object[]).some(isEntryPoint)) throw refusal('entryPoint')
      const made = (json as unknown[]).map((body) => make(body, guild))
      for (const { id } of stored(guild)) world.commands.delete(id)
      for (const command of made) world.commands.set(command.id, command)
      changed()
      return context.json(made)
    })
    app.post(base, async (context) => {
      const guild = guildOf(context)
      const { json } = await readBody(context)
      checkCommand(json, [])
      const command = make(json, guild)
      const isNew = !world.commands.has(command.id)
      world.commands.set(command.id, command)
      changed()
      return context.json(command, isNew ? 201 : 200)
    })
    app.delete(`${base}/:command`, (context) => {
      guildOf(context)
      if (!world.commands.delete(param(context, 'command'))) throw refusal('unknownCommand')
      changed()
      return context.body(null, 204)
    })
  }
}
