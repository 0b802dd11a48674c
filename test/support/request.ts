import type { Request } from '../../src/discord/road/request.js'
import { translator } from '../../src/i18n/index.js'

/** What somebody asks in a channel of a German server, all rights given; `more` says what is different. */
export const requestBy = (user: string, more: Partial<Request> = {}): Request => ({
  id: '1',
  user,
  name: user,
  server: 'server',
  room: 'room',
  t: translator('de'),
  locale: 'de',
  roomT: translator('de'),
  manager: false,
  missing: [],
  missingForThreads: [],
  mayMakeEvents: false,
  parent: null,
  fromPrivate: false,
  message: null,
  chosen: [],
  ...more,
})
