import type { Intent } from '../../../src/table/intent.js'
import { createClock } from '../../../src/table/clock.js'
import type { Ledger } from '../../../src/table/ports.js'
import { createTables } from '../../../src/table/running/tables.js'
import type { TableView } from '../../../src/table/view.js'
import { opening } from '../ledger-contract.js'
import { drawing, drawnMove } from '../players.js'

/** Which match is played, and how fast. */
export interface MatchScript {
  readonly seed: string
  readonly games: number
  /** Milliseconds before each move of a computer player. */
  readonly pace: number
}

/** The table's id in every run. */
export const matchId = 'match'

const computers = [2, 3]
const anna = 'anna'
const ben = 'ben'
const people: readonly string[] = [anna, ben]

/**
 * Plays a match of two people and two computer players to its end, or goes on with the one that the ledger holds. Whoever
 * acts next, and how, follows from the seed and the table alone, so that every run writes the same log.
 * @param told called with each version that is told to the outside
 */
export async function playMatch(ledger: Ledger, script: MatchScript, told: (version: number) => void): Promise<void> {
  const failures: string[] = []
  const tables = createTables({
    ledger,
    players: { easy: drawing('easy', computers) },
    clock: createClock(),
    log: { info: () => {}, warn: () => {}, error: (_, message) => void failures.push(message) },
    pace: () => script.pace,
    newId: () => matchId,
    newSeed: () => script.seed,
  })
  await new Promise<void>((resolve, reject) => {
    const act = () => {
      const view = tables.view(matchId, null)
      if (view?.status === 'over') return resolve()
      const intent = view && nextIntent(view, script, (user) => tables.view(matchId, user))
      if (!intent) return
      tables
        .send(matchId, intent)
        .then((answer) => !answer.ok && reject(new Error(`${intent.type} was refused: ${answer.refusal.code}`)), reject)
    }
    tables.onOutcome(({ version }) => {
      told(version)
      act()
    })
    const begin = async () => {
      await tables.restore()
      if (tables.all().length === 0) await tables.open(opening({ seed: script.seed, games: script.games }))
      act()
    }
    begin().catch(reject)
  })
  await tables.shutDown()
  if (failures.length > 0) throw new Error(failures.join(', '))
}

/** What a person does now; null while a computer player is to act. */
function nextIntent(
  table: TableView,
  { seed }: MatchScript,
  viewOf: (user: string) => TableView | null,
): Intent | null {
  if (table.status === 'lobby') {
    if (table.seats[1] === null) return { type: 'join', user: ben }
    if (table.seats[2] === null) return { type: 'fill', user: anna }
    return { type: 'start', user: anna }
  }
  if (table.status === 'between') return { type: 'continue', user: table.ready.includes(anna) ? ben : anna }
  const user = people[table.deal?.turn ?? -1]
  const deal = user === undefined ? null : viewOf(user)?.deal
  if (user === undefined || !deal) return null
  const { version } = table
  return { type: 'move', user, version, move: drawnMove(deal, `${seed}/${user}/${version}`, computers) }
}
