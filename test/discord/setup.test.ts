import path from 'node:path'
import { DiscordAPIError, HTTPError, PermissionsBitField, REST, Routes } from 'discord.js'
import type { APIApplicationCommand } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { cardFaces, emojiName, provideEmojis } from '../../src/discord/road/emojis.js'
import type { CardFace } from '../../src/discord/road/emojis.js'
import { loadCommands } from '../../src/discord/road/loader.js'
import { definitionOf, inviteLink, register, sameDefinition } from '../../src/discord/road/register.js'
import { rights } from '../../src/discord/road/request.js'
import { troubleOf } from '../../src/discord/road/trouble.js'
import type { Card } from '../../src/engine/index.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { PIXEL } from '../playground/bot.js'
import { readableLog, refused } from './support.js'

const definition = async (levels = ['easy', 'strong']) =>
  definitionOf((await loadCommands(path.resolve(import.meta.dirname, '../../commands'))).values(), levels)

/** A copy as Discord hands it out: keys in another order, ids, defaults and nulls that nobody sent. */
function asDiscordTellsIt(value: unknown, top = true): unknown {
  if (Array.isArray(value)) return value.map((part) => asDiscordTellsIt(part, false))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0))
  const reversed = Object.fromEntries(parts.reverse().map(([key, part]) => [key, asDiscordTellsIt(part, false)]))
  if (!top) return 'type' in value ? { ...reversed, required: reversed['required'] ?? false } : reversed
  return { id: '1', application_id: '2', version: '3', default_member_permissions: null, nsfw: false, name_localizations: null, dm_permission: false, ...reversed } // prettier-ignore
}

async function withPlayground(act: (playground: Playground, rest: REST) => Promise<void>) {
  const playground = await createPlayground()
  try {
    await act(playground, new REST({ api: playground.apiBase, retries: 0 }).setToken(playground.token))
  } finally {
    await playground.close()
  }
}

describe('registering', () => {
  it("knows Discord's copy of our own definition", async () => {
    const ours = await definition()
    expect(sameDefinition(ours, asDiscordTellsIt(ours))).toBe(true)
  })

  it.each([
    ['a description', (copy: APIApplicationCommand) => (copy.description += '.')],
    ['a translation', (copy: APIApplicationCommand) => (copy.description_localizations = { de: 'anders' })],
    ['a missing subcommand', (copy: APIApplicationCommand) => copy.options?.pop()],
    ['another order', (copy: APIApplicationCommand) => copy.options?.reverse()],
    ['another place where it may be used', (copy: APIApplicationCommand) => (copy.contexts = [])],
  ])('notices %s', async (_, change) => {
    const ours = await definition()
    const copy = structuredClone(ours) as unknown as APIApplicationCommand
    change(copy)
    expect(sameDefinition(ours, copy)).toBe(false)
  })

  it('notices a new choice and another limit', async () => {
    const ours = await definition()
    expect(sameDefinition(ours, await definition(['easy']))).toBe(false)
    const limit = JSON.parse(JSON.stringify(ours).replace('"max_value":48', '"max_value":24')) as unknown
    expect(sameDefinition(ours, limit)).toBe(false)
  })

  it('writes once, and again only after a change', () =>
    withPlayground(async ({ world }, rest) => {
      expect(await register(rest, world.bot.id, [await definition()])).toEqual(['doko'])
      const [registered] = [...world.commands.values()]
      expect(await register(rest, world.bot.id, [await definition()])).toEqual([])
      expect([...world.commands.values()]).toEqual([registered])
      expect(await register(rest, world.bot.id, [await definition(['easy'])])).toEqual(['doko'])
    }))

  it('leaves an Entry Point and commands of others as they are, at the first start and after a change', () =>
    withPlayground(async (playground, rest) => {
      const { world } = playground
      const route = Routes.applicationCommands(world.bot.id)
      await rest.post(route, { body: { type: 4, name: 'launch', handler: 2 } })
      await rest.post(route, { body: { name: 'skat', description: 'another game' } })
      // As ours are named, but of another type.
      await rest.post(route, { body: { type: 3, name: 'doko' } })
      const others = [...world.commands.values()]
      expect(await register(rest, world.bot.id, [await definition()])).toEqual(['doko'])
      expect(await register(rest, world.bot.id, [await definition(['easy'])])).toEqual(['doko'])
      const now = [...world.commands.values()]
      expect(now).toHaveLength(4)
      expect(now).toEqual(expect.arrayContaining(others))
      // What would have come of a list that replaces all.
      await expect(rest.put(route, { body: [await definition()] })).rejects.toMatchObject({ code: 50240 })
      expect([...world.commands.values()]).toHaveLength(4)
    }))

  it('invites with the rights that a table needs and no others; threads are an option', () => {
    const link = new URL(inviteLink('1180'))
    expect(link.searchParams.get('client_id')).toBe('1180')
    expect(link.searchParams.get('scope')).toBe('bot applications.commands')
    const asked = new PermissionsBitField(BigInt(link.searchParams.get('permissions') ?? '0'))
    expect(asked.toArray().sort()).toEqual(rights.filter((right) => right !== 'CreatePublicThreads').sort())
  })
})

