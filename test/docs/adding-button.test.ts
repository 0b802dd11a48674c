import { afterAll, beforeAll, expect, it } from 'vitest'
import { Copy, patience } from './copy.js'

// The steps of "… a command" and then of "… a button" in CONTRIBUTING, followed in a copy of the project.
const copy = new Copy('test/discord', 'test/support')
beforeAll(() => copy.build(), patience)
afterAll(() => copy.remove())

const wordFiles = ['assets/locales/de.json', 'assets/locales/en.json', 'assets/locales/no.json']

const hello = `import { presentNotice } from '../src/discord/look/parts.js'
import type { Command } from '../src/discord/road/command.js'
import { tell } from '../src/discord/road/reply.js'

/** Says hello. */
const hello: Command<unknown> = {
  name: 'hello',
  order: 99,
  run: (request) => tell(presentNotice(request.t('hello.text'))),
}

export default hello
`

/** The names of the commands as Discord is told them, and what the new one answers. */
const registered = `
  import { translator } from './dist/src/i18n/index.js'
  import { loadCommands } from './dist/src/discord/road/loader.js'
  import { definitionOf } from './dist/src/discord/road/register.js'
  const commands = await loadCommands(process.cwd() + '/dist/commands')
  const told = definitionOf(commands.values(), ['easy']).options
  const answer = await commands.get('hello').run({ t: translator('de') }, {}, {})
  console.log(JSON.stringify({ names: told.map(({ name }) => name), last: told.at(-1), answer }))`

it(
  'a command is a file and its words: without them it does not compile, with them it is registered and answers',
  async () => {
    copy.write('commands/hello.ts', hello)
    const found = copy.complaints('commands/hello.ts')
    expect(found).toEqual([expect.stringContaining(`"hello"`), expect.stringContaining('hello.text')])

    copy.say({ 'command.hello.name': 'hello', 'command.hello.description': 'Says hello', 'hello.text': 'Hello there' })
    await copy.build()
    expect(copy.complaints('commands/hello.ts')).toEqual([])
    const said = (await copy.asked(registered)) as { names: string[]; last: unknown; answer: unknown }
    expect(said.names).toContain('start')
    expect(said.names.at(-1)).toBe('hello')
    expect(said.last).toMatchObject({ description: 'Says hello', name_localizations: { de: 'hello', no: 'hello' } })
    expect(JSON.stringify(said.answer)).toContain('Hello there')
    expect(copy.changed).toEqual([...wordFiles, 'commands/hello.ts'])
  },
  patience,
)

const people = 'src/discord/features/people'
const files = ['buttons.ts', 'pages.ts', 'presses.ts'].map((file) => `${people}/${file}`)
const answered = 'test/discord/press.test.ts'

/** What the button's page shows, and what its press is read as. */
const pressed = `
  import { translator } from './dist/src/i18n/index.js'
  import { allPresses } from './dist/src/discord/features/all-presses.js'
  import { wavePress } from './dist/src/discord/features/people/buttons.js'
  import { presentMore } from './dist/src/discord/features/people/pages.js'
  import { Presses } from './dist/src/discord/road/press.js'
  const view = { id: 't1', number: 1, commitment: '00', status: 'lobby', place: 0, places: [], suspended: null, mayReturn: null, sheet: [] }
  const id = wavePress({ table: 't1' })
  const page = JSON.stringify(presentMore(view, translator('en')))
  const { verb, table } = new Presses(allPresses).read(id)
  console.log(JSON.stringify({ shown: page.includes(id) && page.includes('Wave'), verb, table }))`

it(
  'a button is a row, what its press does and its place on a page, all in its feature, and a word',
  async () => {
    copy.begin()
    copy.edit(`${people}/buttons.ts`, /^export const pausePress.*\n/m, (line) => `${line}export const wavePress = tablePress('wave')\n`) // prettier-ignore
    copy.edit(`${people}/pages.ts`, /^ *pausePress,\n/m, (line) => `${line}  wavePress,\n`)
    copy.edit(`${people}/pages.ts`, /^ *button\(pausePress.*\n/m, (line) => `${line}      button(wavePress({ table }), t('button.wave')),\n`) // prettier-ignore
    expect(copy.complaints(...files)).toEqual([expect.stringMatching(/pages\.ts: .*button\.wave/)])
    const before = await copy.test(answered)
    expect(before.code).toBe(1)
    expect(before.said).toContain('are all answered, each by the row of its verb')

    copy.edit(`${people}/presses.ts`, /^ *atTable\(press\.pausePress.*\n/m, (line) => `${line}  atTable(press.wavePress, (_, request) => tell(presentNotice(request.t('button.wave')))),\n`) // prettier-ignore
    copy.say({ 'button.wave': 'Wave' })
    await copy.build()
    expect(copy.complaints(...files)).toEqual([])
    expect(await copy.asked(pressed)).toEqual({ shown: true, verb: 'wave', table: 't1' })
    expect(await copy.test(answered)).toMatchObject({ code: 0 })
    expect(copy.changed).toEqual([...wordFiles, ...files])
  },
  patience,
)
