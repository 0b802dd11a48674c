import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { verifyMatch } from '../../src/engine/index.js'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, handOnTurn, onTurn, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'
import { boards, publicOnes, reminders, watchPings } from '../support/reminders.js'

const four = ['anna', 'ben', 'clara', 'david']
const second = 1000
const quarter = 15 * 60 * second

/** Four people whose reservations are over. */
async function playing(
  options: Readonly<Record<string, string | number>> = {},
): Promise<{ stage: Stage; table: string }> {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, ...options })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  return { stage, table }
}

const played = (stage: Stage, table: string): number => {
  const { deal } = publicView(stage, table)
  return 4 * (deal?.tricks.length ?? 0) + (deal?.trick?.cards.length ?? 0)
}

/** Lets so much time pass for the bot and for Discord. */
async function passAll(stage: Stage, ms: number): Promise<void> {
  await stage.pass(ms)
  stage.playground.clock.advance(ms)
  await stage.settle()
}

const others = (player: Player): string[] => four.filter((name) => name !== player.key)

it('complaint 3: pressing a button again and again does the thing once, and each press is answered', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  const card = liveId(hand, 'play') ?? ''
  const before = played(stage, table)
  const answers = await Promise.all(Array.from({ length: 8 }, () => player.press(hand, card)))
  await stage.settle()
  expect(answers.map(({ ok }) => ok)).toEqual(Array<boolean>(8).fill(true))
  expect(played(stage, table)).toBe(before + 1)
  expect(player.messages().filter(isPrivate)).toHaveLength(1)

  const next = await personOnTurn(stage, table, four)
  const waiting = stage.as(others(next).find((name) => name !== player.key) ?? '')
  await stage.pass(2 * second)
  const ahead = there(handOf(waiting))
  const later = liveId(ahead, 'later') ?? ''
  const chosen = await Promise.all(Array.from({ length: 4 }, () => waiting.press(ahead, later)))
  expect(chosen.map(({ ok }) => ok)).toEqual(Array<boolean>(4).fill(true))
  expect(publicView(stage, table, waiting.id).advance).toMatchObject({ type: 'play' })
  expect(textOf(handOf(waiting))).not.toContain('Da war der Tisch schon weiter')
})

it('complaint 3: of two devices that show the same hand only the first press counts, and the second sees the hand as it is', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  const cards = liveOf(hand).filter(({ custom_id }) => custom_id.startsWith('d1:play:'))
  const [one, two] = [cards[0]?.custom_id ?? '', cards[1]?.custom_id ?? '']
  const before = played(stage, table)
  const [first, late] = await Promise.all([did(player.press(hand, one)), did(player.press(hand, two))])
  await stage.settle()
  expect(played(stage, table)).toBe(before + 1)
  expect([first, late].map(({ message }) => isPrivate(there(message)))).toEqual([true, true])
  expect(textOf(handOf(player))).toContain('Dein Blatt · Tisch 1')
})

it('complaint 3: presses that come again after a cut connection are one move, and one answer in advance', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  const waiting = stage.as(others(player)[0] ?? '')
  await stage.pass(2 * second)
  const [card, later] = [liveId(hand, 'play') ?? '', liveId(handOf(waiting), 'later') ?? '']
  stage.playground.trouble.disconnect(4000)
  await stage.playground.until(() => !stage.playground.world.online)
  const presses = [player.press(hand, card), player.press(hand, card), waiting.press(there(handOf(waiting)), later)]
  await stage.playground.until(() => stage.playground.world.online)
  const answers = await Promise.all(presses)
  await stage.settle()
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(played(stage, table)).toBe(1)
  expect(textOf(handOf(player))).toContain('Dein Blatt · Tisch 1')
})

it('complaint 5: a press and the end of the time at the same moment are one move, and a deal is scored once', async () => {
  const { stage, table } = await playing({ clock: 'normal' })
  // After this card only last cards are left, which are played by themselves.
  await playOn(stage, table, four, () => played(stage, table) === 43)
  const last = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, last)
  await stage.pass(90 * second - 1)
  const press = last.press(hand, liveId(hand, 'play') ?? '')
  await Promise.all([stage.clock.advance(1), press])
  await stage.settle()
  const { sheet, status } = publicView(stage, table)
  expect([status, sheet.length]).toEqual(['over', 1])
  const { rows } = await stage.ledger.rankings(publicView(stage, table).server, { offset: 0, limit: 10 })
  expect(rows.map(({ games }) => games)).toEqual([1, 1, 1, 1])
})

