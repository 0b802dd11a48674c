import { expect, it } from 'vitest'
import { printModel } from '../../src/discord/features/rules/printed.js'
import { pictureWords } from '../../src/discord/look/pictures.js'
import { presetIds, presets } from '../../src/engine/index.js'
import { languages, translator } from '../../src/i18n/index.js'
import { printRules } from '../../src/render/print.js'
import { startStage } from '../support/bot.js'
import { did, there } from '../support/playing.js'
import { isPrivate, textOf } from '../support/reading.js'

it('brings two pages A4 of the rules chosen for the channel, to the reader alone', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await stage.ledger.setRules(stage.playground.world.guildId, null, presets.willi)
  const message = there((await did(anna.command('doko sheet'))).message)
  expect(isPrivate(message)).toBe(true)
  expect(textOf(message)).toContain('Spickzettel für „Willis Traum“')
  expect(message.attachments.map(({ filename, content_type }) => [filename, content_type])).toEqual([
    ['doppelkopf-willi.pdf', 'application/pdf'],
  ])
})

it.each(languages)('prints every preset in %s, without marks of emphasis', (language) => {
  const t = translator(language)
  for (const preset of presetIds) {
    const model = printModel(presets[preset], t)
    expect(model.sections.flatMap(({ lines }) => lines).join('')).not.toMatch(/\*\*|`/)
    const file = printRules(model, pictureWords(t)).toString('latin1')
    expect(file.startsWith('%PDF-')).toBe(true)
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(file).toContain('/MediaBox [0 0 595 842]')
  }
})

it('names what was changed', () => {
  const model = printModel({ preset: 'hausrunde', set: { nines: false } }, translator('en'))
  expect(model.sections.at(-1)).toEqual({ head: 'Different from the basis', lines: ['Nines: no'] })
  expect(model.trumps).toHaveLength(12)
})
