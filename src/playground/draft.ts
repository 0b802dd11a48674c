import type { APIEmbed } from 'discord-api-types/v10'
import type { AllowedMentions } from './mentions.js'
import type { LooseComponent } from './validate/components.js'

/** What a request may say of a message; its schema has been checked. */
export interface Draft {
  readonly content?: string | null
  readonly embeds?: readonly APIEmbed[] | null
  readonly components?: readonly LooseComponent[] | null
  readonly attachments?: readonly { readonly id: string | number; readonly description?: string | null }[] | null
  readonly flags?: number | null
  readonly allowed_mentions?: AllowedMentions | null
  readonly nonce?: string | number | null
  readonly enforce_nonce?: boolean | null
}
