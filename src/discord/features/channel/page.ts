import { seats } from '../../../engine/index.js'
import type { View } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableView } from '../../../table/view.js'
import { bockLine } from '../../look/bock-lines.js'
import { trickLine, trickNumber } from '../../look/cards.js'
import type { Look } from '../../look/look.js'
import { capital, cardText, gameLine, isPerson, who } from '../../look/names.js'
import { button, dots, lines, page, rows } from '../../look/parts.js'
import { pflichtLine } from '../../look/pflichtsolo.js'
import { tablePicture } from '../../look/pictures.js'
import { standingNow } from '../../look/standing-now.js'
import { dealerLine, seatLine, timeLine, turnLine } from '../../look/table-lines.js'
import type { Page } from '../../road/message.js'
import { lastGameButtons, lastGameLine } from '../consent/pages.js'
import { morePress } from '../people/buttons.js'
import { peopleButtons } from '../people/pages.js'
import { questionsToAll } from '../people/questions.js'
import { handPress, lastTrickPress, whoSaidPress } from '../play/buttons.js'
import { claimButtons, claimLine, openLines } from '../play/claim.js'
import { takeBackButtons, takeBackLine } from '../play/take-back.js'

export interface TableOptions {
  readonly look: Look
  /** What happened last, from `announceLine`. */
  readonly news?: string
  /** Since when the one to play has been awaited, in seconds since 1970. */
  readonly since?: number
}

/** What was declared beside the game: Schweinchen, a Genscher, how a Hochzeit finds its partner; nothing for most deals. */
export function declaredLine(view: TableView, deal: View, t: T): string {
  const { schweine, genscher, clearing } = deal
  return dots(
    ...schweine.map(({ seat, card }) =>
      t(card === 'DA' ? 'table.schweine' : 'table.superschweine', {
        name: who(view, seat, t),
        card: cardText(card, t),
      }),
    ),
    genscher && t('table.genscher', { name: who(view, genscher.seat, t), partner: who(view, genscher.partner, t) }),
    clearing !== null && clearing !== 'trick' && t(`table.clearing.${clearing}`),
  )
}

/** Nobody waits for a computer player, whose pause is only to be seen. */
const waitsForPerson = ({ seats: occupants }: TableView, { turn }: View): boolean =>
  turn !== null && isPerson(occupants[turn])

/** The live message of a table in its channel, the same for all readers: what happened, who is to do what, how. */
export function presentTable(view: TableView, t: T, { look, news, since }: TableOptions): Page {
  const deal = view.deal
  if (!deal) return page({ head: t('table.name', { number: view.number }) })
  const playing = deal.phase === 'playing'
  const title = dots(
    t('table.name', { number: view.number }),
    t('table.game', { game: view.game, games: view.games }),
    playing && t('table.trick', { trick: trickNumber(deal) }),
  )
  const facts = dots(gameLine(view, t), dealerLine(view, t), bockLine(view, deal, t))
  const turn = turnLine(view, deal, t)
  const last = dots(
    turn ?? t('table.finished'),
    timeLine(view, t) ??
      (turn !== null &&
        waitsForPerson(view, deal) &&
        since !== undefined &&
        t('table.since', { time: `<t:${since}:R>` })),
  )
  const table = view.id
  const asked = questionsToAll(view, t)
  return page({
    head: lines(
      `**${title}**`,
      `-# ${capital(facts)}`,
      standingNow(view, t),
      declaredLine(view, deal, t),
      takeBackLine(view, t) ?? claimLine(view, deal, t) ?? news,
    ),
    picture: tablePicture(view, t, look),
    foot: lines(
      ...seats.map((seat) => seatLine(view, deal, seat, t)),
      trickLine(view, deal, t),
      pflichtLine(view, t),
      ...openLines(view, deal, t),
      asked.text,
      lastGameLine(view, t),
      turn === null && last,
    ),
    turn: turn === null ? null : last,
    accent: view.takeBack === null && deal.claim === null ? 'felt' : 'brass',
    rows: [
      ...rows(takeBackButtons(view, t)),
      ...rows(claimButtons(view, deal, t)),
      ...rows([
        button(handPress({ table }), t('button.hand'), { style: 'main' }),
        button(lastTrickPress({ table }), t('button.last-trick'), { off: deal.tricks.length === 0 }),
        button(whoSaidPress({ table }), t('button.who-said')),
        button(morePress({ table }), t('button.more')),
      ]),
      ...rows([...lastGameButtons(view, t), ...peopleButtons(view, t)]),
      ...asked.rows,
    ],
  })
}
