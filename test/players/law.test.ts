import { describe, expect, it } from 'vitest'
import { apply, presetIds, seats, shuffledHands, startDeal, turnOf, viewOf } from '../../src/engine/index.js'
import type { Action, BySeat, Card, Deal, DealSetup, Move, RuleSet, Seat, View } from '../../src/engine/index.js'
import { computerLevels, players } from '../../src/players/index.js'
import type { ComputerPlayer } from '../../src/players/index.js'
import { randomRules, randomSetup } from '../laws/random-setups.js'

const player = (level: string): ComputerPlayer => {
  const found = players[level]
  if (found === undefined) throw new Error(`no player ${level}`)
  return found
}

/** What a player does on its turn, when it may not be silent. */
function onTurn(level: string, view: View, seed: string): Move {
  const move = player(level).choose(view, seed)
  if (move === null) throw new Error(`${level} is silent on its turn`)
  return move
}

/** The same move whatever the order of its cards. */
const text = (move: object): string => JSON.stringify({ ...move, seat: undefined })

function begin(setup: DealSetup): Deal {
  const started = startDeal(setup)
  if (!started.ok) throw new Error(started.refusal.code)
  return started.value
}

/** Plays a deal; `watch` sees each choice, its view and the deal before it, and the actions so far. */
function playThrough(
  setup: DealSetup,
  levels: BySeat<string>,
  seed: string,
  watch: (view: View, chosen: Action, actions: readonly Action[]) => void,
): void {
  let deal = begin(setup)
  const actions: Action[] = []
  for (let seat = turnOf(deal); seat !== null; seat = turnOf(deal)) {
    const view = viewOf(deal, seat)
    const action: Action = { ...onTurn(levels[seat], view, seed), seat }
    watch(view, action, actions)
    const done = apply(deal, action)
    if (!done.ok) throw new Error(`${text(action)} refused: ${done.refusal.code}`)
    actions.push(action)
    deal = done.value.deal
  }
}

const dealt = (rules: RuleSet, seed: string, dealer: Seat, forced: Seat | null = null): DealSetup => ({
  rules,
  dealer,
  hands: shuffledHands(rules, seed),
  owes: [true, false, true, true],
  forced,
})

const tables: readonly BySeat<string>[] = [
  ['easy', 'easy', 'easy', 'easy'],
  ['easy', 'random', 'easy', 'random'],
  ['random', 'random', 'easy', 'random'],
]

describe.each(presetIds)('computer players by %s', (preset) => {
  const rules: RuleSet = { preset, set: {} }

  it('choose one of the legal moves, and the same again for the same view and seed', () => {
    const kinds = new Set<string>()
    const illegal: string[] = []
    for (let game = 0; game < 200; game++) {
      const levels = tables[game % tables.length] ?? tables[0]
      const forced = preset === 'ddv' && game % 20 === 0 ? 0 : null
      const setup = dealt(rules, `${preset} law ${game}`, (game % 4) as Seat, forced)
      playThrough(setup, levels as BySeat<string>, `chance ${game}`, (view, chosen) => {
        if (!view.legal.some((action) => text(action) === text(chosen))) illegal.push(text(chosen))
        kinds.add(chosen.type)
        if (game % 10 !== 0) return
        const copy = structuredClone(view)
        for (const level of computerLevels) {
          expect(player(level).choose(copy, 's')).toEqual(player(level).choose(view, 's'))
        }
        expect(copy).toEqual(view)
      })
    }
    expect(illegal).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining(['healthy', 'reserve', 'announce', 'play']))
  })

  it('never fail, whoever looks and whenever', () => {
    const setup = dealt(rules, `${preset} total`, 1)
    let deal = begin(setup)
    for (let seat = turnOf(deal); seat !== null; seat = turnOf(deal)) {
      for (const viewer of [...seats, 'spectator'] as const) {
        const view = viewOf(deal, viewer)
        for (const level of computerLevels) {
          const move = player(level).choose(view, 'x')
          if (move === null) expect(view.legal.every(({ type }) => type === 'announce')).toBe(true)
          else expect(view.legal.map(text)).toContain(text(move))
        }
      }
      const done = apply(deal, { ...onTurn('easy', viewOf(deal, seat), 'x'), seat })
      if (!done.ok) throw new Error(done.refusal.code)
      deal = done.value.deal
    }
    expect(player('easy').choose(viewOf(deal, 0), 'x')).toBeNull()
  })
})