it('complaint 5: the next deal is dealt once although the last press and the end of the patience come together', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, ['anna', 'ben'], { rules: 'norsk', games: 3 })
  await playOn(stage, table, ['anna', 'ben'])
  await stage.pass(2 * second)
  await did(stage.as('anna').press(there(boards(stage).at(-1)), 'Weiter'))
  await stage.pass(18 * second - 1)
  await Promise.all([stage.clock.advance(1), stage.as('ben').press(there(boards(stage).at(-1)), 'Weiter')])
  await stage.settle()
  expect(publicView(stage, table)).toMatchObject({ status: 'playing', game: 2 })
})

it('complaint 10: a hand that is too old to be edited is replaced by the button of the reminder, without one failed edit', async () => {
  const { stage, table } = await playing({ clock: 'none' })
  await simplest(stage, await personOnTurn(stage, table, four))
  const player = await personOnTurn(stage, table, four)
  await passAll(stage, quarter)
  const [reminder] = reminders(stage)
  await did(player.press(there(reminder), 'Mein Blatt'))
  expect(liveId(handOf(player), 'play')).toBeDefined()
  await simplest(stage, player)
  // The next one has not pressed anything for a quarter of an hour: no wait, the hand cannot come by itself.
  const following = await personOnTurn(stage, table, four)
  await stage.pass(2 * second)
  expect(reminders(stage).map(textOf)).toEqual([`<@${following.id}>, du bist dran · Tisch 1`])
  await did(following.press(there(reminders(stage)[0]), 'Mein Blatt'))
  const hand = there(handOf(following))
  expect(liveId(hand, 'play')).toBeDefined()
  await simplest(stage, following)
  await stage.settle()
  expect(reminders(stage)).toEqual([])
  await stage.pass(3 * second)
  expect(textOf(handOf(following))).toContain('ist dran')
  expect(stage.problems).toEqual([])
})

it.each(['scrolled away', 'client restarted'])(
  'complaint 11: a hand that is gone (%s) comes back by the newest table message, by the reminder and by /doko hand',
  async (how) => {
    const { stage, table } = await playing()
    const player = await personOnTurn(stage, table, four)
    await handOnTurn(stage, player)
    const lose = () => (how === 'client restarted' ? player.restart() : player.dismiss(there(handOf(player))))
    await stage.pass(20 * second)
    const ways: (() => Promise<unknown>)[] = [
      () => did(player.press(there(boards(stage).at(-1)), 'Mein Blatt')),
      () => did(player.press(there(reminders(stage)[0]), 'Mein Blatt')),
      () => did(player.command('doko hand')),
    ]
    for (const way of ways) {
      lose()
      expect(handOf(player)).toBeUndefined()
      await way()
      expect(liveId(handOf(player), 'play')).toBeDefined()
      expect(player.messages().filter(isPrivate)).toHaveLength(1)
    }
    const before = played(stage, table)
    await simplest(stage, player)
    expect(played(stage, table)).toBe(before + 1)
  },
)

it('complaint 14: somebody who is gone holds nobody up: a reminder, then one card by the computer, then the seat, and they may come back', async () => {
  const stage = await startStage()
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'normal' })
  const present = four.filter((name) => name !== 'ben')
  const ben = stage.as('ben')
  const overtimes: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await playOn(stage, table, present, () => onTurn(stage, table, four)?.key === 'ben')
    await stage.pass(20 * second)
    expect(reminders(stage)).toHaveLength(1)
    await stage.pass(70 * second - 1)
    expect(onTurn(stage, table, four)?.key).toBe('ben')
    await stage.pass(1)
    await stage.pass(second)
    expect(reminders(stage)).toEqual([])
    overtimes.push(stage.clock.now())
    const words = turn < 2 ? `Die Zeit von <@${ben.id}> ist um` : `Für <@${ben.id}> spielt der Computer`
    expect(textOf(boards(stage).at(-1))).toContain(words)
  }
  expect(publicView(stage, table, ben.id)).toMatchObject({ place: null, mayReturn: 1 })
  await playOn(stage, table, present, () => played(stage, table) > 20)
  await stage.pass(3 * second)
  await did(ben.press(there(boards(stage).at(-1)), 'Mein Blatt'))
  expect(textOf(ben.hand)).toContain('Für dich spielt an Tisch 1 gerade ein Computer')
  await did(ben.press(there(ben.hand), 'Platz wieder einnehmen'))
  expect(publicView(stage, table, ben.id)).toMatchObject({ place: 1, mayReturn: null })
  await playOn(stage, table, four)
  expect(publicView(stage, table)).toMatchObject({ status: 'over' })
  const record = await stage.tables.matchRecord(table)
  expect(record && verifyMatch(record).ok).toBe(true)
})

