import { describe, expect, it } from 'vitest'
import { presets } from '../../src/engine/index.js'
import type { RuleSet } from '../../src/engine/index.js'
import { everyValue, randomRules } from '../laws/random-setups.js'
import { compareDeal } from './agree.js'

const list = (names: string): string[] => names.split(', ')

/** What the compared deals must have met with, lest they agree on nothing in particular. */
const wanted = [
  ...list(
    'game normal, game hochzeit, game stille-hochzeit, game armut, game kartenabgabe, game redeal, game damensolo',
  ),
  ...list('game bubensolo, game fleischlos, game kreuzsolo, game piksolo, game herzsolo, game karosolo'),
  ...list(
    'line won, line under90, line under60, line under30, line noTrick, line re, line kontra, line no90, line no60',
  ),
  ...list('line no30, line schwarz, line against90, line against60, line against30, line againstSchwarz, line bock'),
  ...list(
    'line gegenDieAlten, line feigheit, line doppelkopf, line fuchs, line karlchen, line karlchenCaught, line dulle',
  ),
  ...list('line fuchsAmEnd, line herzstich, factor bock, factor re, factor kontra, factor announced'),
  ...list('factor announcedAndLost, factor absageMissed, nobody wins, late reply, Schweinchen, Superschwein'),
  ...list(
    'gesund, nimmt, passt, gibt, genscher, vorbehalt hochzeit, vorbehalt hochzeit fehl, vorbehalt hochzeit trumpf',
  ),
  ...list('vorbehalt armut, vorbehalt kartenabgabe, vorbehalt schmeissen, vorbehalt damensolo lust'),
  ...list('rest, gibt-auf, ja, weiter, sure claim, rest taken'),
  ...list('bock herz, bock zero, bock both, bock lost, bock solo, bock noTrick, bock schmeissen, bock armut'),
  ...[
    'malformed, unknown-rules, unknown-switch, bad-switch-value, switch-conflict, wrong-deck, result-differs, deal-over',
    'not-your-turn, not-now, card-not-held, must-follow, reservation-not-allowed, must-name-solo, wrong-card-count',
    'announce-too-early, announce-too-late, announce-wrong-party, announce-already, announce-blocked, announce-skips',
    'must-play, must-announce, genscher-not-allowed, claim-stands, no-claim, claim-again, parties-open',
  ].flatMap((codes) => list(codes).map((code) => `refusal ${code}`)),
]

const lavish: RuleSet = {
  preset: 'hausrunde',
  set: {
    ...{
      farbsoli: true,
      pflichtsolo: true,
      soloBeforePflicht: true,
      hochzeit: 'choice',
      pflichtansage: 30,
      skipLevels: false,
    },
    ...{
      secondDulle: 'second',
      schweine: 'both',
      superschweine: 'zehn',
      genscher: true,
      armutSwap: 'three',
      feigheit: true,
    },
    ...{ karlchenCaught: 'anyTrump', fuchsAmEnd: true, herzstich: true, bockHerz: true, bock120: true, bockZero: true },
    ...{ bockBoth: true, bockLost: 'any', bockSolo: 'any', bockNoTrick: true, bockArmut: true, bockEffect: 'plusTwo' },
  },
}

describe('the engine and the slow judge agree', () => {
  const seen = new Set<string>()
  const compare = (rules: RuleSet, seed: string): void =>
    expect(
      compareDeal(rules, seed, { positions: 60, attempts: 2 }, (what) => seen.add(what)),
      seed,
    ).toBeNull()

  for (const rules of Object.values(presets)) {
    it(`on random deals of ${rules.preset}`, () => {
      for (let deal = 0; deal < 250; deal++) compare(rules, `agree/${rules.preset}/${deal}`)
    })
  }

  it('on random deals of a round that leaves nothing out', () => {
    for (let deal = 0; deal < 400; deal++) compare(lavish, `agree/lavish/${deal}`)
  })

  it('on random deals of random rule sets, in which every value of every switch occurs', () => {
    for (const [index, value] of everyValue.entries()) {
      const rules = randomRules(`rules/${index}`, 24, value)
      for (let deal = 0; deal < 4; deal++) compare(rules, `agree/${index}/${deal}`)
    }
  })

  it('on nearly everything that can occur at all', () => {
    expect(wanted.filter((what) => !seen.has(what))).toEqual([])
  })
})
