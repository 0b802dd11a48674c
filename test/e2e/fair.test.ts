import { expect, it } from 'vitest'
import { commitmentOf, parseMatch, verifyMatch } from '../../src/engine/index.js'
import type { MatchFinding } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, playOn, seatAndStart, there } from '../support/playing.js'
import { labelsOf, liveId, textOf } from '../support/reading.js'

const seed = '5eed'.repeat(16)

/** Presses "Prüfen" and checks the file that comes with the answer. */
async function check(
  stage: Stage,
  name: string,
): Promise<{ found: MatchFinding; lobby: readonly string[]; text: string }> {
  const player = stage.as(name)
  const end = there(player.table)
  const message = there((await did(player.press(end, liveId(end, 'check') ?? ''))).message)
  expect(message.flags ?? 0).toBeGreaterThanOrEqual(64)
  const [file] = message.attachments
  const answer = await fetch(file?.url ?? '')
  expect(file?.content_type).toContain('application/json')
  const read = parseMatch(await answer.text())
  const found = read.ok ? verifyMatch(read.value) : read
  if (!read.ok || !found.ok) throw new Error('the file cannot be read')
  expect(textOf(message)).toContain(`npm run --silent doko -- verify ${file?.filename ?? ''}\n`)
  return { found: found.value, lobby: read.value.lobby, text: textOf(message) }
}

it('shows the Mischprobe in the lobby, the Mischwort at the end, and lets anybody check the deals', async () => {
  const stage = await startStage({ seeds: [seed], pressesCount: true })
  const written: string[] = []
  let over = false
  stage.playground.world.on((event) => {
    if (event.type === 'message' && !over) written.push(JSON.stringify(event.message.data))
  })
  stage.tables.onOutcome(({ table }) => (over ||= stage.tables.view(table, null)?.status === 'over'))
  const people = ['anna', 'ben']
  const table = await seatAndStart(stage, people, { rules: 'norsk', games: 1 })
  expect(written.some((message) => message.includes(`Mischprobe \`${commitmentOf(seed)}\``))).toBe(true)
  await playOn(stage, table, people)
  expect(written.filter((message) => message.includes(seed))).toEqual([])
  await stage.pass(1000)
  expect(textOf(there(stage.as('clara').table))).toContain(`Mischwort \`${seed}\``)
  await stage.pass(60 * 60_000)
  const { found, lobby, text } = await check(stage, 'clara')
  expect(found).toMatchObject({ committed: true, finished: 1 })
  expect(found.deals.map(({ fault }) => fault)).toEqual([null])
  const [anna, ben] = people.map((name) => stage.as(name).id)
  expect(lobby[0]).toBe(`open ${anna} - 0`)
  expect(lobby[1]).toMatch(new RegExp(`^join ${ben} \\d{15,} 1$`))
  expect(lobby[2]).toMatch(new RegExp(`^fill ${anna} \\d{15,} 2,3 \\w+$`))
  expect(lobby[3]).toMatch(new RegExp(`^start ${anna} \\d{15,}$`))
  for (const line of lobby) expect(text).toContain(line)
})

it('lets a table that was closed early be checked too', async () => {
  const stage = await startStage({ seeds: [seed] })
  const table = await seatAndStart(stage, ['anna'], { rules: 'ddv', games: 4 })
  const player = stage.as('anna')
  expect(onlyTable(stage)).toBe(table)
  const more = there((await did(player.press(there(player.table), 'Mehr'))).message)
  expect(textOf(more)).toContain(commitmentOf(seed))
  await stage.tables.send(table, { type: 'close', user: player.id, manager: false })
  await stage.pass(1000)
  expect(labelsOf(there(player.table))).toEqual(['Prüfen'])
  const { found } = await check(stage, 'ben')
  expect(found).toMatchObject({ committed: true, finished: 0, deals: [{ game: 1, redeal: 0, fault: null }] })
})
