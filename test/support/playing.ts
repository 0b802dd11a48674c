import type { APIMessage } from 'discord-api-types/v10'
import type { Outcome, Player } from '../../src/playground/driver.js'
import type { TableId, TableView } from '../../src/table/view.js'
import type { Stage } from './bot.js'
import { controlsOf, liveId, liveOf } from './reading.js'

/** What should be there, a message as a rule; throws where it is missing. */
export function there<What = APIMessage>(what: What | null | undefined): What {
  if (what === null || what === undefined) throw new Error('There is no such thing')
  return what
}

/** The only open table. */
export function onlyTable({ tables }: Stage): TableId {
  const [table, ...others] = tables.all()
  if (table === undefined || others.length > 0) throw new Error('There is not exactly one table')
  return table
}

/** What everybody sees of a table. */
export function publicView({ tables }: Stage, table: TableId, user: string | null = null): TableView {
  const view = tables.view(table, user)
  if (!view) throw new Error('That table is gone')
  return view
}

/** The live private hand of somebody: the newest private message that has buttons of a hand. */
export const handOf = (player: Player): APIMessage | undefined =>
  player
    .messages()
    .findLast((message) => ((message.flags ?? 0) & 64) !== 0 && controlsOf(message).some(({ custom_id }) => /^d1:(play|refresh|healthy|take|give|announce|reserve|pick-reservation|continue|last-trick)/.test(custom_id))) // prettier-ignore

/** Opens a table as the first of the people, lets the others sit down, and starts unless told not to. Computers take free seats. */
export async function seatAndStart(
  stage: Stage,
  people: readonly string[],
  options: Readonly<Record<string, string | number>> = {},
  starts = true,
): Promise<TableId> {
  const [host = 'anna', ...others] = people
  const first = stage.as(host)
  await did(first.command('doko start', options))
  const press = async (player: Player, verb: string) => {
    const message = there(first.table)
    await did(player.press(message, liveId(message, verb) ?? verb))
  }
  for (const name of others) await press(stage.as(name), 'join')
  if (starts && people.length < 4) await press(first, 'fill')
  if (starts) await press(first, 'start')
  await stage.settle()
  return onlyTable(stage)
}

/** The outcome of something that the bot must answer in time. */
export async function did(acting: Promise<Outcome>): Promise<Outcome> {
  const outcome = await acting
  if (!outcome.ok) throw new Error(`The bot did not answer: ${outcome.code}`)
  return outcome
}

/** Who of the people is on turn; null when nobody of them is. */
export function onTurn(stage: Stage, table: TableId, people: readonly string[]): Player | null {
  const view = publicView(stage, table)
  const turn = view.deal?.turn
  const occupant = turn === null || turn === undefined ? null : view.seats[turn]
  if (occupant?.kind !== 'person') return null
  const name = people.find((one) => stage.as(one).id === occupant.user)
  return name === undefined ? null : stage.as(name)
}

/** Who of the people is on turn, after the computers have played. */
export async function personOnTurn(stage: Stage, table: TableId, people: readonly string[]): Promise<Player> {
  await stage.settle()
  const player = onTurn(stage, table, people)
  if (!player) throw new Error('It is nobody’s turn')
  return player
}

/** Waits until the hand of whoever is on turn shows that it is their turn. */
export async function handOnTurn(stage: Stage, player: Player): Promise<APIMessage> {
  const ready = () => liveOf(handOf(player)).some(({ custom_id }) => /^d1:(play|healthy|take|give|pick-reservation):/.test(custom_id)) // prettier-ignore
  await stage.playground.until(ready)
  return there(handOf(player))
}

/** The simplest thing that the hand offers: healthy, pass, the first card that may be played. */
export async function simplest(stage: Stage, player: Player): Promise<Outcome> {
  const hand = await handOnTurn(stage, player)
  const wanted = liveId(hand, 'healthy') ?? liveId(hand, 'pass') ?? liveId(hand, 'play')
  if (wanted !== undefined) return did(player.press(hand, wanted))
  const select = liveOf(hand).find(({ type }) => type === 3)
  if (!select) throw new Error('The hand offers nothing')
  return did(player.choose(hand, select.custom_id, ...(select.options ?? []).slice(0, 1).map(({ value }) => value)))
}

/** The people do the simplest thing, until `until` holds or the deal is over. */
export async function playOn(
  stage: Stage,
  table: TableId,
  people: readonly string[],
  until: () => boolean = () => false,
): Promise<void> {
  for (let move = 0; move < 100 && publicView(stage, table).status === 'playing' && !until(); move++) {
    const player = onTurn(stage, table, people)
    // The last card is played by itself, at once where computers do not wait.
    if (player && !(await playedItself(stage, table, player))) await simplest(stage, player)
    else await stage.settle()
  }
}

/** Whether somebody's last card was due and has been played by itself meanwhile. */
async function playedItself(stage: Stage, table: TableId, { id }: Player): Promise<boolean> {
  const due = (): boolean => {
    const { deal, viewer } = publicView(stage, table, id)
    return deal?.phase === 'playing' && deal.turn === viewer && deal.hand.length === 1
  }
  if (!due()) return false
  await stage.settle()
  return !due()
}
