import type { GuildMemberFlags } from 'discord-api-types/v10'
import { ApplicationIntegrationType, ChannelType, InteractionContextType } from 'discord-api-types/v10'
import type { APIInteractionGuildMember } from 'discord-api-types/v10'
import { botPermissions } from './people.js'
import type { ChannelRecord, PersonRecord } from './records.js'
import { stableId } from './snowflake.js'
import type { World } from './world.js'

const joinedAt = '2024-01-01T12:00:00.000000+00:00'

/** A person as member of the server, in the shape that interactions carry. */
export function member(person: PersonRecord): APIInteractionGuildMember {
  return { ...bareMember(), user: person.user, permissions: String(person.permissions) }
}

/** A member without user and permissions. */
export function bareMember() {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: [],
    joined_at: joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    communication_disabled_until: null,
    flags: 0 as GuildMemberFlags,
  }
}

/** The server of a channel. */
const guildIdOf = (world: World, { foreign }: ChannelRecord): string => (foreign ? stableId('foreign') : world.guildId)

/** A channel or thread in Discord's shape. */
export function channelData(world: World, channel: ChannelRecord): Record<string, unknown> {
  if (channel.type === 1)
    return { id: channel.id, type: ChannelType.DM, last_message_id: null, flags: 0, recipients: [world.bot] }
  const base = {
    id: channel.id,
    name: channel.name,
    guild_id: guildIdOf(world, channel),
    last_message_id: null,
    flags: 0,
  }
  if (channel.type === 0)
    return {
      ...base,
      type: ChannelType.GuildText,
      position: [...world.channels.keys()].indexOf(channel.id),
      permission_overwrites: [],
      parent_id: null,
      topic: null,
      nsfw: false,
      rate_limit_per_user: 0,
    }
  return {
    ...base,
    type: ChannelType.PublicThread,
    parent_id: channel.parentId,
    owner_id: world.bot.id,
    message_count: channel.messages.size,
    total_message_sent: channel.messages.size,
    member_count: world.people.length,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: channel.archived,
      locked: channel.locked,
      auto_archive_duration: 1440,
      archive_timestamp: joinedAt,
      create_timestamp: joinedAt,
    },
  }
}

/** The part of an interaction that is the same for every type. */
export function commonPayload(world: World, person: PersonRecord, channel: ChannelRecord, id: string, token: string) {
  return {
    id,
    application_id: world.bot.id,
    token,
    version: 1 as const,
    channel_id: channel.id,
    locale: person.locale,
    entitlements: [],
    attachment_size_limit: 10 * 1024 * 1024,
    ...(channel.type === 1 ? inConversation(world, person, channel) : inServer(world, person, channel)),
  }
}

function inServer(world: World, person: PersonRecord, channel: ChannelRecord) {
  const guild = guildIdOf(world, channel)
  const installed = channel.foreign
    ? { [ApplicationIntegrationType.UserInstall]: person.user.id }
    : { [ApplicationIntegrationType.GuildInstall]: guild }
  return {
    guild_id: guild,
    guild: { id: guild, locale: world.guildLocale, features: [] },
    guild_locale: world.guildLocale,
    channel: { ...channelData(world, channel), permissions: String(person.permissions) },
    member: member(person),
    app_permissions: String(channel.foreign ? botPermissions : world.permissions(channel.id)),
    context: InteractionContextType.Guild,
    authorizing_integration_owners: installed,
  }
}

/** Outside servers there is no member, and the application may do what everybody may there. */
const inConversation = (world: World, person: PersonRecord, channel: ChannelRecord) => ({
  user: person.user,
  channel: channelData(world, channel),
  app_permissions: String(botPermissions),
  context: InteractionContextType.BotDM,
  authorizing_integration_owners: { [ApplicationIntegrationType.UserInstall]: person.user.id },
})

/** The server in the shape of GUILD_CREATE and `GET /guilds/:id`. */
export function guildData(world: World): Record<string, unknown> {
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: world.people[0]?.user.id ?? world.bot.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 1,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: world.guildLocale,
    nsfw_level: 0,
    features: [],
    emojis: [],
    stickers: [],
    roles: [
      {
        id: world.guildId,
        name: '@everyone',
        color: 0,
        colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
        hoist: false,
        icon: null,
        unicode_emoji: null,
        position: 0,
        permissions: String(world.permissions('')),
        managed: false,
        mentionable: false,
        flags: 0,
      },
    ],
  }
}

/** What GUILD_CREATE has beyond the server itself. */
export function guildCreate(world: World): Record<string, unknown> {
  const channels = [...world.channels.values()]
  return {
    ...guildData(world),
    joined_at: joinedAt,
    large: false,
    unavailable: false,
    member_count: world.people.length + 1,
    voice_states: [],
    members: [{ ...bareMember(), user: world.bot }],
    channels: channels.filter(({ type }) => type === 0).map((channel) => channelData(world, channel)),
    threads: channels.filter(({ type }) => type === 11).map((channel) => channelData(world, channel)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}
