import { describe, expect, it } from 'vitest'
import type { Action, ReservationKind, View } from '../../src/engine/index.js'
import { players } from '../../src/players/index.js'
import { cardsOf, openTrick, reWith, viewWith } from './view.js'

const choose = (view: View) => players.easy?.choose(view, 'any seed')

const playedCard = (view: View) => {
  const move = choose(view)
  return move?.type === 'play' ? move.card : move
}

describe('cards', () => {
  it('leads the ace of an untouched side suit first', () => {
    const hand = cardsOf('CQ DQ SJ DJ DT DK D9 CA CK SK S9 HK')
    expect(choose(viewWith({ hand, plays: hand.join(' '), ...reWith(2), parties: ['re', null, null, null] }))).toEqual({
      type: 'play',
      card: 'CA',
    })
  })

  it('does not lead an ace into a suit that a foe behind has been seen to ruff', () => {
    const hand = cardsOf('HT CQ SQ DJ DT CA')
    const tricks = [openTrick(0, 'CA C9 DK CT', 2), openTrick(2, 'S9 SK SA S9', 0)]
    const view = viewWith({ hand, plays: hand.join(' '), tricks, ...reWith(1) })
    expect(choose(view)).not.toEqual({ type: 'play', card: 'CA' })
  })

  it('puts a fox on the sure trick of its partner', () => {
    const hand = cardsOf('SQ DJ DA D9 CK')
    const view = viewWith({ hand, plays: 'SQ DJ DA D9', trick: openTrick(1, 'D9 HT DK', 2), ...reWith(2) })
    expect(choose(view)).toEqual({ type: 'play', card: 'DA' })
  })

  it('keeps the fox from the sure trick of a foe, and its eyes too', () => {
    const hand = cardsOf('SQ DJ DA DT D9 CK')
    const view = viewWith({ hand, plays: 'SQ DJ DA DT D9', trick: openTrick(1, 'DK HT DK', 2), ...reWith(1) })
    expect(choose(view)).toEqual({ type: 'play', card: 'D9' })
  })

  it('gives a ten to the partner who has the trick', () => {
    const hand = cardsOf('SQ DJ CT CK C9')
    const view = viewWith({ hand, plays: 'CT CK C9', trick: openTrick(1, 'C9 CA CK', 2), ...reWith(2) })
    expect(choose(view)).toEqual({ type: 'play', card: 'CT' })
  })

  it('does not overtake the partner without need', () => {
    const hand = cardsOf('HT SQ DJ D9 CK')
    const view = viewWith({ hand, plays: 'HT SQ DJ D9', trick: openTrick(1, 'DK CQ DT', 2), ...reWith(2) })
    expect(['DJ', 'D9']).toContain(playedCard(view))
  })

  it('ruffs in last place with a fox, or a ten, rather than with a high trump', () => {
    const fox = viewWith({
      hand: cardsOf('HT SQ DJ DA SK'),
      plays: 'HT SQ DJ DA SK',
      trick: openTrick(1, 'CA CT C9', 1),
      ...reWith(3),
    })
    expect(choose(fox)).toEqual({ type: 'play', card: 'DA' })
    const ten = viewWith({
      hand: cardsOf('HT SQ DJ DT SK'),
      plays: 'HT SQ DJ DT SK',
      trick: openTrick(1, 'CA CT C9', 1),
      ...reWith(3),
    })
    expect(choose(ten)).toEqual({ type: 'play', card: 'DT' })
  })

  it('spends no Herz-Zehn on a trick without eyes, but takes a rich one with it', () => {
    const hand = cardsOf('HT DQ SJ D9 CK S9')
    const poor = viewWith({ hand, plays: 'HT DQ SJ D9', trick: openTrick(1, 'D9 SQ DJ', 2), ...reWith(1) })
    expect(choose(poor)).toEqual({ type: 'play', card: 'D9' })
    const rich = viewWith({ hand, plays: 'HT DQ SJ D9', trick: openTrick(1, 'DT SQ DA', 2), ...reWith(1) })
    expect(choose(rich)).toEqual({ type: 'play', card: 'HT' })
  })

  it('knows its foes when it holds both Kreuz-Damen in secret', () => {
    const hand = cardsOf('CQ CQ DT D9 CK')
    const view = viewWith({
      hand,
      plays: 'DT D9 CQ',
      ownParty: 're',
      parties: ['re', null, null, null],
      trick: openTrick(1, 'DK HT DT', 2),
    })
    expect(choose(view)).toEqual({ type: 'play', card: 'D9' })
  })
})

