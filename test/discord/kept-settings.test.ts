import { expect, it } from 'vitest'
import { KeptSettings } from '../../src/discord/road/kept-settings.js'
import { settle } from '../support/clock.js'
import { readableLog } from './support.js'

interface Chosen {
  readonly loud: boolean
}

/** A store whose first reading is answered when the test says so; whatever is read later is read at once. */
function begin() {
  let stored: Chosen = { loud: false }
  let answer: (settings: Chosen) => void = () => undefined
  const waits: Promise<Chosen>[] = [new Promise((resolve) => (answer = resolve))]
  const store = {
    load: () => waits.shift() ?? Promise.resolve(stored),
    save: (_id: string, patch: Partial<Chosen>) => Promise.resolve(void (stored = { ...stored, ...patch })),
  }
  const kept = new KeptSettings<Chosen>({ whose: 'person', store, usual: { loud: false }, log: readableLog().log })
  return { kept, answer: (settings: Chosen) => answer(settings) }
}

it('what was chosen while the settings were still being read stays chosen, for that answer too', async () => {
  const { kept, answer } = begin()
  const met = kept.meet('anna')
  await kept.change('anna', { loud: true })
  answer({ loud: false })
  expect(await met).toEqual({ loud: true })
  expect(kept.of('anna')).toEqual({ loud: true })
})

it('somebody of whom nothing is stored any more has the usual settings until they are read again', async () => {
  const { kept, answer } = begin()
  const met = kept.meet('anna')
  answer({ loud: false })
  await met
  await kept.change('anna', { loud: true })
  kept.forget('anna')
  expect(kept.known('anna')).toBeNull()
  expect(kept.of('anna')).toEqual({ loud: false })
  await settle()
  expect(await kept.meet('anna')).toEqual({ loud: true })
})

it('every listener is told whose settings have changed', async () => {
  const { kept, answer } = begin()
  answer({ loud: false })
  const told: string[] = []
  kept.onChange((id) => told.push(`first ${id}`))
  kept.onChange((id) => told.push(`second ${id}`))
  await kept.change('anna', { loud: true })
  expect(told).toEqual(['first anna', 'second anna'])
})
