import type { TableView } from '../../table/view.js'
import type { Fields, Press, PressRow, RowOptions, Values } from '../road/press.js'
import { row } from '../road/press.js'
import { showPrivately } from '../road/reply.js'
import type { Answering } from '../road/reply.js'
import type { Request } from '../road/request.js'
import type { Services } from './services.js'

type AtTable = Pick<Services, 'tables' | 'refusal'>

/** Says what answers a press at a table that is still open, as its presser sees it; else they are told that it is gone. */
export const atTable = <F extends Fields & { readonly table: unknown }, Needs extends AtTable>(
  kind: Press<F>,
  answer: (view: TableView, request: Request, needs: Needs, press: Values<F>) => Answering,
  options: RowOptions = {},
): PressRow<Needs> =>
  row<F, Needs>(
    kind,
    (press, request, needs) => {
      const view = needs.tables.view(String(press.table), request.user)
      return view
        ? answer(view, request, needs, press)
        : showPrivately(needs.refusal({ code: 'no-such-table' }, request, null), request)
    },
    options,
  )
