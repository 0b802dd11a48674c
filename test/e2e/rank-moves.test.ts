import { expect, test } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { playOn, publicView, seatAndStart } from '../support/playing.js'
import { textOf } from '../support/reading.js'

const people = ['anna', 'ben', 'clara', 'david'] as const

/** Plays a match of one game and returns what its last page says of the rankings. */
async function match(stage: Stage): Promise<{ line: string; totals: readonly number[] }> {
  await stage.pass(1000)
  const table = await seatAndStart(stage, people, { rules: 'ddv', games: 1 })
  await stage.pass(1000)
  await playOn(stage, table, people)
  await stage.pass(1000)
  const page = textOf(stage.as('anna').table)
  return { line: /^Rangliste: .*$/m.exec(page)?.[0] ?? '', totals: publicView(stage, table).totals }
}

test('the end of a match says who has moved in the rankings, and from where', async () => {
  const stage = await startStage({ seeds: ['first', 'b'] })
  const ranks = async () => {
    const { rows } = await stage.ledger.rankings(stage.playground.world.guildId, { offset: 0, limit: 10 })
    return new Map(rows.map(({ user, rank }) => [user, rank]))
  }
  const first = await match(stage)
  const before = await ranks()
  for (const [user, rank] of before) expect(first.line).toContain(`<@${user}> neu auf ${rank}.`)
  const second = await match(stage)
  const after = await ranks()
  expect(after).not.toEqual(before)
  for (const [user, rank] of after) {
    const then = before.get(user)
    const moved = `<@${user}> ${then}. → ${rank}.`
    if (then === rank) expect(second.line).not.toContain(`<@${user}>`)
    else expect(second.line).toContain(moved)
  }
})