it('complaint 15: nobody is judged slow who has just done something: the time begins anew with every accepted action', async () => {
  const { stage, table } = await playing({ clock: 'normal' })
  const player = await personOnTurn(stage, table, four)
  await stage.pass(85 * second)
  const announce = there((await did(player.press(await handOnTurn(stage, player), 'Ansage …'))).message)
  const before = played(stage, table)
  await did(player.press(announce, liveId(announce, 'announce') ?? ''))
  await stage.pass(85 * second)
  expect([played(stage, table), onTurn(stage, table, four)?.key]).toEqual([before, player.key])
  await simplest(stage, player)
  const next = await personOnTurn(stage, table, four)
  await stage.pass(89 * second)
  expect(onTurn(stage, table, four)?.key).toBe(next.key)
  await simplest(stage, next)
  const view = publicView(stage, table)
  expect(view.clock.until).toBe(stage.clock.now() + 90 * second)
  expect(view.seats.every((occupant) => occupant?.kind === 'person')).toBe(true)
})

it('complaint 31: a short new message pings whoever is on turn, nobody else, and nobody who does not want it', async () => {
  const stage = await startStage()
  const settings = there((await did(stage.as('clara').command('doko me'))).message)
  const saved = await did(stage.as('clara').choose(settings, 'd1:page:me:pings', 'off'))
  expect(textOf(saved.message)).toContain('Erinnerungen: **Nie anpingen**')
  const pinged = watchPings(stage, four)
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'normal' })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  expect(pinged).toEqual([])
  const turns = new Set<string>()
  for (let turn = 0; turn < 8; turn++) {
    const player = await personOnTurn(stage, table, four)
    turns.add(player.key)
    const before = pinged.length
    await stage.pass(20 * second - 1)
    expect(reminders(stage)).toEqual([])
    await stage.pass(second)
    const wants = player.key !== 'clara'
    expect(pinged.slice(before)).toEqual(wants ? [player.key] : [])
    expect(reminders(stage).map(({ mentions }) => mentions.map(({ id }) => id))).toEqual(wants ? [[player.id]] : [])
    await stage.pass(30 * second)
    expect(pinged).toHaveLength(before + (wants ? 1 : 0))
    await simplest(stage, player)
  }
  expect(turns.has('clara')).toBe(true)
})

it('complaint 31: whoever wants no ping gets the message without one as soon as the hand can no longer be brought', async () => {
  const { stage, table } = await playing({ clock: 'none' })
  const player = await personOnTurn(stage, table, four)
  await stage.ledger.setSettings(player.id, { pings: false })
  const pinged = watchPings(stage, four)
  await passAll(stage, 14 * 60 * second)
  expect(reminders(stage)).toEqual([])
  await passAll(stage, 60 * second)
  expect(reminders(stage).map(textOf)).toEqual([`<@${player.id}>, du bist dran · Tisch 1`])
  expect(pinged).toEqual([])
})

it('complaint 31: a server can do without pings', async () => {
  const { stage, table } = await playing()
  const settings = stage.playground.world.guildId
  await stage.ledger.setServerSettings(settings, { pings: false })
  await stage.restart()
  const pinged = watchPings(stage, four)
  await stage.pass(2 * second)
  expect(reminders(stage)).toHaveLength(1)
  await simplest(stage, await freshHand(stage, table))
  await stage.pass(5 * second)
  expect(pinged).toEqual([])
})

/** Whoever is on turn, after asking for the own hand. */
async function freshHand(stage: Stage, table: string): Promise<Player> {
  const player = await personOnTurn(stage, table, four)
  await did(player.command('doko hand'))
  return player
}

it('complaint 32: after a deal in which everybody took their time one message is left, and never were there two reminders', async () => {
  const { stage, table } = await playing({ clock: 'normal' })
  let most = 0
  let posted = 0
  const known = new Set<string>()
  for (let turn = 0; ; turn++) {
    await stage.settle()
    const player = onTurn(stage, table, four)
    if (player === null) break
    await stage.pass(turn % 3 === 0 ? 25 * second : second)
    const now = reminders(stage)
    most = Math.max(most, now.length)
    for (const { id } of now) if (!known.has(id)) posted += known.add(id) ? 1 : 0
    await simplest(stage, player)
  }
  await stage.pass(3 * second)
  expect([most, posted > 10]).toEqual([1, true])
  expect(publicOnes(stage)).toHaveLength(2)
  expect(reminders(stage)).toEqual([])
})

