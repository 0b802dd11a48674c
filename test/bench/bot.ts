import { startBotChild, startProgram } from './child.js'
import { gather } from './crowd.js'
import { quantile, wait } from './measure.js'
import type { Figure } from './measure.js'

const ms = (name: string, value: number): Figure => ({ name, value: Math.round(value * 100) / 100, unit: 'ms' })

interface Run {
  readonly tables: number
  /** Milliseconds of play that are measured, after as many for warming up as `warm` says. */
  readonly play: number
  readonly warm: number
  readonly rest: number
  readonly pictures: boolean
}

/** Plays and measures: latencies of card clicks, and the CPU time of the bot's own process. */
async function played({ tables, play, warm, rest, pictures }: Run) {
  const crowd = await gather(tables)
  const bot = await startBotChild(crowd.playground, pictures)
  try {
    await crowd.sitDown()
    await crowd.play(warm, rest)
    const before = await bot.cpu()
    const began = performance.now()
    const took = await crowd.play(play, rest)
    const seconds = (performance.now() - began) / 1000
    return { took, seconds, cpu: ((await bot.cpu()) - before) / Math.max(1, took.length) }
  } finally {
    await bot.stop()
    await crowd.playground.close()
  }
}

/** Clicks in a closed loop at 1 and at 100 tables, and at play rate: 100 tables of four people, a play every 6 s at each. */
export async function benchBot(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const tables of [1, 100]) {
    const name = tables === 1 ? '1 table' : `${tables} tables`
    const { took, seconds } = await played({ tables, play: 6000, warm: 2000, rest: 0, pictures: true })
    figures.push({ name: `clicks, ${name}`, value: Math.round((took.length / seconds) * 10) / 10, unit: '1/s' })
    figures.push(ms(`click to hand, ${name}, p50`, quantile(took, 0.5)), ms(`click to hand, ${name}, p99`, quantile(took, 0.99))) // prettier-ignore
  }
  const rate = await played({ tables: 100, play: 18_000, warm: 6000, rest: 6000, pictures: true })
  figures.push(
    { name: 'clicks, 100 tables at play rate', value: Math.round((rate.took.length / rate.seconds) * 10) / 10, unit: '1/s' }, // prettier-ignore
    ms('click to hand, 100 tables at play rate, p50', quantile(rate.took, 0.5)),
    ms('click to hand, 100 tables at play rate, p99', quantile(rate.took, 0.99)),
    ms('CPU of the bot per click at play rate', rate.cpu),
  )
  const plain = await played({ tables: 1, play: 6000, warm: 4000, rest: 0, pictures: false })
  figures.push(ms('CPU of the bot per click without pictures', plain.cpu))
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
