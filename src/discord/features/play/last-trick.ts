import { seats } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { playsOf } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import { cardText, tableName, who } from '../../look/names.js'
import { button, lines, page, rows } from '../../look/parts.js'
import { lastTrickPicture } from '../../look/pictures.js'
import { seatLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { refreshPress } from './buttons.js'

interface LastTrickOptions {
  readonly look: Look
  /** It takes the place of the hand, so it offers the way back. */
  readonly inHand?: boolean
}

/** The last finished trick, for whoever asks: cards, who played them, who took it. */
export function presentLastTrick(view: TableView, t: T, { look, inHand = false }: LastTrickOptions): Page {
  const trick = view.deal?.tricks.at(-1)
  const back = inHand ? rows([button(refreshPress({ table: view.id }), t('button.back'))]) : []
  if (!view.deal || !trick) return page({ head: t('trick.none'), rows: back })
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
    rows: back,
  })
}
