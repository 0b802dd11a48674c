import { describe, expect, it } from 'vitest'
import { legalActions, presets, seats, startDeal } from '../../src/engine/index.js'
import type { BySeat, Card, ReservationKind, RuleSet, Seat } from '../../src/engine/index.js'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, handOf, handOnTurn, onTurn, publicView, seatAndStart, simplest } from '../support/playing.js'
import { liveId, liveOf, textOf } from '../support/reading.js'

const people = ['anna', 'ben', 'clara', 'david'] as const

/** A stage whose first deal lets somebody declare this by these rules; no deal is known before, so several are looked at. */
async function stageWith(rules: RuleSet, kind: ReservationKind): Promise<{ stage: Stage; table: string; seat: Seat }> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const stage = await startStage({ seeds: [`exchange-${attempt}`] })
    await stage.ledger.setRules(stage.playground.world.guildId, null, rules)
    const table = await seatAndStart(stage, people, { rules: 'own', games: 2 })
    const views = people.map((name) => publicView(stage, table, stage.as(name).id).deal)
    const hands = views.map((deal) => deal?.hand ?? []) as unknown as BySeat<readonly Card[]>
    const dealt = startDeal({ rules, dealer: views[0]?.dealer ?? 0, hands })
    if (!dealt.ok) throw new Error(dealt.refusal.code)
    const may = (seat: Seat): boolean =>
      legalActions(dealt.value, seat).some((act) => act.type === 'reserve' && act.kind === kind)
    const seat = seats.find(may)
    if (seat !== undefined) return { stage, table, seat }
    await stage.stop()
  }
  throw new Error(`no deal gives ${kind}`)
}

async function choose(player: Player, verb: string, ...values: string[]): Promise<void> {
  const hand = handOf(player)
  if (!hand) throw new Error('no hand')
  await did(player.choose(hand, liveId(hand, verb) ?? verb, ...values))
}

/** Everybody is healthy but for the one who declares; ends when the reservations of this deal are over. */
async function declare(stage: Stage, table: string, seat: Seat, kind: ReservationKind): Promise<void> {
  const declarer = stage.as(people[seat])
  const held = () => String(publicView(stage, table, declarer.id).deal?.hand)
  const before = held()
  while (publicView(stage, table).deal?.phase === 'reservations' && held() === before) {
    const player = onTurn(stage, table, people)
    if (!player) return
    await handOnTurn(stage, player)
    if (player.key === declarer.key) {
      await choose(player, 'pick-reservation', kind)
      const looked = handOf(player)
      if (looked) await did(player.press(looked, liveId(looked, 'reserve') ?? 'reserve'))
    } else await simplest(stage, player)
    await stage.settle()
  }
}

const giveFirst = async (player: Player): Promise<void> => {
  const select = liveOf(handOf(player)).find(({ type }) => type === 3)
  await choose(player, 'give', ...(select?.options ?? []).slice(-3).map(({ value }) => value))
}

describe('exchanging cards at the table', () => {
  it('an Armut is laid down, offered round, taken and answered, and the channel learns no card of it', async () => {
    const { stage, table, seat } = await stageWith({ preset: 'hausrunde', set: { armutTrumps: 4 } }, 'armut')
    await declare(stage, table, seat, 'armut')
    const poor = stage.as(people[seat])
    await stage.pass(1000)
    expect(publicView(stage, table).deal?.phase).toBe('armut')
    expect(textOf(poor.table)).toContain(`hat eine Armut`)
    const first = onTurn(stage, table, people)
    if (!first) throw new Error('nobody is asked')
    await did(first.press(await handOnTurn(stage, first), liveId(handOf(first), 'pass') ?? ''))
    await stage.settle()
    const taker = onTurn(stage, table, people)
    if (!taker) throw new Error('nobody is asked')
    await did(taker.press(await handOnTurn(stage, taker), liveId(handOf(taker), 'take') ?? ''))
    await stage.settle()
    const count = publicView(stage, table, taker.id).deal?.toGive ?? 0
    expect(count).toBeGreaterThan(0)
    const before = publicView(stage, table, taker.id).deal?.hand ?? []
    expect(before).toHaveLength(12 + count)
    const options = liveOf(handOf(taker)).find(({ type }) => type === 3)?.options ?? []
    await choose(taker, 'give', ...options.slice(-count).map(({ value }) => value))
    await stage.pass(1000)
    const after = publicView(stage, table, poor.id)
    expect(after.deal?.phase).toBe('playing')
    expect(after.deal?.publicParties[seat]).toBe('re')
    expect(after.deal?.hand).toHaveLength(12)
    expect(textOf(poor.table)).toMatch(/gibt zurück, (mit|ohne) Trumpf/)
    expect(textOf(poor.table)).not.toMatch(/[♣♠♥♦](A|10|K|D|B|9)/)
  })

  it('what goes with an Armut is chosen by who has it, and the others see only how many cards lie there', async () => {
    const rules: RuleSet = { preset: 'hausrunde', set: { armutTrumps: 4, armutSwap: 'one' } }
    const { stage, table, seat } = await stageWith(rules, 'armut')
    await declare(stage, table, seat, 'armut')
    const poor = stage.as(people[seat])
    await stage.pass(1000)
    expect(onTurn(stage, table, people)?.key).toBe(poor.key)
    expect(textOf(poor.table)).toContain('legt Karten für die Armut hin')
    expect(textOf(await handOnTurn(stage, poor))).toContain('Leg eine Karte für die Armut hin')
    const option = liveOf(handOf(poor))
      .find(({ type }) => type === 3)
      ?.options?.at(-1)
    await choose(poor, 'give', option?.value ?? '')
    await stage.pass(1000)
    expect(textOf(poor.table)).toContain('legt 1 Karte hin')
    const asked = onTurn(stage, table, people)
    if (!asked) throw new Error('nobody is asked')
    expect(textOf(await handOnTurn(stage, asked))).toContain('eine Armut und legt 1 Karte hin')
  })

  it('a Kartenabgabe goes to the own side, which gives three cards back', async () => {
    const { stage, table, seat } = await stageWith(presets.willi, 'kartenabgabe')
    await declare(stage, table, seat, 'kartenabgabe')
    const giver = onTurn(stage, table, people)
    if (!giver) throw new Error('nobody gives')
    await handOnTurn(stage, giver)
    await giveFirst(giver)
    await stage.pass(1000)
    const { deal } = publicView(stage, table)
    expect(deal?.phase).toBe('playing')
    expect(deal?.publicParties.every((party) => party !== null)).toBe(true)
    expect(deal?.handSizes).toEqual([10, 10, 10, 10])
  })

  it('Schmeißen deals the cards again, and says so', async () => {
    const { stage, table, seat } = await stageWith({ preset: 'willi', set: { schmeissenKings: 3 } }, 'schmeissen')
    const before = publicView(stage, table, stage.as(people[seat]).id).deal?.hand
    await declare(stage, table, seat, 'schmeissen')
    await stage.pass(1000)
    const now = publicView(stage, table, stage.as(people[seat]).id)
    expect(now.game).toBe(1)
    expect(now.deal?.hand).not.toEqual(before)
    expect(textOf(stage.as('anna').table)).toContain('neu')
  })
})
