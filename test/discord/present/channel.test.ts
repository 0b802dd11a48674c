import { describe, expect, it } from 'vitest'
import { announceLine } from '../../../src/discord/features/channel/news.js'
import { presentTable } from '../../../src/discord/features/channel/page.js'
import { presentBoard } from '../../../src/discord/features/channel/pages.js'
import { presentHelp } from '../../../src/discord/features/help/page.js'
import { presentLobby } from '../../../src/discord/features/lobby/page.js'
import { presentAskClose, presentAskLeave, presentMore } from '../../../src/discord/features/people/pages.js'
import { presentClosed, presentEnd } from '../../../src/discord/features/result/end.js'
import { presentResult } from '../../../src/discord/features/result/result.js'
import { presentWhy } from '../../../src/discord/features/result/why.js'
import { packRules, unpackRules } from '../../../src/discord/features/rules/packed-rules.js'
import { presentRules, rulesTabs, unpackRulesPage } from '../../../src/discord/features/rules/page.js'
import { periods, presentStats } from '../../../src/discord/features/stats/page.js'
import { refusalText } from '../../../src/discord/look/refusal.js'
import {
  factorReasons,
  lineCodes,
  presetIds,
  presets,
  shuffledHands,
  switches,
  switchIds,
} from '../../../src/engine/index.js'
import type { Action, DealResult, LineCode, RuleSet, ScoreLine, Seat, SwitchRow } from '../../../src/engine/index.js'
import { languages, translator } from '../../../src/i18n/index.js'
import type { Ranking } from '../../../src/table/ports.js'
import type { SheetRow } from '../../../src/table/view.js'
import { decodePress } from '../../support/presses.js'
import { expectFits } from './limits.js'
import { after, begin, buttonsOf, ddv, during, people, rowOf, tableView, textOf } from './support.js'
import { plainLook } from '../../support/plain-look.js'

const t = translator('de')
const look = plainLook
const healthy: Action[] = ([0, 1, 2, 3] as const).map((seat) => ({ seat, type: 'healthy' }))
const dealt = begin(ddv, shuffledHands(ddv, 'channel'), 3)

const result: DealResult = {
  game: 'normal',
  soloist: null,
  pflicht: false,
  parties: ['kontra', 're', 're', 'kontra'],
  announced: { re: 0, kontra: 0 },
  eyes: { re: 112, kontra: 128 },
  tricksWon: { re: 5, kontra: 7 },
  winner: 'kontra',
  lines: [
    { code: 'won', for: 'kontra', points: 1 },
    { code: 'gegenDieAlten', for: 'kontra', points: 1 },
    { code: 'fuchs', for: 'kontra', points: 1, seat: 3, from: 1, trick: 4 },
    { code: 'karlchen', for: 're', points: 1, seat: 2, trick: 11 },
  ],
  value: 2,
  points: [2, -2, -2, 2],
  nextDealer: 1,
}

describe('the lobby', () => {
  const lobby = tableView({ status: 'lobby', game: 0, seats: [{ kind: 'person', user: people[0] }, null, null, null] })

  it('says who sits where, how many seats are free, and lets a game start only at a full table', () => {
    const page = presentLobby(lobby, t)
    expect(textOf(page)).toContain('**Doppelkopf · Tisch 2** · DDV-Turnierregeln · 24 Spiele')
    expect(textOf(page)).toContain('🔵1 <@100000000000000001> · leitet den Tisch\n🟡2 frei')
    expect(textOf(page)).toContain('Noch 3 Plätze frei')
    const start = (shown: ReturnType<typeof buttonsOf>) =>
      shown.find((each) => decodePress(each.custom_id)?.do === 'start')
    expect(start(buttonsOf(page))?.disabled).toBe(true)
    expect(start(buttonsOf(presentLobby({ ...lobby, places: tableView().places }, t)))?.disabled).toBeUndefined()
    expectFits(page)
  })
})

