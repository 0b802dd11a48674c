import type { Player } from '../../src/playground/driver.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import type { PersonOption } from '../../src/playground/people.js'
import { liveId, liveOf } from '../support/reading.js'

/** What a hand offers, in the order in which somebody in a hurry takes it. */
const verbs = ['continue', 'healthy', 'pass', 'play']

/** Tables of four people each, every table in a channel of its own. */
export interface Crowd {
  readonly playground: Playground
  /** Opens all tables, seats everybody and starts. */
  sitDown(): Promise<void>
  /**
   * Everybody plays for so many milliseconds.
   * @param rest least time between two plays of a table, in ms; 0: as fast as the bot answers, with eight clicks under way
   * @returns for each click, the milliseconds from click to the answered hand
   */
  play(ms: number, rest: number): Promise<readonly number[]>
}

/** Makes a playground for so many tables; the bot has to be started on it. */
export async function gather(tables: number): Promise<Crowd> {
  const names = Array.from({ length: tables }, (_, table) => `table-${table + 1}`)
  const people = names.flatMap((name, table) =>
    [0, 1, 2, 3].map((seat): PersonOption => ({ key: `${name}-${seat}`, name: `P${table + 1}S${seat + 1}` })),
  )
  const playground = await createPlayground({ people, channels: names, keep: 60 })
  const channels = [...playground.world.channels.values()].slice(0, tables)
  const groups = channels.map(({ id, name }) => [0, 1, 2, 3].map((seat) => playground.as(`${name}-${seat}`, id)))
  return {
    playground,
    sitDown: async () => {
      for (const group of groups) await open(group)
    },
    play: async (ms, rest) => {
      const took: number[] = []
      const pace = { until: performance.now() + ms, rest, took, of: tables, turn: turnstile(rest === 0 ? 8 : Infinity) }
      await Promise.all(groups.map((group, at) => playTable(playground, group, { ...pace, at })))
      return took
    },
  }
}

async function open([host, ...others]: readonly Player[]): Promise<void> {
  if (!host) return
  const press = async (player: Player, verb: string) => {
    const message = player.table
    const id = liveId(message, verb)
    if (message && id !== undefined) await player.press(message, id)
  }
  await host.command('doko start', { games: 48 })
  for (const player of others) await press(player, 'join')
  await press(host, 'start')
}

interface Pace {
  readonly until: number
  readonly rest: number
  readonly took: number[]
  readonly at: number
  readonly of: number
  /** Waits until another click may be made; the function it gives is called when that one is answered. */
  readonly turn: () => Promise<() => void>
}

/** Lets so many clicks be under way at a time. */
function turnstile(most: number): Pace['turn'] {
  let free = most
  const waiting: (() => void)[] = []
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async () => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return release
  }
}

/** One table: whoever's hand offers something presses it. */
async function playTable(playground: Playground, group: readonly Player[], pace: Pace): Promise<void> {
  const { until, rest, took } = pace
  const wanted = () => {
    for (const player of group) {
      const hand = player.hand
      const id = verbs.flatMap((verb) => liveId(hand, verb) ?? []).at(0)
      if (hand && id !== undefined) return { player, hand, id }
    }
    return null
  }
  await pause((rest * pace.at) / pace.of, until)
  while (performance.now() < until) {
    const next = wanted()
    if (!next) {
      await change(playground, group, until)
      continue
    }
    const began = performance.now()
    const isPlay = next.id.startsWith('d1:play:')
    const release = await pace.turn()
    const clicked = performance.now()
    const { callback } = await next.player.press(next.hand, next.id)
    // A sign of life is no answer: the hand is.
    if (callback === 6) await change(playground, [next.player], until)
    release()
    took.push(performance.now() - clicked)
    if (rest > 0 && isPlay) await pause(rest - (performance.now() - began), until)
  }
}

/** Waits for the next private message of one of these people, or for the end. */
function change({ world }: Playground, group: readonly Player[], until: number): Promise<void> {
  const ids = new Set(group.map(({ id }) => id))
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, Math.max(0, until - performance.now()))
    const stop = world.on((event) => {
      if (event.type !== 'message' || !ids.has(event.message.viewer ?? '')) return
      if (liveOf(event.message.data).length > 0) done()
    })
  })
}

const pause = (ms: number, until: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(ms, until - performance.now()))))
