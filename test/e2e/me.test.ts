import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { cardName, cardText } from '../../src/discord/look/names.js'
import { translator } from '../../src/i18n/index.js'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import { controlsOf, isPrivate, textOf } from '../support/reading.js'

import { did, handOf, handOnTurn, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore

const t = translator('de')

/** Opens the own settings and chooses there, one after the other. */
async function choose(player: Player, wanted: Readonly<Record<string, string>>): Promise<APIMessage> {
  let page = there((await did(player.command('doko me'))).message)
  for (const [field, value] of Object.entries(wanted))
    page = there((await did(player.choose(page, `d1:page:me:${field}`, value))).message)
  return page
}

const isCard = (id: string) => /^d1:(play|later):/.test(id)
const labels = (message: APIMessage) =>
  controlsOf(message).flatMap(({ custom_id, label }) => (isCard(custom_id) ? [label ?? ''] : []))
const emojis = (message: APIMessage) =>
  controlsOf(message).flatMap((control) =>
    isCard(control.custom_id) ? [(control as { emoji?: { name?: string } }).emoji?.name ?? ''] : [],
  )

it('plays a whole match as text only: no private message carries a picture, and the words say it all', async () => {
  const stage = await startStage({ pictures: true })
  const anna = stage.as('anna')
  const page = await choose(anna, { pictures: 'off' })
  expect(textOf(page)).toContain('Bilder: **Nur Text**')
  const privately: APIMessage[] = []
  let boards = 0
  stage.playground.world.on((event) => {
    if (event.type !== 'message') return
    if (event.message.viewer !== null) privately.push(structuredClone(event.message.data))
    else if (event.message.data.attachments.length > 0) boards++
  })
  const table = await seatAndStart(stage, ['anna'], { rules: 'norsk', games: 1 })
  await playOn(stage, table, ['anna'], () => publicView(stage, table).deal?.phase === 'playing')
  for (let move = 0; publicView(stage, table).status === 'playing' && move < 20; move++) {
    const text = textOf(await handOnTurn(stage, await personOnTurn(stage, table, ['anna'])))
    const deal = publicView(stage, table, anna.id).deal
    for (const card of deal?.hand ?? []) expect(text).toContain(cardName(card, t))
    for (const card of deal?.trick?.cards ?? []) expect(text).toContain(cardText(card, t))
    const legal = (deal?.legal ?? []).flatMap((act) => (act.type === 'play' ? [cardName(act.card, t)] : []))
    expect(text).toContain(`Spielbar: ${[...new Set(legal)].join(', ')}.`)
    if (move === 3) {
      const last = there((await did(anna.press(there(handOf(anna)), 'Letzter Stich'))).message)
      for (const card of deal?.tricks.at(-1)?.cards ?? []) expect(textOf(last)).toContain(cardText(card, t))
      await did(anna.press(last, 'Zurück'))
    }
    await simplest(stage, anna)
    await stage.settle()
  }
  await stage.pass(1000)
  await did(anna.command('doko rules'))
  expect(textOf((await did(anna.command('doko stats'))).message)).toContain('zuletzt')
  const why = there((await did(anna.press(there(anna.table), 'Warum?'))).message)
  expect(textOf(why)).toContain('Punktetabelle, neuestes Spiel zuerst')
  expect(privately.length).toBeGreaterThan(12)
  for (const message of privately) {
    expect(message.attachments).toEqual([])
    expect(JSON.stringify(message.components)).not.toContain('attachment://')
  }
  expect(boards).toBeGreaterThan(0)
})

it('draws each hand as its owner wants it, whoever plays, and still after a restart', async () => {
  const stage = await startStage()
  const [anna, ben] = [stage.as('anna'), stage.as('ben')]
  const four = ['anna', 'ben', 'clara', 'david']
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1 })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  const german = labels(there(handOf(anna)))
  const page = await choose(anna, { language: 'en', trumps: 'right' })
  expect(textOf(page)).toContain('Language: **English**')
  expect(textOf(page)).toContain('Stored are your user number')
  await stage.pass(2000)

  const wanted = () => {
    const { hand = [], trumps = [] } = publicView(stage, table, anna.id).deal ?? {}
    const english = translator('en')
    const side = hand.filter((card) => !trumps.includes(card))
    return [...side, ...hand.filter((card) => trumps.includes(card))].map((card) => cardText(card, english))
  }
  expect(labels(there(handOf(anna)))).toEqual(wanted())
  expect(labels(there(handOf(anna)))).not.toEqual(german)
  for (let move = 0; move < 6; move++) await simplest(stage, await personOnTurn(stage, table, four))
  await stage.pass(2000)
  expect(labels(there(handOf(anna)))).toEqual(wanted())
  expect(textOf(handOf(anna))).toContain('Table 1')
  expect(textOf(handOf(ben))).toContain('Tisch 1')

  await stage.restart()
  const again = there((await did(anna.command('doko hand'))).message)
  expect(labels(again)).toEqual(wanted())
  expect(isPrivate(again)).toBe(true)
  for (const [index, label] of labels(again).entries()) {
    if (label.endsWith('Q')) expect(emojis(again)[index]).toMatch(/^queen_of_/)
    if (label.endsWith('J')) expect(emojis(again)[index]).toMatch(/^jack_of_/)
    if (label.endsWith('10')) expect(emojis(again)[index]).toMatch(/^ten_of_/)
  }
  expect(textOf((await did(anna.command('doko me'))).message)).toContain('Order of the hand: **Suits on the left')
  expect(textOf((await did(ben.command('doko me'))).message)).toContain('Sprache: **Wie in Discord**')
})