describe('the table in the channel', () => {
  it('names the one to play in bold, last of all bold names', () => {
    const playing = after(dealt, ...healthy)
    const view = during(playing, 'spectator')
    const bold = [
      ...textOf(presentTable(view, t, { look, news: '**🟠3 <@100000000000000003> sagt Re**' })).matchAll(
        /\*\*<@(\d+)>\*\*/g,
      ),
    ]
    expect(bold.at(-1)?.[1]).toBe(people[0])
  })

  it('says who is healthy and who thinks', () => {
    const text = textOf(
      presentTable(during(after(dealt, healthy[0] ?? { seat: 0, type: 'healthy' }), 'spectator'), t, { look }),
    )
    expect(text).toContain('🔵1 <@100000000000000001> · gesund')
    expect(text).toContain('🟡2 <@100000000000000002> · überlegt')
    expect(text).toContain('⚪4 🤖 Dietmar')
  })

  it('shows the trick in one line, what must be followed and since when somebody is awaited', () => {
    const hands = [
      ['SA', 'SK', 'S9', 'CQ', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'CA', 'HA'],
      ['SA', 'SK', 'S9', 'CQ', 'HQ', 'DQ', 'CJ', 'SJ', 'DA', 'DT', 'CA', 'HA'],
      ['ST', 'HT', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'CT', 'CK', 'C9', 'HK', 'H9'],
      ['ST', 'HT', 'SQ', 'HJ', 'DJ', 'DK', 'D9', 'CT', 'CK', 'C9', 'HK', 'H9'],
    ] as const
    const led = after(
      begin(ddv, hands, 3),
      ...healthy,
      { seat: 0, type: 'play', card: 'SA' },
      { seat: 1, type: 'play', card: 'SK' },
    )
    const text = textOf(presentTable(during(led, 'spectator'), t, { look, since: 1_700_000_000 }))
    expect(text).toContain('🔵♠A 🟡♠K → 🟠3')
    expect(text).toContain('🟠3 **<@100000000000000003>** ist dran (Pik bedienen) · gefragt <t:1700000000:R>')
  })
})

describe('news', () => {
  const view = during(after(dealt, ...healthy), 'spectator')
  it('tell an announcement rather than a trick, and no plain play', () => {
    const played = { type: 'deal', event: { type: 'played', seat: 0, card: 'SA' } } as const
    const won = { type: 'deal', event: { type: 'trick-won', seat: 1, eyes: 25 } } as const
    const said = { type: 'deal', event: { type: 'announced', seat: 3, call: 'kontra', party: 'kontra' } } as const
    expect(announceLine(view, [played], t)).toBe('')
    expect(announceLine(view, [played, won], t)).toBe('🟡2 <@100000000000000002> macht den Stich, 25 Augen')
    expect(announceLine(view, [said, played, won], t)).toBe('**⚪4 🤖 Dietmar sagt Kontra**')
  })
})

