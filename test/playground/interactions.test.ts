import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { manualClock } from '../support/still-clock.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { ask, button, call, open, PIXEL, register, row, text, V2 } from './bot.js'

const MINUTE = 60_000
const HELLO = { type: 4, data: { content: 'Hello' } }
const PRIVATE = { type: 4, data: { content: 'Only you', flags: 64, components: [row(button('a'))] } }
const MODAL = {
  type: 9,
  data: {
    custom_id: 'form',
    title: 'Form',
    components: [{ type: 18, label: 'Name', component: { type: 4, style: 1, custom_id: 'name' } }],
  },
}

describe('answering an interaction', () => {
  let playground: Playground

  beforeEach(async () => {
    playground = await createPlayground({ clock: manualClock() })
    await register(playground)
  })
  afterEach(() => playground.close())

  it('takes the first answer within 3 s and refuses it later with 10062', async () => {
    const inTime = ask(playground)
    playground.clock.advance(3000)
    expect(await call(playground, 'POST', inTime.callback, HELLO)).toMatchObject({ status: 204 })
    const late = ask(playground)
    playground.clock.advance(3001)
    expect(await late.outcome).toMatchObject({ ok: false, code: 'timeout', callback: null })
    const reply = await call(playground, 'POST', late.callback, HELLO)
    expect(reply).toMatchObject({ status: 404, json: { code: 10062 } })
  })

  it('refuses a second answer with 40060', async () => {
    const { callback, outcome } = ask(playground)
    await call(playground, 'POST', callback, HELLO)
    expect(await call(playground, 'POST', callback, HELLO)).toMatchObject({ status: 400, json: { code: 40060 } })
    expect(
      playground
        .as('ben')
        .messages()
        .map(({ content }) => content),
    ).toEqual(['Hello'])
    expect((await outcome).ok).toBe(true)
  })

  it('lets the bot try again after a body that was refused', async () => {
    const { callback } = ask(playground)
    const wrong = await call(playground, 'POST', callback, { type: 4, data: { content: 'x'.repeat(2001) } })
    expect(wrong).toMatchObject({ status: 400, json: { code: 50035 } })
    expect((await call(playground, 'POST', callback, HELLO)).status).toBe(204)
  })

  it('answers 204 without a content type, and with_response with the message', async () => {
    const { headers } = await call(playground, 'POST', ask(playground).callback, HELLO)
    expect(headers.get('content-type')).toBeNull()
    const { callback } = ask(playground)
    const { status, json } = await call(playground, 'POST', `${callback}?with_response=true`, PRIVATE)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      interaction: { type: 2, response_message_ephemeral: true, response_message_loading: false },
      resource: { type: 4, message: { content: 'Only you', flags: 64 } },
    })
  })

  it('lets the token live 15 minutes, then 401 with 50027', async () => {
    const { callback, webhook } = ask(playground)
    await call(playground, 'POST', callback, PRIVATE)
    playground.clock.advance(15 * MINUTE - 1)
    const edit = () => call(playground, 'PATCH', `${webhook}/messages/%40original`, { content: 'Changed' })
    expect((await edit()).status).toBe(200)
    playground.clock.advance(1)
    expect(await edit()).toMatchObject({ status: 401, json: { code: 50027 } })
    expect(await call(playground, 'POST', webhook, { content: 'x' })).toMatchObject({ status: 401 })
  })

  it('keeps a private message editable with the token of the newest click on it', async () => {
    const first = ask(playground)
    await call(playground, 'POST', first.callback, PRIVATE)
    playground.clock.advance(20 * MINUTE)
    const hand = playground.as('anna').hand
    const click = open(playground, playground.as('anna').press(hand?.id ?? '', 'a'))
    await call(playground, 'POST', click.callback, { type: 6 })
    playground.clock.advance(10 * MINUTE)
    const edit = await call(playground, 'PATCH', `${click.webhook}/messages/@original`, { content: 'Your turn' })
    expect(edit).toMatchObject({ status: 200, json: { id: hand?.id, content: 'Your turn' } })
    expect(playground.as('anna').hand?.content).toBe('Your turn')
  })

  it('shows a private message to its reader only, and knows none of it by the channel (10008)', async () => {
    await call(playground, 'POST', ask(playground).callback, PRIVATE)
    const hand = playground.as('anna').hand
    expect(hand?.flags).toBe(64)
    expect(playground.as('ben').messages()).toEqual([])
    const way = `/channels/${playground.as('anna').channelId}/messages/${hand?.id}`
    for (const [method, body] of [['GET'], ['PATCH', { content: 'x' }], ['DELETE']] as const)
      expect(await call(playground, method, way, body)).toMatchObject({ status: 404, json: { code: 10008 } })
  })

  it('loses private messages when a client restarts, without telling the bot', async () => {
    const { callback, webhook } = ask(playground)
    await call(playground, 'POST', callback, PRIVATE)
    playground.as('anna').restart()
    expect(playground.as('anna').messages()).toEqual([])
    expect((await call(playground, 'PATCH', `${webhook}/messages/@original`, { content: 'x' })).status).toBe(200)
    expect(playground.as('anna').messages()).toEqual([])
  })

  it('lets a form only be the first answer, and none to a form', async () => {
    const deferred = ask(playground)
    await call(playground, 'POST', deferred.callback, { type: 5, data: { flags: 64 } })
    expect(await call(playground, 'POST', deferred.callback, MODAL)).toMatchObject({ json: { code: 40060 } })
    const asked = ask(playground)
    await call(playground, 'POST', asked.callback, MODAL)
    const form = await asked.outcome
    expect(form.modal?.custom_id).toBe('form')
    await expect(playground.as('anna').submit(form, { name: '' })).rejects.toMatchObject({ code: 'invalid' })
    const sent = open(playground, playground.as('anna').submit(form, { name: 'Karlchen' }))
    expect(await call(playground, 'POST', sent.callback, MODAL)).toMatchObject({ status: 400, json: { code: 50035 } })
    expect((await call(playground, 'POST', sent.callback, HELLO)).status).toBe(204)
    await expect(playground.as('anna').submit(form, { name: 'again' })).rejects.toMatchObject({ code: 'unknown' })
  })

  it('takes only the callback types that fit the interaction', async () => {
    const { callback } = ask(playground)
    for (const type of [6, 7, 8, 1, 99])
      expect(await call(playground, 'POST', callback, { type, data: {} })).toMatchObject({ json: { code: 50035 } })
    const typing = open(playground, playground.as('anna').complete('doko start', 'rules', { rules: 'd' }))
    expect(await call(playground, 'POST', typing.callback, HELLO)).toMatchObject({ json: { code: 50035 } })
    const choices = [{ name: 'DDV', value: 'ddv' }]
    expect((await call(playground, 'POST', typing.callback, { type: 8, data: { choices } })).status).toBe(204)
    expect((await typing.outcome).choices).toEqual(choices)
  })

  it('fills in a deferred answer by the first follow-up, keeps it private, and needs an answer before any webhook', async () => {
    const { callback, webhook, outcome } = ask(playground)
    expect(await call(playground, 'POST', webhook, { content: 'x' })).toMatchObject({
      status: 404,
      json: { code: 10015 },
    })
    await call(playground, 'POST', callback, { type: 5, data: { flags: 64 | V2 } })
    expect(playground.as('anna').hand?.flags).toBe(64 | 128)
    const filled = await call(playground, 'POST', webhook, { components: [text('Hand')], flags: V2 }, [])
    expect(filled.json).toMatchObject({ flags: 64 | V2, edited_timestamp: null })
    expect((await outcome).message?.id).toBe(filled.json.id)
    const second = await call(playground, 'POST', webhook, { content: 'more' }, [{ name: 'a.png', bytes: PIXEL }])
    expect(second.json.id).not.toBe(filled.json.id)
    expect(playground.as('ben').messages()).toHaveLength(1)
    expect((await call(playground, 'DELETE', `${webhook}/messages/${second.json.id}`)).status).toBe(204)
    expect((await call(playground, 'GET', `${webhook}/messages/${second.json.id}`)).json.code).toBe(10008)
  })

  it('refuses to press what is disabled or gone, as a client does', async () => {
    const data = { content: 'x', components: [row(button('on'), button('off', { disabled: true }))] }
    await call(playground, 'POST', ask(playground).callback, { type: 4, data })
    const message = playground.as('ben').table?.id ?? ''
    await expect(playground.as('ben').press(message, 'off')).rejects.toMatchObject({ code: 'disabled' })
    await expect(playground.as('ben').press(message, 'none')).rejects.toMatchObject({ code: 'unknown' })
  })
})
