import { expect, it } from 'vitest'
import type { Command } from '../../src/discord/road/command.js'
import { dispatching, typing } from './dispatch-support.js'
import { refused } from './support.js'

type Choices = readonly { readonly name: string; readonly value: string }[]

/** A dispatch whose command suggests these values; it notes what was suggested, and for what. */
function begin(found: Choices | null) {
  const asked: string[] = []
  const complete: Command<string>['complete'] = (typed, language) => {
    asked.push(`${typed} ${language}`)
    return found ?? []
  }
  const all = dispatching({ command: found ? { complete } : {} })
  const shown: Choices[] = []
  const choices = all.wire.choices.bind(all.wire)
  all.wire.choices = (ref, list?: Choices) => {
    shown.push(list ?? [])
    return choices(ref)
  }
  return { ...all, asked, shown }
}

const many = (length: number): Choices => Array.from({ length }, (_, at) => ({ name: `N${at}`, value: `v${at}` }))

it('values are suggested for what was typed so far, in the language of whoever types', async () => {
  const { dispatch, settled, wire, asked, shown, lines } = begin(many(2))
  dispatch.handle(typing('start', 'ber'))
  dispatch.handle(typing('start', 'os', { locale: 'no' }))
  await settled()
  expect(asked).toEqual(['ber de', 'os no'])
  expect(shown).toEqual([many(2), many(2)])
  expect([wire.lines, lines]).toEqual([['choices tok', 'choices tok'], []])
})

it('no more than the best 25 are suggested', async () => {
  const { dispatch, settled, shown } = begin(many(30))
  dispatch.handle(typing('start', ''))
  await settled()
  expect(shown).toEqual([many(25)])
})

it.each([
  ['a command that suggests none', 'start'],
  ['an unknown command', 'dance'],
  ['the bare command', null],
])('nothing is suggested for %s', async (_, name) => {
  const { dispatch, settled, shown, lines } = begin(null)
  dispatch.handle(typing(name, 'x'))
  await settled()
  expect([shown, lines]).toEqual([[[]], []])
})

it('suggestions that come too late are no fault', async () => {
  const { dispatch, settled, wire, lines } = begin(many(1))
  wire.failures.push(refused(10062))
  dispatch.handle(typing('start', 'x'))
  await settled()
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, trouble: 'too-late', msg: 'suggestions came too late to be shown' }),
  ])
})

it('suggestions that fail otherwise stand in the log as a fault', async () => {
  const { dispatch, settled, wire, lines } = begin(many(1))
  wire.failures.push(new Error('socket hang up'))
  dispatch.handle(typing('start', 'x'))
  await settled()
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ message: 'socket hang up' }) as unknown,
      msg: 'an interaction could not be read',
    }),
  ])
})
