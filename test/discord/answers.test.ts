import { expect, it } from 'vitest'
import type { Options } from '../../src/discord/road/command.js'
import type { Page } from '../../src/discord/road/message.js'
import { dealPress, row, tablePress } from '../../src/discord/road/press.js'
import { tell } from '../../src/discord/road/reply.js'
import type { Reply } from '../../src/discord/road/reply.js'
import type { Request } from '../../src/discord/road/request.js'
import { settle } from '../support/clock.js'
import { commandOf, dispatching, pressing } from './dispatch-support.js'
import { refused, words } from './support.js'

/** An answer to `start` that a private message is to follow. */
const followed = (after: () => Promise<Page | null>) => {
  const reply: Reply = { to: 'room', shows: { page: words('for all') }, after }
  return dispatching({ command: { run: () => reply } })
}

it('a private message follows an answer once that is sent', async () => {
  const { wire, dispatch, settled, lines } = followed(() => Promise.resolve(words('beside')))
  dispatch.handle(commandOf('start'))
  await settled()
  expect(wire.lines).toEqual(['answer tok 4: for all', 'followUp tok private: beside'])
  expect(lines).toEqual([])
})

it('nothing follows where there is nothing to say after all, nor an answer that Discord did not take', async () => {
  const silent = followed(() => Promise.resolve(null))
  silent.dispatch.handle(commandOf('start'))
  await silent.settled()
  expect(silent.wire.lines).toEqual(['answer tok 4: for all'])
  const late = followed(() => Promise.resolve(words('beside')))
  late.wire.failures.push(refused(10062))
  late.dispatch.handle(commandOf('start'))
  await late.settled()
  expect(late.wire.lines).toEqual(['answer tok 4: for all'])
  expect(late.answered).toMatchObject([{ sent: null }])
})

it('an answer stands although the message beside it fails', async () => {
  const { wire, dispatch, settled, lines } = followed(() => Promise.reject(refused(50027, 401)))
  dispatch.handle(commandOf('start'))
  await settled()
  expect(wire.lines).toEqual(['answer tok 4: for all'])
  expect(lines).toMatchObject([
    { level: 30, trouble: 'token-expired', msg: 'a message beside an answer could not be shown' },
  ])
})

it('an answer without a message beside it is the only one, and brings no fault', async () => {
  const { wire, dispatch, settled, lines } = dispatching({ command: { run: () => tell(words('for you')) } })
  dispatch.handle(commandOf('start'))
  await settled()
  expect(wire.lines).toEqual(['answer tok 4 private: for you'])
  expect(lines).toEqual([])
})

it('a command has the options that were typed, and none where nothing was', async () => {
  const got: [Options, string][] = []
  const { dispatch, settled } = dispatching({
    command: {
      run: (_, options, needs) => {
        got.push([options, needs])
        return { to: 'nobody' }
      },
    },
  })
  const typed = [{ name: 'rules', value: 'ddv' }, { name: 'games', value: 12 }] // prettier-ignore
  dispatch.handle(commandOf('start', [{ name: 'start', options: typed }]))
  dispatch.handle(commandOf('start', [{ name: 'start' }]))
  dispatch.handle(commandOf('start'))
  await settled()
  expect(got).toEqual([
    [{ rules: 'ddv', games: 12 }, 'what commands need'],
    [{}, 'what commands need'],
    [{}, 'what commands need'],
  ])
})

it('a command that somebody may not use is not run', async () => {
  const { wire, dispatch, settled } = dispatching({
    command: { refuses: ({ user }) => words(`not for ${user}`), run: () => expect.unreachable() },
  })
  dispatch.handle(commandOf('start'))
  await settled()
  expect(wire.lines).toEqual(['answer tok 4 private: not for anna'])
})

it.each(['dance', null])('a command that nobody knows (%j) is answered as from another time', async (name) => {
  const { wire, dispatch, settled, lines } = dispatching({})
  dispatch.handle(commandOf(name))
  await settled()
  expect(wire.lines).toEqual(['answer tok 4 private: old button, Mein Blatt'])
  expect(lines).toEqual([])
})

it('whoever asks is answered in the language they chose, a server in its own', async () => {
  const met: Request[] = []
  const { dispatch, settled } = dispatching({
    command: {
      run: (request) => {
        met.push(request)
        return { to: 'nobody' }
      },
    },
    languages: { of: () => Promise.resolve('no'), in: (server) => Promise.resolve(server === 'server' ? 'en' : null) },
  })
  dispatch.handle(commandOf('start'))
  await settled()
  expect(met.map(({ t, roomT }) => [t('button.hand'), roomT('button.hand')])).toEqual([['Mine kort', 'My hand']])
})

