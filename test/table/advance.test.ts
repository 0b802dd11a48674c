import { describe, expect, it } from 'vitest'
import type { Card, Move, Seat, View } from '../../src/engine/index.js'
import type { Advance } from '../../src/table/view.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { scripted } from '../support/players.js'
import { runningTables, withPeople } from '../support/running-tables.js'
import { after, callsOf, dealOver, did, idleSeat, leading, moved, onTurn, people, refusalOf, started, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

const quiet = (view: View): Move => view.legal.find((action) => action.type !== 'announce') ?? { type: 'pass' }
const says = (seat: Seat, answer: Advance | null, version?: number) =>
  ({ type: 'advance', user: people[seat], answer, ...(version === undefined ? {} : { version }) }) as const
const plays = (card: Card): Advance => ({ type: 'play', card })
const healthy: Advance = { type: 'healthy' }
const said = (table: Table, seat: Seat) => tableView(table, people[seat]).advance

describe('what is said in advance', () => {
  it('is told to nobody else, and nobody else’s table changes', () => {
    const table = started()
    const { table: now, events } = did(table, says(2, healthy))
    expect(events).toEqual([])
    expect(said(now, 2)).toEqual(healthy)
    for (const user of ['anna', 'ben', 'dora', null]) expect(tableView(now, user)).toEqual(tableView(table, user))
    expect(tableView(now, 'clara').version).toBe(tableView(table, 'clara').version)
  })

  it('can be withdrawn and replaced, and the same words twice are no change', () => {
    const now = after(started(), says(2, healthy))
    expect(refusalOf(now, says(2, healthy))).toMatchObject({ code: 'stale' })
    const withdrawn = after(now, says(2, null))
    expect(said(withdrawn, 2)).toBeNull()
    expect(refusalOf(withdrawn, says(2, null))).toMatchObject({ code: 'stale' })
    const [kind] = tableView(now, 'clara').declarable
    if (kind === undefined) throw new Error('nothing can be declared')
    expect(said(after(now, says(2, { type: 'reserve', kind })), 2)).toEqual({ type: 'reserve', kind })
  })

  it('must be possible for that hand, and not said already', () => {
    const table = started()
    expect(refusalOf(table, says(2, { type: 'reserve', kind: 'schmeissen' }))).toMatchObject({
      code: 'reservation-not-allowed',
    })
    expect(refusalOf(table, says(2, plays('CQ')))).toEqual({ code: 'not-now', what: 'play' })
    expect(refusalOf(table, says(1, healthy))).toEqual({ code: 'not-now', what: 'advance' })
    const spoken = after(table, moved(table, healthy))
    expect(refusalOf(spoken, says(1, healthy))).toEqual({ code: 'not-now', what: 'healthy' })
    const playing = leading()
    const idle = people.findIndex((_, seat) => seat !== onTurn(playing)) as Seat
    const { hand, trumps } = viewOfSeat(playing, idle)
    const missing = trumps.find((card) => !hand.includes(card))
    if (missing === undefined) throw new Error('somebody holds every trump')
    expect(refusalOf(playing, says(idle, plays(missing)))).toEqual({ code: 'card-not-held', card: missing })
    expect(refusalOf(playing, { type: 'advance', user: 'emil', answer: null })).toEqual({ code: 'not-seated' })
  })

  it('is nothing where one seat has to play its Pflichtsolo: the others are not asked', () => {
    let table = started({ games: 8 })
    while (viewOfSeat(table, 0).forced === null) {
      const over = dealOver(table)
      table = after(over, ...people.map((user) => ({ type: 'continue', user }) as const))
    }
    const idle = idleSeat(table)
    expect(viewOfSeat(table, idle)).toMatchObject({ phase: 'reservations', forced: onTurn(table) })
    expect(refusalOf(table, says(idle, healthy))).toEqual({ code: 'not-now', what: 'healthy' })
    expect(tableView(table, people[idle]).declarable).toEqual([])
  })

  it('stays when its owner announces something meanwhile', () => {
    const table = leading()
    const idle = idleSeat(table)
    const [card] = viewOfSeat(table, idle).hand
    const [call] = callsOf(table, idle)
    if (card === undefined || call === undefined) throw new Error('no card or no announcement')
    const announced = after(table, says(idle, plays(card)), moved(table, call, idle))
    expect(said(announced, idle)).toEqual(plays(card))
  })

  it('is forgotten when it is not legal, so that its owner is asked as usual', () => {
    const table = leading()
    const leader = onTurn(table)
    const next = ((leader + 1) % 4) as Seat
    const led = viewOfSeat(table, leader).legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))
    for (const card of led) {
      const played = after(table, moved(table, { type: 'play', card }))
      const illegal = viewOfSeat(table, next).hand.find(
        (held) => !viewOfSeat(played, next).legal.some((move) => move.type === 'play' && move.card === held),
      )
      if (illegal === undefined) continue
      const chosen = after(table, says(next, plays(illegal)))
      expect(said(after(chosen, moved(chosen, { type: 'play', card })), next)).toBeNull()
      return
    }
    throw new Error('every card may be played on every lead')
  })

  it('ends with the deal: a press on a hand of the deal before is stale', () => {
    let table = dealOver(started({ games: 2 }))
    const { version } = tableView(table, 'anna')
    for (const user of people) table = after(table, { type: 'continue', user })
    const idle = people.findIndex((_, seat) => seat !== onTurn(table)) as Seat
    expect(refusalOf(table, says(idle, healthy, version))).toMatchObject({ code: 'stale' })
    expect(refusalOf(table, says(idle, healthy, table.version))).toBe('accepted')
  })
})

