import { cards, rankOf, seats, suitOf, type Card } from '../../src/engine/index.js'
import type { Side } from '../../src/render/band-layout.js'
import type { HandModel } from '../../src/render/hand-layout.js'
import { drawHand } from '../../src/render/hand.js'
import type { DrawOptions, Picture } from '../../src/render/studio.js'
import { drawTable, type TableModel } from '../../src/render/table.js'
import type { PictureWords } from '../../src/render/words.js'

export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

const words: PictureWords = {
  indices: { A: 'A', T: '10', K: 'K', Q: 'D', J: 'B', '9': '9' },
  shields: { re: 'Re', kontra: 'Ko' },
  calls: {
    re: 'RE',
    kontra: 'KONTRA',
    keine90: 'KEINE 90',
    keine60: 'KEINE 60',
    keine30: 'KEINE 30',
    schwarz: 'SCHWARZ',
  },
  heads: { value: 'Wert', points: 'Punkte', games: 'Spiele', average: 'Schnitt', recent: 'letzte 20' },
  decimal: ',',
}

/** A repeatable source of numbers from 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const isTrump = (card: Card) => card === 'HT' || suitOf(card) === 'D' || rankOf(card) === 'Q' || rankOf(card) === 'J'

function shuffled(random: () => number): readonly Card[] {
  const deck = [...cards, ...cards].map((card) => ({ card, key: random() }))
  return deck.sort((a, b) => a.key - b.key).map(({ card }) => card)
}

function randomHand(random: () => number): HandModel {
  const own = shuffled(random).slice(0, 12)
  const trumps = own.filter(isTrump)
  const legalTrump = random() < 0.5
  return {
    state: 'turn',
    cards: [...trumps, ...own.filter((card) => !isTrump(card))].map((card) => ({
      card,
      trump: isTrump(card),
      legal: isTrump(card) === legalTrump,
    })),
  }
}

/** Whoever plays before the reader, in the order of play. */
const before: readonly Side[] = ['left', 'across', 'right']

/** A hand with none to three cards of a trick above it. */
function randomHandWithTrick(random: () => number): HandModel {
  const hand = randomHand(random)
  const played = before.slice(Math.floor(random() * 4))
  const cards = shuffled(random)
  const plays = played.flatMap((side, i) => cards.slice(i, i + 1).map((card) => ({ side, card })))
  const seats = { own: { person: 2 }, left: { person: 3 }, across: { person: 0 }, right: { person: 1 } }
  return { ...hand, trick: { seats, plays, turn: 'own', best: plays[0]?.side, complete: false, eyes: 13 } }
}

function randomTable(random: () => number): TableModel {
  const [first = 'HT', second = 'CQ'] = shuffled(random)
  const tricks = () => Math.floor(random() * 4)
  const seat = (party: 're' | 'kontra') => ({ tricks: tricks(), party, calls: [{ call: party, party }] })
  return {
    seats: [seat('re'), { tricks: tricks() }, { tricks: tricks() }, seat('kontra')],
    plays: [
      { seat: seats[3], card: first },
      { seat: seats[0], card: second },
    ],
    turn: seats[1],
    trick: 8,
    tricks: 12,
  }
}

/** Mean CPU time (all threads of this process) and size of `rounds` different pictures, cards already drawn. */
async function measure<Model>(
  name: string,
  size: 1080 | 720,
  rounds: number,
  model: (random: () => number) => Model,
  draw: (model: Model, options: DrawOptions) => Promise<Picture>,
): Promise<readonly Measurement[]> {
  const random = chance(20261130)
  const options: DrawOptions = { design: 'four-colour', words, size }
  for (let i = 0; i < 40; i++) await draw(model(random), options)
  let bytes = 0
  const models = Array.from({ length: rounds }, () => model(random))
  const begin = process.cpuUsage()
  for (const each of models) bytes += (await draw(each, options)).data.length
  const { user, system } = process.cpuUsage(begin)
  return [
    { name: `${name} ${size} px, CPU`, value: (user + system) / 1000 / rounds, unit: 'ms' },
    { name: `${name} ${size} px, size`, value: Math.round(bytes / rounds), unit: 'bytes' },
  ]
}

/** By how much a hand with the trick above it costs more CPU time than the hand alone: both in turn, in one run, cards already drawn. */
async function measureTrick(size: 1080 | 720, rounds: number): Promise<Measurement> {
  const random = chance(20261201)
  const options: DrawOptions = { design: 'four-colour', words, size }
  const spent = { alone: 0, both: 0 }
  for (let round = -150; round < rounds; round++) {
    for (const [kind, model] of [
      ['alone', randomHand(random)],
      ['both', randomHandWithTrick(random)],
    ] as const) {
      const begin = process.cpuUsage()
      await drawHand(model, options)
      const { user, system } = process.cpuUsage(begin)
      if (round >= 0) spent[kind] += user + system
    }
  }
  const value = Math.round((spent.both / spent.alone - 1) * 100)
  return { name: `hand picture ${size} px, more CPU with the trick`, value, unit: '%' }
}

/** CPU time and size of a hand of twelve cards and of a table in play, at both sizes; every picture is a new one. */
export async function benchRender(rounds = 100): Promise<Measurement[]> {
  const results: Measurement[] = []
  for (const size of [1080, 720] as const) {
    results.push(...(await measure('hand picture', size, rounds, randomHand, drawHand)))
    results.push(await measureTrick(size, rounds))
    results.push(...(await measure('table picture', size, rounds, randomTable, drawTable)))
  }
  return results
}
