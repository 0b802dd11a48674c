import { describe, expect, it } from 'vitest'
import { presets } from '../../src/engine/index.js'
import type { Move, RuleSet, Seat, View } from '../../src/engine/index.js'
import type { Intent } from '../../src/table/intent.js'
import type { Table } from '../../src/table/table.js'
import { tableView } from '../../src/table/table-view.js'
import { scripted } from '../support/players.js'
import { runningTables, withComputers, withPeople } from '../support/running-tables.js'
import { after, callsOf, did, firstMove, leading, moved, onTurn, people, refusalOf, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

const rules: RuleSet = { preset: 'hausrunde', set: { takeBack: true } }
const ask = (seat: Seat, version?: number): Intent => ({
  type: 'ask-take-back',
  user: people[seat],
  ...(version === undefined ? {} : { version }),
})
const answer = (seat: Seat, agree: boolean): Intent => ({ type: 'answer-take-back', user: people[seat], agree })

/** Whoever leads has played; and who that was. */
function played(changes: { rules?: RuleSet } = { rules }): { before: Table; table: Table; seat: Seat; others: Seat[] } {
  const before = leading(changes)
  const seat = onTurn(before)
  const others = ([0, 1, 2, 3] as const).filter((other) => other !== seat)
  return { before, table: after(before, firstMove(before)), seat, others }
}

describe('taking a card back', () => {
  it('needs rules that allow it', () => {
    const { table, seat } = played({ rules: presets.ddv })
    expect(refusalOf(table, ask(seat))).toEqual({ code: 'take-back-not-allowed' })
    expect(tableView(table, people[seat]).mayTakeBack).toBe(false)
  })

  it('happens when everybody else has agreed: then it is as if nothing had been played', () => {
    const { before, table, seat, others } = played()
    expect(people.map((user) => tableView(table, user).mayTakeBack)).toEqual(people.map((_, at) => at === seat))
    let now = after(table, ask(seat))
    expect(tableView(now, null).takeBack).toMatchObject({ seat, agreed: [] })
    const [first, second, third] = others
    for (const other of [first, second]) now = after(now, answer(other ?? 0, true))
    expect(tableView(now, null).takeBack?.agreed).toEqual([people[first ?? 0], people[second ?? 0]])
    expect(refusalOf(now, answer(first ?? 0, true))).toMatchObject({ code: 'stale' })
    const { table: back, events } = did(now, answer(third ?? 0, true))
    expect(events).toMatchObject([{ type: 'taken-back', seat }])
    expect(people.map((_, at) => viewOfSeat(back, at as Seat))).toEqual(
      people.map((_, at) => viewOfSeat(before, at as Seat)),
    )
    expect(tableView(back, people[seat])).toMatchObject({ mayTakeBack: false, takeBack: null })
  })

  it('does not happen when one refuses, and cannot be asked again', () => {
    const { table, seat, others } = played()
    const asked = after(table, ask(seat), answer(others[0] ?? 0, true))
    const { table: refused, events } = did(asked, answer(others[1] ?? 0, false))
    expect(events).toEqual([{ type: 'take-back-refused' }])
    expect(refusalOf(refused, ask(seat))).toEqual({ code: 'nothing-to-take-back' })
    expect(refusalOf(refused, answer(others[2] ?? 0, true))).toEqual({ code: 'nothing-to-take-back' })
  })

  it('is over with the next card, which says so, and with an announcement', () => {
    const { table, seat } = played()
    const asked = after(table, ask(seat))
    const { table: next, events } = did(asked, firstMove(asked))
    expect(events[0]).toEqual({ type: 'take-back-refused' })
    expect(tableView(next, null).takeBack).toBeNull()
    const caller = onTurn(table)
    const [call] = callsOf(table, caller)
    if (call === undefined) throw new Error('nothing can be announced')
    expect(refusalOf(after(table, moved(table, call, caller)), ask(seat))).toEqual({ code: 'nothing-to-take-back' })
  })

  it('is nobody’s but the player’s, who does not answer for the others', () => {
    const { table, seat, others } = played()
    expect(refusalOf(table, ask(others[0] ?? 0))).toEqual({ code: 'nothing-to-take-back' })
    expect(refusalOf(table, answer(others[0] ?? 0, true))).toEqual({ code: 'nothing-to-take-back' })
    const asked = after(table, ask(seat))
    expect(refusalOf(asked, ask(seat))).toEqual({ code: 'nothing-to-take-back' })
    expect(refusalOf(asked, answer(seat, true))).toEqual({ code: 'not-now', what: 'own-question' })
    expect(refusalOf(asked, { type: 'answer-take-back', user: 'emil', agree: true })).toEqual({ code: 'not-seated' })
  })

  it('does not wait for somebody who has got up, and is over when whoever asked gets up', () => {
    const { table, seat, others } = played()
    const [first, second, third] = others.map((other) => people[other])
    const asked = after(table, ask(seat), answer(others[0] ?? 0, true), answer(others[1] ?? 0, true))
    const back = did(asked, { type: 'leave', user: third ?? '' })
    expect(back.events.map(({ type }) => type)).toEqual(['left', 'taken-back'])
    expect(onTurn(back.table)).toBe(seat)
    const waits = did(after(table, ask(seat), answer(others[0] ?? 0, true)), { type: 'leave', user: second ?? '' })
    expect(tableView(waits.table, null).takeBack).toMatchObject({ agreed: [first] })
    const gone = did(asked, { type: 'leave', user: people[seat] })
    expect(gone.events.map(({ type }) => type)).toEqual(['left', 'take-back-refused'])
    expect(tableView(gone.table, null)).toMatchObject({ takeBack: null })
  })

  it('is nothing for a table that rests, and may be asked once it goes on', () => {
    const { table, seat } = played()
    const resting = after(table, { type: 'suspend', why: 'forbidden' })
    expect(refusalOf(resting, ask(seat))).toEqual({ code: 'suspended', why: 'forbidden' })
    expect(tableView(resting, people[seat]).mayTakeBack).toBe(false)
    const on = after(resting, { type: 'resume', user: 'anna', manager: false, room: 'room-1' })
    expect(refusalOf(on, ask(seat))).toBe('accepted')
  })

  it('gives back what could be announced before the card', () => {
    let table = leading({ rules })
    for (let card = 0; card < 40; card++) {
      const before = table
      const seat = onTurn(table)
      table = after(table, firstMove(table))
      if (JSON.stringify(callsOf(table, seat)) === JSON.stringify(callsOf(before, seat))) continue
      const others = ([0, 1, 2, 3] as const).filter((other) => other !== seat)
      const back = after(table, ask(seat), ...others.map((other) => answer(other, true)))
      expect(back.calls.map(({ what }) => what)).toEqual(before.calls.map(({ what }) => what))
      return
    }
    expect.unreachable('no card ends the time of an announcement')
  })

  it('knows a press on an older hand or question', () => {
    const { table, seat, others } = played()
    expect(refusalOf(table, ask(seat, table.version - 1))).toMatchObject({ code: 'stale' })
    const asked = after(table, ask(seat, table.version))
    const late = { ...answer(others[0] ?? 0, false), version: table.version } as Intent
    expect(refusalOf(asked, late)).toMatchObject({ code: 'stale' })
    expect(refusalOf(asked, { ...late, version: asked.version } as Intent)).toBe('accepted')
  })
})

describe('while somebody is asked', () => {
  const quiet = (view: View): Move => view.legal.find((action) => action.type !== 'announce') ?? { type: 'pass' }
  const playing = async (begin: readonly Intent[]) => {
    const running = runningTables({ pace: 800, players: { easy: scripted('easy', quiet) } })
    const { open, send, view, clock } = running
    const id = await open({ clock: 90_000, rules })
    await send(id, ...begin)
    const step = async () => {
      const { deal, seats } = view(id)
      const occupant = deal?.turn === null || deal === null ? null : seats[deal.turn]
      if (occupant?.kind !== 'person') return clock.advance(800)
      const mine = view(id, occupant.user).deal
      if (mine !== null) await send(id, { type: 'move', user: occupant.user, move: quiet(mine) })
    }
    while ((view(id).deal?.trick?.cards.length ?? 0) === 0) await step()
    const asker = people.find((user) => view(id, user).mayTakeBack)
    return { ...running, id, step, asker: asker ?? '' }
  }

  it('the card stays after twenty seconds, and the turn has its whole time again', async () => {
    const { id, send, clock, view, outcomes, asker } = await playing(withPeople)
    await clock.advance(70_000)
    await send(id, { type: 'ask-take-back', user: asker })
    expect(view(id).clock.until).toBeNull()
    await clock.advance(19_999)
    expect(view(id).takeBack).not.toBeNull()
    await clock.advance(1)
    expect(outcomes.at(-1)?.intent).toEqual({ type: 'take-back-timeout' })
    expect(view(id)).toMatchObject({ takeBack: null, clock: { until: clock.now() + 90_000 } })
  })

  it('computer players wait, and are not asked', async () => {
    const { id, send, clock, view, step } = await playing([{ type: 'join', user: 'ben' }, ...withComputers])
    // anna and ben sit beside each other: ben asks when a computer player is to follow.
    while (!view(id, 'ben').mayTakeBack) await step()
    const cards = view(id).deal?.trick?.cards.length
    await send(id, { type: 'ask-take-back', user: 'ben' })
    await clock.advance(10_000)
    expect(view(id).deal?.trick?.cards).toHaveLength(cards ?? -1)
    await send(id, { type: 'answer-take-back', user: 'anna', agree: true })
    expect(view(id).deal?.turn).toBe(1)
  })
})
