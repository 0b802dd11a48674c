import { describe, expect, it } from 'vitest'
import type { BySeat, DealResult, Party, RuleSet, Seat } from '../../src/engine/index.js'
import type { FullRequest, Intent } from '../../src/table/intent.js'
import { usualServerSettings } from '../../src/table/ports.js'
import type { GameRecord, Ledger } from '../../src/table/ports.js'
import type { Occupant } from '../../src/table/view.js'

export const ddv: RuleSet = { preset: 'ddv', set: {} }

/** A complete opening; `changes` replace parts of it. */
export const opening = (changes: Partial<FullRequest> = {}): FullRequest => ({
  kind: 'match',
  server: 'server-1',
  room: 'room-1',
  host: 'anna',
  rules: ddv,
  games: 24,
  level: 'easy',
  clock: null,
  pace: 'human',
  thread: false,
  quiet: 0,
  seed: 'seed-1',
  ...changes,
})

interface GameSketch {
  readonly points: BySeat<number>
  readonly at: number
  readonly game?: number
  readonly rules?: RuleSet
  readonly soloist?: Seat | null
  readonly parties?: BySeat<Party>
  readonly winner?: Party | null
  readonly people?: BySeat<string | null>
  /** For whom the computers play. */
  readonly lent?: BySeat<string | null>
}

/** A finished game as a table would hand it over; seats without a name are computers. */
export function gameOf(sketch: GameSketch): GameRecord {
  const { points, at, game = 1, rules = ddv, soloist = null, winner = 're' } = sketch
  const people = sketch.people ?? ['anna', 'ben', 'clara', null]
  const occupant = (user: string | null): Occupant =>
    user === null ? { kind: 'computer', level: 'easy' } : { kind: 'person', user }
  const [a, b, c, d] = people
  const result: DealResult = {
    game: soloist === null ? 'normal' : 'damensolo',
    soloist,
    pflicht: false,
    parties: sketch.parties ?? ['re', 're', 'kontra', 'kontra'],
    announced: { re: 1, kontra: 0 },
    eyes: { re: 130, kontra: 110 },
    tricksWon: { re: 7, kontra: 5 },
    winner,
    lines: [{ code: 'won', for: 're', points: 1 }],
    value: 1,
    points,
    nextDealer: 1,
  }
  const occupants = [occupant(a), occupant(b), occupant(c), occupant(d)] as const
  return { game, at, rules, occupants, lent: sketch.lent ?? [null, null, null, null], result }
}

const intents: readonly Intent[] = [
  { type: 'join', user: 'ben' },
  { type: 'fill', user: 'anna' },
  { type: 'fill', user: 'anna', level: 'strong', count: 1 },
  { type: 'unfill', user: 'anna', press: '77' },
  { type: 'shuffle', user: 'anna', order: [3, 1, 0, 2] },
  { type: 'start-timeout' },
  { type: 'take-seat', user: 'emil' },
  { type: 'take-seat', user: 'emil', place: 6 },
  { type: 'advance', user: 'ben', answer: { type: 'healthy' } },
  { type: 'advance', user: 'ben', answer: { type: 'play', card: 'HT' } },
  { type: 'advance', user: 'ben', answer: { type: 'reserve', kind: 'hochzeit' } },
  { type: 'advance', user: 'ben', answer: null },
  { type: 'auto', seat: 1, move: { type: 'play', card: 'HT' } },
  { type: 'overtime', seat: 1, move: { type: 'play', card: 'HT' } },
  { type: 'ask-take-back', user: 'ben' },
  { type: 'answer-take-back', user: 'clara', agree: true },
  { type: 'take-back-timeout' },
  { type: 'vote-close', user: 'clara', agree: false },
  { type: 'propose', user: 'ben', wish: { kind: 'void', game: 2 } },
  { type: 'propose', user: 'ben', wish: { kind: 'games', games: 20 } },
  { type: 'answer-proposal', user: 'clara', agree: false },
  { type: 'proposal-timeout' },
  { type: 'move', user: 'ben', move: { type: 'claim' } },
  { type: 'overtime', seat: 1, move: { type: 'decline' } },
  { type: 'expire' },
  { type: 'pause', user: 'ben' },
  { type: 'suspend', why: 'forbidden' },
  { type: 'resume', user: 'ben', manager: false, room: 'room-2' },
  { type: 'relocate', room: 'room-3' },
  { type: 'start', user: 'anna' },
  { type: 'move', user: 'anna', move: { type: 'reserve', kind: 'damensolo' }, version: 3 },
  { type: 'move', user: 'ben', move: { type: 'healthy' } },
  { type: 'computer', seat: 2, move: { type: 'give', cards: ['C9', 'HK', 'DK'] } },
  { type: 'computer', seat: 3, move: { type: 'announce', call: 'keine90' } },
  { type: 'computer', seat: 3, move: { type: 'play', card: 'HT' } },
  { type: 'continue', user: 'ben' },
  { type: 'continue-timeout' },
  { type: 'leave', user: 'ben' },
  { type: 'cancel', user: 'anna' },
  { type: 'close', user: 'anna', manager: true },
]

