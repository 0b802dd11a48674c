import { expect, it } from 'vitest'
import { createLog } from '../../src/log.js'
import { startStage } from '../support/bot.js'
import { playOn, publicView, seatAndStart } from '../support/playing.js'

/** Names under which cards, moves or hands would stand in a line. */
const telling = new Set(['hand', 'hands', 'card', 'cards', 'move', 'moves', 'legal', 'deal', 'view', 'page', 'seed'])

/** Every name in a log line, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

it('the log of a whole deal, at its most talkative, holds no token and no card', async () => {
  const lines: string[] = []
  const log = await createLog('trace', { stream: { write: (line) => void lines.push(line) } })
  const stage = await startStage({ log })
  const tokens = new Set<string>()
  stage.playground.world.on(() => {
    for (const token of stage.playground.world.interactions.keys()) tokens.add(token)
  })
  const table = await seatAndStart(stage, ['anna', 'ben'], { games: 1 })
  await playOn(stage, table, ['anna', 'ben'])
  // A message that is gone and a channel that refuses the bot make it write more than a smooth game does.
  const { id } = stage.as('anna').table ?? { id: '' }
  stage.playground.trouble.deleteMessage(stage.playground.world.mainChannel.id, id)
  await stage.pass(1000)
  await stage.as('anna').command('doko hand')
  await stage.pass(5000)
  expect(publicView(stage, table).status).not.toBe('playing')
  stage.problems.splice(0)

  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(tokens.size).toBeGreaterThan(10)
  for (const token of [...tokens, stage.playground.token]) expect(all).not.toContain(token)
  expect(all).not.toMatch(/[♣♠♥♦]|d1:play/)
  for (const line of lines) expect(namesIn(JSON.parse(line)).filter((name) => telling.has(name))).toEqual([])
})
