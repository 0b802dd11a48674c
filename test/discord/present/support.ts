import { ComponentType } from 'discord.js'
import {
  apply,
  drawsOf,
  legalActions,
  resultOf,
  shuffledHands,
  startDeal,
  turnOf,
  viewOf,
} from '../../../src/engine/index.js'
import { seats } from '../../../src/engine/index.js'
import type { Action, BySeat, Card, Deal, DealResult, RuleSet, Seat, Viewer } from '../../../src/engine/index.js'
import type { Page } from '../../../src/discord/road/message.js'
import type { SheetRow, TableView } from '../../../src/table/view.js'

export const people = ['100000000000000001', '100000000000000002', '100000000000000003'] as const
export const ddv: RuleSet = { preset: 'ddv', set: {} }

const usualSeats: TableView['seats'] = [
  { kind: 'person', user: people[0] },
  { kind: 'person', user: people[1] },
  { kind: 'person', user: people[2] },
  { kind: 'computer', level: 'easy' },
]

/** A table of three people and a computer; `changes` replaces any part. */
export function tableView(changes: Partial<TableView> = {}): TableView {
  const seated = changes.seats ?? usualSeats
  return {
    id: 'k3v9x0qz',
    number: 2,
    kind: 'match',
    server: '900000000000000001',
    room: '900000000000000002',
    host: people[0],
    openedAt: 0,
    version: 57,
    status: 'playing',
    rules: ddv,
    games: 24,
    level: 'easy',
    pace: 'human',
    thread: false,
    quiet: 0,
    places: seated,
    seating: [0, 1, 2, 3],
    seats: seated,
    viewer: 'spectator',
    place: changes.viewer === undefined || changes.viewer === 'spectator' ? null : changes.viewer,
    game: 3,
    deal: null,
    sheet: [],
    totals: [0, 0, 0, 0],
    bock: [],
    ready: [],
    mayReturn: null,
    clock: { limit: null, since: 0, until: null },
    advance: null,
    declarable: [],
    mayTakeBack: false,
    takeBack: null,
    proposal: null,
    closeVote: null,
    startsAt: null,
    resultAt: 0,
    nextAt: null,
    closesAt: null,
    lobby: { kept: [], keptUntil: null, anybodyAt: null, suggested: false, before: null, removed: [] },
    owes: [false, false, false, false],
    closure: null,
    suspended: null,
    pausedBy: null,
    commitment: 'c0ffee'.repeat(10) + 'cafe',
    proof: null,
    ...changes,
  }
}

/** The table while a deal runs, as one viewer sees it. */
export const during = (deal: Deal, viewer: Viewer, changes: Partial<TableView> = {}): TableView => {
  const view = viewOf(deal, viewer)
  return tableView({ viewer, deal: view, rules: view.rules, ...changes })
}

export function begin(rules: RuleSet, hands: readonly (readonly Card[])[], dealer: Seat = 3): Deal {
  const started = startDeal({ rules, dealer, hands: hands as BySeat<readonly Card[]> })
  if (!started.ok) throw new Error(started.refusal.code)
  return started.value
}

/** Applies actions one after another. */
export function after(deal: Deal, ...actions: readonly Action[]): Deal {
  return actions.reduce((now, action) => {
    const next = apply(now, action)
    if (!next.ok) throw new Error(`${next.refusal.code}: ${JSON.stringify(action)}`)
    return next.value.deal
  }, deal)
}

/** Every state of a random deal, first to last. */
export function* randomDeal(rules: RuleSet, seed: string): Generator<Deal> {
  const draw = drawsOf(`acts of ${seed}`)
  let deal = begin(rules, shuffledHands(rules, seed))
  yield deal
  for (;;) {
    const turn = turnOf(deal)
    if (turn === null) return
    const options = seats.flatMap((seat) =>
      legalActions(deal, seat).filter((act) => seat === turn || act.type === 'announce'),
    )
    const acts = options.filter((act) => act.type !== 'announce')
    const said = options.filter((act) => act.type === 'announce')
    const from = draw(12) === 0 && said.length > 0 ? said : acts
    const action = from[draw(from.length)]
    if (!action) throw new Error('nobody can act')
    deal = after(deal, action)
    yield deal
  }
}

/** A sheet row of a finished deal. */
export function rowOf(result: DealResult, number = 3): SheetRow {
  return { number, dealer: 3, seating: [0, 1, 2, 3], bock: 1, result, totals: result.points, coming: [] }
}

export const finished = (deal: Deal): DealResult => {
  const result = resultOf(deal)
  if (!result) throw new Error('the deal is not over')
  return result
}

interface Node {
  readonly type: ComponentType
  readonly [key: string]: unknown
}

/** Every component of a page, nested ones included. */
export function nodesOf(page: Page): Node[] {
  const inside = (node: Node): Node[] => [
    ...((node['components'] as Node[] | undefined) ?? []),
    ...(node['accessory'] ? [node['accessory'] as Node] : []),
  ]
  const walk = (node: Node): Node[] => [node, ...inside(node).flatMap(walk)]
  return (page.components as unknown as Node[]).flatMap(walk)
}

export const textOf = (page: Page): string =>
  nodesOf(page)
    .filter((node) => node.type === ComponentType.TextDisplay)
    .map((node) => String(node['content']))
    .join('\n')

export interface ShownButton {
  readonly custom_id: string
  readonly label?: string
  readonly disabled?: boolean
  readonly emoji?: { readonly id?: string; readonly name?: string }
}

export const buttonsOf = (page: Page): ShownButton[] =>
  nodesOf(page).filter((node) => node.type === ComponentType.Button) as unknown as ShownButton[]

export interface ShownSelect {
  readonly custom_id: string
  readonly placeholder: string
  readonly min_values: number
  readonly max_values: number
  readonly options: readonly { label: string; value: string; description?: string }[]
}

export const selectsOf = (page: Page): ShownSelect[] =>
  nodesOf(page).filter((node) => node.type === ComponentType.StringSelect) as unknown as ShownSelect[]

/** Everything that a reader of a page can come to know, pictures' models and alt texts included. */
export const everythingIn = (page: Page): string =>
  [JSON.stringify(page.components), ...page.pictures.flatMap((picture) => [picture.alt, picture.key])].join('\n')
