import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { cardName } from '../../src/discord/look/names.js'
import type { Card } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import { layoutHand } from '../../src/render/hand-layout.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOnTurn, personOnTurn, playOn, publicView, seatAndStart, there } from '../support/playing.js'
import { altOf, controlsOf, isPrivate, textOf } from '../support/reading.js'

// What people complain about in other bots: buttons that wrap, colours, pictures that are missing or too small, unsorted trumps.
// Rows 25 to 30 and 37. The pictures themselves (corner signs, large print, the four-colour deck) are tested in test/render.

const two = ['anna', 'ben']

/** Rows of buttons as a phone gets them. */
function rowsOf(message: APIMessage): { readonly label?: string }[][] {
  const inside = (message.components ?? []) as { type: number; components?: never[] }[]
  return inside.flatMap((part) => {
    if (part.type === 17) return rowsOf({ ...message, components: part.components ?? [] })
    if (part.type !== 1) return []
    const row = (part.components ?? []) as { type: number; label?: string }[]
    return row.every(({ type }) => type === 2) ? [row] : []
  })
}

/** Every message that the people of a match have seen, through a whole deal. */
async function seenIn(stage: Stage): Promise<APIMessage[]> {
  const seen: APIMessage[] = []
  stage.playground.world.on((event) => event.type === 'message' && seen.push(event.message.data))
  const table = await seatAndStart(stage, two, { rules: 'norsk', games: 1 })
  await playOn(stage, table, two)
  await stage.pass(2000)
  return seen
}

const cardsIn = (message: APIMessage | undefined): readonly Card[] =>
  controlsOf(message).flatMap(({ custom_id }) => {
    const [, verb, , , , card] = custom_id.split(':')
    return verb === 'play' ? [card as Card] : []
  })

/** The cards of a hand in words, in the order of the buttons. */
const namesIn = (hand: APIMessage): string[] => cardsIn(hand).map((card) => cardName(card, translator('de')))

/** A hand on turn after the reservations, with its reader. */
async function onTurn(stage: Stage): Promise<{ hand: APIMessage; user: string; table: string }> {
  const table = await seatAndStart(stage, two, { rules: 'ddv', games: 24 })
  await playOn(stage, table, two, () => publicView(stage, table).deal?.phase === 'playing')
  const player = await personOnTurn(stage, table, two)
  return { hand: await handOnTurn(stage, player), user: player.id, table }
}

it('complaint 25: no row has more than four buttons, and the labels of cards are two or three signs', async () => {
  const stage = await startStage()
  const seen = await seenIn(stage)
  const rows = seen.flatMap(rowsOf)
  expect(rows.length).toBeGreaterThan(100)
  expect(Math.max(...rows.map((row) => row.length))).toBe(4)
  for (const row of rows.filter((one) => one.length === 4)) {
    expect(row.map(({ label }) => label ?? '').join('').length, JSON.stringify(row.map(({ label }) => label))).toBeLessThan(60) // prettier-ignore
  }
  const cards = seen.flatMap((message) =>
    controlsOf(message).filter(({ custom_id }) => custom_id.startsWith('d1:play:')),
  )
  for (const { label } of cards) expect(label).toMatch(/^[♣♠♥♦](10|[AKDB9])$/)
})

it('complaint 25: the buttons stand in the order of the picture, as its words tell', async () => {
  const stage = await startStage({ pictures: true })
  const { hand } = await onTurn(stage)
  expect(altOf(hand)).toContain(`Dein Blatt: ${namesIn(hand).join(', ')}.`)
})

it('complaint 26: every card is named by a sign and a letter, so nobody needs colours; trump is told by a word', async () => {
  const stage = await startStage({ emojis: false })
  const { hand } = await onTurn(stage)
  const labels = controlsOf(hand).filter(({ custom_id }) => custom_id.startsWith('d1:play:')).map(({ label }) => label ?? '') // prettier-ignore
  const faces = cardsIn(hand)
  expect(labels).toHaveLength(12)
  // Two cards have the same label only if they are the same card.
  expect(new Set(labels).size).toBe(new Set(faces).size)
  for (const label of labels) expect(label).toMatch(/^[♣♠♥♦](10|[AKDB9])$/)
  expect(textOf(hand)).toMatch(/Trumpf/)
})

