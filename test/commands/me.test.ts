import { expect, it } from 'vitest'
import { Looks } from '../../src/discord/look/look.js'
import { Readers } from '../../src/discord/road/readers.js'
import { translator } from '../../src/i18n/index.js'
import { readableLog } from '../discord/support.js'
import { createMemoryLedger } from '../support/memory-ledger.js'
import { requestBy } from '../support/request.js'

import me from '../../commands/me.js'

it('answers privately with what counts, and changes nothing', async () => {
  const people = createMemoryLedger()
  await people.setSettings('anna', { language: 'no', design: 'two-colour' })
  const changed: string[] = []
  const readers = new Readers({ people, log: readableLog().log })
  readers.onChange((user) => changed.push(user))
  const looks = new Looks({
    emoji: () => null,
    settingsOf: (user) => readers.of(user)?.settings ?? null,
    designIn: () => 'four-colour',
    tables: () => 0,
    pictures: true,
  })
  const reply = await me.run(requestBy('anna', { locale: 'de' }), {}, { readers, looks })
  expect(reply.to).toBe('asker')
  const text = 'shows' in reply ? JSON.stringify(reply.shows.page.components) : ''
  const no = translator('no')
  expect(text).toContain(no('me.title'))
  expect(text).toContain(`**${no('me.design.two-colour')}**`)
  expect(text).not.toContain(no('me.saved'))
  expect(changed).toEqual([])
})
