import * as z from 'zod'
import { Locale } from 'discord-api-types/v10'
import { protocolVersion } from './protocol.js'
import type { PageMessage } from './protocol.js'

const options = z.array(z.looseObject({ name: z.string(), type: z.int() })).max(25)
const text = z.string().max(6000)
const envelope = { v: z.literal(protocolVersion), id: z.string().min(1).max(100), as: z.string() }

const schema = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('command'), name: text, options, text }),
  z.object({ ...envelope, type: z.literal('complete'), name: text, options, focused: text }),
  z.object({ ...envelope, type: z.literal('person'), name: text, target: text }),
  z.object({ ...envelope, type: z.literal('press'), message: text, customId: text }),
  z.object({
    ...envelope,
    type: z.literal('choose'),
    message: text,
    customId: text,
    componentType: z.int(),
    values: z.array(text).max(25),
  }),
  z.object({
    ...envelope,
    type: z.literal('submit'),
    interaction: text,
    components: z.array(z.looseObject({ type: z.int() })).max(40),
  }),
  z.object({ ...envelope, type: z.literal('close'), interaction: text }),
  z.object({ ...envelope, type: z.literal('dismiss'), message: text }),
  z.object({ ...envelope, type: z.literal('clock'), add: z.number().min(0).max(1e10) }),
  z.object({ ...envelope, type: z.literal('restart'), person: z.nullable(z.string()) }),
  z.object({
    ...envelope,
    type: z.literal('trouble'),
    trouble: z.object({ pictures: z.boolean(), offline: z.boolean(), permission: z.boolean() }),
  }),
  z.object({ ...envelope, type: z.literal('open'), channel: text }),
  z.object({ ...envelope, type: z.literal('reset') }),
  z.object({ ...envelope, type: z.literal('traffic'), on: z.boolean() }),
  z.object({ ...envelope, type: z.literal('language'), language: z.enum(Locale) }),
])

/** What the page said; null when it is not of the protocol. */
export function readPageMessage(raw: string): PageMessage | null {
  try {
    const parsed = schema.safeParse(JSON.parse(raw))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
