import { ComponentType, escapeMarkdown } from 'discord.js'
import type { UserId } from '../../table/view.js'
import type { Page } from '../road/message.js'

const mention = /<@!?(\d+)>/g

/** A page with all its texts changed. */
function withTexts(page: Page, change: (text: string) => string): Page {
  const changed = <P extends { readonly type: ComponentType }>(part: P): P =>
    part.type === ComponentType.TextDisplay && 'content' in part
      ? { ...part, content: change(String(part.content)) }
      : 'components' in part && Array.isArray(part.components)
        ? { ...part, components: (part.components as P[]).map(changed) }
        : part
  return { ...page, components: page.components.map(changed) }
}

/** Everybody whom a page's texts mention, each once. */
export function mentionedIn(page: Page): readonly UserId[] {
  const found = new Set<UserId>()
  withTexts(page, (text) => {
    for (const [, user = ''] of text.matchAll(mention)) found.add(user)
    return text
  })
  return [...found]
}

/**
 * A page in which some people are named in words: a mention of whoever is not on the server any more shows a bare number.
 * @param nameOf what stands for somebody; null: the mention stays
 */
export const withNames = (page: Page, nameOf: (user: UserId) => string | null): Page =>
  withTexts(page, (text) => text.replaceAll(mention, (as, user: string) => nameOf(user) ?? as))

/** A name that somebody has chosen, as plain text: it formats nothing and mentions nobody. */
export const plainName = (name: string): string =>
  escapeMarkdown(name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''), { heading: true, maskedLink: true }).replaceAll('<', '\\<')
