import { cardName, cardText } from '../../src/discord/look/names.js'
import { reservationLine } from '../../src/discord/look/reservation-line.js'
import { emojiName } from '../../src/discord/road/emojis.js'
import { cards, rankOf, suitOf } from '../../src/engine/index.js'
import type { Card } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import type { TableId } from '../../src/table/view.js'
import type { Stage } from './bot.js'

/** What was found in the bot's messages. */
export interface Secrets {
  /** Messages looked at, edits included. */
  readonly read: { public: number; private: number }
  /** Each card that a message told although its reader could not know it. */
  readonly told: string[]
}

/**
 * Looks at every message of the bot as it is written: a card in it (as sign, word, emoji or custom id) must have been
 * played before everybody's eyes, or must have been dealt to the message's only reader. Compared with the real hands.
 */
export function watchSecrets(stage: Stage, people: readonly string[]): Secrets {
  const secrets: Secrets = { read: { public: 0, private: 0 }, told: [] }
  const dealt = new Map<string, Set<Card>>()
  const played = new Set<Card>()
  const note = (table: TableId) => {
    for (const name of people) {
      const { id } = stage.as(name)
      const deal = stage.tables.view(table, id)?.deal
      const known = dealt.get(id) ?? new Set<Card>()
      for (const card of deal?.hand ?? []) known.add(card)
      dealt.set(id, known)
      for (const trick of [...(deal?.tricks ?? []), ...(deal?.trick ? [deal.trick] : [])])
        for (const card of trick.cards) played.add(card)
    }
  }
  stage.tables.onOutcome(({ table, events }) => {
    note(table)
    for (const event of events)
      if (event.type === 'deal' && event.event.type === 'redeal')
        for (const card of event.event.thrown ?? []) played.add(card)
  })
  stage.playground.world.on((event) => {
    if (event.type !== 'message') return
    const { viewer, data } = event.message
    secrets.read[viewer === null ? 'public' : 'private']++
    for (const card of cardsIn(JSON.stringify([data.components, data.content, data.attachments])))
      if (!played.has(card) && !(viewer !== null && dealt.get(viewer)?.has(card)))
        secrets.told.push(`${card} to ${viewer ?? 'everybody'}: ${JSON.stringify(data.components)}`)
  })
  return secrets
}

/** Every face that a text names in any way the bot has. What a Solo makes trump is no card of anybody's. */
export function cardsIn(whole: string): readonly Card[] {
  const t = translator('de')
  const text = whole.replaceAll(reservationLine('herzsolo', t).split(',')[0] ?? '', '')
  return cards.filter(
    (card) =>
      text.includes(cardText(card, t)) ||
      text.includes(cardName(card, t)) ||
      text.includes(emojiName(card)) ||
      new RegExp(`:${suitOf(card)}${rankOf(card)}["\\\\:]`).test(text),
  )
}
