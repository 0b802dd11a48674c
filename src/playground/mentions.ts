import type { APIUser } from 'discord-api-types/v10'
import { invalidField } from './errors.js'
import { walk } from './validate/components.js'
import type { LooseComponent } from './validate/components.js'
import type { World } from './world.js'

/** `allowed_mentions` of a request. */
export interface AllowedMentions {
  readonly parse?: readonly string[] | null
  readonly users?: readonly string[] | null
  readonly roles?: readonly string[] | null
}

interface Text {
  readonly content: string
  readonly components: readonly LooseComponent[]
}

const userMention = /<@!?(\d+)>/g

/** All text of a message: its content and its text displays. */
export function textOf({ content, components }: Text): string {
  const shown = walk(components).flatMap(({ component }) => (component.type === 10 ? [component.content ?? ''] : []))
  return [content, ...shown].join('\n')
}

function allowedUsers(text: string, allowed: AllowedMentions | null): string[] {
  const named = [...text.matchAll(userMention)].flatMap(([, id]) => (id ? [id] : []))
  const unique = [...new Set(named)]
  if (allowed === null || allowed.parse?.includes('users')) return unique
  return unique.filter((id) => allowed.users?.includes(id))
}

const everyone = (text: string, allowed: AllowedMentions | null) =>
  /@(everyone|here)\b/.test(text) && (allowed === null || allowed.parse?.includes('everyone') === true)

/**
 * Whom a new message notifies, after `allowed_mentions`.
 *
 * @returns user ids of people in the server; of a private message only its reader.
 * @throws DiscordError 50035 when `parse` and a list of the same kind are given together.
 */
export function notified(
  world: World,
  text: Text,
  allowed: AllowedMentions | null,
  viewer: string | null,
  path: readonly (string | number)[],
): string[] {
  for (const kind of ['users', 'roles'] as const)
    if (allowed?.parse?.includes(kind) && (allowed[kind] ?? []).length > 0)
      throw invalidField(
        [...path, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      )
  const words = textOf(text)
  const reached = everyone(words, allowed) ? world.people.map(({ user }) => user.id) : allowedUsers(words, allowed)
  return reached.filter((id) => world.personById(id) !== undefined && (viewer === null || viewer === id))
}

/** The fields of a message that name whom it mentions. */
export function mentioned(world: World, text: Text, allowed: AllowedMentions | null) {
  const words = textOf(text)
  const users = allowedUsers(words, allowed).flatMap((id): APIUser[] => {
    const found = id === world.bot.id ? world.bot : world.personById(id)?.user
    return found ? [found] : []
  })
  return { mentions: users, mention_roles: [], mention_everyone: everyone(words, allowed) }
}
