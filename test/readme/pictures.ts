// Makes the card emojis, the bot's icon and banner and the README's pictures with the program itself: `npm run pictures`. The last one needs an
// installed Chromium.
import { mkdir, writeFile } from 'node:fs/promises'
import { emojiPicture, handPicture, tablePicture } from '../../src/discord/look/pictures.js'
import { wantedFaces } from '../../src/discord/road/emojis.js'
import { apply, legalActions, shuffledHands, startDeal, turnOf, viewOf } from '../../src/engine/index.js'
import type { Deal, Seat } from '../../src/engine/index.js'
import { translator } from '../../src/i18n/index.js'
import { players } from '../../src/players/index.js'
import type { TableView } from '../../src/table/view.js'
import { drawBanner, drawIcon } from './emblem.js'
import { photographPlayground } from './photograph.js'

import path from 'node:path'
import { plainLook } from '../support/plain-look.js'

const folder = path.resolve(import.meta.dirname, '../../assets/readme')
const rules = { preset: 'ddv', set: {} } as const

/** Plays a shuffled deal with computer players until a seat is to play in a trick with so many cards. */
function playedUntil(seed: string, seat: Seat, tricks: number, cards: number): Deal {
  const started = startDeal({ rules, dealer: 3, hands: shuffledHands(rules, seed) })
  if (!started.ok) throw new Error(started.refusal.code)
  let deal = started.value
  for (let turn = turnOf(deal); turn !== null; turn = turnOf(deal)) {
    const view = viewOf(deal, turn)
    if (turn === seat && view.tricks.length === tricks && view.trick?.cards.length === cards) return deal
    const move = players['easy']?.choose(view, seed)
    const action = move ? { ...move, seat: turn } : legalActions(deal, turn)[0]
    const done = action ? apply(deal, action) : null
    if (!done?.ok) throw new Error('the deal went wrong')
    deal = done.value.deal
  }
  throw new Error(`seed ${seed} never comes there`)
}

function tableView(deal: Deal, viewer: Seat | 'spectator'): TableView {
  const view = viewOf(deal, viewer)
  const person = (user: string) => ({ kind: 'person' as const, user })
  const seated: TableView['seats'] = [person('1'), person('2'), { kind: 'computer', level: 'easy' }, person('4')]
  return {
    id: 'readme',
    number: 1,
    kind: 'match',
    server: '1',
    room: '1',
    host: '1',
    openedAt: 0,
    version: 1,
    status: 'playing',
    rules,
    games: 24,
    level: 'easy',
    pace: 'human',
    thread: false,
    quiet: 0,
    places: seated,
    seating: [0, 1, 2, 3],
    seats: seated,
    viewer,
    place: viewer === 'spectator' ? null : viewer,
    game: 1,
    deal: view,
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
    lobby: { kept: [], keptUntil: null, anybodyAt: null, suggested: false, before: null, removed: [] },
    owes: [false, false, false, false],
    startsAt: null,
    resultAt: 0,
    nextAt: null,
    closesAt: null,
    proposal: null,
    closeVote: null,
    closure: null,
    suspended: null,
    pausedBy: null,
    commitment: '',
    proof: null,
  }
}

/** A seed where the third player announces and two seats have shown their party makes the liveliest picture. */
function livelySeed(): string {
  for (let n = 0; n < 5000; n++) {
    const seed = `picture ${n}`
    try {
      const view = viewOf(playedUntil(seed, 1, 5, 2), 'spectator')
      if (view.announcements.length >= 2 && view.publicParties.filter((party) => party !== null).length >= 2)
        return seed
    } catch {
      continue // a Solo in which seat 1 leads, or another course of play
    }
  }
  throw new Error('no lively deal found')
}

/** A hand with seven trumps in which both rails are full, and trump is led. */
function richSeed(): string {
  for (let n = 0; n < 5000; n++) {
    const seed = `hand ${n}`
    try {
      const view = viewOf(playedUntil(seed, 2, 0, 2), 2)
      const trumps = view.hand.filter((card) => view.trumps.includes(card)).length
      const open = new Set(view.legal.map((action) => (action.type === 'play' ? action.card : ''))).size
      if (trumps === 7 && open >= 4 && open <= 8 && view.hand.includes('CQ') && view.hand.includes('DA')) return seed
    } catch {
      continue
    }
  }
  throw new Error('no such hand found')
}

await mkdir(folder, { recursive: true })
const t = translator('de')
const fresh = playedUntil(richSeed(), 2, 0, 2)
const hand = handPicture(tableView(fresh, 2), t, plainLook)
const table = tablePicture(tableView(playedUntil(livelySeed(), 1, 5, 2), 'spectator'), t, plainLook)
if (hand) await writeFile(path.join(folder, 'hand.webp'), await hand.draw())
if (table) await writeFile(path.join(folder, 'table.webp'), await table.draw())
const emojis = path.resolve(folder, '../emojis')
await mkdir(emojis, { recursive: true })
for (const { file, card, language } of wantedFaces()) {
  await writeFile(path.join(emojis, `${file}.png`), await emojiPicture(card, translator(language)))
}
const listing = path.resolve(folder, '../listing')
await mkdir(listing, { recursive: true })
await writeFile(path.join(listing, 'icon.png'), drawIcon().toBuffer('image/png'))
await writeFile(path.join(listing, 'banner.png'), drawBanner().toBuffer('image/png'))
await photographPlayground(path.join(folder, 'playground.png'))
