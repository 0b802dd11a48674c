import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js'
import type { APIApplicationCommand, REST, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js'
import { localizations } from '../../i18n/index.js'
import { described } from './command.js'
import type { Command } from './command.js'

/** The one command with all subcommands, as Discord wants it. */
export function definitionOf(
  commands: Iterable<Command<never>>,
  levels: readonly string[],
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    name: 'doko',
    ...described('command.doko.description'),
    contexts: [InteractionContextType.Guild],
    integration_types: [0],
    options: inOrder(commands).map((command) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: command.name,
      name_localizations: localizations(`command.${command.name}.name`),
      ...described(`command.${command.name}.description`),
      options: [...(command.options?.(levels) ?? [])],
    })),
  }
}

/** Commands in the order in which people need them; menus show it. */
const inOrder = (commands: Iterable<Command<never>>): readonly Command<never>[] =>
  [...commands].sort((a, b) => a.order - b.order)

/** Keeps only what we define, in a fixed order, so that Discord's copy can be compared with ours. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const kept = Object.entries(value as Record<string, unknown>)
    .filter(([key, part]) => known.has(key) && part !== null && part !== false)
    .map(([key, part]) => [key, key.endsWith('_localizations') ? sorted(part) : canonical(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(kept)
}

const sorted = (map: unknown): unknown =>
  Object.fromEntries(Object.entries(map as Record<string, unknown>).sort(([a], [b]) => a.localeCompare(b)))

const known = new Set([
  'type', 'name', 'name_localizations', 'description', 'description_localizations', 'options', 'choices', 'value',
  'required', 'min_value', 'max_value', 'min_length', 'max_length', 'autocomplete', 'contexts', 'integration_types',
]) // prettier-ignore

/** Tells whether two definitions of a command say the same. */
export const sameDefinition = (ours: unknown, theirs: unknown): boolean =>
  JSON.stringify(canonical(ours)) === JSON.stringify(canonical(theirs))

/**
 * Registers the command, only if what Discord has differs.
 * @returns whether anything had to be written
 */
export async function register(
  rest: REST,
  application: string,
  definition: RESTPostAPIChatInputApplicationCommandsJSONBody,
): Promise<boolean> {
  const route = Routes.applicationCommands(application)
  const there = (await rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as APIApplicationCommand[]
  if (there.length === 1 && sameDefinition(definition, there[0])) return false
  await rest.put(route, { body: [definition] })
  return true
}

/** The link that invites the bot with the rights it uses and no others. */
export function inviteLink(application: string): string {
  const permissions =
    PermissionFlagsBits.ViewChannel |
    PermissionFlagsBits.SendMessages |
    PermissionFlagsBits.SendMessagesInThreads |
    PermissionFlagsBits.AttachFiles |
    PermissionFlagsBits.EmbedLinks
  const query = new URLSearchParams({
    client_id: application,
    scope: 'bot applications.commands',
    permissions: String(permissions),
  })
  return `https://discord.com/oauth2/authorize?${query.toString()}`
}
