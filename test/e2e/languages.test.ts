import { Locale } from 'discord-api-types/v10'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { languages, localeOf } from '../../src/i18n/index.js'
import type { Language } from '../../src/i18n/index.js'
import { readTexts } from '../../src/i18n/locales.js'
import type { Player } from '../../src/playground/driver.js'
import { startStage } from '../support/bot.js'
import type { Stage } from '../support/bot.js'
import { did, onTurn, publicView, seatAndStart, simplest, there } from '../support/playing.js'
import { altOf, controlsOf, isPrivate, liveId, liveOf, textOf } from '../support/reading.js'

const names = ['anna', 'ben', 'clara']
const locales = { de: Locale.German, en: Locale.EnglishGB, no: Locale.Norwegian }

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Every word that a language's texts have, and the names of all languages. */
const vocabulary = (language: Language): ReadonlySet<string> => {
  const names = languages.map((other) => localeOf(other).name)
  const texts = [localeOf(language).sentences, names, readTexts(`glossary.${language}.json`)]
  return new Set(texts.flatMap(stringsIn).flatMap(wordsIn))
}

/** Everything that a message says in words; mentions, times, digests and addresses are no words. */
const sayingsOf = (message: APIMessage): string[] =>
  [
    message.content,
    textOf(message),
    altOf(message),
    ...controlsOf(message).flatMap(({ label, placeholder, options = [] }) => [
      label ?? '',
      placeholder ?? '',
      ...options.flatMap((option) => [option.label, option.description ?? '']),
    ]),
  ].map((text) => text.replace(/<[^>]*>|`[^`]*`|https?:\S*/g, ' '))

/** What changes the match, the people at it or the language; all other controls only show something. */
const acts =
  /^d1:(join|accept|stand-up|fill|add-computer|unfill|shuffle|invite|start|cancel|take-seat|leave|close|vote-\w+|rematch|continue|play|later|healthy|healthy-later|reserve-later|take|give|pass|reserve|pick-reservation|announce|take-back|agree|disagree|unsay|resume|page:(me|settings):[\w.]*language|page:privacy:really|page:edit)\b/

/** Presses whatever only shows something, each kind once, and goes on in the answers. */
async function lookAround(stage: Stage, player: Player, message: APIMessage, known: Set<string>): Promise<void> {
  for (const { custom_id: id, type, options = [] } of liveOf(message)) {
    const kind = `${player.key} ${id.split(':').slice(1, 2).join()} ${id.startsWith('d1:page:') ? id : ''}`
    if (acts.test(id) || known.has(kind) || !player.messages().some((one) => one.id === message.id && liveOf(one).some(({ custom_id }) => custom_id === id))) continue // prettier-ignore
    known.add(kind)
    const last = options.slice(-1).map(({ value }) => value)
    const answer = await did(type === 3 ? player.choose(message, id, ...last) : player.press(message, id))
    await stage.settle()
    if (answer.message && isPrivate(answer.message)) await lookAround(stage, player, answer.message, known)
  }
}

/** Says what may be said, else does the simplest thing. */
async function moveOn(player: Player, stage: Stage): Promise<void> {
  const hand = there((await did(player.command('doko hand'))).message)
  const calls = liveId(hand, 'calls')
  const offered = calls === undefined ? null : (await did(player.press(hand, calls))).message
  const call = liveId(offered, 'announce')
  if (offered && call !== undefined) await did(player.press(offered, call))
  await simplest(stage, player)
}

it.each([
  ['de', 'en', false],
  ['en', 'no', false],
  // Drawing takes time: once is enough to read what is said about the pictures.
  ['no', 'de', true],
] as const)(
  'in a whole match every word is in its reader’s language: %s in private, %s in the channel',
  async (reader, channel, pictures) => {
    const people = names.map((key) => ({ key, name: key, locale: locales[reader], manager: key === 'anna' }))
    const stage = await startStage({ locale: locales[channel], people, newcomers: true, pictures })
    const [anna, ben, clara] = [stage.as('anna'), stage.as('ben'), stage.as('clara')]
    const [own, shared] = [vocabulary(reader), vocabulary(channel)]
    const strange: string[] = []
    const seen = { private: 0, channel: 0 }
    stage.playground.world.on((event) => {
      if (event.type !== 'message') return
      const privately = event.message.viewer !== null
      seen[privately ? 'private' : 'channel']++
      for (const text of sayingsOf(event.message.data))
        for (const word of wordsIn(text))
          if (!(privately ? own : shared).has(word) && !names.includes(word)) strange.push(`${privately ? 'private' : 'channel'}: ${word} in ${text}`) // prettier-ignore
    })
    const known = new Set<string>()
    const look = async (player: Player, command: string, options = {}) =>
      lookAround(stage, player, there((await did(player.command(command, options))).message), known)
    const table = await seatAndStart(stage, names, { rules: 'hausrunde', games: pictures ? 1 : 2 })
    for (const command of ['help', 'me', 'settings', 'stats', 'rules', 'privacy', 'watch']) await look(anna, `doko ${command}`) // prettier-ignore
    await look(anna, 'doko glossary', { term: 'fuchs' })
    for (const command of ['learn', 'practice']) await look(clara, `doko ${command}`)
    await lookAround(stage, ben, there(ben.table), known)
    for (let move = 0; publicView(stage, table).status === 'playing'; move++) {
      const player = onTurn(stage, table, names)
      if (player) await moveOn(player, stage)
      if (move % (pictures ? 24 : 8) === 5) for (const name of names) await look(stage.as(name), 'doko hand')
      // Long enough now and then for a reminder.
      await stage.pass(move % 8 === 3 ? 30_000 : 1000)
      if (publicView(stage, table).status === 'between') {
        await lookAround(stage, ben, there(ben.table), known)
        await stage.pass(20_000)
      }
    }
    await stage.pass(3000)
    expect(publicView(stage, table).status).toBe('over')
    await lookAround(stage, ben, there(ben.table), new Set())
    for (const command of ['stats', 'watch', 'hand', 'close']) await look(anna, `doko ${command}`)
    expect(strange).toEqual([])
    expect(seen.private).toBeGreaterThan(150)
    expect(seen.channel).toBeGreaterThan(30)
  },
)
