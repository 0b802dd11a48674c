import { describe, expect, test } from 'vitest'
import { FACES } from './cards.js'
import { at } from './deal.js'
import { dealt } from './dealt.js'
import { judgeRecord } from './judge.js'

interface Start {
  rules: string
  set?: object
  dealer?: number
  owes?: boolean[]
  forced?: number
  hands: string[][]
}

interface Pending {
  over: boolean
  turn: number
  legal: string[][]
}

const judge = (start: Start, actions: readonly string[]): Record<string, unknown> =>
  judgeRecord({ doko: 1, dealer: 3, ...start, actions })

const pending = (start: Start, actions: readonly string[]): Pending => {
  const result = judge(start, actions)
  if (result.over !== false) throw new Error(JSON.stringify(result))
  return result as unknown as Pending
}

/** Plays on with each seat's first legal card until the deal is over. */
function finish(start: Start, actions: readonly string[]): Record<string, unknown> {
  const all = [...actions]
  for (;;) {
    const result = judge(start, all)
    if (result.over !== false) return result
    const { turn, legal } = result as unknown as Pending
    const card = at(legal, turn).find((words) => FACES.includes(words))
    if (card === undefined) throw new Error(`no card to play: ${legal.join()}`)
    all.push(`${turn} ${card}`)
  }
}

const HEALTHY = ['0 gesund', '1 gesund', '2 gesund', '3 gesund']
const SOLI = ['bubensolo', 'damensolo', 'fleischlos', 'herzsolo', 'karosolo', 'kreuzsolo', 'piksolo'].map(
  (kind) => `vorbehalt ${kind}`,
)

/** Seats 0 and 1 are Re; every seat can follow Kreuz twice, seat 0 wins both. */
const NORMAL = dealt(['CQ CA CA', 'CQ CT CT', 'CK CK', 'C9 C9'])
/** Seat 0 has both Kreuz-Damen and the three highest side cards to lose or to win with. */
const HOCHZEIT = dealt(['CQ CQ HT HT CA S9', 'SA SA CT D9 D9', 'CK SK DK DK', 'C9 SK DJ DJ'])

describe('reservations in ddv', () => {
  test('the seat left of the dealer speaks first, with the kinds that its hand allows', () => {
    expect(judge({ rules: 'ddv', hands: HOCHZEIT }, [])).toEqual({
      ok: true,
      over: false,
      turn: 0,
      legal: [['gesund', ...[...SOLI, 'vorbehalt hochzeit'].sort()], [], [], []],
    })
    expect(pending({ rules: 'ddv', hands: HOCHZEIT }, ['0 gesund']).legal).toEqual([[], ['gesund', ...SOLI], [], []])
  })
  test('nobody speaks before its turn', () => {
    const result = judge({ rules: 'ddv', hands: NORMAL }, ['0 gesund', '2 gesund'])
    expect(result).toMatchObject({ ok: false, at: 1, action: '2 gesund', code: 'not-your-turn' })
  })
  const said = ['0 vorbehalt fleischlos', '1 gesund', '2 vorbehalt damensolo', '3 gesund']
  test('of two Lustsoli the one further forward is played, and left of the dealer leads', () => {
    expect(pending({ rules: 'ddv', hands: NORMAL }, said).turn).toBe(0)
    expect(finish({ rules: 'ddv', hands: NORMAL }, said)).toMatchObject({
      game: 'fleischlos',
      soloist: 0,
      nextDealer: 0,
    })
  })
  test('a Pflichtsolo goes before a Lustsolo, its player leads and the dealer deals again', () => {
    const start = { rules: 'ddv', hands: NORMAL, owes: [false, false, true, false] }
    expect(pending(start, said).turn).toBe(2)
    expect(finish(start, said)).toMatchObject({ game: 'damensolo', soloist: 2, nextDealer: 3 })
  })
  test('a forced Pflichtsolo asks nobody else and passes the deal on', () => {
    const start = { rules: 'ddv', hands: HOCHZEIT, owes: [true, true, true, true], forced: 0, dealer: 2 }
    expect(pending(start, []).legal).toEqual([SOLI, [], [], []])
    expect(judge(start, ['0 gesund'])).toMatchObject({ ok: false, at: 0 })
    expect(finish(start, ['0 vorbehalt piksolo'])).toMatchObject({ game: 'piksolo', soloist: 0, nextDealer: 3 })
  })
  test('a Hochzeit beside a solo lapses', () => {
    const actions = ['0 vorbehalt hochzeit', '1 gesund', '2 gesund', '3 vorbehalt herzsolo']
    const parties = ['kontra', 'kontra', 'kontra', 're']
    expect(finish({ rules: 'ddv', hands: HOCHZEIT }, actions)).toMatchObject({ game: 'herzsolo', parties })
  })
  test('both Kreuz-Damen and nothing said: stille Hochzeit', () => {
    const result = finish({ rules: 'ddv', hands: HOCHZEIT }, HEALTHY)
    expect(result).toMatchObject({ game: 'stille-hochzeit', soloist: 0, nextDealer: 0 })
  })
})

