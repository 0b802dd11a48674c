import type { T } from '../../../i18n/index.js'
import { isPractice } from '../../../table/view.js'
import { withRows } from '../../look/galleries.js'
import { button, rows } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import { atTable } from '../at-table.js'
import { practicePress } from '../learn/buttons.js'
import type { Services } from '../services.js'
import { whyPress } from './buttons.js'
import { presentWhy } from './why.js'

type Needs = Pick<Services, 'tables' | 'looks' | 'refusal'>

/** A page that has taken the place of a practice, with the way back. */
const withWayBack = (page: Page, t: T): Page =>
  withRows(page, rows([button(practicePress({ state: '' }), t('button.back'))]))

export const resultPresses: readonly PressRow<Needs>[] = [
  atTable(whyPress, (view, request, { looks }: Needs) => {
    const page = presentWhy(view, request.t, { look: looks.of(request) })
    return showPrivately(isPractice(view) ? withWayBack(page, request.t) : page, request)
  }),
]
