import { PermissionsBitField } from 'discord.js'
import type { ChatInputCommandInteraction, MessageComponentInteraction, PermissionFlagsBits } from 'discord.js'
import { expect, it } from 'vitest'
import { missingFor, requestOf, rights } from '../../src/discord/road/request.js'

const has = (...names: readonly (keyof typeof PermissionFlagsBits)[]) => new PermissionsBitField([...names])

/** A command in a channel where the bot may do everything, with as much of discord.js's class as is looked at. */
const asked = (more: object = {}): ChatInputCommandInteraction =>
  ({
    id: '7',
    user: { id: 'anna' },
    guildId: 'server',
    channelId: 'room',
    locale: 'de',
    guildLocale: 'no',
    channel: { isThread: () => false },
    memberPermissions: has('SendMessages'),
    appPermissions: has(...rights),
    isMessageComponent: () => false,
    authorizingIntegrationOwners: { guildId: 'server', userId: null },
    ...more,
  }) as unknown as ChatInputCommandInteraction

const pressed = (more: object = {}): MessageComponentInteraction =>
  asked({
    isMessageComponent: () => true,
    isAnySelectMenu: () => false,
    isUserSelectMenu: () => false,
    message: { id: 'm1', flags: { has: (flag: string) => flag !== 'Ephemeral' } },
    ...more,
  }) as unknown as MessageComponentInteraction

it('has who asks where, in the language of the person and of the server', () => {
  const request = requestOf(asked())
  expect(request).toMatchObject({ id: '7', user: 'anna', server: 'server', room: 'room', locale: 'de', manager: false })
  expect(request).toMatchObject({ missing: [], missingForThreads: [], parent: null, message: null, chosen: [] })
  expect([request.t('button.hand'), request.roomT('button.hand')]).toEqual(['Mein Blatt', 'Mine kort'])
  expect(requestOf(asked({ guildLocale: null, locale: 'en-GB' })).roomT('button.hand')).toBe('My hand')
  expect(requestOf(asked({ channelId: null })).room).toBe('')
})

it('knows who manages the server', () => {
  expect(requestOf(asked({ memberPermissions: has('ManageGuild') })).manager).toBe(true)
  expect(requestOf(asked({ memberPermissions: null })).manager).toBe(false)
})

it('says which rights the bot lacks in a channel, and which for threads', () => {
  const request = requestOf(asked({ appPermissions: has('ViewChannel', 'EmbedLinks', 'SendMessagesInThreads') }))
  expect(request.missing).toEqual(['SendMessages', 'AttachFiles'])
  expect(request.missingForThreads).toEqual(['CreatePublicThreads'])
  expect(missingFor(request, false)).toEqual(['SendMessages', 'AttachFiles'])
  expect(missingFor(request, true)).toEqual(['SendMessages', 'AttachFiles', 'CreatePublicThreads'])
  const nothing = requestOf(asked({ appPermissions: has() }))
  expect(nothing.missing).toEqual(['ViewChannel', 'SendMessages', 'AttachFiles', 'EmbedLinks'])
  expect(nothing.missingForThreads).toEqual(['SendMessagesInThreads', 'CreatePublicThreads'])
})

it('asks for other rights in a thread, whose channel it names', () => {
  const channel = { isThread: () => true, parentId: 'above' }
  const request = requestOf(asked({ channel, appPermissions: has() }))
  expect(request.missing).toEqual(['ViewChannel', 'SendMessagesInThreads', 'AttachFiles', 'EmbedLinks'])
  expect([request.missingForThreads, request.parent]).toEqual([[], 'above'])
  expect(requestOf(asked({ channel: null })).parent).toBeNull()
})

it('has the message whose button was pressed, and whether only one person sees it', () => {
  expect(requestOf(pressed())).toMatchObject({ message: 'm1', fromPrivate: false, chosen: [] })
  const own = pressed({ message: { id: 'm2', flags: { has: (flag: string) => flag === 'Ephemeral' } } })
  expect(requestOf(own)).toMatchObject({ message: 'm2', fromPrivate: true })
})

it('has what was chosen; among people no bots', () => {
  const values = ['anna', 'robot', 'ben']
  const select = { isAnySelectMenu: () => true, values }
  expect(requestOf(pressed(select)).chosen).toEqual(values)
  expect(requestOf(pressed({ values })).chosen).toEqual([])
  const users = new Map([['anna', { bot: false }], ['robot', { bot: true }]]) // prettier-ignore
  expect(requestOf(pressed({ ...select, isUserSelectMenu: () => true, users })).chosen).toEqual(['anna', 'ben'])
})
