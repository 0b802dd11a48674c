import { expect, it } from 'vitest'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { cardId, forged } from '../support/forging.js'
import { did, handOf, onTurn, personOnTurn, playOn, publicView, seatAndStart, simplest, there } from '../support/playing.js' // prettier-ignore
import { controlsOf, isPrivate, labelsOf, liveId, liveOf, textOf } from '../support/reading.js'

const four = ['anna', 'ben', 'clara', 'david']
const pause = 800

/** Four people at a table where what happens by itself takes 0.8 seconds; the reservations are over. */
async function playing(): Promise<{ stage: Stage; table: string }> {
  const stage = await startStage({ pace: pause })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'normal' })
  await playOn(stage, table, four, () => publicView(stage, table).deal?.phase === 'playing')
  await stage.pass(2000)
  return { stage, table }
}

/** Who plays so many turns after whoever is on turn. */
function after(stage: Stage, table: string, turns: number): Player {
  const { deal, seats } = publicView(stage, table)
  const occupant = seats[((deal?.turn ?? 0) + turns) % 4]
  const name = four.find((one) => occupant?.kind === 'person' && stage.as(one).id === occupant.user)
  return stage.as(name ?? '')
}

const cardsOf = (stage: Stage, table: string): number => publicView(stage, table).deal?.trick?.cards.length ?? 0

it('keeps a card that is chosen in advance to its owner, shows it with a clock, and plays it when the turn comes', async () => {
  const { stage, table } = await playing()
  const next = after(stage, table, 1)
  const elsewhere = () =>
    four.filter((name) => name !== next.key).map((name) => JSON.stringify(stage.as(name).messages()))
  const before = elsewhere()
  const hand = there(handOf(next))
  const card = liveOf(hand).findLast(({ custom_id }) => custom_id.startsWith('d1:later:'))
  await did(next.press(hand, card?.custom_id ?? ''))
  await stage.pass(3000)
  expect(elsewhere()).toEqual(before)
  expect(textOf(handOf(next))).toContain('⏱ Vorab gewählt')
  expect(labelsOf(handOf(next)).filter((label) => label.endsWith('⏱'))).toEqual([`${card?.label} ⏱`])

  const leader = await personOnTurn(stage, table, four)
  const face = card?.custom_id.split(':').at(-1)
  const led = publicView(stage, table, leader.id).deal?.hand.find((held) =>
    follows(stage, table, next, held, face ?? ''),
  )
  await did(leader.press(there(handOf(leader)), liveOf(handOf(leader)).find(({ custom_id }) => custom_id.endsWith(`:${led}`))?.custom_id ?? '')) // prettier-ignore
  expect(textOf(handOf(next))).toContain('wird gleich gespielt')
  await stage.pass(pause - 1)
  expect(cardsOf(stage, table)).toBe(1)
  await stage.pass(1)
  expect(publicView(stage, table).deal?.trick?.cards).toEqual([led, face])
})

/** Whether a card may answer another one that is led. */
function follows(stage: Stage, table: string, player: Player, led: string, card: string): boolean {
  const { deal } = publicView(stage, table, player.id)
  const kind = (one: string) => ((deal?.trumps as readonly string[]).includes(one) ? 'trump' : one[0])
  return kind(led) === kind(card)
}

it('withdraws it with the second press on the same place, and asks as usual then', async () => {
  const { stage, table } = await playing()
  const next = after(stage, table, 1)
  const places = () => controlsOf(handOf(next)).map(({ custom_id }) => custom_id.split(':')[1])
  await did(next.press(there(handOf(next)), liveId(handOf(next), 'later') ?? ''))
  const place = places().indexOf('unsay')
  expect(place).toBeGreaterThanOrEqual(0)
  await did(next.press(there(handOf(next)), liveId(handOf(next), 'unsay') ?? ''))
  expect(places()[place]).toBe('later')
  expect(textOf(handOf(next))).not.toContain('Vorab gewählt')
  await simplest(stage, await personOnTurn(stage, table, four))
  await stage.pass(10 * pause)
  expect([cardsOf(stage, table), onTurn(stage, table, four)?.key]).toEqual([1, next.key])
  expect(textOf(handOf(next))).toContain('Du bist dran')
})

