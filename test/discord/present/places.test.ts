import { describe, expect, it } from 'vitest'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentInvitation } from '../../../src/discord/features/lobby/guests.js'
import { presentLobby } from '../../../src/discord/features/lobby/page.js'
import { presentAskVote, presentMore } from '../../../src/discord/features/people/pages.js'
import { presentHand } from '../../../src/discord/features/play/hand.js'
import { presentEnd } from '../../../src/discord/features/result/end.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { presentWhy } from '../../../src/discord/features/result/why.js'
import { sheetText } from '../../../src/discord/look/score-lines.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { Intent } from '../../../src/table/intent.js'
import { tableView } from '../../../src/table/table-view.js'
import type { Table } from '../../../src/table/table.js'
import { after, dealOver, firstMove, lobby } from '../../support/table-steps.js'
import { expectFits } from './limits.js'
import { buttonsOf, selectsOf, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const pictures = { ...plainLook, size: 1080 } as const
const guests = ['ben', 'clara', 'dora', 'emil', 'fritz', 'gerd']

/** A lobby of anna's with so many people in all. */
const lobbyOf = (count: number): Table =>
  after(lobby({ games: 10 }), ...guests.slice(0, count - 1).map((user): Intent => ({ type: 'join', user })))

const begun = (count: number): Table => after(lobbyOf(count), { type: 'start', user: 'anna' })

/** The game after the first one: place 1 deals and sits out. */
function second(count: number): Table {
  const over = dealOver(begun(count))
  const people = ['anna', ...guests.slice(0, count - 1)]
  return after(over, ...people.map((user): Intent => ({ type: 'continue', user })))
}

describe.each([5, 6, 7])('a table of %d people', (count) => {
  it('lists every place in the lobby and fits in every language', () => {
    for (const language of languages) {
      const page = presentLobby(tableView(lobbyOf(count), null), translator(language), { levels: ['random', 'easy', 'strong'] }) // prettier-ignore
      expectFits(page)
    }
    const text = textOf(presentLobby(tableView(lobbyOf(count), null), t))
    const marks = ['🔵1', '🟡2', '🟠3', '⚪4', '🟣5', '🟢6', '🟤7'].slice(0, count)
    for (const [place, mark] of marks.entries()) expect(text).toContain(`${mark} <@${['anna', ...guests][place]}>`)
    expect(text).toContain('Ihr seid mehr als vier')
  })

  it('names in the channel who plays, who deals and who sits out, by place', () => {
    const table = second(count)
    const view = tableView(table, null)
    const text = textOf(presentTable(view, t, { look }))
    expect(text).toContain('🟡2 <@ben> gibt und setzt aus')
    const people = ['anna', ...guests]
    for (const place of view.seating) expect(text).toMatch(new RegExp(`^.{1,2}${place + 1} <@${people[place]}>`, 'mu'))
    const out = text.split('\n').find((line) => line.includes('gibt und setzt aus')) ?? ''
    for (const [place, person] of people.slice(0, count).entries()) {
      expect(out.includes(`<@${person}>`), person).toBe(!view.seating.includes(place))
    }
    const page = presentTable(view, t, { look: pictures })
    expectFits(page)
    const alt = page.pictures[0]?.alt ?? ''
    for (const place of [0, 1, 2, 3, 4, 5, 6]) {
      expect(alt.includes(`Platz ${place + 1}:`), alt).toBe(view.seating.includes(place))
    }
  })

  it('writes result, end and sheet by place, with those who sat out', () => {
    const view = tableView(dealOver(second(count)), null)
    const [first] = view.sheet
    const text = textOf(presentResult(view, t, { look, game: 1, done: true }))
    expect(text).toMatch(/🔵1 <@anna> · ausgesetzt\n[^]*🔵1: \*\*0\*\*/)
    for (const place of first?.seating ?? []) expect(text).toMatch(new RegExp(`${place + 1} <@\\w+> \\*\\*[+\u2212]?\\d+\\*\\*`)) // prettier-ignore
    expect(textOf(presentEnd(view, t, { look })).match(/^(🥇 |🥈 |🥉 )?\*\*\d\.\*\* /gmu)).toHaveLength(count)
    expect(sheetText(view, t)).toContain(['🔵1', '🟡2', '🟠3', '⚪4', '🟣5', '🟢6', '🟤7'][count - 1])
    const soon = presentResult(view, t, { look: pictures })
    expectFits(soon)
    expect(soon.pictures[0]?.alt).toContain(`Platz ${count}: `)
    expect(textOf(presentWhy(view, t, { game: 1 }))).not.toContain('🔵1')
  })
})

describe('somebody who sits out', () => {
  const page = (table: Table, user = 'anna') => presentHand(tableView(table, user), t, { look: pictures })

  it('sees the table and when they play again, but no cards to press', () => {
    const shown = page(begun(5))
    expect(textOf(shown)).toContain('Du setzt dieses Spiel aus')
    expect(textOf(shown)).toContain('Ab Spiel 2 bist du wieder dabei.')
    expect(buttonsOf(shown).map(({ label }) => label)).toEqual(['Letzter Stich', undefined])
    expect(shown.pictures.map(({ name }) => name)).toEqual(['table.webp'])
    expectFits(shown)
  })

  it('is asked like the others whether a card may be taken back', () => {
    const rules = { preset: 'norsk', set: { takeBack: true } } as const
    let table = after(lobby({ games: 10, rules }), ...guests.slice(0, 4).map((user): Intent => ({ type: 'join', user })), { type: 'start', user: 'anna' }) // prettier-ignore
    while (tableView(table, null).deal?.trick?.cards.length !== 1) table = after(table, firstMove(table))
    const { places, seating, deal } = tableView(table, null)
    const player = places[seating[deal?.trick?.leader ?? 0]]
    const asked = after(table, { type: 'ask-take-back', user: player?.kind === 'person' ? player.user : '' })
    expect(textOf(page(asked))).toMatch(/zurück/)
    expect(buttonsOf(page(asked)).map(({ label }) => label).slice(0, 2)).toEqual([t('button.agree'), t('button.disagree')]) // prettier-ignore
    const agreed = after(asked, { type: 'answer-take-back', user: 'anna', agree: true })
    expect(buttonsOf(page(agreed)).map(({ label }) => label)).not.toContain(t('button.agree'))
  })

  it('reads the result afterwards and may say that it can go on', () => {
    const shown = page(dealOver(begun(5)))
    expect(textOf(shown)).toMatch(/Spiel 1\/[^]*🏆 .* gewinnen als [^]*🔵1: \*\*0\*\*/)
    expect(buttonsOf(shown)[0]?.label).toBe('Weiter')
  })

  it('is promised no number while the same person may have to deal again', () => {
    let table = begun(5)
    while (tableView(table, null).deal?.phase === 'reservations') {
      const intent = firstMove(table)
      if (intent.type !== 'move') throw new Error('a computer sits there')
      const { seating } = tableView(table, intent.user)
      const first = tableView(table, intent.user).place === seating[0]
      table = after(table, { ...intent, move: first ? { type: 'reserve', kind: 'damensolo' } : { type: 'healthy' } })
    }
    expect(textOf(page(table))).toContain('Sobald jemand anderes gibt')
  })
})

describe('a table with a computer player and a vote', () => {
  const table = after(begun(5), { type: 'leave', user: 'emil' }, { type: 'vote-close', user: 'ben', agree: true })
  const view = tableView(table, null)

  it('offers the place and the vote on its message, for everybody alike', () => {
    const page = presentTable(view, t, { look: pictures })
    expect(textOf(page)).toContain('🟣5 🤖 <@emil> (Computer)')
    expect(textOf(page)).toContain(
      '**<@ben> fragt: Partie beenden? 1 dafür, 0 dagegen, es fehlen noch 3: <@anna>, <@clara> und <@dora>**',
    )
    expect(buttonsOf(page).map(({ label }) => label).slice(-3)).toEqual(['Platz übernehmen', 'Ja', 'Nein']) // prettier-ignore
    expectFits(page)
  })

  it('offers the place among the rest too, to those without one', () => {
    const labels = (user: string) => buttonsOf(presentMore(tableView(table, user), t)).map(({ label }) => label)
    expect(labels('xaver')).toContain('Platz übernehmen')
    expect(labels('ben')).not.toContain('Platz übernehmen')
    expect(labels('emil')).toContain('Platz wieder einnehmen')
  })

  it('offers nothing that would only be refused to whoever looks on', () => {
    const may = (user: string, ...rest: [boolean?]) =>
      buttonsOf(presentMore(tableView(table, user), t, [], ...rest)).filter(({ disabled }) => !disabled).map(({ label }) => label) // prettier-ignore
    expect(may('xaver')).not.toContain('Tisch schließen …')
    expect(may('xaver', true)).toContain('Tisch schließen …')
    expect(may('ben')).toContain('Tisch schließen …')
  })

  it('asks once more before a vote, in every language', () => {
    for (const language of languages) expectFits(presentAskVote(view, translator(language)))
  })
})

describe('the lobby', () => {
  it('offers a computer of each level while places are free, and shuffling once two sit', () => {
    const one = presentLobby(tableView(lobbyOf(1), null), t, { levels: ['random', 'easy'] })
    expect(selectsOf(one)[0]?.options.map(({ label }) => label)).toEqual(['Computer (zufällig)', 'Computer (leicht)'])
    const off = buttonsOf(one).filter(({ disabled }) => disabled).map(({ label }) => label) // prettier-ignore
    expect(off).toEqual(['Los geht’s', 'Plätze mischen'])
    expect(selectsOf(presentLobby(tableView(lobbyOf(5), null), t))).toEqual([])
  })

  it('names the turn clock, if there is one', () => {
    const timed = tableView(lobby({ clock: 90_000 }), null)
    expect(textOf(presentLobby(timed, t))).toContain('Bedenkzeit normal (90 s)')
    expect(textOf(presentLobby(tableView(lobby({ clock: null }), null), t))).not.toContain('Bedenkzeit')
  })
})

it('an invitation pings its guest only if it may', () => {
  const view = tableView(lobbyOf(1), null)
  expect(presentInvitation(view, { host: 'anna', guest: 'ben', ping: true }, t).pings).toEqual(['ben'])
  expect(presentInvitation(view, { host: 'anna', guest: 'ben', ping: false }, t).pings).toEqual([])
})
