import { ComponentType } from 'discord-api-types/v10'
import type { APIMessage } from 'discord-api-types/v10'
import { accents } from '../../src/discord/look/parts.js'
import type { Stage } from './bot.js'
import type { PageClient } from './page-client.js'
import { controlsOf, isPrivate, liveId, liveOf } from './reading.js'
import type { Control } from './reading.js'

/** A dice that falls the same way each time: a number from 0 up to, but not including, 1. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** How daring people are: chances from 0 to 1. */
export interface Temper {
  /** Declaring what only some hands may: Hochzeit, Armut, Schmeißen, Kartenabgabe. */
  readonly reserve: number
  /** Playing a Solo, which any hand may. */
  readonly solo: number
  /** Opening the calls, and saying one of them. */
  readonly call: number
  /** Taking an Armut up. */
  readonly take: number
}

const handPress = /^d1:(play|healthy|pick-reservation|reserve|take|pass|give|genscher|calls|weigh|announce|refresh|last-trick|continue):/ // prettier-ignore

/** The private hand of somebody at the page, as it is now. */
export const handAt = (page: PageClient, person: string): APIMessage | undefined =>
  page
    .messages(person)
    .findLast((message) => isPrivate(message) && controlsOf(message).some(({ custom_id }) => handPress.test(custom_id)))

const isSolo = (kind: string): boolean => /solo|fleischlos/.test(kind)

const isSelect = (control: Control | undefined): control is Control => control?.type === 3

/** Whether a hand waits for its owner: it is marked so, or the next deal waits for everybody. */
const isDue = (hand: APIMessage | undefined): hand is APIMessage =>
  liveId(hand, 'continue') !== undefined ||
  hand?.components?.some((part) => part.type === ComponentType.Container && part.accent_color === accents.brass) ===
    true

/** So many different options of a select, as the dice falls. */
function some(select: Control, roll: () => number): string[] {
  const left = (select.options ?? []).map(({ value }) => value)
  const chosen: string[] = []
  for (let count = select.min_values ?? 1; count > 0; count--)
    chosen.push(...left.splice(Math.floor(roll() * left.length), 1))
  return chosen
}

/** Does one thing that somebody's hand offers if it waits for them, as the dice falls. Tells whether it did. */
export async function act(page: PageClient, person: string, roll: () => number, temper: Temper): Promise<boolean> {
  const hand = handAt(page, person)
  if (!isDue(hand)) return false
  const live = liveOf(hand)
  const all = (verb: string) => live.filter(({ custom_id }) => custom_id.split(':')[1] === verb)
  const first = (verb: string): Control | undefined => all(verb)[0]
  const any = (verb: string): Control | undefined => all(verb)[Math.floor(roll() * all(verb).length)]
  const press = async (control: Control | undefined): Promise<boolean> => {
    if (control) await page.press(person, hand, control.custom_id)
    return control !== undefined
  }
  const choose = async (control: Control): Promise<boolean> => {
    await page.choose(person, hand, control.custom_id, some(control, roll))
    return true
  }
  if (first('continue')) return press(first('continue'))
  if (first('reserve')) return press(roll() < 0.8 ? first('reserve') : first('refresh'))
  const reserving = first('pick-reservation')
  const healthy = first('healthy')
  if (isSelect(reserving)) {
    const special = (reserving.options ?? []).filter(({ value }) => !isSolo(value))
    if (special.length > 0 && roll() < temper.reserve) return choose({ ...reserving, options: special })
    if (!healthy || roll() < temper.solo) return choose(reserving)
  }
  if (healthy) return press(healthy)
  if (first('take')) return press(roll() < temper.take ? first('take') : first('pass'))
  const giving = first('give')
  if (isSelect(giving)) return choose(giving)
  if (first('announce') ?? first('weigh')) {
    const said = roll() < 0.2 ? (any('weigh') ?? any('announce')) : (any('announce') ?? any('weigh'))
    return press(roll() < 0.7 ? said : (first('refresh') ?? first('calls')))
  }
  const genscher = first('genscher')
  if (isSelect(genscher) && roll() < 0.7) return choose(genscher)
  // The last card of a hand plays itself.
  if (controlsOf(hand).filter(({ custom_id }) => custom_id.startsWith('d1:play:')).length === 1) return false
  const playable = all('play').length > 0
  if (first('calls') && (!playable || roll() < temper.call)) return press(first('calls'))
  if (playable) return press(any('play'))
  // The calls were opened and there are none any more: back to the cards.
  return press(live.find(({ custom_id, label }) => custom_id.startsWith('d1:refresh:') && label !== undefined))
}

/** Opens a table as the first person of the page, seats the others, and starts. */
export async function seatAll(
  stage: Stage,
  page: PageClient,
  options: Readonly<Record<string, string | number>>,
): Promise<void> {
  const [host = '', ...others] = page.people
  await page.command(host, 'doko start', options)
  await stage.settle()
  await page.heard()
  const table = () => {
    const message = page.messages(host).findLast((one) => !isPrivate(one) && liveId(one, 'join') !== undefined)
    if (!message) throw new Error('There is no table')
    return message
  }
  for (const person of others) {
    await page.press(person, table(), 'join')
    await stage.settle()
    await page.heard()
  }
  const lobby = page.messages(host).findLast((one) => liveId(one, 'start') !== undefined)
  if (!lobby) throw new Error('The table cannot be started')
  await page.press(host, lobby, 'start')
}

/**
 * Lets the people do what their hands wait for while `going` holds. The clock moves on now and then, so that the channel is
 * brought up to date, and when nobody has anything to do.
 */
export async function playWhile(
  stage: Stage,
  page: PageClient,
  { going, roll, temper }: { going: () => boolean; roll: () => number; temper: Temper },
): Promise<void> {
  const waits = [() => page.heard(), () => stage.settle(), ...Array.from({ length: 8 }, () => () => stage.pass(1000))]
  let acts = 0
  for (let idle = 0; going();) {
    let done = false
    for (const person of page.people) if (going()) done = (await act(page, person, roll, temper)) || done
    if (done && ++acts % 10 === 0) await stage.pass(1000)
    const wait = waits[done ? 0 : idle]
    idle = done ? 0 : idle + 1
    if (!wait) throw new Error('Nobody can do anything')
    if (!done) await wait()
    if (!done) await page.heard()
  }
}
