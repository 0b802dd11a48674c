import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/folder.js'
import { killCampaign } from '../support/kill/kills.js'

it('a match killed ten times at random moments leaves the same ledger as one left in peace', async () => {
  const report = await killCampaign({ folder: temporaryFolder(), kills: 10, games: 3, seed: 'ten kills' })
  expect(report.faults).toEqual([])
  expect(report.kills).toBe(10)
})
