import path from 'node:path'
import { expect, it } from 'vitest'
import { openSqlite } from '../../src/ledger/driver.js'
import { openLedger } from '../../src/ledger/ledger.js'
import { temporaryFolder } from '../support/folder.js'
import { ddv, gameOf, opening } from '../support/ledger-contract.js'

it('a finished game has a row for each seat: who played it, a computer of which level, and for whom', async () => {
  const file = path.join(temporaryFolder(), 'doko.sqlite')
  const ledger = openLedger(file)
  await ledger.open('t1', opening(), 1)
  const game = gameOf({
    points: [3, -1, -1, -1],
    at: 20,
    soloist: 0,
    parties: ['re', 'kontra', 'kontra', 'kontra'],
    people: ['anna', null, 'clara', null],
    lent: [null, 'ben', 'clara', null],
  })
  await ledger.append('t1', 1, { type: 'continue-timeout' }, 20, { game })
  await ledger.close()
  const sqlite = openSqlite(file, { readOnly: true })
  const rows = sqlite.prepare('SELECT seat, user, level, lent, people, party, soloist, won, points, server, preset, book, finished_at FROM game_results ORDER BY seat') // prettier-ignore
  const alike = { people: 2, server: 'server-1', preset: 'ddv', book: 'plus', finished_at: 20 }
  expect(rows.all()).toEqual([
    { ...alike, seat: 0, user: 'anna', level: null, lent: null, party: 're', soloist: 1, won: 1, points: 3 },
    { ...alike, seat: 1, user: null, level: 'easy', lent: 'ben', party: 'kontra', soloist: 0, won: 0, points: -1 },
    { ...alike, seat: 2, user: 'clara', level: null, lent: null, party: 'kontra', soloist: 0, won: 0, points: -1 },
    { ...alike, seat: 3, user: null, level: 'easy', lent: null, party: 'kontra', soloist: 0, won: 0, points: -1 },
  ])
  const games = sqlite.prepare('SELECT table_id, game, rules, kind, soloist, pflicht, winner, value, eyes_re, eyes_kontra, lines, finished_at FROM games') // prettier-ignore
  expect(games.all()).toEqual([
    {
      table_id: 't1',
      game: 1,
      rules: JSON.stringify(ddv),
      kind: 'damensolo',
      soloist: 0,
      pflicht: 0,
      winner: 're',
      value: 1,
      eyes_re: 130,
      eyes_kontra: 110,
      lines: JSON.stringify([{ code: 'won', for: 're', points: 1 }]),
      finished_at: 20,
    },
  ])
  sqlite.close()
})

it('a server whose only choice was taken back is known no longer', async () => {
  const ledger = openLedger(':memory:')
  await ledger.setRules('server-1', null, ddv)
  expect(await ledger.knownServers()).toEqual(['server-1'])
  await ledger.setRules('server-1', null, null)
  expect(await ledger.knownServers()).toEqual([])
  await ledger.close()
})

it('what goes wrong in the database is told with its name', async () => {
  const ledger = openLedger(':memory:')
  await expect(ledger.append('t1', 1, { type: 'expire' }, 1, {})).rejects.toThrow('The database :memory: has no open table t1') // prettier-ignore
  await ledger.open('t1', opening(), 1)
  const late = ledger.append('t1', 3, { type: 'expire' }, 1, {})
  await expect(late).rejects.toThrow('The database :memory: has 0 intents of table t1: number 3 does not come next')
  await ledger.close()
  await expect(ledger.openTables()).rejects.toThrow('The database :memory: failed: database is not open')
})
