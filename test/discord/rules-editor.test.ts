import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { editPress } from '../../src/discord/features/rules/buttons.js'
import { packPlace } from '../../src/discord/features/rules/editor.js'
import type { EditorPlace, Field } from '../../src/discord/features/rules/editor.js'
import type { Player } from '../../src/playground/driver.js'
import { presets } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { forged } from '../support/forging.js'
import { did, onlyTable, publicView, there } from '../support/playing.js'
import { controlsOf, labelsOf, textOf } from '../support/reading.js'

/** Opens the editor as somebody who may manage the server. */
async function opened(player: Player): Promise<APIMessage> {
  const rules = there((await did(player.command('doko rules'))).message)
  return there((await did(player.press(rules, 'Ändern'))).message)
}

const id = (place: EditorPlace, field: Field) => editPress({ state: packPlace(place, field) })

/** Chooses in the select of a field, wherever in the page that select stands. */
async function choose(player: Player, message: APIMessage, field: Field, value: string): Promise<APIMessage> {
  const control = controlsOf(message).find(({ custom_id }) => custom_id.split('.')[1] === field)
  return there((await did(player.choose(message, control?.custom_id ?? '', value))).message)
}

/** A thread that the bot was not told of: it was archived when the bot came. */
function threadOf({ playground: { world } }: Stage, parentId: string): string {
  return world.addChannel({ id: world.id(), name: 'table', type: 11, parentId }).id
}

const rulesOfTable = (stage: Stage) => publicView(stage, onlyTable(stage)).rules

