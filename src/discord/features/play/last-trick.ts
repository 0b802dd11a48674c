import { seats } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import type { Page } from '../../road/message.js'
import { lastTrickPicture } from '../../look/pictures.js'
import type { Look } from '../../look/look.js'
import { cardText, tableName, who } from '../../look/names.js'
import { lines, page } from '../../look/parts.js'
import { seatLine } from '../table/page.js'
import { playsOf } from '../../look/trick.js'

/** The last finished trick, for whoever asks: cards, who played them, who took it. */
export function presentLastTrick(view: TableView, t: T, { look }: { look: Look }): Page {
  const trick = view.deal?.tricks.at(-1)
  if (!view.deal || !trick) return page({ head: t('trick.none') })
  const plays = playsOf(trick).map(({ seat, card }) => `${who(view, seat, t)} ${cardText(card, t)}`)
  const head = `**${tableName(view, t)} · ${t('table.trick', { trick: view.deal.tricks.length })}**`
  const won =
    trick.winner === null
      ? null
      : t('table.won', { name: who(view, trick.winner, t), eyes: t('table.eyes', { count: trick.eyes }) })
  const { deal } = view
  return page({
    head: lines(head, ...plays, won),
    picture: lastTrickPicture(view, t, look),
    foot: look.size === null ? lines(...seats.map((seat) => seatLine(view, deal, seat, t))) : '',
  })
}
