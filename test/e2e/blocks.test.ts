import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onlyTable, seatAndStart, there } from '../support/playing.js'
import { controlsOf, isPrivate, textOf } from '../support/reading.js'

const lobbyOf = (stage: Stage, name: string) => there(stage.as(name).messages().find((message) => textOf(message).includes('Mischprobe'))) // prettier-ignore

/** What everybody but the guest can see of an invitation: the answer to the press, and the channel. */
async function invited(stage: Stage) {
  await seatAndStart(stage, ['anna'], {}, false)
  const anna = stage.as('anna')
  const outcome = await did(anna.choose(lobbyOf(stage, 'anna'), `d1:invite:${onlyTable(stage)}`, stage.as('ben').id))
  const again = await did(anna.choose(lobbyOf(stage, 'anna'), `d1:invite:${onlyTable(stage)}`, stage.as('ben').id))
  await stage.settle()
  const shape = ({ components, flags, attachments }: APIMessage) => JSON.stringify({ components, flags, attachments }).replaceAll(onlyTable(stage), 'TABLE') // prettier-ignore
  const seen = ['anna', 'clara', 'ben'].map((name) => stage.as(name).messages().filter((message) => !isPrivate(message)).map(shape).slice(1)) // prettier-ignore
  return { answers: [outcome, again].map(({ ok, callback }) => [ok, callback]), seen, pings: stage.as('ben').pings().length } // prettier-ignore
}

it('whoever invites somebody who has blocked them sees exactly what they see of somebody who does not respond', async () => {
  const blocked = await startStage()
  await blocked.ledger.setBlocked(blocked.as('ben').id, [blocked.as('anna').id])
  const silent = await startStage()
  const one = await invited(blocked)
  const other = await invited(silent)
  expect([one.pings, other.pings]).toEqual([0, 1])
  expect(one.answers).toEqual(other.answers)
  expect(one.seen).toEqual(other.seen)
})

it('people are blocked and freed on a page of one’s own, which keeps them; nobody blocks themselves', async () => {
  const stage = await startStage()
  const ben = stage.as('ben')
  const id = (name: string) => stage.as(name).id
  const me = there((await did(ben.command('doko me'))).message)
  const page = there((await did(ben.press(me, 'Leute blockieren'))).message)
  expect(textOf(page)).toContain('Du hast niemanden blockiert.')
  const set = there((await did(ben.choose(page, 'd1:page:blocks:set', id('anna'), id('clara'), id('ben')))).message)
  expect([isPrivate(set), textOf(set)]).toEqual([true, expect.stringContaining('Blockiert: ')])
  expect(await stage.ledger.blockedBy(ben.id)).toEqual([id('anna'), id('clara')].sort())
  const fewer = there((await did(ben.choose(set, 'd1:page:blocks:set', id('clara')))).message)
  expect(textOf(fewer)).toContain(`Blockiert: <@${id('clara')}>`)
  const none = there((await did(ben.press(fewer, 'Alle freigeben'))).message)
  expect(textOf(none)).toContain('Du hast niemanden blockiert.')
  const back = there((await did(ben.press(none, 'Zurück'))).message)
  expect(controlsOf(back).map(({ label }) => label)).toContain('Leute blockieren')
})

it('the list stands in its owner’s data and nobody else’s, and goes with them', async () => {
  const stage = await startStage()
  const id = (name: string) => stage.as(name).id
  await stage.ledger.setBlocked(id('ben'), [id('anna')])
  expect((await stage.ledger.personalData(id('ben'))).blocked).toEqual([id('anna')])
  expect(JSON.stringify(await stage.ledger.personalData(id('anna')))).not.toContain(id('ben'))
  const privacy = there((await did(stage.as('ben').command('doko privacy'))).message)
  const ask = there((await did(stage.as('ben').press(privacy, 'Löschen …'))).message)
  const labels = controlsOf(ask).map(({ label }) => label ?? '')
  await did(stage.as('ben').press(ask, labels[0] ?? ''))
  expect(await stage.ledger.blockedBy(id('ben'))).toEqual([])
})