it('a server that has chosen no language, and a direct message, keep the language of Discord', async () => {
  const words: string[] = []
  const asked: string[] = []
  const { dispatch, settled } = dispatching({
    command: {
      run: ({ roomT }) => {
        words.push(roomT('button.hand'))
        return { to: 'nobody' }
      },
    },
    languages: {
      of: () => Promise.resolve('no'),
      in: (server) => {
        asked.push(server)
        return Promise.resolve(null)
      },
    },
  })
  dispatch.handle(commandOf('start'))
  dispatch.handle(Object.assign(commandOf('start'), { guildId: null }))
  await settled()
  expect(words).toEqual(['Mein Blatt', 'Mein Blatt'])
  expect(asked).toEqual(['server'])
})

it('a press is told of with its table, and an answer in its place with the message that carried the button', async () => {
  const join = tablePress('join')
  const look = dealPress('healthy')
  const reply: Reply = { to: 'pressed', shows: { page: words('anew') } }
  const { wire, dispatch, settled, answered } = dispatching({
    rows: [row(join, () => reply, { redraws: true }), row(look, () => tell(words('yours')))],
  })
  // Discord does not tell the message.
  wire.answer = () => Promise.resolve(null)
  dispatch.handle(pressing(join({ table: 'abc' })))
  dispatch.handle(pressing(look({ table: 'abc', version: 1 })))
  dispatch.handle(commandOf('dance'))
  await settled()
  expect(answered.map(({ table, sent }) => [table, sent?.token, sent?.message])).toEqual([
    ['abc', 'tok', 'pressed'],
    ['abc', 'tok', null],
    [null, 'tok', null],
  ])
})

it.each([
  ['in a channel that draws it anew', 'redraw', false, 'answer tok 6'],
  ['in a channel', 'look', false, 'answer tok 5 private'],
  ['in a private message', 'look', true, 'answer tok 6'],
])('a press %s that takes long is acknowledged as what is expected', async (_, verb, isPrivate, line) => {
  const never = () => new Promise<Reply>(() => undefined)
  const { wire, clock, dispatch } = dispatching({
    rows: [row(tablePress('redraw'), never, { redraws: true }), row(tablePress('look'), never)],
  })
  dispatch.handle(pressing(`d1:${verb}:abc`, isPrivate))
  await settle()
  await clock.advance(3000)
  expect(wire.lines).toEqual([line])
})

it.each([
  ['for all', true, 'answer tok 5'],
  ['for one', false, 'answer tok 5 private'],
])('a command %s that takes long is acknowledged as such', async (_, isPublic, line) => {
  const never = () => new Promise<Reply>(() => undefined)
  const { wire, clock, dispatch } = dispatching({ command: { isPublic, run: never } })
  dispatch.handle(commandOf('start'))
  await settle()
  await clock.advance(3000)
  expect(wire.lines).toEqual([line])
})

it('what goes wrong is logged with who asked for what, where, at which table', async () => {
  const fails = () => Promise.reject(new Error('bug'))
  const { wire, dispatch, settled, lines } = dispatching({
    command: { run: fails },
    rows: [row(tablePress('join'), fails)],
  })
  dispatch.handle(pressing('d1:join:abc'))
  await settled()
  dispatch.handle(commandOf('start'))
  await settled()
  wire.failures.push(new Error('bug'), new Error('again'))
  dispatch.handle(pressing('d1:dance:abc'))
  await settled()
  expect(lines[0]).toMatchObject({ user: 'anna', room: 'room', what: 'join', table: 'abc' })
  expect(lines[1]).toMatchObject({ user: 'anna', room: 'room', what: '/doko start' })
  expect(lines[1]).not.toHaveProperty('table')
  expect(lines[2]).toMatchObject({ what: '?', msg: 'an interaction failed' })
  expect(lines[3]).toMatchObject({ level: 40, err: { message: 'again' }, msg: 'even the apology failed' })
})

it('an interaction that comes once more is told in the log alone', async () => {
  const { wire, dispatch, settled, lines } = dispatching({})
  const one = commandOf('start')
  dispatch.handle(one)
  dispatch.handle(one)
  await settled()
  expect(wire.calls).toHaveLength(1)
  expect(lines).toMatchObject([{ level: 30, msg: 'an interaction came once more' }])
})
