import { expect, it } from 'vitest'
import { expiresAt, nextDealAt, personOnTurn, startsAt, turnEnds, withGrace } from '../../src/table/deadlines.js'
import { waitingOf } from '../../src/table/running/waiting.js'
import type { Intent } from '../../src/table/intent.js'
import { step } from '../../src/table/steps/step.js'
import type { Table } from '../../src/table/table.js'
import { createManualClock } from '../support/clock.js'
import { after, callsOf, dealOver, firstMove, idleSeat, leading, lobby, moved, onTurn, people, started, viewOfSeat } from '../support/table-steps.js' // prettier-ignore

// When what a table waits for is due.

const minute = 60_000
const day = 24 * 60 * minute
const leave = (user: string) => ({ type: 'leave', user }) as const
const rest = { type: 'suspend', why: 'forbidden' } as const

/** What a table waits for at the time 0, and for how long in milliseconds. */
const waits = (table: Table) =>
  waitingOf(table, { clock: createManualClock(0), pace: () => 800 }).map(({ what, ms }) => [what, ms()])

const full = (changes = {}) => after(lobby(changes), ...people.slice(1).map((user): Intent => ({ type: 'join', user })))

it('a lobby starts once four people sit and no place is free', () => {
  expect(startsAt(full())).toBe(minute)
  expect(startsAt(after(full(), { type: 'join', user: 'emil' }))).toBe(minute)
  const three = after(full(), leave('dora'))
  const others = [three, after(three, { type: 'fill', user: 'anna' }), after(full(), rest), started()]
  expect(others.map(startsAt)).toEqual([null, null, null, null])
  expect(waits(full())).toEqual([
    ['host', 10 * minute],
    ['start', minute],
  ])
  expect(waits(three)).toEqual([
    ['host', 10 * minute],
    ['expire', 30 * minute],
  ])
  expect(waits(lobby())).toEqual([['expire', 30 * minute]])
})

