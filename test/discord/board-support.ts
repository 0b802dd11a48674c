import { Boards } from '../../src/discord/live/boards.js'
import { Undelivered } from '../../src/discord/live/undelivered.js'
import { createManualClock, settle } from '../support/clock.js'
import { FakeWire, liveParts, readableLog, words } from './support.js'

/** A table's message whose content the test decides. */
export function begin() {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog('info')
  const state = {
    text: 'lobby',
    chapter: 'game 1',
    last: false,
    known: true,
    fails: false,
    rests: false,
    room: 'room',
    voided: '',
  }
  const notes = new Map<string, string | null>()
  const suspended: string[] = []
  const told: string[] = []
  const undelivered = new Undelivered()
  const live = liveParts({ wire, clock, log })
  const boards = new Boards({
    ...live,
    notes: {
      messageOf: (table) => Promise.resolve(notes.get(table) ?? null),
      setMessage: (table, message) => Promise.resolve(void notes.set(table, message)),
    },
    pageOf: () => {
      if (state.fails) throw new Error('no words for this')
      const { text, chapter, last } = state
      const page = words(text, `p ${text}`)
      const more = { server: 'server', people: ['anna'], rests: state.rests }
      return state.known ? { page, chapter, room: state.room, last, ...more } : null
    },
    closingOf: (_, chapter, moved) =>
      words(
        moved === null ? `${chapter} is ${chapter === state.voided ? 'void' : 'done'}` : `${chapter} is in ${moved}`,
      ),
    suspend: (_, why) => suspended.push(why),
    told: (table, room, trouble) => told.push(`${table} ${room} ${trouble ?? 'fine'}`),
    undelivered,
  })
  const adopt = (message = 'first') =>
    boards.adopt(
      't',
      message,
      words(state.text, `p ${state.text}`),
      { pictures: new Map() },
      { chapter: state.chapter, room: state.room },
    )
  const change = async (text: string, more: Partial<typeof state> = {}) => {
    Object.assign(state, { text }, more)
    boards.refresh('t')
    await settle()
  }
  return {
    wire,
    clock,
    boards,
    state,
    notes,
    adopt,
    change,
    lines,
    suspended,
    told,
    undelivered,
    settled: () => live.background.settled(),
  }
}
