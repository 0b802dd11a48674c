import { ComponentType } from 'discord.js'
import { formatMatch } from '../../../engine/index.js'
import type { MatchRecord } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { lines, page } from '../../look/parts.js'
import type { Page, TextFile } from '../../road/message.js'
import { row, tablePress } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Services } from '../services.js'

/** How the match was shuffled. */
export const checkPress = tablePress('check')

/** The most lines of a lobby that the page shows; the file has them all. */
const shownLines = 16

/** A line longer than this (a name in it is no number of Discord's) is cut. */
const lineLength = 120

/** Small print with the Mischprobe. */
export const commitmentLine = (commitment: string, t: T): string => `-# ${t('fair.commitment', { digest: commitment })}`

/** How a match that has ended was shuffled: seed, lobby, the command that checks it, and the match as a file. */
export function presentCheck(match: MatchRecord, t: T): Page {
  const { commitment, seed, lobby, deals } = match
  const name = `match-${commitment.slice(0, 8)}.json`
  const file: TextFile = { name, type: 'application/json', text: `${formatMatch(match)}\n` }
  const shown = lobby.slice(0, shownLines).map((line) => line.slice(0, lineLength))
  const made = page({
    head: lines(
      `**${t('fair.title')}**`,
      t('fair.about'),
      t('fair.seed', { seed }),
      t('fair.commitment', { digest: commitment }),
      `**${t('fair.lobby')}**`,
      `\`\`\`\n${shown.join('\n')}\n\`\`\``,
      lobby.length > shownLines && t('fair.lobby-more', { count: lobby.length - shownLines }),
      `${t('fair.deals', { count: deals.length })} ${t('fair.how')}`,
      `\`\`\`\nnpm run --silent doko -- verify ${name}\n\`\`\``,
    ),
  })
  const attached = { type: ComponentType.File, file: { url: `attachment://${name}` } } as const
  return { ...made, components: [...made.components, attached], files: [file] }
}

export const fairPresses: readonly PressRow<Services>[] = [
  /** How the match was shuffled, for as long as the ledger remembers it. */
  row(checkPress, async ({ table }, request, { tables, refusal }: Services) => {
    const match = await tables.matchRecord(table)
    const page = match ? presentCheck(match, request.t) : refusal({ code: 'no-such-table' }, request, null)
    return showPrivately(page, request)
  }),
]
