import { describe, expect, it } from 'vitest'
import { disconnected, emptyState, firstLook, newestPrivate, receive, sent } from '../../src/playground/page/state.js'
import type { State } from '../../src/playground/page/state.js'
import { spoken } from '../../src/playground/page/spoken.js'
import type { ServerEvent } from '../../src/playground/protocol.js'
import { botMessage, COMMANDS, hand, NOW, PEOPLE, SCENES, table } from './page-scenes.js'

const names = { user: (id: string) => `user ${id}`, channel: () => 'card-table', now: () => NOW }

function hello(scene: string): ServerEvent {
  return {
    type: 'hello',
    session: 's',
    run: 'one',
    turns: {},
    people: PEOPLE,
    bot: { id: '9', name: 'Doppelkopf', online: true },
    channel: { id: '7', name: 'card-table' },
    rooms: [{ id: '7', name: 'card-table', parent: null }],
    commands: COMMANDS,
    now: NOW,
    ahead: 0,
    trouble: { pictures: false, offline: false, permission: false },
    language: 'en-US',
    ...(SCENES[scene] ?? { views: {}, toPlay: [], hints: {} }),
  }
}

function tell(state: State, ...events: readonly ServerEvent[]): State {
  return events.reduce((old, event) => receive(old, { v: 1, seq: old.seq + 1, ...event }), state)
}

const ids = (state: State, key: string) => (state.views[key] ?? []).map((entry) => entry.id)

describe('what the page knows', () => {
  it('replaces a message in its place and shows it only to its viewers', () => {
    const old = tell(emptyState, hello('play'))
    const edited = { ...table('2'), content: 'new' }
    const next = tell(old, { type: 'message', viewers: ['anna'], message: edited, pings: [], tokenExpires: null })
    expect(ids(next, 'anna')).toEqual(['1', '2', '3', 'h0'])
    const second = next.views.anna?.[1]
    expect(second && 'shown' in second && second.shown.message.content).toBe('new')
    expect(next.views.ben?.[1]).toBe(old.views.ben?.[1])
  })

  it('leaves a note on how to get the hand back after a restart', () => {
    const next = tell(tell(emptyState, hello('play')), {
      type: 'remove',
      viewers: ['anna'],
      id: 'h0',
      reason: 'restarted',
    })
    const last = next.views.anna?.at(-1)
    expect(last && 'note' in last && last.note.text).toMatch(/\/doko hand/)
    expect(ids(next, 'ben')).toContain('h1')
  })

  it('follows a command from waiting to its answer', () => {
    const start = sent(tell(emptyState, hello('first')), { id: 'a1', as: 'anna', used: '/doko stats' })
    expect(ids(start, 'anna')).toEqual(['sent-a1'])
    expect(ids(tell(start, { type: 'ack', action: 'a1', state: 'waiting' }), 'anna')).toEqual(['sent-a1'])
    expect(ids(tell(start, { type: 'ack', action: 'a1', state: 'thinking' }), 'anna')).toEqual([])
    const failed = tell(start, { type: 'ack', action: 'a1', state: 'failed', code: 'timeout' })
    const note = failed.views.anna?.[0]
    expect(note && 'note' in note && note.note.kind).toBe('failed')
    expect(failed.pending).toEqual([])
  })

  it('ties a failed press to its message until that is edited', () => {
    const pressed = sent(tell(emptyState, hello('play')), { id: 'a1', as: 'clara', message: 'h2', customId: '♥10' })
    const failed = tell(pressed, { type: 'ack', action: 'a1', state: 'failed', code: '10062', text: 'Too late.' })
    expect(failed.failures.h2).toMatchObject({ text: 'Too late.', as: 'clara' })
    const edited = tell(failed, {
      type: 'message',
      viewers: ['clara'],
      message: hand('h2', false),
      pings: [],
      tokenExpires: null,
    })
    expect(edited.failures).toEqual({})
  })

  it('forgets what waited when the connection is lost', () => {
    const start = sent(tell(emptyState, hello('first')), { id: 'a1', as: 'anna', used: '/doko stats' })
    expect(ids(disconnected(start), 'anna')).toEqual([])
  })

  it('starts afresh with hello and counts on with everything else', () => {
    const state = tell(emptyState, hello('play'), { type: 'clock', now: NOW, ahead: 60_000 })
    expect([state.seq, state.ahead]).toEqual([2, 60_000])
    expect(receive(state, { v: 1, seq: 1, ...hello('first') })).toMatchObject({ seq: 1, ahead: 0 })
  })
})

describe('where to look', () => {
  it('is the newest private message with controls, else the newest with controls', () => {
    const state = tell(emptyState, hello('play'))
    const reply = botMessage('8', [{ type: 10, content: 'Not your turn.' }], { flags: 32768 + 64 })
    const next = tell(state, { type: 'message', viewers: ['anna'], message: reply, pings: [], tokenExpires: null })
    expect(newestPrivate(next.views.anna ?? [])).toBe('h0')
    expect(firstLook(tell(emptyState, hello('lobby')).views.anna ?? [])).toBe('1')
    expect(newestPrivate([])).toBeUndefined()
  })
})

describe('what is spoken', () => {
  it('is one sentence with text, alt text and the number of buttons', () => {
    expect(spoken(hand('1', false), names)).toBe(
      'Private message from Doppelkopf. Your hand · Table 2. user 103 is to play. Picture: Your hand: trumps ♥10 ♣D ♠D ♥D ♣B ♦B ♦A ♦9; clubs A 10; spades A; hearts K. 16 buttons.',
    )
  })

  it('is short for a long text', () => {
    const long = botMessage('1', [{ type: 10, content: 'word '.repeat(200) }])
    expect(spoken(long, names).length).toBeLessThan(300)
  })
})