describe('the result of a deal', () => {
  const view = tableView({ status: 'between', sheet: [rowOf(result)], totals: [2, -2, -2, 2], ready: [people[0]] })

  it('explains every line in words, signed from the winners’ side', () => {
    const text = textOf(presentResult(view, t, { look }))
    expect(text).toContain(
      '### 🏆 🔵1 <@100000000000000001> und ⚪4 🤖 Dietmar gewinnen als Kontra mit 128 : 112 · +2\n',
    )
    expect(text).toContain(
      [
        '**+1** Gewonnen · Die Gewinner haben 128 Augen; 120 reichen.',
        '**+1** Gegen die Alten · Kontra hat gegen die Kreuz-Damen gewonnen.',
        '**+1** Fuchs gefangen (⚪4 🤖 Dietmar von 🟡2 <@100000000000000002>) · Karo-Ass der anderen Seite ging in Stich 5 verloren.',
        '**\u22121** Karlchen (🟠3 <@100000000000000003>) für Re · Kreuz-Bube hat den letzten Stich gemacht.',
        '= **+2**',
      ].join('\n'),
    )
    expect(text).toContain('🟡2 <@100000000000000002> **\u22122** · Re\n')
    expect(text).toContain('**Stand:** 👑 🔵1: **+2** · 👑 ⚪4: **+2** · 🟡2: **\u22122** · 🟠3: **\u22122**')
    expect(text).toContain(`sobald <@${people[1]}> und <@${people[2]}> auf Weiter gedrückt haben`)
  })

  it('says in the book of minus points who gets them, and never "+" for them', () => {
    const told = (changes: Partial<DealResult>): string => {
      const minus: DealResult = { ...result, points: [0, 2, 2, 0], ...changes }
      const willi = tableView({ status: 'between', rules: presets.willi, sheet: [rowOf(minus)] })
      return textOf(presentResult(willi, t, { look }))
    }
    const lost = told({})
    expect(lost).toContain('\n= **2 Minuspunkte** für Re\n')
    expect(lost).toContain('als Kontra mit 128 : 112 · 2 Minuspunkte für Re\n')
    expect(lost).toContain('**Stand:** 👑 🔵1: **0** · 👑 ⚪4: **0** · 🟡2: **2** · 🟠3: **2**')
    expect(lost).toContain('🟡2 <@100000000000000002> **2 Minuspunkte** · Re')
    expect(lost).toContain('🔵1 <@100000000000000001> **0** · Kontra')
    const turned = told({ value: -1, points: [1, 0, 0, 1] })
    expect(turned).toContain('= **1 Minuspunkt** für Kontra')
    expect(turned).toContain('🔵1 <@100000000000000001> **1 Minuspunkt** · Kontra')
    expect(told({ winner: null, value: 3, points: [3, 0, 0, 3] })).toContain('= **3 Minuspunkte** für Kontra')
    expect(told({ value: 0, points: [0, 0, 0, 0] })).toContain('= **0**\n')
  })

  it('keeps only what stays good for ever when it is left behind', () => {
    expect(buttonsOf(presentResult(view, t, { look })).map((shown) => shown.label)).toEqual([
      'Weiter',
      'Warum?',
      'Rückblick',
      'Punktetabelle',
      'Mehr',
      'Platz übernehmen',
    ])
    expect(buttonsOf(presentResult(view, t, { look, done: true })).map((shown) => shown.label)).toEqual([
      'Warum?',
      'Rückblick',
      'Punktetabelle',
    ])
  })

  it('gives the rule behind each line', () => {
    const text = textOf(presentWhy(view, t))
    expect(text).toContain('Die Gewinner haben 128 Augen; 120 reichen.')
    expect(text).toContain('Karo-Ass der anderen Seite ging in Stich 5 verloren.')
    // Alone in a silent Hochzeit is not a Solo: against both Kreuz-Damen it was.
    const alone = (game: DealResult['game']) =>
      textOf(presentWhy({ ...view, sheet: [rowOf({ ...result, game, soloist: 1 })] }, t))
    expect(alone('stille-hochzeit')).toContain('gegen die Kreuz-Damen gewonnen')
    expect(alone('damensolo')).toContain('gegen das Solo gewonnen')
  })

  it('fits in all languages even when everything happened at once', () => {
    const often: readonly LineCode[] = ['doppelkopf', 'fuchs']
    const lines: ScoreLine[] = [
      ...[...lineCodes, ...often].map((code): ScoreLine => ({ code, for: 'kontra', points: 1, by: 're', seat: 3, from: 1, trick: 11 })), // prettier-ignore
      ...factorReasons.map((why): ScoreLine => ({ code: 'factor', times: 4, why })),
    ]
    const everything = { ...result, lines, announced: { re: 5, kontra: 5 } as const }
    for (const language of languages) {
      const crowded = { ...view, sheet: [rowOf(everything)] }
      expectFits(presentResult(crowded, translator(language), { look }))
      expectFits(presentWhy(crowded, translator(language)))
    }
  })

  it('says that nobody won', () => {
    const none = { ...result, winner: null, lines: [], value: 0, points: [0, 0, 0, 0] } as const
    expect(textOf(presentResult({ ...view, sheet: [rowOf(none)] }, t, { look }))).toContain(
      '### Niemand gewinnt: Re 112 : 128 Kontra · 0',
    )
  })
})

