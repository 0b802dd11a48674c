import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import { invalidField, refusal } from '../errors.js'
import type { ScheduledRecord } from '../records.js'
import { checkSchema } from '../validate/schema.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'
import { param } from './param.js'

/** The most scheduled events that a server has at a time. */
const most = 100

interface EventDraft {
  readonly name?: string
  readonly description?: string | null
  readonly scheduled_start_time?: string
  readonly scheduled_end_time?: string
  readonly entity_metadata?: { readonly location?: string }
}

/** Scheduled events that take place outside voice channels: make, change, delete, list. */
export function addEventRoutes({ app, world }: Rest): void {
  const base = '/guilds/:guild/scheduled-events'
  const check = (guild: string): void => {
    if (guild !== world.guildId || !world.installed) throw refusal('unknownGuild')
    if (!(world.permissions(world.mainChannel.id) & (Permission.CreateEvents | Permission.ManageEvents)))
      throw refusal('missingPermissions')
  }
  const dataOf = ({ id, name, description, start, end, location }: ScheduledRecord) => ({
    id,
    guild_id: world.guildId,
    channel_id: null,
    creator_id: world.bot.id,
    name,
    description,
    scheduled_start_time: start,
    scheduled_end_time: end,
    privacy_level: 2,
    status: 1,
    entity_type: 3,
    entity_id: null,
    entity_metadata: { location },
    image: null,
    recurrence_rule: null,
    user_count: 0,
  })
  const keep = (id: string, draft: EventDraft, before?: ScheduledRecord): ScheduledRecord => {
    const made = {
      id,
      name: draft.name ?? before?.name ?? '',
      description: draft.description ?? before?.description ?? null,
      start: draft.scheduled_start_time ?? before?.start ?? '',
      end: draft.scheduled_end_time ?? before?.end ?? '',
      location: draft.entity_metadata?.location ?? before?.location ?? '',
    }
    if (Date.parse(made.start) <= world.clock.now())
      throw invalidField(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.') // prettier-ignore
    if (Date.parse(made.end) <= Date.parse(made.start))
      throw invalidField(['scheduled_end_time'], 'GUILD_SCHEDULED_EVENT_END_BEFORE_START', 'Cannot schedule event to end before it starts.') // prettier-ignore
    world.scheduled.set(id, made)
    return made
  }

  app.get(base, (context) => context.json([...world.scheduled.values()].map(dataOf)))
  app.post(base, async (context) => {
    check(param(context, 'guild'))
    const { json } = await readBody(context)
    checkSchema('event', json)
    if (world.scheduled.size >= most) throw refusal('tooManyEvents')
    return context.json(dataOf(keep(world.id(), json as EventDraft)))
  })
  app.patch(`${base}/:event`, async (context) => {
    check(param(context, 'guild'))
    const before = world.scheduled.get(param(context, 'event'))
    if (!before) throw refusal('unknownEvent')
    const { json } = await readBody(context)
    checkSchema('event-change', json)
    return context.json(dataOf(keep(before.id, json as EventDraft, before)))
  })
  app.delete(`${base}/:event`, (context) => {
    check(param(context, 'guild'))
    if (!world.scheduled.delete(param(context, 'event'))) throw refusal('unknownEvent')
    return context.body(null, 204)
  })
}
