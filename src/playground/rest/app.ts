import { Hono } from 'hono'
import type { Context } from 'hono'
import { DiscordError, refusal } from '../errors.js'
import { rateHeaders } from '../limits.js'
import type { RateState } from '../limits.js'
import type { Gateway } from '../gateway.js'
import type { World } from '../world.js'
import { addApplicationRoutes } from './application.js'
import { addCallbackRoutes } from './callbacks.js'
import { addChannelRoutes } from './channels.js'
import { addCommandRoutes } from './commands.js'
import { addEmojiRoutes } from './emojis.js'
import { addEventRoutes } from './events.js'
import { addMessageRoutes } from './messages.js'
import { addWebhookRoutes } from './webhooks.js'

/** What every group of routes is handed. */
export interface Rest {
  readonly app: Hono
  readonly world: World
  readonly gateway: Gateway
}

/** Ways that need no bot token: interactions and their webhooks carry their own. */
const ownToken = /^\/(interactions|webhooks)\//

/**
 * Discord's REST API v10 as far as a bot needs it.
 *
 * @returns an app that is mounted under `/api/v10`.
 */
export function restApp(world: World, gateway: Gateway): Hono {
  const app = new Hono()
  const rest: Rest = { app, world, gateway }
  app.use(async (context, next) => {
    const path = apiPath(context)
    const line = `${context.req.method} ${path.replace(/(\/(?:interactions|webhooks)\/\d+\/)[^/]+/, '$1…')}`
    world.inFlight += 1
    try {
      if (!ownToken.test(path)) {
        if (context.req.header('authorization') !== `Bot ${world.token}`) throw refusal('unauthorized')
        if (world.faults > 0) {
          world.faults -= 1
          return context.json({ message: '502: Bad Gateway', code: 0 }, 502)
        }
        const limited = countRates(world, context.req.method, path)
        if (limited?.refused) return tooMany(world, context, limited, line)
        if (limited) for (const [name, value] of Object.entries(rateHeaders(limited))) context.header(name, value)
      }
      raise(world, `${context.req.method} ${path}`)
      await next()
      world.traffic('fromBot', `${line} ${context.res.status}`)
    } finally {
      world.inFlight -= 1
      world.emit({ type: 'rest' })
    }
  })
  addApplicationRoutes(rest)
  addCommandRoutes(rest)
  addEmojiRoutes(rest)
  addEventRoutes(rest)
  addChannelRoutes(rest)
  addMessageRoutes(rest)
  addCallbackRoutes(rest)
  addWebhookRoutes(rest)
  app.all('*', () => {
    throw refusal('notFound')
  })
  app.onError((error, context) => answerError(world, context, error))
  return app
}

/** Refuses what a test wants refused. */
function raise(world: World, request: string): void {
  const raised = world.raised.find((one) => one.times > 0 && one.path.test(request))
  if (!raised) return
  raised.times -= 1
  throw refusal(raised.name)
}

const apiPath = (context: Context) => decodeURIComponent(context.req.path.replace(/^\/api(\/v\d+)?/, ''))

function answerError(world: World, context: Context, error: Error): Response {
  const known = error instanceof DiscordError ? error : new DiscordError(500, 0, `500: ${error.message}`)
  world.problem(known, `${context.req.method} ${apiPath(context)}`)
  return context.json(known.body(), known.status as 400)
}

function countRates(world: World, method: string, path: string): RateState | null {
  const { limits } = world
  if (limits.global) {
    const state = limits.count('global', limits.global, true)
    if (state.refused) return state
  }
  const channel = /^\/channels\/(\d+)\/messages/.exec(path)?.[1]
  if (!limits.perChannel || channel === undefined || method === 'GET') return null
  return limits.count(`${method} ${channel}`, limits.perChannel)
}

function tooMany(world: World, context: Context, state: RateState, line: string): Response {
  const error = new DiscordError(429, 0, 'You are being rate limited.')
  world.problem(error, line)
  const body = { message: error.message, retry_after: state.wait / 1000, global: state.global }
  return context.json(body, 429, rateHeaders(state))
}