describe('the end of a match', () => {
  it('gives places, shares equal ones, and counts minus points the other way round', () => {
    const sheet = [rowOf({ ...result, points: [5, 1, -7, 1] })]
    const over = tableView({ status: 'over', sheet, totals: [5, 1, -7, 1] })
    const text = textOf(presentEnd(over, t, { look }))
    expect(text).toContain(
      '🥇 **1.** 🔵1 <@100000000000000001> **5**\n🥈 **2.** 🟡2 <@100000000000000002> **1**\n🥈 **2.** ⚪4 🤖 Dietmar **1**\n**4.** 🟠3',
    )
    expect(text).toContain('Spiel 3 war das teuerste: +7 für Kontra')
    const minus = presentEnd({ ...over, rules: presets.willi }, t, { look })
    expect(textOf(minus)).toContain('**1.** 🟠3 <@100000000000000003> **\u22127**')
    expect(textOf(minus)).toContain('Spiel 3 war das teuerste: 7 Minuspunkte für Re')
  })

  it('names the dearest game by what it moved: a Solo by its soloist, none where several are equal, none that was voided', () => {
    const plain = rowOf({ ...result, points: [3, -3, -3, 3] }, 1)
    const solo = rowOf({ ...result, soloist: 2, game: 'damensolo', winner: 'kontra', points: [5, 5, -15, 5] }, 2)
    const text = (...sheet: SheetRow[]) => textOf(presentEnd(tableView({ status: 'over', sheet }), t, { look }))
    expect(text(plain, solo)).toContain('Spiel 2 war das teuerste: −15 für 🟠3 <@100000000000000003> (Damensolo)')
    expect(text(plain, { ...plain, number: 2 })).not.toContain('das teuerste')
    const voided = text(plain, { ...solo, voided: true })
    expect(voided).toContain('Spiel 1 war das teuerste: +3 für Kontra')
    expect(voided).toContain('Nach 2 Spielen, davon 1 gestrichen · Spiel 2 ist gestrichen und zählt nicht.')
  })

  it('names the closest game with its winners first, and none where several are equally close', () => {
    const close = (number: number, own: number): SheetRow =>
      rowOf({ ...result, winner: 'kontra', points: [0, 0, 0, 0], eyes: { re: 240 - own, kontra: own } }, number)
    const text = (...sheet: SheetRow[]) => textOf(presentEnd(tableView({ status: 'over', sheet }), t, { look }))
    expect(text(close(1, 180), close(2, 142))).toContain('Spiel 2 war das knappste: 142 : 98')
    expect(text(close(1, 142), close(2, 142))).not.toContain('das knappste')
  })

  it('says after a match closed early who leads, what stays and who has moved in the rankings, if a game was finished', () => {
    const moves = [{ user: people[0], before: 3, after: 1 }]
    const closed = tableView({ status: 'closed', game: 2, totals: [3, -3, -3, 3], sheet: [rowOf({ ...result, points: [3, -3, -3, 3] })] }) // prettier-ignore
    const text = textOf(presentClosed(closed, t, { look, moves }))
    expect(text).toContain('## 🏆 🔵1')
    expect(text).toContain(`Rangliste: <@${people[0]}> 3. → 1.`)
    expect(text).toContain('**Was bleibt**')
    const second = { ...closed, sheet: [...closed.sheet, ...closed.sheet] }
    expect(textOf(presentClosed(second, t, { look }))).toContain(`**${t('chart.title')}**`)
    const none = presentClosed(tableView({ status: 'closed', game: 1, sheet: [] }), t, { look })
    expect(textOf(none)).not.toContain('🏆')
    expect(buttonsOf(none).map(({ label }) => label)).toEqual(['Prüfen'])
  })

  it('gives no medals while all are equal', () => {
    const level = tableView({
      status: 'closed',
      sheet: [rowOf({ ...result, points: [0, 0, 0, 0] })],
      totals: [0, 0, 0, 0],
    })
    expect(textOf(presentClosed(level, t, { look }))).not.toMatch(/[🥇🥈🥉]/u)
  })

  it('explains a voided game as void, with winners and sum', () => {
    const view = tableView({ status: 'over', sheet: [{ ...rowOf(result), voided: true }] })
    const text = textOf(presentWhy(view, t, { look }))
    expect(text).toContain('**Mit Zustimmung aller gestrichen: zählt für niemanden**')
    expect(text).toMatch(/🏆 .* gewinnen als Kontra/)
    expect(text).toMatch(/^~~= \*\*.*~~$/m)
  })

  it('names who caught a Fuchs or won with Karlchen, and how often, by the places of each game', () => {
    const won = (seat: Seat, code: LineCode): ScoreLine => ({ code, for: 'kontra', points: 1, seat })
    const first = { ...result, lines: [won(0, 'fuchs'), won(3, 'karlchen')] }
    const second = { ...result, lines: [won(3, 'fuchs'), won(0, 'fuchs')] }
    // In the second game the first seat is the second place.
    const sheet = [rowOf(first, 1), { ...rowOf(second, 2), seating: [1, 2, 3, 0] as const }]
    const text = textOf(presentEnd(tableView({ status: 'over', sheet }), t, { look }))
    expect(text).toContain(`Fuchs gefangen: 🔵1 <@${people[0]}> ×2 · 🟡2 <@${people[1]}>`)
    expect(text).toContain('Karlchen: ⚪4 🤖 Dietmar')
    expect(text).not.toContain('Doppelkopf:')
  })

  it('offers one more round, the rankings and the check of the cards, however the match ended', () => {
    const over = tableView({ status: 'over', sheet: [rowOf(result)] })
    const labels = buttonsOf(presentBoard(over, t, { look })).map(({ label }) => label)
    expect(labels).toEqual(['Noch eine Runde', 'Warum?', 'Rückblick', 'Punktetabelle', 'Prüfen', 'Rangliste'])
    const closed = presentBoard({ ...over, status: 'closed' }, t, { look })
    expect(buttonsOf(closed).map(({ label }) => label)).toEqual(labels)
  })
})

