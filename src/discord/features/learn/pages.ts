import type { Services } from '../../road/command.js'
import type { PageName } from '../../road/custom-id.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { learnReply } from './reply.js'
import { practiceReply } from '../practice/reply.js'
import { onReviewPage } from '../review/reply.js'

/** Pages for those who learn, practise or look back. */
const firstPages = ['learn', 'practice', 'review'] as const
type FirstPage = (typeof firstPages)[number]

/** Whether a page is for those who learn, practise or look back. */
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
    case 'learn':
      return learnReply(data, request, services)
    case 'practice':
      return practiceReply(request, services)
    case 'review':
      return onReviewPage(data, chosen[0], request, services)
  }
}
