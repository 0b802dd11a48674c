import { describe, expect, it } from 'vitest'
import { bySeat, presets, shuffledHands } from '../../src/engine/index.js'
import type { Seat, View } from '../../src/engine/index.js'
import { easy } from '../../src/players/easy.js'
import type { ComputerPlayer } from '../../src/players/player.js'
import { playDeal } from '../support/arena.js'
import { blunderOf } from '../support/blunders.js'
import type { BlunderKind } from '../support/blunders.js'

const deals = 250

/** How often in 100 games somebody at a table of four such players does each of these. */
function blundersOf(player: ComputerPlayer, preset: keyof typeof presets): ReadonlyMap<BlunderKind, number> {
  const rules = presets[preset]
  const found = new Map<BlunderKind, number>()
  const watched: ComputerPlayer = {
    level: player.level,
    choose(view: View, seed) {
      const move = player.choose(view, seed)
      const kind = move?.type === 'play' ? blunderOf(view, move.card) : null
      if (kind !== null) found.set(kind, (found.get(kind) ?? 0) + 100 / deals)
      return move
    },
  }
  const seated = bySeat(() => watched)
  for (let game = 0; game < deals; game++) {
    const hands = shuffledHands(rules, `blunders ${game}`)
    playDeal({ rules, dealer: (game % 4) as Seat, hands }, seated, `${game}`)
  }
  return found
}

describe('the slips that a practised player sees at once', () => {
  // What this player did in 100 games of ddv before it looked for them, by the same detector: 41, 28, 8, 11, 12, 9 and 7 times.
  it.each(['ddv', 'norsk', 'hausrunde', 'willi'] as const)('are rare under %s', (preset) => {
    const found = blundersOf(easy, preset)
    const of = (kind: BlunderKind) => found.get(kind) ?? 0
    expect(of('ten-led-under-ace')).toBeLessThan(4)
    expect(of('eyes-thrown-to-stranger')).toBeLessThan(9)
    expect(of('eyes-thrown-to-foe')).toBeLessThan(1)
    expect(of('fox-into-foes-trick')).toBeLessThan(3)
    expect(of('fox-led')).toBeLessThan(1)
    expect(of('hochzeit-led-high')).toBeLessThan(2)
    expect(of('partners-ace-ruffed')).toBeLessThan(1)
  })

  it('are found where there are some', () => {
    const careless: ComputerPlayer = {
      level: 'first',
      choose: (view) => {
        const cards = view.legal.flatMap((action) => (action.type === 'play' ? [action.card] : []))
        const slip = cards.find((card) => blunderOf(view, card) !== null)
        return slip === undefined ? easy.choose(view, '') : { type: 'play', card: slip }
      },
    }
    expect(blundersOf(careless, 'ddv').size).toBe(7)
  })
})
