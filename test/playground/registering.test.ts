import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { call, COMMANDS, PIXEL } from './bot.js'
import type { Reply } from './bot.js'

const command = (more: object = {}) => ({ name: 'doko', description: 'Doppelkopf', ...more })
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'x', ...more })

describe('registering commands and emojis', () => {
  let playground: Playground
  let commands: string
  let emojis: string

  beforeAll(async () => {
    playground = await createPlayground()
    commands = `/applications/${playground.world.bot.id}/commands`
    emojis = `/applications/${playground.world.bot.id}/emojis`
  })
  afterAll(() => playground.close())

  const codes = ({ json }: Reply) => JSON.stringify(json.errors ?? {})

  it('stores global and guild commands apart and overwrites them in bulk, keeping ids', async () => {
    const [first] = (await call(playground, 'PUT', commands, COMMANDS)).json as unknown as { id: string }[]
    const [again] = (await call(playground, 'PUT', commands, COMMANDS)).json as unknown as { id: string }[]
    expect(again?.id).toBe(first?.id)
    const guild = `/applications/${playground.world.bot.id}/guilds/${playground.world.guildId}/commands`
    expect((await call(playground, 'POST', guild, command({ name: 'here' }))).status).toBe(201)
    expect((await call(playground, 'POST', guild, command({ name: 'here' }))).status).toBe(200)
    expect((await call(playground, 'GET', commands)).json).toMatchObject([{ name: 'doko', type: 1 }])
    expect((await call(playground, 'GET', guild)).json).toMatchObject([{ name: 'here' }])
    await call(playground, 'PUT', guild, [])
    expect((await call(playground, 'GET', guild)).json).toEqual([])
  })

  it.each([
    ['upper case', command({ name: 'Doko' }), 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a blank in a name', command({ name: 'do ko' }), 'APPLICATION_COMMAND_INVALID_NAME'],
    ['an unknown locale', command({ name_localizations: { nb: 'doko' } }), 'DICT_TYPE_KEY_INVALID'],
    ['no description', { name: 'doko' }, 'BASE_TYPE_REQUIRED'],
    ['a description above 100', command({ description: 'x'.repeat(101) }), 'BASE_TYPE_MAX_LENGTH'],
    [
      '26 options',
      command({ options: Array.from({ length: 26 }, (_, at) => option(`o${at}`)) }),
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an option name twice',
      command({ options: [option('a'), option('a')] }),
      'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'required after optional',
      command({ options: [option('a'), option('b', { required: true })] }),
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'options beside subcommands',
      command({ options: [{ type: 1, name: 'a', description: 'x' }, option('b')] }),
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'more than 8000 characters, longest translation counted',
      command({
        options: Array.from({ length: 25 }, (_, at) =>
          option(`o${at}`, {
            choices: Array.from({ length: 4 }, (_, n) => ({
              name: `${n}`,
              name_localizations: { de: 'x'.repeat(99) },
              value: `${n}`,
            })),
          }),
        ),
      }),
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('refuses %s', async (_, body, code) => {
    const reply = await call(playground, 'PUT', commands, [body])
    expect(reply).toMatchObject({ status: 400, json: { code: 50035 } })
    expect(codes(reply)).toContain(code)
  })

  it('refuses a bulk overwrite that leaves out the Entry Point, and changes nothing', async () => {
    const own = await createPlayground()
    try {
      const path = `/applications/${own.world.bot.id}/commands`
      const entry = await call(own, 'POST', path, { type: 4, name: 'launch', handler: 2 })
      expect(await call(own, 'PUT', path, COMMANDS)).toMatchObject({ status: 400, json: { code: 50240 } })
      expect((await call(own, 'GET', path)).json).toMatchObject([{ name: 'launch', type: 4 }])
      const all = await call(own, 'PUT', path, [...COMMANDS, { type: 4, name: 'launch', handler: 2 }])
      expect(all.json).toMatchObject([{ name: 'doko' }, { name: 'launch', id: entry.json.id }])
      expect((await call(own, 'DELETE', `${path}/${entry.json.id}`)).status).toBe(204)
      expect((await call(own, 'PUT', path, COMMANDS)).status).toBe(200)
    } finally {
      await own.close()
    }
  })

  it('refuses two commands of one name, and takes names in other scripts and permissions as text', async () => {
    expect(codes(await call(playground, 'PUT', commands, [command(), command()]))).toContain('DUPLICATE_NAME')
    const body = command({
      name: 'übersicht',
      name_localizations: { no: 'oversikt' },
      default_member_permissions: '32',
    })
    const made = await call(playground, 'PUT', commands, [body])
    expect(made.json).toMatchObject([{ default_member_permissions: '32' }])
    const { commands: stored } = playground.world
    expect([...stored.values()].map(({ name }) => name)).toEqual(['übersicht'])
    await expect(playground.as('ben').command('übersicht')).rejects.toMatchObject({ code: 'unknown' })
  })

  it('keeps application emojis and serves their pictures', async () => {
    const image = `data:image/png;base64,${PIXEL.toString('base64')}`
    const made = await call(playground, 'POST', emojis, { name: 'kreuz_dame', image })
    expect(made).toMatchObject({ status: 201, json: { name: 'kreuz_dame', animated: false } })
    expect((await call(playground, 'GET', emojis)).json).toMatchObject({ items: [{ name: 'kreuz_dame' }] })
    const picture = await fetch(`${playground.url}emojis/${made.json.id}.png`)
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL)
    expect(codes(await call(playground, 'POST', emojis, { name: 'kreuz_dame', image }))).toContain('ALREADY_TAKEN')
    expect(codes(await call(playground, 'POST', emojis, { name: 'x', image }))).toContain('BASE_TYPE_BAD_LENGTH')
    expect(codes(await call(playground, 'POST', emojis, { name: 'kreuz-dame', image }))).toContain('STRING_TYPE_REGEX')
    expect(
      codes(await call(playground, 'POST', emojis, { name: 'zehn', image: 'data:image/png;base64,AAAA' })),
    ).toContain('IMAGE_INVALID')
    const wide = Buffer.from(PIXEL)
    wide.writeUInt32BE(129, 16)
    const tooWide = `data:image/png;base64,${wide.toString('base64')}`
    expect(codes(await call(playground, 'POST', emojis, { name: 'zehn', image: tooWide }))).toContain('DIMENSIONS')
    const heavy = `data:image/png;base64,${Buffer.concat([PIXEL, Buffer.alloc(256 * 1024)]).toString('base64')}`
    expect(codes(await call(playground, 'POST', emojis, { name: 'zehn', image: heavy }))).toContain(
      'BINARY_TYPE_MAX_SIZE',
    )
    expect((await call(playground, 'DELETE', `${emojis}/${made.json.id}`)).status).toBe(204)
    expect((await call(playground, 'DELETE', `${emojis}/${made.json.id}`)).json.code).toBe(10014)
  })

  it('refuses a wrong token with 401', async () => {
    const answer = await fetch(`${playground.apiBase}/v10/users/@me`, { headers: { authorization: 'Bot wrong' } })
    expect([answer.status, await answer.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }])
  })
})