describe('card emojis', () => {
  const draw = () => Promise.resolve(PIXEL)

  it('have names that Discord takes, each its own', () => {
    const names = cardFaces().map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^\w{2,32}$/)
  })

  it('are named in the words of each language, since screen readers read the name; pictures are shared', () => {
    const named = (card: Card) => (['de', 'en', 'no'] as const).map((language) => emojiName(card, language))
    expect(named('CQ')).toEqual(['kreuz_dame', 'queen_of_clubs', 'kloever_dame'])
    expect(named('CK')).toEqual(['kreuz_koenig', 'king_of_clubs', 'kloever_konge'])
    expect(named('HT')).toEqual(['herz_zehn', 'ten_of_hearts', 'hjerter_ti'])
    expect(cardFaces()).toHaveLength(3 * 24)
    expect(new Set(cardFaces().map(({ file }) => file)).size).toBe(24 + 4 + 4 + 4)
    const fileOf = (name: string) => cardFaces().find((face) => face.name === name)?.file
    expect(named('CQ').map(fileOf)).toEqual(['kreuz_dame', 'kreuz_dame_q', 'kreuz_dame'])
    expect(named('CJ').map(fileOf)).toEqual(['kreuz_bube', 'kreuz_bube_j', 'kreuz_bube_kn'])
  })

  it('are uploaded where they are missing, and found the next time', () =>
    withPlayground(async ({ world }, rest) => {
      const first = new Map<string, string>()
      const second = new Map<string, string>()
      const drawn: string[] = []
      const { log, lines } = readableLog('warn')
      const drawing = ({ name }: CardFace) => {
        drawn.push(name)
        return draw()
      }
      const names = cardFaces().map(({ name }) => name)
      await provideEmojis(rest, world.bot.id, drawing, ({ name, id }) => first.set(name, id), log)
      world.emojis.delete(first.get('kloever_knekt') ?? '')
      await provideEmojis(rest, world.bot.id, drawing, ({ name, id }) => second.set(name, id), log)
      expect(lines).toEqual([])
      expect(drawn).toEqual([...names, 'kloever_knekt'])
      expect(second.size).toBe(names.length)
      expect([...second].filter(([name, id]) => first.get(name) !== id).map(([name]) => name)).toEqual([
        'kloever_knekt',
      ])
    }))

  it('are drawn with the letters of their language', () =>
    withPlayground(async ({ world }, rest) => {
      const asked: CardFace[] = []
      const drawing = (face: CardFace) => {
        asked.push(face)
        return draw()
      }
      await provideEmojis(rest, world.bot.id, drawing, () => undefined, readableLog('warn').log)
      for (const { name, card, language } of asked) expect(emojiName(card, language)).toBe(name)
      expect(asked.find(({ name }) => name === 'queen_of_spades')?.language).toBe('en')
    }))

  it('that are there count even if the upload of others fails', async () => {
    const { log, lines } = readableLog('warn')
    const there = { id: '7', name: emojiName('D9') }
    const rest = { get: () => Promise.resolve({ items: [there] }), post: () => Promise.reject(refused(30008, 400)) }
    const found: string[] = []
    await provideEmojis(rest as unknown as REST, '1', draw, ({ name }) => found.push(name), log)
    expect(found).toEqual(['karo_neun'])
    expect(lines).toMatchObject([{ level: 40 }])
  })

  it('are done without when Discord does not answer', async () => {
    const { log, lines } = readableLog('warn')
    const rest = { get: () => Promise.reject(new Error('socket hang up')) }
    await provideEmojis(rest as unknown as REST, '1', draw, () => expect.unreachable(), log)
    expect(lines).toHaveLength(1)
  })
})

describe('trouble', () => {
  it.each([
    [10062, 404, 'too-late'],
    [40060, 400, 'too-late'],
    [50027, 401, 'token-expired'],
    [10015, 404, 'token-expired'],
    [0, 401, 'token-expired'],
    [10008, 404, 'message-gone'],
    [10003, 404, 'room-gone'],
    [10004, 404, 'room-gone'],
    [50001, 403, 'forbidden'],
    [50013, 403, 'forbidden'],
    [0, 403, 'forbidden'],
    [50035, 400, 'other'],
    [0, 500, 'other'],
  ])('code %d with status %d is %s', (code, status, trouble) => {
    expect(troubleOf(refused(code, status))).toBe(trouble)
  })

  it("that is not Discord's own answer is another", () => {
    expect(troubleOf(new HTTPError(502, 'Bad Gateway', 'POST', 'https://discord.test', {}))).toBe('other')
    expect(troubleOf(new Error('socket hang up'))).toBe('other')
    expect(troubleOf({ code: 10008 })).toBe('other')
    expect(refused(10008)).toBeInstanceOf(DiscordAPIError)
  })
})
