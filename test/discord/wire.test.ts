import { MessageFlags, REST } from 'discord.js'
import { expect, it } from 'vitest'
import type { Page } from '../../src/discord/road/message.js'
import { answers, createWire, shownBy } from '../../src/discord/road/wire.js'
import type { Shown } from '../../src/discord/road/wire.js'
import { words } from './support.js'

interface Sent {
  readonly what: string
  readonly body: unknown
  /** Name, media type and text of each file. */
  readonly files: readonly string[]
  readonly isSigned: boolean
}

/** A wire whose requests end here; each is answered with `answer`. */
function begin(answer: unknown = { id: 'm1', attachments: [] }) {
  const sent: Sent[] = []
  const rest = () =>
    new REST({
      makeRequest: async (url, init) => {
        const { pathname, search } = new URL(url)
        const body = init.body instanceof FormData ? init.body : null
        const text = body ? body.get('payload_json') : init.body
        const files = [...(body?.values() ?? [])].filter((value) => value instanceof File)
        sent.push({
          what: `${init.method} ${pathname.replace('/api/v10', '')}${search}`,
          body: typeof text === 'string' ? JSON.parse(text) : null,
          files: await Promise.all(files.map(async (file) => `${file.name} ${file.type} ${await file.text()}`)),
          isSigned: new Headers(init.headers).has('authorization'),
        })
        return new Response(answer === undefined ? null : JSON.stringify(answer), {
          status: answer === undefined ? 204 : 200,
          headers: { 'content-type': 'application/json' },
        })
      },
    }).setToken('secret')
  return { wire: createWire(rest(), rest(), 'app'), sent }
}

const ref = { id: '7', token: 'tok' }
const components = MessageFlags.IsComponentsV2
const own = components | MessageFlags.Ephemeral
const bare = (content: string, flags: number) => ({
  flags,
  components: [{ type: 10, content }],
  attachments: [],
  allowed_mentions: { parse: [], users: [] },
})

it('answers an interaction by its token alone, and asks for the message that this makes', async () => {
  const { wire, sent } = begin({ resource: { message: { id: 'm7' } } })
  expect(await wire.answer(ref, answers.message, words('hand'), true)).toEqual({ id: 'm7' })
  expect(await wire.answer(ref, answers.update, words('table'), false)).toEqual({ id: 'm7' })
  await wire.answer(ref, answers.deferMessage, null, true)
  await wire.answer(ref, answers.deferUpdate, null, false)
  const what = 'POST /interactions/7/tok/callback?with_response=true'
  const alike = { what, files: [], isSigned: false }
  expect(sent).toEqual([
    { ...alike, body: { type: 4, data: bare('hand', own) } },
    { ...alike, body: { type: 7, data: bare('table', components) } },
    { ...alike, body: { type: 5, data: { flags: MessageFlags.Ephemeral } } },
    { ...alike, body: { type: 6, data: {} } },
  ])
})

it.each([undefined, {}, { resource: {} }])('knows no message where Discord tells none: %j', async (answer) => {
  const { wire } = begin(answer)
  expect(await wire.answer(ref, answers.update, words('table'), false)).toBeNull()
})

it('goes on by the token: choices, messages that follow, edits and removals', async () => {
  const { wire, sent } = begin()
  await wire.choices(ref, [{ name: 'Norsk', value: 'norsk' }])
  await wire.followUp('tok', words('more'), true)
  await wire.followUp('tok', words('for all'), false)
  await wire.editByToken('tok', '@original', words('now'))
  await wire.removeByToken('tok', 'm1')
  const alike = { files: [], isSigned: false }
  expect(sent).toEqual([
    { ...alike, what: 'POST /interactions/7/tok/callback', body: { type: 8, data: { choices: [{ name: 'Norsk', value: 'norsk' }] } } }, // prettier-ignore
    { ...alike, what: 'POST /webhooks/app/tok', body: bare('more', own) },
    { ...alike, what: 'POST /webhooks/app/tok', body: bare('for all', components) },
    { ...alike, what: 'PATCH /webhooks/app/tok/messages/%40original', body: bare('now', components) },
    { ...alike, what: 'DELETE /webhooks/app/tok/messages/m1', body: null },
  ])
})