it('answers kindly who chooses a card when the turn has come meanwhile, and plays nothing', async () => {
  const { stage, table } = await playing()
  const player = await personOnTurn(stage, table, four)
  const { version, deal } = publicView(stage, table, player.id)
  const late = cardId(table, version, deal?.hand[0] ?? '').replace('d1:play:', 'd1:later:')
  const { message } = await did(player.press(forged(stage, player, late), 'old'))
  expect(textOf(message)).toContain('Du bist inzwischen dran. Hier ist dein Blatt.')
  expect(isPrivate(there(message))).toBe(true)
  await stage.pass(10 * pause)
  expect(cardsOf(stage, table)).toBe(0)
  const stranger = stage.as(four.find((name) => name !== player.key) ?? '')
  const foreign = cardId(table, version, deal?.hand[0] ?? '').replace('d1:play:', 'd1:later:')
  const held = publicView(stage, table, stranger.id).deal?.hand.includes(deal?.hand[0] ?? 'HT') ?? false
  const answer = await did(stranger.press(forged(stage, stranger, foreign), 'old'))
  expect(textOf(answer.message)).toContain(held ? 'Vorab gewählt' : 'hast du nicht auf der Hand')
})

it('takes gesund and a reservation before they are asked for, changes its mind with its owner, and tells nobody', async () => {
  const stage = await startStage({ pace: pause })
  const table = await seatAndStart(stage, four, { rules: 'norsk', games: 1, clock: 'normal' })
  const [clara, david] = [stage.as('clara'), stage.as('david')]
  expect(onTurn(stage, table, four)?.key).toBe('ben')
  for (const player of [clara, david]) await did(player.command('doko hand'))
  const board = textOf(clara.table)
  await did(david.choose(there(handOf(david)), 'Vorbehalt vorab …', 'damensolo'))
  expect(textOf(handOf(david))).toContain('**Damensolo vorab ansagen?**')
  expect(publicView(stage, table, david.id).advance).toBeNull()
  await did(david.press(there(handOf(david)), 'Damensolo spielen'))
  expect(textOf(handOf(david))).toContain('Vorab gewählt: **Damensolo**')
  await did(david.press(there(handOf(david)), 'Gesund'))
  expect(textOf(handOf(david))).toContain('Vorab gewählt: **Gesund**')
  await did(clara.choose(there(handOf(clara)), 'Vorbehalt vorab …', 'damensolo'))
  await did(clara.press(there(handOf(clara)), 'Damensolo spielen'))
  await did(clara.press(there(handOf(clara)), 'Doch nicht'))
  await did(clara.press(there(handOf(clara)), 'Gesund'))
  await stage.pass(2000)
  expect(textOf(clara.table)).toBe(board)
  await simplest(stage, stage.as('ben'))
  await stage.pass(pause)
  await stage.pass(pause)
  expect(publicView(stage, table).deal?.said).toEqual([null, 'healthy', 'healthy', 'healthy'])
})

it('plays the only card that is legal for whoever has chosen that, after the pause of a computer player', async () => {
  const { stage, table } = await playing()
  const settings = there((await did(stage.as('clara').command('doko me'))).message)
  const saved = await did(stage.as('clara').choose(settings, 'd1:page:me:auto-play', 'on'))
  expect(textOf(saved.message)).toContain('Einzige Karte: **Von allein**')
  const seen = { clara: 0, others: 0 }
  while (publicView(stage, table).status === 'playing') {
    const player = await personOnTurn(stage, table, four)
    const { deal, version } = publicView(stage, table, player.id)
    const cards = new Set(deal?.legal.flatMap((act) => (act.type === 'play' ? [act.card] : [])))
    if (cards.size === 1) {
      await stage.pass(pause)
      const moved = publicView(stage, table).version > version
      // Everybody's last card plays itself.
      const last = deal?.hand.length === 1
      expect(moved, player.key).toBe(player.key === 'clara' || last)
      if (!last) seen[player.key === 'clara' ? 'clara' : 'others']++
      if (moved) continue
    }
    await simplest(stage, player)
  }
  expect([seen.clara > 1, seen.others > 1]).toEqual([true, true])
})
