import { cardFaces } from '../../src/discord/road/emojis.js'
import { startBotChild, startProgram } from './child.js'
import { gather } from './crowd.js'
import { quantile, wait } from './measure.js'
import type { Figure } from './measure.js'

const ms = (name: string, value: number): Figure => ({ name, value: Math.round(value * 100) / 100, unit: 'ms' })

/** Milliseconds of play: as many as `warm` says go before those that are measured. */
interface Run {
  readonly warm: number
  readonly play: number
  /** Least time between two plays of a table. */
  readonly rest: number
}

interface Played {
  readonly took: readonly number[]
  /** Clicks a second. */
  readonly rate: number
  /** CPU time of the bot's own process for each click, in ms. */
  readonly cpu: number
}

/** Seats people at so many tables and measures one run after another. */
async function played(tables: number, pictures: boolean, runs: readonly Run[]): Promise<readonly Played[]> {
  const crowd = await gather(tables)
  const bot = await startBotChild(crowd.playground, pictures)
  const { playground } = crowd
  try {
    // What the bot does once in its life, drawing and uploading emojis, is not part of a click.
    await playground.until(() => playground.world.emojis.size === cardFaces().length, 120_000)
    await crowd.sitDown()
    const all: Played[] = []
    for (const { warm, play, rest } of runs) {
      await crowd.play(warm, rest)
      const before = await bot.cpu()
      const began = performance.now()
      const took = await crowd.play(play, rest)
      const seconds = (performance.now() - began) / 1000
      all.push({ took, rate: took.length / seconds, cpu: ((await bot.cpu()) - before) / Math.max(1, took.length) })
    }
    return all
  } finally {
    await bot.stop()
    await crowd.playground.close()
  }
}

const figuresOf = (name: string, { took, rate }: Played): Figure[] => [
  { name: `clicks, ${name}`, value: Math.round(rate * 10) / 10, unit: '1/s' },
  ms(`click to hand, ${name}, p50`, quantile(took, 0.5)),
  ms(`click to hand, ${name}, p99`, quantile(took, 0.99)),
]

const loop: Run = { warm: 4000, play: 6000, rest: 0 }
const atPlayRate: Run = { warm: 6000, play: 18_000, rest: 6000 }

/** Clicks in a closed loop at 1 and at 100 tables, and at play rate: 100 tables of four people, a play every 6 s at each. */
export async function benchBot(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const one of await played(1, true, [loop])) figures.push(...figuresOf('1 table', one))
  const [closed, paced] = await played(100, true, [loop, atPlayRate])
  if (closed) figures.push(...figuresOf('100 tables, 8 at a time', closed))
  if (paced) figures.push(...figuresOf('100 tables at play rate', paced), ms('CPU of the bot per click, play rate', paced.cpu)) // prettier-ignore
  for (const { cpu } of await played(1, false, [loop])) figures.push(ms('CPU of the bot per click, no pictures', cpu))
  return figures
}

/** From the start of the program to its address, middle of five. */
export async function benchStart(): Promise<Figure[]> {
  const took: number[] = []
  for (let run = 0; run < 5; run++) {
    const program = await startProgram({}, /http:\/\/127\.0\.0\.1/)
    took.push(program.took)
    await program.stop()
  }
  return [{ name: 'start-up with playground', value: Math.round(quantile(took, 0.5)), unit: 'ms' }]
}

/** Resident memory some seconds after the start, and with 100 tables that have played a while. */
export async function benchMemory(): Promise<Figure[]> {
  const megabytes = (name: string, value: number): Figure => ({ name, value: Math.round(value), unit: 'MB' })
  const whole = await startProgram({}, /http:\/\/127\.0\.0\.1/)
  await wait(5000)
  const figures = [megabytes('memory idle, bot and playground', await whole.memory())]
  await whole.stop()
  const crowd = await gather(100)
  const { token, apiBase } = crowd.playground
  const alone = await startProgram({ DISCORD_TOKEN: token, DISCORD_API: apiBase }, /The bot is online/)
  try {
    await wait(5000)
    figures.push(megabytes('memory idle, bot alone', await alone.memory()))
    await crowd.sitDown()
    await crowd.play(10_000, 3000)
    figures.push(megabytes('memory with 100 tables, bot alone', await alone.memory()))
  } finally {
    await alone.stop()
    await crowd.playground.close()
  }
  return figures
}
