import { describe, expect, it } from 'vitest'
import type { Counting, Ledger } from '../../src/table/ports.js'
import { ddv, gameOf, opening } from './ledger-contract.js'

/**
 * Which games count, and what every ledger owes people and servers.
 * @param name of the adapter
 * @param make an empty ledger
 */
export function custodyContract(name: string, make: () => Promise<Ledger> | Ledger): void {
  describe(`${name} as a keeper of data`, () => {
    it('counts games of one’s own, lent ones too, or only those of four people', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      const games = [
        gameOf({ points: [1, 1, -1, -1], at: 10, game: 1, people: ['anna', 'ben', 'clara', 'david'] }),
        gameOf({ points: [2, 2, -2, -2], at: 20, game: 2, people: ['anna', 'ben', 'clara', null] }),
        gameOf({ points: [4, 4, -4, -4], at: 30, game: 3, people: ['anna', null, 'clara', null], lent: [null, 'ben', null, null] }), // prettier-ignore
      ]
      for (const [index, game] of games.entries()) await ledger.append('t1', index + 1, { type: 'continue-timeout' }, game.at, { game }) // prettier-ignore
      const ranked = async (counting: Counting) =>
        (await ledger.rankings('server-1', { counting, offset: 0, limit: 10 })).rows.map(
          ({ user, points, games: played, recent }) => `${user} ${points} in ${played}: ${recent.join(' ')}`,
        )
      expect(await ranked('own')).toEqual(['anna 7 in 3: 1 2 4', 'ben 3 in 2: 1 2', 'david -1 in 1: -1', 'clara -7 in 3: -1 -2 -4']) // prettier-ignore
      expect(await ranked('lent')).toEqual(['anna 7 in 3: 1 2 4', 'ben 7 in 3: 1 2 4', 'david -1 in 1: -1', 'clara -7 in 3: -1 -2 -4']) // prettier-ignore
      expect(await ranked('people')).toEqual(['anna 1 in 1: 1', 'ben 1 in 1: 1', 'clara -1 in 1: -1', 'david -1 in 1: -1']) // prettier-ignore
      await ledger.close()
    })

    it('shows all that is stored of a person, and of nobody else', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 5)
      await ledger.append('t1', 1, { type: 'join', user: 'ben', press: '77' }, 10, {})
      const game = gameOf({ points: [2, 2, -2, -2], at: 20, people: ['anna', null, 'clara', null], lent: [null, 'ben', null, null] }) // prettier-ignore
      await ledger.append('t1', 2, { type: 'leave', user: 'ben' }, 20, { game })
      await ledger.setSettings('ben', { language: 'no' })
      const ben = await ledger.personalData('ben')
      expect(ben).toMatchObject({ user: 'ben', settings: { language: 'no' }, opened: [] })
      expect(ben.games).toEqual([
        { table: 't1', server: 'server-1', game: 1, at: 20, preset: 'ddv', party: 're', alone: false, won: true, points: 2, lent: true }, // prettier-ignore
      ])
      expect(ben.actions).toEqual([
        { table: 't1', server: 'server-1', at: 10, action: { type: 'join', user: 'ben', press: '77' } },
        { table: 't1', server: 'server-1', at: 20, action: { type: 'leave', user: 'ben' } },
      ])
      const anna = await ledger.personalData('anna')
      expect(anna.opened).toEqual([{ table: 't1', server: 'server-1', at: 5 }])
      expect(anna.games).toMatchObject([{ points: 2, lent: false }])
      expect(anna.settings).toBeNull()
      expect(await ledger.personalData('emil')).toEqual({ user: 'emil', settings: null, games: [], opened: [], kept: [], actions: [], blocked: [], bells: [], dates: [] }) // prettier-ignore
      await ledger.close()
    })

    it('forgets a person once no open table needs them; the others keep their points', async () => {
      const ledger = await make()
      await ledger.open('t1', opening({ host: 'ben' }), 5)
      await ledger.append('t1', 1, { type: 'join', user: 'anna' }, 10, {})
      const game = gameOf({ points: [2, 2, -2, -2], at: 20, people: ['anna', 'ben', 'clara', null] })
      await ledger.append('t1', 2, { type: 'continue', user: 'ben' }, 20, { game })
      await ledger.setSettings('ben', { language: 'no' })
      expect([await ledger.forget('ben', 'gone-1'), await ledger.forget('anna', 'gone-2')]).toEqual([false, false])
      await ledger.append('t1', 3, { type: 'close', user: 'ben', manager: false }, 30, { closed: true })
      expect(await ledger.forget('ben', 'gone-1')).toBe(true)
      expect(await ledger.personalData('ben')).toMatchObject({ settings: null, games: [], opened: [], actions: [] })
      const stored = await ledger.tableOf('t1')
      expect(stored?.request.host).toBe('gone-1')
      expect(stored?.intents).toEqual([
        { type: 'join', user: 'anna' },
        { type: 'continue', user: 'gone-1' },
        { type: 'close', user: 'gone-1', manager: false },
      ])
      const { rows } = await ledger.rankings('server-1', { offset: 0, limit: 10 })
      expect(rows.map(({ user, points }) => [user, points])).toEqual([
        ['anna', 2],
        ['clara', -2],
      ])
      await ledger.close()
    })

    it('shows what somebody did and played in the order of time', async () => {
      const ledger = await make()
      await ledger.open('b', opening({ room: 'room-2' }), 1)
      await ledger.open('a', opening(), 2)
      const game = (at: number) => gameOf({ points: [2, 2, -2, -2], at })
      await ledger.append('b', 1, { type: 'continue', user: 'ben' }, 40, { game: game(40) })
      await ledger.append('a', 1, { type: 'continue', user: 'ben' }, 30, { game: game(30) })
      await ledger.append('a', 2, { type: 'leave', user: 'ben' }, 50, {})
      const { games, actions } = await ledger.personalData('ben')
      expect(games.map(({ table, at }) => [table, at])).toEqual([['a', 30], ['b', 40]]) // prettier-ignore
      expect(actions.map(({ table, at }) => [table, at])).toEqual([['a', 30], ['b', 40], ['a', 50]]) // prettier-ignore
      await ledger.close()
    })

    it('does not forget whoever has only opened a table, while it is open', async () => {
      const ledger = await make()
      await ledger.open('t1', opening({ host: 'ben' }), 5)
      expect(await ledger.forget('ben', 'gone-1')).toBe(false)
      await ledger.append('t1', 1, { type: 'expire' }, 10, { closed: true })
      expect([await ledger.forget('ben', 'gone-1'), (await ledger.tableOf('t1'))?.request.host]).toEqual([true, 'gone-1']) // prettier-ignore
      await ledger.close()
    })

    it('shows and forgets for whom a place was kept after another match, once that table has ended', async () => {
      const ledger = await make()
      const places = [{ kind: 'person', user: 'anna' }, { kind: 'person', user: 'ben' }, { kind: 'computer', level: 'easy' }, { kind: 'computer', level: 'easy' }] as const // prettier-ignore
      await ledger.open('t2', opening({ before: { table: 't1', places } }), 5)
      expect((await ledger.personalData('ben')).kept).toEqual([{ table: 't2', server: 'server-1', at: 5 }])
      expect(await ledger.forget('ben', 'gone-1')).toBe(false)
      await ledger.append('t2', 1, { type: 'expire' }, 10, { closed: true })
      expect(await ledger.forget('ben', 'gone-1')).toBe(true)
      expect((await ledger.personalData('ben')).kept).toEqual([])
      const people = (await ledger.tableOf('t2'))?.request.before?.places.map(
        (one) => one.kind === 'person' && one.user,
      )
      expect(people).toEqual(['anna', 'gone-1', false, false])
      await ledger.close()
    })

    it('forgets for whom a computer player has played, too', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 5)
      const game = gameOf({ points: [2, 2, -2, -2], at: 20, people: ['anna', null, null, null], lent: [null, 'ben', 'clara', null] }) // prettier-ignore
      await ledger.append('t1', 1, { type: 'continue-timeout' }, 20, { game, closed: true })
      const lent = async () =>
        (await ledger.rankings('server-1', { counting: 'lent', offset: 0, limit: 9 })).rows.map(({ user }) => user)
      expect(await lent()).toEqual(['anna', 'ben', 'clara'])
      expect(await ledger.forget('ben', 'gone-1')).toBe(true)
      expect(await lent()).toEqual(['anna', 'clara'])
      expect((await ledger.personalData('ben')).games).toEqual([])
      expect((await ledger.personalData('clara')).games).toMatchObject([{ points: -2, lent: true }])
      await ledger.close()
    })

    it('shows and forgets practice like all else, and counts it to no server', async () => {
      const ledger = await make()
      await ledger.open('p1', opening({ kind: 'practice', server: '', room: '', host: 'ben' }), 5)
      await ledger.append('p1', 1, { type: 'fill', user: 'ben' }, 10, {})
      expect(await ledger.personalData('ben')).toMatchObject({
        opened: [{ table: 'p1', server: '', at: 5 }],
        actions: [{ table: 'p1', server: '', action: { type: 'fill' } }],
      })
      expect(await ledger.knownServers()).toEqual([])
      expect(await ledger.forget('ben', 'gone-1')).toBe(false)
      await ledger.append('p1', 2, { type: 'leave', user: 'ben' }, 20, { closed: true })
      expect(await ledger.forget('ben', 'gone-1')).toBe(true)
      expect(await ledger.personalData('ben')).toMatchObject({ opened: [], actions: [] })
      expect((await ledger.tableOf('p1'))?.request.host).toBe('gone-1')
      await ledger.close()
    })

    it('remembers when the bot was removed from a server, and deletes its data alone', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 5)
      await ledger.append('t1', 1, { type: 'continue-timeout' }, 10, {
        game: gameOf({ points: [2, 2, -2, -2], at: 10 }),
      })
      await ledger.setServerSettings('server-1', { threads: true })
      await ledger.setRules('server-1', null, ddv)
      await ledger.setRules('server-2', 'room-9', ddv)
      await ledger.setServerSettings('server-3', { threads: true })
      expect([...(await ledger.knownServers())].sort()).toEqual(['server-1', 'server-2', 'server-3'])
      await ledger.noteRemoval('server-2', 150)
      await ledger.noteRemoval('server-1', 100)
      await ledger.noteRemoval('server-1', 200)
      expect(await ledger.removals()).toEqual([
        { server: 'server-1', at: 100 },
        { server: 'server-2', at: 150 },
      ])
      await ledger.noteRemoval('server-2', null)
      await ledger.purge('server-1')
      expect(await ledger.removals()).toEqual([])
      expect([...(await ledger.knownServers())].sort()).toEqual(['server-2', 'server-3'])
      expect(await ledger.openTables()).toEqual([])
      expect(await ledger.rulesOf('server-1', null)).toBeNull()
      expect((await ledger.rankings('server-1', { offset: 0, limit: 10 })).total).toBe(0)
      expect(await ledger.serverSettings('server-1')).toMatchObject({ threads: false })
      await ledger.close()
    })
  })
}
