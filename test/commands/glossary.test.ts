import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import { did, there } from '../support/playing.js'
import { isPrivate, textOf } from '../support/reading.js'

const people = [
  { key: 'anna', name: 'Anna' },
  { key: 'ben', name: 'Ben', locale: 'en-GB' as never },
] // prettier-ignore

it('suggests at most 25 words while one types, in the reader’s language', async () => {
  const stage = await startStage({ people })
  const all = await did(stage.as('anna').complete('doko glossary', 'term', { term: '' }))
  expect(all.callback).toBe(8)
  expect(all.choices).toHaveLength(25)
  const { choices } = await did(stage.as('ben').complete('doko glossary', 'term', { term: 'FOX' }))
  expect(choices[0]).toEqual({ name: 'Fuchs · fox', value: 'fuchs' })
  const none = await did(stage.as('ben').complete('doko glossary', 'term', { term: 'qwertz' }))
  expect(none.choices).toEqual([])
})

it('explains the chosen word, or the nearest to what was typed, to the reader alone', async () => {
  const stage = await startStage({ people })
  const chosen = there((await did(stage.as('anna').command('doko glossary', { term: 'fuchs' }))).message)
  expect(isPrivate(chosen)).toBe(true)
  expect(textOf(chosen)).toContain('**Fuchs**\n-# auch: Karo-Ass')
  const typed = await did(stage.as('ben').command('doko glossary', { term: 'schmeissen' }))
  expect(textOf(typed.message)).toContain('**Schmeißen**')
  expect(textOf(typed.message)).toContain('Laying a bad hand open so that the cards are dealt again')
  const unknown = await did(stage.as('ben').command('doko glossary', { term: '@everyone **qwertz**' }))
  expect(textOf(unknown.message)).toBe(
    'I do not know “everyone qwertz”. While you type /doko glossary I suggest words.',
  )
})
