import { Locale, PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import type { APIUser } from 'discord-api-types/v10'
import type { PersonRecord } from './records.js'
import { stableId } from './snowflake.js'

/** A person as given to the playground. */
export interface PersonOption {
  /** Short key in lower case, such as `anna`. */
  readonly key: string
  readonly name: string
  /** Discord locale; German when left out. */
  readonly locale?: Locale
  /** Whether they may manage the server. */
  readonly manager?: boolean
}

/** Who may sit in the playground; Anna manages the server. */
export const residents: readonly PersonOption[] = [
  { key: 'anna', name: 'Anna', manager: true },
  { key: 'ben', name: 'Ben' },
  { key: 'clara', name: 'Clara' },
  { key: 'david', name: 'David' },
  { key: 'emil', name: 'Emil' },
  { key: 'frida', name: 'Frida' },
  { key: 'greta', name: 'Greta' },
]

/** The four who sit there when nothing else is asked for. */
export const firstFour: readonly PersonOption[] = residents.slice(0, 4)

const memberRights =
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.SendMessagesInThreads |
  Permission.CreatePublicThreads |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.ReadMessageHistory |
  Permission.UseExternalEmojis |
  Permission.UseApplicationCommands

/** What the bot may do in a channel where nothing is withdrawn: beside what members may, make events of the server. */
export const botPermissions = memberRights | Permission.CreateEvents

/** A user in Discord's shape. */
export function user(id: string, name: string, bot = false): APIUser {
  return {
    id,
    username: bot ? name : name.toLowerCase(),
    global_name: bot ? null : name,
    discriminator: bot ? '0001' : '0',
    avatar: null,
    bot,
  }
}

/** The people of a world, with the same ids in every run. */
export function settle(options: readonly PersonOption[]): PersonRecord[] {
  return options.map((option, index) => ({
    key: option.key,
    user: user(stableId('person', index), option.name),
    locale: option.locale ?? Locale.German,
    permissions: option.manager ? memberRights | Permission.ManageGuild | Permission.ManageChannels : memberRights,
  }))
}