describe('when the turn comes', () => {
  const pause = 800
  const seated = async (ledger = createMemoryLedger()) => {
    const running = runningTables({ ledger, pace: pause, players: { easy: scripted('easy', quiet) } })
    const id = await running.open({ clock: 90_000 })
    await running.send(id, ...withPeople)
    return { ...running, ledger, id }
  }

  it('what was said is done after the pause that a computer player makes', async () => {
    const { id, send, clock, view, outcomes } = await seated()
    await send(id, says(2, healthy), { type: 'move', user: 'ben', move: healthy })
    expect(view(id, 'clara').advance).toEqual(healthy)
    await clock.advance(pause - 1)
    expect(view(id).deal?.turn).toBe(2)
    await clock.advance(1)
    expect(outcomes.at(-1)?.intent).toEqual({ type: 'auto', seat: 2, move: healthy })
    expect([view(id).deal?.turn, view(id, 'clara').advance]).toEqual([3, null])
  })

  it('it can still be withdrawn, or something else be done, during that pause', async () => {
    const { id, send, clock, view } = await seated()
    await send(id, says(2, healthy), { type: 'move', user: 'ben', move: healthy }, says(2, null))
    await clock.advance(10_000)
    expect(view(id).deal?.turn).toBe(2)
    const kind = view(id, 'clara').deal?.legal.find((move) => move.type === 'reserve')
    await send(id, { type: 'move', user: 'clara', move: kind ?? healthy })
    expect(view(id).deal?.said[2]).toBe('reservation')
  })

  it('it is still known after a restart', async () => {
    const { id, send, ledger, tables, clock } = await seated()
    await send(id, says(2, healthy), says(3, healthy))
    await tables.shutDown()
    const again = runningTables({ ledger, clock, pace: pause })
    await again.tables.restore()
    await again.send(id, { type: 'move', user: 'ben', move: healthy })
    await clock.advance(2 * pause)
    expect(again.view(id).deal?.said).toEqual([null, 'healthy', 'healthy', 'healthy'])
  })

  it('the only legal card is played for those who wish it, and for nobody else', async () => {
    const { id, ledger, send, clock, view, outcomes } = await seated()
    await ledger.setSettings('clara', { autoPlay: true })
    const only = { anna: 0, ben: 0, clara: 0, dora: 0 }
    for (let guard = 0; view(id).status === 'playing' && guard < 80; guard++) {
      const { deal, seats } = view(id)
      const occupant = deal?.turn === null || deal === null ? null : seats[deal.turn]
      const user = occupant?.kind === 'person' ? occupant.user : ''
      const mine = view(id, user).deal
      if (mine === null) throw new Error('no deal is running')
      const cards = new Set(mine.legal.flatMap((move) => (move.type === 'play' ? [move.card] : [])))
      const before = outcomes.length
      if (cards.size === 1 && user in only) only[user as keyof typeof only]++
      if (cards.size === 1) await clock.advance(pause)
      const lapses = mine.calls.some(({ cardsNeeded }) => cardsNeeded === mine.hand.length)
      const last = mine.hand.length === 1
      const automatic = cards.size === 1 && (last || (user === 'clara' && !lapses))
      expect(outcomes.length - before, user).toBe(automatic ? 1 : 0)
      if (automatic) expect(outcomes.at(-1)?.intent).toMatchObject({ type: 'auto', seat: deal?.turn })
      else await send(id, { type: 'move', user, move: quiet(mine) })
    }
    expect(only.clara).toBeGreaterThan(1)
    expect(only.anna + only.ben + only.dora).toBeGreaterThan(1)
  })
})
