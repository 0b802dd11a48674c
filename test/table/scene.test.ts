import { expect, it } from 'vitest'
import { apply, startDeal, viewOf } from '../../src/engine/index.js'
import type { Deal } from '../../src/engine/index.js'
import { sceneView } from '../../src/table/scene.js'
import { leading, started } from '../support/table-steps.js'

const dealIn = (table: { readonly deal: Deal | null }): Deal => {
  if (table.deal === null) throw new Error('no deal is running')
  return table.deal
}

/** The learner leads. */
function learnerLeads(): Deal {
  const { setup } = { setup: dealIn(leading()) }
  for (const dealer of [0, 1, 2, 3] as const) {
    const deal = startDeal({ rules: viewOf(setup, 0).rules, hands: handsOf(setup), dealer })
    if (!deal.ok) throw new Error(deal.refusal.code)
    let now = deal.value
    for (let seat = 0; seat < 4; seat++) {
      const turn = viewOf(now, 0).turn
      const said = turn === null ? null : apply(now, { type: 'healthy', seat: turn })
      if (said?.ok) now = said.value.deal
    }
    if (viewOf(now, 0).turn === 0) return now
  }
  throw new Error('the learner never leads')
}

const handsOf = (deal: Deal) => [viewOf(deal, 0).hand, viewOf(deal, 1).hand, viewOf(deal, 2).hand, viewOf(deal, 3).hand] as const // prettier-ignore

it('shows what the learner may play and who plays with whom only where the lesson lets it', () => {
  const deal = learnerLeads()
  const shown = sceneView({ id: 'scene', deal, learner: 'anna', open: true })
  expect(shown.deal).toEqual(viewOf(deal, 0))
  expect(shown.deal?.legal.length).toBeGreaterThan(0)
  const hidden = sceneView({ id: 'scene', deal, learner: 'anna', open: false })
  expect(hidden.deal).toEqual({ ...viewOf(deal, 0), legal: [], publicParties: [null, null, null, null] })
})

it('hides nothing while nobody plays yet: the learner is asked for a Vorbehalt', () => {
  const deal = dealIn(started())
  expect(sceneView({ id: 'scene', deal, learner: 'anna', open: false }).deal).toEqual(viewOf(deal, 0))
})

it('is over once its deal is, as between two games', () => {
  let deal: Deal = learnerLeads()
  while (viewOf(deal, 0).phase !== 'over') {
    const { turn } = viewOf(deal, 0)
    const move = turn === null ? undefined : viewOf(deal, turn).legal.find(({ type }) => type === 'play')
    const done = turn === null || move === undefined ? null : apply(deal, { ...move, seat: turn })
    if (!done?.ok) throw new Error('the deal stands still')
    deal = done.value.deal
  }
  expect(sceneView({ id: 'scene', deal, learner: 'anna', open: false }).status).toBe('between')
})

it('is a practice in its first game, with the learner on the first seat and computers on the others', () => {
  const computer = { kind: 'computer', level: 'easy' }
  expect(sceneView({ id: 'scene', deal: dealIn(started()), learner: 'anna', open: true })).toMatchObject({
    id: 'scene',
    kind: 'practice',
    status: 'playing',
    game: 1,
    viewer: 0,
    host: 'anna',
    seats: [{ kind: 'person', user: 'anna' }, computer, computer, computer],
    places: [{ kind: 'person', user: 'anna' }, computer, computer, computer],
  })
})
