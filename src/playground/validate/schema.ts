import * as published from 'discord-api-spec/zod'
import { invalidForm } from '../errors.js'
import type { FieldError } from '../errors.js'

/** Bodies that Discord publishes a schema for. */
export type BodyKind =
  | 'callback-message'
  | 'callback-update'
  | 'callback-choices'
  | 'callback-modal'
  | 'message'
  | 'message-edit'
  | 'webhook-message'
  | 'webhook-edit'
  | 'command'
  | 'thread'
  | 'thread-from-message'
  | 'event'
  | 'event-change'

const schemas = {
  'callback-message': published.CreateMessageInteractionCallbackRequestSchema,
  'callback-update': published.UpdateMessageInteractionCallbackRequestSchema,
  'callback-choices': published.ApplicationCommandAutocompleteCallbackRequestSchema,
  'callback-modal': published.ModalInteractionCallbackRequestSchema,
  message: published.MessageCreateRequestSchema,
  'message-edit': published.MessageEditRequestPartialSchema,
  'webhook-message': published.IncomingWebhookRequestPartialSchema,
  'webhook-edit': published.IncomingWebhookUpdateRequestPartialSchema,
  command: published.ApplicationCommandUpdateRequestSchema,
  thread: published.CreateTextThreadWithoutMessageRequestSchema,
  'thread-from-message': published.CreateTextThreadWithMessageRequestSchema,
  event: published.ExternalScheduledEventCreateRequestSchema,
  'event-change': published.ExternalScheduledEventPatchRequestPartialSchema,
}

interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly message: string
  readonly expected?: string
  readonly origin?: string
  readonly maximum?: number | bigint
  readonly minimum?: number | bigint
  readonly format?: string
  readonly values?: readonly unknown[]
  readonly errors?: readonly (readonly Issue[])[]
}

/**
 * Checks a body against Discord's published schema.
 *
 * @param kind which schema.
 * @param body the parsed JSON body.
 * @param path where the body stands in the request, for the error tree.
 * @throws DiscordError 50035 with Discord's tree of fields.
 */
export function checkSchema(kind: BodyKind, body: unknown, path: readonly (string | number)[] = []): void {
  const result = schemas[kind].safeParse(body)
  if (result.success) return
  throw invalidForm((result.error.issues as readonly Issue[]).flatMap((issue) => explain(issue, body, path)))
}

function explain(issue: Issue, body: unknown, prefix: readonly (string | number)[]): FieldError[] {
  const steps = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
  const value = steps.reduce<unknown>(
    (node, step) => (node as Record<string | number, unknown> | null | undefined)?.[step],
    body,
  )
  const path = [...prefix, ...steps]
  if (issue.code === 'invalid_union') return explainUnion(issue, value, path)
  return [{ path, ...wording(issue, value) }]
}

/** Of a union only the branch whose `type` is the value's own says something useful. */
function explainUnion(issue: Issue, value: unknown, path: readonly (string | number)[]): FieldError[] {
  const branches = issue.errors ?? []
  const fitting = branches.filter((issues) => !issues.some(({ path: [first, second] }) => first === 'type' && !second))
  const [branch, ...others] = fitting
  if (branch && others.length === 0) return branch.flatMap((inner) => explain(inner, value, path))
  if (value === undefined || value === null) return [{ path, ...required }]
  if (typeof value === 'object' && 'type' in value && fitting.length === 0)
    return [
      { path: [...path, 'type'], code: 'UNION_TYPE_CHOICES', message: 'Value of field "type" is not allowed here.' },
    ]
  return [{ path, code: 'BASE_TYPE_CHOICES', message: 'Value is not one of the choices.' }]
}

const required = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }

function wording(issue: Issue, value: unknown): { code: string; message: string } {
  if (value === undefined) return required
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` }
        : { code: 'NUMBER_TYPE_MAX', message: `Value should be less than or equal to ${issue.maximum}.` }
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
        : { code: 'NUMBER_TYPE_MIN', message: `Value should be greater than or equal to ${issue.minimum}.` }
    case 'invalid_type':
      return { code: 'BASE_TYPE_BAD_TYPE', message: `Must be of type ${issue.expected}.` }
    case 'invalid_value':
      return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of (${issue.values?.join(', ')}).` }
    case 'invalid_format':
      return issue.format === 'url'
        ? { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' }
        : { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' }
    default:
      return { code: 'BASE_TYPE_INVALID', message: issue.message }
  }
}
