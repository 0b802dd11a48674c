import { isSolo, seats } from '../../../engine/index.js'
import type { View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { trickLine, trickNumber } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import { capital, gameLine } from '../../look/names.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import { ownPflichtLine } from '../../look/pflichtsolo.js'
import { tablePicture } from '../../look/pictures.js'
import { resultText } from '../../look/result-lines.js'
import { lastResultPicture } from '../../look/result-pictures.js'
import { rowOf } from '../../look/score-lines.js'
import { bockLine } from '../../look/bock-lines.js'
import { standingNow } from '../../look/standing-now.js'
import { dealerLine, seatLine, turnLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { isReady, waitingLine } from '../../look/waiting.js'
import { continuePress, lastTrickPress, refreshPress } from './buttons.js'
import { takeBackInHand } from './take-back.js'

/**
 * When somebody who sits out plays again: with the next dealer, thus in the next game. After a Solo the same person may have
 * to deal once more, so no number is named then.
 */
function backLine({ game, games }: TableView, { forced, game: kind }: View, t: T): string {
  if (game >= games) return t('sits-out.last')
  const dealerMayStay = forced !== null || (kind !== null && kind !== 'redeal' && isSolo(kind))
  return dealerMayStay ? t('sits-out.other-dealer') : t('sits-out.back', { game: game + 1 })
}

/** The result of the game that somebody sat out. */
function resultLine(view: TableView, t: T): string | null {
  const row = rowOf(view)
  return row ? resultText(view, row, t, view.place) : null
}

/**
 * What somebody sees who has a place at the table but sits out this deal: the table as everybody sees it, and when they
 * play again.
 */
export function presentSitsOut(
  view: TableView,
  deal: View,
  t: T,
  { look, notice }: { readonly look: Look; readonly notice?: string },
): Page {
  const table = view.id
  const over = deal.phase === 'over'
  const asked = takeBackInHand(view, t)
  const title = dots(
    `**${t('hand.title')} · ${t('table.name', { number: view.number })}**`,
    t('table.game', { game: view.game, games: view.games }),
    deal.phase === 'playing' && t('table.trick', { trick: trickNumber(deal) }),
  )
  return page({
    head: lines(
      notice,
      title,
      `-# ${capital(dots(gameLine(view, t), dealerLine(view, t), bockLine(view, deal, t)))}`,
      !over && standingNow(view, t),
      over ? resultLine(view, t) : `**${t('sits-out.now')}**`,
      backLine(view, deal, t),
      ownPflichtLine(view, t),
      asked.line,
    ),
    picture: over ? lastResultPicture(view, t, look) : tablePicture(view, t, look),
    foot: over
      ? view.status === 'between'
        ? `-# ${waitingLine(view, t)}`
        : ''
      : lines(...seats.map((seat) => seatLine(view, deal, seat, t)), trickLine(view, deal, t), turnLine(view, deal, t)),
    accent: asked.rows.length > 0 ? 'brass' : 'felt',
    rows: [
      ...asked.rows,
      ...rows([
        ...(over && view.status === 'between'
          ? [button(continuePress({ table }), t('button.continue'), { style: 'go', off: isReady(view) })]
          : []),
        button(lastTrickPress({ table }), t('button.last-trick'), { off: deal.tricks.length === 0 }),
        button(refreshPress({ table }), '', { emoji: { name: '🔄' } }),
      ]),
    ],
  })
}