describe('rankings', () => {
  const row = (user: number): Ranking => ({
    user: String(100000000000000000n + BigInt(user)), rank: user + 1, points: 12 - user, games: 8, winsRe: 2, winsKontra: 3, winsSolo: 1, recent: [1, -2],
  }) // prettier-ignore

  it('fit with ten people in every language and carry period and page in their presses', () => {
    const rows = Array.from({ length: 10 }, (_, at) => row(at))
    for (const language of languages)
      for (const period of periods) {
        const page = presentStats(rows, translator(language), { look, period, offset: 10, total: 35, shared: false })
        expectFits(page)
        const data = buttonsOf(page).map((shown) => decodePress(shown.custom_id))
        expect(data).toEqual(
          ['0.plus', '2.plus', '1.plus.s'].map((rest) => ({ do: 'page', page: 'stats', data: `${period}.${rest}` })),
        )
      }
  })

  it('have no controls when shown to all, and a kind word when empty', () => {
    expect(buttonsOf(presentStats([row(1)], t, { look, period: 'all', offset: 0, total: 1, shared: true }))).toEqual([])
    const empty = presentStats([], t, { look, period: 'week', offset: 0, total: 0, shared: false })
    expect(textOf(empty)).toContain('noch kein Spiel fertig')
    expectFits(empty)
  })
})