describe('reservations', () => {
  const speaking = (line: string, kinds: readonly ReservationKind[], changes: Partial<View> = {}): View => {
    const legal: Action[] = kinds.map((kind) => ({ type: 'reserve', kind, seat: 0 }))
    const healthy: Action[] = changes.forced === 0 ? [] : [{ type: 'healthy', seat: 0 }]
    return {
      ...viewWith({ hand: cardsOf(line), phase: 'reservations', game: null, ...changes }),
      legal: [...healthy, ...legal],
    }
  }
  const soli = ['damensolo', 'bubensolo', 'fleischlos', 'kreuzsolo', 'piksolo', 'herzsolo', 'karosolo'] as const
  const usual = 'CQ DQ SJ DJ DT DK D9 CA CK SK S9 HK'

  it('is healthy with a usual hand', () => {
    expect(choose(speaking(usual, soli))).toEqual({ type: 'healthy' })
  })

  it.each([
    ['kreuzsolo', 'HT HT CQ CQ SQ DQ CJ CA CT CK SA HA'],
    ['damensolo', 'CQ CQ SQ SQ HQ CA CA CT SA SA ST HA'],
    ['fleischlos', 'CA CA CT CT CK SA SA ST SK HA HA DA'],
  ] as const)('declares a %s with a truly strong hand', (kind, line) => {
    expect(choose(speaking(line, soli))).toEqual({ type: 'reserve', kind })
  })

  it('always declares a Hochzeit', () => {
    const line = 'CQ CQ SJ DJ DT DK D9 CA CK SK S9 HK'
    expect(choose(speaking(line, ['hochzeit', ...soli]))).toEqual({ type: 'reserve', kind: 'hochzeit' })
  })

  it('throws bad cards in, and asks for help with few trumps', () => {
    expect(choose(speaking(usual, ['schmeissen']))).toEqual({ type: 'reserve', kind: 'schmeissen' })
    expect(choose(speaking(usual, ['armut']))).toEqual({ type: 'reserve', kind: 'armut' })
    expect(choose(speaking(usual, ['kartenabgabe']))).toEqual({ type: 'reserve', kind: 'kartenabgabe' })
  })

  it('names a solo when it is made to play one', () => {
    const move = choose(speaking(usual, soli, { forced: 0, owes: [true, false, false, false] }))
    expect(move).toMatchObject({ type: 'reserve' })
  })
})

describe('Armut', () => {
  const asked = (line: string): View => ({
    ...viewWith({ hand: cardsOf(line), phase: 'armut', game: 'armut', declarer: 3, ownParty: null }),
    legal: [
      { type: 'take', seat: 0 },
      { type: 'pass', seat: 0 },
    ],
  })

  it('takes it up with high trumps and not without', () => {
    expect(choose(asked('HT CQ SQ SQ DQ CJ SJ DA DK CA C9 SK'))).toEqual({ type: 'take' })
    expect(choose(asked('SJ DJ DT DK CA CT CK C9 SK S9 HK H9'))).toEqual({ type: 'pass' })
  })

  it('gives back losers of short suits, no trump and no ace', () => {
    const hand = cardsOf('HT CQ SQ SQ DQ CJ SJ DA DK DJ D9 CA SK HK')
    const gifts = [cardsOf('SK HK'), cardsOf('D9 CA'), cardsOf('CA SK'), cardsOf('D9 HK')]
    const legal = gifts.map((cards): Action => ({ type: 'give', cards, seat: 0 }))
    const view = { ...viewWith({ hand, phase: 'armut', game: 'armut', declarer: 3, toGive: 2 }), legal }
    expect(choose(view)).toEqual({ type: 'give', cards: ['SK', 'HK'] })
  })
})

describe('announcements', () => {
  const strong = cardsOf('HT HT CQ SQ SQ DQ CJ SJ DA CA SA')
  const weak = cardsOf('CQ SJ DJ DT DK D9 CK C9 SK S9 HK')
  const asked = (hand: View['hand'], call: 're' | 'keine90', changes: Partial<View> = {}): View => {
    const view = viewWith({
      hand,
      plays: hand.join(' '),
      ownParty: 're',
      parties: ['re', null, null, null],
      ...changes,
    })
    return {
      ...view,
      calls: [{ call, cardsNeeded: call === 're' ? 11 : 10 }],
      legal: [{ type: 'announce', call, seat: 0 }, ...view.legal],
    }
  }

  it('says Re with a strong hand and not with a weak one', () => {
    expect(choose(asked(strong, 're'))).toEqual({ type: 'announce', call: 're' })
    expect(choose(asked(weak, 're'))).toMatchObject({ type: 'play' })
  })

  it('waits with an announcement that can still be made later, unless the hand is very strong', () => {
    const middling = cardsOf('HT CQ SQ DQ CJ SJ DK CA SK S9 HK')
    const early = { calls: [{ call: 're', cardsNeeded: 10 }] } as const
    expect(choose(asked(middling, 're'))).toEqual({ type: 'announce', call: 're' })
    expect(choose({ ...asked(middling, 're'), ...early })).toMatchObject({ type: 'play' })
  })

  it('claims keine 90 only after its party has said Re and with next to all high cards', () => {
    expect(choose(asked(weak, 'keine90', { levels: { re: 1, kontra: 0 } }))).toMatchObject({ type: 'play' })
    expect(choose(asked(strong, 'keine90'))).toMatchObject({ type: 'play' })
    const tricks = [openTrick(0, 'CA CT CK CT', 0), openTrick(0, 'SA ST ST SK', 0)].map((trick) => ({
      ...trick,
      eyes: 35,
    }))
    const winning = { levels: { re: 1, kontra: 0 }, ...reWith(2), tricks } as const
    const best = cardsOf('HT HT CQ SQ SQ HQ DQ CJ CA SA')
    expect(choose(asked(best, 'keine90', winning))).toEqual({ type: 'announce', call: 'keine90' })
  })
})
