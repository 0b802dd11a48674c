import type { T } from '../../../i18n/index.js'
import type { Book, Counting, Ranking } from '../../../table/ports.js'
import type { UserId } from '../../../table/view.js'
import { figure } from '../../look/names.js'
import { button, lines, page, presentNotice, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import type { PersonMeant } from '../../road/person-command.js'
import { tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { onServer } from '../permissions.js'
import type { Services } from '../services.js'
import { statsPress } from './page.js'

const books = ['plus', 'minus'] as const satisfies readonly Book[]

/** Rows that are read at once, and places further down that are not looked for. */
const step = 100
const furthest = 2000

/** What a book of the rankings says of somebody. */
export interface Standing {
  readonly book: Book
  readonly place: number
  readonly row: Ranking
}

/** Somebody's standing in the rankings of a server, one for each book in which they have games. */
export function presentProfile(user: UserId, standings: readonly Standing[], counting: Counting, t: T): Page {
  const name = `<@${user}>`
  const told = standings.flatMap(({ book, place, row }) => [
    `-# ${t(`stats.rules.${book}`)}`,
    t('stats.row', {
      place,
      name,
      points: figure(row.points),
      games: row.games,
      average: t.number(row.games === 0 ? 0 : row.points / row.games, 2),
      re: row.winsRe,
      kontra: row.winsKontra,
      solo: row.winsSolo,
    }),
  ])
  return page({
    head: lines(
      `**${t('profile.title', { name })}**`,
      `-# ${t('stats.counting', { which: t(`settings.counting.${counting}`) })}`,
      ...(told.length > 0 ? told : [t('profile.empty', { name })]),
    ),
    rows: rows([button(statsPress({ state: '' }), t('stats.title'))]),
  })
}

/** Shows whoever asks what the server's rankings know of somebody. */
export async function showProfile(request: Request, { user, isBot }: PersonMeant, needs: Services): Promise<Reply> {
  const { t } = request
  if (!onServer(request)) return tell(presentNotice(t('error.server-only')))
  if (isBot) return tell(presentNotice(t('profile.bot')))
  const { counting } = await needs.servers.meet(request.server)
  const found: Standing[] = []
  for (const book of books) {
    const standing = await standingOf(user, book, counting, request.server, needs)
    if (standing) found.push(standing)
  }
  return tell(presentProfile(user, found, counting, t))
}

async function standingOf(
  user: UserId,
  book: Book,
  counting: Counting,
  server: string,
  { rankings }: Pick<Services, 'rankings'>,
): Promise<Standing | null> {
  for (let offset = 0; offset < furthest; offset += step) {
    const { rows: found, total } = await rankings(server, { book, counting, offset, limit: step })
    const row = found.find((one) => one.user === user)
    if (row) return { book, place: row.rank, row }
    if (offset + step >= total) return null
  }
  return null
}
