import { GatewayDispatchEvents } from 'discord-api-types/v10'
import type { Stage } from './actions.js'
import type { Clock } from './clock.js'
import { player } from './driver.js'
import type { Player } from './driver.js'
import type { RefusalName } from './errors.js'
import type { Rate } from './limits.js'
import { channelData } from './payload.js'
import type { Problem, Traffic } from './records.js'
import { listen } from './server.js'
import { World } from './world.js'
import type { WorldOptions } from './world.js'

/** Options of {@link createPlayground}. */
export interface PlaygroundOptions extends WorldOptions {
  /** Port on 127.0.0.1; 0, the default, takes any free one. */
  readonly port?: number
}

/** Faults that a test switches on. */
export interface Troubles {
  /** Pictures answer 404. */
  pictures(fail: boolean): void
  /** Cuts the gateway and refuses connections until switched off. The REST API goes on. */
  offline(on: boolean): void
  /** Cuts the gateway once; with 1000 or 1001 the session ends, else it can be resumed. */
  disconnect(code?: number): void
  /** Takes permissions from the bot in a channel; 0n gives them back. */
  deny(channelId: string, permissions: bigint): void
  /** Limits creations, edits and deletions per channel, or everything together. */
  rateLimit(limits: { readonly perChannel?: Rate | null; readonly global?: Rate | null }): void
  /** The next so many requests with the bot's token are answered by 502, as by an outage. */
  faults(count: number): void
  /**
   * Refuses requests as Discord would: AutoMod, full, locked and slow rooms.
   * @param name what is answered; null ends all of it
   * @param path which requests, by method and path; every new message in a channel when left out
   * @param times how many of them; all when left out
   */
  raise(name: RefusalName | null, path?: RegExp, times?: number): void
  /** Deletes a message as a moderator would; the bot is not told. */
  deleteMessage(channelId: string, messageId: string): void
  /** Deletes a channel or thread. */
  deleteChannel(channelId: string): void
  /** Removes the bot from the server, or makes the server unavailable for a while. */
  removeGuild(unavailable?: boolean): void
  /** Brings the server back. */
  restoreGuild(): void
}

/** A running stand-in, driven by a test or the bench. */
export interface Playground {
  /** The page's address, with a slash at its end. */
  readonly url: string
  /** What discord.js takes as `rest.api`. */
  readonly apiBase: string
  readonly token: string
  readonly port: number
  readonly world: World
  readonly clock: Clock
  readonly trouble: Troubles
  /** A person, in the first channel unless another is named by id. */
  as(person: string, channelId?: string): Player
  /** Tells every line between bot and stand-in, and every refused request; the returned function ends that. */
  onTraffic(listener: (line: Traffic | Problem) => void): () => void
  /** Resolves when nothing is unanswered and no request is being handled. */
  settle(): Promise<void>
  /** Resolves when `check` holds; looks after each thing that happens. Rejects after `limit` real ms (default 240,000). */
  until(check: () => boolean, limit?: number): Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a stand-in for Discord on 127.0.0.1. Rejects with code EADDRINUSE when the port is taken. */
export async function createPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const world = new World(options)
  const listening = await listen(world, options.port ?? 0)
  const { gateway, port } = listening
  const stage: Stage = { world, gateway }
  const until = (check: () => boolean, limit = 240_000) => waitUntil(world, check, limit)
  return {
    url: `${world.origin}/`,
    apiBase: `${world.origin}/api`,
    token: world.token,
    port,
    world,
    clock: world.clock,
    trouble: troubles(stage),
    as: (key, channelId) => player(stage, key, channelId ? world.channel(channelId) : world.mainChannel),
    onTraffic: (listener) =>
      world.on((event) => {
        if (event.type === 'traffic' || event.type === 'problem') listener(event)
      }),
    settle: async () => {
      do {
        await until(() => !isBusy(world))
        await new Promise((resolve) => setImmediate(resolve))
      } while (isBusy(world))
    },
    until,
    close: () => listening.close(),
  }
}

function isBusy(world: World): boolean {
  if (world.inFlight > 0) return true
  for (const { state } of world.interactions.values()) if (state === 'waiting' || state === 'thinking') return true
  return false
}

async function waitUntil(world: World, check: () => boolean, limit: number): Promise<void> {
  if (check()) return
  await new Promise<void>((resolve, reject) => {
    const stop = world.on(() => {
      if (!check()) return
      clearTimeout(timer)
      stop()
      resolve()
    })
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`Nothing of the kind happened within ${limit} ms`))
    }, limit)
  })
}

function troubles({ world, gateway }: Stage): Troubles {
  return {
    pictures(fail) {
      world.trouble.pictures = fail
      world.emit({ type: 'trouble' })
    },
    offline(on) {
      world.trouble.offline = on
      if (on) gateway.disconnect()
      world.emit({ type: 'trouble' })
    },
    disconnect: (code) => gateway.disconnect(code),
    deny(channelId, permissions) {
      if (permissions === 0n) world.denied.delete(channelId)
      else world.denied.set(channelId, permissions)
      world.emit({ type: 'trouble' })
    },
    rateLimit({ perChannel, global }) {
      if (perChannel !== undefined) world.limits.perChannel = perChannel
      if (global !== undefined) world.limits.global = global
    },
    faults(count) {
      world.faults = count
    },
    raise(name, path = /^POST \/channels\/\d+\/messages$/, times = Infinity) {
      if (name === null) world.raised.splice(0)
      else world.raised.push({ name, path, times })
    },
    deleteMessage(channelId, messageId) {
      const message = world.channel(channelId).messages.get(messageId)
      if (message) world.drop(message, 'deleted')
    },
    deleteChannel(channelId) {
      const channel = world.channel(channelId)
      world.removeChannel(channel)
      const event = channel.type === 0 ? GatewayDispatchEvents.ChannelDelete : GatewayDispatchEvents.ThreadDelete
      gateway.dispatch(event, channelData(world, channel))
    },
    removeGuild(unavailable = false) {
      world.installed = unavailable
      const data = { id: world.guildId, ...(unavailable ? { unavailable: true } : {}) }
      gateway.dispatch(GatewayDispatchEvents.GuildDelete, data)
    },
    restoreGuild() {
      world.installed = true
      gateway.announceGuild()
    },
  }
}
