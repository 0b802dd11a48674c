import type { RoadPages } from '../road/dispatch.js'
import { presentNotice } from './parts.js'

/** What is said on the road itself, whoever was asked. */
export const roadPages: RoadPages = {
  oldButton: (t) => presentNotice(t('error.old-button')),
  shuttingDown: (t) => presentNotice(t('refusal.shutting-down')),
  fault: (t, number) => presentNotice(t('error.ours', { number })),
}