it('an idle table closes by its kind and by who is left', () => {
  const alone = after(lobby(), { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' })
  const practice = after(lobby({ kind: 'practice' }), { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' })
  const deserted: Table = { ...alone, places: alone.places.map(() => ({ kind: 'computer', level: 'easy' })) }
  const tables = [lobby(), lobby({ kind: 'practice' }), practice, alone, deserted]
  expect(tables.map(expiresAt)).toEqual([30 * minute, 30 * minute, day, 14 * day, day])
  expect(tables.map((table) => expiresAt({ ...table, turnAt: 7 }) - expiresAt(table))).toEqual([7, 7, 7, 7, 7])
})

it('a turn ends with its time, while a person’s time runs', () => {
  const table = leading({ clock: 90_000 })
  expect([personOnTurn(table), turnEnds(table)]).toEqual([onTurn(table), 90_000])
  expect(turnEnds({ ...table, turnAt: 1000 })).toBe(91_000)
  const computer = after(table, leave(people[onTurn(table)] ?? ''))
  const over = dealOver(table)
  const closed = after(table, { type: 'close', user: 'anna', manager: false })
  expect([computer, over, closed, lobby()].map(personOnTurn)).toEqual([null, null, null, null])
  const others = [computer, over, closed, leading(), after(table, rest)]
  expect(others.map(turnEnds)).toEqual([null, null, null, null, null])
})

it('after a restart a turn has half a minute, or a third of its time, and never less than it had', () => {
  const long = leading({ clock: 100_000 })
  expect(turnEnds(withGrace(long, 90_000))).toBe(120_000)
  expect(turnEnds(withGrace(long, 1000))).toBe(100_000)
  const short = leading({ clock: 50_000 })
  expect(turnEnds(withGrace(short, 50_000))).toBe(66_666)
  const none = leading()
  expect(withGrace(none, 50_000)).toBe(none)
})

it('between two deals people have their time, but not in a practice, at rest, or when nobody is left', () => {
  const over = dealOver(started({ games: 4, clock: 90_000 }))
  expect(waits(over)).toEqual([['next-deal', 20_000], ['host', 10 * minute], ['expire', 14 * day]]) // prettier-ignore
  const practice = after(lobby({ kind: 'practice', games: 4 }), { type: 'fill', user: 'anna' }, { type: 'start', user: 'anna' }) // prettier-ignore
  expect(waits(dealOver(practice))).toEqual([['expire', day]])
  expect(waits(after(over, rest))).toEqual([['expire', 14 * day]])
  expect(waits({ ...over, places: over.places.map(() => ({ kind: 'computer', level: 'easy' })) })).toEqual([['expire', day]]) // prettier-ignore
})

it('without a clock the next deal waits for everybody’s press, with hours a turn as long as a turn at most', () => {
  const over = (clock: number | null) => dealOver(started({ games: 4, clock }))
  expect(waits(over(null))).toEqual([
    ['host', 10 * minute],
    ['expire', 14 * day],
  ])
  expect(waits(over(60 * minute))).toEqual([['next-deal', 60 * minute], ['expire', 14 * day]]) // prettier-ignore
  expect(waits(over(59 * minute))).toEqual([['next-deal', 20_000], ['host', 10 * minute], ['expire', 14 * day]]) // prettier-ignore
  // The time begins when the result is shown.
  expect(waits({ ...over(90_000), resultAt: 3_000 })).toEqual([['next-deal', 23_000], ['host', 10 * minute], ['expire', 14 * day]]) // prettier-ignore
  expect(waits({ ...over(day), resultAt: 3_000 })).toEqual([['next-deal', day], ['expire', 14 * day]]) // prettier-ignore
})

it('whoever comes back to a table that everybody had left has the whole time before the next deal', () => {
  const over = dealOver(started({ games: 4, clock: 90_000 }))
  const places = over.places.map(() => ({ kind: 'computer', level: 'easy' }) as const)
  const deserted: Table = { ...over, places, away: ['anna', 'ben', 'clara', 'dora'] }
  expect([nextDealAt(over), nextDealAt(deserted)]).toEqual([20_000, null])
  const back = step(deserted, { type: 'join', user: 'ben' }, 60 * minute)
  expect(back.ok && nextDealAt(back.value.table)).toBe(60 * minute + 20_000)
  const more = back.ok ? step(back.value.table, { type: 'join', user: 'anna' }, 60 * minute + 9_000) : back
  expect(more.ok && nextDealAt(more.value.table)).toBe(60 * minute + 20_000)
})

it('while a card is asked for nothing else is waited for, nor at rest', () => {
  const rules = { preset: 'hausrunde', set: { takeBack: true } } as const
  const table = leading({ rules, clock: 90_000 })
  const asked = after(table, firstMove(table), { type: 'ask-take-back', user: people[onTurn(table)] })
  expect(waits(asked)).toEqual([['take-back', 20_000], ['expire', 14 * day]]) // prettier-ignore
  expect(waits(table)).toEqual([['overtime', 90_000], ['expire', 14 * day]]) // prettier-ignore
  expect(waits(after(table, rest))).toEqual([['expire', 14 * day]])
})

it('a word in advance is waited for as long as a computer player', () => {
  const table = started({ clock: 90_000 })
  const next = (onTurn(table) + 1) % 4
  const said = after(table, { type: 'advance', user: people[next] ?? '', answer: { type: 'healthy' } })
  expect(waits(said).map(([what]) => what)).toEqual(['overtime', 'expire'])
  expect(waits(after(said, firstMove(said)))).toEqual([
    ['automatic', 800],
    ['overtime', 90_000],
    ['expire', 14 * day],
  ])
})

it('computers are waited for on turn, and out of turn while they may announce', () => {
  const table = leading()
  const idle = idleSeat(table)
  expect(callsOf(table, idle)).not.toEqual([])
  const waitsFor = (of: Table) => waits(of).flatMap(([what]) => (what === 'host' ? [] : [what]))
  expect(waitsFor(after(table, leave(people[idle] ?? '')))).toEqual(['computers', 'expire'])
  const before = started()
  expect(waitsFor(after(before, leave(people[idleSeat(before)] ?? '')))).toEqual(['expire'])
  expect(waits(after(before, leave(people[onTurn(before)] ?? ''))).map(([what]) => what)).toEqual(['computers', 'expire']) // prettier-ignore
})

it('the time begins anew with a move, an announcement, a card that comes back or stays, and in a lobby with anything', () => {
  const rules = { preset: 'hausrunde', set: { takeBack: true } } as const
  const table = leading({ rules, clock: 90_000 })
  const at = (from: Table, intent: Intent) => {
    const stepped = step(from, intent, 5000)
    return stepped.ok ? stepped.value.table.turnAt : stepped.refusal
  }
  const seat = onTurn(table)
  const idle = idleSeat(table)
  const [call] = callsOf(table, idle)
  if (call === undefined) throw new Error('nothing can be announced')
  const [card] = viewOfSeat(table, idle).hand
  if (card === undefined) throw new Error('no card')
  expect(at(table, firstMove(table))).toBe(5000)
  expect(at(table, moved(table, call, idle))).toBe(5000)
  expect(at(table, { type: 'advance', user: people[idle], answer: { type: 'play', card } })).toBe(0)
  const played = after(table, firstMove(table))
  const ask: Intent = { type: 'ask-take-back', user: people[seat] }
  expect(at(played, ask)).toBe(0)
  const asked = after(played, ask)
  expect(at(asked, { type: 'take-back-timeout' })).toBe(5000)
  expect(at(table, rest)).toBe(0)
  expect(at(after(table, rest), { type: 'resume', user: people[idle], manager: false, room: 'room-1' })).toBe(5000)
  expect(at(lobby(), { type: 'join', user: 'ben' })).toBe(5000)
  expect(at(lobby(), { type: 'relocate', room: 'room-2' })).toBe(5000)
  expect(at(table, { type: 'relocate', room: 'room-2' })).toBe(0)
})
