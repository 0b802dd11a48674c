import type { Move, RuleSet, View } from '../../src/engine/index.js'
import type { StoredTable } from '../../src/table/ports.js'
import { createMemoryLedger } from './memory-ledger.js'
import { drawnMove } from './players.js'
import { runningTables, until, withComputers } from './running-tables.js'

/** Seldom games happen as often as they may: whoever can lay an Armut does, and it is taken up. Else a drawn move. */
function choose(view: View, seed: string): Move {
  const { legal } = view
  const armut = legal.find((action) => action.type === 'reserve' && /^(armut|kartenabgabe)/.test(action.kind))
  const wanted = armut ?? legal.find(({ type }) => type === 'take') ?? legal.find(({ type }) => type === 'healthy')
  return wanted ?? drawnMove(view, seed, [1, 2, 3])
}

/** A match of anna's against computers, as the ledger holds it once it is over. */
export async function playedTable(rules: RuleSet, games: number, seed: string): Promise<StoredTable> {
  const ledger = createMemoryLedger()
  const easy = { level: 'easy', choose }
  const { open, send, view } = runningTables({ ledger, players: { easy } })
  const id = await open({ games, seed, rules })
  await send(id, ...withComputers)
  while (view(id).status !== 'over') {
    await until(() => view(id).status !== 'playing' || view(id).deal?.turn === 0)
    const { deal, status } = view(id)
    const move = deal?.legal.find(({ type }) => type === 'take') ?? deal?.legal.find(({ type }) => type !== 'announce')
    if (status === 'between') await send(id, { type: 'continue', user: 'anna' })
    else if (move && status === 'playing') await send(id, { type: 'move', user: 'anna', move })
  }
  const stored = await ledger.tableOf(id)
  if (!stored) throw new Error('no table')
  return stored
}