it('complaint 27: each picture has words of its own, and text alone says hand and trick completely', async () => {
  const stage = await startStage({ pictures: true })
  const { hand, user, table } = await onTurn(stage)
  const shown = stage.playground.world.mainChannel.messages
  for (const { data } of shown.values()) {
    for (const { description } of data.attachments) expect(description?.length).toBeGreaterThan(10)
    for (const { description } of data.attachments) expect(description?.length).toBeLessThanOrEqual(1024)
  }
  for (const name of namesIn(hand)) expect(altOf(hand)).toContain(name)
  const reader = two.map((name) => stage.as(name)).find(({ id }) => id === user)
  await stage.ledger.setSettings(user, { pictures: false })
  await stage.restart()
  const plain = there((await did(reader?.command('doko hand') ?? Promise.reject(new Error('nobody')))).message)
  expect(plain.attachments).toEqual([])
  const held = publicView(stage, table, user).deal?.hand ?? []
  expect(cardsIn(plain)).toHaveLength(held.length)
  for (const name of namesIn(plain)) expect(textOf(plain)).toContain(name)
})

it('complaint 28: on a phone of 360 px every card shows at least 30 px of its corner, and pictures are not wide strips', async () => {
  const stage = await startStage({ pictures: true })
  const { hand } = await onTurn(stage)
  for (const { width, height } of [...hand.attachments, ...there(stage.as('anna').table).attachments]) {
    expect(width).toBeGreaterThanOrEqual(720)
    expect((width ?? 0) / (height ?? 1)).toBeLessThan(2)
  }
  for (const design of ['four-colour', 'two-colour', 'large-print'] as const) {
    const cards = cardsIn(hand).map((card) => ({ card, trump: true, legal: true }))
    const { rows, width } = layoutHand({ cards, state: 'turn' }, design)
    const seen = rows.flatMap(({ slots }) => slots.map((slot) => (slot.seen * 360) / width))
    expect(Math.min(...seen), design).toBeGreaterThanOrEqual(30)
  }
})

it('complaint 29: while pictures are missing a deal can be played by the words alone', async () => {
  const stage = await startStage({ pictures: true })
  stage.playground.trouble.pictures(true)
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  await playOn(stage, table, ['anna'])
  await stage.pass(2000)
  expect(publicView(stage, table).sheet).toHaveLength(1)
  const words = stage.as('anna').messages().filter((message) => !isPrivate(message)).map(textOf).join('\n') // prettier-ignore
  expect(words).toMatch(/\d+ : \d+/)
})

it('complaint 30: without card emojis the plain signs stand on the buttons, never a name between colons', async () => {
  const stage = await startStage({ emojis: false })
  const seen = await seenIn(stage)
  const texts = seen.map((message) => JSON.stringify(message.components))
  expect(texts.filter((text) => /:(kreuz|pik|herz|karo|[a-z]+)_[a-z0-9]+:/.test(text))).toEqual([])
  // Uploading is safe to repeat: a second start adds none.
  await stage.restart()
  await stage.restart()
  const names = [...stage.playground.world.emojis.values()].map(({ data }) => data.name)
  expect(new Set(names).size).toBe(names.length)
})

it('complaint 37: trumps stand together in the game’s own order, then the side suits', async () => {
  const stage = await startStage()
  const { hand, user, table } = await onTurn(stage)
  const trumps = publicView(stage, table, user).deal?.trumps ?? []
  const cards = cardsIn(hand)
  const ranks = cards.map((card) => trumps.indexOf(card))
  const first = ranks.filter((rank) => rank >= 0)
  expect(ranks.slice(0, first.length)).toEqual(first)
  expect(first).toEqual([...first].sort((a, b) => a - b))
  const suits = cards.slice(first.length).map((card) => card[0])
  expect(suits.filter((suit, index) => suit !== suits[index - 1])).toHaveLength(new Set(suits).size)
})