/**
 * What every ledger must do, whatever stands behind it.
 * @param name of the adapter
 * @param make an empty ledger
 */
export function ledgerContract(name: string, make: () => Promise<Ledger> | Ledger): void {
  const continued: Intent = { type: 'continue-timeout' }
  const numbered = async (ledger: Ledger, id: string, request: FullRequest) => ledger.open(id, request, 1)

  describe(`${name} as a ledger`, () => {
    it('gives back each open table with its intents in order', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 10)
      for (const [index, intent] of intents.entries()) await ledger.append('t1', index + 1, intent, 20 + index, {})
      const times = intents.map((_, index) => 20 + index)
      expect(await ledger.openTables()).toEqual([
        { id: 't1', number: 1, openedAt: 10, request: opening(), intents, times },
      ])
      await ledger.close()
    })

    it('gives back a table by its id, even when it has ended', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 10)
      await ledger.append('t1', 1, { type: 'join', user: 'ben', press: '77' }, 20, {})
      await ledger.append('t1', 2, { type: 'cancel', user: 'anna' }, 30, { closed: true })
      expect(await ledger.tableOf('t1')).toEqual({
        id: 't1',
        number: 1,
        openedAt: 10,
        request: opening(),
        intents: [
          { type: 'join', user: 'ben', press: '77' },
          { type: 'cancel', user: 'anna' },
        ],
        times: [20, 30],
      })
      expect(await ledger.tableOf('t2')).toBeNull()
      await ledger.close()
    })

    it('remembers which message shows a table, even when it has ended', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      expect([await ledger.messageOf('t1'), await ledger.messageOf('other')]).toEqual([null, null])
      await ledger.setMessage('t1', 'message-1')
      await ledger.setMessage('t1', 'message-2')
      await ledger.append('t1', 1, continued, 3, { closed: true })
      expect(await ledger.messageOf('t1')).toBe('message-2')
      await ledger.setMessage('t1', null)
      expect(await ledger.messageOf('t1')).toBeNull()
      await ledger.close()
    })

    it('finds tables that ended lately while a message still showed them', async () => {
      const ledger = await make()
      for (const [index, id] of ['open', 'early', 'late', 'shown'].entries()) {
        await ledger.open(id, opening({ room: id }), index)
        await ledger.setMessage(id, id === 'shown' ? null : `message of ${id}`)
      }
      await ledger.append('early', 1, continued, 30, { closed: true })
      await ledger.append('late', 1, continued, 40, { closed: true })
      await ledger.append('shown', 1, continued, 40, { closed: true })
      expect(await ledger.unshown(31)).toEqual([await ledger.tableOf('late')])
      expect((await ledger.unshown(30)).map(({ id }) => id)).toEqual(['early', 'late'])
      await ledger.close()
    })

    it('remembers what reminds whoever is on turn', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      expect([await ledger.pingOf('t1'), await ledger.pingOf('other')]).toEqual([null, null])
      await ledger.setPing('t1', 'message-1')
      expect([await ledger.pingOf('t1'), await ledger.messageOf('t1')]).toEqual(['message-1', null])
      await ledger.setPing('t1', null)
      expect(await ledger.pingOf('t1')).toBeNull()
      await ledger.close()
    })

    it('allows one open table per room, and a new one when that has ended', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      expect(await ledger.open('t2', opening(), 2)).toBe('room-taken')
      await ledger.append('t1', 1, continued, 3, { closed: true })
      expect(await ledger.open('t3', opening(), 4)).toEqual({ number: 1 })
      expect((await ledger.openTables()).map((table) => table.id)).toEqual(['t3'])
      await ledger.close()
    })

    it('allows each person one open practice, beside the matches of all rooms', async () => {
      const ledger = await make()
      const practice = (host: string) => opening({ kind: 'practice', server: '', room: '', host })
      await ledger.open('t1', opening(), 1)
      expect(await ledger.open('p1', practice('anna'), 2)).toEqual({ number: 1 })
      expect(await ledger.open('p2', practice('ben'), 3)).toEqual({ number: 1 })
      expect(await ledger.open('p3', practice('anna'), 4)).toBe('room-taken')
      expect(await ledger.open('t2', opening({ room: 'room-2' }), 5)).toEqual({ number: 2 })
      await ledger.append('p1', 1, continued, 6, { closed: true })
      expect(await ledger.open('p4', practice('anna'), 7)).toEqual({ number: 1 })
      expect((await ledger.openTables()).map(({ id, request }) => [id, request.kind])).toEqual([
        ['t1', 'match'],
        ['p2', 'practice'],
        ['t2', 'match'],
        ['p4', 'practice'],
      ])
      await ledger.close()
    })

    it('gives the least number that no open table of the server has', async () => {
      const ledger = await make()
      expect(await numbered(ledger, 't1', opening({ room: 'a' }))).toEqual({ number: 1 })
      expect(await numbered(ledger, 't2', opening({ room: 'b' }))).toEqual({ number: 2 })
      expect(await numbered(ledger, 't3', opening({ room: 'c', server: 'server-2' }))).toEqual({ number: 1 })
      await ledger.append('t1', 1, continued, 2, { closed: true })
      expect(await numbered(ledger, 't4', opening({ room: 'd' }))).toEqual({ number: 1 })
      expect(await numbered(ledger, 't5', opening({ room: 'e' }))).toEqual({ number: 3 })
      await ledger.close()
    })

    it('rejects a number that exists, one that skips, and whatever follows the end', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      await ledger.append('t1', 1, { type: 'join', user: 'ben' }, 2, {})
      await expect(ledger.append('t1', 1, { type: 'join', user: 'clara' }, 3, {})).rejects.toThrow()
      await expect(ledger.append('t1', 3, continued, 3, {})).rejects.toThrow()
      await expect(ledger.append('other', 1, continued, 3, {})).rejects.toThrow()
      expect((await ledger.openTables())[0]?.intents).toEqual([{ type: 'join', user: 'ben' }])
      await ledger.append('t1', 2, continued, 4, { closed: true })
      await expect(ledger.append('t1', 3, continued, 5, {})).rejects.toThrow()
      await ledger.close()
    })

    it('writes a game with the intent that ended it, or neither', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      await ledger.append('t1', 1, continued, 2, { game: gameOf({ points: [1, 1, -1, -1], at: 2 }) })
      const again = ledger.append('t1', 2, continued, 3, { game: gameOf({ points: [5, 5, -5, -5], at: 3 }) })
      await expect(again).rejects.toThrow()
      expect((await ledger.openTables())[0]?.intents).toHaveLength(1)
      const { rows } = await ledger.rankings('server-1', { offset: 0, limit: 10 })
      expect(rows.map((row) => [row.user, row.points, row.games])).toEqual([
        ['anna', 1, 1],
        ['ben', 1, 1],
        ['clara', -1, 1],
      ])
      await ledger.close()
    })

    it('counts a voided game for nobody, in no period; it must be there, and is voided once', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      await ledger.append('t1', 1, continued, 10, { game: gameOf({ points: [2, 2, -2, -2], at: 10 }) })
      await ledger.append('t1', 2, continued, 20, { game: gameOf({ points: [-1, -1, 1, 1], at: 20, game: 2 }) })
      await ledger.append('t1', 3, continued, 30, { voided: 1 })
      const ranked = async (wanted: { since?: number; until?: number } = {}) =>
        (await ledger.rankings('server-1', { ...wanted, offset: 0, limit: 10 })).rows.map((row) => [
          ...[row.user, row.points, row.games, row.winsRe, row.recent],
        ])
      const second = [
        ['clara', 1, 1, 0, [1]],
        ['anna', -1, 1, 1, [-1]],
        ['ben', -1, 1, 1, [-1]],
      ]
      expect(await ranked()).toEqual(second)
      expect(await ranked({ until: 15 })).toEqual([])
      expect(await ranked({ since: 15 })).toEqual(second)
      await ledger.append('t1', 4, continued, 40, { voided: 2 })
      expect(await ledger.rankings('server-1', { offset: 0, limit: 10 })).toEqual({ rows: [], total: 0 })
      await expect(ledger.append('t1', 5, continued, 50, { voided: 2 })).rejects.toThrow()
      await expect(ledger.append('t1', 5, continued, 50, { voided: 7 })).rejects.toThrow()
      expect((await ledger.openTables())[0]?.intents).toHaveLength(4)
      await ledger.purge('server-1')
      expect(await ledger.knownServers()).toEqual([])
      await ledger.close()
    })

    it('ranks people by points and counts how they won; computers have no rank', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      const played: readonly GameSketch[] = [
        { points: [2, 2, -2, -2], at: 10 },
        { points: [-1, -1, 1, 1], at: 20, winner: 'kontra' },
        { points: [-3, 9, -3, -3], at: 30, soloist: 1, parties: ['kontra', 're', 'kontra', 'kontra'] },
        { points: [0, 0, 0, 0], at: 40, winner: null },
      ]
      for (const [index, sketch] of played.entries())
        await ledger.append('t1', index + 1, continued, sketch.at, { game: gameOf({ ...sketch, game: index + 1 }) })
      expect(await ledger.rankings('server-1', { offset: 0, limit: 10 })).toEqual({
        rows: [
          { user: 'ben', rank: 1, points: 10, games: 4, winsRe: 1, winsKontra: 0, winsSolo: 1, recent: [2, -1, 9, 0] },
          {
            user: 'anna',
            rank: 2,
            points: -2,
            games: 4,
            winsRe: 1,
            winsKontra: 0,
            winsSolo: 0,
            recent: [2, -1, -3, 0],
          },
          {
            user: 'clara',
            rank: 3,
            points: -4,
            games: 4,
            winsRe: 0,
            winsKontra: 1,
            winsSolo: 0,
            recent: [-2, 1, -3, 0],
          },
        ],
        total: 3,
      })
      expect(await ledger.rankings('server-2', { offset: 0, limit: 10 })).toEqual({ rows: [], total: 0 })
      await ledger.append('t1', 5, continued, 50, { game: gameOf({ points: [-2, -10, 0, 12], at: 50, game: 5 }) })
      // Equal points in equally many games share a rank, on every page.
      const ranks = async (offset: number) =>
        (await ledger.rankings('server-1', { offset, limit: 2 })).rows.map(({ user, rank }) => [user, rank])
      expect([...(await ranks(0)), ...(await ranks(2))]).toEqual([
        ['ben', 1],
        ['anna', 2],
        ['clara', 2],
      ])
      await ledger.close()
    })

    it('knows who has played a game to its end, and at which table a room saw one end last', async () => {
      const ledger = await make()
      expect(await ledger.lastPlayedIn('room-1')).toBeNull()
      await numbered(ledger, 't1', opening())
      expect(await ledger.hasPlayed('anna')).toBe(false)
      await ledger.append('t1', 1, continued, 20, { game: gameOf({ points: [1, 1, -1, -1], at: 20 }), closed: true })
      expect(await ledger.hasPlayed('anna')).toBe(true)
      expect(await ledger.hasPlayed('emil')).toBe(false)
      await ledger.open('t2', opening(), 30)
      await ledger.open('t3', opening({ room: 'room-2' }), 40)
      expect([await ledger.lastPlayedIn('room-1'), await ledger.lastPlayedIn('room-2')]).toEqual(['t1', null])
      await ledger.append('t2', 1, continued, 45, { game: gameOf({ points: [1, 1, -1, -1], at: 45 }), closed: true })
      await ledger.open('t4', opening(), 25)
      expect(await ledger.lastPlayedIn('room-1')).toBe('t2')
      expect((await ledger.openTables()).map(({ id }) => id)).toEqual(['t4', 't3'])
      await ledger.close()
    })

    it('narrows rankings to a period and a preset, page by page', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      const norsk: RuleSet = { preset: 'norsk', set: {} }
      const games = [
        gameOf({ points: [4, 4, -4, -4], at: 10, game: 1 }),
        gameOf({ points: [1, 1, -1, -1], at: 20, game: 2, rules: norsk }),
        gameOf({ points: [-2, -2, 2, 2], at: 20, game: 3 }),
      ]
      for (const [index, game] of games.entries()) await ledger.append('t1', index + 1, continued, game.at, { game })
      const points = async (options: { since?: number; preset?: string }) =>
        (await ledger.rankings('server-1', { ...options, offset: 0, limit: 10 })).rows.map((row) => [
          row.user,
          row.points,
        ])
      expect(await points({ since: 20 })).toEqual([
        ['clara', 1],
        ['anna', -1],
        ['ben', -1],
      ])
      expect(await points({ preset: 'norsk' })).toEqual([
        ['anna', 1],
        ['ben', 1],
        ['clara', -1],
      ])
      expect(await points({ preset: 'ddv', since: 21 })).toEqual([])
      const second = await ledger.rankings('server-1', { offset: 1, limit: 1 })
      expect([second.rows.map((row) => row.user), second.total]).toEqual([['ben'], 3])
      await ledger.close()
    })

    it('never adds up minus points with others, and ranks the fewest first', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      const willi: RuleSet = { preset: 'willi', set: {} }
      const games = [
        gameOf({ points: [4, 4, -4, -4], at: 10, game: 1 }),
        gameOf({ points: [0, 2, 2, 0], at: 20, game: 2, rules: willi }),
        gameOf({ points: [0, 0, 3, 3], at: 30, game: 3, rules: { preset: 'ddv', set: { score: 'minus' } } }),
        gameOf({ points: [1, -1, 1, -1], at: 40, game: 4, rules: { preset: 'willi', set: { score: 'house' } } }),
      ]
      for (const [index, game] of games.entries()) await ledger.append('t1', index + 1, continued, game.at, { game })
      const ranked = async (options: { book?: 'plus' | 'minus'; preset?: string }) =>
        (await ledger.rankings('server-1', { ...options, offset: 0, limit: 10 })).rows.map(
          ({ user, points }) => `${user} ${points}`,
        )
      expect(await ranked({})).toEqual(['anna 5', 'ben 3', 'clara -3'])
      expect(await ranked({ book: 'minus' })).toEqual(['anna 0', 'ben 2', 'clara 5'])
      expect(await ranked({ book: 'minus', preset: 'ddv' })).toEqual(['anna 0', 'ben 0', 'clara 3'])
      await ledger.close()
    })

    it('ranks whoever needed fewer games first at equal points, with minus points whoever played more', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      const willi: RuleSet = { preset: 'willi', set: {} }
      const games = [
        gameOf({ points: [1, 2, 0, 0], at: 10, game: 1, people: ['anna', 'ben', null, null] }),
        gameOf({ points: [1, 0, 0, 0], at: 10, game: 2, people: ['anna', null, null, null] }),
        gameOf({ points: [2, 1, 0, 0], at: 30, game: 3, rules: willi, people: ['anna', 'ben', null, null] }),
        gameOf({ points: [0, 1, 0, 0], at: 40, game: 4, rules: willi, people: [null, 'ben', null, null] }),
      ]
      for (const [index, game] of games.entries()) await ledger.append('t1', index + 1, continued, game.at, { game })
      const ranked = async (book: 'plus' | 'minus') =>
        (await ledger.rankings('server-1', { book, offset: 0, limit: 9 })).rows.map(({ user, recent }) => [
          user,
          recent,
        ])
      expect(await ranked('plus')).toEqual([['ben', [2]], ['anna', [1, 1]]]) // prettier-ignore
      expect(await ranked('minus')).toEqual([['ben', [1, 1]], ['anna', [2]]]) // prettier-ignore
      await ledger.close()
    })

    it('keeps the last points of games that ended at the same time in the order of the games', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      for (const game of [1, 2, 3]) {
        await ledger.append('t1', game, continued, 10, { game: gameOf({ points: [game, 0, 0, -game], at: 10, game }) })
      }
      const { rows } = await ledger.rankings('server-1', { offset: 0, limit: 1 })
      expect(rows[0]?.recent).toEqual([1, 2, 3])
      await ledger.close()
    })

    it('keeps the rules that a server and its rooms have chosen, until the choice is taken back', async () => {
      const ledger = await make()
      const short: RuleSet = { preset: 'hausrunde', set: { nines: false } }
      expect([await ledger.rulesOf('server-1', null), await ledger.rulesOf('server-1', 'room-1')]).toEqual([null, null])
      await ledger.setRules('server-1', null, { preset: 'norsk', set: {} })
      await ledger.setRules('server-1', 'room-1', ddv)
      await ledger.setRules('server-1', 'room-1', short)
      expect(await ledger.rulesOf('server-1', null)).toEqual({ preset: 'norsk', set: {} })
      expect(await ledger.rulesOf('server-1', 'room-1')).toEqual(short)
      expect(await ledger.rulesOf('server-1', 'room-2')).toBeNull()
      expect(await ledger.rulesOf('server-2', 'room-1')).toBeNull()
      await ledger.setRules('server-1', 'room-1', null)
      expect(await ledger.rulesOf('server-1', 'room-1')).toBeNull()
      expect(await ledger.rulesOf('server-1', null)).not.toBeNull()
      await ledger.close()
    })

    it('keeps what each person has chosen, and changes only what is named', async () => {
      const ledger = await make()
      const usual = {
        language: null,
        design: 'four-colour',
        trumps: 'left',
        pictures: true,
        trick: true,
        pings: true,
        autoPlay: false,
        offered: false,
        zone: null,
        quietFrom: null,
        quietTo: null,
        holidayFrom: null,
        holidayTo: null,
        name: null,
      }
      expect(await ledger.settingsOf('anna')).toEqual(usual)
      await ledger.setSettings('anna', { design: 'large-print', language: 'no' })
      await ledger.setSettings('anna', { pictures: false, pings: false })
      const large = { ...usual, design: 'large-print', pictures: false, pings: false }
      expect(await ledger.settingsOf('anna')).toEqual({ ...large, language: 'no' })
      await ledger.setSettings('anna', {
        trumps: 'right',
        language: null,
        autoPlay: true,
        offered: true,
        trick: false,
        name: 'Anna',
      })
      await ledger.setSettings('clara', {
        zone: 'Europe/Oslo',
        quietFrom: 22,
        quietTo: 7,
        holidayFrom: 5,
        holidayTo: 9,
      })
      expect(await ledger.settingsOf('clara')).toEqual({
        ...usual, zone: 'Europe/Oslo', quietFrom: 22, quietTo: 7, holidayFrom: 5, holidayTo: 9 }) // prettier-ignore
      const turned = { ...large, trumps: 'right', autoPlay: true, offered: true, trick: false, name: 'Anna' }
      expect(await ledger.settingsOf('anna')).toEqual(turned)
      expect(await ledger.settingsOf('ben')).toEqual(usual)
      await ledger.close()
    })

    it('keeps the code of a language that the product has no longer, and all else that was chosen', async () => {
      const ledger = await make()
      await ledger.setSettings('anna', { language: 'eo', design: 'large-print' })
      expect(await ledger.settingsOf('anna')).toMatchObject({ language: 'eo', design: 'large-print' })
      await ledger.setServerSettings('server-1', { language: 'eo', pace: 'calm' })
      expect(await ledger.serverSettings('server-1')).toMatchObject({ language: 'eo', pace: 'calm' })
      await ledger.close()
    })

    it('keeps what a server has chosen, and changes only what is named', async () => {
      const ledger = await make()
      expect(await ledger.serverSettings('server-1')).toEqual(usualServerSettings)
      await ledger.setServerSettings('server-1', { clock: null, rooms: ['room-1', 'room-2'], counting: 'people' })
      await ledger.setServerSettings('server-1', { threads: true })
      const chosen = { clock: null, rooms: ['room-1', 'room-2'], counting: 'people', threads: true }
      expect(await ledger.serverSettings('server-1')).toEqual({ ...usualServerSettings, ...chosen })
      expect(await ledger.serverSettings('server-2')).toEqual(usualServerSettings)
      await ledger.close()
    })

    it('moves a table to another room, which is then taken, while the old one is free', async () => {
      const ledger = await make()
      await ledger.open('t1', opening({ room: 'room-1' }), 1)
      await ledger.append('t1', 1, { type: 'relocate', room: 'room-2' }, 2, { room: 'room-2' })
      expect(await ledger.open('t2', opening({ room: 'room-2' }), 3)).toBe('room-taken')
      expect(await ledger.open('t2', opening({ room: 'room-1' }), 3)).toEqual({ number: 2 })
      await ledger.close()
    })

    it('ranks by the games that were finished before a time', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      await ledger.append('t1', 1, continued, 10, { game: gameOf({ points: [1, -1, 0, 0], at: 10, game: 1 }) })
      await ledger.append('t1', 2, continued, 20, { game: gameOf({ points: [-5, 5, 0, 0], at: 20, game: 2 }) })
      const pointsOf = async (until?: number) => {
        const wanted = { offset: 0, limit: 9, ...(until === undefined ? {} : { until }) }
        return (await ledger.rankings('server-1', wanted)).rows.map(({ user, points }) => [user, points])
      }
      expect(await pointsOf(20)).toEqual([['anna', 1], ['clara', 0], ['ben', -1]]) // prettier-ignore
      expect(await pointsOf()).toEqual([['ben', 4], ['clara', 0], ['anna', -4]]) // prettier-ignore
      expect(await pointsOf(10)).toEqual([])
      await ledger.close()
    })

    it('keeps the last twenty points of each person, oldest first', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      for (let game = 1; game <= 25; game++) {
        const record = gameOf({ points: [game, -game, 0, 0], at: game, game })
        await ledger.append('t1', game, continued, game, { game: record })
      }
      const { rows } = await ledger.rankings('server-1', { offset: 0, limit: 1 })
      expect(rows[0]?.recent).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
      await ledger.close()
    })
  })
}
