import type { DealEvent } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import type { TableEvent } from '../../../table/intent.js'
import type { TableView } from '../../../table/view.js'
import { redealStartsBock } from '../../look/bock-lines.js'
import { capital, cardsText, cardText, gameLine, reservationName, saidName, who } from '../../look/names.js'
import { dots } from '../../look/parts.js'

function settledLine(view: TableView, event: Extract<DealEvent, { type: 'game-settled' }>, t: T): string | null {
  if (event.seat === null) return t('news.all-healthy')
  const { clearing } = event
  return dots(gameLine(view, t), (clearing === 'fehl' || clearing === 'trump') && t(`news.clearing.${clearing}`))
}

/** As much of the trumps that came back as the rules tell the table. */
function returnedLine(name: string, { trumps, counted }: Extract<DealEvent, { type: 'cards-returned' }>, t: T): string {
  if (trumps === null) return t('news.returned', { name })
  if (counted) return t('news.returned-count', { name, count: trumps })
  return t(trumps > 0 ? 'news.returned-with' : 'news.returned-without', { name })
}

function dealLine(view: TableView, event: DealEvent, t: T): string | null {
  switch (event.type) {
    case 'spoke':
      return t(event.healthy ? 'news.healthy' : 'news.reservation', { name: who(view, event.seat, t) })
    case 'game-settled':
      return settledLine(view, event, t)
    case 'armut-asked':
      return t('news.armut', { name: who(view, view.deal?.declarer ?? event.seat, t), cards: event.cards })
    case 'armut-answered':
      return t(event.taken ? 'news.taken' : 'news.passed', { name: who(view, event.seat, t) })
    case 'cards-returned':
      return returnedLine(who(view, event.seat, t), event, t)
    case 'announced':
      return `**${t('news.announced', { name: who(view, event.seat, t), call: saidName(event, t) })}**`
    case 'played':
      return t('news.played', { name: who(view, event.seat, t), card: cardText(event.card, t) })
    case 'schweine':
      return `**${t(event.card === 'DA' ? 'news.schweine' : 'news.superschweine', { name: who(view, event.seat, t), card: cardText(event.card, t) })}**`
    case 'genscher':
      return `**${t('news.genscher', { name: who(view, event.seat, t), partner: who(view, event.partner, t) })}**`
    case 'trick-won':
      return t('table.won', { name: who(view, event.seat, t), eyes: t('table.eyes', { count: event.eyes }) })
    case 'partner-found':
      return event.partner === null
        ? t('news.lone', { name: who(view, event.seat, t) })
        : t('news.partner', { name: who(view, event.seat, t), partner: who(view, event.partner, t) })
    case 'redeal':
      return dots(
        event.seat !== null && who(view, event.seat, t),
        t('news.redeal', { reason: capital(reservationName(event.reason, t)) }),
        event.thrown !== undefined && cardsText(event.thrown, t),
        view.bock.length > 0 && redealStartsBock(view, event.reason) && `🐏 ${t('bock.redeal')}`,
      )
    case 'claimed':
      return `**${t(event.gives ? 'claim.gives' : event.sure ? 'claim.sure' : 'claim.claims', { name: who(view, event.seat, t) })}**`
    case 'claim-answered':
      return t(event.agrees ? 'news.claim-yes' : 'news.claim-no', { name: who(view, event.seat, t) })
    case 'deal-over':
      return null
  }
}

function eventLine(view: TableView, event: TableEvent, t: T): string | null {
  switch (event.type) {
    case 'deal':
      return dealLine(view, event.event, t)
    case 'joined':
      return t('news.joined', { name: `<@${event.user}>` })
    case 'left':
      return t('news.left', { name: `<@${event.user}>` })
    case 'filled':
      return t('news.filled')
    case 'deal-started':
      return t('news.dealt', { game: event.game })
    case 'redealt':
      return t('news.redealt')
    case 'unfilled':
      return t('news.unfilled')
    case 'shuffled':
      return t('news.shuffled')
    case 'host-passed':
      return t('news.host-passed', { name: `<@${event.user}>` })
    case 'seat-taken':
      return t('news.seat-taken', { name: `<@${event.user}>` })
    case 'overtime':
      return t('news.overtime', { name: `<@${event.user}>` })
    case 'seat-lent':
      return t('news.seat-lent', { name: `<@${event.user}>` })
    case 'take-back-asked':
      return t('news.take-back-asked', { name: who(view, event.take.seat, t), card: cardText(event.take.card, t) })
    case 'take-back-refused':
      return t('news.take-back-refused')
    case 'taken-back':
      return t('news.taken-back', { name: who(view, event.seat, t), card: cardText(event.card, t) })
    case 'vote-failed':
      return t('news.vote-failed')
    case 'proposal-failed':
      return t(event.wish.kind === 'void' ? 'news.not-voided' : 'news.length-stays')
    case 'game-voided':
      return t('news.voided', { game: event.game })
    case 'length-changed':
      return t('news.length', { games: event.games })
    case 'expired':
      return t('news.expired')
    case 'removed':
    case 'readmitted':
    case 'released':
    case 'games-chosen':
    case 'vote':
    case 'proposed':
    case 'suspended':
    case 'resumed':
    case 'relocated':
    case 'opened':
    case 'deal-finished':
    case 'ready':
    case 'match-over':
    case 'closed':
      return null
  }
}

const heavy: ReadonlySet<TableEvent['type']> = new Set([
  'left',
  'host-passed',
  'seat-taken',
  'seat-lent',
  'overtime',
  'take-back-asked',
  'take-back-refused',
  'taken-back',
  'vote-failed',
  'proposal-failed',
  'game-voided',
  'length-changed',
])

/** Which events are worth more than the ones around them: the highest is told. */
const weight = (event: TableEvent): number => {
  if (heavy.has(event.type)) return 6
  if (event.type !== 'deal') return event.type === 'deal-started' ? 1 : 2
  switch (event.event.type) {
    case 'announced':
    case 'schweine':
    case 'genscher':
    case 'redeal':
    case 'claimed':
    case 'claim-answered':
    case 'armut-answered': // the next one who is asked stands below
      return 6
    case 'partner-found':
    case 'game-settled':
    case 'cards-returned':
    case 'armut-asked':
      return 5
    case 'trick-won':
      return 3
    case 'spoke':
    case 'played':
    case 'deal-over':
      return 2
  }
}

/**
 * What happened last, in one line for the whole table; plain plays are left out, as the trick shows them.
 * @param events events of the last outcome, or of several in order; the weightiest is told, of equal ones the latest
 * @returns empty when there is nothing to tell
 */
export function announceLine(view: TableView, events: readonly TableEvent[], t: T): string {
  const told = events.filter((event) => !(event.type === 'deal' && event.event.type === 'played'))
  const [first, ...others] = told
  if (!first) return ''
  const chosen = others.reduce((best, event) => (weight(event) >= weight(best) ? event : best), first)
  return eventLine(view, chosen, t) ?? ''
}
