import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from './command.js'
import type { PersonCommand } from './person-command.js'

/**
 * Loads every command of a folder.
 * @param folder holds one .js (or, under a loader, .ts) file per subcommand with a `Command` as its default export
 * @returns the commands by name
 * @throws Error that names the file when one has no proper default export or two share a name
 */
export const loadCommands = <Needs>(folder: string): Promise<ReadonlyMap<string, Command<Needs>>> =>
  load(folder, 'commands', isCommand<Needs>)

/**
 * Loads every command for people, those of the folder `people` below the commands.
 * @param folder holds the commands
 * @returns the commands by name
 * @throws Error as {@link loadCommands}
 */
export const loadPersonCommands = <Needs>(folder: string): Promise<ReadonlyMap<string, PersonCommand<Needs>>> =>
  load(path.join(folder, 'people'), 'commands/people', isNamed<PersonCommand<Needs>>)

async function load<C extends { readonly name: string }>(
  folder: string,
  where: string,
  isProper: (value: unknown) => value is C,
): Promise<ReadonlyMap<string, C>> {
  const commands = new Map<string, C>()
  const files = (await readdir(folder)).filter((file) => /\.(js|ts)$/.test(file) && !file.endsWith('.d.ts')).sort()
  if (files.length === 0) throw new Error(`No commands in ${folder}.`)
  for (const file of files) {
    const twin = files.find((other) => other !== file && path.parse(other).name === path.parse(file).name)
    if (twin !== undefined) throw new Error(`${where}/${file} and ${where}/${twin} stand for the same command.`)
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as { default?: unknown }
    const command = module.default
    if (!isProper(command))
      throw new Error(`${where}/${file} has no proper default export: a name, an order and run() are needed.`)
    if (command.name !== path.parse(file).name)
      throw new Error(`${where}/${file} defines "${command.name}": the file and its command must share one name.`)
    commands.set(command.name, command)
  }
  return commands
}

/** Whether a value has what every command needs. */
function isNamed<C extends { readonly name: string }>(value: unknown): value is C {
  if (typeof value !== 'object' || value === null) return false
  const { name, order, run } = value as Partial<Record<'name' | 'order' | 'run', unknown>>
  return (
    typeof name === 'string' && /^[a-z]{1,32}$/.test(name) && typeof order === 'number' && typeof run === 'function'
  )
}

function isCommand<Needs>(value: unknown): value is Command<Needs> {
  if (!isNamed<Command<Needs>>(value)) return false
  const { options } = value as { readonly options?: unknown }
  return options === undefined || typeof options === 'function'
}
