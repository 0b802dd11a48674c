import type { APIMessage } from 'discord-api-types/v10'
import { parseMatch } from '../../src/engine/index.js'
import type { MatchRecord, PresetId, RuleSet, SwitchId } from '../../src/engine/index.js'
import { groups, switchesIn, valuesOf } from '../../src/discord/look/switches.js'
import { firstFour, settle as idsOf } from '../../src/playground/people.js'
import type { Table } from '../../src/table/table.js'
import { startStage } from './bot.js'
import type { Stage } from './bot.js'
import { PageClient } from './page-client.js'
import { handAt, seatAll } from './page-play.js'
import { PageWatch } from './page-watch.js'
import { isPrivate, liveId, textOf } from './reading.js'
import { after, lobby } from './table-steps.js'

/** A table at the page at which the first deal has just been dealt. */
export interface Evening {
  readonly stage: Stage
  readonly page: PageClient
  /** Everything that the channel has read so far, edits included. */
  readonly channel: () => string
  /** The table as the channel shows it now. */
  readonly board: () => string
  /** Somebody's private hand. */
  readonly hand: (person: string) => APIMessage
  /** Waits until the channel is up to date. */
  readonly told: () => Promise<void>
  /** Closes the table and gives the match, having checked that nobody was told a card that was not theirs to know. */
  readonly closed: () => Promise<MatchRecord>
}

/** The only private message of somebody that is newest. */
function answerTo(page: PageClient, person: string): APIMessage {
  const answer = page.messages(person).findLast(isPrivate)
  if (!answer) throw new Error(`${person} was not answered`)
  return answer
}

/** Chooses rules for the channel on the page that changes them, as somebody who manages the server. */
export async function chooseRules(
  { stage, page }: Pick<Evening, 'stage' | 'page'>,
  person: string,
  { preset, set }: RuleSet,
): Promise<APIMessage> {
  const settled = async (act: Promise<void>) => {
    await act
    await stage.settle()
    await page.heard()
  }
  const choose = (field: string, value: string) =>
    settled(page.choose(person, answerTo(page, person), `.${field}.`, [value]))
  await settled(page.command(person, 'doko rules'))
  await settled(page.press(person, answerTo(page, person), 'Ändern'))
  await choose('preset', preset)
  for (const id of Object.keys(set) as SwitchId[]) {
    await choose('group', groups.find((group) => switchesIn(group).includes(id)) ?? '')
    await choose('switch', id)
    await choose('value', `${valuesOf(id).findIndex((value) => value === set[id])}`)
  }
  return answerTo(page, person)
}

/** A seed whose first deal is as wanted, with the people of the page on their seats. Anna deals. */
function seedWhere(rules: RuleSet, wanted: (table: Table) => boolean): string {
  const [host = '', ...others] = idsOf(firstFour).map(({ user }) => user.id)
  const joined = others.map((user) => ({ type: 'join', user }) as const)
  for (let tried = 0; tried < 20_000; tried++) {
    const seed = `evening-${tried}`
    const table = after(lobby({ host, seed, rules, games: 1 }), ...joined, { type: 'start', user: host })
    if (wanted(table)) return seed
  }
  throw new Error('There is no such deal among 20000')
}

/**
 * Starts an evening at the page: the channel's rules are chosen there, four people sit down, and the first deal is as wanted.
 * @param wanted tells whether the first deal will do
 */
export async function evening(
  preset: PresetId,
  set: RuleSet['set'],
  wanted: (table: Table) => boolean,
): Promise<Evening> {
  const rules: RuleSet = { preset, set }
  const stage = await startStage({ seeds: [seedWhere(rules, wanted)] })
  const page = await PageClient.open(stage.playground)
  const watch = new PageWatch(stage, page)
  const read: string[] = []
  page.onMessage(({ message }) => {
    if (!isPrivate(message)) read.push(textOf(message))
  })
  await chooseRules({ stage, page }, 'anna', rules)
  await seatAll(stage, page, { rules: 'own', games: 4 })
  const told = async () => {
    await stage.pass(2500)
    await page.heard()
  }
  await told()
  return {
    stage,
    page,
    told,
    channel: () => read.join('\n'),
    board: () => textOf(page.messages('anna').findLast((message) => !isPrivate(message))),
    hand: (person) => {
      const hand = handAt(page, person)
      if (!hand) throw new Error(`${person} has no hand`)
      return hand
    },
    closed: async () => {
      await told()
      const host = 'anna'
      const press = async (label: string, privately: boolean) => {
        const message = page.messages(host).findLast((one) => isPrivate(one) === privately)
        if (message) await page.press(host, message, label)
        await told()
      }
      await press('more', false)
      await press('ask-close', true)
      await press('close', true)
      await press('check', false)
      const answer = await fetch(answerTo(page, host).attachments[0]?.url ?? '')
      const match = parseMatch(await answer.text())
      page.close()
      if (!match.ok) throw new Error(`The match cannot be read: ${match.refusal.code}`)
      const wrong = watch.told(match.value, page.people)
      if (wrong.length > 0) throw new Error(`Somebody was told too much: ${wrong.join('\n')}`)
      if (stage.warnings.length > 0) throw new Error(stage.warnings.join('\n'))
      return match.value
    },
  }
}

/** Those of the people whose hand asks say "gesund", each once, in the order of the seats. */
export async function healthy({ page, stage, hand }: Evening, ...people: readonly string[]): Promise<void> {
  for (const person of people) {
    if (liveId(hand(person), 'healthy') === undefined) throw new Error(`${person} is not asked`)
    await page.press(person, hand(person), 'healthy')
    await stage.settle()
    await page.heard()
  }
}
