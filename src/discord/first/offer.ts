import { translator } from '../../i18n/index.js'
import { presentOffer } from '../present/pages/first.js'
import type { Readers } from '../settings/readers.js'
import type { Also } from '../api/reply.js'
import type { Request } from '../api/request.js'

/** Offers to learn the game, once, to somebody who sits down and has not played before. */
export const offerTo =
  ({ user, locale, language }: Pick<Request, 'user' | 'locale' | 'language'>, readers: Readers): Also =>
  async () =>
    (await readers.offers(user, locale)) ? presentOffer(translator(language)) : null
