/** The published package carries no types for its schemas; these are the ones that the stand-in checks requests with. */
declare module 'discord-api-spec/zod' {
  import type { ZodMiniType } from 'zod/mini'

  type Schema = ZodMiniType
  export const CreateMessageInteractionCallbackRequestSchema: Schema
  export const UpdateMessageInteractionCallbackRequestSchema: Schema
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Schema
  export const ModalInteractionCallbackRequestSchema: Schema
  export const MessageCreateRequestSchema: Schema
  export const MessageEditRequestPartialSchema: Schema
  export const IncomingWebhookRequestPartialSchema: Schema
  export const IncomingWebhookUpdateRequestPartialSchema: Schema
  export const ApplicationCommandUpdateRequestSchema: Schema
  export const CreateTextThreadWithMessageRequestSchema: Schema
  export const ExternalScheduledEventCreateRequestSchema: Schema
  export const ExternalScheduledEventPatchRequestPartialSchema: Schema
  export const CreateTextThreadWithoutMessageRequestSchema: Schema
}
