import { describe, expect, it } from 'vitest'
import type { PlannedDate } from '../../src/table/company.js'
import type { Ledger } from '../../src/table/ports.js'
import { opening } from './ledger-contract.js'

/** A date of anna's; `changes` replace parts of it. */
export const plannedDate = (changes: Partial<PlannedDate> = {}): PlannedDate => ({
  id: 'd1',
  server: 'server-1',
  room: 'room-1',
  maker: 'anna',
  at: 1000,
  movedFrom: null,
  state: 'planned',
  ending: null,
  table: null,
  message: null,
  notice: null,
  event: null,
  answers: [{ user: 'anna', answer: 'yes' }],
  ...changes,
})

/**
 * What every ledger keeps for people who look for each other.
 * @param name of the adapter
 * @param make an empty ledger
 */
export function companyContract(name: string, make: () => Promise<Ledger> | Ledger): void {
  describe(`${name} as a keeper of dates, bells and blocks`, () => {
    it('gives dates back with their answers, whoever answered first coming first', async () => {
      const ledger = await make()
      await ledger.addDate(plannedDate({ at: 2000 }), 1)
      await ledger.addDate(plannedDate({ id: 'd2', answers: [] }), 2)
      await ledger.answerDate('d1', 'ben', 'yes', 3)
      await ledger.answerDate('d1', 'clara', 'maybe', 4)
      await ledger.answerDate('d1', 'anna', 'no', 5)
      expect((await ledger.openDates()).map(({ id }) => id)).toEqual(['d2', 'd1'])
      expect((await ledger.dateOf('d1'))?.answers).toEqual([
        { user: 'ben', answer: 'yes' },
        { user: 'clara', answer: 'maybe' },
        { user: 'anna', answer: 'no' },
      ])
      expect(await ledger.dateOf('d3')).toBeNull()
      await ledger.close()
    })

    it('changes a part of a date, and drops it some time after it is over', async () => {
      const ledger = await make()
      await ledger.addDate(plannedDate(), 1)
      await ledger.changeDate('d1', { state: 'over', ending: 'opened', table: 't1' })
      expect(await ledger.dateOf('d1')).toEqual(plannedDate({ state: 'over', ending: 'opened', table: 't1' }))
      expect(await ledger.openDates()).toEqual([])
      await ledger.dropDates(1000)
      expect(await ledger.dateOf('d1')).not.toBeNull()
      await ledger.dropDates(1001)
      expect(await ledger.dateOf('d1')).toBeNull()
      await ledger.close()
    })

    it('knows who wants to be told where, and when they were told last in any room', async () => {
      const ledger = await make()
      const place = { server: 'server-1', room: 'room-1' }
      await ledger.setBell('ben', place, true)
      await ledger.setBell('ben', place, true)
      await ledger.setBell('ben', { ...place, room: 'room-2' }, true)
      await ledger.setBell('anna', place, true)
      await ledger.noteTold(['ben'], 70)
      expect(await ledger.listeners('room-1')).toEqual([{ user: 'anna', toldAt: null }, { user: 'ben', toldAt: 70 }]) // prettier-ignore
      expect(await ledger.bellsOf('ben', 'server-1')).toEqual(['room-1', 'room-2'])
      await ledger.setBell('ben', place, false)
      expect([await ledger.hasBell('ben', 'room-1'), await ledger.hasBell('ben', 'room-2')]).toEqual([false, true])
      await ledger.close()
    })

    it('keeps one note of the message that tells of a table', async () => {
      const ledger = await make()
      await ledger.noteCall('t1', { room: 'room-1', message: 'm1' })
      await ledger.noteCall('t1', { room: 'room-1', message: 'm2' })
      expect(await ledger.calls()).toEqual([{ table: 't1', room: 'room-1', message: 'm2' }])
      await ledger.noteCall('t1', null)
      expect(await ledger.calls()).toEqual([])
      await ledger.close()
    })

    it('shows a person the own list of blocked people and never who has blocked them, and lets go of all of it', async () => {
      const ledger = await make()
      await ledger.setBlocked('ben', ['clara', 'anna', 'anna'])
      await ledger.setBell('ben', { server: 'server-1', room: 'room-1' }, true)
      await ledger.addDate(plannedDate({ maker: 'ben' }), 1)
      await ledger.answerDate('d1', 'ben', 'maybe', 2)
      expect(await ledger.personalData('ben')).toMatchObject({
        blocked: ['anna', 'clara'],
        bells: [{ server: 'server-1', room: 'room-1', toldAt: null }],
        dates: [{ date: 'd1', server: 'server-1', room: 'room-1', at: 1000, made: true, answer: 'maybe' }],
      })
      expect(JSON.stringify(await ledger.personalData('clara'))).not.toContain('ben')
      expect(await ledger.forget('ben', 'gone-1')).toBe(true)
      expect(await ledger.blockedBy('ben')).toEqual([])
      expect(await ledger.listeners('room-1')).toEqual([])
      expect(await ledger.dateOf('d1')).toMatchObject({ maker: '', answers: [{ user: 'anna', answer: 'yes' }] })
      await ledger.close()
    })

    it('lets go of the dates and bells of a server', async () => {
      const ledger = await make()
      await ledger.open('t1', opening(), 1)
      await ledger.setBell('ben', { server: 'server-1', room: 'room-1' }, true)
      await ledger.addDate(plannedDate(), 1)
      await ledger.addDate(plannedDate({ id: 'd2', server: 'server-2' }), 1)
      expect([...(await ledger.knownServers())].sort()).toEqual(['server-1', 'server-2'])
      await ledger.purge('server-1')
      expect([await ledger.dateOf('d1'), (await ledger.openDates()).map(({ id }) => id)]).toEqual([null, ['d2']])
      expect(await ledger.bellsOf('ben', 'server-1')).toEqual([])
      await ledger.close()
    })
  })
}
