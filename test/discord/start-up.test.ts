import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { REST } from 'discord.js'
import { describe, expect, it } from 'vitest'
import type { Command } from '../../src/discord/road/command.js'
import { cardFaces, emojiFile, provideEmojis, wantedFaces } from '../../src/discord/road/emojis.js'
import { KeptSettings } from '../../src/discord/road/kept-settings.js'
import { loadCommands } from '../../src/discord/road/loader.js'
import { definitionOf, register, sameDefinition } from '../../src/discord/road/register.js'
import { temporaryFolder } from '../support/folder.js'
import { readableLog, refused } from './support.js'

const command = (name: 'hand' | 'help' | 'start', order: number, more: Partial<Command<never>> = {}): Command<never> => ({
  name, order, run: () => ({ to: 'nobody' }), ...more,
}) // prettier-ignore

describe('the definition of the command', () => {
  it('has a subcommand for each command, in their order, with words in every language', () => {
    const definition = definitionOf([command('hand', 2), command('help', 3), command('start', 1)], [])
    expect(definition).toMatchObject({ type: 1, name: 'doko', contexts: [0, 1, 2], integration_types: [0, 1] })
    expect(definition.options?.map(({ name, type }) => [name, type])).toEqual([
      ['start', 1],
      ['hand', 1],
      ['help', 1],
    ])
    const [start] = definition.options ?? []
    expect(start).toMatchObject({ options: [] })
    expect(start?.description).toBe(start?.description_localizations?.['en-GB'])
    expect(start?.description_localizations?.de).not.toBe(start?.description)
    expect(Object.keys(start?.name_localizations ?? {})).toEqual(Object.keys(start?.description_localizations ?? {}))
  })

  it('lets a command define its options by the levels there are', () => {
    const options = (levels: readonly string[]) => levels.map((name) => ({ type: 3 as const, name, description: name }))
    const definition = definitionOf([command('start', 1, { options })], ['easy', 'strong'])
    expect(definition.options).toMatchObject([{ options: [{ name: 'easy' }, { name: 'strong' }] }])
  })

  it('is the same whatever Discord adds, leaves out or orders otherwise', () => {
    const ours = { name: 'doko', options: [], description_localizations: { de: 'a', no: 'b' }, required: false }
    const theirs = { version: '7', description_localizations: { no: 'b', de: 'a' }, nsfw: true, min_value: null, name: 'doko' } // prettier-ignore
    expect(sameDefinition(ours, theirs)).toBe(true)
    expect(sameDefinition(ours, { ...theirs, required: true })).toBe(false)
    expect(sameDefinition(ours, { ...theirs, min_value: 0 })).toBe(false)
    expect(sameDefinition(ours, { ...theirs, description: '' })).toBe(true)
    expect(sameDefinition({ contexts: [0, 1] }, { contexts: [1, 0] })).toBe(true)
    expect(sameDefinition({ contexts: [0, 1] }, { contexts: [0, 2] })).toBe(false)
    expect(sameDefinition(ours, { ...theirs, options: [{ name: 'x' }] })).toBe(false)
    expect(sameDefinition(ours, undefined)).toBe(false)
  })

  it.each(['type', 'name', 'description', 'choices', 'value', 'required', 'min_value', 'max_value', 'min_length',
    'max_length', 'autocomplete', 'contexts', 'integration_types'])('differs where its %s does', (key) => {
    expect(sameDefinition({ [key]: 1 }, { [key]: 2 })).toBe(false)
    expect(sameDefinition({ options: [{ [key]: 1 }] }, { options: [{ [key]: 2 }] })).toBe(false)
  }) // prettier-ignore

  it.each(['name_localizations', 'description_localizations'])('differs where its %s do', (key) => {
    expect(sameDefinition({ [key]: { de: 'a' } }, { [key]: { de: 'b' } })).toBe(false)
  })

  it('is written where Discord has none or another, and beside whatever else there is', async () => {
    const ours = definitionOf([command('start', 1)], [])
    const writes = async (there: readonly object[], refusals: readonly Error[] = [], wanted = [ours]) => {
      const asked: unknown[] = []
      const left = [...refusals]
      const rest = {
        get: (route: string, { query }: { query: URLSearchParams }) => {
          asked.push(`get ${route}?${query.toString()}`)
          return Promise.resolve(there)
        },
        post: (route: string, { body }: { body: { name: string } }) => {
          asked.push(`post ${route} ${body.name}`)
          const refusal = left.shift()
          return refusal ? Promise.reject(refusal) : Promise.resolve()
        },
      }
      const written = await register(rest as unknown as REST, '7', wanted).catch((error: unknown) => String(error))
      return [written, ...asked]
    }
    const get = 'get /applications/7/commands?with_localizations=true'
    const post = 'post /applications/7/commands doko'
    expect(await writes([ours])).toEqual([[], get])
    expect(await writes([])).toEqual([['doko'], get, post])
    expect(await writes([{ ...ours, name: 'skat' }])).toEqual([['doko'], get, post])
    expect(await writes([{ ...ours, type: 2 }])).toEqual([['doko'], get, post])
    expect(await writes([ours, { type: 4, name: 'launch' }])).toEqual([[], get])
    const two = [ours, { ...ours, name: 'other' }]
    const both = [get, post, 'post /applications/7/commands other']
    expect(await writes([], [new Error('full')], two)).toEqual(['Error: full', ...both])
  })
})

