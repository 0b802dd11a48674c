import { z } from 'zod'
import { calls, cards, presetIds, reservationKinds } from '../engine/index.js'
import type { RuleSet } from '../engine/index.js'
import type { Intent, OpenRequest } from '../table/intent.js'

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
])

/** An intent as the log keeps it. */
export const storedIntent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), user, press }),
  z.strictObject({ type: z.literal('leave'), user, press }),
  z.strictObject({ type: z.literal('fill'), user, level: z.string().exactOptional(), press }),
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

/** How a table was opened, as the log keeps it. */
export const storedRequest: z.ZodType<Required<OpenRequest>> = z.strictObject({
  server: z.string(),
  room: z.string(),
  host: user,
  rules: storedRules,
  games: z.int(),
  level: z.string(),
  seed: z.string(),
})
