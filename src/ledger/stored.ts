import { z } from 'zod'
import { calls, cards, presetIds, reservationKinds } from '../engine/index.js'
import type { RuleSet } from '../engine/index.js'
import { computerPaces } from '../table/intent.js'
import type { FullRequest, Intent } from '../table/intent.js'
import { countings, usualServerSettings } from '../table/ports.js'
import type { ServerSettings } from '../table/ports.js'
import { suspensions, tableKinds } from '../table/view.js'

const user = z.string()
const press = z.string().exactOptional()
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const card = z.enum(cards as [(typeof cards)[number], ...(typeof cards)[number][]])

const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('healthy') }),
  z.strictObject({ type: z.literal('reserve'), kind: z.enum(reservationKinds) }),
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('give'), cards: z.array(card) }),
  z.strictObject({ type: z.literal('genscher'), partner: seat }),
  z.strictObject({ type: z.literal('announce'), call: z.enum(calls) }),
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.enum(['claim', 'give-up', 'agree', 'decline']) }),
])

const place = z.int().min(0).max(6)
const advance = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('healthy') }),
  z.strictObject({ type: z.literal('reserve'), kind: z.enum(reservationKinds) }),
  z.strictObject({ type: z.literal('play'), card }),
])

const wish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('void'), game: z.int() }),
  z.strictObject({ kind: z.literal('games'), games: z.int() }),
])

/** An intent as the log keeps it. */
export const storedIntent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), user, press }),
  z.strictObject({ type: z.literal('leave'), user, press }),
  z.strictObject({
    type: z.literal('fill'),
    user,
    level: z.string().exactOptional(),
    count: z.int().exactOptional(),
    press,
  }),
  z.strictObject({ type: z.literal('unfill'), user, press }),
  z.strictObject({ type: z.literal('shuffle'), user, order: z.array(place), press }),
  z.strictObject({ type: z.literal('pass-host'), user, place, version: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('host-timeout') }),
  z.strictObject({ type: z.literal('remove'), user, place, press, version: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('readmit'), user, removal: z.int().min(0) }),
  z.strictObject({ type: z.literal('release'), user }),
  z.strictObject({ type: z.literal('keep-timeout') }),
  z.strictObject({ type: z.literal('games'), user, games: z.int().nullable() }),
  z.strictObject({ type: z.literal('start-timeout') }),
  z.strictObject({ type: z.literal('take-seat'), user, place: place.exactOptional() }),
  z.strictObject({ type: z.literal('advance'), user, answer: advance.nullable() }),
  z.strictObject({ type: z.literal('auto'), seat, move }),
  z.strictObject({ type: z.literal('overtime'), seat, move }),
  z.strictObject({ type: z.literal('ask-take-back'), user }),
  z.strictObject({ type: z.literal('answer-take-back'), user, agree: z.boolean() }),
  z.strictObject({ type: z.literal('take-back-timeout') }),
  z.strictObject({ type: z.literal('vote-close'), user, agree: z.boolean() }),
  z.strictObject({ type: z.literal('propose'), user, wish }),
  z.strictObject({ type: z.literal('answer-proposal'), user, agree: z.boolean() }),
  z.strictObject({ type: z.literal('proposal-timeout') }),
  z.strictObject({ type: z.literal('expire') }),
  z.strictObject({ type: z.literal('pause'), user }),
  z.strictObject({ type: z.literal('suspend'), why: z.enum(suspensions) }),
  z.strictObject({ type: z.literal('resume'), user, manager: z.boolean(), room: z.string() }),
  z.strictObject({ type: z.literal('relocate'), room: z.string() }),
  z.strictObject({ type: z.literal('quiet'), user, spans: z.array(z.strictObject({ from: z.int(), to: z.int() })) }),
  z.strictObject({ type: z.literal('quiet-turn') }),
  z.strictObject({ type: z.literal('start'), user, press }),
  z.strictObject({ type: z.literal('cancel'), user }),
  z.strictObject({ type: z.literal('move'), user, move, version: z.int().exactOptional() }),
  z.strictObject({ type: z.literal('computer'), seat, move }),
  z.strictObject({ type: z.literal('continue'), user }),
  z.strictObject({ type: z.literal('continue-timeout') }),
  z.strictObject({ type: z.literal('close'), user, manager: z.boolean() }),
])

/** A rule set as the ledger keeps it. */
export const storedRules: z.ZodType<RuleSet> = z.strictObject({
  preset: z.enum(presetIds),
  set: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
})

const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), user }),
  z.strictObject({ kind: z.literal('computer'), level: z.string() }),
])
const before = z.strictObject({ table: z.string(), places: z.array(occupant).min(4).max(7) })

/** How a table was opened, as the log keeps it. */
export const storedRequest: z.ZodType<FullRequest> = z.strictObject({
  kind: z.enum(tableKinds).default('match'),
  server: z.string(),
  room: z.string(),
  host: user,
  rules: storedRules,
  games: z.int(),
  suggested: z.literal(true).exactOptional(),
  before: before.exactOptional(),
  level: z.string(),
  clock: z.int().nullable().default(null),
  pace: z.enum(computerPaces).default('human'),
  thread: z.boolean().default(false),
  quiet: z.int().default(0),
  seed: z.string(),
})

const usual = usualServerSettings

/** What a server has chosen, as the ledger keeps it; what an earlier version did not know is as usual. */
export const storedServerSettings: z.ZodType<ServerSettings> = z.object({
  language: z.string().nullable().default(usual.language),
  clock: z.int().nullable().default(usual.clock),
  pace: z.enum(computerPaces).default(usual.pace),
  level: z.string().nullable().default(usual.level),
  threads: z.boolean().default(usual.threads),
  rooms: z.array(z.string()).default([...usual.rooms]),
  pings: z.boolean().default(usual.pings),
  design: z.enum(['four-colour', 'two-colour', 'large-print']).default(usual.design),
  counting: z.enum(countings).default(usual.counting),
  zone: z.string().default(usual.zone),
  quiet: z.int().default(usual.quiet),
})
