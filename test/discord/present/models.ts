import type { Page } from '../../../src/discord/road/message.js'

/** What a picture of a page is drawn from; null: the page has no such picture. */
export function modelOf(page: Page, kind: string): Record<string, unknown> | null {
  for (const { key } of page.pictures) {
    const [drawn, , , , model] = JSON.parse(key) as [string, string, string, number, Record<string, unknown>]
    if (drawn === kind) return model
  }
  return null
}
