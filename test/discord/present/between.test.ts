import { expect, it } from 'vitest'
import { aheadLine, playsItself } from '../../../src/discord/features/play/ahead.js'
import { isReady, waitingLine } from '../../../src/discord/look/waiting.js'
import { turnIn } from '../../../src/discord/features/reminders/reminders.js'
import { translator } from '../../../src/i18n/index.js'
import type { TableView } from '../../../src/table/view.js'
import { tableView as viewOfTable } from '../../../src/table/table-view.js'
import { after, firstMove, leading, onTurn, people as seated, viewOfSeat } from '../../support/table-steps.js'
import { people, tableView } from './support.js'

// What is said between two games, and around the last card.

const t = translator('en')
const [anna, ben, clara] = people.map((user) => `<@${user}>`)
const between = (changes: Partial<TableView> = {}): TableView => tableView({ status: 'between', ...changes })

it('names everybody whose press the next game waits for; computers and those who have left are none of them', () => {
  expect(waitingLine(between(), t)).toBe(`It goes on as soon as ${anna}, ${ben} and ${clara} have pressed “Continue”.`)
  expect(waitingLine(between({ ready: people.slice(0, 2) }), t)).toBe(
    `It goes on as soon as ${clara} has pressed “Continue”.`,
  )
})

it('says until when it waits at most: a countdown at fast tables, a date at slow ones', () => {
  const ready = people.slice(0, 2)
  const fast = between({ ready, nextAt: 90_000, clock: { limit: 45_000, since: 0, until: null } })
  expect(waitingLine(fast, t)).toContain(`${clara} has pressed “Continue”, at the latest <t:90:R>.`)
  const slow = between({ ready, nextAt: 90_000, clock: { limit: 86_400_000, since: 0, until: null } })
  expect(waitingLine(slow, t)).toContain('at the latest <t:90:f>.')
})

it('says of a table that everybody has left what it waits for, and counts nobody', () => {
  const text = waitingLine(between({ closesAt: 86_400_000 }), t)
  expect(text).toContain('Nobody sits at the table at the moment')
  expect(text).toContain('<t:86400:f>')
})

it('whoever has pressed is ready, and nobody else', () => {
  const ready = [people[0]]
  expect([0, 1, null].map((place) => isReady(between({ ready, place })))).toEqual([true, false, false])
})

it('reminds of the next game only where it waits for hours or for good', () => {
  const limit = (ms: number | null) => ({ limit: ms, since: 0, until: null })
  expect(turnIn(between())).toMatchObject({ user: people[0], next: true })
  expect(turnIn(between({ ready: [people[0]] }))).toMatchObject({ user: people[1], next: true })
  expect(turnIn(between({ nextAt: 90_000, clock: limit(86_400_000) }))).toMatchObject({ next: true })
  expect(turnIn(between({ nextAt: 90_000, clock: limit(90_000) }))).toBeNull()
  expect(turnIn(between({ ready: people }))).toBeNull()
  expect(turnIn(between({ suspended: 'paused' }))).toBeNull()
  expect(turnIn(between({ kind: 'practice' }))).toBeNull()
})

it('nobody is told to choose a last card, which is known to play itself', () => {
  let table = leading()
  while ((table.deal && viewOfSeat(table, onTurn(table)).hand.length) !== 1) table = after(table, firstMove(table))
  const seat = onTurn(table)
  expect(playsItself(viewOfSeat(table, seat))).toBe(true)
  const played = after(table, firstMove(table))
  const view = viewOfTable(played, seated[seat] ?? null)
  expect(view.deal?.hand).toEqual([])
  expect(view.deal && aheadLine(view, view.deal, t)).toBeNull()
  const next = viewOfTable(played, seated[(seat + 2) % 4] ?? null)
  expect(next.deal && aheadLine(next, next.deal, t)).toBeNull()
  expect(next.deal && playsItself(next.deal)).toBe(false)
})