describe('the loader of commands', () => {
  const load = (text: string) => {
    const folder = path.join(temporaryFolder(), 'commands')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(path.join(folder, 'hand.js'), `export default ${text}`)
    return loadCommands(folder)
  }

  it.each([
    ['nothing', 'null'],
    ['a text', `'hand'`],
    ['a function', '() => undefined'],
    ['a name that is no text', `{ name: ['hand'], order: 1, run() {} }`],
    ['a number in its name', `{ name: 'hand2', order: 1, run() {} }`],
    ['a sign before its name', `{ name: '-hand', order: 1, run() {} }`],
    ['an empty name', `{ name: '', order: 1, run() {} }`],
    ['a name that is too long', `{ name: '${'x'.repeat(33)}', order: 1, run() {} }`],
    ['no order', `{ name: 'hand', run() {} }`],
    ['an order that is a text', `{ name: 'hand', order: '1', run() {} }`],
    ['run that is no function', `{ name: 'hand', order: 1, run: true }`],
    ['options that are no function', `{ name: 'hand', order: 1, run() {}, options: [] }`],
  ])('refuses %s', async (_, text) => {
    await expect(load(text)).rejects.toThrow(
      'commands/hand.js has no proper default export: a name, an order and run() are needed.',
    )
  })

  it('takes a command with options', async () => {
    const commands = await load(`{ name: 'hand', order: 1, run() {}, options: () => [] }`)
    expect([...commands.keys()]).toEqual(['hand'])
  })
})

