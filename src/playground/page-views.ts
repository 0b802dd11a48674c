import { InteractionType, PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { isOffered, view } from './actions.js'
import { toPlayIn } from './hints.js'
import type { Hints } from './hints.js'
import type { Hello, Person, PersonKey, Room, Shown, Trouble, Turns } from './protocol.js'
import type { ChannelRecord, MessageRecord } from './records.js'
import type { World } from './world.js'

/** A message as its viewers get it. */
export function shown(world: World, { data, pings, viewer, tokenExpires, used, hand }: MessageRecord): Shown {
  const key = (id: string) => world.personById(id)?.key
  const by = used ? key(used.by) : undefined
  const asked = data.interaction_metadata
  const opened = viewer === null && asked?.type === InteractionType.MessageComponent ? key(asked.user.id) : undefined
  // What was asked for has made room for the hand: nobody asked for that by a command.
  const isReplaced = hand === 'instead'
  return {
    message: data,
    pings: pings.flatMap((id) => key(id) ?? []),
    tokenExpires: viewer === null ? null : tokenExpires,
    ...(opened ? { opened } : {}),
    ...(used && by && !isReplaced ? { used: { by, text: used.text } } : {}),
  }
}

/** Who sees a message: everybody, or its one reader. */
export function viewersOf(world: World, { viewer, data }: MessageRecord): PersonKey[] {
  const reader = viewer ?? world.channels.get(data.channel_id)?.owner ?? null
  return world.people.filter(({ user }) => reader === null || reader === user.id).map(({ key }) => key)
}

/** The faults that are on. */
export function troubleOf(world: World): Trouble {
  const lacking = world.denied.get(world.mainChannel.id) ?? 0n
  return { ...world.trouble, permission: (lacking & Permission.AttachFiles) !== 0n }
}

/** All channels, each with its threads behind it, and at the end the conversations with the bot as one. */
export function roomsOf(world: World): Room[] {
  const all = [...world.channels.values()]
    .filter(({ type }) => type !== 1)
    .map(({ id, name, parentId }): Room => ({ id, name, parent: parentId }))
  const [first] = world.people
  const direct: Room[] = first
    ? [{ id: world.directId(first), name: world.bot.username, parent: null, direct: true }]
    : []
  return [
    ...all
      .filter(({ parent }) => parent === null)
      .flatMap((room) => [room, ...all.filter(({ parent }) => parent === room.id)]),
    ...direct,
  ]
}

/** Who is to play, in every channel and thread. */
export const turnsOf = (world: World): Turns =>
  Object.fromEntries(
    [...world.channels.values()].flatMap((channel) => {
      const toPlay = channel.type === 1 ? [] : toPlayIn(world, channel)
      return toPlay.length > 0 ? [[channel.id, toPlay]] : []
    }),
  )

/** The commands that are offered in a channel. */
export const commandsIn = (world: World, channel: ChannelRecord) =>
  [...world.commands.values()].filter((command) => isOffered(command, channel))

/** Everything a page needs at the start. */
export function hello(world: World, session: string, channel: ChannelRecord, hints: Hints): Hello {
  const people = world.people.map(({ key, user }): Person => ({ key, id: user.id, name: user.global_name ?? key }))
  return {
    type: 'hello',
    session,
    run: world.run,
    people,
    bot: { id: world.bot.id, name: world.bot.username, online: world.online },
    channel: { id: channel.id, name: channel.name },
    rooms: roomsOf(world),
    commands: commandsIn(world, channel),
    now: world.clock.now(),
    ahead: world.clock.ahead,
    views: Object.fromEntries(
      world.people.map((person) => [
        person.key,
        view(world.facing(channel, person), person).map((message) => shown(world, message)),
      ]),
    ),
    ...hints,
    turns: turnsOf(world),
    trouble: troubleOf(world),
    language: world.guildLocale,
  }
}
