import type { TableView } from '../../table/view.js'
import type { Fields, Press, PressRow, RowOptions, Values } from '../road/press.js'
import { row } from '../road/press.js'
import { showPrivately } from '../road/reply.js'
import type { Answering } from '../road/reply.js'
import type { Request } from '../road/request.js'
import type { Services } from './services.js'

/** Says what answers a press at a table that is still open, as its presser sees it; else they are told that it is gone. */
export const atTable = <F extends Fields & { readonly table: unknown }>(
  kind: Press<F>,
  answer: (view: TableView, request: Request, services: Services, press: Values<F>) => Answering,
  options: RowOptions = {},
): PressRow<Services> =>
  row<F, Services>(
    kind,
    (press, request, services) => {
      const view = services.tables.view(String(press.table), request.user)
      return view
        ? answer(view, request, services, press)
        : showPrivately(services.refusal({ code: 'no-such-table' }, request, null), request)
    },
    options,
  )
