import path from 'node:path'
import { expect, it } from 'vitest'
import { presentServerSettings } from '../../src/discord/features/settings/page.js'
import { loadCommands } from '../../src/discord/road/loader.js'
import { definitionOf } from '../../src/discord/road/register.js'
import { translator } from '../../src/i18n/index.js'
import { usualServerSettings } from '../../src/table/ports.js'
import { selectsOf } from '../discord/present/support.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, there } from '../support/playing.js'
import { isPrivate, labelsOf, textOf } from '../support/reading.js'

const newestPrivate = (stage: Stage, name: string) => there(stage.as(name).messages().filter(isPrivate).at(-1))

it('the channel’s own rules, chosen for a table, lead to where they are changed', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  await did(anna.command('doko start', { rules: 'own' }))
  await stage.settle()
  const told = newestPrivate(stage, 'anna')
  expect(textOf(told)).toContain('Regeln: DDV-Turnierregeln')
  expect(textOf(told)).toContain('Dieser Kanal spielt wie der Server')
  expect(textOf(told)).toContain('Gilt für jeden Tisch, der von jetzt an eröffnet wird')
  expect(labelsOf(told)).toEqual(['Regeln ändern'])
  const editor = there((await did(anna.press(told, 'Regeln ändern'))).message)
  expect(textOf(editor)).toContain('**Regeln ändern · Nur für diesen Kanal**')
  expect(labelsOf(editor)).toContain('Grundlage wählen …')
})

it('whoever may not change the channel’s rules is told who may', async () => {
  const stage = await startStage()
  await did(stage.as('ben').command('doko start', { rules: 'own' }))
  await stage.settle()
  const told = newestPrivate(stage, 'ben')
  expect(textOf(told)).toContain('Die Regeln ändern dürfen hier alle mit dem Recht „Server verwalten“')
  expect(labelsOf(told)).toEqual([])
})

it('a table by other rules is opened without a word about them', async () => {
  const stage = await startStage()
  await did(stage.as('anna').command('doko start', { rules: 'norsk' }))
  await stage.settle()
  expect(stage.as('anna').messages().filter(isPrivate)).toEqual([])
})

it.each([
  ['de', 'schnell (45 s)', 'bedenkzeit', 'Bedenkzeit'],
  ['en', 'fast (45 s)', 'clock', 'Turn clock'],
  ['no', 'rask (45 s)', 'betenkningstid', 'Betenkningstid'],
] as const)(
  'the same clocks are offered for one table and in the settings, under the same words: %s',
  async (language, first, option, setting) => {
    const commands = await loadCommands(path.resolve(import.meta.dirname, '../../commands'))
    const locale = language === 'en' ? 'en-GB' : language
    const start = definitionOf(commands.values(), ['easy']).options?.find(({ name }) => name === 'start')
    const options = start && 'options' in start ? start.options : []
    const clock = options?.find(({ name }) => name === 'clock')
    const choices = clock && 'choices' in clock ? clock.choices : []
    const forOne = choices?.map(({ name_localizations }) => name_localizations?.[locale])

    const t = translator(language)
    const page = presentServerSettings(usualServerSettings, t, { tab: 'tables', levels: [], saved: false, rules: '' })
    const select = selectsOf(page).find(({ options }) => options.some(({ value }) => value === '86400'))
    const forServer = select?.options.map(({ label }) => label.replace(`${setting} · `, '').replace(`${setting}: `, ''))

    expect(forOne?.[0]).toBe(first)
    expect(forServer).toEqual(forOne)
    expect(clock?.name_localizations?.[locale]).toBe(option)
  },
)

it('where no table ever was nothing is said to be gone', async () => {
  const stage = await startStage()
  const anna = stage.as('anna')
  for (const command of ['doko hand', 'doko leave', 'doko close', 'doko table']) {
    const { message } = await did(anna.command(command))
    expect(textOf(message), command).toBe('Du sitzt hier an keinem Tisch. Mit /doko start öffnest du einen.')
  }
  const { message } = await did(anna.command('doko resume'))
  expect(textOf(message)).toBe('Auf diesem Server ruht kein Tisch von dir. Mit /doko start öffnest du einen.')
})