it('writes into channels as the bot: each message once, by its nonce', async () => {
  const { wire, sent } = begin()
  expect(await wire.post('room', { ...words('table'), pings: ['anna'] }, 'n1')).toMatchObject({ id: 'm1' })
  await wire.edit('room', 'm1', words('later'))
  await wire.remove('room', 'm1')
  expect(await wire.openThread('room', 'm1', 'Tisch 1', 1440)).toBe('m1')
  const alike = { files: [], isSigned: true }
  const mentions = { parse: [], users: ['anna'] }
  expect(sent).toEqual([
    { ...alike, what: 'POST /channels/room/messages', body: { ...bare('table', components), allowed_mentions: mentions, nonce: 'n1', enforce_nonce: true } }, // prettier-ignore
    { ...alike, what: 'PATCH /channels/room/messages/m1', body: bare('later', components) },
    { ...alike, what: 'DELETE /channels/room/messages/m1', body: null },
    { ...alike, what: 'POST /channels/room/messages/m1/threads', body: { name: 'Tisch 1', auto_archive_duration: 1440 } }, // prettier-ignore
  ])
})

const picture = (name: string, key: string) => ({ name, key, alt: `alt ${key}`, draw: () => Promise.resolve(Buffer.from(key)) }) // prettier-ignore
const illustrated: Page = {
  ...words('with pictures'),
  pictures: [picture('hand.webp', 'h1'), picture('cards.pdf', 'c1')],
  files: [{ name: 'match.json', type: 'application/json', text: '{}' }],
}

it('sends pictures with what they show in words, and files', async () => {
  const { wire, sent } = begin()
  await wire.editByToken('tok', 'm1', illustrated)
  expect(sent[0]?.files).toEqual(['hand.webp image/webp h1', 'cards.pdf application/pdf c1', 'match.json application/json {}']) // prettier-ignore
  expect(sent[0]?.body).toMatchObject({
    attachments: [
      { id: '0', filename: 'hand.webp', description: 'alt h1' },
      { id: '1', filename: 'cards.pdf', description: 'alt c1' },
      { id: '2', filename: 'match.json' },
    ],
  })
})

it('does not send again a picture that the message shows already', async () => {
  const { wire, sent } = begin()
  const shown: Shown = {
    pictures: new Map([
      ['hand.webp', { key: 'h1', attachment: '11' }],
      ['cards.pdf', { key: 'older', attachment: '12' }],
    ]),
  }
  await wire.editByToken('tok', 'm1', illustrated, shown)
  await wire.edit('room', 'm1', illustrated, shown)
  for (const { files, body } of sent) {
    expect(files).toEqual(['cards.pdf application/pdf c1', 'match.json application/json {}'])
    expect(body).toMatchObject({
      attachments: [
        { id: '11', description: 'alt h1' },
        { id: '0', filename: 'cards.pdf', description: 'alt c1' },
        { id: '1', filename: 'match.json' },
      ],
    })
  }
})

it('remembers each picture that a message shows by its own name', () => {
  const attachments = [
    { id: '22', filename: 'cards.pdf' },
    { id: '21', filename: 'hand.webp' },
  ]
  const message = { id: 'm1', attachments } as unknown as Parameters<typeof shownBy>[1]
  expect([...shownBy(illustrated, message).pictures]).toEqual([
    ['hand.webp', { key: 'h1', attachment: '21' }],
    ['cards.pdf', { key: 'c1', attachment: '22' }],
  ])
  expect(shownBy(illustrated, null).pictures.size).toBe(0)
})
