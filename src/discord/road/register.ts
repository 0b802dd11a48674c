import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js'
import type {
  APIApplication,
  APIApplicationCommand,
  REST,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js'
import { localizations } from '../../i18n/index.js'
import { described } from './command.js'
import type { Command } from './command.js'
import { personCommandTitle } from './person-command.js'
import type { PersonCommand } from './person-command.js'

/** A command as Discord is told of it. */
export type CommandDefinition =
  RESTPostAPIChatInputApplicationCommandsJSONBody | RESTPostAPIContextMenuApplicationCommandsJSONBody

/** Where an application may be installed. */
export type Install = (typeof everywhere)[number]

/** On a server, and by a person for themselves. */
export const everywhere = [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall] as const

/**
 * How the application may be installed, as the developer portal has it. A command may not ask for more.
 * @returns a server alone where Discord does not tell
 */
export async function installsOf(rest: REST): Promise<readonly Install[]> {
  const { integration_types_config: config } = (await rest.get(Routes.currentApplication())) as APIApplication
  const found = everywhere.filter((install) => config?.[install] !== undefined)
  return found.length > 0 ? found : [ApplicationIntegrationType.GuildInstall]
}

/**
 * The one command with all subcommands, as Discord wants it: offered in direct messages too, since half of it needs no server.
 * @param installs how the application may be installed
 */
export function definitionOf(
  commands: Iterable<Command<never>>,
  levels: readonly string[],
  installs: readonly Install[] = everywhere,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return {
    type: ApplicationCommandType.ChatInput,
    name: 'doko',
    ...described('command.doko.description'),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
    integration_types: [...installs],
    options: inOrder(commands).map((command) => ({
      type: ApplicationCommandOptionType.Subcommand,
      name: command.name,
      name_localizations: localizations(`command.${command.name}.name`),
      ...described(`command.${command.name}.description`),
      options: [...(command.options?.(levels) ?? [])],
    })),
  }
}

/** The commands for people, as Discord wants them: only on servers, since only there is anybody to play with. */
export const personDefinitions = (
  commands: Iterable<PersonCommand<never>>,
): readonly RESTPostAPIContextMenuApplicationCommandsJSONBody[] =>
  [...commands]
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => ({
      type: ApplicationCommandType.User,
      name: personCommandTitle(name),
      name_localizations: localizations(`person-command.${name}.name`),
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
    }))

/** Commands in the order in which people need them; menus show it. */
const inOrder = (commands: Iterable<Command<never>>): readonly Command<never>[] =>
  [...commands].sort((a, b) => a.order - b.order)

/** Keeps only what we define, in a fixed order, so that Discord's copy can be compared with ours. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const kept = Object.entries(value as Record<string, unknown>)
    .filter(([key, part]) => known.has(key) && part !== null && part !== false && part !== '')
    .map(([key, part]) => [key, inFixedOrder(key, part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(kept)
}

function inFixedOrder(key: string, part: unknown): unknown {
  if (key.endsWith('_localizations')) return sorted(part)
  return sets.has(key) && Array.isArray(part) ? [...(part as unknown[])].sort() : canonical(part)
}

/** Lists whose order means nothing. */
const sets = new Set(['contexts', 'integration_types'])

const sorted = (map: unknown): unknown =>
  Object.fromEntries(Object.entries(map as Record<string, unknown>).sort(([a], [b]) => a.localeCompare(b)))

const known = new Set([
  'type', 'name', 'name_localizations', 'description', 'description_localizations', 'options', 'choices', 'value',
  'required', 'min_value', 'max_value', 'min_length', 'max_length', 'autocomplete', 'contexts', 'integration_types',
]) // prettier-ignore

/** Tells whether two definitions of a command say the same. */
export const sameDefinition = (ours: unknown, theirs: unknown): boolean =>
  JSON.stringify(canonical(ours)) === JSON.stringify(canonical(theirs))

/** What Discord tells apart commands by: of one type only one may bear a name. */
const sameCommand = (ours: CommandDefinition, theirs: APIApplicationCommand): boolean =>
  Number(ours.type) === Number(theirs.type) && ours.name === theirs.name

/**
 * Registers our commands, each for itself and only where what Discord has differs. Everything else that the application has
 * stays: the Entry Point of an Activity, which Discord lets nobody leave out of a list that replaces all (50240), and commands
 * that somebody made elsewhere. One that Discord refuses keeps back none of the others.
 * @returns the names of those that had to be written
 * @throws what Discord answered to the last one that it refused, once all have been tried
 */
export async function register(
  rest: REST,
  application: string,
  definitions: readonly CommandDefinition[],
): Promise<readonly string[]> {
  const route = Routes.applicationCommands(application)
  const there = (await rest.get(route, {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as APIApplicationCommand[]
  const isWritten = (ours: CommandDefinition): boolean =>
    there.some((theirs) => sameCommand(ours, theirs) && sameDefinition(ours, theirs))
  const changed = definitions.filter((ours) => !isWritten(ours))
  const tried = await Promise.allSettled(changed.map((body) => rest.post(route, { body })))
  const refused = tried.findLast((one) => one.status === 'rejected')
  if (refused) throw refused.reason
  return changed.map(({ name }) => name)
}

/** The link with which a person takes the bot for themselves, wherever they are, also in direct messages. */
export const ownLink = (application: string): string => {
  const query = new URLSearchParams({ client_id: application, integration_type: '1', scope: 'applications.commands' })
  return `https://discord.com/oauth2/authorize?${query.toString()}`
}

/** The link that invites the bot to a server with the rights it uses and no others. */
export function inviteLink(application: string): string {
  const permissions =
    PermissionFlagsBits.ViewChannel |
    PermissionFlagsBits.SendMessages |
    PermissionFlagsBits.SendMessagesInThreads |
    PermissionFlagsBits.AttachFiles |
    PermissionFlagsBits.EmbedLinks
  const query = new URLSearchParams({
    client_id: application,
    integration_type: '0',
    scope: 'bot applications.commands',
    permissions: String(permissions),
  })
  return `https://discord.com/oauth2/authorize?${query.toString()}`
}
