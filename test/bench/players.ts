import { apply, shuffledHands, startDeal, turnOf, viewOf } from '../../src/engine/index.js'
import type { View } from '../../src/engine/index.js'
import { playArena } from '../support/arena.js'
import { players } from '../../src/players/index.js'

const rules = { preset: 'ddv', set: {} } as const

/** Every view in which somebody had to decide, of some deals that the player plays against its like. */
function decisions(level: string, deals: number): readonly View[] {
  const views: View[] = []
  for (let game = 0; game < deals; game++) {
    const started = startDeal({ rules, dealer: 0, hands: shuffledHands(rules, `bench ${game}`) })
    if (!started.ok) continue
    let deal = started.value
    for (let seat = turnOf(deal); seat !== null; seat = turnOf(deal)) {
      const view = viewOf(deal, seat)
      views.push(view)
      const move = players[level]?.choose(view, 'bench')
      const done = move ? apply(deal, { ...move, seat }) : undefined
      if (!done?.ok) break
      deal = done.value.deal
    }
  }
  return views
}

/** How fast the computer players choose, and what they win. */
export function benchPlayers(): Promise<{ name: string; value: number; unit: string }[]> {
  const rows: { name: string; value: number; unit: string }[] = []
  for (const level of Object.keys(players)) {
    const views = decisions(level, 100)
    const rounds = 5
    for (const view of views) players[level]?.choose(view, 'warm')
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round++) for (const view of views) players[level]?.choose(view, `${round}`)
    const used = process.cpuUsage(before)
    const seconds = (used.user + used.system) / 1e6
    rows.push({ name: `players: ${level} choices`, value: Math.round((views.length * rounds) / seconds), unit: '1/s' })
  }
  const { points } = playArena({
    levels: ['easy', 'random', 'random', 'random'],
    games: 4000,
    seed: 'bench',
    rules,
    rotated: true,
    counts: ({ soloist }) => soloist === null,
  })
  const [easy] = points
  rows.push({ name: 'players: easy against three random', value: Number(easy.mean.toFixed(2)), unit: 'points/game' })
  rows.push({ name: 'players: 95 % half width of that', value: Number(easy.margin.toFixed(2)), unit: 'points/game' })
  return Promise.resolve(rows)
}
