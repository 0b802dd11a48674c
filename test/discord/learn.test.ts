import { describe, expect, it } from 'vitest'
import { dealOf, sceneOf } from '../../src/discord/features/learn/deals.js'
import type { Scene } from '../../src/discord/features/learn/deals.js'
import { lessons } from '../../src/discord/features/learn/lessons.js'
import { presentLearn, readLearn } from '../../src/discord/features/learn/page.js'
import type { LearnState } from '../../src/discord/features/learn/page.js'
import type { Page } from '../../src/discord/road/message.js'
import { legalActions, presets, resultOf, turnOf, viewOf } from '../../src/engine/index.js'
import { languages, translator } from '../../src/i18n/index.js'
import { decodePress } from '../support/presses.js'
import { expectFits } from './present/limits.js'
import { buttonsOf, textOf } from './present/support.js'
import { plainLook } from '../support/plain-look.js'

const user = '100000000000000001'
const places = lessons.flatMap(({ steps }, lesson) => steps.map((step, at) => ({ lesson, at, step })))
const state = (data: string): LearnState => readLearn(data)

/** Where each button of a page leads. */
const leads = (page: Page): (LearnState & { readonly data: string })[] =>
  buttonsOf(page).flatMap(({ custom_id }) => {
    const press = decodePress(custom_id)
    return press?.do === 'page' && press.page === 'learn' ? [{ ...readLearn(press.data), data: press.data }] : []
  })

describe.each(languages)('the lessons in %s', (language) => {
  const t = translator(language)
  const shown = (data: string, size: 1080 | null = 1080) =>
    presentLearn(state(data), t, { look: { ...plainLook, size }, user })

  it('fit on every page and after every answer, with pictures and as text only', () => {
    const all = ['', 'done', ...places.map(({ lesson, at }) => `${lesson}.${at}`)]
    for (const size of [1080, null] as const)
      for (const data of all) {
        expectFits(shown(data, size))
        for (const next of leads(shown(data, size))) expectFits(shown(next.data, size))
        if (size === null) expect(shown(data, size).pictures).toEqual([])
      }
  })

  it('have exactly one right choice, or some right cards, and each wrong answer has a reason of its own', () => {
    for (const { lesson, at, step } of places) {
      const answers = leads(shown(`${lesson}.${at}`)).filter((next) => next.at === 'step' && next.answer !== null)
      const told = answers.map(({ data }) => textOf(shown(data)))
      const right = told.filter((text) => text.includes(`> ${t('learn.right', { why: '' }).trim()}`))
      const wrong = told.filter((text) => text.includes(`> ${t('learn.wrong', { why: '' }).trim()}`))
      expect(right.length + wrong.length).toBe(told.length)
      if (!step.asks) expect(told).toEqual([])
      else if (step.asks.kind === 'choice') expect(right).toHaveLength(1)
      else expect(right.length).toBeGreaterThan(0)
      if (step.asks) expect(wrong.length).toBeGreaterThan(0)
      for (const { data } of answers) {
        const again = leads(shown(data)).some((next) => next.at === 'step' && next.answer !== null)
        expect(again).toBe(!textOf(shown(data)).includes(t('learn.right', { why: '' }).trim()))
      }
    }
  })

  it('lead from the first step through all to the end, and back', () => {
    const walk = (from: string, button: string) => {
      const pages: string[] = []
      for (let data = from; pages.length < 50;) {
        const next = buttonsOf(shown(data)).find(({ label }) => label === button)
        const press = decodePress(next?.custom_id ?? '')
        if (press?.do !== 'page') return pages
        pages.push((data = press.data))
      }
      return pages
    }
    const all = places.map(({ lesson, at }) => `${lesson}.${at}`)
    expect(walk('0.0', t('button.later'))).toEqual([...all.slice(1), 'done'])
    expect(walk(all.at(-1) ?? '', t('button.earlier'))).toEqual([...all.slice(0, -1).reverse(), ''])
  })
})

describe('the deals of the lessons', () => {
  it('are legal to their last card, and show the learner what the text speaks of', () => {
    for (const { scene } of lessons.flatMap(({ steps }) => steps))
      if (scene) expect(() => dealOf(scene), scene).not.toThrow()
    const hand = (scene: Scene) => viewOf(dealOf(scene), 0)
    expect(hand('one-hand').hand.slice(0, 2)).toEqual(['HT', 'CQ'])
    expect(hand('one-hand').trick?.winner).toBe(3)
    expect(hand('equal-cards').trick?.winner).toBe(2)
    expect(hand('partner-shown').parties).toEqual(['re', 'kontra', 're', 'kontra'])
    expect(hand('both-shown').parties).toEqual(['kontra', 'kontra', 're', 're'])
    expect(hand('both-held').legal).toContainEqual({ type: 'reserve', kind: 'hochzeit', seat: 0 })
    for (const scene of ['suit-led', 'suit-missing', 'ten-led', 'both-shown', 'time-to-call'] as const)
      expect(turnOf(dealOf(scene)), scene).toBe(0)
  })

  it('take as right what the rules allow', () => {
    const cards = (scene: Scene) =>
      new Set(legalActions(dealOf(scene), 0).flatMap((act) => (act.type === 'play' ? [act.card] : [])))
    for (const [lesson, at, scene] of [
      [1, 0, 'suit-led'],
      [1, 1, 'suit-missing'],
    ] as const) {
      const asks = lessons[lesson]?.steps[at]?.asks
      const { deal } = sceneOf(scene, user, true)
      for (const card of deal?.hand ?? [])
        if (asks?.kind === 'card' && deal && asks.right(card, deal)) expect(cards(scene)).toContain(card)
      if (scene === 'suit-led' && asks?.kind === 'card' && deal)
        expect([...cards(scene)].every((card) => asks.right(card, deal))).toBe(true)
    }
    const calls = (scene: 'time-to-call' | 'called-re') => viewOf(dealOf(scene), 0).calls.map(({ call }) => call)
    expect(calls('time-to-call')).toContain('re')
    expect(calls('called-re')).toContain('keine90')
    expect(calls('called-re')).not.toContain('re')
    expect(viewOf(dealOf('time-to-call'), 0).hand).toHaveLength(11)
    expect(viewOf(dealOf('called-re'), 0).hand).toHaveLength(10)
    expect(viewOf(dealOf('eyes'), 0).tricks.at(-1)?.eyes).toBe(25)
  })

  it('count the last game as the lesson does', () => {
    const result = resultOf(dealOf('whole'))
    expect(result).toMatchObject({ winner: 'kontra', eyes: { kontra: 136, re: 104 }, value: 3 })
    expect(result?.lines.map(({ code }) => code)).toEqual(['won', 'gegenDieAlten', 'fuchs'])
    for (const language of languages) expect(translator(language)('learn.count.deal')).toContain('136 : 104')
    expect(viewOf(dealOf('fox'), 0)).toMatchObject({ rules: presets.ddv, tricks: [{ winner: 0 }] })
  })

  it('give no answer away: while a question is open no card stands out', () => {
    const t = translator('de')
    for (const { lesson, at, step } of places) {
      if (step.asks?.kind !== 'card') continue
      const [hand] = presentLearn(state(`${lesson}.${at}`), t, { look: plainLook, user }).pictures.slice(-1)
      expect(hand?.alt).not.toContain('Spielbar')
    }
  })
})

it('reads damaged buttons as the list of lessons', () => {
  for (const data of ['9.0', '0.9', 'x', '0', '0.0.x', '0.0.123']) expect(readLearn(data)).toEqual({ at: 'lessons' })
})
