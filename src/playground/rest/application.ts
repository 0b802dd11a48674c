import { refusal } from '../errors.js'
import { bareMember, guildData } from '../payload.js'
import type { Rest } from './app.js'

/** Who the bot is, where its gateway is, and the server with its members. */
export function addApplicationRoutes({ app, world, gateway }: Rest): void {
  const application = () => ({
    id: world.bot.id,
    name: world.bot.username,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    team: null,
    flags: 0,
    approximate_guild_count: world.installed ? 1 : 0,
    integration_types_config: { 0: {}, 1: {} },
    bot: world.bot,
    owner: world.people[0]?.user,
  })
  app.get('/gateway/bot', (context) =>
    context.json({
      url: gateway.address,
      shards: 1,
      session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
    }),
  )
  app.get('/gateway', (context) => context.json({ url: gateway.address }))
  app.get('/users/@me', (context) => context.json({ ...world.bot, verified: true, mfa_enabled: false, flags: 0 }))
  app.get('/users/@me/guilds', (context) =>
    context.json(world.installed ? [{ id: world.guildId, name: world.guildName, icon: null, owner: false }] : []),
  )
  app.get('/users/:user', (context) => {
    const id = context.req.param('user')
    const found = id === world.bot.id ? world.bot : world.personById(id)?.user
    if (!found) throw refusal('unknownUser')
    return context.json(found)
  })
  app.get('/applications/@me', (context) => context.json(application()))
  app.get('/oauth2/applications/@me', (context) => context.json(application()))
  const checkGuild = (id: string) => {
    if (id !== world.guildId || !world.installed) throw refusal('unknownGuild')
  }
  app.get('/guilds/:guild', (context) => {
    checkGuild(context.req.param('guild'))
    return context.json(guildData(world))
  })
  app.get('/guilds/:guild/members/:user', (context) => {
    checkGuild(context.req.param('guild'))
    const id = context.req.param('user')
    const found = id === world.bot.id ? world.bot : world.personById(id)?.user
    // Whether somebody is there is a fair question: the answer no is nobody's mistake.
    if (!found) return context.json(refusal('unknownMember').body(), 404)
    return context.json({ ...bareMember(), user: found })
  })
}
