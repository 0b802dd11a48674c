import { describe, expect, it } from 'vitest'
import { parse, readLine, runnables } from '../../src/playground/page/commands.js'
import type { Surroundings } from '../../src/playground/page/commands.js'
import { complete } from '../../src/playground/page/complete.js'
import { COMMANDS, PEOPLE } from './page-scenes.js'

const commands = runnables(COMMANDS)
const offered = new Map([['doko start rules', [{ name: 'House rules', value: 'own:4' }]]])
const around: Surroundings = { users: PEOPLE, channel: { id: '7', name: 'card-table' }, offered }
const labels = (line: string) => complete(line, commands, around).items.map((item) => item.label)
const lines = (line: string) => complete(line, commands, around).items.map((item) => item.line)

describe('the list above the command box', () => {
  it('offers every subcommand after a stroke, with its description', () => {
    expect(labels('/')).toEqual([
      '/doko start',
      '/doko hand',
      '/doko stats',
      '/doko rules',
      '/doko leave',
      '/doko close',
    ])
    expect(complete('/', commands, around).items[1]?.detail).toBe('Show my cards, only to me')
  })

  it('narrows while typing and finds the second word alone', () => {
    expect(labels('/doko st')).toEqual(['/doko start', '/doko stats'])
    expect(labels('/hand')).toEqual(['/doko hand'])
    expect(labels('hello')).toEqual([])
  })

  it('offers the options that are left', () => {
    expect(lines('/doko start ')).toEqual(['/doko start rules:', '/doko start games:', '/doko start pace:'])
    expect(lines('/doko start games:8 ')).toEqual(['/doko start games:8 rules:', '/doko start games:8 pace:'])
    expect(lines('/doko start ga')).toEqual(['/doko start games:'])
  })

  it('offers choices with blanks in their names, and people', () => {
    expect(lines('/doko start pace:ea')).toEqual(['/doko start pace:easy going '])
    expect(lines('/doko stats player:@C')).toEqual(['/doko stats player:@Clara '])
    expect(labels('/doko start pace:easy going ')).toEqual(['rules:', 'games:'])
  })

  it('asks the bot where the option says so, and shows what it offered', () => {
    const found = complete('/doko start rules:ho', commands, around)
    expect(found.ask?.typing?.option.name).toBe('rules')
    expect(found.items.map((item) => item.label)).toEqual(['House rules'])
    expect(complete('/doko start pace:f', commands, around).ask).toBeUndefined()
  })
})

describe('a typed line', () => {
  it('becomes nested interaction data with typed values', () => {
    expect(parse('/doko start games:8 pace:easy going rules:House rules', commands, around)).toEqual({
      name: 'doko',
      options: [
        {
          name: 'start',
          type: 1,
          options: [
            { name: 'rules', type: 3, value: 'own:4' },
            { name: 'games', type: 4, value: 8 },
            { name: 'pace', type: 3, value: 'e' },
          ],
        },
      ],
    })
    expect(parse('/doko stats player:@Ben', commands, around)).toEqual({
      name: 'doko',
      options: [{ name: 'stats', type: 1, options: [{ name: 'player', type: 6, value: '102' }] }],
    })
  })

  it.each([
    ['hello', /does not read chat/],
    ['/dance', /There is no command \/dance/],
    ['/doko', /not a whole command/],
    ['/doko hand now', /no option “now”/],
    ['/doko start games:3', /“3” is not possible for games/],
    ['/doko start games:4.5', /not possible/],
    ['/doko start pace:slow', /not possible for pace/],
    ['/doko start pace:', /needs a value/],
  ])('%s is refused with a reason', (line, reason) => {
    expect(parse(line, commands, around)).toMatch(reason)
  })

  it('passes text through where the bot completes but was not asked', () => {
    const parsed = parse('/doko start rules:mine', commands, around)
    expect(JSON.stringify(parsed)).toContain('"value":"mine"')
  })

  it('takes the longest command name that fits', () => {
    const two = runnables([
      { ...COMMANDS[0], name: 'a', options: [] },
      { ...COMMANDS[0], name: 'ab', options: [] },
    ] as unknown as typeof COMMANDS)
    expect(readLine('/ab', two)?.command.path).toEqual(['ab'])
  })
})
