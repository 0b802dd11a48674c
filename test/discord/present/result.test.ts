import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { announceLine } from '../../../src/discord/features/channel/news.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentLastTrick } from '../../../src/discord/features/play/last-trick.js'
import { presentClosed, presentEnd } from '../../../src/discord/features/result/end.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { presentSheet, readSheet } from '../../../src/discord/features/result/sheet-page.js'
import { markOfPlace } from '../../../src/discord/look/names.js'
import type { Page } from '../../../src/discord/road/message.js'
import { drawSheet } from '../../../src/render/sheet.js'
import type { ResultModel } from '../../../src/render/result.js'
import type { SheetModel } from '../../../src/render/sheet.js'
import { presets } from '../../../src/engine/index.js'
import type { DealResult, ScoreLine } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { Intent } from '../../../src/table/intent.js'
import { tableView as viewFor } from '../../../src/table/table-view.js'
import type { Table } from '../../../src/table/table.js'
import type { SheetRow, TableView } from '../../../src/table/view.js'
import { pixelsOf, png } from '../../render/support.js'
import { after, dealOver, firstMove, lobby } from '../../support/table-steps.js'
import { expectFits } from './limits.js'
import { modelOf } from './models.js'
import { buttonsOf, people, rowOf, tableView, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const words = { ...plainLook, size: null } as const
const guests = ['ben', 'clara', 'dora', 'emil'] as const
const five = ['anna', ...guests]

const lines: readonly ScoreLine[] = [
  { code: 'won', for: 'kontra', points: 1 },
  { code: 'fuchs', for: 'kontra', points: 1, seat: 3, from: 1, trick: 4 },
  { code: 'karlchen', for: 're', points: 1, seat: 2, trick: 11 },
  { code: 'factor', times: 2, why: 'bock' },
]
const result: DealResult = {
  game: 'normal', soloist: null, pflicht: false, parties: ['kontra', 're', 're', 'kontra'], announced: { re: 0, kontra: 0 },
  eyes: { re: 112, kontra: 128 }, tricksWon: { re: 5, kontra: 7 }, winner: 'kontra', lines, value: 2, points: [2, -2, -2, 2], nextDealer: 0,
} // prettier-ignore
const between = (row: Partial<SheetRow> = {}, changes: Partial<TableView> = {}): TableView =>
  tableView({ status: 'between', sheet: [{ ...rowOf(result), ...row }], totals: [2, -2, -2, 2], ...changes })

/** A table of five people after so many games. */
function evening(games: number): Table {
  const people = guests.map((user): Intent => ({ type: 'join', user }))
  let table = dealOver(after(lobby({ games: 30 }), ...people, { type: 'start', user: 'anna' }))
  for (let game = 1; game < games; game++)
    table = dealOver(after(table, ...five.map((user): Intent => ({ type: 'continue', user }))))
  return table
}

describe('the result of a game', () => {
  it('has the same lines in its picture as in its text, with the same people', () => {
    const page = presentResult(between(), t, { look })
    const model = modelOf(page, 'result') as unknown as ResultModel
    expect(model.lines.map(({ points, name, by, from }) => [points, name, by, from])).toEqual([
      ['+1', 'Gewonnen', undefined, undefined],
      ['+1', 'Fuchs gefangen', 3, 1],
      ['\u22121', 'Karlchen für Re', 2, undefined],
      ['×2', 'Bockspiel', undefined, undefined],
    ])
    const text = textOf(page)
    for (const { points, name } of model.lines) {
      const [plain = ''] = name.split(' für ')
      expect(text.split('\n').filter((line) => line.startsWith(`**${points}** ${plain}`))).toHaveLength(1)
    }
    expect(model.winners).toEqual([0, 3])
    expect(page.pictures[0]?.alt).toContain('Platz 4: +2, Stand 2.')
  })

  it('gives a soloist’s threefold points a line of their own, below the sum', () => {
    const solo: DealResult = { ...result, game: 'damensolo', soloist: 1, winner: 're', parties: ['kontra', 're', 'kontra', 'kontra'], lines: [{ code: 'won', for: 're', points: 1 }], value: 1, points: [-1, 3, -1, -1] } // prettier-ignore
    const page = presentResult(between({ result: solo }), t, { look })
    const text = textOf(page)
    expect(text).toContain(`### 🏆 🟡2 <@${people[1]}> gewinnt als Re mit 112 : 128 · +1`)
    expect(text).toMatch(/= \*\*\+1\*\*\n\*\*×3\*\* Solo/)
    expect((modelOf(page, 'result') as unknown as ResultModel).after).toMatchObject([{ points: '×3', by: 1 }])
  })

  it('begins in a private hand with the own points, in the same words otherwise, and nowhere else', () => {
    const over = dealOver(after(lobby({ games: 4 }), ...guests.slice(0, 3).map((user): Intent => ({ type: 'join', user })), { type: 'start', user: 'anna' })) // prettier-ignore
    const mine = presentHand(viewFor(over, 'ben'), t, { look })
    const place = viewFor(over, 'ben').place ?? 0
    const { points } = viewFor(over, 'ben').sheet[0]?.result ?? result
    const own = points[place as 0 | 1 | 2 | 3]
    expect(textOf(mine)).toMatch(new RegExp(`^### Du \\*\\*[+\u2212]?${Math.abs(own)}\\*\\*$`, 'm'))
    const shared = textOf(presentResult(viewFor(over, null), t, { look })).split('\n')
    expect(shared.join('\n')).not.toContain('### Du')
    for (const line of shared.filter((each) => /^\*\*[+×\u2212]/.test(each))) expect(textOf(mine)).toContain(line)
    const ended = presentHand({ ...viewFor(over, 'ben'), status: 'over' }, t, { look })
    expect(textOf(ended)).toMatch(/^### Du \*\*/m)
    expect(textOf(presentHand({ ...viewFor(over, 'ben'), status: 'closed' }, t, { look }))).not.toContain('### Du')
    expect(modelOf(mine, 'result')).toEqual(modelOf(presentResult(viewFor(over, null), t, { look }), 'result'))
  })

  it('leaves the reasons to `Why?` where everything happened at once, and fits', () => {
    const many = Array.from({ length: 24 }, (_, at): ScoreLine => ({ code: 'fuchs', for: 'kontra', points: 1, seat: 3, from: 1, trick: at % 12 })) // prettier-ignore
    for (const language of languages)
      expectFits(presentResult(between({ result: { ...result, lines: many } }), translator(language), { look }))
    expect(textOf(presentResult(between({ result: { ...result, lines: many } }), t, { look }))).not.toContain(
      'Karo-Ass',
    )
  })
})

describe('a Bockrunde', () => {
  const rules = { preset: 'hausrunde', set: { bockHerz: true, bock120: true } } as const
  const told = (row: Partial<SheetRow>, changes: Partial<TableView> = {}) =>
    textOf(presentResult(between(row, { rules, ...changes }), t, { look }))

  it('is told with what started it and how many games it has', () => {
    const text = told({ result: { ...result, bock: ['herz'] }, coming: [2, 2, 2, 2] })
    expect(text).toContain('🐏 **Bockrunde: vier Fehl-Herz in einem Stich** · es folgen 4 Spiele ×2')
    const both = told({ result: { ...result, bock: ['herz', '120'] }, coming: [4, 4, 4, 2] })
    expect(both).toContain(
      'Bockrunde: vier Fehl-Herz in einem Stich und 120 zu 120** · es folgen 3 Spiele ×4 und 1 Spiel ×2',
    )
    expect(told({ coming: [2, 2] })).toContain('🐏 es folgen 2 Spiele ×2')
    expect(told({})).not.toContain('🐏')
    expect(told({ result: { ...result, bock: ['herz'] } })).toContain('kein Spiel mehr dafür')
  })

  it('says that another one changes nothing where the rules say so', () => {
    const ignore = { rules: { ...rules, set: { ...rules.set, bockAgain: 'ignore' } } } as const
    const text = told({ bock: 2, result: { ...result, bock: ['120'] }, coming: [2] }, ignore)
    expect(text).toContain('120 zu 120, doch eine Bockrunde läuft schon** · es folgt 1 Spiel ×2')
  })

  it('tells in each table message its factor and how many games come after', () => {
    const table = after(lobby({ games: 4, rules }), ...guests.slice(0, 3).map((user): Intent => ({ type: 'join', user })), { type: 'start', user: 'anna' }) // prettier-ignore
    const { deal } = viewFor(table, null)
    if (!deal) throw new Error('no deal')
    const shown = (bock: readonly number[], set: object = {}): string =>
      textOf(presentTable({ ...viewFor(table, null), rules: { ...rules, set: { ...rules.set, ...set } }, deal: { ...deal, bock: bock[0] ?? 1 }, bock }, t, { look })) // prettier-ignore
    expect(shown([2, 2, 2, 2])).toContain('🐏 Bockspiel ×2 · danach noch 3 Spiele ×2')
    expect(shown([4, 2])).toContain('🐏 Bockspiel ×4 · danach noch 1 Spiel ×2')
    expect(shown([2])).toContain('🐏 Bockspiel ×2 · das letzte')
    expect(shown([2], { bockEffect: 'plusTwo' })).toContain('🐏 Bockspiel +2 · das letzte')
    expect(shown([])).not.toContain('🐏')
  })

  it('is told where cards thrown in start it', () => {
    const event = { type: 'deal', event: { type: 'redeal', seat: 1, reason: 'schmeissen' } } as const
    const started = tableView({ rules: { ...rules, set: { bockSchmeissen: true } }, bock: [2, 2, 2, 2] })
    expect(announceLine(started, [event], t)).toContain('🐏 eine Bockrunde beginnt')
    expect(announceLine(tableView({ rules }), [event], t)).not.toContain('🐏')
  })
})

describe('the standing on a page of the score sheet', () => {
  const sheet = Array.from({ length: 14 }, (_, at) => {
    const totals = [at + 1, 0 - at - 1, 0, 0]
    return { ...between({}).sheet[0], number: at + 1, totals } as SheetRow
  })
  const view = between({}, { status: 'over', sheet, totals: sheet.at(-1)?.totals ?? [], games: 14 })

  it('is the one after the last game of that page, and says so; the last page has how it ended', () => {
    const first = textOf(presentSheet(view, t, { look, at: 0 }))
    expect(first).toMatch(/Spiele 1 bis 12 .*\n\*\*Stand nach Spiel 12:\*\*\n🥇 \*\*1\.\*\* 🔵1 .* \*\*12\*\*$/m)
    expect(textOf(presentSheet(view, t, { look, at: 1 }))).toMatch(/\*\*Endstand:\*\*\n🥇 .* \*\*14\*\*$/m)
    const runs = textOf(presentSheet({ ...view, status: 'playing' }, t, { look }))
    expect(runs).toContain('**Stand nach Spiel 14:**')
  })
})

describe('the best in the book of minus points', () => {
  const totals = [9, 0, 4, 12]
  const willi = between({ totals, result: { ...result, points: [9, 0, 4, 12] } }, { rules: presets.willi, totals })

  it('has the fewest: standing, podium, sheet and result crown the same person', async () => {
    const text = textOf(presentResult(willi, t, { look }))
    expect(text).toContain('**Stand:** 👑 🟡2: **0** · 🟠3: **4** · 🔵1: **9** · ⚪4: **12**')
    expect((modelOf(presentResult(willi, t, { look }), 'result') as unknown as ResultModel).people.map(({ leads }) => leads)).toEqual([false, true, false, false]) // prettier-ignore
    const end = presentEnd({ ...willi, status: 'over' }, t, { look })
    expect(textOf(end)).toContain(`## 🏆 🟡2 <@${people[1]}> gewinnt · 0 Minuspunkte`)
    expect(textOf(end)).toContain(`🥇 **1.** 🟡2 <@${people[1]}> **0**\n🥈 **2.** 🟠3`)
    expect(modelOf(end, 'podium')).toMatchObject({ people: [{ rank: 3 }, { rank: 1 }, { rank: 2 }, { rank: 4 }] })
    const closed = presentClosed({ ...willi, status: 'closed' }, t, { look })
    expect(textOf(closed)).toContain(`🥇 **1.** 🟡2 <@${people[1]}> **0**`)
    const sheet = presentSheet(willi, t, { look })
    expect(textOf(sheet)).toContain(`🥇 **1.** 🟡2 <@${people[1]}> **0**`)
    const longer = { ...willi, status: 'over' as const, sheet: [...willi.sheet, ...willi.sheet] }
    expect(modelOf(presentEnd(longer, t, { look }), 'chart')).toMatchObject({ minus: true })
    const drawn = await pixelsOf(await drawSheet(modelOf(sheet, 'sheet') as unknown as SheetModel, png))
    const crowns = [340, 524, 708, 892].map((centre) => drawn.at(centre - 64, 55) === '#edbb4e')
    expect(crowns).toEqual([false, true, false, false])
  })
})

describe('the end of a match', () => {
  it('names all who share the win, and gives the next ones the place after them', () => {
    const over = between({}, { status: 'over', totals: [7, 3, 7, -17] })
    const text = textOf(presentEnd(over, t, { look }))
    expect(text).toContain(`## 🏆 🔵1 <@${people[0]}> und 🟠3 <@${people[2]}> gewinnen gemeinsam · 7 Punkte`)
    expect(text).toContain(`🥇 **1.** 🔵1 <@${people[0]}> **7**\n🥇 **1.** 🟠3 <@${people[2]}> **7**\n🥉 **3.** 🟡2`)
    expect(textOf(presentEnd({ ...over, totals: [0, 0, 0, 0] }, t, { look }))).toContain('## 🏆 Alle gleichauf')
  })

  it('draws everybody’s points over time, with its key in the text and in the alt text', () => {
    const view = viewFor(evening(3), null)
    const page = presentEnd({ ...view, status: 'over' }, t, { look })
    expectFits(page)
    expect(modelOf(page, 'chart')).toMatchObject({ people: 5, games: view.sheet.map(({ totals }) => ({ totals })) })
    expect(textOf(page)).toContain('🔵1 ● <@anna> · 🟡2 ■ <@ben> · 🟠3 ▲ <@clara> · ⚪4 ◆ <@dora> · 🟣5 ▼ <@emil>')
    expect(page.pictures.at(-1)?.alt).toContain('Platz 2 (gelbes Quadrat)')
    expect(modelOf(presentEnd(between({}, { status: 'over' }), t, { look }), 'chart')).toBeNull()
    const read = presentEnd({ ...view, status: 'over' }, t, { look: words })
    expect(read.pictures).toEqual([])
    expect(textOf(read)).not.toContain('●')
  })
})

describe('the score sheet', () => {
  const view = viewFor(evening(14), 'ben')

  it('turns back and forth through all games, and says which are shown', () => {
    const last = presentSheet(view, t, { look })
    expectFits(last)
    expect(textOf(last)).toContain('Spiele 13 bis 14 · gespielt 14 von 30')
    const turns = (page: Page) => buttonsOf(page).filter(({ label }) => label === t('button.earlier') || label === t('button.later')) // prettier-ignore
    expect(turns(last).map(({ disabled }) => disabled ?? false)).toEqual([false, true])
    const wanted = readSheet((turns(last)[0]?.custom_id ?? '').split(':').slice(3).join(':'))
    expect(wanted).toEqual({ table: view.id, at: 0 })
    const first = presentSheet(view, t, { look, at: 0 })
    expect(textOf(first)).toContain('Spiele 1 bis 12')
    expect(modelOf(first, 'sheet')).toMatchObject({ page: 0 })
    expect(turns(first).map(({ disabled }) => disabled ?? false)).toEqual([true, false])
    expect(textOf(presentSheet(view, t, { look, at: 99 }))).toContain('Spiele 13 bis 14')
  })

  it('gives the games of its page in words where pictures are off, and leads back to a hand', () => {
    const text = textOf(presentSheet(view, t, { look: words, at: 1 }))
    expect(text).toContain('Spiel 14:')
    expect(text).toContain('Spiel 13:')
    expect(text).not.toContain('Spiel 12:')
    expect(buttonsOf(presentSheet(view, t, { look })).at(-1)?.label).toBe(t('button.hand'))
    expect(textOf(presentSheet(tableView(), t, { look }))).toBe(t('result.no-sheet'))
  })
})

describe('a person at a table of five', () => {
  const [one, two] = [evening(1), evening(2)]
  const names = five.map((user, place) => `${markOfPlace(place)} <@${user}>`)

  it('has one number, thus one colour and shape, in every picture, wherever they sit in a game', () => {
    for (const table of [one, two]) {
      const view = viewFor(table, null)
      const { seating } = view
      const people = five.map((_, place) => place)
      const model = modelOf(presentResult(view, t, { look }), 'result') as unknown as ResultModel
      expect(model.people.map(({ points }) => points === null)).toEqual(people.map((place) => !seating.includes(place)))
      const trick = modelOf(presentLastTrick(view, t, { look }), 'table')
      expect(trick).toMatchObject({ seats: seating.map((person) => ({ person })) })
      const won = view.sheet.at(-1)?.result
      const winners = seating.filter((_, seat) => won?.parties[seat as 0 | 1 | 2 | 3] === won?.winner)
      expect([...model.winners].sort()).toEqual([...winners].sort())
      expect((modelOf(presentSheet(view, t, { look }), 'sheet') as unknown as SheetModel).games.at(-1)?.winners).toEqual(model.winners) // prettier-ignore
    }
    expect(viewFor(one, null).seating).not.toEqual(viewFor(two, null).seating)
  })

  it('is named beside every picture that shows only their sign', () => {
    const view = viewFor(two, 'ben')
    const playing = viewFor(firstTrick(after(two, ...five.map((user): Intent => ({ type: 'continue', user })))), 'ben')
    const everybody = [
      presentResult(view, t, { look }),
      presentSheet(view, t, { look }),
      presentEnd({ ...view, status: 'over' }, t, { look }),
      presentClosed({ ...view, status: 'closed' }, t, { look }),
      presentHand(view, t, { look }),
    ]
    for (const page of everybody) {
      expect(page.pictures.length).toBeGreaterThan(0)
      for (const name of names) expect(textOf(page)).toContain(name)
    }
    for (const page of [presentTable(playing, t, { look }), presentLastTrick(view, t, { look })])
      for (const place of page.pictures[0]?.alt.includes('Spiel 3') ? playing.seating : view.seating)
        expect(textOf(page)).toContain(names[place])
  })
})

/** The table with the first trick of its deal under way. */
function firstTrick(table: Table): Table {
  let now = table
  while (viewFor(now, null).deal?.phase !== 'playing') now = after(now, firstMove(now))
  return now
}
