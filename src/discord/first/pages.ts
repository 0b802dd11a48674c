import type { Services } from '../command.js'
import type { PageName } from '../custom-id.js'
import type { Reply } from '../reply.js'
import type { Request } from '../request.js'
import { onReviewPage } from './review.js'

/** Pages for those who learn or look back. */
export const firstPages = ['review'] as const
type FirstPage = (typeof firstPages)[number]

/** Whether a page is one of those who learn or look back. */
export const isFirstPage = (page: PageName): page is FirstPage => (firstPages as readonly PageName[]).includes(page)

/** A press or choice on such a page. */
export function onFirstPage(
  page: FirstPage,
  data: string,
  chosen: readonly string[],
  request: Request,
  services: Services,
): Promise<Reply> {
  switch (page) {
    case 'review':
      return onReviewPage(data, chosen[0], request, services)
  }
}