describe('changing rules', () => {
  it('counts for tables of the channel, then of the server, and a chosen preset goes before both', async () => {
    const stage = await startStage()
    const anna = stage.as('anna')
    let page = await opened(anna)
    expect(textOf(page)).toContain('Dieser Kanal spielt wie der Server')
    page = await choose(anna, page, 'scope', 'server')
    page = await choose(anna, page, 'preset', 'hausrunde')
    expect(textOf(page)).toContain('Gespeichert: Hausrunde')
    page = await choose(anna, page, 'scope', 'room')
    page = await choose(anna, page, 'group', 'cards')
    page = await choose(anna, page, 'switch', 'nines')
    page = await choose(anna, page, 'value', '1')
    expect(textOf(page)).toContain('• Mit Neunen: **nein** (dort ja)')
    expect(textOf(page)).toContain('Dieser Kanal hat eigene Regeln')

    await did(anna.command('doko start'))
    expect(rulesOfTable(stage)).toEqual({ preset: 'hausrunde', set: { nines: false } })
    expect(textOf(anna.table)).toContain('Hausrunde, angepasst')
    await did(anna.press(there(anna.table), 'Abbrechen'))
    await did(anna.command('doko start', { rules: 'norsk' }))
    expect(rulesOfTable(stage)).toEqual({ preset: 'norsk', set: {} })
    await did(anna.press(there(anna.table), 'Abbrechen'))

    page = there((await did(anna.press(page, 'Wie der Server'))).message)
    expect(textOf(page)).toContain('spielt jetzt wieder wie der Server')
    await did(anna.command('doko start', { rules: 'own' }))
    expect(rulesOfTable(stage)).toEqual({ preset: 'hausrunde', set: {} })
  })

  it('refuses what does not go together, names both and keeps what was', async () => {
    const stage = await startStage()
    const anna = stage.as('anna')
    let page = await opened(anna)
    page = await choose(anna, page, 'preset', 'hausrunde')
    page = await choose(anna, page, 'group', 'armut')
    page = await choose(anna, page, 'switch', 'kartenabgabe')
    page = await choose(anna, page, 'value', '0')
    expect(textOf(page)).toContain('„Kartenabgabe: ja“ verträgt sich nicht mit „Armut: ja“')
    expect(await stage.ledger.rulesOf(stage.playground.world.guildId, anna.channelId)).toEqual({ preset: 'hausrunde', set: {} }) // prettier-ignore
    page = await choose(anna, page, 'switch', 'armut')
    page = await choose(anna, page, 'value', '1')
    page = await choose(anna, page, 'switch', 'kartenabgabe')
    page = await choose(anna, page, 'value', '0')
    expect(textOf(page)).toContain('Gespeichert: Kartenabgabe: **ja**')
    page = there((await did(anna.press(page, 'Zurücksetzen'))).message)
    expect(textOf(page)).toContain('Nichts weicht davon ab')
  })

  it('refuses to change the rules of a channel while a match runs there, whatever a press says', async () => {
    const stage = await startStage()
    const anna = stage.as('anna')
    const guild = stage.playground.world.guildId
    const early = await opened(anna)
    await did(anna.command('doko start', { rules: 'ddv' }))
    for (const label of ['Mit Computern füllen', 'Los geht’s']) await did(anna.press(there(anna.table), label))
    await stage.settle()
    let page = await choose(anna, early, 'preset', 'willi')
    expect(textOf(page)).toContain('Hier läuft gerade eine Partie, darum stehen ihre Regeln fest.')
    expect(await stage.ledger.rulesOf(guild, anna.channelId)).toBeNull()
    page = await opened(anna)
    expect(controlsOf(page).some(({ custom_id }) => custom_id.includes('.preset.'))).toBe(false)
    expect(labelsOf(page)).not.toContain('Zurücksetzen')
    expect(rulesOfTable(stage)).toEqual({ preset: 'ddv', set: {} })

    page = await choose(anna, page, 'scope', 'server')
    expect(textOf(page)).toContain('was du änderst, gilt ab der nächsten')
    page = await choose(anna, page, 'preset', 'norsk')
    expect(await stage.ledger.rulesOf(guild, null)).toEqual({ preset: 'norsk', set: {} })
    expect(rulesOfTable(stage)).toEqual({ preset: 'ddv', set: {} })
    await stage.tables.send(onlyTable(stage), { type: 'close', user: anna.id, manager: true })
    page = await choose(anna, await opened(anna), 'preset', 'hausrunde')
    expect(textOf(page)).toContain('Gespeichert: Hausrunde')
  })

  it('leads to the pages that explain the rules, and back', async () => {
    const stage = await startStage()
    const anna = stage.as('anna')
    let page = await choose(anna, await opened(anna), 'preset', 'hausrunde')
    page = there((await did(anna.press(page, 'Ansehen'))).message)
    expect(textOf(page)).toContain('**Regeln: Hausrunde · Trümpfe**')
    page = there((await did(anna.press(page, 'Ändern'))).message)
    expect(textOf(page)).toContain('**Regeln ändern · Nur für diesen Kanal**')
  })

  it('lets a thread play by its channel’s rules until it has its own', async () => {
    const stage = await startStage()
    const anna = stage.as('anna')
    const { world } = stage.playground
    await stage.ledger.setRules(world.guildId, null, presets.norsk)
    await stage.ledger.setRules(world.guildId, anna.channelId, presets.willi)
    const inThread = anna.in(threadOf(stage, anna.channelId))
    expect(textOf((await did(inThread.command('doko rules'))).message)).toContain('Regeln: Willis Traum')
    expect(textOf((await did(inThread.command('doko sheet'))).message)).toContain('Willis Traum')
    await did(inThread.command('doko start'))
    expect(rulesOfTable(stage)).toEqual({ preset: 'willi', set: {} })
    await did(inThread.press(there(inThread.table), 'Abbrechen'))

    let page = await opened(inThread)
    expect(textOf(page)).toContain('**Regeln ändern · Nur für diesen Thread**\n-# Dieser Thread spielt wie sein Kanal.')
    page = await choose(inThread, page, 'preset', 'hausrunde')
    expect(await stage.ledger.rulesOf(world.guildId, anna.channelId)).toEqual(presets.willi)
    await did(inThread.command('doko start'))
    expect(rulesOfTable(stage)).toEqual({ preset: 'hausrunde', set: {} })
    await did(inThread.press(there(inThread.table), 'Abbrechen'))
    page = there((await did(inThread.press(page, 'Wie der Kanal'))).message)
    expect(textOf(page)).toContain('Dieser Thread spielt jetzt wieder wie sein Kanal.')
    expect(textOf((await did(anna.command('doko rules'))).message)).toContain('Regeln: Willis Traum')
  })

  it('is for those who may manage the server, whatever a press says', async () => {
    const stage = await startStage()
    const ben = stage.as('ben')
    const rules = there((await did(ben.command('doko rules'))).message)
    expect(labelsOf(rules)).not.toContain('Ändern')
    await did(stage.as('anna').command('doko start'))
    const press = id({ scope: 'server', group: null, id: null }, 'reset')
    const answer = await did(ben.press(forged(stage, ben, press), press))
    expect(textOf(answer.message)).toContain('Die Regeln ändern dürfen hier alle mit dem Recht')
    expect(await stage.ledger.rulesOf(stage.playground.world.guildId, null)).toBeNull()
  })
})