describe('announcements in a whole deal', () => {
  const start = { rules: 'ddv', hands: NORMAL }
  const legal = (actions: string[], seat: number): string[] =>
    at(pending(start, [...HEALTHY, ...actions]).legal, seat).filter((words) => !FACES.includes(words))
  const first = ['0 CA', '1 CT', '2 CK', '3 C9']
  test('A1: before anything is played both parties may say everything', () => {
    expect(legal([], 1)).toEqual(['keine30', 'keine60', 'keine90', 're', 'schwarz'])
    expect(legal([], 3)).toEqual(['keine30', 'keine60', 'keine90', 'kontra', 'schwarz'])
  })
  test('A2, A3, A4: the own hand counts, in turn or not', () => {
    expect(legal([...first], 1)).toContain('re')
    expect(legal([...first, '0 CA'], 0)).toEqual([])
    expect(legal([...first, '0 CA'], 1)).toContain('re')
  })
  test('A11, A12: a late answer is allowed and bars the party from more', () => {
    const late = [...first, '0 re', '0 CA', '1 CT', '2 CK']
    expect(legal(late, 2)).toEqual(['kontra'])
    expect(legal([...late, '2 kontra'], 3)).toEqual([])
    expect(legal([...late, '2 kontra'], 0)).toContain('keine90')
  })
  test('A13: an answer in time leaves the party free', () => {
    expect(legal([...first, '0 re', '2 kontra', '0 CA', '1 CT', '2 CK'], 2)).toContain('keine90')
  })
  test('A17: an Absage is no answer', () => {
    expect(legal([...first, '0 re', '0 CA', '1 CT', '2 CK'], 2)).not.toContain('keine90')
  })
  test('A18: the partner cannot say it again, nor the other party’s word', () => {
    expect(legal(['0 re'], 1)).toEqual(['keine30', 'keine60', 'keine90', 'schwarz'])
    expect(judge(start, [...HEALTHY, '0 kontra'])).toMatchObject({ ok: false, at: 4, code: 'announce-wrong-party' })
  })
  test('a jump stands for all levels', () => {
    expect(finish(start, [...HEALTHY, '0 keine60'])).toMatchObject({ announced: { re: 3, kontra: 0 } })
  })
})

describe('Hochzeit', () => {
  const start = { rules: 'ddv', hands: HOCHZEIT }
  const said = ['0 vorbehalt hochzeit', '1 gesund', '2 gesund', '3 gesund']
  const own = ['0 CA', '1 CT', '2 CK', '3 C9']
  const lost = ['0 S9', '1 SA', '2 SK', '3 SK']
  const words = (actions: string[], seat: number): string[] =>
    at(pending(start, [...said, ...actions]).legal, seat).filter((word) => !FACES.includes(word))
  test('A19: nobody announces before the partner is found', () => {
    for (const seat of [0, 1, 2, 3]) expect(words(own, seat)).toEqual([])
    expect(judge(start, [...said, ...own, '0 re'])).toMatchObject({ ok: false, at: 8 })
  })
  test('A20: cleared by trick 2, one card less is enough', () => {
    expect(words([...own, ...lost], 1)).toContain('re')
    expect(words([...own, ...lost, '1 SA'], 1)).toEqual([])
    expect(finish(start, [...said, ...own, ...lost])).toMatchObject({
      game: 'hochzeit',
      soloist: null,
      parties: ['re', 're', 'kontra', 'kontra'],
    })
  })
  const alone = [...own, '0 HT', '1 D9', '2 DK', '3 DJ', '0 HT', '1 D9', '2 DK', '3 DJ']
  test('A21, A22: three own tricks, two cards less', () => {
    expect(words(alone, 3)).toContain('kontra')
    expect(words([...alone, '0 re', '0 CQ', '1 HQ'], 1)).toEqual(['kontra'])
    expect(finish(start, [...said, ...alone])).toMatchObject({ game: 'hochzeit', soloist: 0, nextDealer: 0 })
  })
  test('a partner is only found by a side suit where the rules ask for one', () => {
    const hands = dealt(['CQ CQ D9 S9', 'HT SA SA', 'DK SK', 'DJ SK'])
    const trump = [...said, '0 D9', '1 HT', '2 DK', '3 DJ']
    expect(pending({ rules: 'ddv', hands }, trump).legal[1]).toContain('re')
    const fehl = { rules: 'ddv', set: { hochzeit: 'firstFehl' }, hands }
    expect(pending(fehl, trump).legal[1]).not.toContain('re')
    expect(pending(fehl, [...trump, '1 SA', '2 SK', '3 SK', '0 S9']).legal[1]).toContain('re')
  })
})

describe('bad records', () => {
  const change = (hands: string[][], seat: number, hand: string[]): string[][] =>
    hands.map((cards, index) => (index === seat ? hand : cards))
  test.each<[string, Start]>([
    ['unknown rules', { rules: 'skat', hands: NORMAL }],
    ['an unknown switch', { rules: 'ddv', set: { niner: true }, hands: NORMAL }],
    ['a switch with a wrong value', { rules: 'ddv', set: { nines: 5 }, hands: NORMAL }],
    ['eleven cards', { rules: 'ddv', hands: change(NORMAL, 0, at(NORMAL, 0).slice(1)) }],
    ['a card three times', { rules: 'ddv', hands: change(NORMAL, 1, ['CA', ...at(NORMAL, 1).slice(1)]) }],
    ['nines where there are none', { rules: 'willi', hands: NORMAL }],
    ['a dealer off the table', { rules: 'ddv', hands: NORMAL, dealer: 4 }],
  ])('%s', (_title, start) => {
    expect(judge(start, [])).toMatchObject({ ok: false, at: -1 })
  })
  test.each<[string, string[], number]>([
    ['words that mean nothing', ['0 krank'], 0],
    ['a card that is not in the hand', [...HEALTHY, '0 CK'], 4],
    ['a card that does not follow', [...HEALTHY, '0 CA', '1 HT'], 5],
    ['a card before the game is settled', ['0 CA'], 0],
  ])('%s', (_title, actions, index) => {
    expect(judge({ rules: 'ddv', hands: NORMAL }, actions)).toMatchObject({ ok: false, at: index })
  })
})
