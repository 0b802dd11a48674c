import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { button, call, PIXEL, restOf, row, text, V2 } from './bot.js'
import type { Reply } from './bot.js'

const buttons = (count: number, from = 0) => Array.from({ length: count }, (_, index) => button(`b${from + index}`))
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(button(`r${index}`)))

describe('messages as Discord checks them', () => {
  let playground: Playground
  let way: string

  beforeAll(async () => {
    playground = await createPlayground({ keepPictures: 0 })
    way = `/channels/${playground.as('anna').channelId}/messages`
  })
  afterAll(() => playground.close())

  const post = (body: object, files: Parameters<typeof call>[4] = []) => call(playground, 'POST', way, body, files)
  const errorCodes = ({ json }: Reply): string[] =>
    [...JSON.stringify(json.errors ?? {}).matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? '')

  it.each([
    ['content above 2000', { content: 'x'.repeat(2001) }, 'BASE_TYPE_MAX_LENGTH'],
    ['six rows', { content: 'x', components: rows(6) }, 'BASE_TYPE_BAD_LENGTH'],
    ['six buttons in a row', { content: 'x', components: [row(...buttons(6))] }, 'BASE_TYPE_MAX_LENGTH'],
    [
      'a label above 80',
      { content: 'x', components: [row(button('a', { label: 'x'.repeat(81) }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a custom id above 100',
      { content: 'x', components: [row(button('x'.repeat(101), { label: 'a' }))] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'the same custom id twice, even disabled',
      { content: 'x', components: [row(button('a')), row(button('a', { disabled: true }))] },
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'the same component id twice',
      {
        components: [
          { ...text('x'), id: 4001 },
          { ...text('y'), id: 4001 },
        ],
        flags: V2,
      },
      'COMPONENT_ID_DUPLICATED',
    ],
    ['a component id below 0', { components: [{ ...text('x'), id: -1 }], flags: V2 }, 'NUMBER_TYPE_MIN'],
    ['a component id over 32 bits', { components: [{ ...text('x'), id: 2 ** 31 }], flags: V2 }, 'NUMBER_TYPE_MAX'],
    ['a container without the V2 flag', { components: [{ type: 17, components: [text('x')] }] }, 'UNION_TYPE_CHOICES'],
    [
      'content beside V2',
      { content: 'x', components: [text('x')], flags: V2 },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'embeds beside V2',
      { embeds: [{ title: 'x' }], components: [text('x')], flags: V2 },
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'more than 40 nested components',
      {
        components: [{ type: 17, components: Array.from({ length: 9 }, (_, at) => row(...buttons(4, at * 4))) }],
        flags: V2,
      },
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'more than 4000 characters of text',
      { components: [text('x'.repeat(2001)), text('x'.repeat(2000))], flags: V2 },
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a picture that did not come',
      { components: [{ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }], flags: V2 },
      'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an emoji that is none',
      { content: 'x', components: [row(button('a', { emoji: { name: 'kreuz' } }))] },
      'COMPONENT_INVALID_EMOJI',
    ],
    [
      'an application emoji that is not there',
      { content: 'x', components: [row(button('a', { emoji: { id: '123', name: 'kreuz' } }))] },
      'COMPONENT_INVALID_EMOJI',
    ],
    [
      '26 options',
      {
        content: 'x',
        components: [
          row({
            type: 3,
            custom_id: 's',
            options: Array.from({ length: 26 }, (_, at) => ({ label: `${at}`, value: `${at}` })),
          }),
        ],
      },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an option value twice',
      {
        content: 'x',
        components: [
          row({
            type: 3,
            custom_id: 's',
            options: [
              { label: 'a', value: '1' },
              { label: 'b', value: '1' },
            ],
          }),
        ],
      },
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a select beside a button',
      {
        content: 'x',
        components: [row(button('a'), { type: 3, custom_id: 's', options: [{ label: 'a', value: '1' }] })],
      },
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'embeds of more than 6000 characters',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    [
      'an alt text above 1024',
      { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] },
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'parse and users together',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'a style that does not exist',
      { content: 'x', components: [row(button('a', { style: 9 }))] },
      'BASE_TYPE_CHOICES',
    ],
  ])('refuses %s with 50035', async (_, body, code) => {
    const reply = await post(body)
    expect(reply).toMatchObject({ status: 400, json: { code: 50035, message: 'Invalid Form Body' } })
    expect(errorCodes(reply)).toContain(code)
  })

  it('takes what is just allowed', async () => {
    const legacy = {
      content: 'x'.repeat(2000),
      components: Array.from({ length: 5 }, (_, at) => row(...buttons(5, at * 5))),
    }
    expect((await post(legacy)).status).toBe(200)
    const nested = [...Array.from({ length: 7 }, (_, at) => row(...buttons(4, at * 4))), row(...buttons(3, 28))]
    expect((await post({ components: [{ type: 17, components: nested }], flags: V2 })).status).toBe(200)
    expect((await post({ components: [text('x'.repeat(2000)), text('x'.repeat(2000))], flags: V2 })).status).toBe(200)
  })

  it('gives the place of an error as a tree', async () => {
    const { json } = await post({
      content: 'x',
      components: [row(button('a'), button('b', { label: 'x'.repeat(81) }))],
    })
    expect(json.errors).toEqual({
      components: {
        0: {
          components: {
            1: { label: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 80 or fewer in length.' }] } },
          },
        },
      },
    })
  })

  it('refuses an empty message with 50006 and broken JSON with 50109', async () => {
    expect(await post({ content: '' })).toMatchObject({ status: 400, json: { code: 50006 } })
    const answer = await fetch(`${playground.apiBase}/v10${way}`, {
      method: 'POST',
      headers: { authorization: `Bot ${playground.token}`, 'content-type': 'application/json' },
      body: '{',
    })
    expect(await answer.json()).toMatchObject({ code: 50109 })
  })

  it('never takes the V2 flag from a message', async () => {
    const { json } = await post({ components: [text('x')], flags: V2 })
    const edit = (body: object) => call(playground, 'PATCH', `${way}/${json.id}`, body)
    expect(await edit({ flags: 0 })).toMatchObject({ json: { code: 50035 } })
    expect(await edit({ content: 'x' })).toMatchObject({ json: { code: 50035 } })
    expect((await edit({ components: [text('y')] })).json).toMatchObject({ flags: V2, components: [{ content: 'y' }] })
  })

  it('notifies whom allowed_mentions lets it, and nobody by an edit', async () => {
    const [anna, ben] = [playground.as('anna'), playground.as('ben')]
    const words = `<@${anna.id}> and <@${ben.id}>`
    const { json } = await post({ components: [text(words)], flags: V2, allowed_mentions: { users: [ben.id] } })
    const pinged = (person: typeof anna) => person.pings().some(({ id }) => id === json.id)
    expect([pinged(anna), pinged(ben)]).toEqual([false, true])
    await call(playground, 'PATCH', `${way}/${json.id}`, {
      components: [text(`${words}!`)],
      allowed_mentions: { users: [anna.id] },
    })
    expect([pinged(anna), pinged(ben)]).toEqual([false, true])
    const silent = await post({ content: `${words} @everyone`, allowed_mentions: { parse: [] } })
    expect(anna.pings().some(({ id }) => id === silent.json.id)).toBe(false)
    const loud = await post({ content: words })
    expect(anna.pings().some(({ id }) => id === loud.json.id)).toBe(true)
  })

  it('keeps the attachments that an edit lists, and their pictures with them', async () => {
    const gallery = (name: string) => ({
      type: 12,
      items: [{ media: { url: `attachment://${name}` }, description: 'alt' }],
    })
    const first = await post(
      { components: [gallery('a.png')], flags: V2, attachments: [{ id: '0', filename: 'a.png' }] },
      [{ name: 'a.png', bytes: PIXEL }],
    )
    const [old] = first.json['attachments'] as { id: string; url: string }[]
    const edit = (body: object, files: Parameters<typeof call>[4] = []) =>
      call(playground, 'PATCH', `${way}/${first.json.id}`, body, files)
    expect(first.json['components']).toMatchObject([
      { id: 1, items: [{ media: { url: old?.url, width: 1, attachment_id: old?.id } }] },
    ])
    const kept = await edit({ components: [text('new'), gallery('a.png')] })
    expect(kept.json['attachments']).toMatchObject([{ id: old?.id }])
    const both = await edit({ attachments: [{ id: old?.id }, { id: '0' }] }, [{ name: 'b.png', bytes: PIXEL }])
    expect(both.json['attachments']).toMatchObject([{ filename: 'a.png' }, { filename: 'b.png' }])
    const replaced = await edit({ components: [gallery('c.png')], attachments: [{ id: '0' }] }, [
      { name: 'c.png', bytes: PIXEL },
    ])
    expect(replaced.json['attachments']).toMatchObject([{ filename: 'c.png' }])
    expect((await fetch(old?.url ?? '')).status).toBe(404)
    expect(await edit({ attachments: [] })).toMatchObject({ json: { code: 50035 } })
    expect(await edit({ attachments: [{ id: '999' }] })).toMatchObject({ json: { code: 50035 } })
  })

  it('refuses a file above 10 MiB with 40005', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1)
    expect(await post({ content: 'x' }, [{ name: 'big.bin', bytes }])).toMatchObject({
      status: 413,
      json: { code: 40005 },
    })
  })

  it('posts once with an enforced nonce', async () => {
    const one = await post({ content: 'once', nonce: 'n1', enforce_nonce: true })
    const two = await post({ content: 'once', nonce: 'n1', enforce_nonce: true })
    expect(two.json.id).toBe(one.json.id)
    expect((await post({ content: 'once', nonce: 'n1' })).json.id).not.toBe(one.json.id)
    expect((await post({ content: 'x', nonce: 'n'.repeat(26) })).json.code).toBe(50035)
  })

  it('tells deleted messages (10008), deleted channels (10003) and unknown ways (404, code 0) apart', async () => {
    const rest = restOf(playground)
    const { json } = await post({ content: 'x' })
    playground.trouble.deleteMessage(playground.as('anna').channelId, json.id ?? '')
    expect(await call(playground, 'PATCH', `${way}/${json.id}`, { content: 'y' })).toMatchObject({
      json: { code: 10008 },
    })
    const lounge = [...playground.world.channels.values()].find(({ name }) => name === 'lounge')
    playground.trouble.deleteChannel(lounge?.id ?? '')
    await expect(rest.post(`/channels/${lounge?.id}/messages`, { body: { content: 'x' } })).rejects.toMatchObject({
      code: 10003,
    })
    const problems: string[] = []
    const stop = playground.onTraffic((line) => line.type === 'problem' && problems.push(line.text))
    expect(await call(playground, 'GET', '/voice/regions')).toMatchObject({ status: 404, json: { code: 0 } })
    stop()
    expect(problems).toEqual([expect.stringContaining('GET /voice/regions 404')])
  })

  it('opens threads from a channel and from a message', async () => {
    const channel = playground.as('anna').channelId
    const made = await call(playground, 'POST', `/channels/${channel}/threads`, { name: 'Table 2', type: 11 })
    expect(made).toMatchObject({ status: 201, json: { type: 11, parent_id: channel } })
    expect((await call(playground, 'POST', `/channels/${made.json.id}/messages`, { content: 'x' })).status).toBe(200)
    expect(playground.as('ben', made.json.id).table?.content).toBe('x')
    const { json } = await post({ content: 'start' })
    const way2 = `${way}/${json.id}/threads`
    expect((await call(playground, 'POST', way2, { name: 'Here' })).json.id).toBe(json.id)
    expect((await call(playground, 'POST', way2, { name: 'Here' })).json.code).toBe(160004)
    await call(playground, 'PATCH', `/channels/${made.json.id}`, { archived: true })
    const [message] = playground.as('ben', made.json.id).messages()
    const edit = await call(playground, 'PATCH', `/channels/${made.json.id}/messages/${message?.id}`, { content: 'y' })
    expect(edit.json.code).toBe(50083)
  })
})
