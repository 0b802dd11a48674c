import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { judge, parseMatch, presetIds, seats, verifyMatch } from '../../src/engine/index.js'
import type { GameKind, JudgedDeal, MatchRecord, PresetId } from '../../src/engine/index.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { PageClient } from '../support/page-client.js'
import { dice, playWhile, seatAll } from '../support/page-play.js'
import { PageWatch } from '../support/page-watch.js'
import { liveId, textOf } from '../support/reading.js'

const games = 8
/** What happens in these matches beside plain games, as the dice falls. */
const happens: Readonly<Record<PresetId, readonly GameKind[]>> = {
  ddv: ['hochzeit', 'piksolo', 'fleischlos'],
  norsk: ['hochzeit', 'damensolo'],
  hausrunde: ['armut'],
  willi: ['kartenabgabe', 'bubensolo', 'hochzeit'],
}
/** How the dice falls, so that all of it happens. */
const rolls: Readonly<Record<PresetId, number>> = { ddv: 7, norsk: 10, hausrunde: 7, willi: 7 }
const temper = { reserve: 0.9, solo: 0.04, call: 0.15, take: 0.7 }

/** The message that ends the match; undefined while it runs. */
const endOf = (page: PageClient): APIMessage | undefined =>
  page.messages('anna').findLast((message) => textOf(message).includes(`Nach ${games} Spielen`))

/** The answer to a button of the last message. */
async function asked(stage: Stage, page: PageClient, person: string, verb: string): Promise<APIMessage> {
  const end = endOf(page)
  if (!end) throw new Error('The match has not ended')
  await page.press(person, end, liveId(end, verb) ?? verb)
  await stage.settle()
  await page.heard()
  const answer = page.messages(person).at(-1)
  if (!answer) throw new Error('There was no answer')
  return answer
}

/** The file that "Prüfen" gives, read as `doko verify` reads it. */
async function matchOf(message: APIMessage): Promise<MatchRecord> {
  const answer = await fetch(message.attachments[0]?.url ?? '')
  const read = parseMatch(await answer.text())
  if (!read.ok) throw new Error(`The file cannot be read: ${read.refusal.code}`)
  return read.value
}

const figure = (text: string): number => Number(text.replace('\u2212', '-'))

/** The running totals of each game as the score sheet says them in words, the first game first. */
const rowsOf = (message: APIMessage): number[][] =>
  textOf(message)
    .split('\n')
    .filter((line) => /^\D*\d+:.*🔵1 \*\*/.test(line))
    .map((line) => [...line.matchAll(/[🔵🟡🟠⚪]\d \*\*([\u2212\d]+)\*\*/gu)].map(([, total = '']) => figure(total)))
    .reverse()

/** What the judge of records says of each deal that was not thrown in. */
const judgedDeals = ({ deals }: MatchRecord): JudgedDeal[] =>
  deals.flatMap(({ record }) => {
    const judged = judge(record)
    if (!judged.ok || !judged.over) throw new Error('A deal is not over')
    return judged.game === 'redeal' ? [] : [judged]
  })

/** The running totals, game by game. */
const totalsOf = (deals: readonly JudgedDeal[]): number[][] =>
  deals.map((_, at) => seats.map((seat) => deals.slice(0, at + 1).reduce((sum, { points }) => sum + points[seat], 0)))

it.each(presetIds)(
  'lets four people at the page play a whole match by %s',
  async (preset) => {
    const stage = await startStage({ seeds: [`match of ${preset}`] })
    const page = await PageClient.open(stage.playground)
    const watch = new PageWatch(stage, page)
    await seatAll(stage, page, { rules: preset, games })
    await playWhile(stage, page, { going: () => endOf(page) === undefined, roll: dice(rolls[preset]), temper })

    const match = await matchOf(await asked(stage, page, 'clara', 'check'))
    const verified = verifyMatch(match)
    expect(verified).toMatchObject({ ok: true, value: { committed: true, finished: games } })
    expect(verified.ok && verified.value.deals.filter(({ fault }) => fault !== null)).toEqual([])

    const sheet = rowsOf(await asked(stage, page, 'david', 'why-game'))
    expect(sheet).toHaveLength(games)
    const judged = judgedDeals(match)
    expect(sheet).toEqual(totalsOf(judged))
    expect(judged.map(({ game }) => game)).toEqual(expect.arrayContaining([...happens[preset]]))
    expect(judged.some(({ announced }) => announced.re >= 2 || announced.kontra >= 2)).toBe(true)

    const book = preset === 'willi' ? 'minus' : 'plus'
    const ranked = await stage.ledger.rankings(stage.playground.world.guildId, { book, offset: 0, limit: 10 })
    const byPerson = page.people.map((person) => ranked.rows.find(({ user }) => user === page.userOf(person)))
    expect(byPerson.map((row) => row?.points)).toEqual(sheet.at(-1))
    expect(byPerson.map((row) => row?.games)).toEqual(page.people.map(() => games))

    expect(watch.told(match, page.people)).toEqual([])
    expect(watch.looked.private).toBeGreaterThan(games * 12 * 4)
    expect(watch.looked.public).toBeGreaterThan(0)
    expect(stage.warnings).toEqual([])
    page.close()
  },
  180_000,
)