it('complaint 36: a card that cannot be meant cannot be pressed, and buttons keep their places through the turn', async () => {
  const { stage, table } = await playing()
  await simplest(stage, await personOnTurn(stage, table, four))
  const player = await personOnTurn(stage, table, four)
  const hand = await handOnTurn(stage, player)
  const legal = new Set(
    publicView(stage, table, player.id).deal?.legal.flatMap((act) => (act.type === 'play' ? [act.card] : [])),
  )
  const live = liveOf(hand).filter(({ custom_id }) => custom_id.startsWith('d1:play:'))
  expect(new Set(live.map(({ custom_id }) => custom_id.split(':').at(-1)))).toEqual(legal)
  const labels = labelsOf(hand)
  const caller = stage.as(others(player).find((name) => (publicView(stage, table, stage.as(name).id).deal?.calls.length ?? 0) > 0) ?? '') // prettier-ignore
  await stage.tables.send(table, { type: 'move', user: caller.id, move: { type: 'announce', call: publicView(stage, table, caller.id).deal?.ownParty ?? 're' } }) // prettier-ignore
  await stage.pass(3 * second)
  expect(labelsOf(handOf(player))).toEqual(labels)
})

it('complaint 36: a card comes back if the rules allow it and everybody at the table agrees before the next one', async () => {
  const stage = await startStage()
  await stage.ledger.setRules(stage.playground.world.guildId, null, { preset: 'norsk', set: { takeBack: true } })
  const table = await seatAndStart(stage, four, { rules: 'own', games: 1 })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  const ask = async (): Promise<Player> => {
    const player = await personOnTurn(stage, table, four)
    await simplest(stage, player)
    await did(player.press(there(handOf(player)), 'Zurücknehmen'))
    await stage.pass(second)
    return player
  }
  const player = await ask()
  expect(textOf(handOf(player))).toContain('Du hast gefragt, ob du')
  const [one, two, three] = others(player).map((name) => stage.as(name))
  const question = (who?: Player): APIMessage => there(who ? handOf(who) : boards(stage).at(-1))
  for (const asked of [undefined, one, two, three]) expect(textOf(question(asked))).toContain('**Einverstanden?**')
  if (!one || !two || !three) throw new Error('nobody is asked')
  await did(one.press(question(one), 'Ja'))
  expect(textOf(handOf(one))).toContain('Du hast Ja gesagt.')
  await did(two.press(question(), 'Ja'))
  await stage.pass(second)
  expect(textOf(question())).toContain(`Ja: <@${one.id}> und <@${two.id}>`)
  expect(played(stage, table)).toBe(1)
  const own = await did(player.press(question(), 'Ja'))
  expect(textOf(own.message)).toContain('Du hast selbst gefragt; die anderen am Tisch entscheiden.')
  const last = question(three)
  const twice = await Promise.all([did(three.press(last, 'Ja')), did(three.press(last, 'Ja'))])
  for (const { message } of twice) expect(textOf(message)).not.toContain('zu spät')
  await stage.pass(second)
  expect([played(stage, table), onTurn(stage, table, four)?.key]).toEqual([0, player.key])
  expect(textOf(question())).toMatch(new RegExp(`<@${player.id}> nimmt .+ zurück`))
  expect(liveId(handOf(player), 'play')).toBeDefined()

  await ask()
  await did(two.press(question(), 'Nein'))
  await stage.pass(second)
  expect(textOf(question())).toContain('Die Karte bleibt liegen')
  expect([played(stage, table), labelsOf(handOf(player)).includes('Zurücknehmen')]).toEqual([1, false])

  const next = await ask()
  await stage.pass(20 * second)
  expect(textOf(question())).toContain('Die Karte bleibt liegen')
  await simplest(stage, await personOnTurn(stage, table, four))
  expect(next.key).not.toBe(onTurn(stage, table, four)?.key)
})

it('complaint 36: no card comes back where the rules say nothing of it', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, four)
  await simplest(stage, player)
  expect(labelsOf(handOf(player))).not.toContain('Zurücknehmen')
})