describe('computer players by any rules', () => {
  it('choose legal moves in random combinations of switches', () => {
    const illegal: string[] = []
    for (let number = 0; number < 120; number++) {
      const { setup } = randomSetup(randomRules(`players/${number}`), `players/${number}`)
      const levels = tables[number % tables.length] as BySeat<string>
      playThrough(setup, levels, `chance ${number}`, (view, chosen) => {
        if (!view.legal.some((action) => text(action) === text(chosen))) illegal.push(text(chosen))
      })
    }
    expect(illegal).toEqual([])
  })

  it('announce where they must, and know who plays with whom after a Genscher', () => {
    const kinds = new Set<string>()
    for (let number = 0; number < 150; number++) {
      const rules: RuleSet = { preset: 'hausrunde', set: { pflichtansage: 30, genscher: true } }
      const { setup } = randomSetup(rules, `bound/${number}`)
      playThrough(setup, ['random', 'random', 'easy', 'random'], `chance ${number}`, (view, chosen) => {
        if (view.mustAnnounce && view.turn === view.viewer) {
          expect(chosen.type).toBe('announce')
          kinds.add('owed')
        }
        if (view.genscher) {
          expect(view.publicParties).not.toContain(null)
          kinds.add('genscher')
        }
      })
    }
    expect([...kinds].sort()).toEqual(['genscher', 'owed'])
  })
})

/** The deal in which two cards of two other hands have changed places, after the same actions; null if the rules forbid it. */
function exchanged(setup: DealSetup, actions: readonly Action[], a: [Seat, Card], b: [Seat, Card]): Deal | null {
  const hands = setup.hands.map((hand) => [...hand])
  const [one, two] = [hands[a[0]], hands[b[0]]]
  if (one === undefined || two === undefined) return null
  one[one.indexOf(a[1])] = b[1]
  two[two.indexOf(b[1])] = a[1]
  let deal = begin({ ...setup, hands: hands as unknown as BySeat<readonly Card[]> })
  for (const action of actions) {
    const done = apply(deal, action)
    if (!done.ok) return null
    deal = done.value.deal
  }
  return deal
}

describe('hidden cards', () => {
  it('cannot change a choice: other cards in the other hands, the same view, the same move', () => {
    let compared = 0
    for (let game = 0; game < 60; game++) {
      const preset = presetIds[game % presetIds.length] ?? 'ddv'
      const setup = dealt({ preset, set: {} }, `hidden ${game}`, (game % 4) as Seat)
      playThrough(setup, ['easy', 'easy', 'easy', 'easy'], 'x', (view, chosen, actions) => {
        if (view.viewer === 'spectator' || (actions.length + game) % 5 !== 0) return
        const others = seats.filter((seat) => seat !== view.viewer)
        const played = actions.filter((action) => action.type === 'play')
        const held = others.map((seat) => {
          const cards = [...setup.hands[seat]]
          for (const action of played)
            if (action.seat === seat && cards.includes(action.card)) cards.splice(cards.indexOf(action.card), 1)
          return cards
        })
        for (let index = 0; index < 6; index++) {
          const [from, to] = [index % 3, (index + 1) % 3]
          const [first, second] = [others[from], others[to]]
          const mine = held[from]?.[(game + index) % Math.max(1, held[from].length)]
          const theirs = held[to]?.[(game * 3 + index) % Math.max(1, held[to].length)]
          if (first === undefined || second === undefined || mine === undefined || theirs === undefined) continue
          if (mine === theirs) continue
          const other = exchanged(setup, actions, [first, mine], [second, theirs])
          if (other === null) continue
          const seen = viewOf(other, view.viewer)
          if (JSON.stringify(seen) !== JSON.stringify(view)) continue
          compared += 1
          expect(text(onTurn('easy', seen, 'x'))).toBe(text(chosen))
        }
      })
    }
    expect(compared).toBeGreaterThan(500)
  })
})
