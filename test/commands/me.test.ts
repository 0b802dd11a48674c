import { expect, it } from 'vitest'
import me from '../../commands/me.js'
import type { Services } from '../../src/discord/road/command.js'
import { Readers } from '../../src/discord/road/readers.js'
import type { Request } from '../../src/discord/road/request.js'
import type { Screens } from '../../src/discord/features/screens.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { readableLog, said, words } from '../discord/support.js'

it('answers privately with what counts, and changes nothing', async () => {
  const people = createMemoryLedger()
  await people.setSettings('anna', { language: 'no', design: 'two-colour' })
  const changed: string[] = []
  const readers = new Readers({ people, log: readableLog().log, changed: (user) => changed.push(user) })
  const shows: Pick<Screens, 'me'> = {
    me: (user, { language, settings }, saved) => words([user, language, settings.design, saved].join(' ')),
  }
  const services = { readers, screens: shows } as unknown as Services
  const request = { user: 'anna', locale: 'de', fromPrivate: false } as Request
  const reply = await me.run(request, {}, services)
  expect(reply.kind).toBe('private')
  expect('page' in reply && said(reply.page)).toBe('anna no two-colour false')
  expect(changed).toEqual([])
})