describe('card emojis', () => {
  /** An application whose emojis the test knows; it gives numbers to those that are made. */
  const application = (there: readonly { id: string | null; name: string }[], answers: readonly (string | null | Error)[]) => {
    const asked: [string, unknown][] = []
    const rest = {
      get: (route: string) => {
        asked.push([`get ${route}`, null])
        return Promise.resolve({ items: there })
      },
      post: (route: string, { body }: { body: { name: string; image: string } }) => {
        const answer = answers[asked.length - 1] ?? refused(30008, 400)
        asked.push([`post ${route}`, body])
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ id: answer || null, name: body.name })
      },
    }
    return { asked, rest: rest as unknown as REST }
  } // prettier-ignore

  it('that are missing are uploaded one after another, as pictures in words, until one fails', async () => {
    const [first, second, third] = cardFaces()
    const { asked, rest } = application([{ id: '1', name: first?.name ?? '' }], ['2'])
    const { log, lines } = readableLog()
    const found: unknown[] = []
    await provideEmojis(rest, '7', ({ name }) => Promise.resolve(Buffer.from(name)), (emoji) => found.push(emoji), log) // prettier-ignore
    const image = (name = '') => `data:image/png;base64,${Buffer.from(name).toString('base64')}`
    expect(asked).toEqual([
      ['get /applications/7/emojis', null],
      ['post /applications/7/emojis', { name: second?.name, image: image(second?.name) }],
      ['post /applications/7/emojis', { name: third?.name, image: image(third?.name) }],
    ])
    expect(found).toEqual([{ id: '1', name: first?.name }, { id: '2', name: second?.name }]) // prettier-ignore
    expect(lines).toMatchObject([
      { level: 40, msg: 'card emojis are not complete; cards without one are shown as text' },
    ])
    expect(lines[0]).toHaveProperty('err')
  })

  it('without a number are not used', async () => {
    const [first] = cardFaces()
    const { asked, rest } = application([{ id: null, name: first?.name ?? '' }], [''])
    const found: unknown[] = []
    await provideEmojis(rest, '7', () => Promise.resolve(Buffer.from('x')), (emoji) => found.push(emoji), readableLog().log) // prettier-ignore
    expect(asked[1]).toMatchObject(['post /applications/7/emojis', { name: first?.name }])
    expect(found).toEqual([])
  })

  it('lie there as pictures, all that are wanted', async () => {
    expect(wantedFaces().map(({ name }) => name)).toEqual(cardFaces().map(({ name }) => name))
    expect(new Set(wantedFaces().map(({ name }) => name)).size).toBe(wantedFaces().length)
    for (const face of cardFaces()) expect((await emojiFile(face)).subarray(1, 4).toString()).toBe('PNG')
  })
})

describe('settings that are kept', () => {
  interface Chosen {
    readonly loud: boolean
  }
  const kept = (load: (id: string) => Promise<Chosen>, save: () => Promise<void> = () => Promise.resolve()) => {
    const { log, lines } = readableLog()
    return { lines, settings: new KeptSettings<Chosen>({ whose: 'person', store: { load, save }, usual: { loud: false }, log }) } // prettier-ignore
  }

  it('are loaded once, though several wait for them', async () => {
    const loads: string[] = []
    const { settings } = kept((id) => {
      loads.push(id)
      return Promise.resolve({ loud: true })
    })
    expect(settings.known('anna')).toBeNull()
    expect(await Promise.all([settings.meet('anna'), settings.meet('anna')])).toEqual([{ loud: true }, { loud: true }])
    expect(await settings.meet('anna')).toEqual({ loud: true })
    expect(loads).toEqual(['anna'])
    expect([settings.known('anna'), settings.of('ben')]).toEqual([{ loud: true }, { loud: false }])
  })

  it('that cannot be read are the usual ones, and are read again the next time', async () => {
    const answers = [Promise.reject(new Error('no store')), Promise.resolve({ loud: true })]
    const { settings, lines } = kept(() => answers.shift() ?? expect.unreachable())
    expect(await settings.meet('anna')).toEqual({ loud: false })
    expect(settings.known('anna')).toBeNull()
    expect(lines).toMatchObject([
      { level: 40, person: 'anna', err: { message: 'no store' }, msg: 'the settings of a person could not be read' },
    ])
    expect(await settings.meet('anna')).toEqual({ loud: true })
  })

  it('stay as they were, and nobody is told, when a change cannot be saved', async () => {
    const { settings } = kept(
      () => Promise.resolve({ loud: false }),
      () => Promise.reject(new Error('no store')),
    )
    settings.onChange(() => expect.unreachable())
    await settings.meet('anna')
    await expect(settings.change('anna', { loud: true })).rejects.toThrow('no store')
    expect(settings.of('anna')).toEqual({ loud: false })
  })
})