describe('rules and help', () => {
  it('fit for every preset, page and language', () => {
    for (const language of languages) {
      const say = translator(language)
      for (const preset of presetIds)
        for (const tab of rulesTabs) expectFits(presentRules(presets[preset], say, { look, tab }))
      expectFits(presentHelp(say))
      for (const ask of [presentMore, presentAskLeave, presentAskClose]) expectFits(ask(tableView(), say))
    }
  })

  it('say plainly what the house round counts for an announced win of Kontra', () => {
    const special = (rules: RuleSet) => textOf(presentRules(rules, t, { look, tab: 'special' }))
    expect(special(presets.hausrunde)).toContain('beides gelungen, ergibt 4 Punkte')
    expect(special({ preset: 'hausrunde', set: { kontraWinPoint: 'always' } })).toContain('ergibt 5 Punkte')
    expect(special(presets.ddv)).not.toContain('kontraWinPoint')
  })

  it('give deadlines by the deck in use', () => {
    expect(textOf(presentRules(presets.ddv, t, { look, tab: 'calls' }))).toContain('Re oder Kontra **11**')
    const short = { preset: 'ddv', set: { nines: false } } as const
    expect(textOf(presentRules(short, t, { look, tab: 'calls' }))).toContain('Re oder Kontra **9**')
  })

  it('keep every changed switch in the presses, within the length of a custom id', () => {
    const set = Object.fromEntries(
      switchIds.map((id) => {
        const row: SwitchRow = switches[id]
        return [id, row.values.at(-1) ?? true]
      }),
    )
    const rules: RuleSet = { preset: 'hausrunde', set }
    expect(unpackRules(packRules(rules))).toEqual(rules)
    const place = { tab: 'special', game: 'normal' }
    expect(unpackRulesPage(`${packRules(rules)}.special`)).toEqual({ rules, ...place })
    expectFits(presentRules(rules, t, { look, tab: 'special' }))
    expect(unpackRulesPage('???')).toEqual({ rules: { preset: 'ddv', set: {} }, tab: 'trumps', game: 'normal' })
  })
})

describe('refusals', () => {
  const playing = after(dealt, ...healthy)
  it('say exactly what is the matter', () => {
    const view = during(playing, 1)
    expect(refusalText(t, { code: 'not-your-turn', turn: 0 }, view)).toBe(
      '🔵1 **<@100000000000000001>** ist dran. Dein Blatt ist aktuell.',
    )
    expect(refusalText(t, { code: 'announce-too-late', needed: 11, held: 9 }, view)).toBe(
      'Diese Ansage geht nur bis zu deiner zweiten Karte.',
    )
    expect(refusalText(t, { code: 'announce-too-late', needed: 11, held: 9 }, view, 'keine90')).toBe(
      'Keine 90 geht nur bis zu deiner zweiten Karte.',
    )
    expect(refusalText(t, { code: 'must-follow', led: 'S' }, view)).toBe('Pik ist gefordert, und du hast noch Pik.')
    expect(refusalText(t, { code: 'stale', version: 4 }, view)).toBe(
      'Da war der Tisch schon weiter. Hier ist dein Blatt.',
    )
    expect(refusalText(t, { code: 'card-not-held', card: 'HT' }, view)).toBe('♥10 hast du nicht auf der Hand.')
  })

  it('invite to a free seat where there is one', () => {
    const lobby = tableView({ status: 'lobby', seats: [null, null, null, null] })
    expect(refusalText(t, { code: 'not-seated' }, lobby)).toContain('Ein Platz ist frei')
    expect(refusalText(t, { code: 'not-seated' }, during(playing, 'spectator'))).toContain('/doko start')
  })
})
