import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command } from './command.js'

/**
 * Loads every command of a folder.
 * @param folder holds one .js (or, under a loader, .ts) file per subcommand with a `Command` as its default export
 * @returns the commands by name
 * @throws Error that names the file when one has no proper default export or two share a name
 */
export async function loadCommands<Needs>(folder: string): Promise<ReadonlyMap<string, Command<Needs>>> {
  const commands = new Map<string, Command<Needs>>()
  const files = (await readdir(folder)).filter((file) => /\.(js|ts)$/.test(file) && !file.endsWith('.d.ts')).sort()
  if (files.length === 0) throw new Error(`No commands in ${folder}.`)
  for (const file of files) {
    const twin = files.find((other) => other !== file && path.parse(other).name === path.parse(file).name)
    if (twin !== undefined) throw new Error(`commands/${file} and commands/${twin} stand for the same command.`)
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as { default?: unknown }
    const command = module.default
    if (!isCommand<Needs>(command))
      throw new Error(`commands/${file} has no proper default export: a name, an order and run() are needed.`)
    if (command.name !== path.parse(file).name)
      throw new Error(`commands/${file} defines "${command.name}": the file and its command must share one name.`)
    commands.set(command.name, command)
  }
  return commands
}

function isCommand<Needs>(value: unknown): value is Command<Needs> {
  if (typeof value !== 'object' || value === null) return false
  const { name, order, run, options } = value as Partial<Record<keyof Command<Needs>, unknown>>
  return (
    typeof name === 'string' &&
    /^[a-z]{1,32}$/.test(name) &&
    typeof order === 'number' &&
    typeof run === 'function' &&
    (options === undefined || typeof options === 'function')
  )
}
