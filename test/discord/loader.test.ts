import path from 'node:path'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCommands, loadPersonCommands } from '../../src/discord/road/loader.js'
import { temporaryFolder } from '../support/folder.js'

/** A folder with these files. */
function folderOf(files: Record<string, string>): string {
  const folder = path.join(temporaryFolder(), 'commands')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

const good = (name: string) => `export default { name: '${name}', order: 1, run: () => ({ to: 'nobody' }) }`

describe('the loader of commands', () => {
  it("finds each of the bot's own commands under its name", async () => {
    const folder = path.resolve(import.meta.dirname, '../../commands')
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.parse(file).name)
    const commands = await loadCommands(folder)
    expect([...commands.keys()].sort()).toEqual(names.sort())
    for (const [name, command] of commands) expect(command.name).toBe(name)
  })

  it('takes every file and ignores what is no code', async () => {
    const commands = await loadCommands(
      folderOf({
        'hand.js': good('hand'),
        'help.js': good('help'),
        'notes.md': 'x',
        'hand.js.map': '{}',
        'x.d.ts': '',
      }),
    )
    expect([...commands.keys()]).toEqual(['hand', 'help'])
  })

  it.each([
    ['no default export', { 'hand.js': 'export const hand = 1' }, 'commands/hand.js has no proper default export'],
    [
      'no name',
      { 'hand.js': 'export default { order: 1, run() {} }' },
      'commands/hand.js has no proper default export',
    ],
    [
      'no run()',
      { 'hand.js': `export default { name: 'hand', order: 1 }` },
      'commands/hand.js has no proper default export',
    ],
    ['a name that Discord refuses', { 'Hand.js': good('Hand') }, 'commands/Hand.js has no proper default export'],
    ['the name of another', { 'help.js': good('help'), 'hand.js': good('help') }, 'commands/hand.js defines "help"'],
    ['a twin', { 'hand.js': good('hand'), 'hand.ts': good('hand') }, 'commands/hand.js and commands/hand.ts'],
  ])('names a file with %s', async (_, files, message) => {
    await expect(loadCommands(folderOf(files))).rejects.toThrow(message)
  })

  it('does not start a bot without commands', async () => {
    await expect(loadCommands(folderOf({}))).rejects.toThrow('No commands in')
  })
})

it('finds the commands for people in their own folder, which is no command', async () => {
  expect([...(await loadPersonCommands(path.resolve(import.meta.dirname, '../../commands'))).keys()].sort()).toEqual([
    'invite',
    'profile',
  ])
})
